import ConstraintSolver
import Foundation
import LayoutCore

/// What was wrong at the last pass, in words.
extension ConstraintFront {
  /// Reports what is wrong now and was not at the last pass.
  func reportIssues() {
    let isSound = problem.issues.isEmpty && problems.isEmpty && ended.isEmpty
    if isSound, reported.isEmpty { return }
    let issues = findIssues()
    let known = reported
    reported = issues
    for text in ended { LayoutIssue.report(ConstraintFront.endIssue(text)) }
    ended.removeAll()
    for issue in issues where !known.contains(issue) { LayoutIssue.report(issue) }
  }

  /// All that is wrong at the last pass.
  private func findIssues() -> [LayoutIssue] {
    var issues = problems.map(\.issue)
    guard !problem.issues.isEmpty else { return issues }
    let names = rowNames()
    for found in problem.issues {
      switch found {
      case .conflict(let conflict): issues.append(issue(conflict, names))
      case .invalid(let row):
        issues.append(
          LayoutIssue(
            .invalidStatement, location: names[row]?.statement?.location,
            explanation: "\(names[row]?.text ?? "A row") has a number that is not finite.",
            advice: "Give it a finite constant and multiplier."))
      case .unfinished(let rows):
        let texts = rows.prefix(6).map { names[$0]?.text ?? "a row" }
        issues.append(
          LayoutIssue(
            .unsolvedStatements, numbers: ["statements": Double(rows.count)],
            explanation: "These depend on each other in more ways than a pass can weigh, so frames "
              + "may not be the best: \(texts.joined(separator: "; "))"
              + (rows.count > texts.count ? " and \(rows.count - texts.count) more." : "."),
            advice: "Make some of them required, or let fewer items share one wish."))
      case .overflow(let variable):
        issues.append(
          LayoutIssue(
            .nonFiniteFrame, elements: [name(of: variable)],
            explanation: "The statements ask for a number that is too large; it is 0 instead.",
            advice: "Look for large factors that multiply each other."))
      }
    }
    return issues
  }

  private func issue(_ conflict: ConstraintConflict, _ names: [ConstraintProblem.Row: RowName])
    -> LayoutIssue
  {
    let rows = conflict.rows.map { names[$0]?.text ?? "a row" }
    let sizes = conflict.sizes.map { "\(name(of: $0)) >= 0 (sizes are never negative)" }
    let suspended = names[conflict.suspended]
    var elements: [String] = []
    for row in conflict.rows {
      for name in names[row]?.elements ?? [] where !elements.contains(name) {
        elements.append(name)
      }
    }
    let advice = "Remove or change one of them, or give one a priority below 1000."
    let isUnlocated = conflict.rows.contains {
      names[$0]?.statement.map { $0.location == nil } ?? false
    }
    return LayoutIssue(
      .conflictingStatements, elements: elements, location: suspended?.statement?.location,
      explanation: "These cannot hold together: \((rows + sizes).joined(separator: "; ")). "
        + "Until one of them changes, the newest does not count: "
        + "\(suspended?.text ?? "a row").",
      advice: isUnlocated
        ? advice + " An operator does not know its line: what stands in LayoutStatement.activate "
          + "{ ... } or is made by constrain(to:) does."
        : advice)
  }

  private static func endIssue(_ text: String) -> LayoutIssue {
    LayoutIssue(
      .itemsNotConnected, severity: .note,
      explanation: "\(text) is over, because an item of it is gone.",
      advice: "Deactivate statements before their items go.")
  }

  private struct RowName {
    var text: String
    var elements: [String]
    var statement: LayoutStatement?
  }

  private func rowNames() -> [ConstraintProblem.Row: RowName] {
    var names: [ConstraintProblem.Row: RowName] = [:]
    for entry in entries {
      guard let row = entry.row else { continue }
      names[row] = RowName(
        text: entry.statement.reference, elements: entry.statement.itemNames,
        statement: entry.statement)
    }
    for leaf in leaves {
      let element = item(leaf.node).layoutName
      let sizes = (leaf.hasWidth ? ["width"] : []) + (leaf.hasHeight ? ["height"] : [])
      for (index, row) in leaf.rows.enumerated() {
        let size = sizes[index / 2]
        let natural = size == "width" ? leaf.width : leaf.rowHeight
        let text =
          "\(element).\(size) \(index % 2 == 0 ? "<=" : ">=") \(natural.plainText) (natural size, "
          + "\(index % 2 == 0 ? "hugging" : "compression resistance") 1000)"
        names[row] = RowName(text: text, elements: [element])
      }
    }
    return names
  }

  /// `title.width`
  func name(of variable: ConstraintProblem.Variable) -> String {
    for (index, node) in nodes.enumerated() {
      for (number, name) in zip(node.numbers, LayoutAmbiguity.Attribute.allCases)
      where number == variable {
        return "\(item(index).layoutName).\(name.rawValue)"
      }
    }
    return "?"
  }
}

extension ConstraintNode {
  /// x, y, width and height.
  var numbers: [ConstraintProblem.Variable] { [x, y, width, height] }
}
