import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// The first pass of a stack may do without a program, and nobody can tell by what it does.
@Suite struct FirstPassLaws {
  private let root = UIView(frame: rect(0, 0, 400, 400))

  private func views(_ count: Int) -> [UIView] {
    (0..<count).map { _ in
      let view = UIView()
      root.addSubview(view)
      return view
    }
  }

  private struct Outcome: Equatable {
    var frames: [CGRect]
    var rules: [LayoutIssue.Rule]
    var elements: [[String]]
  }

  /// What a pass does to elements that begin at zero.
  private func outcome(
    _ block: some LayoutBlockProtocol, in source: CGRect, of elements: [any LayoutElement]
  ) -> Outcome {
    for element in elements { element.place(.zero) }
    let issues = LayoutIssue.collecting { block.layout(in: source) }
    return Outcome(
      frames: elements.map(\.layoutFrame), rules: issues.map(\.rule),
      elements: issues.map(\.elements))
  }

  @Test(arguments: [
    rect(0, 0, 300, 40), rect(-5, 7.25, 91, 33), rect(0, 0, 0, 0), rect(50, 40, -30, -20),
    rect(0, 0, .infinity, 20), rect(0, 0, 20, 1e16),
    rect(0, 0, 1e16, 20), rect(0, 0, -.infinity, 20), rect(1e300, -1e300, 1e14, 1),
    rect(-1.7e308, 1.7e308, 9, 9), rect(.nan, 0, 9, 9), rect(0, 0, .nan, 9),
  ])
  func `The first pass places views as the next ones do`(_ source: CGRect) {
    let views = views(3)
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      views[0].semanticContentAttribute = direction
      for stack in stackForms(of: views) {
        let first = outcome(stack, in: source, of: views)
        #expect(outcome(stack, in: source, of: views) == first, "\(stack)")
        #expect(outcome(stack, in: source, of: views) == first, "\(stack)")
        let other = outcome(LayoutScheme(blocks: [stack]), in: source, of: views)
        #expect(other.frames == first.frames, "\(stack)")
        #expect(other.rules == first.rules, "\(stack)")
      }
    }
  }

  /// Lists of items that are not only different views in one container.
  private static let oddLists: [@Sendable ([UIView], UIView) -> [any LayoutElement]] = [
    { _, _ in [] },
    { views, _ in [views[0]] },
    { views, _ in [views[0], views[1], views[0]] },
    { views, _ in [views[0], UIView(), views[1]] },
    { _, _ in [UIView(), UIView()] },
    { views, _ in
      views[1].addSubview(views[2])
      return views
    },
    { views, _ in [views[0], views[1], CALayer()] },
    { views, root in
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      return [views[0], guide, views[1]]
    },
    { views, root in [root.safeAreaLayoutGuide, views[0]] },
    { views, _ in [views[0].baselineElement, views[1]] },
  ]

  @Test(arguments: 0..<10)
  func `Items that are no plain row are laid out as by a program`(_ index: Int) {
    let views = views(3)
    views[1].frame = rect(10, 20, 30, 40)
    let items = Self.oddLists[index](views, root)
    let room = rect(3, 5, 120, 40)
    let first = outcome(StackLayoutScheme { items }, in: room, of: items)
    let scheme = LayoutScheme(blocks: [StackLayoutScheme { items }])
    let other = outcome(scheme, in: room, of: items)
    #expect(other == first)
    // What is wrong with items is told once, when they are declared.
    #expect(outcome(scheme, in: room, of: items).frames == first.frames)
  }

  @Test func `What is said of items counts from the first pass`() {
    let views = views(2)
    var stack = StackLayoutScheme { views }
    stack.setLength(.fixed(30), for: views[0])
    stack.layout(in: rect(0, 0, 100, 10))
    #expect(views.map(\.frame) == [rect(0, 0, 30, 10), rect(30, 0, 70, 10)])
    var other = StackLayoutScheme { views }
    other.layoutDirection = .rightToLeft
    other.layout(in: rect(0, 0, 100, 10))
    #expect(views.map(\.frame) == [rect(50, 0, 50, 10), rect(0, 0, 50, 10)])
    let label = UILabel()
    label.text = "some text"
    root.addSubview(label)
    var content = StackLayoutScheme { [label, views[0]] }
    content.filling = .content
    content.layout(in: rect(0, 0, 200, 10))
    #expect(label.frame.width == label.sizeThatFits(root.bounds.size).width)
  }

  @Test func `A copy that changes has a pass of its own`() {
    let views = views(2)
    let stack = StackLayoutScheme { views }
    var copy = stack
    copy.axis = .vertical
    #expect(copy.blockFront !== stack.blockFront)
    stack.layout(in: rect(0, 0, 100, 10))
    #expect(views[1].frame == rect(50, 0, 50, 10))
    copy.layout(in: rect(0, 0, 100, 10))
    #expect(views[1].frame == rect(0, 5, 100, 5))
    var later = stack
    later.axis = .vertical
    stack.layout(in: rect(0, 0, 80, 10))
    #expect(views[1].frame == rect(40, 0, 40, 10))
    later.layout(in: rect(0, 0, 100, 20))
    #expect(views[1].frame == rect(0, 10, 100, 10))
  }

  private final class Asked {
    var stack: StackLayoutScheme?
    var asksAgain = true
  }

  @Test(arguments: [true, false])
  func `A pass that is asked for by the items of the first one is told once`(_ isPlain: Bool) {
    let views = views(2)
    let asked = Asked()
    let stack = StackLayoutScheme {
      if asked.asksAgain { asked.stack?.layout(in: rect(0, 0, 7, 7)) }
      return isPlain ? views : views + views
    }
    asked.stack = stack
    defer { asked.stack = nil }
    let issues = LayoutIssue.collecting { stack.layout(in: rect(0, 0, 100, 10)) }
    #expect(issues.count { $0.rule == .changedDuringPass } == 1)
    #expect(views.map(\.frame) == [rect(0, 0, 50, 10), rect(50, 0, 50, 10)])
    asked.asksAgain = false
    let later = LayoutIssue.collecting { stack.layout(in: rect(0, 0, 80, 10)) }
    #expect(later.count { $0.rule == .changedDuringPass } == 0)
    #expect(views.map(\.frame) == [rect(0, 0, 40, 10), rect(40, 0, 40, 10)])
  }

  @Test func `A snapshot before the first pass, and between passes, is that of the pass`() {
    let views = views(3)
    let stack = StackLayoutScheme { views }
    let frames = [rect(0, 0, 30, 10), rect(30, 0, 30, 10), rect(60, 0, 30, 10)]
    let early = stack.snapshot(for: rect(0, 0, 90, 10))
    #expect(early.nodes.dropFirst().map(\.frame) == frames)
    #expect(views.allSatisfy { $0.frame == .zero })
    let other = StackLayoutScheme { views }
    other.layout(in: rect(0, 0, 90, 10))
    #expect(views.map(\.frame) == frames)
    #expect(other.currentSnapshot == early)
    #expect(other.isActive)
  }

  @Test func `A stack of another stack's items while both are declared keeps them apart`() {
    let views = views(4)
    let inner = StackLayoutScheme { [views[1], views[2]] }
    // Laid out while the outer one is declared: its items get other numbers meanwhile.
    let outer = StackLayoutScheme {
      inner.layout(in: rect(0, 50, 20, 10))
      return views
    }
    let scheme = LayoutScheme(blocks: [views[3].layoutBlock(), outer])
    scheme.layout(in: rect(0, 0, 80, 10))
    #expect(views.map(\.frame.origin.x) == [0, 20, 40, 60])
  }
}
