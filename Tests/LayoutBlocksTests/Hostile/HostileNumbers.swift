import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// Frames, lengths and rooms that are negative, without end or no numbers.
@Suite struct HostileNumbers {
  let root = Box("root", rect(0, 0, 300, 300))
  let source = rect(0, 0, 300, 300)

  @Test func `Frames that are not finite are refused, in any form`() {
    let box = Box("box", rect(1, 2, 3, 4), in: root)
    let next = Box("next", in: root)
    for layout in [
      Layout(width: .fixed(.nan)), Layout(x: .left(.infinity)),
      Layout(width: .scaled(.greatestFiniteMagnitude), height: .scaled(.infinity)),
    ] {
      let scheme = LayoutScheme(blocks: [
        box.layoutBlock(with: layout),
        next.layoutBlock(constraints: [box.layoutConstraint(for: [.equally])]),
      ])
      var frames: [CGRect] = []
      let issues = LayoutIssue.collecting {
        frames = scheme.snapshot(for: source).childSnapshots.map(\.frame)
        scheme.layout(in: source)
      }
      #expect(Set(issues.map(\.rule)) == [.nonFiniteFrame])
      #expect(issues.first?.elements == ["box"])
      #expect(box.layoutFrame == rect(1, 2, 3, 4))
      #expect(frames == [rect(1, 2, 3, 4), rect(1, 2, 3, 4)])
      #expect(next.layoutFrame == rect(1, 2, 3, 4))
    }
  }

  @Test func `A frame is refused wherever the source is, after any other`() {
    let box = Box("box", rect(1, 2, 3, 4), in: root)
    let scheme = LayoutScheme(blocks: [box.layoutBlock(with: Layout(width: .fixed(.nan)))])
    for origin in [0, 5] as [CGFloat] {
      let issues = LayoutIssue.collecting { scheme.layout(in: rect(origin, origin, 9, 9)) }
      #expect(issues.map(\.rule) == [.nonFiniteFrame])
      #expect(box.layoutFrame == rect(1, 2, 3, 4))
    }
  }

  @Test func `Where the source was before leaves no trace in frames`() {
    let items = (0..<3).map { Box("\($0)", in: root) }
    let stack = StackLayoutScheme { items }
    for x in [1e300, 0, 1.7e308, -1.7e308, 0.1, 1e9, 0.1, 0.7] as [CGFloat] {
      stack.layout(in: rect(x, 0, 300, 9))
      #expect(items.map(\.layoutFrame) == [0, 100, 200].map { rect(x + $0, 0, 100, 9) })
    }
  }

  @Test func `A refused frame is the same in a capture, even where finite numbers add up to it`() {
    let box = Box("box", rect(1, 2, 3, 4), in: root)
    let scheme = LayoutScheme(blocks: [box.layoutBlock(with: Layout(x: .left(1.7e308)))])
    let source = rect(1.7e308, 0, 10, 10)
    _ = LayoutIssue.collecting {
      let snapshot = scheme.snapshot(for: source)
      #expect(snapshot.childSnapshots.map(\.frame) == [rect(1, 2, 3, 4)])
      #expect(scheme.capture(in: source)?.snapshot() == snapshot)
      // Nor is an element given a frame that is none because it has one.
      box.layoutFrame = rect(.nan, 0, 1, 1)
      scheme.layout(in: source)
      #expect(box.layoutFrame == .zero)
    }
  }

  @Test func `Negative sizes count by their amount`() {
    let box = Box("box", in: root)
    let issues = LayoutIssue.collecting {
      box.layoutBlock(with: Layout(x: 50, width: .fixed(-20), height: 10)).layout(in: source)
    }
    #expect(issues.map(\.rule) == [.negativeSize])
    #expect(box.layoutFrame == rect(30, 0, 20, 10))
    // 20 long, so the origin is 20 and 10 from the right edge of 300; the frame ends there.
    _ = LayoutIssue.collecting {
      box.layoutBlock(with: Layout(x: .right(10), width: .fixed(-20), height: 10))
        .layout(in: source)
    }
    #expect(box.layoutFrame == rect(250, 0, 20, 10))
  }

