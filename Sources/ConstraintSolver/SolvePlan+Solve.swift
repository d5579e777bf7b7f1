extension SolvePlan {
  /// Plans anew; see ``build(_:keepingJoins:)``.
  mutating func build(_ store: RowStore) {
    reserve(
      Room(variables: store.variables.count, rows: store.rows.count, cells: store.cells.count))
    store.withView { build($0) }
  }

  /// Computes all variables from inputs and constants; gives a contradiction if there is one.
  ///
  /// Complexity: linear in the steps, and what each component takes.
  mutating func solve(_ store: RowStore, _ values: inout [Double]) -> FoundConflict? {
    makeUnique()
    scratch.unfinished.removeAll(keepingCapacity: true)
    return store.withView { view in
      values.withUnsafeMutableBufferPointer { solve(view, $0) }
    }
  }

  private mutating func solve(_ store: RowView, _ values: Values) -> FoundConflict? {
    run(0..<knownEnd, values)
    if let conflict = checkKnown(store, values) { return conflict }
    while true {
      for number in components.indices {
        if let conflict = solveComponent(number, store, values) { return conflict }
      }
      guard scratch.unfinished.isEmpty, joinViolated(store, values) else { break }
    }
    solveInaccurate(store, values)
    return nil
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
  mutating func checkKnown(_ store: RowView, _ values: Values) -> FoundConflict? {
    for position in knownChecks
    where !store.isMet(store.rows[Int(position)], values) {
      return trace([Part(source: position, multiplier: 1)], store)
    }
    for index in 0..<knownSizeEnd where isNegative(sizes[index], store, values) {
      return trace([Part(source: -1 - sizes[index], multiplier: 1)], store)
    }
    return nil
  }

  /// Whether a computed size is below 0, more than by rounding.
  @inline(__always)
  mutating func isNegative(_ variable: Int32, _ store: RowView, _ values: Values) -> Bool {
    let value = values[Int(variable)]
    guard value < -LevelSimplex.conflictTolerance else { return false }
    let step = Int(variablePlaces[Int(variable)].step)
    let (_, largest) = store.leftSide(store.rows[Int(steps[step].row)], values)
    let scale = abs(steps[step].inverse) * largest
    return value < -LevelSimplex.conflictTolerance * max(scale, 1)
  }

  /// Joins the components that a violated inequality spans, and plans anew. Gives `false` if none
  /// is violated.
  mutating func joinViolated(_ store: RowView, _ values: Values) -> Bool {
    var hasJoined = false
    for position in crossRows where !store.isMet(store.rows[Int(position)], values) {
      rowPlaces[Int(position)].isJoined = true
      hasJoined = true
    }
    if hasJoined { build(store, keepingJoins: true) }
    return hasJoined
  }

  /// Decides the parameters of a component and runs its steps, until no inequality is violated.
  mutating func solveComponent(_ number: Int, _ store: RowView, _ values: Values)
    -> FoundConflict?
  {
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
      guard scratch.unfinished.isEmpty, addViolated(number, store, values) else { return nil }
    }
  }

  mutating func clearParameters(_ component: Component, _ values: Values) {
    for index in Int(component.firstParameter)..<Int(component.endParameter) {
      values[Int(parameters[index].variable)] = 0
    }
  }

  /// Makes lines of the inequalities that values violate. Gives `false` if there are none.
  private mutating func addViolated(_ number: Int, _ store: RowView, _ values: Values) -> Bool {
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

  /// A row or bound with its factor in a contradiction; its source as that of a ``Line``.
  struct Part {
    var source: Int32
    var multiplier: Double
  }

  /// The rows that a contradiction comes from: its own, and those whose steps led to it.
  mutating func trace(_ parts: [Part], _ store: RowView) -> FoundConflict {
    var factors = Array(repeating: 0.0, count: variablePlaces.count)
    var sizes = factors
    var found = FoundConflict(positions: [], sizes: [])
    func gather(_ variable: Int32, _ factor: Double) {
      factors[Int(variable)] += factor
      sizes[Int(variable)] += abs(factor)
    }
    for part in parts {
      if part.source >= 0 {
        let row = store.rows[Int(part.source)]
        found.positions.append(Int(part.source))
        for cell in store.cells[row.cellRange] {
          gather(cell.variable, part.multiplier * cell.coefficient)
        }
      } else {
        found.sizes.append(Int(-1 - part.source))
        gather(-1 - part.source, part.multiplier)
      }
    }
    for step in steps.reversed() {
      let pivot = Int(step.pivot)
      guard abs(factors[pivot]) > 1e-9 * sizes[pivot] else { continue }
      found.positions.append(Int(step.row))
      let multiplier = factors[pivot] * step.inverse
      for cell in stepCells[Int(step.firstCell)..<Int(step.endCell)] {
        gather(cell.variable, -multiplier * cell.coefficient)
      }
    }
    found.positions = Set(found.positions).sorted()
    found.sizes = Set(found.sizes).sorted()
    return found
  }
}
