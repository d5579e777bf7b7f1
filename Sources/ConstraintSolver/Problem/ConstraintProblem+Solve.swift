extension ConstraintProblem {
  /// Solves the problem; values and ``issues`` are those of the present rows and inputs then.
  ///
  /// Does nothing if nothing changed. Complexity: linear in what depends on the inputs, constants
  /// and rows that changed, without allocating memory from the third time on that the same inputs
  /// and constants do. Linear in all rows the first time, where there are ``issues``, where an
  /// equality says what others say already, and once changes of rows left half of the memory
  /// unused. What inequalities and priorities leave open costs as much as a simplex on that part.
  @inline(never)  // So clients can inline `withValues(_:)`, which calls it.
  public mutating func solve() { solve { _ in } }

  /// The same; while a pass is recorded, `because` is told what the next decisions are about.
  package mutating func solve(because: (Subject) -> Void) {
    guard Recording.isOn else { return solveIfNeeded() }
    if state != .solved { solveRecorded(because) }
  }

  @inline(__always)
  mutating func solveIfNeeded() {
    if state != .solved || store.removedRows > 0 { solveChanged() }
  }

  /// Solves what changed, by the plan as far as possible.
  @inline(never)
  private mutating func solveChanged() {
    if state == .solved || replay() && (standing.isEmpty || missesSuspended()) {
      if store.removedRows > 0 { dropLastRemoved() }
    } else if !solveChangedConflicts() {
      solveAnew()
    }
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

  /// Whether a row determines one of its variables, and inputs and equalities before it the others,
  /// whatever the numbers are; `false` after rows changed until the next ``solve()``.
  ///
  /// Complexity: O(1).
  package func followsFromInputs(_ row: Row) -> Bool {
    guard usesPresolve, state != .unplanned, !plan.revision.isNeeded,
      let position = position(of: row)
    else { return false }
    let step = Int(plan.program.rowPlaces[position].step)
    return step >= 0 && plan.program.isKnown(step)
  }

  /// Solves from the rows, without anything kept from earlier answers.
  private mutating func solveAnew() {
    compact()
    state = .unplanned
    plan.decisions.work.allow(workLimit)
    unfinishedRows = []
    standing.removeAll(keepingCapacity: true)
    rowGroups.removeAll(keepingCapacity: true)
    foundIssues = []
    for position in store.rows.indices {
      if store.rows[position].status == .suspended { store.rows[position].status = .active }
      if store.rows[position].status == .invalid {
        foundIssues.append(.invalid(row(at: position)))
      }
    }
    while suspendNewest(of: solveActiveRows()) {}
    restore()
    if !standing.isEmpty { foundIssues += conflictIssues }
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
    if state == .unplanned {
      plan.build(store, &values)
      for index in store.variables.indices where !plan.program.variablePlaces[index].isDetermined {
        setToPrevious(index)
      }
      state = .stale
    }
    return plan.solve(store, &values)
  }

  /// Leaves a row out or lets it count again. The plan is made anew if that changes what follows
  /// from what.
  mutating func setStatus(_ status: StoredRow.Status, at position: Int) {
    store.rows[position].status = status
    if usesPresolve, state != .unplanned, !plan.noteStatus(of: position, store, &values) {
      state = .unplanned
    }
  }

  private mutating func setToPrevious(_ index: Int) {
    switch store.variables[index].kind {
    case .size, .free: values[index] = store.variables[index].valueWithoutRows
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
