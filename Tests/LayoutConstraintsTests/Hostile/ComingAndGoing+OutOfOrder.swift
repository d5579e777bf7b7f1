import Foundation
import Framewise
import TestSupport
import Testing

@testable import LayoutConstraints

/// What is older than what is there, leaves with what waits in it, or ends while it is gathered.
extension ComingAndGoing {
  @Test func `What is older than what is there is gathered with all`() {
    let old = UIView()
    old.translatesAutoresizingMaskIntoConstraints = false
    old.width >> 30
    let row = addRow()
    _ = layOut()
    list.addSubview(old)
    old.top >> row.bottom
    old >> list.left
    old.height >> 5
    #expect(layOut() == ([], false))
    #expect(old.frame == CGRect(x: 0, y: 20, width: 30, height: 5))
  }

  @Test func `A view that statements begin to place with what came`() {
    let given = UIView(frame: CGRect(x: 7, y: 8, width: 10, height: 10)), row = addRow()
    list.addSubview(given)
    let below = list.addForAutoLayout(UIView())
    below.top >> given.bottom
    below.left >> row.left
    below >> (5, 5)
    _ = layOut()
    #expect(below.frame.minY == 18)
    let new = addRow(below: row)
    given.left.constrain(to: new.left.offset(40))
    #expect(layOut().rules == [])
    #expect(given.frame.minX == 40)
    #expect(new.frame == top(28))
  }

  @Test func `A scroll view comes with what scrolls`() {
    addRow()
    _ = layOut()
    let scroll = list.addForAutoLayout(UIScrollView())
    scroll >> list.allButTop
    scroll.height >> 50
    let content = scroll.addForAutoLayout(UIView())
    content >> scroll
    content >> (400, 60)
    #expect(layOut().rules == [])
    #expect(scroll.contentSize == CGSize(width: 400, height: 60))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 400, height: 60))
  }

  @Test func `A statement that waited twice ends once`() {
    let row = addRow(), item = list.addForAutoLayout(UIView())
    item.left >> row.left
    item.top >> row.bottom
    item.height >> 5
    _ = layOut()
    addRow(below: row)
    let width = item.width >> 44
    width.isActive = false
    width.isActive = true
    #expect(layOut() == ([], true))
    #expect(item.frame.size.width == 44)
    width.isActive = false
    item.frame.size.width = 10
    list.setNeedsLayout()
    #expect(layOut().rules == [])
    // No statement decides it any longer.
    #expect(item.frame.size.width == 10)
  }

  @Test func `What came into a view that left lies where that lies`() {
    let inner = list.addForAutoLayout(ConstraintView())
    inner >> list
    addRow()
    _ = layOut()
    let card = inner.addForAutoLayout(UIView())
    card >> inner
    inner.removeFromSuperview()
    let other = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.addForAutoLayout(inner) >> other
    LayoutIssue.withHandler({ _ in }) { other.layoutIfNeeded() }
    let item = card.addForAutoLayout(UIView())
    item >> card.top
    item >> card.left
    item >> (30, 20)
    LayoutIssue.withHandler({ _ in }) { other.layoutIfNeeded() }
    #expect(item.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test func `A statement that ends while its view is gathered`() {
    let first = addRow()
    _ = layOut()
    let adder = list.addForAutoLayout(Adder())
    adder.top >> first.bottom
    let left = adder.left >> list.left.offset(50)
    adder.action = { left?.isActive = false }
    #expect(layOut().rules == [.changedDuringPass])
    adder.left >> list.left.offset(3)
    #expect(layOut().rules == [])
    #expect(adder.frame.minX == 3)
  }

  @Test(arguments: [true, false])
  func `The first statement about a view that had a natural size only`(_ waits: Bool) {
    let wish = list.addForAutoLayout(UIView())
    wish >> list.left
    wish >> list.top
    wish.height >> 20
    (wish.width >> 100).priority = 750
    let label = list.addForAutoLayout(Sized(width: 150, height: 12))
    _ = layOut()
    if waits {
      let row = list.addForAutoLayout(UIView())
      row.top >> label.bottom
      row >> list.left
      row >> (5, 5)
    }
    label.width >> wish.width
    let found = (layOut().rules, wish.frame, label.frame)
    pass?.reset()
    list.setNeedsLayout()
    #expect(layOut().rules == found.0)
    #expect(wish.frame == found.1)
    #expect(label.frame == found.2)
  }

  /// Adds a row whose statement leads into a view, lays it out, and lets go of it.
  private func placeAndRemoveRow(below view: UIView) {
    let row = list.addForAutoLayout(UIView())
    row.top >> view.bottom
    row >> list.left
    row >> (10, 10)
    _ = layOut()
    row.removeFromSuperview()
  }

