extension ConstraintProblem {
  /// Notes that a number changed that anything may depend on.
  ///
  /// A plan with gaps solves only what is noted.
  mutating func markStale() {
    guard state != .unplanned else { return }
    state = plan.revision.isRevised || plan.revision.isNeeded ? .unplanned : .stale
  }

  /// Notes that a row came, went or changed in more than its constant: what that reaches is planned
  /// again, or everything where there are issues, which may depend on anything.
  @inline(__always)
  mutating func noteEdit(ofRow position: Int) {
    if state != .unplanned { revise(for: .row(position)) }
  }

  /// Notes that a variable came or went.
  @inline(__always)
  mutating func noteEdit(ofVariable index: Int) {
    if state != .unplanned { revise(for: .variable(index)) }
  }

  /// Has an edit taken into account by the next answer.
  @inline(never)
  private mutating func revise(for edit: Revision.Edit) {
    if !rowGroups.isEmpty { rowGroups.removeAll(keepingCapacity: true) }
    let isSound =
      switch edit {
      case .row(let position): store.rows[position].status != .invalid
      case .variable: true
      }
    let canRevise =
      state != .stale && usesPresolve && foundIssues.isEmpty && isSound && plan.note(edit)
    state = canRevise ? .marked : .unplanned
  }

  /// Notes another value of an input: what depends on it is replayed, or everything where there are
  /// issues, which may depend on anything.
  mutating func noteChange(of input: Int) {
    guard state == .solved || state == .marked, usesPresolve, foundIssues.isEmpty else {
      return markStale()
    }
    guard !plan.program.useRange(input).isEmpty else { return }
    plan.note(input: input)
    state = .marked
  }

  /// Notes another constant of a row: what depends on it is replayed.
  @inline(__always)
  mutating func patch(_ position: Int, constant: Double) {
    guard state != .unplanned else { return }
    guard usesPresolve, !isDisturbed(position) else {
      state = .unplanned
      return
    }
    plan.patch(position, constant: constant)
    if state == .solved { state = .marked }
  }

  /// Solves with the same structure; returns `false` if that has to be planned anew.
  @inline(__always)
  mutating func replay() -> Bool {
    guard usesPresolve else { return false }
    plan.decisions.findsAllConflicts = false
    defer { plan.decisions.findsAllConflicts = true }
    if state == .marked {
      if plan.revision.isNeeded, !plan.revise(store, &values) {
        state = .unplanned
        return false
      }
      if let path = plan.pathOfChanges() {
        // Where that fails, a new plan finds the rows of a conflict that a new problem would find.
        return plan.solveChanges(by: path, within: workLimit, store, &values)
      }
      state = .stale
    }
    return state == .stale && replayAll()
  }

  /// Computes all with the same plan. Returns `false` if that is not enough.
  @inline(never)
  private mutating func replayAll() -> Bool {
    plan.forgetChanges()
    guard foundIssues.isEmpty || allConflictsStand else { return false }
    plan.decisions.work.allow(workLimit)
    guard plan.solve(store, &values).isEmpty, !plan.decisions.work.hasUnfinished else {
      return false
    }
    var sum = 0.0
    for value in values { sum += value }
    return sum.isFinite
  }
}
