extension ConstraintProblem {
  /// Leaves the newest row of each contradiction out. Returns `false` if there is none.
  @discardableResult
  mutating func suspendNewest(of found: [FoundConflict]) -> Bool {
    var isSuspended = false
    suspensionCount += 1
    for var conflict in found {
      guard let newest = conflict.positions.last else { continue }
      let sum = ConflictSum(conflict.positions, times: conflict.multipliers, in: store, values)
      conflict.multipliers = []
      standing.append(StandingConflict(found: conflict, sum: sum, round: suspensionCount))
      setStatus(.suspended, at: newest)
      isSuspended = true
    }
    return isSuspended
  }

  /// The conflicts that stand, as issues.
  var conflictIssues: [ConstraintIssue] {
    standing.map { conflict in
      let rows = conflict.found.positions.map(row(at:))
      return .conflict(
        ConstraintConflict(
          rows: rows, sizes: conflict.found.sizes.map(variable(at:)),
          suspended: rows[rows.count - 1], isComplete: conflict.found.isComplete))
    }
  }

  /// Makes suspended rows active again if another row of their conflict is left out as well. What
  /// contradicts then is left out.
  ///
  /// On return the conflicts are in the order of their suspended rows, each of which contradicts
  /// older rows that count. That is one set of rows only, however it is found: whether a row is in
  /// it follows from those of the older ones that are.
  mutating func restore() {
    // Every time the oldest of these rows settles, but for rounding.
    var attempts = 2 * store.rows.count
    while !standing.isEmpty, attempts > 0 {
      let loose = findLoose()
      if loose.isEmpty { break }
      attempts -= 1
      let limit = plan.decisions.listLimit
      // What is loose because it is not complete would be so again.
      if loose.contains(where: { !standing[$0].found.isComplete }) {
        plan.decisions.listLimit = nil
      }
      takeBack(loose)
      while suspendNewest(of: solveActiveRows()) {}
      plan.decisions.listLimit = limit
    }
    shortenLists()
    for index in standing.indices { standing[index].round = 0 }
  }

  /// Sorts the conflicts by their suspended rows, and finds those that may be none as another of
  /// their rows is left out.
  ///
  /// A conflict that is not complete may consist of any older rows of its group. So all such of a
  /// group are loose if an older row was left out later than one of them.
  private mutating func findLoose() -> [Int] {
    standing = standing.inOrder { $0.newest }
    let areComplete = standing.allSatisfy(\.found.isComplete)
    if !areComplete { findRowGroups() }
    // For every group when one of the rows so far was left out last, and whether that is too late.
    var rounds: [Int32: Int] = [:]
    var looseGroups: Set<Int32> = []
    var loose: [Int] = []
    for (index, conflict) in standing.enumerated() {
      if !conflict.found.positions.dropLast().allSatisfy({ store.rows[$0].isActive }) {
        loose.append(index)
      }
      guard !areComplete else { continue }
      let group = rowGroups[conflict.newest]
      let last = rounds[group] ?? conflict.round
      if !conflict.found.isComplete, last > conflict.round { looseGroups.insert(group) }
      rounds[group] = max(last, conflict.round)
    }
    guard !looseGroups.isEmpty else { return loose }
    return loose
      + standing.indices.filter {
        !standing[$0].found.isComplete && looseGroups.contains(rowGroups[standing[$0].newest])
      }
  }

  /// Lists of the rows of later conflicts only the newest where there is no room for all.
  ///
  /// Complexity: linear in the conflicts; in all rows and conflicts where many are listed.
  private mutating func shortenLists() {
    let count = standing.reduce(0) { $0 + $1.found.positions.count }
    guard usesPresolve, count > plan.decisions.listLimit(0) else { return }
    findRowGroups()
    // By groups, so that what is listed depends on no other conflicts.
    var room = Array(repeating: 0, count: store.variables.count)
    for group in rowGroups where group >= 0 { room[Int(group)] += 1 }
    for group in room.indices { room[group] = plan.decisions.listLimit(room[group]) }
    for index in standing.indices {
      let group = Int(rowGroups[standing[index].newest])
      guard group >= 0 else { continue }
      if room[group] < 0 { standing[index].shorten() }
      room[group] -= standing[index].found.positions.count
    }
  }

  /// Whether all issues are conflicts, and all of them stand with the present inputs.
  ///
  /// A row that contradicts older ones is left out, whatever else holds. So if all do and the rows
  /// that are left agree, nothing has to be searched. Complexity: linear in the conflicts and the
  /// inputs of each.
  var allConflictsStand: Bool {
    standing.count == foundIssues.count && standing.allSatisfy(stands)
  }

  /// Whether the values, which meet all rows that count, clearly miss those that are left out.
  ///
  /// The terms of a row may be larger than all numbers of its conflict, and so what it may miss.
  mutating func missesSuspended() -> Bool {
    let conflicts = standing
    return store.withView(&values) { problem in
      conflicts.allSatisfy {
        !problem.holds(problem.rows[$0.newest], within: 2 * Tolerance.conflict)
      }
    }
  }

  private func stands(_ conflict: StandingConflict) -> Bool {
    conflict.sum?.stands(values) ?? false
  }

  /// Solves with the same plan where inputs made conflicts come or go. Returns `false` if that is
  /// not enough.
  ///
  /// What contradicts among rows that have unknowns in common depends on nothing else. So such a
  /// group is searched again, with all its rows, if one of its conflicts no longer stands or
  /// another one shows; the conflicts of other groups stay. Complexity: linear in the rows, and
  /// what the components of these groups take.
  mutating func solveChangedConflicts() -> Bool {
    guard state == .stale, usesPresolve, standing.count == foundIssues.count else { return false }
    plan.decisions.work.allow(workLimit)
    findRowGroups()
    var searched: Set<Int32> = []
    for conflict in standing where !stands(conflict) {
      searched.insert(rowGroups[conflict.newest])
    }
    takeBack(of: searched)
    var found = solveActiveRows()
    while !found.isEmpty {
      let others = Set(found.map { group(of: $0.positions) }).subtracting(searched)
      searched.formUnion(others)
      if !takeBack(of: others), !suspendNewest(of: found) { break }
      found = solveActiveRows()
    }
    restore()
    guard !plan.decisions.work.hasUnfinished, values.reduce(0, +).isFinite, missesSuspended()
    else { return false }
    foundIssues = conflictIssues
    findDisturbedRows()
    return true
  }

  /// The group of the rows of a contradiction.
  private func group(of positions: [Int]) -> Int32 { positions.last.map { rowGroups[$0] } ?? -1 }

  /// Forgets the conflicts of groups, so that all their rows count again. Returns `false` if they
  /// have none.
  @discardableResult
  private mutating func takeBack(of groups: Set<Int32>) -> Bool {
    guard !groups.isEmpty else { return false }
    let own = standing.indices.filter { groups.contains(rowGroups[standing[$0].newest]) }
    takeBack(own)
    return !own.isEmpty
  }

  /// Forgets conflicts, so that their rows count again.
  private mutating func takeBack(_ indices: [Int]) {
    var isKept = Array(repeating: true, count: standing.count)
    for index in indices {
      isKept[index] = false
      setStatus(.active, at: standing[index].newest)
    }
    var kept = isKept.makeIterator()
    standing.removeAll { _ in kept.next() == false }
  }
}
