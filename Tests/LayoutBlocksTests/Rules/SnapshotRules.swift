import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// What snapshots and captures of blocks hold, and whom applying one places.
@Suite struct SnapshotRules {
  private let root = Box("root", rect(0, 0, 100, 100))
  private let source = rect(0, 0, 100, 100)

  private func boxes(_ count: Int) -> [Box] {
    (0..<count).map { Box("\($0)", rect(1, 2, 3, 4), in: root) }
  }

  @Test func `Pixels are the same in a pass, a snapshot, a capture and what is applied`() {
    let boxes = boxes(5)
    let guide = StackLayoutGuide<Box>(items: boxes[3...].map { .uiView($0) })
    guide.add(to: root)
    var inner = LayoutScheme(blocks: [boxes[0].layoutBlock(with: Layout(x: 0.4, width: 10.4))])
    inner.pixelGrid = PixelGrid(scale: 5)
    var scheme = LayoutScheme(blocks: [
      inner, boxes[1].layoutBlock(with: Layout(y: 0.6, height: 7.7)),
      LayoutScheme(blocks: [boxes[2].layoutBlock(with: Layout(x: 1.7, width: 3.1))])
        .when(.width(50...)),
      guide.layoutBlock(with: Layout(x: 0.6, width: 51.1)),
    ])
    for scale in [nil, 1, 2, nil] as [CGFloat?] {
      scheme.pixelGrid = scale.map { PixelGrid(scale: $0) }
      let snapshot = scheme.snapshot(for: source)
      let capture = scheme.capture(in: source)?.snapshot()
      #expect(capture == snapshot)
      scheme.layout(in: source)
      let frames = boxes.map(\.layoutFrame)
      #expect(snapshot.nodes.filter { $0.name == "1" }.map(\.frame) == [frames[1]])
      for box in boxes { box.layoutFrame = .zero }
      scheme.apply(snapshot: snapshot)
      #expect(boxes.map(\.layoutFrame) == frames)
      #expect(scheme.currentSnapshot == snapshot)
      guard let scale else { continue }
      // The outermost grid is the one that counts.
      for frame in frames {
        for edge in [frame.minX, frame.minY, frame.maxX, frame.maxY] {
          #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-9, "\(frame)")
        }
      }
    }
    #expect(boxes[1].layoutFrame.isClose(to: rect(0, 0.6, 100, 7.7)))
    // The grid of a scheme within counts where the outer one has none.
    #expect(boxes[0].layoutFrame == rect(0.4, 0, 10.4, 100))
  }

  @Test func `What is hidden is hidden in a snapshot and in a capture`() {
    let view = UIView(frame: source)
    let (shown, hidden) = (UIView(), UIView())
    for child in [shown, hidden] { view.addSubview(child) }
    hidden.isHidden = true
    let scheme = LayoutScheme(blocks: [shown.layoutBlock(), hidden.layoutBlock()])
    let snapshot = scheme.snapshot(for: source)
    #expect(snapshot.childSnapshots.map(\.root.isHidden) == [false, true])
    #expect(scheme.capture(in: source)?.snapshot() == snapshot)
  }

