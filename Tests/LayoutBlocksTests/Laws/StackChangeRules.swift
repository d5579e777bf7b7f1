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

  @Test func `A baseline outlives its element, and is nowhere then`() {
    var gone: Box? = Box("gone", rect(1, 2, 3, 4), in: root)
    gone?.baseline = 3
    gone?.direction = .rightToLeft
    let line = gone!.baselineElement
    #expect(line.layoutFrame == rect(1, 5, 3, 0))
    #expect(line.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let placing = line.layoutBlock()
    let reading = first.layoutBlock(constraints: [line.layoutConstraint(for: [.equally])])
    gone?.removeFromSuperElement()
    gone = nil
    #expect(line.base == nil && line.layoutContainer == nil)
    #expect(line.layoutFrame == .zero)
    #expect(line.effectiveUserInterfaceLayoutDirection == .leftToRight)
    line.place(rect(5, 6, 7, 8))
    #expect(line.layoutFrame == .zero)
    let issues = LayoutIssue.collecting {
      LayoutScheme(blocks: [placing, reading]).layout(in: rect(0, 0, 100, 40))
    }
    #expect(issues.map(\.rule) == [.missingElement, .missingElement])
    #expect(first.layoutFrame == rect(0, 0, 100, 40))
  }

  @Test func `Blocks with nothing to place are taken out of a scheme without others in it`() {
    let stray = Box("stray")
    var scheme = LayoutScheme(blocks: [stray.layoutBlock(), first.layoutBlock()])
    #expect(LayoutIssue.collecting { scheme.removeInactiveBlocks() } == [])
    #expect(LayoutIssue.collecting { scheme.layout(in: rect(0, 0, 100, 40)) } == [])
    #expect(first.layoutFrame == rect(0, 0, 100, 40))
  }

  @Test func `A stack without an end asks for the lengths that its items would like`() {
    first.fitting = { CGSize(width: min($0.width, 500), height: 5) }
    second.fitting = { CGSize(width: min($0.width, 70), height: 5) }
    var stack = StackLayoutScheme { [first, second] }
    stack.filling = .content
    stack.spacing = .equal(10)
    let frames = stack.snapshot(for: rect(0, 0, .infinity, 40)).childSnapshots.map(\.frame)
    #expect(frames == [rect(0, 0, 500, 40), rect(510, 0, 70, 40)])
  }

  private struct Pair: LayoutBlockProtocol {
    let blocks: [any LayoutBlockProtocol]

    func declareBlocks(in declaration: inout BlockDeclaration) {
      for block in blocks { declaration.add(block) }
    }
  }

  @Test func `A block of one's own needs nothing but what it declares`() {
    let pair = Pair(blocks: [
      first.layoutBlock(with: Layout(width: 30)),
      second.layoutBlock(
        with: Layout(x: 5, width: 20),
        constraints: [first.layoutConstraint(for: [.right(.limit(on: .outer))])]),
    ])
    #expect(pair.isActive)
    #expect(pair.snapshot(for: rect(0, 0, 100, 40)).frame == rect(0, 0, 55, 40))
    pair.layout(in: rect(0, 0, 100, 40))
    #expect(second.layoutFrame == rect(35, 0, 20, 40))
    #expect(pair.currentRect == rect(0, 0, 55, 40))
    #expect(!Pair(blocks: []).isActive)
  }
}
