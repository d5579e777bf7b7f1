import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// Blocks, and what they keep from pass to pass, keep no element alive.
@Suite struct LifetimeTests {
  private final class Items {
    var storages: [ObjectIdentifier: AnyObject] = [:]
    var list: [any LayoutElement] = []
  }

  /// A constraint of somebody's own.
  private struct Shrink: LayoutConstraintProtocol {
    var elementIdentifier: ObjectIdentifier? { nil }
    var isActive: Bool { true }
    func formConstrain(sourceRect: inout CGRect, by rect: CGRect?, in space: any LayoutElement) {
      sourceRect.size.width -= space.layoutFrame.size.width / 2
    }
  }

  @Test func `A stack does not keep the items it laid out last`() {
    let container = UIView(frame: rect(0, 0, 100, 10))
    let items = Items()
    items.list = (0..<4).map { _ in UIView() }
    for item in items.list { #expect(container.addLayoutChild(item)) }
    let stack = StackLayoutScheme { items.list }
    stack.layout()
    weak let second = items.list[1]
    let third = items.list[2]
    #expect(third.layoutFrame == rect(50, 0, 25, 10))
    second?.removeFromSuperElement()
    items.list.remove(at: 1)
    #expect(second == nil)
    stack.layout()
    #expect(third.layoutFrame.size.width == 100.0 / 3)
    // A new item, perhaps where the old one was in memory.
    let new = UIView()
    container.addSubview(new)
    items.list.insert(new, at: 1)
    stack.layout()
    #expect(new.frame == rect(25, 0, 25, 10))
    #expect(third.layoutFrame == rect(50, 0, 25, 10))
  }

  @Test(arguments: [true, false])
  func `What lists the items may free elements of other blocks`(_ areViews: Bool) {
    func make() -> any LayoutElement { areViews ? UIView() : Box("box") }
    func block(_ element: some LayoutElement) -> any LayoutBlockProtocol {
      element.layoutBlock(with: Layout(width: 5))
    }
    let container = make()
    let item = make()
    #expect(container.addLayoutChild(item))
    let others = Items()
    others.list = (0..<3).map { _ in make() }
    for other in others.list { #expect(container.addLayoutChild(other)) }
    let isFreeing = Items()
    let stack = StackLayoutScheme {
      if !isFreeing.list.isEmpty { others.list.popLast()?.removeFromSuperElement() }
      isFreeing.list.removeAll()
      return [item]
    }
    let scheme = LayoutScheme(blocks: others.list.map { block($0) } + [stack])
    // While the scheme is declared, then while it is asked whether the declaration holds.
    for width in [10.0, 20] {
      isFreeing.list = [item]
      let issues = LayoutIssue.collecting { scheme.layout(in: rect(0, 0, width, 10)) }
      #expect(Set(issues.map(\.rule)) == [.missingElement])
      #expect(item.layoutFrame == rect(0, 0, width, 10))
      #expect(others.list.allSatisfy { $0.layoutFrame == rect(0, 0, 5, 10) })
    }
    #expect(others.list.count == 1)
  }

  @Test func `A stack that frees elements whenever it is asked lays out nothing`() {
    let container = Box("container")
    let item = Box("item", in: container)
    let others = Items()
    others.list = (0..<100).map { _ in Box("other", in: container) }
    let stack = StackLayoutScheme {
      others.list.popLast()?.removeFromSuperElement()
      return [item]
    }
    let blocks = others.list.map { ($0 as? Box)!.layoutBlock() as any LayoutBlockProtocol }
    let scheme = LayoutScheme(blocks: blocks + [stack])
    let issues = LayoutIssue.collecting { scheme.layout(in: rect(0, 0, 10, 10)) }
    #expect(Set(issues.map(\.rule)) == [.missingElement, .changedDuringPass])
    #expect(item.layoutFrame == .zero)
    others.list.removeAll()
    _ = LayoutIssue.collecting { scheme.layout(in: rect(0, 0, 10, 10)) }
    #expect(item.layoutFrame == rect(0, 0, 10, 10))
  }

  @Test func `An item that does not keep its storage is left out, and all others are laid out`() {
    let container = Box("container")
    let first = Box("first", in: container)
    let last = Box("last", in: container)
    let other = Box("other", in: container)
    let forgetful = Forgetful(in: container)
    let blocks: [any LayoutBlockProtocol] = [
      other.layoutBlock(), forgetful.layoutBlock(), StackLayoutScheme { [first, forgetful, last] },
    ]
    let scheme = LayoutScheme(blocks: blocks)
    for width in [30.0, 60] {
      let issues = LayoutIssue.collecting { scheme.layout(in: rect(0, 0, width, 10)) }
      #expect(Set(issues.map(\.rule)) == [.missingElement])
      #expect(forgetful.layoutFrame == .zero)
      // The room is shared by all three.
      #expect(first.layoutFrame == rect(0, 0, width / 3, 10))
      #expect(last.layoutFrame == rect(width * 2 / 3, 0, width / 3, 10))
      #expect(other.layoutFrame == rect(0, 0, width, 10))
    }
  }

  @Test func `Items that do not keep their storage may die after they were listed`() {
    let container = Box("container")
    let item = Box("item", in: container)
    let stack = StackLayoutScheme { [Forgetful(in: container), item] }
    for width in [30.0, 60] {
      let issues = LayoutIssue.collecting { stack.layout(in: rect(0, 0, width, 10)) }
      #expect(issues.map(\.rule) == [.missingElement])
      #expect(item.layoutFrame == rect(width / 2, 0, width / 2, 10))
    }
  }

  @Test func `A container that does not keep its storage is read all the same`() {
    let root = Box("root", rect(0, 0, 100, 100))
    let other = Box("other", in: root)
    let inner = Forgetful(in: root)
    inner.layoutFrame = rect(10, 0, 50, 50)
    let item = Inner(in: inner)
    let scheme = LayoutScheme(blocks: [
      other.layoutBlock(with: Layout(x: .left(20), width: .fixed(30))),
      item.layoutBlock(constraints: [other.layoutConstraint(for: [.left(.align(by: .inner))])]),
    ])
    let issues = LayoutIssue.collecting { scheme.layout(in: rect(0, 0, 100, 10)) }
    #expect(Set(issues.map(\.rule)) == [.missingElement])
    #expect(other.layoutFrame == rect(20, 0, 30, 10))
    // 20 in the root is 10 in what stands there at 10.
    #expect(item.layoutFrame == rect(10, 0, 100, 10))
  }

  private final class Inner: LayoutElement {
    var layoutStorage: AnyObject?
    var layoutFrame = CGRect.zero
    let layoutContainer: AnyObject?
    init(in container: AnyObject) { layoutContainer = container }
    func place(_ frame: CGRect) { layoutFrame = frame }
  }

  /// An element whose storage is kept for longer than it lives.
  private final class Kept: LayoutElement {
    let keeper: Items
    let layoutContainer: AnyObject?
    var layoutFrame = CGRect.zero
    var layoutStorage: AnyObject? {
      get { keeper.storages[ObjectIdentifier(self)] }
      set { keeper.storages[ObjectIdentifier(self)] = newValue }
    }
    init(in container: AnyObject, _ keeper: Items) {
      layoutContainer = container
      self.keeper = keeper
    }
    func place(_ frame: CGRect) { layoutFrame = frame }
  }

  @Test func `Elements that die before their storage are left out, and all others are laid out`() {
    let keeper = Items()
    let container = UIView(frame: rect(0, 0, 100, 100))
    let child = UIView()
    container.addSubview(child)
    var view: UIView? = UIView()
    view.map(container.addSubview)
    var kept: Kept? = Kept(in: container, keeper)
    var blocks: [any LayoutBlockProtocol] = [child.layoutBlock()]
    if let view { blocks.append(view.layoutBlock()) }
    if let kept { blocks.append(kept.layoutBlock()) }
    let scheme = LayoutScheme(blocks: blocks)
    blocks = []
    #expect(LayoutIssue.collecting { scheme.layout(in: rect(0, 0, 10, 10)) }.isEmpty)
    #expect(view?.frame == rect(0, 0, 10, 10) && kept?.layoutFrame == rect(0, 0, 10, 10))
    let storage = view?.layoutStorage
    view?.removeFromSuperview()
    view = nil
    kept = nil
    let issues = LayoutIssue.collecting { scheme.layout(in: rect(0, 0, 20, 20)) }
    #expect(issues.map(\.rule) == [.missingElement, .missingElement])
    #expect(child.frame == rect(0, 0, 20, 20))
    #expect(storage != nil && keeper.storages.count == 1)
  }

  @Test func `Items in another order are laid out anew`() {
    let container = UIView(frame: rect(0, 0, 100, 10))
    let items = Items()
    items.list = (0..<4).map { _ in UIView() }
    for item in items.list { #expect(container.addLayoutChild(item)) }
    let stack = StackLayoutScheme { items.list }
    stack.layout()
    items.list.swapAt(0, 3)
    stack.layout()
    #expect(items.list.map(\.layoutFrame.origin.x) == [0, 25, 50, 75])
  }

  @Test func `A scheme view with any constraint in its schemes dies`() {
    weak var view: SchemeView?
    do {
      let made = SchemeView(frame: rect(0, 0, 100, 100))
      let child = UIView()
      made.addSubview(child)
      made.schemes = [LayoutScheme(blocks: [child.layoutBlock(constraints: [Shrink()])])]
      made.layoutIfNeeded()
      #expect(child.frame == rect(0, 0, 50, 100))
      view = made
    }
    #expect(view == nil)
  }

  @Test func `A list of items that asks for a pass of its own is refused`() {
    let container = UIView(frame: rect(0, 0, 100, 10))
    let child = UIView()
    container.addSubview(child)
    let holder = Holder()
    holder.stack = StackLayoutScheme { [unowned holder] in
      holder.stack?.layout(in: rect(0, 0, 1, 1))
      _ = holder.stack?.snapshot(for: rect(0, 0, 1, 1))
      return [child]
    }
    let issues = LayoutIssue.collecting {
      holder.stack?.layout()
      holder.stack?.layout()
    }
    #expect(Set(issues.map(\.rule)) == [.changedDuringPass])
    #expect(child.frame == rect(0, 0, 100, 10))
  }

  private final class Holder {
    var stack: StackLayoutScheme?
  }

  /// Nor is it one where a constraint was switched before the pass.
  @Test(arguments: [false, true])
  func `An element whose baseline is used and that dies in a pass is no interruption`(
    _ isChanged: Bool
  ) {
    let root = Box("root")
    let (first, second) = (Box("first", in: root), Box("second", in: root))
    var dying: Box? = Box("dying", in: root)
    let constraint = dying!.baselineElement.layoutConstraint(for: [.top(.limit(on: .outer))])
      .active(true)
    let scheme = LayoutScheme(blocks: [
      first.layoutBlock(with: Layout(height: .content)),
      second.layoutBlock(constraints: [constraint]),
    ])
    scheme.layout(in: rect(0, 0, 100, 100))
    if isChanged { for isActive in [false, true] { constraint.isActive = isActive } }
    first.fitting = { _ in
      dying?.removeFromSuperElement()
      dying = nil
      return CGSize(width: 10, height: 10)
    }
    let issues = LayoutIssue.collecting { scheme.layout(in: rect(0, 0, 100, 100)) }
    #expect(dying == nil)
    #expect(!issues.contains { $0.rule == .changedDuringPass })
  }
}
