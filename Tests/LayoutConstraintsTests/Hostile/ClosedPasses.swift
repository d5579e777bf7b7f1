import Foundation
import Framewise
import Testing

/// What views and items do when they are asked may end the pass that asks them: it lets go of all
/// items, or another view solves their statements from then on.
@Suite struct ClosedPasses {
  let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)).called("screen")

  /// A view that does something once, when it is asked for its name or its size.
  private final class Telling: UIView {
    var willBeNamed: (() -> Void)?
    var willBeMeasured: (() -> Void)?
    var natural = CGSize(width: 30, height: 10)

    override var accessibilityIdentifier: String? {
      get {
        let action = willBeNamed
        willBeNamed = nil
        action?()
        return "telling"
      }
      set {}
    }

    override var intrinsicContentSize: CGSize {
      let action = willBeMeasured
      willBeMeasured = nil
      action?()
      return natural
    }
  }

  /// An item of somebody's own, which does something once when it is asked what holds it.
  private final class Item: LayoutItem {
    var layoutFrame = CGRect.zero
    var layoutStorage: AnyObject?
    weak var holder: UIView?
    var willBeFound: (() -> Void)?

    var parent: (any ConstrainableView)? { holder }

    var layoutContainer: AnyObject? {
      let action = willBeFound
      willBeFound = nil
      action?()
      return holder
    }

    func place(_ frame: CGRect) { layoutFrame = frame }
  }

  @Test func `A view that is named for a conflict may end the pass that names it`() {
    let telling = screen.addForAutoLayout(Telling())
    let other = screen.addForAutoLayout(UIView()).called("other")
    telling.width >> other.width
    other.width >> telling.width.offset(5)
    telling.willBeNamed = { [unowned screen] in
      screen.snapsToPixelGrid = true
      screen.setNeedsLayout()
    }
    let issues = LayoutIssue.collecting { screen.layoutIfNeeded() }
    #expect(issues.map(\.rule) == [.conflictingStatements])
    #expect(issues.first?.causes.count == 2)
  }

  @Test func `A view that is named for its size may end the pass that names it`() {
    let telling = [Telling(), Telling()].map(screen.addForAutoLayout)
    for view in telling {
      view.natural.width = .infinity
      view.left >> screen.left
    }
    telling[0].willBeNamed = { [unowned screen] in
      screen.snapsToPixelGrid = true
      screen.setNeedsLayout()
    }
    let issues = LayoutIssue.collecting { screen.layoutIfNeeded() }
    #expect(issues.map(\.rule) == [.measuringFailed, .measuringFailed])
  }

  /// Has another view solve what is in the screen.
  private func takeIn(_ outer: ConstraintView) {
    outer.addForAutoLayout(screen)
    screen >> outer
    outer.layoutIfNeeded()
  }

  /// Has an item do something the last time that it is asked for a question about ambiguities, once
  /// all is laid out.
  private func actAtTheEnd(_ item: Item, _ action: @escaping () -> Void) {
    var count = 0
    func countAsked() {
      count += 1
      item.willBeFound = countAsked
    }
    item.willBeFound = countAsked
    _ = screen.ambiguities()
    func wait() {
      count -= 1
      if count == 0 { action() } else { item.willBeFound = wait }
    }
    item.willBeFound = wait
  }

  @Test func `A pass that is closed when it looks for ambiguities lets go of its statements`() {
    let outer = ConstraintView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let item = Item()
    item.holder = screen
    let statement = item.left >> screen.left.offset(3)
    item.width >> 20
    screen.layoutIfNeeded()
    actAtTheEnd(item) { takeIn(outer) }
    _ = screen.ambiguities()
    statement?.constant = 5
    outer.layoutIfNeeded()
    #expect(screen.frame.width == 300)
    #expect(item.layoutFrame.minX == 5)
  }

  @Test(arguments: [true, false])
  func `A pass that is closed when it looks for ambiguities keeps nothing`(_ isRelated: Bool) {
    let outer = ConstraintView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    weak var freed: Item?
    do {
      let item = Item()
      freed = item
      item.holder = screen
      if isRelated { item.left >> screen.left.offset(3) }
      item.width >> 20
      screen.layoutIfNeeded()
      actAtTheEnd(item) { [unowned item] in
        item.holder = nil
        takeIn(outer)
      }
      _ = screen.ambiguities()
    }
    outer.layoutIfNeeded()
    #expect(freed == nil)
  }

  @Test func `A change while it looks for ambiguities is told at the first statement`() {
    let item = Item()
    item.holder = screen
    let line = #line + 1
    item.left.constrain(to: screen.left)
    item.width.constrain(to: 20)
    screen.layoutIfNeeded()
    actAtTheEnd(item) { [unowned screen] in screen.addForAutoLayout(UIView()) }
    let issues = LayoutIssue.collecting { _ = screen.ambiguities() }
    #expect(issues.map(\.rule) == [.changedDuringPass])
    #expect(issues.first?.location == LayoutLocation(fileID: #fileID, line: line))
  }

  @Test func `A pass that is closed while it runs lets go of an item that left meanwhile`() {
    let outer = ConstraintView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    weak var freed: Item?
    do {
      let item = Item()
      freed = item
      item.holder = screen
      item.width >> 20
      let telling = screen.addForAutoLayout(Telling())
      telling.left >> screen.left.offset(3)
      telling.willBeMeasured = { [unowned item] in
        item.holder = nil
        takeIn(outer)
      }
      _ = LayoutIssue.collecting { screen.layoutIfNeeded() }
    }
    outer.layoutIfNeeded()
    #expect(freed == nil)
  }

  @Test func `A measuring that is interrupted keeps nothing, and is told at the first statement`() {
    let telling = screen.addForAutoLayout(Telling())
    let line = #line + 1
    telling.left.constrain(to: screen.left)
    telling.top.constrain(to: screen.top)
    weak var freed: UIView?
    do {
      let other = screen.addForAutoLayout(UIView())
      other.width >> 20
      freed = other
    }
    telling.willBeMeasured = { [unowned screen, unowned telling] in
      screen.subviews.last?.removeFromSuperview()
      telling.height >> 5
    }
    let issues = LayoutIssue.collecting { _ = screen.sizeThatFits(CGSize(width: 100, height: 50)) }
    #expect(issues.map(\.rule) == [.changedDuringPass])
    #expect(issues.first?.location == LayoutLocation(fileID: #fileID, line: line))
    #expect(freed == nil)
  }

  @Test(arguments: [false, true])
  func `A pass that is closed while it runs keeps nothing`(_ isGathering: Bool) {
    let outer = ConstraintView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    weak var freed: UIView?
    do {
      let telling = screen.addForAutoLayout(Telling())
      telling.left >> screen.left.offset(3)
      if !isGathering { screen.layoutIfNeeded() }
      telling.willBeMeasured = { takeIn(outer) }
      screen.setNeedsLayout()
      telling.setNeedsLayout()
      _ = LayoutIssue.collecting { screen.layoutIfNeeded() }
      outer.setNeedsLayout()
      #expect(LayoutIssue.collecting { outer.layoutIfNeeded() } == [])
      #expect(telling.frame == CGRect(x: 3, y: 0, width: 30, height: 10))
      freed = telling
      telling.removeFromSuperview()
    }
    outer.layoutIfNeeded()
    #expect(freed == nil)
  }
}