  @Test func `A frame whose amount is not finite is refused, as is one an element has`() {
    let box = Box("box", rect(20, 20, -4, 5), in: root)
    let block = box.layoutBlock(with: Layout(x: .left(-1e308), width: .fixed(-1.7e308)))
    // The frame that is kept counts by its amount, too.
    let issues = LayoutIssue.collecting { block.layout(in: source) }
    #expect(issues.map(\.rule) == [.nonFiniteFrame])
    #expect(box.layoutFrame == rect(16, 20, 4, 5))
    block.apply(snapshot: rect(10, 10, -4, 5))
    #expect(box.layoutFrame == rect(6, 10, 4, 5))
    block.apply(snapshot: rect(-1e308, 10, -1.7e308, 5))
    #expect(box.layoutFrame == rect(6, 10, 4, 5))
  }

  @Test func `A source of negative size counts by its amount, for stacks as for blocks`() {
    let items = (0..<2).map { Box("\($0)", in: root) }
    let block = Box("block", in: root)
    // From (-30, -80) to (70, 20).
    let source = rect(70, 20, -100, -100)
    var stack = StackLayoutScheme { items }
    stack.spacing = .equal(10)
    stack.layout(in: source)
    #expect(items.map(\.layoutFrame) == [rect(-30, -80, 45, 100), rect(25, -80, 45, 100)])
    block.layoutBlock(with: Layout(x: .left, y: .bottom, width: 45, height: 30))
      .layout(in: source)
    #expect(block.layoutFrame == rect(-30, -10, 45, 30))
  }

  @Test(arguments: [
    rect(.nan, 0, 1, 1), rect(0, 0, .nan, 1), rect(0, .infinity, 1, 1), rect(0, 0, -.infinity, 1),
  ])
  func `A source that is no rect lays out nothing`(_ source: CGRect) {
    let box = Box("box", rect(1, 2, 3, 4), in: root)
    let scheme = LayoutScheme(blocks: [box.layoutBlock()])
    var frame = CGRect.zero
    let issues = LayoutIssue.collecting {
      scheme.layout(in: source)
      frame = scheme.snapshot(for: source).frame
      #expect(scheme.capture(in: source) == nil)
    }
    #expect(Set(issues.map(\.rule)) == [.invalidInput])
    #expect(box.layoutFrame == rect(1, 2, 3, 4))
    #expect(frame == rect(1, 2, 3, 4))
    var program = BlockProgram()
    program.addBlock(program.addElement())
    #expect(program.frames(in: source, elements: [rect(9, 9, 9, 9)]) == [rect(9, 9, 9, 9)])
  }

  @Test(arguments: [
    rect(0, 0, 0, 0), rect(5, 5, -10, 20), rect(0, 0, .infinity, .infinity), rect(-1e9, 1e9, 1, 1),
  ])
  func `Any other source gives finite frames, the same in both forms`(_ source: CGRect) {
    let boxes = (0..<4).map { Box("\($0)", in: root) }
    var stack = StackLayoutScheme { Array(boxes[2...]) }
    stack.spacing = .equal(5)
    let scheme = LayoutScheme(blocks: [
      boxes[0].layoutBlock(with: Layout(x: .center, y: .bottom(3), width: .scaled(0.5))),
      boxes[1].layoutBlock(
        with: Layout(x: .right(multiplier: 0.5), height: .boxed(1_000)),
        constraints: [
          boxes[0].layoutConstraint(for: [
            .right(.limit(on: .outer)), .insets(.init(top: 9, left: 9, bottom: 9, right: 9)),
          ])
        ]),
      stack,
    ])
    _ = LayoutIssue.collecting {
      let snapshot = scheme.snapshot(for: source)
      scheme.layout(in: source)
      let frames = snapshot.nodes.filter { !$0.isGroup }.map(\.frame)
      #expect(frames == boxes.map(\.layoutFrame))
      for frame in frames {
        #expect(frame.origin.x.isFinite && frame.origin.y.isFinite)
        #expect(frame.size.width >= 0 && frame.size.height >= 0)
      }
    }
  }
}
