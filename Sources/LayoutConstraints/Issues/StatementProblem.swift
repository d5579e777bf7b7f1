import Foundation
import LayoutCore

/// What is wrong with one statement.
enum StatementProblem {
  case invalid(LayoutStatement, String)
  case disconnected(LayoutStatement)

  /// The container of the statement's source places it, too.
  case contested(LayoutStatement, any LayoutElement)

  var isDisconnected: Bool {
    if case .disconnected = self { true } else { false }
  }
}

extension StatementProblem {
  var issue: LayoutIssue {
    switch self {
    case .invalid(let statement, let reason):
      LayoutIssue(
        .invalidStatement, elements: statement.itemNames, numbers: [:],
        location: statement.location, causes: [statement.cause.leftOut()],
        explanation: "\(statement.reference) does not count. \(reason)",
        advice: statement.storedConstant.isFinite && statement.storedMultiplier.isFinite
          ? "Relate left and right to left and right, leading and trailing to leading and trailing."
          : "Give it a finite constant and multiplier.")
    case .contested(let statement, let container):
      .placedElsewhere(
        [statement], by: container,
        "\(container.layoutName) places \(statement.itemNames.first ?? "the view") as well, after "
          + "the statements, so these have no sure effect:")
    case .disconnected(let statement):
      LayoutIssue(
        .itemsNotConnected, elements: statement.itemNames, location: statement.location,
        causes: [statement.cause.leftOut()],
        explanation: "\(statement.reference) does not count, because its items have no common "
          + "ancestor that solves statements.",
        advice: "Add both items to one tree below a ConstraintView, or deactivate the statement.")
    }
  }
}
