/// What machine numbers cannot decide.
extension SolvePlan {
  /// Whether a component has numbers of so many sizes that machine numbers may not tell them from
  /// what rounding leaves: its lines, or any of its rows, so that it does not matter which of these
  /// earlier answers violated.
  mutating func isMixed(
    _ question: SimplexQuestion, about number: Int, _ problem: ProblemView
  ) -> Bool {
    if question.program.isMixed { return true }
    var coefficients = Spread()
    var rights = Spread()
    for index in components[number].rowRange {
      let row = problem.rows[Int(components.rows[index])]
      guard row.isActive else { continue }
      var right = row.constant
      for cell in problem.cells[row.cellRange] {
        let variable = Int(cell.variable)
        if Int(program.variablePlaces[variable].component) == number {
          coefficients.add(cell.coefficient)
        } else {
          right -= cell.coefficient * problem.values[variable]
        }
      }
      rights.add(right)
    }
    return Spread.isMixed(coefficients, rights)
  }

  /// Sets all variables of a component from its rows, with twice the digits.
  ///
  /// For components whose numbers are mixed, or whose steps lose too many digits. Nothing is kept
  /// for other right sides, so that no answer depends on earlier ones.
  mutating func decideByRows(_ number: Int, _ problem: ProblemView) -> Decision {
    components.all[number].isSolvedByRows = true
    components.all[number].followsSteps = true
    let rows = components.rows[components[number].rowRange].map { Int($0) }
    let question = problem.question(about: rows) { variable in
      program.variablePlaces[Int(variable)].component == number
    }
    let budget = decisions.work.start(number, of: &components)
    var answer = SimplexAnswer<DoubleDouble>(question)
    answer.simplex.budget = budget
    let outcome = answer.solve()
    var isFinished = false
    var conflict: FoundConflict?
    switch outcome {
    case .optimal: isFinished = answer.chooseColumns(problem)
    case .infeasible(let contradiction):
      conflict = question.conflict(answer.simplex.minimal(contradiction))
    case .unfinished: break
    }
    decisions.work.spend(budget - answer.simplex.budget)
    if let conflict { return .conflict(conflict) }
    components.all[number].isFinite = true
    for (variable, value) in zip(question.columns, answer.simplex.values) {
      problem.values[Int(variable)] = value
      if !value.isFinite { components.all[number].isFinite = false }
    }
    if !isFinished { giveUp(number) }
    return .variables
  }

  /// Solves the components again whose rows lost too many digits on the way through their steps.
  /// Returns the contradictions that show then.
  ///
  /// Steps follow the structure, whatever the factors are: a chain of large ones turns the last
  /// digit of a parameter into an error that shows where a row closes the chain. Complexity: linear
  /// in the rows that close loops, where they hold.
  mutating func solveInaccurate(_ problem: ProblemView) -> [FoundConflict] {
    var conflicts: [FoundConflict] = []
    for position in lines.closingRows {
      let row = problem.rows[Int(position)]
      guard !problem.isMet(row, within: Tolerance.accuracy) else { continue }
      let number = Int(program.rowPlaces[Int(position)].component)
      guard !components[number].isUnfinished, !components[number].isSolvedByRows else { continue }
      if case .conflict(let conflict) = decideByRows(number, problem) { conflicts.append(conflict) }
    }
    return conflicts
  }
}
