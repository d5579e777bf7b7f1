extension SolvePlan {
  /// Solves the components again whose rows lost too many digits on the way through their steps.
  ///
  /// Steps follow the structure, whatever the factors are: a chain of large ones turns the last
  /// digit of a parameter into an error that shows where a row closes the chain. The simplex divides
  /// by large cells only. Complexity: linear in the rows that close loops, where they hold.
  mutating func solveInaccurate(_ problem: ProblemView) {
    for position in closingRows {
      let row = problem.rows[Int(position)]
      guard !problem.isMet(row, within: Tolerance.accuracy) else { continue }
      let number = Int(rowPlaces[Int(position)].component)
      if !components[number].isUnfinished {
        solveBySimplexAlone(number, problem)
      }
    }
  }

  private mutating func solveBySimplexAlone(
    _ number: Int, _ problem: ProblemView
  ) {
    components[number].followsSteps = true
    let component = components[number]
    let rows = componentRows[Int(component.firstRow)..<Int(component.endRow)].map { Int($0) }
    var residual = problem.residual(rows) { variable in
      variablePlaces[Int(variable)].component == number
    }
    let budget = startWork(number)
    residual.simplex.budget = budget
    if case .optimal = residual.solve(), residual.chooseColumns(problem) {
      for (variable, value) in zip(residual.columns, residual.simplex.values) {
        problem.values[Int(variable)] = value
      }
    }
    doWork(budget - residual.simplex.budget)
    let isAccurate = rows.allSatisfy {
      let row = problem.rows[$0]
      return !row.isRequired || problem.isMet(row, within: Tolerance.accuracy)
    }
    if !isAccurate { giveUp(number) }
  }
}
