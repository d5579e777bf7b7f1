import ConstraintSolver
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension StatementPass {
  /// Why each item in a view is where the last pass placed it.
  static func trace(of view: UIView) -> LayoutTrace {
    let input = view.passInput
    let state = view.existingStorage?.constraintItem
    guard let pass = state?.ownStatementPass ?? state?.statementPass else {
      return LayoutTrace(size: input.size, entries: [])
    }
    return LayoutTrace(size: input.size, entries: pass.traceEntries(in: view))
  }

  private func traceEntries(in view: UIView) -> [LayoutTrace.Entry] {
    var statements: [(own: [Int], other: [Int])] = Array(repeating: ([], []), count: nodes.count)
    for (index, entry) in entries.enumerated() {
      statements[entry.source].own.append(index)
      if entry.target >= 0, entry.target != entry.source {
        statements[entry.target].other.append(index)
      }
    }
    return nodes.indices.compactMap { index in
      guard nodes[index].kind == .free, nodes[index].decided != 0,
        view === root || view.containsItem(item(index))
      else { return nil }
      let (own, other) = statements[index]
      let isRefused = !solvedFrame(index).isStorable
      let methods = (own.isEmpty ? other : own).map { entries[$0] }
        .inOrder { $0.statement.serial }
        .map { method($0, of: index, isRefused: isRefused) }
      return LayoutTrace.Entry(
        of: item(index), methods: methods.filter { !$0.holds } + methods.filter(\.holds))
    }
  }

  /// A statement in words.
  private func method(
    _ entry: StatementEntry, of node: Int, isRefused: Bool
  ) -> LayoutTrace.Method {
    let statement = entry.statement
    var failure: String?
    if isLeftOut(statement) {
      failure = LayoutTrace.Method.leftOut
    } else if entry.holds {
      failure =
        isRefused
        ? LayoutTrace.Method.refused : isMet(entry) ? nil : "not met"
    }
    return LayoutTrace.Method(
      condition: statement.condition.map { "\($0)" } ?? "always", position: "\(statement)",
      holds: entry.holds, location: statement.location, failure: failure)
  }

  /// Whether the last answer is as a statement says, of which it decides something.
  private func isMet(_ entry: StatementEntry) -> Bool {
    entry.row.map { problem.isMet($0) } ?? false
  }

  private func isLeftOut(_ statement: LayoutStatement) -> Bool {
    statement.invalidity != nil || statement.isSuspended
  }

  /// The frame that an item has by the last answer, with what statements leave open as it is.
  func solvedFrame(_ index: Int) -> CGRect {
    let values = nodes[index].numbers.map { problem[$0] }
    var frame = CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    frame.keep(item(index).layoutFrame, but: nodes[index].decided)
    return frame
  }
}
