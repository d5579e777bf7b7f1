import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Views whose layout asks for more layout: of views around them, and of views they add.
@Suite struct ReentrantLayoutTests {
  private final class Counts {
    var layouts = 0
  }

  /// A view that does something whenever it is laid out.
  private final class Actor: UIView {
    let counts: Counts
    let body: (Actor) -> Void
    var ownLayouts = 0

    init(_ counts: Counts, _ body: @escaping (Actor) -> Void) {
      self.counts = counts
      self.body = body
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      counts.layouts += 1
      ownLayouts += 1
      body(self)
    }

    /// Another one that does the same.
    func twin() -> Actor { Actor(counts, body) }
  }

  private func layOutOnSmallStack(_ view: UIView) {
    nonisolated(unsafe) let view = view
    onSmallStack { view.layoutIfNeeded() }
  }

  /// The most rounds that a view is laid out in.
  private let limit = 8

  @Test
  func `A view that adds a view and lays out its superview ends after 8 rounds`() {
    let root = UIView()
    let view = Actor(Counts()) { view in
      view.addSubview(UIView())
      view.superview?.layoutIfNeeded()
    }
    root.addSubview(view)
    layOutOnSmallStack(root)
    #expect(view.ownLayouts == limit && view.subviews.count == limit)
    // It is left marked, and the next pass goes on.
    #expect(view.isMarkedForLayout)
    root.layoutIfNeeded()
    #expect(view.ownLayouts == 2 * limit)
  }

  @Test func `A view that is reached again by way of another tree ends after 8 rounds`() {
    let (root, otherRoot) = (UIView(), UIView())
    let other = Actor(Counts()) { [unowned root] _ in root.layoutIfNeeded() }
    otherRoot.addSubview(other)
    let view = Actor(Counts()) { view in
      view.addSubview(UIView())
      other.setNeedsLayout()
      otherRoot.layoutIfNeeded()
    }
    root.addSubview(view)
    layOutOnSmallStack(root)
    #expect(view.ownLayouts == limit && view.subviews.count == limit)
  }

  @Test(arguments: [1, 2, 10, 300])
  func `Each of many such views ends after 8 rounds`(_ count: Int) {
    let root = UIView()
    let counts = Counts()
    let first = Actor(counts) { view in
      view.addSubview(UIView())
      view.superview?.layoutIfNeeded()
    }
    root.addSubview(first)
    for _ in 1..<count { root.addSubview(first.twin()) }
    layOutOnSmallStack(root)
    let layouts = root.subviews.compactMap { ($0 as? Actor)?.ownLayouts }
    #expect(layouts.allSatisfy { 1...limit ~= $0 })
    #expect(root.subviews.allSatisfy { $0.isMarkedForLayout })
  }

  @Test(arguments: [false, true])
  func `Siblings that add siblings end`(_ asksForPass: Bool) {
    let root = UIView()
    let counts = Counts()
    let first = Actor(counts) { view in
      view.superview?.addSubview(view.twin())
      if asksForPass { view.superview?.layoutIfNeeded() }
    }
    root.addSubview(first)
    layOutOnSmallStack(root)
    #expect(counts.layouts == limit && root.subviews.count == limit + 1)
    #expect(root.subviews.last?.isMarkedForLayout == true)
    // The one that is left is laid out in the next pass.
    root.layoutIfNeeded()
    #expect(counts.layouts == 2 * limit)
  }

  @Test(arguments: [false, true])
  func `Views that add views of their kind below end`(_ asksForPass: Bool) {
    let root = UIView()
    let counts = Counts()
    root.addSubview(
      Actor(counts) { view in
        let twin = view.twin()
        view.addSubview(twin)
        if asksForPass { twin.layoutIfNeeded() }
      })
    layOutOnSmallStack(root)
    // Adding marks a view again: in each of 8 rounds there are at most twice as many layouts.
    #expect(limit..<256 ~= counts.layouts)
  }

