import Foundation
import LayoutCore

/// What is wrong with one statement.
enum StatementProblem {
  case invalid(LayoutStatement, String)

  /// The priority is none of those there are, so the nearest one counts.
  case priority(LayoutStatement)

  /// The item that the statement relates to those of the pass stands elsewhere.
  case disconnected(LayoutStatement, from: ConstraintItem?)

  /// The container of the statement's source places it, too.
  case contested(LayoutStatement, any LayoutElement)

  var isDisconnected: Bool {
    if case .disconnected = self { true } else { false }
  }

  var statement: LayoutStatement {
    switch self {
    case .invalid(let statement, _), .priority(let statement), .disconnected(let statement, _),
      .contested(let statement, _):
      statement
    }
  }

  /// What one issue is about, of problems that an item may have many of.
  enum Group: Hashable {
    case elsewhere(ObjectIdentifier)
    case contested(ObjectIdentifier)
  }

  var group: Group? {
    switch self {
    case .disconnected(let statement, let item):
      .elsewhere(ObjectIdentifier(item ?? statement.source))
    case .contested(let statement, _): .contested(ObjectIdentifier(statement.source))
    case .invalid, .priority: nil
    }
  }

  func isPriority(of statement: LayoutStatement) -> Bool {
    if case .priority(let other) = self { other === statement } else { false }
  }
}

extension [StatementProblem] {
  /// The problems in words: an issue of each, but one for each item that stands elsewhere or that
  /// its container places, too; with each the statements that nothing solves.
  var issues: [(issue: LayoutIssue, unsolved: [LayoutStatement])] {
    var groups: [StatementProblem.Group: [LayoutStatement]] = [:]
    for problem in self {
      if let group = problem.group { groups[group, default: []].append(problem.statement) }
    }
    return compactMap { problem in
      guard let group = problem.group else { return (problem.issue([problem.statement]), []) }
      guard let statements = groups.removeValue(forKey: group) else { return nil }
      return (problem.issue(statements), problem.isDisconnected ? statements : [])
    }
  }
}

extension LayoutIssue {
  /// Several statements between an item and others that stand in another tree.
  fileprivate static func disconnected(
    _ statements: [LayoutStatement], from item: ConstraintItem
  ) -> LayoutIssue {
    let name = item.item?.issueName ?? "the item"
    return LayoutIssue(
      .itemsNotConnected, elements: [name], numbers: ["statements": Double(statements.count)],
      location: statements.lazy.compactMap(\.location).first, causes: statements.namedCauses,
      explanation: "\(statements.count) statements about \(name) do not count, because their items "
        + "have no common ancestor that solves statements: \(statements.joinedReferences)",
      advice: "Add \(name) to the tree of the others, below a ConstraintView, or deactivate the "
        + "statements.")
  }
}

extension StatementProblem {
  /// The problem in words, with all statements of the same group.
  fileprivate func issue(_ statements: [LayoutStatement]) -> LayoutIssue {
    switch self {
    case .invalid(let statement, let reason):
      LayoutIssue(
        .invalidStatement, elements: statement.itemNames, numbers: [:],
        location: statement.location, causes: [statement.cause.leftOut()],
        explanation: "\(statement.reference) does not count. \(reason)",
        advice: statement.storedConstant.isFinite && statement.storedMultiplier.isFinite
          ? "Relate left and right to left and right, leading and trailing to leading and trailing."
          : "Give it a finite constant and multiplier.")
    case .priority(let statement):
      LayoutIssue(
        .invalidStatement, elements: statement.itemNames,
        numbers: [
          "priority": Double(statement.storedPriority), "counts as": Double(statement.level),
        ],
        location: statement.location, causes: [statement.cause],
        explanation: "The priority of \(statement.reference) is not between 1 and 1000, so the "
          + "nearest one counts, and 1000 for one that is no number.",
        advice: "Give it a priority such as .required, .defaultHigh or 1; deactivate a statement "
          + "that is not to count at all.")
    case .contested(let statement, let container):
      .placedElsewhere(
        statements, by: container,
        "\(container.layoutName) places \(statement.itemNames.first ?? "the view") as well, so "
          + "these have no sure effect:")
    case .disconnected(_, let item?) where statements.count > 1:
      .disconnected(statements, from: item)
    case .disconnected(let statement, _):
      LayoutIssue(
        .itemsNotConnected, elements: statement.itemNames, location: statement.location,
        causes: [statement.cause.leftOut()],
        explanation: "\(statement.reference) does not count, because its items have no common "
          + "ancestor that solves statements.",
        advice: "Add both items to one tree below a ConstraintView, or deactivate the statement.")
    }
  }
}
