import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

@Suite struct HostileTests {
  let root = Box("root", rect(0, 0, 300, 300))
  let source = rect(0, 0, 300, 300)

  @Test func `An element that dies between passes is left out with an issue`() {
    let first = Box("first", in: root)
    var second: Box? = Box("second", in: root)
    let third = Box("third", in: root)
    let scheme = LayoutScheme(blocks: [
      first.layoutBlock(with: Layout(height: 10)),
      second!.layoutBlock(with: Layout(height: 10)),
      third.layoutBlock(
        with: Layout(height: 5),
        constraints: [
          second!.layoutConstraint(for: [.bottom(.limit(on: .outer))]),
          first.layoutConstraint(for: [.bottom(.limit(on: .outer))]),
        ]),
    ])
    scheme.layout(in: source)
    let snapshot = scheme.snapshot(for: source)
    second!.removeFromSuperElement()
    second = nil
    let issues = LayoutIssue.collecting {
      scheme.layout(in: source)
      scheme.apply(snapshot: snapshot)
      #expect(scheme.snapshot(for: source).childSnapshots.count == 2)
    }
    #expect(Set(issues.map(\.rule)) == [.missingElement])
    #expect(third.layoutFrame == rect(0, 10, 300, 5))
  }

  @Test func `An element that changes its container is read and placed in the new one`() {
    let other = Box("other", rect(100, 50, 100, 100), in: root)
    let target = Box("target", rect(10, 10, 20, 20), in: root)
    let box = Box("box", in: root)
    let block = box.layoutBlock(constraints: [target.layoutConstraint(for: [.equally])])
    block.layout(in: source)
    #expect(box.layoutFrame == rect(10, 10, 20, 20))
    other.add(target)
    block.layout(in: source)
    #expect(box.layoutFrame == rect(110, 60, 20, 20))
    other.add(box)
    block.layout(in: source)
    #expect(box.layoutFrame == rect(10, 10, 20, 20))
    box.removeFromSuperElement()
    let issues = LayoutIssue.collecting { block.layout(in: rect(1, 1, 1, 1)) }
    #expect(issues.map(\.rule) == [.detachedElement])
    #expect(box.layoutFrame == rect(10, 10, 20, 20))
  }

  @Test func `Views are as safe as other elements`() {
    let container = UIView(frame: source)
    let first = UIView()
    var second: UIView? = UIView()
    container.addSubview(first)
    container.addSubview(second!)
    let scheme = LayoutScheme(blocks: [
      second!.layoutBlock(with: Layout(height: 20)),
      first.layoutBlock(
        with: Layout(height: 10),
        constraints: [second!.layoutConstraint(for: [.bottom(.limit(on: .outer))])]),
    ])
    scheme.layout()
    #expect(first.frame == rect(0, 20, 300, 10))
    second!.removeFromSuperview()
    #expect(LayoutIssue.collecting { scheme.layout() }.count == 2)
    second = nil
    #expect(LayoutIssue.collecting { scheme.layout() }.count == 2)
    #expect(first.frame == rect(0, 0, 300, 10))
  }

  @Test func `Elements of different trees are converted as if their roots shared one space`() {
    let other = Box("other", rect(1_000, 0, 10, 10))
    let target = Box("target", rect(1, 2, 3, 4), in: other)
    let box = Box("box", in: root)
    let issues = LayoutIssue.collecting {
      box.layoutBlock(constraints: [target.layoutConstraint(for: [.equally])]).layout(in: source)
    }
    #expect(issues.map(\.rule) == [.unrelatedElements])
    #expect(box.layoutFrame == rect(1_001, 2, 3, 4))
    #expect(target.convert(point: .zero, to: box) == .zero)
  }

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

