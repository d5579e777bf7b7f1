import ConstraintSolver
import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Changes of statements between passes.
extension StatementPass: StatementObserver {
  func add(_ statement: LayoutStatement) -> Bool {
    if isDeferringChange() { return true }
    guard statement.group == nil else { return false }
    guard let source = node(of: statement.source),
      let target = statement.target.map({ node(of: $0) }) ?? -1
    else { return waitsForArrival(statement) }
    // What is about the root alone is for the view that solves statements around it, if one does.
    if source == 0, target <= 0, root?.hasSolverAbove == true { return false }
    if nodes[source].kind == .given || target >= 0 && nodes[target].kind == .given { return false }
    // Only a gathering asks where text lies.
    if statement.sourceAttribute.isBaseline && !nodes[source].hasBaselines
      || statement.targetAttribute?.isBaseline == true && !nodes[target].hasBaselines
    {
      return false
    }
    if hasOtherAge(source, by: statement) || target >= 0 && hasOtherAge(target, by: statement) {
      return false
    }
    if !arrivals.isEmpty { return wait(statement) }
    statements.append(statement)
    append(statement, source: source, target: target)
    return true
  }

  /// Whether a known item got its age by a new statement, its first one.
  func hasOtherAge(_ node: Int, by statement: LayoutStatement) -> Bool {
    states[node].age / 2 == statement.serial
      && (nodes[node].kind == .free || nodes[node].kind == .content)
  }

  /// The place of an item that belongs to this pass; `nil` for others, as for all in a measuring.
  func node(of item: ConstraintItem) -> Int? {
    if item.ownPass === self { return 0 }
    return item.pass === self ? item.index : nil
  }

  func remove(_ statement: LayoutStatement) {
    guard let entry = entry(of: statement) else {
      // It waits, or is gathered just now.
      if statement.isSolved(by: self) {
        statement.observer = nil
        _ = isDeferringChange()
      }
      return
    }
    if isDeferringChange() { return }
    if let row = entry.row {
      problem.remove(row)
      if entry.holds { countMentions(of: statement, entry, by: -1) }
    } else {
      needsGather = true
    }
    var released: [GroupAnswer] = []
    if statement.group != nil {
      // A condition may keep what its closure captured. What that does when it is freed meets a
      // pass without the statement.
      swap(&released, &conditions)
      needsGather = true
    }
    defer { released.removeAll() }
    // What is told of priorities, and of containers that place views, too, is found by gathering.
    let parent = nodes[entry.source].parent
    if entry.mentionsContent || !statement.hasKnownPriority
      || parent >= 0 && nodes[parent].placesContents
    {
      needsGather = true
    }
    nodes[entry.source].sourceCount -= 1
    // An item that nothing places any longer is given, or gone.
    if nodes[entry.source].sourceCount == 0, nodes[entry.source].kind != .gone {
      needsGather = true
    }
    if entry.target >= 0, !states[entry.target].hasStatements { needsGather = true }
    let (last, lastStatement) = (entries.removeLast(), statements.removeLast())
    if statement.relatesAxes || lastStatement.relatesAxes { areCrossingsStale = true }
    if statement.entry < entries.count {
      lastStatement.entry = statement.entry
      entries[statement.entry] = last
      statements[statement.entry] = lastStatement
    }
    statement.observer = nil
  }

  func noteNewItems() {
    needsGather = true
    guardState.noteChange()
  }

  func changeConstant(of statement: LayoutStatement) {
    change(statement) { entry, row in
      guard let constant = lower(statement, entry) else { return false }
      return problem.setConstant(constant, of: row)
    }
  }

  func changePriority(of statement: LayoutStatement) {
    change(statement) { _, row in
      // What is told of priorities is found by gathering.
      guard statement.hasKnownPriority, !problems.contains(where: { $0.isPriority(of: statement) })
      else { return false }
      return problem.setPriority(statement.level, of: row)
    }
  }

  /// The row keeps its age, so its coefficients change in place.
  func changeMultiplier(of statement: LayoutStatement) {
    change(statement) { entry, row in
      guard let constant = lower(statement, entry) else { return false }
      let areSet = terms.withAll { terms in
        terms.allSatisfy { problem.setCoefficient($0.coefficient, of: $0.variable, in: row) }
      }
      // A factor of 0 leaves terms out.
      guard areSet, terms.count == entry.termCount else { return false }
      return problem.setConstant(constant, of: row)
    }
  }

  private func change(
    _ statement: LayoutStatement, _ body: (StatementEntry, ConstraintProblem.Row) -> Bool
  ) {
    guard let entry = entry(of: statement), !isDeferringChange() else { return }
    guard let row = entry.row, statement.invalidity == nil, body(entry, row) else {
      needsGather = true
      return
    }
  }

  func entry(of statement: LayoutStatement) -> StatementEntry? {
    guard statement.isSolved(by: self), statement.entry < entries.count,
      entries[statement.entry].statement === statement
    else { return nil }
    return entries[statement.entry]
  }

  /// The items are as they were.
  func mark() {
    changeCount &+= 1
    states.first?.fittingStatementPass?.guardState.noteChange()
    let wasDirty = isDirty
    root?.setNeedsLayout()
    isDirty = wasDirty
  }

  /// Lets go of the items, as the view was marked. A measuring that runs finishes with them.
  func noteMark() {
    if guardState.isRunning {
      guardState.noteMark()
    } else {
      reset()
    }
  }

  func markContent() {
    isDirty = true
    guardState.noteMark()
    // Views in each other mark the same root; once is enough until it gathers. A snapshot takes the
    // mark of the view back.
    if isContentMarked, !guardState.isRunning, root?.layoutMark != false { return }
    isContentMarked = true
    root?.setNeedsLayout()
  }

  func isSuspended(_ statement: LayoutStatement) -> Bool {
    entry(of: statement)?.row.map { problem.isSuspended($0) } ?? false
  }
}
