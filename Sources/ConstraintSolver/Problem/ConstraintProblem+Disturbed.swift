extension ConstraintProblem {
  /// Whether an issue of the last answer may depend on the constant of a row.
  func isDisturbed(_ position: Int) -> Bool {
    guard !foundIssues.isEmpty else { return false }
    return disturbedRows.isEmpty || disturbedRows[position]
  }

  /// Finds the rows that share unknowns with those of issues, however many rows are in between.
  ///
  /// What is found in such a group depends on nothing else, so as long as only others change, it
  /// stands, and they are replayed. Complexity: linear in the rows, if there are issues.
  mutating func findDisturbedRows() {
    if !disturbedRows.isEmpty { disturbedRows.removeAll(keepingCapacity: true) }
    guard usesPresolve, !foundIssues.isEmpty else { return }
    findRowGroups()
    var isDisturbed = Array(repeating: false, count: store.variables.count)
    var alone: [Int] = []
    func note(_ position: Int) {
      let group = rowGroups[position]
      // A row about inputs alone is a group of its own.
      if group < 0 { alone.append(position) } else { isDisturbed[Int(group)] = true }
    }
    for conflict in standing { conflict.found.positions.forEach(note) }
    for issue in foundIssues {
      switch issue {
      case .invalid, .conflict: break
      case .unfinished(let rows): rows.compactMap(position(of:)).forEach(note)
      case .overflow: return
      }
    }
    disturbedRows = rowGroups.map { $0 >= 0 && isDisturbed[Int($0)] }
    for position in alone { disturbedRows[position] = true }
  }

  /// For each row something that rows have in common which share unknowns, however many rows are in
  /// between; -1 if it has none.
  mutating func groups(of positions: [Int]) -> [Int32] {
    guard usesPresolve else { return positions.map { _ in -1 } }
    findRowGroups()
    return positions.map { rowGroups[$0] }
  }

  /// Finds for each row a variable that stands for all rows which share unknowns with it.
  ///
  /// Complexity: linear in the rows; O(1) if no row was added or changed since the last time.
  mutating func findRowGroups() {
    guard rowGroups.isEmpty else { return }
    plan.makeUnique()
    let groups = plan.components.makeGroups(store.variables.count)
    for position in store.rows.indices {
      var first: Int32 = -1
      for index in unknowns(at: position) {
        first = first < 0 ? groups.root(index) : groups.join(first, index)
      }
    }
    rowGroups.reserveCapacity(store.rows.count)
    for position in store.rows.indices {
      rowGroups.append(unknowns(at: position).first { _ in true }.map(groups.root) ?? -1)
    }
  }

  /// The unknowns that a row mentions, of a suspended one as well.
  private func unknowns(at position: Int) -> some Sequence<Int32> {
    let row = store.rows[position]
    let isLeftOut = row.status == .invalid || row.status == .inactive
    let cells = isLeftOut ? store.cells[0..<0] : store.cells[row.cellRange]
    return cells.lazy.filter {
      $0.coefficient != 0 && store.variables[Int($0.variable)].kind != .input
    }
    .map(\.variable)
  }
}
