import ConstraintSolver
import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What a recorder of decisions is told of statements.
extension StatementPass {
  /// Solves the problem.
  func solve() {
    guard Recording.isOn else { return problem.solve() }
    let owners = RowOwners(self)
    problem.solve { subject in
      switch subject {
      case .row(let row): noteReason(owners.rows[row])
      case .variable(let variable):
        guard let number = owners.numbers[variable] else { return }
        let item = item(number.node)
        Recording.because { "\(item.layoutName).\(number.name)" }
      }
    }
    noteLimits()
  }

  /// Says which statements of "at least" and "at most" keep a length from being otherwise.
  private func noteLimits() {
    var limits: [Int: [StatementEntry]] = [:]
    for entry in entries where [.minimum, .maximum].contains(entry.statement.relation) {
      limits[entry.source, default: []].append(entry)
    }
    for (source, limits) in limits {
      let taken = limits.indices.filter {
        limits[$0].holds && limits[$0].row.map { problem.isAtLimit($0) } ?? false
      }
      // The tree is often gone when somebody reads these.
      let items = limits.map { [$0.statement.source.item, $0.statement.target?.item] }
      for limit in taken.isEmpty ? [nil] : taken.map(Optional.some) {
        Recording.noteChoice(of: item(source), limit, among: "statement", count: limits.count) {
          defer { withExtendedLifetime(items) {} }
          let place = limits[$0].statement.location
          return ("\(limits[$0].statement)", place?.fileID ?? "", place?.line ?? 0)
        }
      }
    }
  }

  /// Says which items statements place. One that no statement is about at the moment stays where it
  /// is, even if it takes its natural size.
  func notePlaced() {
    var isStated = Array(repeating: false, count: nodes.count)
    for entry in entries where entry.holds {
      isStated[entry.source] = true
      if entry.target >= 0 { isStated[entry.target] = true }
    }
    for index in nodes.indices where nodes[index].kind == .free {
      let isPlaced = isStated[index] && nodes[index].decided != 0 && solvedFrame(index).isStorable
      Recording.notePlaced(item(index), isPlaced)
    }
  }

  private func noteReason(_ owner: RowOwner?) {
    switch owner {
    case .statement(let statement): noteReason(statement)
    case .natural(let node, let size):
      let item = item(node)
      Recording.because { "\(item.layoutName).\(size) is natural" }
    case nil: Recording.because { "the size that fits" }
    }
  }

  /// A place on the stack takes long to be read, so it is when somebody asks.
  private func noteReason(_ statement: LayoutStatement) {
    let location = statement.place.flatMap { $0.isWritten ? $0.location : nil }
    // The tree is often gone by then.
    let items = [statement.source.item, statement.target?.item]
    Recording.because(file: location?.fileID ?? "", line: location?.line ?? 0) {
      defer { withExtendedLifetime(items) {} }
      guard location == nil, let place = statement.location else { return "\(statement)" }
      return "\(statement) (\(place))"
    }
  }

  /// Says that the next decisions are about the text in an item.
  func noteText(_ node: Int) {
    if Recording.isOn { item(node).noteText() }
  }

  /// Whether two lengths are equal but for what rounding may have done to them on their way.
  func isSame(_ a: Double, _ b: Double, within error: Double) -> Bool {
    Recording.isOn ? a == b : abs(a - b) <= error
  }

  /// What states a row.
  private enum RowOwner {
    case statement(LayoutStatement)
    case natural(Int, size: String)
  }

  /// What the rows and variables of a problem are about.
  private struct RowOwners {
    var rows: [ConstraintProblem.Row: RowOwner] = [:]
    var numbers: [ConstraintProblem.Variable: (node: Int, name: String)] = [:]

    #if canImport(UIKit)
    @MainActor
    #endif
    init(_ pass: StatementPass) {
      for entry in pass.entries {
        if let row = entry.row { rows[row] = .statement(entry.statement) }
      }
      for leaf in pass.leaves {
        leaf.forEachRow { row, length, _ in rows[row] = .natural(leaf.node, size: length) }
      }
      for (index, node) in pass.nodes.enumerated() {
        for (number, name) in zip(node.numbers, ["x", "y", "width", "height"]) {
          numbers[number] = (index, name)
        }
      }
    }
  }
}
