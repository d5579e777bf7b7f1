import Foundation
import LayoutCore

/// What is wrong with one statement.
enum StatementProblem {
  case invalid(LayoutStatement, String)
  case disconnected(LayoutStatement)

  var isDisconnected: Bool {
    if case .disconnected = self { true } else { false }
  }
}

extension LayoutStatement {
  /// Why the statement makes no sense, if it does not.
  var invalidity: String? {
    if !storedConstant.isFinite { return "Its constant is not finite." }
    guard let targetAttribute else { return nil }
    if !storedMultiplier.isFinite { return "Its multiplier is not finite." }
    let mixes =
      sourceAttribute.isFixedEdge && targetAttribute.isDirectional
      || sourceAttribute.isDirectional && targetAttribute.isFixedEdge
    if mixes {
      return "Left and right stay where they are when leading and trailing change sides, so one "
        + "cannot be related to the other."
    }
    return nil
  }
}

extension StatementProblem {
  var issue: LayoutIssue {
    switch self {
    case .invalid(let statement, let reason):
      LayoutIssue(
        .invalidStatement, elements: statement.itemNames, numbers: [:],
        location: statement.location,
        explanation: "\(statement.reference) does not count. \(reason)",
        advice: statement.storedConstant.isFinite && statement.storedMultiplier.isFinite
          ? "Relate left and right to left and right, leading and trailing to leading and trailing."
          : "Give it a finite constant and multiplier.")
    case .disconnected(let statement):
      LayoutIssue(
        .itemsNotConnected, elements: statement.itemNames, location: statement.location,
        explanation: "\(statement.reference) does not count, because its items have no common "
          + "ancestor that solves statements.",
        advice: "Add both items to one tree below a ConstraintView, or deactivate the statement.")
    }
  }
}

extension LayoutStatement {
  var itemNames: [String] {
    [source.item?.layoutName, target?.item?.layoutName].compactMap { $0 }
  }
}
