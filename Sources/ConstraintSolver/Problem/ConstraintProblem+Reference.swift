extension ConstraintProblem {
  /// Solves all rows with one simplex. Returns a contradiction if there is one.
  mutating func solveByReference() -> [FoundConflict] {
    let question = referenceQuestion()
    var answer = SimplexAnswer<Double>(question)
    answer.simplex.budget = workLimit
    var isFinished = true
    switch answer.solve() {
    case .optimal: isFinished = store.withView(&values) { answer.chooseColumns($0) }
    case .unfinished: isFinished = false
    case .infeasible(let contradiction):
      return [question.conflict(answer.simplex.minimal(contradiction))]
    }
    if !isFinished { unfinishedRows.append(contentsOf: store.rows.indices) }
    for (column, value) in zip(question.columns, answer.simplex.values) {
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
