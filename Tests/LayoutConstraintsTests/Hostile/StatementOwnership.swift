import Foundation
import Framewise
import TestSupport
import Testing

/// Statements, their items and what their conditions captured, which go in any order.
@Suite struct StatementOwnership {
  private let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  /// Something that a closure captures, which does something when it goes.
  private final class Captured {
    private let end: () -> Void

    init(_ end: @escaping () -> Void) { self.end = end }

    deinit { end() }
  }

  /// An item of somebody's own, which does something when it goes.
  private final class Item: LayoutItem {
    var layoutFrame = CGRect.zero
    var layoutStorage: AnyObject?
    weak var holder: UIView?
    var end: () -> Void = {}

    var parent: (any ConstrainableView)? { holder }
    var layoutContainer: AnyObject? { holder }

    func place(_ frame: CGRect) { layoutFrame = frame }

    deinit { end() }
  }

  private func condition(_ end: @escaping () -> Void) -> LayoutCondition {
    let captured = Captured(end)
    return LayoutCondition { _ in withExtendedLifetime(captured) { true } }
  }

  /// What a condition does when it goes.
  enum Act: CaseIterable { case removes, marks, lays, adds }

  private func act(_ act: Act, _ other: UIView) {
    switch act {
    case .removes: other.removeFromSuperview()
    case .marks: screen.snapsToPixelGrid.toggle()
    case .lays:
      screen.setNeedsLayout()
      screen.layoutIfNeeded()
    case .adds: screen.addForAutoLayout(UIView()).width >> 10
    }
  }

  /// What lets go of the condition that was replaced, which the last pass asked.
  enum Way: CaseIterable { case deactivated, left, died, gathered }

  @Test(arguments: Act.allCases, Way.allCases)
  func `A condition that is replaced may do anything when it goes`(_ act: Act, _ way: Way) {
    let (first, second) = (screen.addForAutoLayout(UIView()), screen.addForAutoLayout(UIView()))
    second >> (20, 10)
    var ended = 0
    var item: UIView? = screen.addForAutoLayout(UIView())
    weak let statement = item.flatMap { $0.width >> first.width }
    first.width >> 30
    _ = item.map { $0.height >> 7 }
    statement.map {
      let old = condition {
        ended += 1
        self.act(act, second)
      }
      LayoutStatement.activate([$0], while: old)
    }
    screen.layoutIfNeeded()
    #expect(item?.frame.width == 30)
    statement.map { LayoutStatement.activate([$0], while: .width(1...)) }
    switch way {
    case .deactivated: statement?.isActive = false
    case .left: item?.removeFromSuperview()
    case .died:
      item?.removeFromSuperview()
      item = nil
    case .gathered: screen.mirrorsForRightToLeft = true
    }
    _ = LayoutIssue.collecting {
      screen.layoutIfNeeded()
      screen.layoutIfNeeded()
    }
    #expect(ended == 1)
    #expect(first.frame.width == 30)
    #expect(item?.superview == nil || item?.frame.height == 7)
    let width = screen.addForAutoLayout(UIView()).width >> first.width
    screen.layoutIfNeeded()
    #expect((width?.sourceItem as? UIView)?.frame.width == 30)
  }

  @Test(arguments: Act.allCases)
  func `An item that only a pass held may do anything when it goes`(_ act: Act) {
    let second = screen.addForAutoLayout(UIView())
    second >> (20, 10)
    let holder = screen.addForAutoLayout(UIView())
    let inner = holder.addForAutoLayout(UIView())
    holder >> (50, 40)
    inner.width >> holder.width
    for _ in 0..<12 { screen.addForAutoLayout(UIView()).width >> 5 }
    var ended = 0
    do {
      let item = Item()
      item.holder = holder
      item.end = {
        ended += 1
        self.act(act, second)
      }
      item.width >> 20
      screen.layoutIfNeeded()
      #expect(item.layoutFrame.width == 20)
    }
    holder.removeFromSuperview()
    _ = LayoutIssue.collecting { screen.layoutIfNeeded() }
    #expect(ended == 1)
    #expect(act == .removes || second.frame.size == CGSize(width: 20, height: 10))
  }

  @Test func `An item of somebody's own that no statement is about any longer is left alone`() {
    let item = Item()
    item.holder = screen
    let width = item.width >> 20
    screen.layoutIfNeeded()
    #expect(item.layoutFrame.width == 20)
    width.isActive = false
    item.layoutFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    screen.addForAutoLayout(UIView()).width >> 9
    screen.layoutIfNeeded()
    #expect(item.layoutFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  /// Views come, go and move, and statements are written, ended and forgotten.
  @Test(arguments: 0..<40) func `All is freed, whatever goes first`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var items: [() -> UIView?] = []
    var ends: [() -> LayoutStatement?] = []
    do {
      let screens = [0, 1].map { _ in
        ConstraintView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      }
      let plain = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      screens[0].addSubview(plain)
      var views = screens.map { $0.addForAutoLayout(UIView()) }
      var statements: [LayoutStatement] = []
      for _ in 0..<120 {
        let holders = screens + [plain, views[0]]
        let (one, other) = (generator.pick(views), generator.pick(views))
        switch generator.int(0...9) {
        case 0, 1:
          let view = UIView()
          items.append { [weak view] in view }
          views.append(view)
          generator.pick(holders).addForAutoLayout(view)
        case 2: (one.width >> other.width.offset(3)).map { statements.append($0) }
        case 3: (one.left >> other.right.offset(3)).map { statements.append($0) }
        case 4: statements.append(one.height >> 10)
        case 5 where !statements.isEmpty: generator.pick(statements).isActive.toggle()
        case 6 where !statements.isEmpty:
          let statement = statements.remove(at: generator.int(0...statements.count - 1))
          ends.append { [weak statement] in statement }
          if generator.int(0...2) == 0 {
            LayoutStatement.activate(
              [statement],
              while: condition { [weak one] in
                one?.removeFromSuperview()
              })
          }
        case 7 where one !== views[0]: generator.pick(screens + [plain]).addSubview(one)
        case 8 where views.count > 4:
          views.remove(at: generator.int(2...views.count - 1)).removeFromSuperview()
        default:
          _ = LayoutIssue.collecting {
            for screen in screens { screen.layoutIfNeeded() }
          }
        }
      }
      for statement in statements { ends.append { [weak statement] in statement } }
    }
    #expect(items.allSatisfy { $0() == nil })
    #expect(ends.allSatisfy { $0() == nil })
  }
}
