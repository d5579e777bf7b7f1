import ConstraintSolver
import Foundation
import LayoutCore

/// The words for rows and variables of a problem, each found once for a whole report: conflicts
/// have rows in common, and statements items.
///
/// It holds what it names: an item that is asked for its name may have the pass let go of all.
#if canImport(UIKit)
@MainActor
#endif
final class ConstraintNames {
  struct RowName {
    var text: String
    var cause: LayoutIssue.Cause
    var statement: LayoutStatement?
  }

  private var statements: [ConstraintProblem.Row: LayoutStatement] = [:]
  private var leaves: [ConstraintProblem.Row: LeafRow] = [:]
  private var attributes: [ConstraintProblem.Variable: (item: any LayoutItem, number: Int)] = [:]

  /// A row of an item's natural size.
  private struct LeafRow {
    let item: any LayoutItem
    let leaf: ConstraintLeaf
    let length: String
    let isHugging: Bool
  }

  private var rowNames: [ConstraintProblem.Row: RowName] = [:]
  private var itemNames: [ObjectIdentifier: String] = [:]

  /// Looks up what issues name. Complexity: linear in the items and statements.
  init(_ pass: StatementPass, of issues: [ConstraintIssue]) {
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
      for entry in pass.entries {
        if let row = entry.row, rows.contains(row) { statements[row] = entry.statement }
      }
      for leaf in pass.leaves {
        leaf.forEachRow { row, length, isHugging in
          guard rows.contains(row) else { return }
          leaves[row] = LeafRow(
            item: pass.item(leaf.node), leaf: leaf, length: length, isHugging: isHugging)
        }
      }
    }
    if !variables.isEmpty {
      for (index, node) in pass.nodes.enumerated() {
        for (number, variable) in node.numbers.enumerated() where variables.contains(variable) {
          attributes[variable] = (pass.item(index), number)
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
    if let statement = statements[row] {
      let cause = statement.cause(naming: issueName)
      return RowName(
        text: statement.reference(of: cause.text), cause: cause, statement: statement)
    }
    guard let found = leaves[row] else { return nil }
    let item = found.item.layoutName
    let natural = found.length == "width" ? found.leaf.width : found.leaf.rowHeight
    let text = StatementPass.naturalText(
      item, found.length, isHugging: found.isHugging, natural, 1000)
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
    attributes[variable]?.item.layoutName
  }

  /// `title.width`
  subscript(variable: ConstraintProblem.Variable) -> String {
    guard let (item, number) = attributes[variable] else { return "?" }
    let attribute = LayoutAmbiguity.Attribute.allCases[number]
    return "\(item.layoutName).\(attribute.rawValue)"
  }
}
