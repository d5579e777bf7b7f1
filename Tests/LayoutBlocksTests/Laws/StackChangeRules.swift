import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// A stack that was laid out counts as it is said to be from then on.
@Suite struct StackChangeRules {
  private let root = Box("root", rect(0, 0, 100, 40))
  private let first: Box
  private let second: Box

  init() {
    first = Box("first", .zero, in: root)
    second = Box("second", .zero, in: root)
  }

  @Test func `Whatever is changed of a stack counts from the next layout`() {
    var stack = StackLayoutScheme { [first, second] }
    func frames() -> [CGRect] {
      stack.layout(in: rect(0, 0, 100, 40))
      return [first.layoutFrame, second.layoutFrame]
    }
    #expect(frames() == [rect(0, 0, 50, 40), rect(50, 0, 50, 40)])
    stack.spacing = .equal(10)
    #expect(frames() == [rect(0, 0, 45, 40), rect(55, 0, 45, 40)])
    stack.filling = .equal(20)
    #expect(frames() == [rect(0, 0, 20, 40), rect(30, 0, 20, 40)])
    stack.direction = .atTrailing
    #expect(frames() == [rect(50, 0, 20, 40), rect(80, 0, 20, 40)])
    stack.layoutDirection = .rightToLeft
    #expect(frames() == [rect(30, 0, 20, 40), rect(0, 0, 20, 40)])
    stack.layoutDirection = .leftToRight
    stack.crossFilling = .equal(8)
    #expect(frames() == [rect(50, 16, 20, 8), rect(80, 16, 20, 8)])
    stack.alignment = .trailing(3)
    #expect(frames() == [rect(50, 29, 20, 8), rect(80, 29, 20, 8)])
    stack.setLength(.fixed(30), for: first)
    #expect(frames() == [rect(40, 29, 30, 8), rect(80, 29, 20, 8)])
    stack.setLength(.filling, for: first)
    #expect(frames() == [rect(50, 29, 20, 8), rect(80, 29, 20, 8)])
    stack.axis = .vertical
    stack.direction = .fromLeading
    #expect(frames() == [rect(89, 0, 8, 20), rect(89, 30, 8, 20)])
  }

  @Test func `A layout of an element that stands nowhere is told of and does nothing`() {
    let loose = Box("loose", rect(1, 2, 3, 4))
    let byFirst = first.layoutConstraint(for: [.equally])
    for apply in [
      { Layout(width: 5).apply(for: loose) },
      { Layout(width: 5).apply(for: loose, use: [(rect(0, 0, 1, 1), [])]) },
      { Layout(width: 5).apply(for: loose, in: rect(0, 0, 9, 9), use: [byFirst]) },
    ] {
      let issues = LayoutIssue.collecting(apply)
      #expect(issues.map(\.rule) == [.detachedElement])
      #expect(issues.first?.elements == ["loose"])
      #expect(loose.layoutFrame == rect(1, 2, 3, 4))
    }
  }

  @Test func `Schemes without a condition are no list of cases`() {
    let view = SchemeView(
      LayoutScheme(blocks: [first.layoutBlock()]), LayoutScheme(blocks: [second.layoutBlock()]))
    #expect(view.declaredLists.isEmpty)
    #expect(view.declaredConditions.isEmpty)
    view.schemes[0] = view.schemes[0].when(.width(30...))
    #expect(view.declaredLists.map(\.conditions.count) == [2])
    #expect(view.declaredConditions.map(\.description) == ["width >= 30"])
  }
}
