import Foundation
import Framewise
import Testing

@testable import ConstraintSolver
@testable import LayoutConstraints

/// Statements that depend on each other in more ways than the solver may weigh.
@Suite struct UnsolvedStatementRules {
  /// Two wishes about each of some widths, and no work allowed to weigh them.
  @Test(arguments: [3, 5])
  func `Of statements that are too much work six are named, and the others counted`(_ count: Int) {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    func layOut() -> [LayoutIssue] { LayoutIssue.collecting { screen.layoutIfNeeded() } }
    let views = (0..<count).map { screen.addForAutoLayout(UIView().called("v\($0)")) }
    views[0] >> screen.left
    #expect(layOut() == [])
    ConstraintItem.of(screen).ownStatementPass?.problem.workLimit = 0
    for (number, view) in views.enumerated() {
      let (next, other) = (views[(number + 1) % count], views[(number + 2) % count])
      view.width >> next.width.at(2).priority(500)
      view.width >> other.width.at(-1).offset(100).priority(300)
    }
    let issues = layOut()
    #expect(issues.map(\.rule) == [.unsolvedStatements])
    #expect(issues.first?.numbers.map(\.value) == [Double(2 * count)])
    #expect(issues.first?.causes.count == 6)
    #expect(issues.first?.causes.first?.elements == ["v0", "v1"])
    #expect(issues.first?.explanation.contains("a row") == false)
    #expect(issues.first?.explanation.contains("more.") == (count == 5))
    #expect(issues.first?.explanation.hasSuffix(" and 4 more.") == (count == 5))
  }
}
