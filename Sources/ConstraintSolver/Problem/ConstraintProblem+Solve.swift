extension ConstraintProblem {
  /// Solves the problem; values and ``issues`` are those of the present rows and inputs then.
  ///
  /// Does nothing if nothing changed. Complexity: linear in the rows if only inputs and constants
  /// changed, without allocating memory; linear for nearly all layouts if rows changed. What
  /// inequalities and priorities leave open costs as much as a simplex on that part.
  public mutating func solve() { solve { _ in } }

  /// The same; while a pass is recorded, `because` is told what the next decisions are about.
  package mutating func solve(because: (Subject) -> Void) {
    guard Recording.isOn else { return solveIfNeeded() }
    if state != .solved { solveRecorded(because) }
  }

  mutating func solveIfNeeded() {
    if !replay() { solveAnew() }
    state = .solved
  }

  /// What was wrong at the last ``solve()``: contradictions, invalid rows, overflows.
  ///
  /// Empty for a sound problem. Sorted: invalid rows, conflicts in the order of their suspended
  /// rows, rows that take too long, overflows.
  public var issues: [ConstraintIssue] { foundIssues }

  /// Whether the last ``solve()`` left a row out because it contradicts others; `false` for a row
  /// that does not exist.
  ///
  /// ```swift
  /// let wide = problem.add(.init(label), is: .equal, 80)
  /// let narrow = problem.add(.init(label), is: .equal, 50)
  /// problem.solve()
  /// problem.isSuspended(wide)    // false
  /// problem.isSuspended(narrow)  // true: the newest one gives way
  /// ```
  ///
  /// Complexity: O(1).
  public func isSuspended(_ row: Row) -> Bool {
    position(of: row).map { store.rows[$0].status == .suspended } ?? false
  }

  /// Solves from the rows, without anything kept from earlier answers.
  private mutating func solveAnew() {
    compact()
    plan.decisions.work.allow(workLimit)
    unfinishedRows = []
    standing.removeAll(keepingCapacity: true)
    var invalid: [ConstraintIssue] = []
    for position in store.rows.indices {
      if store.rows[position].status == .suspended { store.rows[position].status = .active }
      if store.rows[position].status == .invalid { invalid.append(.invalid(row(at: position))) }
    }
    var conflicts: [ConstraintConflict] = []
    while true {
      let found = solveActiveRows().compactMap { suspend($0) }
      guard !found.isEmpty else { break }
      conflicts += found
    }
    if conflicts.count > 1 { restore(&conflicts) }
    conflicts.sort { $0.suspended < $1.suspended }
    standing.sort { $0.suspended < $1.suspended }
    foundIssues = invalid
    for conflict in conflicts { foundIssues.append(.conflict(conflict)) }
    addUnfinished()
    addOverflows()
    findDisturbedRows()
  }

  /// Solves the active rows; returns contradictions if there are any, and then sets no values.
  mutating func solveActiveRows() -> [FoundConflict] {
    guard usesPresolve else {
      // The simplex sets the others.
      for index in store.variables.indices { setToPrevious(index) }
      return solveByReference()
    }
    plan.build(store, &values)
    for index in store.variables.indices where !plan.program.variablePlaces[index].isDetermined {
      setToPrevious(index)
    }
    return plan.solve(store, &values)
  }

  private mutating func suspend(_ found: FoundConflict) -> ConstraintConflict? {
    guard let newest = found.positions.last else { return nil }
    store.rows[newest].status = .suspended
    keepStanding(found, suspending: row(at: newest))
    return ConstraintConflict(
      rows: found.positions.map(row(at:)), sizes: found.sizes.map(variable(at:)),
      suspended: row(at: newest))
  }

  /// Makes a suspended row active again if its conflict is gone because an older row of the core
  /// was suspended as well, for another conflict.
  private mutating func restore(_ conflicts: inout [ConstraintConflict]) {
    conflicts.sort { $0.suspended < $1.suspended }
    let suspended = Set(conflicts.map(\.suspended))
    var kept: [ConstraintConflict] = []
    var isSolved = true
    for conflict in conflicts {
      let isStanding = conflict.rows.allSatisfy {
        $0 == conflict.suspended || !suspended.contains($0)
      }
      guard !isStanding, let position = position(of: conflict.suspended) else {
        kept.append(conflict)
        continue
      }
      store.rows[position].status = .active
      isSolved = true
      if let found = solveActiveRows().first {
        store.rows[position].status = .suspended
        isSolved = false
        var core = conflict
        if found.positions.last == position {
          standing.removeAll()
          core.rows = found.positions.map(row(at:))
          core.sizes = found.sizes.map(variable(at:))
        }
        kept.append(core)
      }
    }
    conflicts = kept
    if !isSolved { _ = solveActiveRows() }
  }

  private mutating func setToPrevious(_ index: Int) {
    let previous = store.variables[index].previousValue ?? 0
    switch store.variables[index].kind {
    case .size: values[index] = max(previous, 0)
    case .free: values[index] = previous
    case .input, .removed: break
    }
  }

  private mutating func addUnfinished() {
    let positions = usesPresolve ? plan.unfinishedRows : unfinishedRows
    if !positions.isEmpty { foundIssues.append(.unfinished(positions.map(row(at:)))) }
  }

  private mutating func addOverflows() {
    for index in values.indices where !values[index].isFinite {
      values[index] = 0
      foundIssues.append(.overflow(variable(at: index)))
    }
  }
}
