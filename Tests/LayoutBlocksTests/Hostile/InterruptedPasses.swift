import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// What is called during a pass may change blocks, or ask for another pass: one issue, when the
/// pass is over, and the next pass is right.
@Suite struct InterruptedPasses {
  let view = SchemeView(frame: rect(0, 0, 100, 40))
  let box = UIView()

  private final class Action {
    var run: (() -> Void)?

    func once() {
      let run = run
      self.run = nil
      run?()
    }
  }

  private func make(_ action: Action) -> LayoutBlock<UIView> {
    box.accessibilityIdentifier = "box"
    view.accessibilityIdentifier = "view"
    view.addSubview(box)
    let block = box.layoutBlock(
      with: Layout(width: 10), constraints: [AnonymConstraint { _ in action.once() }])
    view.schemes = [LayoutScheme(blocks: [block])]
    return block
  }

  @Test(arguments: 0..<6)
  func `A change, or a request for a pass, is told once`(_ index: Int) {
    let action = Action()
    let block = make(action)
    let (view, box) = (view, box)
    view.layoutIfNeeded()
    let changes: [(run: () -> Void, width: CGFloat)] = [
      ({ block.setLayout(Layout(width: 20)) }, 20),
      ({ view.schemes = [LayoutScheme(blocks: [box.layoutBlock(with: Layout(width: 30))])] }, 30),
      ({ view.layoutSubviews() }, 10),
      ({ #expect(view.sizeThatFits(CGSize(width: 7, height: 7)) == view.bounds.size) }, 10),
      ({ block.direction = .rightToLeft }, 10),
      (
        {
          view.layoutSubviews()
          block.setLayout(Layout(width: 20))
          view.layoutSubviews()
        }, 20
      ),
    ]
    var ranWith: CGFloat = 0
    action.run = {
      changes[index].run()
      ranWith = box.frame.width
    }
    let issues = LayoutIssue.collecting {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    #expect(issues.map(\.rule) == [.changedDuringPass])
    #expect(issues.first?.elements == ["view"])
    #expect(block.location != nil && issues.first?.location == block.location)
    #expect(ranWith == 10)
    view.layoutIfNeeded()
    #expect(box.frame.width == changes[index].width)
    view.setNeedsLayout()
    #expect(LayoutIssue.collecting { view.layoutIfNeeded() }.isEmpty)
  }

  @Test func `What is wrong with all of a view is told where its first block is written`() {
    let action = Action()
    let block = make(action)
    let other = UIView()
    view.addSubview(other)
    let last = other.layoutBlock(constraints: [AnonymConstraint { _ in action.once() }])
    view.schemes = [LayoutScheme(blocks: [block, last])]
    #expect(block.location != nil && last.location != block.location)
    action.run = { [unowned view] in view.layoutSubviews() }
    let changed = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(changed.map(\.rule) == [.changedDuringPass])
    action.run = { [unowned view] in view.layoutSubviews() }
    let measured = LayoutIssue.collecting { _ = view.sizeThatFits(CGSize(width: 9, height: 9)) }
    #expect(measured.map(\.rule) == [.changedDuringPass])
    view.bounds.size.width = .infinity
    let refused = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(refused.map(\.rule) == [.invalidInput])
    #expect((changed + measured + refused).allSatisfy { $0.location == block.location })
  }

  @Test func `An issue of a pass comes when another one may be asked for`() {
    let container = Box("container")
    let box = Box("box", rect(1, 2, 3, 4), in: container)
    let block = box.layoutBlock(with: Layout(width: .fixed(.nan)))
    var rules: [LayoutIssue.Rule] = []
    let outer = LayoutIssue.collecting {
      block.layout(in: rect(0, 0, 10, 10))
    }
    rules = outer.map(\.rule)
    #expect(rules == [.nonFiniteFrame])
    // A change during a pass without a container names the first element.
    let action = Action()
    let changing = box.layoutBlock(constraints: [AnonymConstraint { _ in action.once() }])
    let place = LayoutLocation(fileID: #fileID, line: #line - 1)
    action.run = { changing.setLayout(Layout(width: 5)) }
    let issues = LayoutIssue.collecting { changing.layout(in: rect(0, 0, 10, 10)) }
    #expect(issues.map(\.rule) == [.changedDuringPass])
    #expect(issues.first?.elements == ["box"])
    #expect(issues.first?.location == place)
    #expect(box.layoutFrame == rect(0, 0, 10, 10))
    changing.layout(in: rect(0, 0, 10, 10))
    #expect(box.layoutFrame == rect(0, 0, 5, 10))
  }

  @Test func `A frame is stored by amount only where its center and edges are finite`() {
    let container = Box("container")
    let box = Box("box", rect(1, 2, 3, 4), in: container)
    let far = rect(1.7e308, 0, 1e308, 1)
    let negative = rect(-1e308, 0, -1e308, 1)
    func told(_ body: () -> Void) -> [LayoutIssue.Rule] {
      LayoutIssue.collecting(body).map(\.rule)
    }
    for frame in [far, negative, rect(.nan, 0, 1, 1), rect(0, 0, 1, .infinity)] {
      let layout = Layout(
        x: .left(frame.origin.x), y: .top(frame.origin.y), width: .fixed(frame.size.width),
        height: .fixed(frame.size.height))
      let block = box.layoutBlock(with: layout)
      let source = rect(0, 0, 10, 10)
      #expect(told { block.layout(in: source) } == [.nonFiniteFrame])
      #expect(told { _ = block.snapshot(for: source) } == [.nonFiniteFrame])
      #expect(told { _ = block.capture(in: source)?.snapshot() } == [.nonFiniteFrame])
      #expect(told { block.apply(snapshot: frame) } == [.nonFiniteFrame])
      #expect(told { box.frame = frame } == [.nonFiniteFrame])
      #expect(told { layout.apply(for: box, in: source) } == [.nonFiniteFrame])
      #expect(box.layoutFrame == rect(1, 2, 3, 4))
    }
    #expect(told { box.frame = rect(20, 20, -8, -4) } == [.negativeSize])
    #expect(box.layoutFrame == rect(12, 16, 8, 4))
    #expect(told { box.layoutBlock().apply(snapshot: rect(5, 5, -2, 1)) } == [.negativeSize])
    #expect(box.layoutFrame == rect(3, 5, 2, 1))
  }

  @Test func `A stack without lengths of its own checks the far edges of its items`() {
    let container = Box("container")
    let items = (0..<2).map { Box("\($0)", rect(1, 2, 3, 4), in: container) }
    var stack = StackLayoutScheme { items }
    stack.filling = .equal(1.5e308)
    stack.spacing = .equal(0)
    let issues = LayoutIssue.collecting { stack.layout(in: rect(0, 0, 10, 10)) }
    #expect(issues.map(\.rule) == [.nonFiniteFrame])
    #expect(items.map(\.layoutFrame) == [rect(0, 0, 1.5e308, 10), rect(1, 2, 3, 4)])
  }

  @Test func `What refers to an element that moves while items are listed follows it`() {
    let inner = UIView(frame: rect(50, 0, 50, 40))
    let (moving, item, beside, above) = (UIView(), UIView(), UIView(), UIView())
    for child in [inner, moving, item, above] { view.addSubview(child) }
    inner.addSubview(beside)
    let asMoving = moving.layoutConstraint(for: [.equally])
    view.schemes = [
      LayoutScheme(blocks: [
        moving.layoutBlock(with: Layout(x: .left(10), width: 20)),
        beside.layoutBlock(constraints: [asMoving]),
        StackLayoutScheme {
          inner.addSubview(moving)
          return [item]
        },
        above.layoutBlock(constraints: [asMoving]),
      ])
    ]
    view.layoutSubviews()
    // In the coordinates of the view around both, and 50 points further in those of the outer one.
    #expect(moving.frame == rect(10, 0, 20, 40))
    #expect(beside.frame == rect(10, 0, 20, 40))
    #expect(above.frame == rect(60, 0, 20, 40))
  }
}
