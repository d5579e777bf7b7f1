import Foundation
import LayoutCore
import Testing

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

@Suite struct LayoutInputTests {
  private let size = CGSize(width: 320, height: 480)

  @Test func `Defaults are neutral`() {
    let input = LayoutInput(size: size)
    #expect(input.width == 320)
    #expect(input.height == 480)
    #expect(input.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    #expect(input.layoutMargins == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    #expect(input.direction == .leftToRight)
    #expect(input.scale == 1)
    #expect(input.traits.isEmpty)
  }

  @Test func `Another size keeps everything else`() {
    let input = LayoutInput(
      size: size, safeAreaInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      layoutMargins: UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8),
      direction: .rightToLeft, scale: 3, traits: ["a": "b"])
    var expected = input
    expected.size = CGSize(width: 1, height: 2)
    #expect(input.with(size: CGSize(width: 1, height: 2)) == expected)
    #expect(input.with(size: size) == input)
  }

  @Test func `Every part counts for equality`() {
    let input = LayoutInput(size: size)
    var changed = Array(repeating: input, count: 6)
    changed[0].size.width = 1
    changed[1].safeAreaInsets.top = 1
    changed[2].layoutMargins.left = 1
    changed[3].direction = .rightToLeft
    changed[4].scale = 2
    changed[5].traits["a"] = "b"
    for other in changed {
      #expect(other != input)
    }
  }

  @Test func `A container's own traits win over those around it, the nearest first`() {
    let outer = PlainContainer(300, 300)
    let middle = PlainContainer(200, 200, in: outer)
    let inner = PlainContainer(100, 100, in: middle)
    outer.inputTraits = ["a": "outer", "b": "outer", "c": "outer"]
    middle.inputTraits = ["a": "middle", "b": "middle"]
    inner.inputTraits = ["a": "inner"]
    #expect(inner.layoutInput.traits == ["a": "inner", "b": "middle", "c": "outer"])
    #expect(middle.layoutInput.traits == ["a": "middle", "b": "middle", "c": "outer"])
    #expect(outer.layoutInput.traits == ["a": "outer", "b": "outer", "c": "outer"])
  }

  @Test func `New traits mark the container and all within it, the same ones nobody`() {
    let outer = PlainContainer(300, 300)
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.addSubview(plain)
    let inner = PlainContainer(100, 100, in: plain)
    outer.layoutIfNeeded()
    let before = (outer.passCount, inner.passCount)
    outer.inputTraits = ["size": "large"]
    outer.layoutIfNeeded()
    #expect((outer.passCount, inner.passCount) == (before.0 + 1, before.1 + 1))
    #expect(inner.lastInput?.traits == ["size": "large"])
    outer.inputTraits = ["size": "large"]
    outer.layoutIfNeeded()
    #expect((outer.passCount, inner.passCount) == (before.0 + 1, before.1 + 1))
  }

  @Test func `Containers around count what within them got facts of its own or lost them`() {
    let outer = PlainContainer(300, 300)
    let inner = PlainContainer(100, 100, in: outer)
    let before = outer.storage.innerFactsCount
    inner.inputTraits = ["size": "large"]
    #expect(outer.storage.innerFactsCount == before + 1)
    inner.inputTraits = ["size": "small"]
    #expect(outer.storage.innerFactsCount == before + 1)
    inner.inputTraits = [:]
    #expect(outer.storage.innerFactsCount == before + 2)
  }

  @Test func `Other traits of an element mark the container it is in`() {
    let container = PlainContainer(300, 300)
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    container.addSubview(child)
    container.layoutIfNeeded()
    let before = container.passCount
    child.layoutTraits = LayoutTraits(width: 50)
    container.layoutIfNeeded()
    #expect(container.passCount == before + 1)
    child.layoutTraits = LayoutTraits(width: 50)
    container.layoutIfNeeded()
    #expect(container.passCount == before + 1)
  }

  @Test func `Below a snapshot its scale, direction and traits count, under the own ones`() {
    let outer = PlainContainer(300, 300)
    let inner = PlainContainer(100, 100, in: outer)
    inner.inputTraits = ["a": "inner"]
    outer.layoutIfNeeded()
    let input = LayoutInput(
      size: CGSize(width: 200, height: 150), direction: .rightToLeft, scale: 3,
      traits: ["a": "outer", "b": "outer"])
    _ = LayoutSnapshot(of: outer, in: input)
    #expect(inner.lastInput?.size == CGSize(width: 100, height: 100))
    #expect(inner.lastInput?.scale == 3)
    #expect(inner.lastInput?.direction == .rightToLeft)
    #expect(inner.lastInput?.traits == ["a": "inner", "b": "outer"])
  }

  @Test func `A snapshot that differs in one fact alone lays out all within anew`() {
    let outer = PlainContainer(300, 300)
    let inner = PlainContainer(100, 100, in: outer)
    outer.layoutIfNeeded()
    let own = outer.layoutInput
    var (scaled, turned, large) = (own, own, own)
    scaled.scale = own.scale + 1
    turned.direction = .rightToLeft
    large.traits = ["size": "large"]
    for input in [scaled, turned, large] {
      let before = inner.passCount
      _ = LayoutSnapshot(of: outer, in: input)
      #expect(inner.passCount == before + 1, "\(input)")
    }
  }

  @Test func `What scrolls up and down has no safe area above and below`() {
    let outer = PlainContainer(300, 300)
    let inner = PlainContainer(300, 300, in: outer)
    for view in [outer, inner] { view.layoutMargins = .zero }
    outer.hostSafeAreaInsets = UIEdgeInsets(top: 40, left: 10, bottom: 30, right: 20)
    #expect(inner.layoutInput.safeAreaInsets == outer.hostSafeAreaInsets)
    outer.storage.scrollsUpAndDown = true
    let sides = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    #expect(inner.layoutInput.safeAreaInsets == sides)
    #expect(inner.layoutInput.layoutMargins == sides)
    inner.insetsLayoutMarginsFromSafeArea = false
    #expect(inner.layoutInput.layoutMargins == .zero)
  }

  @Test func `Breakpoints of what sees another input are no complete list`() {
    let outer = PlainContainer(600, 300)
    let inner = PlainContainer(100, 100, in: outer)
    outer.declaredConditions = [.width(600...)]
    #expect(outer.layoutBreakpoints == LayoutBreakpoints(widths: [600]))
    inner.declaredConditions = [.width(300...)]
    let all = LayoutBreakpoints(widths: [300, 600], isComplete: false)
    #expect(outer.layoutBreakpoints == all)
    #expect(inner.layoutBreakpoints == LayoutBreakpoints(widths: [300]))
    inner.readsInputOfContainer = true
    #expect(outer.layoutBreakpoints == LayoutBreakpoints(widths: [300, 600]))
  }

  @Test func `What scrolls from the right keeps its distance from there, however narrow`() {
    var start = ScrollStart()
    func shown(_ offset: CGFloat, _ widths: ScrollStart.Widths?) -> CGFloat? {
      start.offset(from: offset, widths)
    }
    #expect(shown(7, nil) == nil)
    // At first its beginning is shown: 500 - 300 - 0 from the left.
    #expect(shown(0, .init(content: 500, view: 300)) == 200)
    // 30 from the beginning in a wider view.
    #expect(shown(170, .init(content: 500, view: 400)) == 70)
    // A content narrower than the view is as wide as it.
    #expect(shown(100, .init(content: 250, view: 400)) == 0)
    #expect(shown(0, nil) == 0)
    #expect(shown(3, nil) == nil)
  }
}
