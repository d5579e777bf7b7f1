extension SolvePlan {
  /// Plans anew; see ``build(_:keepingJoins:)``.
  mutating func build(_ store: RowStore) {
    reserve(
      Room(variables: store.variables.count, rows: store.rows.count, cells: store.cells.count))
    store.withView { build($0) }
  }

  /// Computes all variables from inputs and constants; gives contradictions that do not depend on
  /// each other if there are any.
  ///
  /// Complexity: linear in the steps, and what each component takes.
  mutating func solve(_ store: RowStore, _ values: inout [Double]) -> [FoundConflict] {
    makeUnique()
    forgetUnfinished()
    return store.withView { view in
      values.withUnsafeMutableBufferPointer { solve(view, $0) }
    }
  }

  private mutating func solve(_ store: ProblemView, _ values: Values) -> [FoundConflict] {
    run(0..<knownEnd, values)
    var conflicts = checkKnown(store, values)
    while conflicts.isEmpty {
      for number in components.indices where !components[number].isUnfinished {
        if let conflict = solveComponent(number, store, values) { conflicts.append(conflict) }
      }
      guard conflicts.isEmpty, joinViolated(store, values) else { break }
    }
    guard conflicts.isEmpty else {
      return FoundConflict.independent(conflicts) { rowPlaces[$0].step >= 0 }
    }
    solveInaccurate(store, values)
    return []
  }

  /// Runs steps in their order.
  mutating func run(_ range: Range<Int>, _ values: Values) {
    for index in range {
      let step = steps[index]
      var sum = step.constant
      for cell in Int(step.firstCell)..<Int(step.endCell) {
        sum -= stepCells[cell].coefficient * values[Int(stepCells[cell].variable)]
      }
      values[Int(step.pivot)] = sum * step.inverse
    }
  }

  /// Checks the required rows and bounds of what is known.
  private mutating func checkKnown(_ store: ProblemView, _ values: Values) -> [FoundConflict] {
    var conflicts: [FoundConflict] = []
    for position in knownChecks
    where !store.isMet(store.rows[Int(position)], values) {
      conflicts.append(trace([Part(source: position, multiplier: 1)], store))
    }
    for index in 0..<knownSizeEnd where isNegative(sizes[index], store, values) {
      conflicts.append(trace([Part(source: -1 - sizes[index], multiplier: 1)], store))
    }
    return conflicts
  }

  /// Whether a computed size is below 0, more than by rounding.
  @inline(__always)
  mutating func isNegative(_ variable: Int32, _ store: ProblemView, _ values: Values) -> Bool {
    let value = values[Int(variable)]
    guard value < -LevelSimplex.conflictTolerance else { return false }
    let step = Int(variablePlaces[Int(variable)].step)
    let (_, largest) = store.leftSide(store.rows[Int(steps[step].row)], values)
    let scale = abs(steps[step].inverse) * largest
    return value < -LevelSimplex.conflictTolerance * max(scale, 1)
  }

  /// Joins the components that a violated inequality spans, and plans anew. Gives `false` if none
  /// is violated. With a component that is not solved to its end nothing is joined, so that the
  /// others are.
  mutating func joinViolated(_ store: ProblemView, _ values: Values) -> Bool {
    var hasJoined = false
    for cross in crossRows {
      let position = Int(cross)
      rowPlaces[position].isUnfinished = false
      guard !store.isMet(store.rows[position], values) else { continue }
      if scratch.hasUnfinished, mentionsUnfinished(store.rows[position], store) {
        rowPlaces[position].isUnfinished = true
      } else {
        rowPlaces[position].isJoined = true
        hasJoined = true
      }
    }
    if hasJoined { build(store, keepingJoins: true) }
    return hasJoined
  }

  /// Decides the parameters of a component and runs its steps, until no inequality is violated.
  mutating func solveComponent(_ number: Int, _ store: ProblemView, _ values: Values)
    -> FoundConflict?
  {
    scratch.budgetOwner = -1
    while true {
      let component = components[number]
      let range = Int(component.firstStep)..<Int(component.endStep)
      if component.isSettled {
        run(range, values)
        guard addViolated(number, store, values) else { return nil }
        continue
      }
      clearParameters(component, values)
      if component.needsBase { run(range, values) }
      if let parts = decide(number, store, values) { return trace(parts, store) }
      run(range, values)
      guard !components[number].isUnfinished, addViolated(number, store, values) else {
        return nil
      }
    }
  }

  mutating func clearParameters(_ component: Component, _ values: Values) {
    for index in Int(component.firstParameter)..<Int(component.endParameter) {
      values[Int(parameters[index].variable)] = 0
    }
  }

  /// Makes lines of the inequalities that values violate. Gives `false` if there are none.
  private mutating func addViolated(_ number: Int, _ store: ProblemView, _ values: Values) -> Bool {
    let component = components[number]
    var hasAdded = false
    for index in Int(component.firstSize)..<Int(component.endSize)
    where isNegative(sizes[index], store, values)
      && !variablePlaces[Int(sizes[index])].isBoundLine
    {
      variablePlaces[Int(sizes[index])].isBoundLine = true
      addLine(boundOf: Int(sizes[index]))
      hasAdded = true
    }
    for index in Int(component.firstRow)..<Int(component.endRow) {
      let position = Int(componentRows[index])
      guard rowPlaces[position].step < 0, !rowPlaces[position].isLine else { continue }
      if !store.isMet(store.rows[position], values) {
        addLine(row: position, store)
        hasAdded = true
      }
    }
    return hasAdded
  }
}
