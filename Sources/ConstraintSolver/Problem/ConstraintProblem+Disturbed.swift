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
    let groups = joinGroups()
    var isDisturbed = Array(repeating: false, count: store.variables.count)
    var positions: [Int] = []
    for issue in foundIssues {
      switch issue {
      case .invalid: break
      case .conflict(let conflict):
        positions += conflict.rows.compactMap(position(of:))
        for size in conflict.sizes { isDisturbed[Int(groups.root(size.index))] = true }
      case .unfinished(let rows): positions += rows.compactMap(position(of:))
      case .overflow: return
      }
    }
    for position in positions {
      for index in unknowns(at: position) { isDisturbed[Int(groups.root(index))] = true }
    }
    disturbedRows.reserveCapacity(store.rows.count)
    for position in store.rows.indices {
      disturbedRows.append(unknowns(at: position).contains { isDisturbed[Int(groups.root($0))] })
    }
    // A row about inputs alone is a group of its own.
    for position in positions { disturbedRows[position] = true }
  }

  /// For each row something that rows have in common which share unknowns, however many rows are in
  /// between.
  mutating func groups(of positions: [Int]) -> [Int32] {
    guard usesPresolve else { return positions.map { _ in -1 } }
    let groups = joinGroups()
    return positions.map { unknowns(at: $0).first { _ in true }.map(groups.root) ?? -1 }
  }

  private mutating func joinGroups() -> UnionFind {
    plan.makeUnique()
    let groups = plan.components.makeGroups(store.variables.count)
    for position in store.rows.indices {
      var first: Int32 = -1
      for index in unknowns(at: position) {
        first = first < 0 ? groups.root(index) : groups.join(first, index)
      }
    }
    return groups
  }

  /// The unknowns that a row mentions, of a suspended one as well.
  private func unknowns(at position: Int) -> some Sequence<Int32> {
    let row = store.rows[position]
    let cells = row.status == .invalid ? store.cells[0..<0] : store.cells[row.cellRange]
    return cells.lazy.filter {
      $0.coefficient != 0 && store.variables[Int($0.variable)].kind != .input
    }
    .map(\.variable)
  }
}
