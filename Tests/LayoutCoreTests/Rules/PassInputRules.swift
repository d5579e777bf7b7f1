import Foundation
import HeadlessUIKit
import LayoutCore
import Testing

/// What a pass sees of the containers around, and whom a change of that marks.
@Suite struct PassInputRules {
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
