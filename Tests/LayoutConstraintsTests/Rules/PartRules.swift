import Foundation
import Framewise
import Testing

/// Items that statements place in part: what no statement decides stays as it was.
@Suite struct PartRules {
  /// An item that is no view.
  final class Item: LayoutItem {
    var layoutFrame = CGRect.zero
    var layoutStorage: AnyObject?
    weak var holder: UIView?

    var parent: (any ConstrainableView)? { holder }
    var layoutContainer: AnyObject? { holder }

    func place(_ frame: CGRect) { layoutFrame = frame }
  }

  let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// A frame with some of its numbers taken from another.
  private func mix(_ frame: CGRect, _ other: CGRect, _ parts: Int) -> CGRect {
    CGRect(
      x: parts & 1 != 0 ? other.minX : frame.minX, y: parts & 2 != 0 ? other.minY : frame.minY,
      width: parts & 4 != 0 ? other.width : frame.width,
      height: parts & 8 != 0 ? other.height : frame.height)
  }

  @Test(arguments: 1..<16, [true, false])
  func `What no statement decides stays`(_ parts: Int, _ isView: Bool) {
    let item: any LayoutItem
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), other = Item()
    if isView {
      screen.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      item = view
    } else {
      other.holder = screen
      other.layoutFrame = view.frame
      item = other
    }
    var statements: [LayoutStatement] = []
    if parts & 1 != 0 { statements += [item.left.constrain(to: screen.left.offset(10))!] }
    if parts & 2 != 0 { statements += [item.top.constrain(to: screen.top.offset(20))!] }
    // What is no subview is found by statements that lead to it.
    if parts & 4 != 0 {
      statements += [item.width.constrain(to: screen.height.at(0).offset(30))!]
    }
    if parts & 8 != 0 {
      statements += [item.height.constrain(to: screen.width.at(0).offset(40))!]
    }
    let wanted = CGRect(x: 10, y: 20, width: 30, height: 40)
    func expect(_ before: CGRect, _ now: CGRect, _ place: String) {
      screen.setNeedsLayout()
      #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
      #expect(item.layoutFrame == mix(before, now, parts), "\(place)")
    }
    expect(CGRect(x: 1, y: 2, width: 3, height: 4), wanted, "at first")
    // Somebody else moves it: what is decided comes back, the rest is theirs.
    let moved = CGRect(x: 101, y: 102, width: 103, height: 104)
    item.place(moved)
    expect(moved, wanted, "moved")
    for statement in statements { statement.constant += 5 }
    expect(moved, CGRect(x: 15, y: 25, width: 35, height: 45), "other numbers")
    // Without statements all of it is theirs.
    LayoutStatement.deactivate(statements)
    item.place(moved)
    screen.setNeedsLayout()
    screen.layoutIfNeeded()
    #expect(item.layoutFrame == moved)
    LayoutStatement.activate(statements)
    expect(moved, CGRect(x: 15, y: 25, width: 35, height: 45), "again")
  }

  /// A far edge or a middle decides position and size, one axis leaves the other alone.
  @Test(arguments: [true, false])
  func `A statement about one axis leaves the other alone`(_ isHorizontal: Bool) {
    for attribute in 0..<3 {
      let a = UIView(frame: CGRect(x: 31, y: 32, width: 33, height: 34))
      screen.addForAutoLayout(a)
      let statement =
        switch (isHorizontal, attribute) {
        case (true, 0): a.right.constrain(to: screen.right)
        case (true, 1): a.centerX.constrain(to: screen.centerX)
        case (true, _): a.trailing.constrain(to: screen.trailing)
        case (false, 0): a.bottom.constrain(to: screen.bottom)
        case (false, 1): a.centerY.constrain(to: screen.centerY)
        case (false, _): a.lastBaseline.constrain(to: screen.bottom)
        }
      #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
      if isHorizontal {
        #expect(a.frame.minY == 32 && a.frame.height == 34)
        #expect(attribute == 1 ? a.frame.midX == 160 : a.frame.maxX == 320)
      } else {
        #expect(a.frame.minX == 31 && a.frame.width == 33)
        #expect(attribute == 1 ? a.frame.midY == 240 : a.frame.maxY == 480)
      }
      statement?.isActive = false
      a.removeFromSuperview()
    }
  }

  /// Where statements leave a choice, the frame that an item had before them decides, however many
  /// passes and statements came in between.
  @Test(arguments: [true, false])
  func `A choice depends on the first frame, not on passes`(_ isLaidOutBetween: Bool) {
    let a = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
    screen.addForAutoLayout(a)
    a.left >> screen.left.offset(10).min
    let far = a.left >> screen.left.offset(90).min
    if isLaidOutBetween {
      screen.layoutIfNeeded()
      #expect(a.frame.minX == 90)
    }
    let wide = a.width >> .min(80)
    if isLaidOutBetween {
      screen.layoutIfNeeded()
      #expect(a.frame == CGRect(x: 90, y: 40, width: 80, height: 60))
    }
    a.top >> screen.top.offset(100).min
    if isLaidOutBetween { screen.layoutIfNeeded() }
    far?.isActive = false
    wide?.isActive = false
    a.width >> .min(20)
    screen.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 30, y: 100, width: 50, height: 60))
  }

  @Test(arguments: 0..<4) func `Of what scrolls only decided sides change`(_ parts: Int) {
    let scroll = screen.addForAutoLayout(UIScrollView())
    scroll >> screen
    scroll.contentSize = CGSize(width: 700, height: 900)
    let content = scroll.addForAutoLayout(UIView())
    content >> scroll.top
    content >> scroll.left
    content >> (500, 600)
    let right = content.right >> scroll.right
    let bottom = content.bottom >> scroll.bottom
    let changes = [right, bottom]
    for (index, statement) in changes.enumerated() where parts & (1 << index) == 0 {
      statement?.isActive = false
    }
    for round in 0..<2 {
      #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
      #expect(scroll.frame == screen.bounds)
      #expect(content.frame == CGRect(x: 0, y: 0, width: 500, height: 600))
      #expect(scroll.contentSize.width == (parts & 1 != 0 ? 500 : CGFloat(700 + round)))
      #expect(scroll.contentSize.height == (parts & 2 != 0 ? 600 : CGFloat(900 + round)))
      // Undecided sides are others' matter.
      scroll.contentSize = CGSize(width: 701, height: 901)
      screen.setNeedsLayout()
    }
    // What no statement is about is open where others are about the same item.
    let open = screen.ambiguities().flatMap { $0.attributes }
    #expect(open == (parts == 1 ? [.height] : parts == 2 ? [.width] : []))
    LayoutStatement.deactivate(changes.compactMap { $0 })
    scroll.contentSize = CGSize(width: 11, height: 12)
    screen.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 11, height: 12))
  }

  /// Staying close to a size counts for what scrolls as well.
  @Test func `A content size that is open stays close to the first one`() {
    let scroll = screen.addForAutoLayout(UIScrollView())
    scroll >> screen
    scroll.contentSize = CGSize(width: 700, height: 900)
    let content = scroll.addForAutoLayout(UIView())
    content >> scroll.top
    content >> scroll.left
    content >> (500, 600)
    content.right >> scroll.right.max
    content.bottom >> scroll.bottom.max
    #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
    #expect(scroll.contentSize == CGSize(width: 700, height: 900))
  }
}

