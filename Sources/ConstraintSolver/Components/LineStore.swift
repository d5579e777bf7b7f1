/// The rows that decide parameters, in lists per parameter and component.
struct LineStore: Sendable {
  private var all = ArenaList<Line>()
  /// The cells of lines over several parameters, which name these.
  private(set) var cells: [StoredCell] = []
  /// Required rows that are lines over variables that steps compute.
  private(set) var closingRows = ArenaList<Int32>()
  /// How many lines were left behind by parts that were planned again.
  private(set) var goneCount = 0
  var substitution = Substitution()

  @inline(__always)
  subscript(index: Int32) -> Line { all[Int(index)] }

  mutating func take(_ room: PlanArena.Room, from cursor: inout PlanArena.Cursor) {
    // A row or bound becomes a line once.
    all.take(room.rows + room.variables, from: &cursor)
    closingRows.take(room.rows, from: &cursor)
    substitution.take(room, from: &cursor)
  }

  mutating func removeAll() {
    all.removeAll()
    cells.removeAll(keepingCapacity: true)
    closingRows.removeAll()
    goneCount = 0
  }

  /// Notes that a line is left behind.
  mutating func noteGone() { goneCount += 1 }

  /// Whether all rows and bounds can become lines, besides those that are left behind.
  func hasRoom(_ problem: ProblemView) -> Bool {
    goneCount + problem.rows.count + problem.variables.count <= all.capacity
  }

  /// Forgets rows that are no lines any longer.
  mutating func dropClosingRows(_ program: StepProgram) {
    closingRows.keep { program.rowPlaces[Int($0)].isLine }
  }

  /// Makes lines of a component's rows: of those that close a loop, and of all wishes.
  ///
  /// An inequality about a parameter itself is one as well; the others wait until they are
  /// violated.
  mutating func build(
    of number: Int, in components: inout Components, _ program: inout StepProgram,
    _ problem: ProblemView
  ) {
    for index in components[number].rowRange {
      let position = Int(components.rows[index])
      guard program.rowPlaces[position].step < 0 else { continue }
      let row = problem.rows[position]
      let cell = parameterCell(row, &program, problem)
      if row.isRequired, row.relation != .equal, cell < 0 || !row.isActive { continue }
      add(row: position, parameterCell: cell, to: &components, &program, problem)
    }
  }

  /// The cell of the parameter, if a row mentions one and nothing else of a component, or else -1.
  @inline(__always)
  private mutating func parameterCell(
    _ row: StoredRow, _ program: inout StepProgram, _ problem: ProblemView
  ) -> Int {
    var found = -1
    for index in row.cellRange {
      let place = program.variablePlaces[Int(problem.cells[index].variable)]
      guard place.component >= 0, problem.cells[index].coefficient != 0 else { continue }
      guard place.parameter >= 0, found < 0 else { return -1 }
      found = index
    }
    return found
  }

  /// Adds a line for a row of a component.
  mutating func add(
    row position: Int, to components: inout Components, _ program: inout StepProgram,
    _ problem: ProblemView
  ) {
    let cell = parameterCell(problem.rows[position], &program, problem)
    add(row: position, parameterCell: cell, to: &components, &program, problem)
  }

  private mutating func add(
    row position: Int, parameterCell: Int, to components: inout Components,
    _ program: inout StepProgram, _ problem: ProblemView
  ) {
    let row = problem.rows[position]
    let number = Int(program.rowPlaces[position].component)
    program.rowPlaces[position].isLine = true
    var line = Line(
      source: Int32(truncatingIfNeeded: position), relation: row.relation, priority: row.priority)
    if parameterCell >= 0 {
      let cell = problem.cells[parameterCell]
      line.isAlone = row.cellCount == 1
      line.coefficient = cell.coefficient
      if !line.isAlone { components.all[number].hasOwnLinesOnly = false }
      let parameter = program.variablePlaces[Int(cell.variable)].parameter
      return insert(line, of: Int(parameter), &components)
    }
    components.all[number].needsBase = true
    if row.isRequired { closingRows.append(Int32(truncatingIfNeeded: position)) }
    substitution.expand(problem.cells[row.cellRange], in: number, of: &components, &program)
    addExpanded(line, to: number, &components)
  }

  /// Adds the bound of a size that steps compute.
  mutating func add(
    boundOf variable: Int, to components: inout Components, _ program: inout StepProgram
  ) {
    let number = Int(program.variablePlaces[variable].component)
    components.all[number].needsBase = true
    let index = Int32(truncatingIfNeeded: variable)
    substitution.expand(
      CollectionOfOne(StoredCell(variable: index, coefficient: 1)), in: number, of: &components,
      &program)
    addExpanded(
      Line(source: -1 - index, relation: .atLeast, priority: 1000), to: number, &components)
  }

  /// The first line about several parameters of a component that counts.
  @inline(__always)
  mutating func shared(of component: Component, _ problem: ProblemView) -> Line {
    var line = all[Int(component.firstShared)]
    while line.next >= 0, !line.counts(problem) { line = all[Int(line.next)] }
    return line
  }

  /// How many lines about several parameters of a component count.
  mutating func sharedCount(of component: Component, _ problem: ProblemView) -> Int32 {
    var count: Int32 = 0
    var index = component.firstShared
    while index >= 0 {
      if all[Int(index)].counts(problem) { count += 1 }
      index = all[Int(index)].next
    }
    return count
  }

  /// Adds a line whose cells are those of the substitution.
  private mutating func addExpanded(
    _ template: Line, to number: Int, _ components: inout Components
  ) {
    var line = template
    let expanded = substitution.cells
    if expanded.count == 1 {
      line.coefficient = expanded[0].coefficient
      components.all[number].hasOwnLinesOnly = false
      return insert(line, of: Int(expanded[0].variable), &components)
    }
    line.firstCell = Int32(truncatingIfNeeded: cells.count)
    for index in expanded.indices { cells.append(expanded[index]) }
    line.endCell = Int32(truncatingIfNeeded: cells.count)
    let index = Int32(truncatingIfNeeded: all.count)
    if expanded.isEmpty {
      line.next = components[number].firstConstant
      components.all[number].firstConstant = index
    } else {
      line.next = components[number].firstShared
      components.all[number].firstShared = index
      components.all[number].sharedCount += 1
    }
    all.append(line)
  }

  /// Adds a line behind those of its parameter that have its priority or a higher one.
  ///
  /// Complexity: linear in the priorities of these lines.
  @inline(__always)
  private mutating func insert(_ line: Line, of parameter: Int, _ components: inout Components) {
    let index = Int32(truncatingIfNeeded: all.count)
    all.append(line)
    all[Int(index)].last = index
    // The last line before it, and the first of the lines behind that with one priority.
    var before: Int32 = -1
    var first = components.parameters[parameter].firstLine
    while first >= 0, all[Int(first)].priority >= line.priority {
      before = all[Int(first)].last
      if all[Int(first)].priority == line.priority { all[Int(first)].last = index }
      first = all[Int(before)].next
    }
    all[Int(index)].next = first
    if before < 0 {
      components.parameters[parameter].firstLine = index
    } else {
      all[Int(before)].next = index
    }
  }
}
