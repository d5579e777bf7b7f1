import ConstraintSolver
import Foundation
import LayoutCore

/// The words for rows and variables of a problem, each found once for a whole report: conflicts
/// have rows in common, and statements items.
#if canImport(UIKit)
@MainActor
#endif
final class ConstraintNames {
  struct RowName {
    var text: String
    var cause: LayoutIssue.Cause
    var statement: LayoutStatement?
  }

  private let pass: StatementPass
  private var entries: [ConstraintProblem.Row: Int] = [:]
  private var leaves: [ConstraintProblem.Row: (leaf: Int, length: String, isHugging: Bool)] = [:]
  private var attributes: [ConstraintProblem.Variable: (node: Int, number: Int)] = [:]

  private var rowNames: [ConstraintProblem.Row: RowName] = [:]
  private var itemNames: [ObjectIdentifier: String] = [:]

  /// Looks up what issues name. Complexity: linear in the items and statements.
  init(_ pass: StatementPass, of issues: [ConstraintIssue]) {
    self.pass = pass
    var rows: Set<ConstraintProblem.Row> = []
    var variables: Set<ConstraintProblem.Variable> = []
    for issue in issues {
      switch issue {
      case .conflict(let conflict):
        rows.formUnion(conflict.namedRows)
        variables.formUnion(conflict.sizes)
      case .invalid(let row): rows.insert(row)
      case .unfinished(let unfinished): rows.formUnion(unfinished)
      case .overflow(let variable): variables.insert(variable)
      }
    }
    if !rows.isEmpty {
      for (index, entry) in pass.entries.enumerated() {
        if let row = entry.row, rows.contains(row) { entries[row] = index }
      }
      for (index, leaf) in pass.leaves.enumerated() {
        leaf.forEachRow { row, length, isHugging in
          if rows.contains(row) { leaves[row] = (index, length, isHugging) }
        }
      }
    }
    if !variables.isEmpty {
      for (index, node) in pass.nodes.enumerated() {
        // Axes that are the same number belong to the first item.
        for (number, variable) in node.numbers.enumerated()
        where attributes[variable] == nil && variables.contains(variable) {
          attributes[variable] = (index, number)
        }
      }
    }
  }

  /// The statement of a row, or the natural size that it comes from.
  subscript(row: ConstraintProblem.Row) -> RowName? {
    if let known = rowNames[row] { return known }
    let name = makeName(of: row)
    rowNames[row] = name
    return name
  }

  private func makeName(of row: ConstraintProblem.Row) -> RowName? {
    if let index = entries[row] {
      let statement = pass.entries[index].statement
      let cause = statement.cause(naming: issueName)
      return RowName(
        text: statement.reference(of: cause.text), cause: cause, statement: statement)
    }
    guard let (index, length, isHugging) = leaves[row] else { return nil }
    let leaf = pass.leaves[index]
    let item = pass.item(leaf.node).layoutName
    let natural = length == "width" ? leaf.width : leaf.rowHeight
    let text = StatementPass.naturalText(item, length, isHugging: isHugging, natural, 1000)
    return RowName(text: text, cause: LayoutIssue.Cause(text, elements: [item]))
  }

  private func issueName(of item: any LayoutItem) -> String {
    let key = ObjectIdentifier(item)
    if let known = itemNames[key] { return known }
    let name = item.issueName
    itemNames[key] = name
    return name
  }

  /// The name of the item that a variable is about.
  func itemName(of variable: ConstraintProblem.Variable) -> String? {
    attributes[variable].map { pass.item($0.node).layoutName }
  }

  /// `title.width`
  subscript(variable: ConstraintProblem.Variable) -> String {
    guard let (node, number) = attributes[variable] else { return "?" }
    let attribute = LayoutAmbiguity.Attribute.allCases[number]
    return "\(pass.item(node).layoutName).\(attribute.rawValue)"
  }
}
