extension ConstraintProblem {
  /// Solves all rows with one simplex. Returns a contradiction if there is one.
  mutating func solveByReference() -> [FoundConflict] {
    var question = referenceQuestion()
    question.simplex.budget = workLimit
    var isFinished = true
    switch question.solve() {
    case .optimal: isFinished = store.withView(&values) { question.chooseColumns($0) }
    case .unfinished: isFinished = false
    case .infeasible(let contradiction):
      let core = question.simplex.minimal(contradiction)
      let positions = core.rows.compactMap {
        if case .row(let position) = question.sources[$0.row] { position } else { nil }
      }
      let sizes = core.bounds.map { Int(question.columns[$0]) }
      return [FoundConflict(positions: positions.sorted(), sizes: sizes.sorted())]
    }
    if !isFinished { unfinishedRows.append(contentsOf: store.rows.indices) }
    for (column, value) in zip(question.columns, question.simplex.values) {
      values[Int(column)] = value
    }
    return []
  }

  /// All active rows over all unknowns.
  func referenceQuestion() -> SimplexQuestion {
    var copy = values
    return store.withView(&copy) { view in
      view.question(about: view.rows.indices) { view.variables[Int($0)].kind != .input }
    }
  }
}