  @Test
  func `A view and one below that mark and lay out each other end`() {
    let root = UIView()
    let below = Actor(Counts()) { view in
      view.superview?.setNeedsLayout()
      view.superview?.layoutIfNeeded()
    }
    let view = Actor(Counts()) { _ in
      below.setNeedsLayout()
      below.layoutIfNeeded()
    }
    view.addSubview(below)
    root.addSubview(view)
    layOutOnSmallStack(root)
    #expect(view.ownLayouts == limit && limit...(limit * limit) ~= below.ownLayouts)
  }

  @Test(arguments: [2, 3, 12])
  func `Views that mark and lay out each other end`(_ count: Int) {
    let root = UIView()
    let counts = Counts()
    let body = { (view: Actor) in
      for other in view.superview?.subviews ?? [] {
        other.setNeedsLayout()
        other.layoutIfNeeded()
      }
    }
    for _ in 0..<count { root.addSubview(Actor(counts, body)) }
    layOutOnSmallStack(root)
    #expect(counts.layouts >= count && counts.layouts < 3000)
  }

  /// Each has a view below whose layout asks for that of all.
  @Test(arguments: [1, 3, 10])
  func `Views that lay out each other by way of those below them end`(_ count: Int) {
    let root = UIView()
    let counts = Counts()
    let inner = { (view: Actor) in root.layoutIfNeeded() }
    for _ in 0..<count {
      let below = Actor(counts, inner)
      let view = Actor(counts) { _ in
        for other in root.subviews { other.setNeedsLayout() }
        below.setNeedsLayout()
        below.layoutIfNeeded()
      }
      view.addSubview(below)
      root.addSubview(view)
    }
    layOutOnSmallStack(root)
    #expect(counts.layouts >= 2 * count && counts.layouts < 5000)
  }

  @Test
  func `A chain of views that mark themselves and lay out the next ends`() {
    let root = UIView()
    let counts = Counts()
    var above = root
    for _ in 0..<60 {
      let view = Actor(counts) { view in
        view.setNeedsLayout()
        view.subviews.first?.setNeedsLayout()
        view.subviews.first?.layoutIfNeeded()
      }
      above.addSubview(view)
      above = view
    }
    layOutOnSmallStack(root)
    #expect(counts.layouts < 100_000)
  }

  /// A prototype is measured as often as one likes, below the view that asks or apart from it.
  @Test(arguments: [false, true]) func `A pass below counts for itself`(_ isApart: Bool) {
    let root = UIView()
    let counts = Counts()
    let child = UIView()
    let prototype = Actor(counts) { view in child.frame.size.width = view.bounds.width / 2 }
    prototype.addSubview(child)
    var widths: [CGFloat] = []
    let view = Actor(Counts()) { view in
      for width in 1...20 {
        prototype.bounds.size.width = CGFloat(width)
        prototype.layoutIfNeeded()
        widths.append(child.frame.width)
      }
    }
    if !isApart { view.addSubview(prototype) }
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(widths == (1...20).map { CGFloat($0) / 2 } && counts.layouts == 20)
  }

  @Test func `Views that lay out those below them are all laid out once`() {
    let root = UIView()
    var above = root
    var views: [Actor] = []
    for _ in 0..<1000 {
      let view = Actor(Counts()) { $0.subviews.first?.layoutIfNeeded() }
      views.append(view)
      above.addSubview(view)
      above = view
    }
    layOutOnSmallStack(root)
    #expect(views.allSatisfy { $0.ownLayouts == 1 && !$0.isMarkedForLayout })
  }

  @Test func `Views that lay out their superview are laid out once`() {
    let root = UIView()
    let views = (0..<3000).map { _ in Actor(Counts()) { $0.superview?.layoutIfNeeded() } }
    for view in views { root.addSubview(view) }
    layOutOnSmallStack(root)
    #expect(views.allSatisfy { $0.ownLayouts == 1 && !$0.isMarkedForLayout })
  }
}
