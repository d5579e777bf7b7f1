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
