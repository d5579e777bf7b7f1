extension ConstraintProblem {
  /// Solves all rows with one simplex. Gives a contradiction if there is one.
  mutating func solveByReference() -> [FoundConflict] {
    var residual = referenceResidual()
    residual.simplex.budget = workLimit
    var isFinished = true
    switch residual.solve() {
    case .optimal: isFinished = store.withView(&values) { residual.chooseColumns($0) }
    case .unfinished: isFinished = false
    case .infeasible(let contradiction):
      let core = residual.simplex.minimal(contradiction)
      let positions = core.rows.compactMap {
        if case .row(let position) = residual.sources[$0.row] { position } else { nil }
      }
      let sizes = core.bounds.map { Int(residual.columns[$0]) }
      return [FoundConflict(positions: positions.sorted(), sizes: sizes.sorted())]
    }
    if !isFinished { unfinishedRows.append(contentsOf: store.rows.indices) }
    for (column, value) in zip(residual.columns, residual.simplex.values) {
      values[Int(column)] = value
    }
    return []
  }

  /// All active rows over all unknowns.
  func referenceResidual() -> Residual {
    var copy = values
    return store.withView(&copy) { view in
      view.residual(view.rows.indices) { view.variables[Int($0)].kind != .input }
    }
  }
}
