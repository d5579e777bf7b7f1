import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// Stack items that stand in no container, and edges that are stretched past the other one.
@Suite struct LooseItemRules {
  private let root = Box("root", rect(0, 0, 300, 300))

  private func stack(_ items: [any LayoutElement], _ length: CGFloat, gap: CGFloat)
    -> StackLayoutScheme
  {
    var stack = StackLayoutScheme { items }
    stack.filling = .equal(length)
    stack.spacing = .equal(gap)
    return stack
  }

  @Test func `Items in no container are placed in the coordinates of the room`() {
    let items = (0..<5).map { Box("item \($0)", rect(7, 8, 9, 10)) }
    let stack = stack(items, 20, gap: 0)
    let room = rect(10, 20, 1024, 800)
    let issues = LayoutIssue.collecting {
      #expect(stack.snapshot(for: room).frame == rect(10, 20, 100, 800))
      #expect(items.allSatisfy { $0.layoutFrame == rect(7, 8, 9, 10) })
      stack.layout(in: room)
    }
    #expect(issues.isEmpty)
    for (index, item) in items.enumerated() {
      #expect(item.layoutFrame == rect(10 + 20 * CGFloat(index), 20, 20, 800))
    }
    #expect(stack.currentSnapshot.frame == rect(10, 20, 100, 800))
    #expect(stack.isActive)
  }

  @Test func `Only items in other containers are converted`() {
    let panel = Box("panel", rect(100, 50, 100, 100), in: root)
    let (first, loose, far) = (Box("first", in: root), Box("loose"), Box("far", in: panel))
    stack([first, loose, far], 50, gap: 0).layout(in: rect(0, 0, 300, 30))
    #expect(first.layoutFrame == rect(0, 0, 50, 30))
    #expect(loose.layoutFrame == rect(50, 0, 50, 30))
    // 100 - 100 and 0 - 50 in the panel.
    #expect(far.layoutFrame == rect(0, -50, 50, 30))
    // The room is in the coordinates of the first container there is.
    stack([loose, far], 50, gap: 10).layout(in: rect(0, 0, 300, 30))
    #expect(loose.layoutFrame == rect(0, 0, 50, 30))
    #expect(far.layoutFrame == rect(60, 0, 50, 30))
  }

  @Test func `An item forgotten in a view that lays out is told, and placed`() {
    let view = SchemeView(frame: rect(0, 0, 90, 40))
    let (here, forgotten) = (UIView(), UIView())
    forgotten.accessibilityIdentifier = "forgotten"
    view.addSubview(here)
    view.schemes = [LayoutScheme(blocks: [stack([here, forgotten], 30, gap: 5)])]
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(issues.map(\.rule) == [.detachedElement])
    #expect(issues.first?.elements == ["forgotten"])
    #expect(here.frame == rect(0, 0, 30, 40))
    #expect(forgotten.frame == rect(35, 0, 30, 40))
  }

  @Test func `Blocks of one element still leave out what stands nowhere`() {
    let loose = Box("loose", rect(1, 2, 3, 4))
    let issues = LayoutIssue.collecting {
      loose.layoutBlock(with: .equal).layout(in: rect(0, 0, 50, 50))
    }
    #expect(issues.map(\.rule) == [.detachedElement])
    #expect(loose.layoutFrame == rect(1, 2, 3, 4))
  }

  @Test func `A stack guide answers for its size before it has an owner`() {
    let guide = StackLayoutGuide<UIView>(frame: rect(0, 0, 100, 200))
    guide.scheme.filling = .equal(30)
    guide.scheme.spacing = .equal(5)
    let views = (0..<3).map { _ in UIView(frame: rect(3, 4, 5, 6)) }
    for view in views { guide.views.add(view) }
    let issues = LayoutIssue.collecting {
      // 3 · 30 + 2 · 5, and all there is across.
      #expect(guide.sizeThatFits(guide.bounds.size) == CGSize(width: 100, height: 200))
      guide.contentInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(guide.sizeThatFits(CGSize(width: 80, height: 50)) == CGSize(width: 106, height: 50))
      guide.contentInsets = .zero
      guide.frame = rect(10, 20, 100, 200)
    }
    #expect(issues.isEmpty)
    #expect(views.map(\.frame.origin.x) == [10, 45, 80])
    #expect(views.allSatisfy { $0.frame.size == CGSize(width: 30, height: 200) })
    let owner = UIView(frame: rect(0, 0, 300, 300))
    owner.add(layoutGuide: guide)
    #expect(views.allSatisfy { $0.superview === owner })
    #expect(views.map(\.frame.origin.x) == [10, 45, 80])
  }

  @Test func `A stack guide within another is measured with it before they have an owner`() {
    let inner = StackLayoutGuide<UIView>()
    inner.scheme.axis = .vertical
    let (above, below, other) = (UIView(), UIView(), UIView())
    inner.views.add(above)
    inner.views.add(below)
    let outer = StackLayoutGuide<UIView>(items: [.layoutGuide(inner), .uiView(other)])
    #expect(outer.sizeThatFits(CGSize(width: 80, height: 40)) == CGSize(width: 80, height: 40))
    outer.frame = rect(0, 0, 80, 40)
    #expect(inner.frame == rect(0, 0, 40, 40))
    #expect(above.frame == rect(0, 0, 40, 20))
    #expect(below.frame == rect(0, 20, 40, 20))
    #expect(other.frame == rect(40, 0, 40, 40))
  }

  @Test func `A near edge past the far one leaves no length at its new place`() {
    let room = rect(0, 0, 100, 100)
    let old = rect(20, 30, 40, 50)
    #expect(Layout.left(90...).layout(rect: old, in: room) == rect(90, 30, 0, 50))
    #expect(Layout.top(95...).layout(rect: old, in: room) == rect(20, 95, 40, 0))
    // To the far edge, and just in front of it.
    #expect(Layout.left(5...).layout(rect: rect(20, 0, 40, 9), in: room) == rect(60, 0, 0, 9))
    #expect(Layout.left(5...).layout(rect: rect(30, 0, 60, 9), in: room) == rect(40, 0, 50, 9))
    // In a room that does not begin at zero.
    #expect(
      Layout.left(90...).layout(rect: rect(30, 0, 40, 9), in: rect(10, 0, 100, 9))
        == rect(100, 0, 0, 9))
    let box = Box("box", old, in: root)
    box.layoutBlock(with: .left(90...) + .top(95...)).layout(in: room)
    #expect(box.layoutFrame == rect(90, 95, 0, 0))
  }

  @Test func `A stack of items in no container has no room unless one is given`() {
    let items = [Box("first", rect(7, 8, 9, 10)), Box("second", rect(7, 8, 9, 10))]
    let stack = stack(items, 20, gap: 0)
    for _ in 0..<2 {
      let issues = LayoutIssue.collecting { LayoutScheme(blocks: [stack]).layout() }
      #expect(issues.map(\.rule) == [.detachedElement])
      #expect(issues.first?.elements == ["first", "second"])
      #expect(issues.first?.location == stack.location)
      #expect(items.allSatisfy { $0.layoutFrame == rect(7, 8, 9, 10) })
    }
    #expect(LayoutIssue.collecting { self.stack([], 20, gap: 0).layout() } == [])
    // What the block of an element has told is not told again.
    let issues = LayoutIssue.collecting { items[0].layoutBlock().layout() }
    #expect(issues.map(\.rule) == [.detachedElement])
  }
}
