import Foundation
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// Schemes within schemes: depth costs neither stack nor more than linear time.
@Suite struct NestedSchemeTests {
  /// A scheme of `depth` levels, each with a block before the next one and under a condition.
  private static func nested(_ depth: Int, _ boxes: [Box], below: Box) -> LayoutScheme {
    var scheme = LayoutScheme(blocks: [below.layoutBlock(with: Layout(height: 3))])
    for index in 0..<depth {
      scheme = LayoutScheme(blocks: [
        boxes[index].layoutBlock(with: Layout(width: .fixed(CGFloat(index % 7)), height: 2)),
        scheme,
      ])
      if index % 3 == 0 { scheme = scheme.when(.width((CGFloat(index % 10))...)) }
    }
    return scheme
  }

  @Test func `Ten thousand levels are built, laid out, captured and freed on a small stack`() {
    let depth = 10_000
    let frames = onSmallStack { () -> [CGRect] in
      let root = Box("root")
      let below = Box("below", in: root)
      let boxes = (0..<depth).map { _ in Box(in: root) }
      var scheme = Self.nested(depth, boxes, below: below)
      let source = rect(0, 0, 10, 10)
      let snapshot = scheme.snapshot(for: source)
      scheme.layout(in: source)
      let captured = scheme.capture(in: source)?.snapshot()
      below.removeFromSuperElement()
      scheme.removeInactiveBlocks()
      scheme.layout(in: rect(0, 0, 10, 20))
      let count = scheme.snapshot(for: source).count
      return [
        snapshot.frame, below.layoutFrame, boxes[5].layoutFrame, boxes[depth - 1].layoutFrame,
        captured?.frame ?? .null, rect(0, 0, CGFloat(snapshot.count), CGFloat(count)),
      ]
    }
    // Ten thousand boxes in as many schemes, and the innermost one.
    let count = CGFloat(2 * depth + 2)
    #expect(
      frames == [
        rect(0, 0, 10, 3), rect(0, 0, 10, 3), rect(0, 0, 5, 2), rect(0, 0, 3, 2),
        rect(0, 0, 10, 3), rect(0, 0, count, count - 1),
      ])
  }

  @Test func `Time grows with the levels, not with their square`() {
    func time(_ depth: Int) -> Double {
      let root = Box("root")
      let below = Box("below", in: root)
      let boxes = (0..<depth).map { _ in Box(in: root) }
      var best = Double.infinity
      for _ in 0..<5 {
        let start = DispatchTime.now().uptimeNanoseconds
        let scheme = Self.nested(depth, boxes, below: below)
        scheme.layout(in: rect(0, 0, 10, 10))
        best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start))
      }
      return best
    }
    let small = time(500)
    // Sixteen times as much; were it quadratic, 256 times.
    #expect(time(8_000) < 80 * small)
  }

  @Test func `A copy does not change with its original, at any depth`() {
    let root = Box("root")
    let boxes = (0..<3).map { Box("\($0)", in: root) }
    let inner = LayoutScheme(blocks: [boxes[0].layoutBlock(), boxes[1].layoutBlock()])
    var outer = LayoutScheme(blocks: [inner])
    let copy = outer
    outer.insertLayout(block: boxes[2].layoutBlock(), to: 0)
    boxes[0].removeFromSuperElement()
    outer.removeInactiveBlocks()
    root.add(boxes[0])
    #expect(
      outer.snapshot(for: rect(0, 0, 1, 1)).nodes.filter { !$0.isGroup }.map(\.name) == [
        "2", "1",
      ])
    #expect(
      copy.snapshot(for: rect(0, 0, 1, 1)).nodes.filter { !$0.isGroup }.map(\.name) == [
        "0", "1",
      ])
  }

  @Test func `What one branch placed is not taken as placed behind it`() {
    let root = Box("root")
    let first = Box("first", rect(0, 0, 9, 9), in: root)
    let second = Box("second", in: root)
    let scheme = LayoutScheme(blocks: [
      LayoutScheme(blocks: [
        LayoutScheme(blocks: [first.layoutBlock(with: Layout(height: 50))]).when(.width(100...))
      ]).when(.width(50...)),
      second.layoutBlock(
        with: Layout(height: 1),
        constraints: [first.layoutConstraint(for: [.bottom(.limit(on: .outer))])]),
    ])
    scheme.layout(in: rect(0, 0, 60, 200))
    #expect(second.layoutFrame == rect(0, 9, 60, 1))
    scheme.layout(in: rect(0, 0, 100, 200))
    #expect(second.layoutFrame == rect(0, 50, 100, 1))
    first.place(rect(0, 0, 9, 30))
    scheme.layout(in: rect(0, 0, 60, 200))
    #expect(second.layoutFrame == rect(0, 30, 60, 1))
  }
  @Test func `Items may come out of a pass of another scheme of the same elements`() {
    let root = Box("root")
    let (first, item, below) = (
      Box("first", in: root), Box("item", in: root), Box("below", in: root)
    )
    // Declared in the middle of the other declaration, with the same elements in another order.
    let stack = StackLayoutScheme {
      LayoutScheme(blocks: [below, item, first].map { $0.layoutBlock() })
        .layout(in: rect(0, 0, 1, 1))
      return [item]
    }
    let scheme = LayoutScheme(blocks: [
      first.layoutBlock(with: Layout(width: 20, height: 10)),
      stack,
      below.layoutBlock(
        with: Layout(height: 30),
        constraints: [
          first.layoutConstraint(for: [.bottom(.limit(on: .outer))]),
          item.layoutConstraint(for: [.right(.limit(on: .inner))]),
        ]),
    ])
    for width in [100.0, 60] {
      scheme.layout(in: rect(0, 0, width, 90))
      #expect(first.layoutFrame == rect(0, 0, 20, 10))
      #expect(item.layoutFrame == rect(0, 0, width, 90))
      #expect(below.layoutFrame == rect(0, 10, width, 30))
    }
    #expect(scheme.snapshot(for: rect(0, 0, 50, 90)).nodes.filter { !$0.isGroup }.count == 3)
  }

  @Test func `The end of an element that only constrains is heard`() {
    let root = Box("root")
    let box = Box("box", in: root)
    var other: Box? = Box("other", rect(0, 0, 5, 5), in: root)
    let constraints = (0..<3).map { _ in other!.layoutConstraint(for: [.bottom(.limit(on: .outer))])
    }
    let scheme = LayoutScheme(blocks: [box.layoutBlock(constraints: constraints)])
    scheme.layout(in: rect(0, 0, 9, 9))
    #expect(box.layoutFrame == rect(0, 5, 9, 4))
    other?.removeFromSuperElement()
    other = nil
    let issues = LayoutIssue.collecting { scheme.layout(in: rect(0, 0, 9, 9)) }
    #expect(issues.map(\.rule) == [.missingElement, .missingElement, .missingElement])
    #expect(box.layoutFrame == rect(0, 0, 9, 9))
  }

  @Test func `Ten thousand switches of a constraint, one behind the other, need little stack`() {
    let outcome = onSmallStack { () -> [CGRect] in
      let root = Box("root")
      let (one, other) = (Box("one", in: root), Box("other", rect(5, 0, 7, 9), in: root))
      var switched = other.layoutConstraint(for: [.width(1)]).active(true)
      let innermost = switched
      for _ in 0..<10_000 { switched = switched.active(true) }
      let block = one.layoutBlock(constraints: [switched])
      var frames: [CGRect] = []
      for isOn in [true, false] {
        innermost.isActive = isOn
        block.layout(in: rect(0, 0, 100, 10))
        frames.append(one.layoutFrame)
        if switched.isActive != isOn { frames = [] }
      }
      return frames
    }
    #expect(outcome == [rect(0, 0, 7, 10), rect(0, 0, 100, 10)])
  }
}
