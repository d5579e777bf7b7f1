import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

@Suite struct SchemeLaws {
  @Test func `Direct layout is the snapshot, applied, for 5,000 random schemes`() {
    var differing: [UInt64] = []
    var elements = 0
    for seed in 0..<5_000 as Range<UInt64> {
      _ = LayoutIssue.collecting {
        let direct = RandomScheme(seed: seed)
        let later = RandomScheme(seed: seed)
        for width in [120, 390.5] as [CGFloat] {
          let source = rect(2, 1, width, 300)
          direct.scheme.layout(in: source)
          let before = later.frames
          let snapshot = later.scheme.snapshot(for: source)
          if later.frames != before { differing.append(seed) }
          if later.scheme.snapshot(for: source) != snapshot { differing.append(seed) }
          later.scheme.apply(snapshot: snapshot)
          if later.frames != direct.frames { differing.append(seed) }
          elements += snapshot.count
        }
      }
    }
    #expect(differing == [])
    #expect(elements > 50_000)
  }

  @Test func `A capture computes the snapshot, wherever there are no closures`() {
    var captures = 0
    for seed in 5_000..<6_000 as Range<UInt64> {
      _ = LayoutIssue.collecting {
        let random = RandomScheme(seed: seed)
        let source = rect(0, 0, 300, 200)
        guard let capture = random.scheme.capture(in: source) else { return }
        captures += 1
        #expect(capture.snapshot() == random.scheme.snapshot(for: source), "seed \(seed)")
      }
    }
    #expect(captures > 300)
  }

  @Test func `A changed scheme lays out as a new one`() {
    let root = Box("root", rect(0, 0, 300, 300))
    let boxes = (0..<3).map { Box("\($0)", in: root) }
    let first = boxes[0].layoutBlock(with: Layout(height: 10))
    let constraint = boxes[0].layoutConstraint(for: [.bottom(.limit(on: .outer))]).active(false)
    let second = boxes[1].layoutBlock(with: Layout(height: 20), constraints: [constraint])
    var scheme = LayoutScheme(blocks: [first, second])
    let source = rect(0, 0, 300, 300)
    func frames() -> [CGRect] {
      scheme.layout(in: source)
      #expect(scheme.snapshot(for: source).childSnapshots.count >= 2)
      return boxes.map(\.layoutFrame)
    }
    #expect(frames()[1] == rect(0, 0, 300, 20))
    constraint.isActive = true
    #expect(frames()[1] == rect(0, 10, 300, 20))
    first.setLayout(Layout(height: 30))
    #expect(frames()[1] == rect(0, 30, 300, 20))
    second.setConstraints([])
    #expect(frames()[1] == rect(0, 0, 300, 20))
    scheme.insertLayout(block: boxes[2].layoutBlock(with: Layout(height: 5)), to: 1)
    second.setConstraints([boxes[2].layoutConstraint(for: [.bottom(.limit(on: .outer))])])
    #expect(frames() == [rect(0, 0, 300, 30), rect(0, 5, 300, 20), rect(0, 0, 300, 5)])
    second.setItem(boxes[2])
    boxes[1].removeFromSuperElement()
    first.setItem(boxes[1])
    let count = LayoutIssue.collecting { _ = scheme.isActive }.count
    #expect(count > 0)
    scheme.removeInactiveBlocks()
    #expect(LayoutIssue.collecting { scheme.layout(in: source) }.isEmpty)
  }

  @Test func `Rects of elements outside can be given`() {
    let root = Box("root", rect(0, 0, 300, 300))
    let outside = Box("outside", rect(0, 0, 10, 10), in: root)
    let box = Box("box", in: root)
    let scheme = LayoutScheme(blocks: [
      box.layoutBlock(constraints: [outside.layoutConstraint(for: [.equally])])
    ])
    let given = rect(5, 6, 7, 8)
    var rects = [ObjectIdentifier(outside): given]
    #expect(scheme.snapshot(for: .zero, constrainRects: rects).frame == given)
    #expect(scheme.snapshot(for: .zero, completedRects: &rects).frame == given)
    #expect(rects[ObjectIdentifier(box)] == given)
    #expect(scheme.snapshot(for: .zero).frame == rect(0, 0, 10, 10))
  }

