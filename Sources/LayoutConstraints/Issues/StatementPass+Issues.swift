import ConstraintSolver
import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What was wrong at the last pass, in words.
extension StatementPass {
  /// Reports what went wrong with frames and natural sizes in this pass.
  func reportFrames() {
    // Held, as an item that is asked for its name may have the pass let go of all.
    let found = frameProblems.map { ($0, item: item($0.element), location(of: $0.element)) }
    frameProblems.removeAll()
    let issues = found.map { problem, item, location in
      problem.issue(elements: [item.issueName], at: location)
    }
    told.frames = issues
    let removed = removed
    self.removed.removeAll()
    var known: Set<LayoutIssue> = []
    for issue in issues where known.insert(issue).inserted { LayoutIssue.report(issue) }
    if !removed.isEmpty { LayoutIssue.report(.removedDuringPass(removed)) }
  }

  /// Where the first statement is written that counts and has the node as its source.
  private func location(of node: Int) -> LayoutLocation? {
    entries.lazy.filter { $0.source == node && $0.holds && $0.row != nil }
      .compactMap(\.statement.location).first
  }

  /// Where the oldest statement is written of those that know it.
  var firstLocation: LayoutLocation? { statements.lazy.compactMap(\.location).first }

  /// Reports what is wrong now and was not at the last pass.
  ///
  /// Complexity: linear in the issues of the solver if the statements did not change, and in the
  /// items and statements if others came.
  func reportIssues() {
    let issues = problem.issues
    if issues.isEmpty, problems.isEmpty, told.statements.isEmpty { return }
    let stamp = ReportStamp(issues: issues, changeCount: changeCount, gatherCount: gatherCount)
    guard stamp != told.stamp else { return }
    let former = told.stamp.map { $0.texts(told.statements, for: stamp) } ?? [:]
    told.stamp = stamp
    let texts = issues.map { former.isEmpty ? nil : former[$0] }
    let names = ConstraintNames(self, of: zip(issues, texts).filter { $1 == nil }.map(\.0))
    let problems = problems.issues
    var all = problems.map(\.issue)
    var new: [LayoutIssue] = []
    for (found, text) in zip(issues, texts) {
      let issue = text ?? issue(found, names)
      all.append(issue)
      if text == nil { new.append(issue) }
    }
    let known = Set(told.statements)
    told.statements = all
    // Who else knows that nothing solves a statement has told of it.
    let untold = problems.filter { problem in
      problem.unsolved.isEmpty
        ? !known.contains(problem.issue) : problem.unsolved.contains { !$0.isToldUnsolved }
    }
    for statement in problems.flatMap(\.unsolved) { statement.isToldUnsolved = true }
    for problem in untold { LayoutIssue.report(problem.issue) }
    for issue in new where !known.contains(issue) { LayoutIssue.report(issue) }
  }

  /// An issue of the solver in words.
  private func issue(_ found: ConstraintIssue, _ names: ConstraintNames) -> LayoutIssue {
    switch found {
    case .conflict(let conflict): return issue(conflict, names)
    case .invalid(let row):
      return LayoutIssue(
        .invalidStatement, location: names[row]?.statement?.location,
        causes: [names[row]?.cause].compactMap { $0?.leftOut() },
        explanation: "\(names[row]?.text ?? "A row") has a number that is not finite.",
        advice: "Give it a finite constant and multiplier.")
    case .unfinished(let rows):
      let texts = rows.prefix(6).map { names[$0]?.text ?? "a row" }
      return LayoutIssue(
        .unsolvedStatements, numbers: ["statements": Double(rows.count)],
        causes: rows.prefix(6).compactMap { names[$0]?.cause },
        explanation: "These depend on each other in more ways than a pass can weigh, so frames "
          + "may not be the best: \(texts.joined(separator: "; "))"
          + (rows.count > texts.count ? " and \(rows.count - texts.count) more." : "."),
        advice: "Make some of them required, or let fewer items share one wish.")
    case .overflow(let variable):
      return LayoutIssue(
        .nonFiniteFrame, elements: [names[variable]],
        explanation: "The statements ask for a number that is too large; it is 0 instead.",
        advice: "Look for large factors that multiply each other.")
    }
  }

  private func issue(_ conflict: ConstraintConflict, _ names: ConstraintNames) -> LayoutIssue {
    let named = conflict.namedRows.map { (row: $0, name: names[$0]) }
    let sizes = conflict.sizes.prefix(ConstraintConflict.mostNamed).map { variable in
      LayoutIssue.Cause(
        "\(names[variable]) >= 0 (sizes are never negative)",
        elements: [names.itemName(of: variable)].compactMap { $0 })
    }
    let suspended = names[conflict.suspended]
    guard conflict.isComplete else { return issue(leavingOut: suspended) }
    var seen: Set<String> = []
    let elements = named.flatMap { $0.name?.cause.elements ?? [] }
      .filter { seen.insert($0).inserted }
    let advice = "Remove or change one of them, or give one a priority below 1000."
    let isUnlocated = named.contains { $0.name?.statement.map { $0.location == nil } ?? false }
    let texts = named.map { $0.name?.text ?? "a row" } + sizes.map(\.text)
    let rest = conflict.rows.count + conflict.sizes.count - texts.count
    return LayoutIssue(
      .conflictingStatements, elements: elements,
      numbers: rest > 0 ? ["statements": Double(conflict.rows.count)] : [:],
      location: suspended?.statement?.location,
      causes: named.compactMap { $0.name?.cause.leftOut($0.row == conflict.suspended) } + sizes,
      explanation: "These cannot hold together: \(texts.joined(separator: "; "))"
        + (rest > 0 ? "; and \(rest) more. " : ". ")
        + "Until one of them changes, the newest does not count: "
        + "\(suspended?.text ?? "a row").",
      advice: isUnlocated
        ? advice + " An operator finds its line in debug builds on Linux only: what is written "
          + "in LayoutStatement.activate { ... } or by constrain(to:) knows it everywhere."
        : advice)
  }

  /// An issue of a conflict whose other statements are not listed.
  private func issue(leavingOut name: ConstraintNames.RowName?) -> LayoutIssue {
    let text = name?.text ?? "A row"
    return LayoutIssue(
      .conflictingStatements, elements: name?.cause.elements ?? [],
      location: name?.statement?.location, causes: [name?.cause].compactMap { $0?.leftOut() },
      explanation: "\(text) contradicts older statements. They are not named, because conflicts "
        + "before this one name hundreds. Until one of them changes, it does not count.",
      advice: "Start with the conflicts that name their statements.")
  }
}

/// What stands while a snapshot is taken.
extension StatementPass {
  /// What was wrong at the last pass, also what an earlier one told of.
  var standingIssues: [LayoutIssue] {
    guard let toldBefore, root?.isInSnapshot != true else { return told.all }
    return toldBefore.all
  }

  /// Sets aside what stands before the passes of a snapshot, which say what stands in it, and takes
  /// it back afterwards.
  func keepTold(of root: UIView) {
    if told.isEmpty, toldBefore == nil, frameProblems.isEmpty, problems.isEmpty,
      problem.issues.isEmpty
    {
      return
    }
    if root.isInSnapshot {
      if toldBefore == nil { toldBefore = told }
    } else if let former = toldBefore {
      told = former
      toldBefore = nil
    }
  }
}

extension UIView {
  /// Whether a snapshot at another input is taken of the view or of what is around it.
  fileprivate var isInSnapshot: Bool {
    if existingStorage?.inputOverride != nil { return true }
    return ElementContainers(of: self).contains { $0.existingStorage?.inputOverride != nil }
  }
}