  @Test func `What a statement led to keeps its own statements without it`() {
    for _ in 0..<4 { addRow() }
    let plain = UIView(), deep = UIView()
    list.addSubview(plain)
    plain.addSubview(deep)
    let width = deep.width >> 10
    placeAndRemoveRow(below: deep)
    #expect(deep.frame.size.width == 10)
    _ = layOut()
    width.constant = 20
    _ = layOut()
    // Nothing leads to it from the list any more, but it is in it.
    #expect(deep.frame.size.width == 20)
  }

  @Test func `A view with a pass of its own has that again when what led into it left`() {
    for _ in 0..<6 { addRow() }
    let card = ConstraintView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    list.addSubview(card)
    let item = card.addForAutoLayout(UIView())
    card.bottom >> item.bottom
    item >> card.allButBottom
    let height = item.height >> 30
    placeAndRemoveRow(below: card)
    #expect(card.frame.size.height == 30)
    height.constant = 40
    // Its size is given to its own pass.
    #expect(layOut().rules == [.conflictingStatements])
    #expect(card.frame.size.height == 30)
  }

  @Test func `A deep tree that comes is built and gathered in linear time`() {
    addRow()
    _ = layOut()
    var view = list.addForAutoLayout(UIView())
    view >> list
    // 1,000 levels took six seconds where each statement looked for the list from its item up.
    let clock = ContinuousClock()
    let time = clock.measure {
      for _ in 0..<1_000 {
        let next = view.addForAutoLayout(UIView())
        next >> view
        view = next
      }
    }
    #expect(time < .seconds(3), "\(time)")
    #expect(layOut().rules == [])
    #expect(view.frame == list.bounds)
  }

  @Test func `What comes and leaves without a pass is not kept for ever`() throws {
    let first = addRow()
    _ = layOut()
    for _ in 0..<1_000 { addRow(below: first).removeFromSuperview() }
    let pass = try #require(pass)
    #expect(pass.arrivals.count + pass.waiting.count + pass.departed.count < 200)
    #expect(layOut().rules == [])
  }

  @Test func `A natural size leaves with its view`() throws {
    let first = addRow()
    for _ in 0..<4 { addRow(below: first) }
    _ = layOut()
    let count = try #require(pass).problem.rowCount
    do {
      let label = list.addForAutoLayout(Sized(width: 30, height: 12))
      label.top >> first.bottom
      label >> list.left
      #expect(layOut() == ([], true))
      // Two statements, and two rows for each length.
      #expect(try #require(pass).problem.rowCount == count + 6)
      label.removeFromSuperview()
    }
    #expect(layOut() == ([], true))
    #expect(try #require(pass).problem.rowCount == count)
    #expect(try #require(pass).leaves.isEmpty)
  }

  @Test func `A guide is let go of with its view`() {
    for _ in 0..<4 { addRow() }
    weak var gone: UILayoutGuide?
    do {
      let card = list.addForAutoLayout(UIView())
      card >> list
      let guide = card.addLayoutGuide()
      guide >> card
      _ = layOut()
      card.removeFromSuperview()
      gone = guide
    }
    #expect(gone == nil)
    #expect(layOut().rules == [])
  }

  @Test func `The content of a scroll view is let go of with the view`() {
    for _ in 0..<9 { addRow() }
    weak var gone: UILayoutGuide?
    do {
      let scroll = list.addForAutoLayout(UIScrollView())
      scroll >> list.allButTop
      scroll.height >> 50
      let item = scroll.addForAutoLayout(UIView())
      item >> scroll.top
      item.left >> scroll.left
      item >> (10, 10)
      _ = layOut()
      scroll.removeFromSuperview()
      gone = scroll.contentLayoutGuide
    }
    #expect(gone == nil)
    #expect(layOut().rules == [])
  }

  @Test func `What stays is placed after a view with a guide has left`() {
    let rows = (0..<4).map { _ in addRow() }
    do {
      let card = addRow()
      card.addLayoutGuide() >> card
      _ = layOut()
      card.removeFromSuperview()
    }
    list.frame.size.width = 200
    #expect(layOut().rules == [])
    for row in rows { #expect(row.frame == CGRect(x: 0, y: 0, width: 200, height: 20)) }
  }

  private final class Shifting: ConstraintView {
    override func layoutSubviews() {
      super.layoutSubviews()
      subviews.first?.frame.origin.x += 5
    }
  }

  @Test func `A frame that is moved after each pass does not drift`() {
    let view = Shifting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let a = view.addForAutoLayout(UIView()), b = view.addForAutoLayout(UIView())
    for item in [a, b] {
      item >> view.left
      item >> view.top
      item.height >> 10
    }
    a.width >> 10
    let width = b.width >> 10
    for number in 0..<3 {
      width.constant = CGFloat(20 + number)
      view.layoutIfNeeded()
      #expect(a.frame == CGRect(x: 5, y: 0, width: 10, height: 10))
    }
  }
}
