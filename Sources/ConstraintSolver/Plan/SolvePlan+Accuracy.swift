extension SolvePlan {
  /// How much of its largest term a required row may miss before its component is solved again.
  static let accuracy = 1e-7

  /// Solves the components again whose rows lost too many digits on the way through their steps.
  ///
  /// Steps follow the structure, whatever the factors are: a chain of large ones turns the last
  /// digit of a parameter into an error that shows where a row closes the chain. The simplex divides
  /// by large cells only. Complexity: linear in the rows that close loops, where they hold.
  mutating func solveInaccurate(_ store: ProblemView, _ values: Values) {
    for position in closingRows {
      let row = store.rows[Int(position)]
      guard !store.isMet(row, values, within: SolvePlan.accuracy) else { continue }
      let number = Int(rowPlaces[Int(position)].component)
      if !components[number].isUnfinished {
        solveBySimplexAlone(number, store, values)
      }
    }
  }

  private mutating func solveBySimplexAlone(
    _ number: Int, _ store: ProblemView, _ values: Values
  ) {
    components[number].followsSteps = true
    let component = components[number]
    let rows = componentRows[Int(component.firstRow)..<Int(component.endRow)].map { Int($0) }
    var residual = store.residual(rows, values) { variable in
      variablePlaces[Int(variable)].component == number
    }
    let budget = startWork(number)
    residual.simplex.budget = budget
    if case .optimal = residual.solve(), residual.chooseColumns(store) {
      for (variable, value) in zip(residual.columns, residual.simplex.values) {
        values[Int(variable)] = value
      }
    }
    doWork(budget - residual.simplex.budget)
    let isAccurate = rows.allSatisfy {
      let row = store.rows[$0]
      return !row.isRequired || store.isMet(row, values, within: SolvePlan.accuracy)
    }
    if !isAccurate { giveUp(number) }
  }
}