  @Test func `Constraints in a circle see the frames of the pass before`() {
    let first = Box("first", rect(0, 0, 10, 10), in: root)
    let second = Box("second", rect(0, 0, 10, 20), in: root)
    let scheme = LayoutScheme(blocks: [
      first.layoutBlock(
        with: Layout(height: 10),
        constraints: [second.layoutConstraint(for: [.bottom(.limit(on: .outer))])]),
      second.layoutBlock(
        with: Layout(height: 20),
        constraints: [first.layoutConstraint(for: [.bottom(.limit(on: .outer))])]),
    ])
    scheme.layout(in: rect(0, 0, 100, 1_000))
    #expect([first, second].map(\.layoutFrame.origin.y) == [20, 30])
    #expect(
      scheme.snapshot(for: rect(0, 0, 100, 1_000)).childSnapshots.map(\.frame.origin.y) == [50, 60])
    scheme.layout(in: rect(0, 0, 100, 1_000))
    #expect([first, second].map(\.layoutFrame.origin.y) == [50, 60])
  }

  @Test func `A guide among its own content is placed once`() {
    let guide = LoopGuide()
    guide.add(to: root)
    let box = Box("box", in: root)
    guide.content = LayoutScheme(blocks: [
      guide.layoutBlock(with: Layout(width: 7)), box.layoutBlock(),
    ])
    let scheme = LayoutScheme(blocks: [guide.layoutBlock(with: Layout(height: 9))])
    let issues = LayoutIssue.collecting {
      _ = scheme.snapshot(for: source)
      scheme.layout(in: source)
    }
    #expect(Set(issues.map(\.rule)).contains(.containsItself))
    #expect(box.layoutFrame.size.height == 9)
  }

  @Test func `Contents that give no size count as empty`() {
    let box = Box("box", in: root)
    for size in [
      CGSize(width: CGFloat.nan, height: 1), CGSize(width: -1, height: 1),
      CGSize(width: CGFloat.infinity, height: 0),
    ] {
      box.fitting = { _ in size }
      let issues = LayoutIssue.collecting {
        box.layoutBlock(with: Layout(x: 5, width: .content, height: .content)).layout(in: source)
      }
      #expect(Set(issues.map(\.rule)) == [.measuringFailed])
      #expect(box.layoutFrame == rect(5, 0, 0, 0))
    }
  }

  @Test func `A closure that asks for its own pass is refused`() {
    let box = Box("box", in: root)
    let holder = Holder()
    let constraint = AnonymConstraint { room in
      holder.scheme?.layout(in: rect(0, 0, 1, 1))
      _ = holder.scheme?.snapshot(for: rect(0, 0, 1, 1))
      room.size.width = 5
    }
    holder.scheme = LayoutScheme(blocks: [box.layoutBlock(constraints: [constraint])])
    let issues = LayoutIssue.collecting { holder.scheme?.layout(in: source) }
    #expect(Set(issues.map(\.rule)) == [.changedDuringPass])
    #expect(box.layoutFrame == rect(0, 0, 5, 300))
  }

  @Test func `Elements that a closure of the pass frees or moves are left out with an issue`() {
    for views in [false, true] {
      let container: any LayoutElement = views ? UIView() : Box("container")
      func make() -> any LayoutElement {
        let element: any LayoutElement = views ? UIView() : Box("box")
        #expect(container.addLayoutChild(element))
        return element
      }
      let first = make()
      var second: (any LayoutElement)? = make()
      let third = make()
      let constraint = AnonymConstraint { room in
        second?.removeFromSuperElement()
        second = nil
        third.removeFromSuperElement()
        room.size.height = 5
      }
      func block(
        _ element: some LayoutElement, _ constraints: [any LayoutConstraintProtocol] = []
      ) -> any LayoutBlockProtocol {
        element.layoutBlock(with: Layout(height: .content), constraints: constraints)
      }
      let scheme = LayoutScheme(blocks: [block(first, [constraint]), block(second!), block(third)])
      let issues = LayoutIssue.collecting { scheme.layout(in: source) }
      #expect(issues.map(\.rule) == [.removedDuringPass])
      #expect(issues.first?.elements.count == 2)
      #expect(first.layoutFrame.size.width == 300)
      #expect(third.layoutFrame == .zero)
      // No death this time.
      let moving = AnonymConstraint { _ in first.removeFromSuperElement() }
      let alone = LayoutIssue.collecting { block(first, [moving]).layout(in: rect(0, 0, 7, 7)) }
      #expect(alone.map(\.rule) == [.removedDuringPass])
      #expect(first.layoutFrame.size.width == 300)
    }
  }

  @Test func `Deep containers cost no stack`() {
    let result = onSmallStack { () -> CGPoint in
      var deep: [Box] = [Box("top", rect(1, 1, 1, 1))]
      for index in 0..<10_000 { deep.append(Box("\(index)", rect(1, 1, 1, 1), in: deep[index])) }
      let point = deep[10_000].convert(point: .zero, to: deep[0])
      // From the leaves, as Swift frees what is in each other by recursion.
      for box in deep.reversed() { box.removeFromSuperElement() }
      return point
    }
    #expect(result == CGPoint(x: 10_000, y: 10_000))
  }

  @Test func `Stacks of the same element twice, of nothing and of many`() {
    let box = Box("box", in: root)
    let twice = StackLayoutScheme { [box, box] }
    let issues = LayoutIssue.collecting { twice.layout(in: source) }
    #expect(issues.map(\.rule) == [.duplicateElement])
    #expect(box.layoutFrame == source)
    let many = (0..<100_000).map { _ in Box(in: root) }
    let stack = StackLayoutScheme { many }
    stack.layout(in: rect(0, 0, 100_000, 1))
    #expect(many[99_999].layoutFrame == rect(99_999, 0, 1, 1))
  }
}

private final class Holder {
  var scheme: LayoutScheme?
}

private final class LoopGuide: LayoutGuide<Box> {
  var content: (any LayoutBlockProtocol)?

  override var contentLayout: (any LayoutBlockProtocol)? { content }
}
