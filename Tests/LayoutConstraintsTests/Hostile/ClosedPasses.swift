import Foundation
import Framewise
import Testing

/// What views and items do when they are asked may end the pass that asks them: it lets go of all
/// items, or another view solves their statements from then on.
@Suite struct ClosedPasses {
  let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)).called("screen")

  /// A view that does something once, when it is asked for its name.
  private final class Telling: UIView {
    var willBeNamed: (() -> Void)?
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

    override var intrinsicContentSize: CGSize { natural }
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
}
