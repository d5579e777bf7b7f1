import Foundation
import Framewise
import Testing

/// A statement lives as long as it is active, whoever else holds it, and no longer.
@Suite struct StatementLifeLaws {
  private let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  enum End: CaseIterable {
    case source, target, deactivated
  }

  /// A statement that nobody but its items knows.
  private func relate(_ source: UIView, _ target: UIView) -> () -> LayoutStatement? {
    weak let statement = source.left >> target.right.offset(3)
    return { statement }
  }

  @Test(arguments: End.allCases, [false, true])
  func `It is freed when it ends, before and after a pass`(_ end: End, _ isLaidOut: Bool) {
    var views = [screen.addForAutoLayout(UIView()), screen.addForAutoLayout(UIView())]
    views[1].left >> screen.left.offset(4)
    views[1].width >> 10
    let statement = relate(views[0], views[1])
    if isLaidOut {
      screen.layoutIfNeeded()
      #expect(views[0].frame.minX == 17)
    }
    #expect(statement()?.isActive == true)
    switch end {
    case .source: views.removeFirst().removeFromSuperview()
    case .target: views.removeLast().removeFromSuperview()
    case .deactivated: statement()?.isActive = false
    }
    screen.layoutIfNeeded()
    #expect(statement() == nil)
  }

  @Test func `One whose item died is over, and stays over`() {
    var target: UIView? = UIView()
    let source = screen.addForAutoLayout(UIView())
    let statement = target.flatMap { source.width >> $0.width }
    #expect(statement?.isActive == true)
    target = nil
    #expect(statement?.isActive == false)
    #expect(statement?.targetItem == nil)
    statement?.isActive = true
    #expect(statement?.isActive == false)
    #expect(statement?.sourceItem === source)
  }

  @Test func `One whose source died is over, and stays over`() {
    var source: UIView? = UIView()
    let target = screen.addForAutoLayout(UIView())
    let statement = source.flatMap { $0.width >> target.width }
    source = nil
    #expect(statement?.isActive == false)
    statement?.isActive = true
    #expect(statement?.isActive == false)
    #expect(statement?.sourceItem == nil)
    #expect(target.statementsWithoutPass().isEmpty)
  }

  @Test func `What none is about any longer is left alone`() {
    let target = screen.addForAutoLayout(UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
    let source = screen.addForAutoLayout(UIView())
    let guide = screen.addLayoutGuide()
    let width = source.width >> target.width
    let other = guide.width >> 12
    source.height >> 10
    screen.layoutIfNeeded()
    #expect(source.frame.width == 40 && guide.layoutFrame.width == 12)
    width?.isActive = false
    other.isActive = false
    target.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    screen.setNeedsLayout()
    screen.layoutIfNeeded()
    #expect(target.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(guide.layoutFrame.width == 12)
    #expect(source.frame.height == 10)
  }

  @Test func `One between an item and itself counts once`() {
    var item: UIView? = screen.addForAutoLayout(UIView())
    item.map { _ = $0.height >> 12 }
    weak let statement = item.flatMap { $0.width >> $0.height.at(2) }
    screen.layoutIfNeeded()
    #expect(item?.frame.size == CGSize(width: 24, height: 12))
    item?.removeFromSuperview()
    item = nil
    screen.layoutIfNeeded()
    #expect(statement == nil)
  }

  @Test func `It may be activated again any number of times`() {
    let item = screen.addForAutoLayout(UIView())
    weak var freed: LayoutStatement?
    do {
      let statement = item.width >> 30
      for _ in 0..<3 {
        statement.isActive = false
        statement.isActive = true
      }
      screen.layoutIfNeeded()
      #expect(item.frame.width == 30)
      freed = statement
    }
    #expect(freed?.isActive == true)
    freed?.isActive = false
    screen.layoutIfNeeded()
    #expect(freed == nil)
  }
}
