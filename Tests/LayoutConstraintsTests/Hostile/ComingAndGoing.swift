import Foundation
import Framewise
import TestSupport
import Testing

@testable import LayoutConstraints

/// Views that come into a tree that was laid out, and leave it, in order and out of it.
@Suite struct ComingAndGoing {
  let list = ConstraintView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    .called("list")

  var pass: StatementPass? { ConstraintItem.of(list).ownStatementPass }

  /// Adds a row 20 high, 8 below another one.
  @discardableResult
  func addRow(below above: UIView? = nil, _ row: UIView = UIView()) -> UIView {
    list.addForAutoLayout(row)
    if let above { row.top >> above.bottom.offset(8) } else { row >> list.top }
    row >> list.left
    row >> list.right
    row.height >> 20
    return row
  }

  /// The issues of a pass, and whether it took the items as they were, but for what came and left.
  func layOut() -> (rules: [LayoutIssue.Rule], isPart: Bool) {
    let count = pass?.gatherCount
    let issues = LayoutIssue.collecting { list.layoutIfNeeded() }
    return (issues.map(\.rule), pass?.gatherCount == count)
  }

  func top(_ y: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: 320, height: 20) }

  @Test func `What comes and leaves is gathered, and nothing else`() {
    var rows = [addRow()]
    for _ in 1..<10 { rows.append(addRow(below: rows[rows.count - 1])) }
    #expect(layOut() == ([], false))
    for _ in 0..<3 {
      let count = rows.count
      rows.append(addRow(below: rows[count - 1]))
      rows.append(addRow(below: rows[count]))
      #expect(layOut() == ([], true))
      #expect(rows.map(\.frame.minY) == rows.indices.map { 28 * CGFloat($0) })
      rows.removeLast().removeFromSuperview()
      rows.removeLast().removeFromSuperview()
      #expect(layOut() == ([], true))
    }
    // From the middle: the one below gets another place.
    rows.remove(at: 4).removeFromSuperview()
    rows[4].top >> rows[3].bottom.offset(8)
    #expect(layOut() == ([], true))
    #expect(rows.map(\.frame.minY) == rows.indices.map { 28 * CGFloat($0) })
  }

  @Test func `A row that comes in front of all others`() {
    let old = addRow()
    let statement = ConstraintItem.of(old).statements.first { $0.sourceAttribute == .top }
    _ = layOut()
    let new = UIView()
    new.translatesAutoresizingMaskIntoConstraints = false
    list.insertSubview(new, at: 0)
    new >> list.allButBottom
    new.height >> 30
    statement?.isActive = false
    old.top >> new.bottom.offset(2)
    #expect(layOut() == ([], true))
    #expect(new.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(old.frame == top(32))
  }

  @Test(arguments: [true, false])
  func `A card comes with what is in it`(_ isConstraintView: Bool) {
    let first = addRow()
    _ = layOut()
    let card = isConstraintView ? ConstraintView() : UIView()
    list.addForAutoLayout(card)
    let title = card.addForAutoLayout(Sized(width: 50, height: 12)), dot = UIView()
    title >> card.left.offset(4)
    title >> card.top.offset(4)
    card.bottom >> title.bottom.offset(4)
    card.addForAutoLayout(dot) >> 6
    dot.left >> title.right.offset(2)
    dot >> title.centerY
    card.top >> first.bottom.offset(8)
    card >> list.left
    card.right >> dot.right
    let below = addRow(below: card)
    // Says more of what waits.
    ConstraintItem.of(dot).statements.first { $0.sourceAttribute == .left }?.constant = 3
    #expect(layOut() == ([], true))
    #expect(card.frame == CGRect(x: 0, y: 28, width: 63, height: 20))
    #expect(title.frame == CGRect(x: 4, y: 4, width: 50, height: 12))
    #expect(dot.frame == CGRect(x: 57, y: 7, width: 6, height: 6))
    #expect(below.frame == top(56))
    card.removeFromSuperview()
    below.top >> first.bottom.offset(1)
    // Two statements of the card, and one about it: they are over only once the card is gone.
    #expect(layOut().rules == [.itemsNotConnected])
    #expect(below.frame == top(21))
  }

  @Test func `What leaves is let go of at once`() {
    let first = addRow()
    for _ in 0..<4 { addRow(below: first) }
    _ = layOut()
    weak var gone: UIView?
    do {
      let row = addRow(below: first)
      _ = layOut()
      row.removeFromSuperview()
      gone = row
    }
    #expect(gone == nil)
    #expect(layOut() == ([], true))
  }

  @Test func `What leaves after it was measured is let go of`() {
    let inner = list.addForAutoLayout(ConstraintView())
    inner >> list
    _ = layOut()
    weak var gone: UIView?
    do {
      let item = inner.addForAutoLayout(UIView())
      item >> inner.all
      item >> (30, 20)
      #expect(list.sizeThatFits(.zero) == CGSize(width: 30, height: 20))
      item.removeFromSuperview()
      gone = item
    }
    #expect(gone == nil)
    #expect(layOut().rules == [])
    #expect(list.sizeThatFits(.zero) == .zero)
  }

  @Test func `What leaves is let go of by views around it that were measured before all passes`() {
    let outer = list.addForAutoLayout(ConstraintView())
    let inner = outer.addForAutoLayout(ConstraintView())
    outer >> list
    inner >> outer
    addRow()
    addRow()
    weak var gone: UIView?
    do {
      let item = inner.addForAutoLayout(UIView())
      item >> inner.all
      #expect(outer.sizeThatFits(.zero) == .zero)
      _ = layOut()
      item.removeFromSuperview()
      gone = item
    }
    #expect(gone == nil)
  }

  @Test func `All views around know what came when they are measured`() {
    let outer = list.addForAutoLayout(ConstraintView())
    let inner = outer.addForAutoLayout(ConstraintView())
    outer.width >> 50
    inner >> outer
    let item = UIView()
    item >> inner
    item.height >> 30
    #expect(layOut().rules == [.itemsNotConnected])
    #expect(outer.sizeThatFits(.zero) == CGSize(width: 50, height: 0))
    inner.addSubview(item)
    #expect(inner.sizeThatFits(.zero).height == 30)
    #expect(outer.sizeThatFits(.zero) == CGSize(width: 50, height: 30))
    #expect(layOut().rules == [])
    #expect(outer.sizeThatFits(.zero) == CGSize(width: 50, height: 30))
  }

  @Test func `What comes and leaves before the next pass was never there`() {
    let first = addRow()
    _ = layOut()
    do { addRow(below: first).removeFromSuperview() }
    #expect(layOut() == ([], true))
    // One that lives on has statements that count nowhere, as one of a new tree.
    let kept = addRow(below: first)
    kept.removeFromSuperview()
    #expect(layOut().rules == [.itemsNotConnected])
    list.addSubview(kept)
    #expect(layOut().rules == [])
    #expect(kept.frame == top(28))
  }

  @Test func `A view that moves from one list to another`() {
    let other = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.addForAutoLayout(UIView()) >> other
    addRow()
    let row = addRow()
    _ = layOut()
    other.layoutIfNeeded()
    ConstraintItem.of(row).statements.forEach { $0.isActive = false }
    other.addSubview(row)
    row >> other.left
    row >> other.bottom
    row >> 7
    #expect(layOut().rules == [])
    other.layoutIfNeeded()
    #expect(row.frame == CGRect(x: 0, y: 93, width: 7, height: 7))
  }

  @Test func `Statements that wait and change`() {
    let first = addRow(), second = addRow(below: first)
    _ = layOut()
    let row = addRow(below: second)
    let width = second.width >> .max(90)
    width?.priority = 250
    width?.isActive = false
    width?.isActive = true
    width?.constant = 80
    let gap = ConstraintItem.of(row).statements.first { $0.sourceAttribute == .top }
    gap?.isActive = false
    #expect(gap?.isSuspended == false)
    gap?.isActive = true
    gap?.constant = 5
    gap?.priority = 999
    #expect(layOut() == ([], true))
    #expect(row.frame == top(53))
    width?.priority = 1000
    // Conflicts with the edges, which are older.
    #expect(layOut().rules == [.conflictingStatements])
    #expect(width?.isSuspended == true)
  }

  @Test(arguments: [true, false])
  func `What is measured before the pass knows what came`(_ isConstraintView: Bool) {
    let first = addRow()
    first.bottom >> list.bottom.max
    _ = layOut()
    let card = list.addForAutoLayout(isConstraintView ? ConstraintView() : UIView())
    card.top >> first.bottom
    card.bottom >> list.bottom.max
    card >> list.left
    card.height >> 10
    #expect(list.sizeThatFits(.zero) == CGSize(width: 0, height: 30))
    let inner = card.addForAutoLayout(UIView())
    inner >> card.left
    inner.right >> list.right.max
    inner.width >> 33
    #expect(list.sizeThatFits(.zero) == CGSize(width: 33, height: 30))
    #expect(layOut().rules == [])
    #expect(inner.frame.size.width == 33)
  }

  final class Adder: UIView {
    var action: () -> Void = {}

    override var intrinsicContentSize: CGSize {
      action()
      return CGSize(width: 10, height: 10)
    }
  }

  @Test func `A view that comes while what came is gathered`() {
    let first = addRow()
    _ = layOut()
    let adder = list.addForAutoLayout(Adder())
    adder.top >> first.bottom
    adder >> list.left
    var late: UIView?
    adder.action = { [unowned adder] in
      guard late == nil else { return }
      late = addRow(below: adder)
    }
    #expect(layOut().rules == [.changedDuringPass])
    #expect(adder.frame == CGRect(x: 0, y: 20, width: 10, height: 10))
    #expect(layOut().rules == [])
    #expect(late?.frame == top(38))
  }

  @Test func `A view that moves to another list while it is gathered`() {
    let first = addRow(), other = ConstraintView()
    other.addForAutoLayout(UIView()) >> other
    _ = layOut()
    other.layoutIfNeeded()
    let adder = list.addForAutoLayout(Adder()), moving = list.addForAutoLayout(UIView())
    adder.top >> first.bottom
    adder >> list.left
    moving >> (30, 20)
    adder.action = { other.addSubview(moving) }
    #expect(layOut().rules.contains(.changedDuringPass))
    adder.action = {}
    other.layoutIfNeeded()
    #expect(moving.frame.size == CGSize(width: 30, height: 20))
    #expect(layOut().rules == [])
  }

  @Test func `What a gathering of all takes in only`() {
    let first = addRow()
    _ = layOut()
    let label = list.addForAutoLayout(UILabel()), other = list.addForAutoLayout(UILabel())
    (label.text, other.text) = ("A", "B")
    label.top >> first.bottom
    label >> list.left
    other.firstBaseline >> label.firstBaseline
    other.left >> label.right
    let scroll = list.addForAutoLayout(UIScrollView())
    scroll >> list.allButTop
    scroll.height >> 50
    let content = scroll.addForAutoLayout(UIView())
    content >> scroll
    content >> (400, 60)
    let wide = LayoutStatement.activate(while: .width(300...)) { first.width >> 300 }
    ConstraintItem.of(first).statements.first { $0.sourceAttribute == .right }?.isActive = false
    #expect(layOut().rules == [])
    #expect(other.frame.minY == label.frame.minY)
    #expect(scroll.contentSize == CGSize(width: 400, height: 60))
    #expect(first.frame.size.width == 300)
    // And all that came later.
    let row = addRow(below: label)
    list.frame.size.width = 320
    #expect(layOut() == ([], true))
    #expect(row.frame == top(label.frame.maxY + 8))
    LayoutStatement.deactivate(wide)
    scroll.removeFromSuperview()
    #expect(layOut().rules.allSatisfy { $0 == .itemsNotConnected })
  }

  @Test func `Thousands that come and leave take no more room than those there are`() throws {
    var rows = [addRow()]
    for _ in 1..<20 { rows.append(addRow(below: rows[rows.count - 1])) }
    _ = layOut()
    var largest = 0
    for round in 0..<2_000 {
      if round % 3 < 2 || rows.count < 15 {
        rows.append(addRow(below: rows[rows.count - 1]))
      } else {
        rows.removeLast().removeFromSuperview()
        rows.removeLast().removeFromSuperview()
      }
      _ = layOut()
      largest = max(largest, try #require(pass).nodes.count)
      #expect(rows.last?.frame.minY == 28 * CGFloat(rows.count - 1))
    }
    #expect(largest <= 2 * 25 + 3)
    #expect(try #require(pass).problem.rowCount == 4 * rows.count)
  }

  @Test func `Ten thousand come, and leave from the front`() {
    let first = addRow()
    _ = layOut()
    var rows: [UIView] = []
    for number in 0..<10_000 {
      let row = addRow(below: rows.last ?? first, number % 2 == 0 ? UIView() : ConstraintView())
      rows.append(row)
    }
    for row in rows.prefix(5_000) { row.removeFromSuperview() }
    rows.removeFirst(5_000)
    rows[0].top >> first.bottom.offset(8)
    #expect(layOut().rules == [])
    #expect(rows.last?.frame == top(28 * 5_000))
    for row in rows.prefix(4_999) { row.removeFromSuperview() }
    rows.removeFirst(4_999)
    rows[0].top >> first.bottom.offset(8)
    #expect(layOut().rules == [])
    #expect(rows[0].frame == top(28))
  }
}