  @Test func `A snapshot finds its elements in another order`() {
    let boxes = boxes(3)
    let layouts = [Layout(width: 10, height: 5), Layout(y: 20, height: 7), Layout(x: 30, width: 9)]
    func scheme(_ order: [Int]) -> LayoutScheme {
      LayoutScheme(blocks: order.map { boxes[$0].layoutBlock(with: layouts[$0]) })
    }
    let snapshot = scheme([0, 1, 2]).snapshot(for: source)
    for order in [[0, 1, 2], [1, 0, 2], [2, 1, 0], [1, 2, 0]] {
      for box in boxes { box.layoutFrame = .zero }
      let issues = LayoutIssue.collecting { scheme(order).apply(snapshot: snapshot) }
      #expect(issues.isEmpty)
      #expect(
        boxes.map(\.layoutFrame)
          == [rect(0, 0, 10, 5), rect(0, 20, 100, 7), rect(30, 0, 9, 100)], "\(order)")
    }
    // A stack whose items changed places, and a block with another item.
    var items = boxes
    let stack = StackLayoutScheme { items }
    let stacked = stack.snapshot(for: rect(0, 0, 90, 10))
    items.reverse()
    stack.apply(snapshot: stacked)
    #expect(boxes.map(\.layoutFrame.origin.x) == [0, 30, 60])
    let block = boxes[0].layoutBlock(with: layouts[0])
    let single = LayoutScheme(blocks: [block])
    let former = single.snapshot(for: source)
    block.setItem(boxes[1])
    boxes[1].layoutFrame = rect(1, 2, 3, 4)
    let issues = LayoutIssue.collecting { single.apply(snapshot: former) }
    #expect(issues.map(\.rule) == [.snapshotMismatch])
    #expect(issues.first?.elements == ["1"])
    #expect(boxes[1].layoutFrame == rect(1, 2, 3, 4))
  }

  @Test func `Only elements that every snapshot has are missed`() {
    let boxes = boxes(3)
    let wide = LayoutScheme(blocks: [boxes[0].layoutBlock(), boxes[1].layoutBlock()])
    let narrow = LayoutScheme(blocks: [boxes[0].layoutBlock(with: Layout(height: 9))])
    let always = boxes[2].layoutBlock(with: Layout(width: 5))
    let scheme = LayoutScheme(blocks: [
      LayoutScheme(firstOf: [wide.when(.width(500...)), narrow]), always,
    ])
    let snapshot = scheme.snapshot(for: source)
    let issues = LayoutIssue.collecting { scheme.apply(snapshot: snapshot) }
    #expect(issues.isEmpty)
    #expect(
      boxes.map(\.layoutFrame) == [rect(0, 0, 100, 9), rect(1, 2, 3, 4), rect(0, 0, 5, 100)])
    // Of a snapshot of others, those are missed that are placed whatever holds, in order.
    let foreign = LayoutScheme(blocks: [boxes[0].layoutBlock()]).snapshot(for: source)
    let more = LayoutScheme(blocks: [always, scheme, boxes[1].layoutBlock()])
    let missed = LayoutIssue.collecting { more.apply(snapshot: foreign) }
    #expect(missed.map(\.rule) == [.snapshotMismatch])
    #expect(missed.first?.elements == ["2", "2", "1"])
    #expect(missed.first?.location == always.location)
    #expect(boxes[0].layoutFrame == source)
  }

  /// The room of the container, 100 wide, takes the narrow scheme.
  @Test(arguments: [false, true])
  func `A stored snapshot is of the branches that the room takes`(areAlternatives: Bool) throws {
    let boxes = boxes(3)
    let wide = LayoutScheme(blocks: boxes.map { $0.layoutBlock() }).when(.width(500...))
    let narrow = LayoutScheme(
      blocks: [boxes[0].layoutBlock(with: Layout(height: 9)), boxes[1].layoutBlock()])
    let scheme = LayoutScheme(blocks: [
      areAlternatives
        ? LayoutScheme(firstOf: [wide, narrow])
        : LayoutScheme(blocks: [wide, narrow.when(.width(..<500))])
    ])
    func stored(for room: CGRect) throws -> LayoutSnapshot {
      try JSONDecoder().decode(
        LayoutSnapshot.self, from: JSONEncoder().encode(scheme.snapshot(for: room)))
    }
    let snapshot = try stored(for: source)
    let other = try stored(for: rect(0, 0, 600, 10))
    let issues = LayoutIssue.collecting { scheme.apply(snapshot: snapshot) }
    #expect(issues.isEmpty)
    let frames = [rect(0, 0, 100, 9), source, rect(1, 2, 3, 4)]
    #expect(boxes.map(\.layoutFrame) == frames)
    // One of another shape places nothing, and says so.
    let missed = LayoutIssue.collecting { scheme.apply(snapshot: other) }
    #expect(missed.map(\.rule) == [.snapshotMismatch])
    #expect(missed.first?.elements == ["0", "1"])
    #expect(boxes.map(\.layoutFrame) == frames)
  }

  @Test func `A frame of a snapshot that cannot be used is left out, a negative one counts`() {
    let boxes = boxes(3)
    let scheme = LayoutScheme(blocks: boxes.map { $0.layoutBlock() })
    let frames = [rect(20, 30, -10, -5), rect(.nan, 0, 1, 1), rect(0, 0, .infinity, 3)]
    scheme.apply(
      snapshot: LayoutSnapshot(
        name: "", frame: source, children: frames.map { LayoutSnapshot(name: "", frame: $0) }))
    #expect(
      boxes.map(\.layoutFrame) == [rect(10, 25, 10, 5), rect(1, 2, 3, 4), rect(1, 2, 3, 4)])
  }

  @Test func `In its own pass a scheme is asked for the frames that are there`() {
    let box = boxes(1)[0]
    var scheme = LayoutScheme(blocks: [])
    var found: [CGRect] = []
    let asking = AnonymConstraint { _ in
      found = scheme.currentSnapshot.childSnapshots.map(\.frame)
    }
    scheme = LayoutScheme(blocks: [box.layoutBlock(constraints: [asking])])
    scheme.layout(in: source)
    #expect(found == [rect(1, 2, 3, 4)])
    #expect(box.layoutFrame == source)
    scheme = LayoutScheme(blocks: [])
  }

  @Test func `The current snapshot is of what is there, whatever was asked since`() {
    let boxes = boxes(2)
    let scheme = LayoutScheme(firstOf: [
      LayoutScheme(blocks: boxes.map { $0.layoutBlock() }).when(.width(500...)),
      LayoutScheme(blocks: [boxes[0].layoutBlock(with: Layout(height: 9))]),
    ])
    // Before any pass the container's room says what is taken.
    #expect(scheme.currentSnapshot.nodes.filter { $0.name == "1" }.count == 0)
    scheme.layout(in: source)
    let current = scheme.currentSnapshot
    #expect(current.frame == rect(0, 0, 100, 9))
    #expect(scheme.snapshot(for: rect(0, 0, 600, 10)).frame == rect(0, 0, 600, 10))
    #expect(scheme.currentSnapshot == current)
    #expect(scheme.currentRect == rect(0, 0, 100, 9))
    boxes[0].layoutFrame = rect(4, 4, 4, 4)
    #expect(scheme.currentRect == rect(4, 4, 4, 4))
    scheme.layout(in: rect(0, 0, 600, 10))
    #expect(scheme.currentSnapshot.nodes.filter { $0.name == "1" }.count == 1)
  }
}
