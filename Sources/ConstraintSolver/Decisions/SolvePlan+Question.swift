extension SolvePlan {
  /// The lines of a component as a question to a simplex, its parameters being 0 among the values.
  mutating func question(about number: Int, _ problem: ProblemView) -> SimplexQuestion {
    let component = components[number]
    let first = component.firstParameter
    let own = components.parameters[component.parameterRange]
    var question = SimplexQuestion(columns: own.map(\.variable), isBounded: own.map(\.isSize))
    for row in regionRows(of: component, problem) {
      let line = lines[row.line]
      let isRow = line.source >= 0
      let cells =
        line.endCell > line.firstCell
        ? lines.cells[line.cellRange].map {
          LevelProgram.Cell(column: $0.variable - first, coefficient: $0.coefficient)
        }
        : [.init(column: row.variable, coefficient: line.coefficient)]
      question.add(
        cells, line.relation, line.rightSide(problem),
        from: isRow ? .row(Int(line.source)) : .bound(Int(-1 - line.source)),
        priority: Int(line.priority), age: isRow ? problem.rows[Int(line.source)].serial : 0)
    }
    return question
  }

  /// For every row of a question the age of the newest one that it depends on: itself, and those
  /// that the steps to its variables come from.
  ///
  /// Complexity: linear in the cells of what is known and of the component.
  func newestRows(
    of question: SimplexQuestion, about number: Int, _ problem: ProblemView
  ) -> [Int] {
    var newest = Array(repeating: 0, count: problem.variables.count)
    func newestRow(at position: Int) -> Int {
      problem.cells(of: position).reduce(problem.rows[position].serial) {
        $1.coefficient == 0 ? $0 : max($0, newest[Int($1.variable)])
      }
    }
    let own = components[number].stepRange
    for index in program.steps.indices where program.isKnown(index) || own.contains(index) {
      let step = program.steps[index]
      newest[Int(step.pivot)] = newestRow(at: Int(step.row))
    }
    return question.sources.map { source in
      switch source {
      case .row(let position): newestRow(at: position)
      case .bound(let variable): newest[variable]
      }
    }
  }

  /// The lines of a component that count, in the order of the rows of its simplex: first those of
  /// each parameter, with its column.
  func regionRows(of component: Component, _ problem: ProblemView) -> [Region.Row] {
    var rows: [Region.Row] = []
    let own = components.parameters[component.parameterRange]
    for (column, parameter) in own.enumerated() {
      var index = parameter.firstLine
      while index >= 0 {
        if lines[index].counts(problem) {
          rows.append(Region.Row(line: index, variable: Int32(truncatingIfNeeded: column)))
        }
        index = lines[index].next
      }
    }
    var index = component.firstShared
    while index >= 0 {
      if lines[index].counts(problem) { rows.append(Region.Row(line: index)) }
      index = lines[index].next
    }
    return rows
  }

  /// The variables of a component, in the order of their addition, as expressions over its
  /// parameters.
  mutating func choices(of number: Int, _ problem: ProblemView) -> [SimplexQuestion.Choice] {
    variables(of: number, problem).map { choice(of: $0, in: number, problem) }
  }

  /// The variables of a component, in the order of their addition.
  func variables(of number: Int, _ problem: ProblemView) -> [Int32] {
    let component = components[number]
    var seen = Set<Int32>()
    func isNew(_ variable: Int32) -> Bool {
      Int(program.variablePlaces[Int(variable)].component) == number
        && seen.insert(variable).inserted
    }
    var variables: [Int32] = []
    for index in component.rowRange {
      for cell in problem.cells[problem.rows[Int(components.rows[index])].cellRange]
      where isNew(cell.variable) {
        variables.append(cell.variable)
      }
    }
    if component.sole >= 0, isNew(component.sole) { variables.append(component.sole) }
    return variables.inOrder { Int(problem.variables[Int($0)].serial) }
  }

  /// A variable of a component as an expression over its parameters.
  mutating func choice(
    of variable: Int32, in number: Int, _ problem: ProblemView
  ) -> SimplexQuestion.Choice {
    lines.substitution.expand(
      CollectionOfOne(StoredCell(variable: variable, coefficient: 1)), in: number,
      of: &components, &program)
    let first = components[number].firstParameter
    let stored = problem.variables[Int(variable)]
    return SimplexQuestion.Choice(
      variable: variable,
      cells: lines.substitution.cells.map {
        LevelProgram.Cell(column: $0.variable - first, coefficient: $0.coefficient)
      },
      constant: problem.values[Int(variable)], previous: stored.previousValue,
      isSize: stored.kind == .size)
  }
}