extension PartRules {
  @Test func `An item that is no view is placed by numbers alone`() {
    let item = Item()
    item.holder = screen
    item.layoutFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    item.width >> 30
    #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
    #expect(item.layoutFrame == CGRect(x: 1, y: 2, width: 30, height: 4))
    // Below a plain view, and told of a change as any other.
    let inner = Item(), view = screen.addForAutoLayout(UIView())
    view >> screen
    inner.holder = view
    let height = inner.height >> 20
    screen.layoutIfNeeded()
    #expect(inner.layoutFrame.height == 20)
    #expect(item.layoutFrame.width == 30)
    height.constant = 25
    screen.layoutIfNeeded()
    #expect(inner.layoutFrame.height == 25)
    height.deactivate()
    inner.layoutFrame = .zero
    screen.layoutIfNeeded()
    #expect(inner.layoutFrame == .zero)
    height.activate()
    // One that is elsewhere now is none of the view's.
    let elsewhere = UIView()
    inner.holder = elsewhere
    screen.setNeedsLayout()
    #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
    #expect(inner.layoutFrame == .zero)
  }

  /// Whatever else was in the view, is there more than once, or comes back.
  @Test func `Many items that are no views are placed by numbers`() {
    let other = screen.addForAutoLayout(UIView())
    other >> screen
    var items: [Item] = []
    for round in 0..<3 {
      for number in 0..<1000 {
        let item = Item()
        item.holder = number % 3 == 0 ? other : screen
        item.width >> CGFloat(number)
        item.height >> 10
        items.append(item)
      }
      if round == 0 { items.removeAll() }
    }
    for item in items.prefix(10) {
      item.holder = other
      item.top >> other.top
      item.holder = screen
      item.left >> other.right
    }
    LayoutIssue.withHandler({ _ in }) { screen.layoutIfNeeded() }
    for (number, item) in items.enumerated() {
      #expect(item.layoutFrame.size == CGSize(width: CGFloat(number % 1000), height: 10))
    }
  }
}
