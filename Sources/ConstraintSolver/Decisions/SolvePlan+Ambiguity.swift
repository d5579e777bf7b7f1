extension SolvePlan {
  /// Which variables the rows leave open, for the answer `values`.
  mutating func freeVariables(_ store: RowStore, _ values: [Double]) -> [Bool] {
    makeUnique()
    var copy = values
    return store.withView(&copy) { freeVariables($0) }
  }

  private mutating func freeVariables(_ problem: ProblemView) -> [Bool] {
    // Only what is tight keeps a variable from moving.
    func isTight(_ position: Int) -> Bool {
      guard problem.rows[position].isActive else { return false }
      let (sum, largest) = problem.leftSide(problem.rows[position])
      return abs(sum - problem.rows[position].constant) <= Tolerance.tight * max(1, largest)
    }
    for position in components.crossRows where isTight(Int(position)) {
      program.rowPlaces[Int(position)].isJoined = true
    }
    if components.crossRows.contains(where: { program.rowPlaces[Int($0)].isJoined }) {
      build(problem, keepingJoins: true)
    }
    var isFree = problem.variables.indices.map { index in
      let kind = problem.variables[index].kind
      return !program.variablePlaces[index].isDetermined && (kind == .free || kind == .size)
    }
    for number in components.indices {
      for index in components[number].rowRange {
        let position = Int(components.rows[index])
        let place = program.rowPlaces[position]
        if place.step < 0, !place.isLine, isTight(position) { addLine(row: position, problem) }
      }
      for index in components[number].sizeRange {
        let variable = Int(program.sizes[index])
        if problem.values[variable] <= Tolerance.tight,
          !program.variablePlaces[variable].isBoundLine
        {
          addLine(boundOf: variable)
        }
      }
      for variable in freeVariables(of: number, problem) { isFree[variable] = true }
    }
    return isFree
  }

  private mutating func freeVariables(of number: Int, _ problem: ProblemView) -> [Int] {
    var copy = Array(problem.values)
    return copy.withUnsafeMutableBufferPointer {
      var base = problem
      base.values = $0
      return freeVariables(of: number, base: base)
    }
  }

  /// The variables of a component that can move; its own in `base` become those of parameters of 0.
  private mutating func freeVariables(of number: Int, base: ProblemView) -> [Int] {
    let component = components[number]
    clearParameters(component, base)
    program.run(component.stepRange, base)
    if component.sharedCount == 0 {
      // Building anew forgets them, and only deciding makes room.
      decisions.intervals.setCount(components.parameters.count)
      let isDetermined = component.parameterRange.allSatisfy {
        narrow($0, base) == nil && decisions.intervals[$0].isPoint
      }
      if isDetermined { return [] }
    }
    let question = question(about: number, base)
    let choices = choices(of: number, base)
    decisions.work.release()
    let budget = decisions.work.start(number, of: &components)
    let isFree =
      isMixed(question, about: number, base)
      ? SimplexAnswer<DoubleDouble>(question).freeChoices(choices, within: budget)
      : SimplexAnswer<Double>(question).freeChoices(choices, within: budget)
    return zip(choices, isFree ?? openChoices(choices, question)).filter(\.1)
      .map { Int($0.0.variable) }
  }

  /// Which expressions are about unknowns that intervals leave open: for questions that are too
  /// large for a simplex. More may be open than can move: all that required rows leave open, where
  /// intervals do not tell which wishes hold.
  private func openChoices(
    _ choices: [SimplexQuestion.Choice], _ question: SimplexQuestion
  ) -> [Bool] {
    var answer = IntervalAnswer(question)
    let outcome = answer.solve(findingAll: false, listing: .max) { [] }
    if case .undecided = outcome {
      answer = IntervalAnswer(question)
      _ = answer.sweep()
    }
    return choices.map { choice in
      choice.cells.contains {
        $0.coefficient != 0 && !answer.intervals[Int($0.column)].isPoint
      }
    }
  }
}
