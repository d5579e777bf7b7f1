// What only the package sees has samples, too.
#if canImport(HeadlessUIKit)
@testable import LayoutCore
#else
import LayoutCore
#endif

final class PlanElement {
  func note() {}
}

// StorageSlot.swift
let storage = UIView().storage

// FormulaLength.swift
let position = LayoutPosition.makeFormula {
  // ...
}
sampleBounds(width: 320, height: 568)
position  // (16, 516, 288, 44)

// FormulaRect.swift
let previous = FormulaRect(CGRect(x: 0, y: 0, width: 320, height: 44))

// LayoutElement+Explanation.swift
let login = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), card = UIView()
login.accessibilityIdentifier = "login"
card.accessibilityIdentifier = "card"
login.addSubview(
  card,
  layoutMethods: [
    LayoutMethod(
      condition: .width(600...),
      position: .insets(UIEdgeInsets(top: 25, left: 24, bottom: 264, right: 24))),
    LayoutMethod(
      constantPosition: .insets(UIEdgeInsets(top: 25, left: 16, bottom: 264, right: 16))),
  ])
login.layoutIfNeeded()

// LayoutElement+StandingIssues.swift: standingIssues
let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 320, height: 568)), title = UIView()
screen.addForAutoLayout(title).width.constrain(to: 50)
title.width.constrain(to: 80)
sampleReports(.conflictingStatements) {
  // ...
}

// LayoutElement+StandingIssues.swift: collecting
let screen = LayoutView()

// LayoutIssue+Cause.swift
let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 320, height: 568)), title = UIView()
title.accessibilityIdentifier = "title"
screen.addForAutoLayout(title).width.constrain(to: 80)
title.width.constrain(to: 50, line: 12)
let issue = LayoutIssue.collecting { screen.layoutIfNeeded() }[0]

// LayoutContainer.swift: LayoutContainer
// ...
describe(LayoutView())

// LayoutContainer.swift: layoutFindings
let icon = UIImageView(), title = UILabel()

// PassGuard.swift
var passGuard = PassGuard()
func report(_ interruption: Any) {}

// LayoutSnapshot+Capture.swift
let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 568)), title = UILabel()
title.accessibilityIdentifier = "title"
view.addSubview(
  title, constantPosition: .makeFormula { FormulaRect(x: 0, y: 0, width: $0.width, height: 60) })
