extension SolvePlan {
  /// Sets the parameters of a component; gives the contradiction if its lines have one.
  ///
  /// Each on its own where no line is about several; greedily where one line is; by a simplex
  /// otherwise, or where the lines leave a choice. On entry the parameters are 0 in `values` and,
  /// if a line needs them, the steps have run with that.
  mutating func decide(_ number: Int, _ problem: ProblemView) -> [Part]? {
    components[number].followsSteps = false
    let component = components[number]
    if let parts = checkConstants(component, problem) { return parts }
    guard component.sharedCount <= 1 else { return decideBySimplex(number, problem) }
    let own = Int(component.firstParameter)..<Int(component.endParameter)
    if !component.isNarrowed {
      intervals.setCount(parameters.count)
      var isDecided = true
      for index in own {
        if let parts = narrow(index, problem) { return parts }
        if !intervals[index].isPoint { isDecided = false }
      }
      guard isDecided else { return decideBySimplex(number, problem) }
      components[number].isNarrowed = component.hasOwnLinesOnly
    }
    guard component.firstShared >= 0 else {
      for index in own { problem.values[Int(parameters[index].variable)] = intervals[index].low }
      components[number].isSettled =
        component.hasOwnLinesOnly && component.firstConstant < 0
      return nil
    }
    switch share(number, problem) {
    case .shared: return nil
    case .contradiction(let parts): return parts
    case .undecided:
      clearParameters(component, problem)
      return decideBySimplex(number, problem)
    }
  }

  /// Lines without a parameter hold or do not, whatever is decided.
  private mutating func checkConstants(
    _ component: Component, _ problem: ProblemView
  )
    -> [Part]?
  {
    var index = component.firstConstant
    while index >= 0 {
      let line = lines[Int(index)]
      if line.source < 0 {
        if isNegative(-1 - line.source, problem) {
          return [Part(source: line.source, multiplier: 1)]
        }
      } else if line.priority == 1000, !problem.isMet(problem.rows[Int(line.source)]) {
        return [Part(source: line.source, multiplier: 1)]
      }
      index = line.next
    }
    return nil
  }

  private mutating func decideBySimplex(
    _ number: Int, _ problem: ProblemView
  ) -> [Part]? {
    let component = components[number]
    let range = Int(component.firstStep)..<Int(component.endStep)
    run(range, problem)
    if decideByRegion(number, problem) { return nil }
    let residual = residual(number, problem)
    let decision = decision(of: residual, number, problem)
    doWork(decision.work)
    if let core = decision.core { return parts(core, residual) }
    components[number].followsSteps = decision.choices != nil
    if decision.isFinished {
      keepRegion(number, decision, problem)
    } else {
      giveUp(number)
    }
    for (variable, value) in zip(residual.columns, decision.values) {
      problem.values[Int(variable)] = value
    }
    return nil
  }

  /// The rows and bounds of a contradiction.
  private func parts(_ core: LevelSimplex.Contradiction, _ residual: Residual) -> [Part] {
    let rows = core.rows.map { row, multiplier in
      switch residual.sources[row] {
      case .row(let position):
        Part(source: Int32(truncatingIfNeeded: position), multiplier: multiplier)
      case .bound(let variable):
        Part(source: Int32(truncatingIfNeeded: -1 - variable), multiplier: multiplier)
      case .choice: preconditionFailure("A rule for choosing is never required.")
      }
    }
    return rows + core.bounds.map { Part(source: -1 - residual.columns[$0], multiplier: 0) }
  }

  /// The lines of a component, its parameters being 0 in `values`.
  mutating func residual(_ number: Int, _ problem: ProblemView) -> Residual {
    let component = components[number]
    let first = component.firstParameter
    let own = parameters[Int(first)..<Int(component.endParameter)]
    var residual = Residual(columns: own.map(\.variable), isBounded: own.map(\.isSize))
    for row in regionRows(component) {
      let line = lines[Int(row.line)]
      let isRow = line.source >= 0
      let cells =
        line.endCell > line.firstCell
        ? lineCells[Int(line.firstCell)..<Int(line.endCell)].map {
          LevelSimplex.Cell(column: $0.variable - first, coefficient: $0.coefficient)
        }
        : [.init(column: row.variable, coefficient: line.coefficient)]
      residual.add(
        isRow ? .row(Int(line.source)) : .bound(Int(-1 - line.source)), cells, line.relation,
        rightSide(line, problem), priority: Int(line.priority),
        age: isRow ? problem.rows[Int(line.source)].serial : 0)
    }
    return residual
  }

  /// The lines of a component in the order of the rows of its simplex: first those of each
  /// parameter, with its column.
  func regionRows(_ component: Component) -> [Region.Row] {
    var rows: [Region.Row] = []
    let own = parameters[Int(component.firstParameter)..<Int(component.endParameter)]
    for (column, parameter) in own.enumerated() {
      var index = parameter.firstLine
      while index >= 0 {
        rows.append(Region.Row(line: index, variable: Int32(truncatingIfNeeded: column)))
        index = lines[Int(index)].next
      }
    }
    var index = component.firstShared
    while index >= 0 {
      rows.append(Region.Row(line: index))
      index = lines[Int(index)].next
    }
    return rows
  }

  /// The variables of a component, in the order of their addition, as expressions over its
  /// parameters.
  mutating func choices(_ number: Int, _ problem: ProblemView) -> [Residual.Choice] {
    let component = components[number]
    var result: [Residual.Choice] = []
    var seen = Set<Int32>()
    func isNew(_ variable: Int32) -> Bool {
      Int(variablePlaces[Int(variable)].component) == number && seen.insert(variable).inserted
    }
    var variables: [Int32] = []
    for index in Int(component.firstRow)..<Int(component.endRow) {
      for cell in problem.cells[problem.rows[Int(componentRows[index])].cellRange]
      where isNew(cell.variable) {
        variables.append(cell.variable)
      }
    }
    if component.sole >= 0, isNew(component.sole) { variables.append(component.sole) }
    variables.sort {
      problem.variables[Int($0)].serial < problem.variables[Int($1)].serial
    }
    for variable in variables {
      expand(CollectionOfOne(StoredCell(variable: variable, coefficient: 1)), in: number)
      let stored = problem.variables[Int(variable)]
      result.append(
        Residual.Choice(
          variable: variable,
          cells: expansion.cells.map {
            LevelSimplex.Cell(
              column: $0.variable - component.firstParameter, coefficient: $0.coefficient)
          },
          constant: problem.values[Int(variable)], previous: stored.previousValue,
          isSize: stored.kind == .size))
    }
    return result
  }
}
