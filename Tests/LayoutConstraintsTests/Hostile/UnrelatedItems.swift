import Foundation
import Framewise
import Testing

/// Items in plain views that no statement relates to anything around these.
@Suite struct UnrelatedItems {
  let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)).called("screen")
  let plain = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 40)).called("plain")
  let item = UIView().called("item")

  private func layOut(_ view: UIView? = nil) -> [LayoutIssue] {
    LayoutIssue.collecting { (view ?? screen).layoutIfNeeded() }
  }

  /// What is done in which order: the item is added, the plain view is, the statements are written.
  enum Step: CaseIterable { case item, plain, statements }

  private static let orders: [[Step]] = Step.allCases.flatMap { first in
    Step.allCases.filter { $0 != first }.map { second in
      [first, second] + Step.allCases.filter { $0 != first && $0 != second }
    }
  }

  private func build(_ steps: [Step], in outer: UIView? = nil, _ write: () -> Void) {
    for step in steps {
      switch step {
      case .item: plain.addForAutoLayout(item)
      case .plain: (outer ?? screen).addSubview(plain)
      case .statements: write()
      }
    }
  }

  @Test(arguments: orders)
  func `An item of a given size is placed, whatever came first`(_ steps: [Step]) {
    build(steps) { item >> (30, 10) }
    #expect(layOut() == [])
    #expect(item.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(plain.frame == CGRect(x: 10, y: 20, width: 50, height: 40))
  }

  @Test(arguments: orders)
  func `An item that fills a view in a view that nothing relates to is placed`(_ steps: [Step]) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.addSubview(outer)
    build(steps, in: outer) { item >> plain.all(leadingOffset: 5) }
    #expect(layOut() == [])
    #expect(item.frame == CGRect(x: 5, y: 0, width: 45, height: 40))
    plain.frame.size.width = 60
    screen.setNeedsLayout()
    #expect(layOut() == [])
    #expect(item.frame == CGRect(x: 5, y: 0, width: 55, height: 40))
  }

  @Test func `Items that only relate to each other are placed`() {
    screen.addSubview(plain)
    let other = plain.addForAutoLayout(UIView())
    plain.addForAutoLayout(item)
    item.width >> other.width.at(2)
    other.width >> 12
    item.left >> other.right.offset(3)
    #expect(layOut() == [])
    // The older one, which has no place either, stays where it was.
    #expect(item.frame == CGRect(x: 0, y: 0, width: 24, height: 0))
    #expect(other.frame == CGRect(x: -15, y: 0, width: 12, height: 0))
  }

  @Test(arguments: [false, true])
  func `Guides that only relate to numbers and each other are placed`(_ isEarly: Bool) {
    if isEarly { screen.addSubview(plain) }
    let first = plain.addLayoutGuide(), second = plain.addLayoutGuide()
    first.width >> 10
    second.width >> first.width.at(3)
    if !isEarly { screen.addSubview(plain) }
    #expect(layOut() == [])
    #expect(first.layoutFrame.width == 10)
    #expect(second.layoutFrame.width == 30)
  }

  @Test func `A constraint view between plain ones is placed where it says`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.addSubview(outer)
    outer.addSubview(plain)
    let inner = plain.addForAutoLayout(ConstraintView())
    inner >> plain.all(topOffset: 8)
    inner.addForAutoLayout(item) >> inner.all(leadingOffset: 5)
    #expect(layOut() == [])
    #expect(inner.frame == CGRect(x: 0, y: 8, width: 50, height: 32))
    #expect(item.frame == CGRect(x: 5, y: 0, width: 45, height: 32))
  }

  @Test func `A view with such items may move, and lose what it was related by`() {
    screen.addSubview(plain)
    plain.addForAutoLayout(item).width >> 30
    let edge = plain.left >> screen.left.offset(4)
    #expect(layOut() == [])
    #expect(item.frame.width == 30)
    edge?.isActive = false
    let size = item.height >> 7
    #expect(layOut() == [])
    #expect(item.frame.size == CGSize(width: 30, height: 7))
    let other = ConstraintView(frame: screen.frame)
    other.addSubview(plain)
    size.constant = 9
    #expect(layOut() == [])
    #expect(layOut(other) == [])
    #expect(item.frame.size == CGSize(width: 30, height: 9))
    plain.removeFromSuperview()
    item.frame = .zero
    #expect(layOut(other) == [])
    #expect(item.frame == .zero)
  }

  @Test func `They count where the view is measured before it is laid out`() {
    screen.addSubview(plain)
    plain.addForAutoLayout(item).width >> 30
    let wide = screen.addForAutoLayout(UIView())
    wide >> screen.all
    wide.width >> item.width
    #expect(screen.sizeThatFits(CGSize(width: 500, height: 500)).width == 30)
  }

  /// The row places the plain view, and nothing in the row solves statements.
  @Test func `In a plain view in a box they are told of`() {
    let row = RowView(plain)
    screen.addForAutoLayout(row) >> screen
    plain.addForAutoLayout(item).width >> 30
    plain.addLayoutGuide().height >> 30
    let issues = layOut()
    #expect(issues.map(\.rule) == [.statementsWithoutPass])
    #expect(issues.first?.elements == ["plain"])
    #expect(issues.first?.numbers == [.init("statements", 2)])
  }

  @Test func `Where nothing solves statements guides are told of, once`() {
    plain.addForAutoLayout(item).width >> 30
    #expect(layOut(plain).map(\.rule) == [.statementsWithoutPass])
    let first = plain.addLayoutGuide(), second = plain.addLayoutGuide()
    let line = #line + 1
    first.width.constrain(to: 10)
    second.width.constrain(to: first.width)
    let issues = layOut(plain)
    #expect(issues.map(\.rule) == [.statementsWithoutPass])
    #expect(issues.first?.numbers == [.init("statements", 2)])
    #expect(issues.first?.location == LayoutLocation(fileID: #fileID, line: line))
    plain.setNeedsLayout()
    #expect(layOut(plain) == [])
  }

  /// It is about two items, each of which leads to it, as does the view that holds the guide.
  @Test func `A statement of a guide about a view counts once`() {
    plain.addForAutoLayout(item)
    let guide = plain.addLayoutGuide()
    guide.width >> item.width
    let issues = layOut(plain)
    #expect(issues.map(\.rule) == [.statementsWithoutPass])
    #expect(issues.first?.numbers == [.init("statements", 1)])
    #expect(plain.statementsWithoutPass().count == 1)
  }

  /// It is about the guide as well, which its source leads to where that stands.
  @Test func `A statement about a guide is told of where its source is`() {
    let source = UIView().called("source")
    let guide = plain.addLayoutGuide()
    source.width >> guide.width
    #expect(plain.statementsWithoutPass().isEmpty)
    #expect(source.statementsWithoutPass().count == 1)
  }

  /// What solves statements lets go of views in plain ones in its next pass.
  @Test func `Items and guides of a view that left are without a pass at the same time`() {
    let holder = screen.addForAutoLayout(UIView())
    holder.addSubview(plain)
    plain.addForAutoLayout(item).width >> 30
    plain.addLayoutGuide().width >> 30
    #expect(layOut() == [])
    plain.removeFromSuperview()
    #expect(plain.statementsWithoutPass().count.isMultiple(of: 2))
    screen.setNeedsLayout()
    _ = layOut()
    #expect(plain.statementsWithoutPass().count == 2)
  }

  @Test func `A view that came and left between passes has statements without a pass`() {
    let other = screen.addForAutoLayout(UIView())
    other >> (20, 10)
    #expect(layOut() == [])
    screen.addForAutoLayout(item).width >> 30
    item.height >> other.height
    item.removeFromSuperview()
    #expect(item.statementsWithoutPass().count == 2)
  }

  /// What is asked from there leads to the view, whether it was laid out or not.
  @Test func `What leads to a view that left is told, whenever that came`() {
    func issues(_ isLaidOut: Bool) -> [LayoutIssue] {
      let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let other = screen.addForAutoLayout(UIView()).called("other")
      other >> (20, 10)
      #expect(layOut(screen) == [])
      let item = screen.addForAutoLayout(UIView()).called("item")
      item >> (5, 5)
      other.left.constrain(to: item.right, fileID: "A/a.swift", line: 1)
      if isLaidOut { #expect(layOut(screen) == []) }
      item.removeFromSuperview()
      return layOut(screen)
    }
    #expect(!issues(true).isEmpty)
    #expect(issues(false) == issues(true))
  }

  /// Its conditions see its own bounds, not those of the outer one.
  @Test func `A constraint view that nothing relates to the outer one solves what is in it`() {
    let inner = ConstraintView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    screen.addSubview(inner)
    inner.addSubview(plain)
    plain.addForAutoLayout(item)
    LayoutStatement.activate(while: .width(..<100)) { item.width >> 7 }
    LayoutStatement.activate(while: .width(100...)) { item.width >> 9 }
    #expect(layOut() == [])
    #expect(item.frame.width == 7)
    screen.addForAutoLayout(UIView()) >> (3, 3)
    item.height >> 4
    #expect(layOut() == [])
    #expect(item.frame.size == CGSize(width: 7, height: 4))
  }

  /// It is not laid out yet, and says its size itself.
  @Test func `A constraint view that was only measured marks what measured it`() {
    final class Own: ConstraintView {
      var natural = CGSize(width: 30, height: 10)
      override func sizeThatFits(_ size: CGSize) -> CGSize { natural }
    }
    let own = Own()
    let row = RowView(spacing: 0, own)
    let proposal = CGSize(width: 200, height: 100)
    #expect(row.sizeThatFits(proposal).width == 30)
    own.natural.width = 50
    own.setNeedsLayout()
    #expect(row.sizeThatFits(proposal).width == 50)
  }

  @Test func `A guide that moved is told of where it is now`() {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)).called("other")
    let guide = plain.addLayoutGuide()
    guide.width >> 10
    plain.removeLayoutGuide(guide)
    other.addLayoutGuide(guide)
    guide.height >> 10
    #expect(layOut(plain) == [])
    let issues = layOut(other)
    #expect(issues.map(\.rule) == [.statementsWithoutPass])
    #expect(issues.first?.numbers == [.init("statements", 2)])
  }
}
