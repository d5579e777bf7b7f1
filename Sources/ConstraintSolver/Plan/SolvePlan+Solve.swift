extension SolvePlan {
  /// Plans anew; see ``build(_:keepingJoins:)``.
  mutating func build(_ store: RowStore, _ values: inout [Double]) {
    reserve(
      Room(variables: store.variables.count, rows: store.rows.count, cells: store.cells.count))
    store.withView(&values) { build($0) }
  }

  /// Computes all variables from inputs and constants; gives contradictions that do not depend on
  /// each other if there are any.
  ///
  /// Complexity: linear in the steps, and what each component takes.
  mutating func solve(_ store: RowStore, _ values: inout [Double]) -> [FoundConflict] {
    makeUnique()
    forgetUnfinished()
    return store.withView(&values) { solve($0) }
  }

  private mutating func solve(_ problem: ProblemView) -> [FoundConflict] {
    run(0..<knownEnd, problem)
    var conflicts = checkKnown(problem)
    while conflicts.isEmpty {
      for number in components.indices where !components[number].isUnfinished {
        if let conflict = solveComponent(number, problem) { conflicts.append(conflict) }
      }
      guard conflicts.isEmpty, joinViolated(problem) else { break }
    }
    guard conflicts.isEmpty else {
      return FoundConflict.independent(conflicts) { rowPlaces[$0].step >= 0 }
    }
    solveInaccurate(problem)
    return []
  }

  /// Runs steps in their order.
  mutating func run(_ range: Range<Int>, _ problem: ProblemView) {
    for index in range {
      let step = steps[index]
      var sum = step.constant
      for cell in Int(step.firstCell)..<Int(step.endCell) {
        sum -= stepCells[cell].coefficient * problem.values[Int(stepCells[cell].variable)]
      }
      problem.values[Int(step.pivot)] = sum * step.inverse
    }
  }

  /// Checks the required rows and bounds of what is known.
  private mutating func checkKnown(_ problem: ProblemView) -> [FoundConflict] {
    var conflicts: [FoundConflict] = []
    for position in knownChecks
    where !problem.isMet(problem.rows[Int(position)]) {
      conflicts.append(trace([Part(source: position, multiplier: 1)], problem))
    }
    for index in 0..<knownSizeEnd where isNegative(sizes[index], problem) {
      conflicts.append(trace([Part(source: -1 - sizes[index], multiplier: 1)], problem))
    }
    return conflicts
  }

  /// Whether a computed size is below 0, more than by rounding.
  @inline(__always)
  mutating func isNegative(_ variable: Int32, _ problem: ProblemView) -> Bool {
    let value = problem.values[Int(variable)]
    guard value < -Tolerance.conflict else { return false }
    let step = Int(variablePlaces[Int(variable)].step)
    let (_, largest) = problem.leftSide(problem.rows[Int(steps[step].row)])
    let scale = abs(steps[step].inverse) * largest
    return value < -Tolerance.conflict * max(scale, 1)
  }

  /// Joins the components that a violated inequality spans, and plans anew. Gives `false` if none
  /// is violated. With a component that is not solved to its end nothing is joined, so that the
  /// others are.
  mutating func joinViolated(_ problem: ProblemView) -> Bool {
    var hasJoined = false
    for cross in crossRows {
      let position = Int(cross)
      rowPlaces[position].isUnfinished = false
      guard !problem.isMet(problem.rows[position]) else { continue }
      if scratch.hasUnfinished, mentionsUnfinished(problem.rows[position], problem) {
        rowPlaces[position].isUnfinished = true
      } else {
        rowPlaces[position].isJoined = true
        hasJoined = true
      }
    }
    if hasJoined { build(problem, keepingJoins: true) }
    return hasJoined
  }

  /// Decides the parameters of a component and runs its steps, until no inequality is violated.
  mutating func solveComponent(_ number: Int, _ problem: ProblemView)
    -> FoundConflict?
  {
    scratch.budgetOwner = -1
    while true {
      let component = components[number]
      let range = Int(component.firstStep)..<Int(component.endStep)
      if component.isSettled {
        run(range, problem)
        guard addViolated(number, problem) else { return nil }
        continue
      }
      clearParameters(component, problem)
      if component.needsBase { run(range, problem) }
      if let parts = decide(number, problem) { return trace(parts, problem) }
      run(range, problem)
      guard !components[number].isUnfinished, addViolated(number, problem) else {
        return nil
      }
    }
  }

  mutating func clearParameters(_ component: Component, _ problem: ProblemView) {
    for index in Int(component.firstParameter)..<Int(component.endParameter) {
      problem.values[Int(parameters[index].variable)] = 0
    }
  }

  /// Makes lines of the inequalities that values violate. Gives `false` if there are none.
  private mutating func addViolated(_ number: Int, _ problem: ProblemView) -> Bool {
    let component = components[number]
    var hasAdded = false
    for index in Int(component.firstSize)..<Int(component.endSize)
    where isNegative(sizes[index], problem)
      && !variablePlaces[Int(sizes[index])].isBoundLine
    {
      variablePlaces[Int(sizes[index])].isBoundLine = true
      addLine(boundOf: Int(sizes[index]))
      hasAdded = true
    }
    for index in Int(component.firstRow)..<Int(component.endRow) {
      let position = Int(componentRows[index])
      guard rowPlaces[position].step < 0, !rowPlaces[position].isLine else { continue }
      if !problem.isMet(problem.rows[position]) {
        addLine(row: position, problem)
        hasAdded = true
      }
    }
    return hasAdded
  }
}
