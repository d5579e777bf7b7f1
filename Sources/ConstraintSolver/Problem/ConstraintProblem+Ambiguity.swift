extension ConstraintProblem {
  /// The variables whose value the rows do not determine, because rows are missing or because
  /// wishes of the same priority rival.
  ///
  /// Ask when a layout surprises; solving does not need it and does not pay for it. Sorted by the
  /// order in which the variables were added. Suspended rows do not count.
  ///
  /// ```swift
  /// let x = problem.addVariable(), width = problem.addVariable(isSize: true)
  /// problem.add(.init(x), .init(width), is: .equal, 100)
  /// problem.freeVariables()  // [x, width]
  /// problem.add(.init(width), is: .equal, 30, priority: 250)
  /// problem.freeVariables()  // []
  /// ```
  ///
  /// A variable counts as free if it can change by more than 0.001 without any level getting worse.
  /// Complexity: that of two solutions per variable in question.
  public mutating func freeVariables() -> [Variable] {
    solve()
    var isFree: [Bool]
    if usesPresolve {
      var copy = plan
      isFree = copy.freeVariables(store, values)
    } else {
      isFree = freeVariablesByReference()
    }
    return isFree.indices.filter { isFree[$0] }.map(variable(at:)).sorted { $0.serial < $1.serial }
  }

  private func freeVariablesByReference() -> [Bool] {
    var isFree = store.variables.map { $0.kind == .free || $0.kind == .size }
    var residual = referenceResidual()
    guard case .optimal = residual.solve() else { return isFree }
    let unit = residual.columns.indices.map {
      [LevelSimplex.Cell(column: Int32(truncatingIfNeeded: $0), coefficient: 1)]
    }
    for (variable, canMove) in zip(residual.columns, residual.simplex.freeExpressions(unit)) {
      isFree[Int(variable)] = canMove
    }
    return isFree
  }
}

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
      let (sum, largest) = problem.leftSide(problem.rows[position])
      return abs(sum - problem.rows[position].constant) <= Tolerance.tight * max(1, largest)
    }
    for position in crossRows where isTight(Int(position)) {
      rowPlaces[Int(position)].isJoined = true
    }
    if crossRows.contains(where: { rowPlaces[Int($0)].isJoined }) {
      build(problem, keepingJoins: true)
    }
    var isFree = problem.variables.indices.map { index in
      let kind = problem.variables[index].kind
      return !variablePlaces[index].isDetermined && (kind == .free || kind == .size)
    }
    for number in components.indices {
      for index in Int(components[number].firstRow)..<Int(components[number].endRow) {
        let position = Int(componentRows[index])
        let place = rowPlaces[position]
        if place.step < 0, !place.isLine, isTight(position) { addLine(row: position, problem) }
      }
      for index in Int(components[number].firstSize)..<Int(components[number].endSize) {
        let variable = Int(sizes[index])
        if problem.values[variable] <= Tolerance.tight, !variablePlaces[variable].isBoundLine {
          addLine(boundOf: variable)
        }
      }
      for variable in freeVariables(of: number, problem) { isFree[variable] = true }
    }
    return isFree
  }

  private mutating func freeVariables(of number: Int, _ problem: ProblemView)
    -> [Int]
  {
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
    run(Int(component.firstStep)..<Int(component.endStep), base)
    if component.sharedCount == 0 {
      // Building anew forgets them, and only deciding makes room.
      intervals.setCount(parameters.count)
      let own = Int(component.firstParameter)..<Int(component.endParameter)
      if own.allSatisfy({ narrow($0, base) == nil && intervals[$0].isPoint }) { return [] }
    }
    var residual = residual(number, base)
    guard case .optimal = residual.solve(), !residual.simplex.isUnique else { return [] }
    let choices = choices(number, base)
    let isFree = residual.simplex.freeExpressions(choices.map(\.cells))
    return zip(choices, isFree).filter(\.1).map { Int($0.0.variable) }
  }
}

extension LevelSimplex {
  /// Which expressions over the structural columns can still change, after all levels are optimal.
  ///
  /// Moves each up and down; whatever else moves on the way is free as well.
  func freeExpressions(_ expressions: [[Cell]]) -> [Bool] {
    func evaluate(_ values: [Double]) -> [Double] {
      expressions.map { $0.reduce(0) { $0 + $1.coefficient * values[Int($1.column)] } }
    }
    let start = evaluate(values)
    var isFree = Array(repeating: false, count: start.count)
    for index in expressions.indices where !isFree[index] && canMove(expressions[index]) {
      for direction in [1.0, -1.0] {
        var moved = self
        if !moved.minimize(expressions[index], times: direction) { isFree[index] = true }
        for (other, value) in evaluate(moved.values).enumerated()
        where abs(value - start[other]) > Tolerance.freedom {
          isFree[other] = true
        }
      }
    }
    return isFree
  }

  /// Makes an expression as small as the levels so far allow; gives `false` if it has no limit.
  private mutating func minimize(_ expression: [Cell], times sign: Double) -> Bool {
    clearCosts()
    let largest = expression.reduce(0) {
      max($0, abs($1.coefficient) * columnScale[Int($1.column)])
    }
    for cell in expression {
      let column = Int(cell.column)
      let cost = sign * cell.coefficient * columnScale[column] / largest
      variables[column].costAbove += cost
      variables[column].costBelow -= cost
    }
    settleSides()
    collectRates()
    return optimize() != .unbounded
  }
}
