extension ConstraintProblem {
  /// A contradiction whose newest row is left out, kept to look only whether it stands when inputs
  /// change.
  private func makeStanding(_ found: FoundConflict) -> StandingConflict {
    let (sum, _) = rightSide(of: found.positions, found.multipliers)
    let isKnown = found.multipliers.count == found.positions.count && sum != 0
    let rows = found.positions.map(row(at:))
    return StandingConflict(
      conflict: ConstraintConflict(
        rows: rows, sizes: found.sizes.map(variable(at:)), suspended: rows[rows.count - 1]),
      positions: found.positions, multipliers: found.multipliers,
      sign: isKnown ? (sum < 0 ? -1 : 1) : 0)
  }

  /// Leaves the newest row of each contradiction out. Returns `false` if there is none.
  @discardableResult
  mutating func suspendNewest(of found: [FoundConflict]) -> Bool {
    var isSuspended = false
    for conflict in found {
      guard let newest = conflict.positions.last else { continue }
      standing.append(makeStanding(conflict))
      setStatus(.suspended, at: newest)
      isSuspended = true
    }
    return isSuspended
  }

  /// Whether all issues are conflicts, and all of them stand with the present inputs.
  ///
  /// A row that contradicts older ones is left out, whatever else holds. So if all do and the rows
  /// that are left agree, nothing has to be searched. Complexity: linear in the rows of conflicts.
  var allConflictsStand: Bool {
    standing.count == foundIssues.count && standing.allSatisfy(stands)
  }

  private func stands(_ conflict: StandingConflict) -> Bool {
    let (sum, largest) = rightSide(of: conflict.positions, conflict.multipliers)
    return sum * conflict.sign > 2 * Tolerance.conflict * largest
  }

  /// Solves with the same plan where inputs made conflicts come or go. Returns `false` if that is
  /// not enough.
  ///
  /// What contradicts among rows that have unknowns in common depends on nothing else. So such a
  /// group is searched again, with all its rows, if one of its conflicts no longer stands or
  /// another one shows; the conflicts of other groups stay. Complexity: linear in the rows, and what
  /// the components of these groups take.
  mutating func solveChangedConflicts() -> Bool {
    guard state == .stale, usesPresolve, standing.count == foundIssues.count else { return false }
    plan.decisions.work.allow(workLimit)
    findRowGroups()
    var searched: Set<Int32> = []
    for conflict in standing where !stands(conflict) {
      searched.insert(group(of: conflict.positions))
    }
    takeBack(searched)
    var found = solveActiveRows()
    while !found.isEmpty {
      let others = Set(found.map { group(of: $0.positions) }).subtracting(searched)
      searched.formUnion(others)
      if !takeBack(others), !suspendNewest(of: found) { break }
      found = solveActiveRows()
    }
    restore()
    guard !plan.decisions.work.hasUnfinished, values.reduce(0, +).isFinite else { return false }
    foundIssues = standing.map { .conflict($0.conflict) }
    findDisturbedRows()
    return true
  }

  /// The group of the rows of a contradiction.
  private func group(of positions: [Int]) -> Int32 { positions.last.map { rowGroups[$0] } ?? -1 }

  /// Forgets the conflicts of groups, so that all their rows count again. Returns `false` if they
  /// have none.
  @discardableResult
  private mutating func takeBack(_ groups: Set<Int32>) -> Bool {
    guard !groups.isEmpty else { return false }
    var kept: [StandingConflict] = []
    for conflict in standing {
      if groups.contains(group(of: conflict.positions)), let newest = conflict.positions.last {
        setStatus(.active, at: newest)
      } else {
        kept.append(conflict)
      }
    }
    defer { standing = kept }
    return kept.count < standing.count
  }

  /// The right side of a sum of rows, and its largest part.
  private func rightSide(
    of positions: [Int], _ multipliers: [Double]
  ) -> (sum: Double, largest: Double) {
    var sum = 0.0
    var largest = 0.0
    for (position, multiplier) in zip(positions, multipliers) {
      let row = store.rows[position]
      sum += multiplier * row.constant
      largest = max(largest, abs(multiplier) * max(1, abs(row.constant)))
      for cell in store.cells[row.cellRange]
      where store.variables[Int(cell.variable)].kind == .input {
        let term = multiplier * cell.coefficient * values[Int(cell.variable)]
        sum -= term
        largest = max(largest, abs(term))
      }
    }
    return (sum, largest)
  }
}
