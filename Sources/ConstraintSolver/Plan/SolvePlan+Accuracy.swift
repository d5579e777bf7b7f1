extension SolvePlan {
  /// Solves the components again whose rows lost too many digits on the way through their steps.
  ///
  /// Steps follow the structure, whatever the factors are: a chain of large ones turns the last
  /// digit of a parameter into an error that shows where a row closes the chain. The simplex
  /// divides by large cells only. Complexity: linear in the rows that close loops, where they hold.
  mutating func solveInaccurate(_ problem: ProblemView) {
    for position in lines.closingRows {
      let row = problem.rows[Int(position)]
      guard !problem.isMet(row, within: Tolerance.accuracy) else { continue }
      let number = Int(program.rowPlaces[Int(position)].component)
      if !components[number].isUnfinished { solveBySimplexAlone(number, problem) }
    }
  }

  private mutating func solveBySimplexAlone(_ number: Int, _ problem: ProblemView) {
    components.all[number].followsSteps = true
    let rows = components.rows[components[number].rowRange].map { Int($0) }
    var question = problem.question(about: rows) { variable in
      program.variablePlaces[Int(variable)].component == number
    }
    let budget = decisions.work.start(number, of: &components)
    question.simplex.budget = budget
    if case .optimal = question.solve(), question.chooseColumns(problem) {
      for (variable, value) in zip(question.columns, question.simplex.values) {
        problem.values[Int(variable)] = value
      }
    }
    decisions.work.spend(budget - question.simplex.budget)
    let isAccurate = rows.allSatisfy {
      let row = problem.rows[$0]
      return !row.isRequired || problem.isMet(row, within: Tolerance.accuracy)
    }
    if !isAccurate { giveUp(number) }
  }
}