  @Test func `The first scheme whose condition holds is the only one`() {
    let root = Box("root", rect(0, 0, 300, 300))
    let box = Box("box", in: root)
    func scheme(_ height: CGFloat) -> LayoutScheme {
      LayoutScheme(blocks: [box.layoutBlock(with: Layout(height: .fixed(height)))])
    }
    let choice = LayoutScheme(firstOf: [
      scheme(1).when(.width(700...)), scheme(2).when { $0.width > 500 }, scheme(3),
    ])
    for (width, height) in [(800, 1), (700, 1), (699, 2), (500, 3)] as [(CGFloat, CGFloat)] {
      let source = rect(0, 0, width, 50)
      let snapshot = choice.snapshot(for: source)
      #expect(snapshot.frame == rect(0, 0, width, height))
      #expect(snapshot.count == 3)
      choice.layout(in: source)
      #expect(box.layoutFrame == rect(0, 0, width, height))
    }
    box.layoutFrame = .zero
    LayoutScheme(blocks: [scheme(1).when(.never)]).layout(in: rect(0, 0, 1, 1))
    #expect(box.layoutFrame == .zero)
  }

  @Test func `A scheme whose own condition does not hold gives an empty snapshot`() {
    let root = Box("root", rect(0, 0, 300, 300))
    let box = Box("box", rect(1, 2, 3, 4), in: root)
    let inner = LayoutScheme(blocks: [box.layoutBlock()]).when(.width(100...))
    for scheme in [inner, LayoutScheme(firstOf: [inner]).when(.width(100...))] {
      let snapshot = scheme.snapshot(for: rect(5, 6, 99, 10))
      #expect(snapshot.frame == rect(5, 6, 0, 0))
      #expect(scheme.capture(in: rect(5, 6, 99, 10))?.snapshot() == snapshot)
      scheme.layout(in: rect(5, 6, 99, 10))
      #expect(scheme.currentRect == .zero)
      scheme.apply(snapshot: snapshot)
      #expect(box.layoutFrame == rect(1, 2, 3, 4))
      #expect(scheme.snapshot(for: rect(5, 6, 100, 10)).frame == rect(5, 6, 100, 10))
    }
  }

  @Test func `Blocks inserted one by one stay out of copies`() {
    let root = Box("root", rect(0, 0, 300, 300))
    let boxes = (0..<4).map { Box("\($0)", in: root) }
    func names(_ scheme: LayoutScheme) -> [String] {
      scheme.snapshot(for: rect(0, 0, 1, 1)).nodes.filter { !$0.isGroup }.map(\.name)
    }
    var scheme = LayoutScheme(blocks: [boxes[0].layoutBlock()])
    let before = scheme
    scheme.insertLayout(block: boxes[1].layoutBlock(), to: 0)
    let between = scheme
    scheme.insertLayout(block: LayoutScheme(blocks: [boxes[2].layoutBlock()]), to: 9)
    scheme.insertLayout(block: boxes[3].layoutBlock(), to: 1)
    #expect(names(scheme) == ["1", "3", "0", "2"])
    #expect(names(between) == ["1", "0"])
    #expect(names(before) == ["0"])
  }

  @Test func `Snapshots are stored, read and applied by place`() throws {
    let root = Box("root", rect(0, 0, 300, 300))
    let box = Box("box", in: root)
    let scheme = LayoutScheme(blocks: [box.layoutBlock(with: Layout(x: 10, y: 20, width: 30))])
    let snapshot = scheme.snapshot(for: rect(0, 0, 100, 100))
    let data = try JSONEncoder().encode(snapshot)
    let read = try JSONDecoder().decode(LayoutSnapshot.self, from: data)
    #expect(read == snapshot)
    #expect(try LayoutSnapshot(text: snapshot.description) == snapshot)
    #expect(
      snapshot.description == """
        LayoutScheme (10, 20, 30, 100) group
          box (10, 20, 30, 100)
        """)
    #expect(snapshot.nodes.map(\.absoluteFrame) == [rect(10, 20, 30, 100), rect(10, 20, 30, 100)])
    scheme.apply(snapshot: read)
    #expect(box.layoutFrame == rect(10, 20, 30, 100))
    box.layoutBlock().apply(snapshot: rect(1, 2, 3, 4))
    #expect(box.layoutFrame == rect(1, 2, 3, 4))
  }

  @Test func `A scheme within another has its own direction, where it has one`() {
    let root = Box("root", rect(0, 0, 100, 100))
    let (inner, outer) = (Box("inner", in: root), Box("outer", in: root))
    let layout = Layout(x: .leading(2), width: .fixed(3))
    var nested = LayoutScheme(blocks: [inner.layoutBlock(with: layout)])
    nested.direction = .leftToRight
    var scheme = LayoutScheme(blocks: [nested, outer.layoutBlock(with: layout)])
    scheme.direction = .rightToLeft
    scheme.layout(in: rect(0, 0, 10, 10))
    #expect(inner.layoutFrame == rect(2, 0, 3, 10))
    #expect(outer.layoutFrame == rect(5, 0, 3, 10))
  }
}
