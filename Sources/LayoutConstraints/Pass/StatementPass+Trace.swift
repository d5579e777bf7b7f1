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
      let methods = (own.isEmpty ? other : own).map { entries[$0] }
        .sorted { $0.statement.serial < $1.statement.serial }.map(method)
      return LayoutTrace.Entry(
        of: item(index), methods: methods.filter { !$0.holds } + methods.filter(\.holds))
    }
  }

  /// A statement in words.
  private func method(_ entry: StatementEntry) -> LayoutTrace.Method {
    let statement = entry.statement
    let isLeftOut = statement.invalidity != nil || statement.isSuspended
    return LayoutTrace.Method(
      condition: statement.condition.map { "\($0)" } ?? "always",
      position: "\(statement)\(isLeftOut ? " (left out, see the issue)" : "")",
      holds: entry.holds, location: statement.location)
  }
}
