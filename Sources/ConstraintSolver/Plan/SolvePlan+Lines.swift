extension SolvePlan {
  /// Makes lines of a component's rows: of those that close a loop, and of all wishes.
  ///
  /// An inequality about a parameter itself is one as well; the others wait until they are
  /// violated.
  mutating func buildLines(_ number: Int, _ problem: ProblemView) {
    let rows = Int(components[number].firstRow)..<Int(components[number].endRow)
    for index in rows {
      let position = Int(componentRows[index])
      guard rowPlaces[position].step < 0 else { continue }
      let row = problem.rows[position]
      let own = parameterCell(row, problem)
      if row.isRequired, row.relation != .equal, own < 0 { continue }
      addLine(row: position, row, own, problem)
    }
  }

  /// The cell of the parameter, if a row mentions one and nothing else of a component, or else -1.
  @inline(__always)
  private mutating func parameterCell(_ row: StoredRow, _ problem: ProblemView) -> Int {
    var found = -1
    for index in row.cellRange {
      let place = variablePlaces[Int(problem.cells[index].variable)]
      guard place.component >= 0, problem.cells[index].coefficient != 0 else { continue }
      guard place.parameter >= 0, found < 0 else { return -1 }
      found = index
    }
    return found
  }

  /// Adds a line for a row of a component.
  mutating func addLine(row position: Int, _ problem: ProblemView) {
    let row = problem.rows[position]
    addLine(row: position, row, parameterCell(row, problem), problem)
  }

  private mutating func addLine(
    row position: Int, _ row: StoredRow, _ parameterCell: Int, _ problem: ProblemView
  ) {
    let component = Int(rowPlaces[position].component)
    unsettle(component)
    forgetRegions(component)
    rowPlaces[position].isLine = true
    if parameterCell >= 0 {
      let cell = problem.cells[parameterCell]
      let isAlone = row.cellCount == 1
      if !isAlone { components[component].hasOwnLinesOnly = false }
      insert(
        Line(
          source: Int32(truncatingIfNeeded: position), relation: row.relation, isAlone: isAlone,
          priority: row.priority, coefficient: cell.coefficient),
        parameter: Int(variablePlaces[Int(cell.variable)].parameter))
      return
    }
    components[component].needsBase = true
    if row.isRequired { closingRows.append(Int32(truncatingIfNeeded: position)) }
    expand(problem.cells[row.cellRange], in: component)
    addExpanded(
      Line(
        source: Int32(truncatingIfNeeded: position), relation: row.relation,
        priority: row.priority, coefficient: 0), component)
  }

  /// Adds the bound of a size that steps compute.
  mutating func addLine(boundOf variable: Int) {
    let component = Int(variablePlaces[variable].component)
    components[component].needsBase = true
    unsettle(component)
    forgetRegions(component)
    let index = Int32(truncatingIfNeeded: variable)
    expand(CollectionOfOne(StoredCell(variable: index, coefficient: 1)), in: component)
    addExpanded(
      Line(source: -1 - index, relation: .atLeast, priority: 1000, coefficient: 0), component)
  }

  /// Forgets what was decided about a component.
  @inline(__always)
  mutating func unsettle(_ component: Int) {
    components[component].isNarrowed = false
    components[component].isSettled = false
    scratch.segmentOwner = -1
  }

  private mutating func addExpanded(_ template: Line, _ component: Int) {
    var line = template
    let cells = expansion.cells
    if cells.count == 1 {
      line.coefficient = cells[0].coefficient
      components[component].hasOwnLinesOnly = false
      insert(line, parameter: Int(cells[0].variable))
      return
    }
    line.firstCell = Int32(truncatingIfNeeded: lineCells.count)
    for index in cells.indices { lineCells.append(cells[index]) }
    line.endCell = Int32(truncatingIfNeeded: lineCells.count)
    let index = Int32(truncatingIfNeeded: lines.count)
    if cells.isEmpty {
      line.next = components[component].firstConstant
      components[component].firstConstant = index
    } else {
      line.next = components[component].firstShared
      components[component].firstShared = index
      components[component].sharedCount += 1
    }
    lines.append(line)
  }

  /// Adds a line behind those of its parameter that have its priority or a higher one.
  ///
  /// Complexity: linear in the priorities of these lines.
  @inline(__always)
  private mutating func insert(_ line: Line, parameter: Int) {
    let index = Int32(truncatingIfNeeded: lines.count)
    lines.append(line)
    lines[Int(index)].last = index
    // The last line before it, and the first of the lines behind that with one priority.
    var before: Int32 = -1
    var first = parameters[parameter].firstLine
    while first >= 0, lines[Int(first)].priority >= line.priority {
      before = lines[Int(first)].last
      if lines[Int(first)].priority == line.priority { lines[Int(first)].last = index }
      first = lines[Int(before)].next
    }
    lines[Int(index)].next = first
    if before < 0 {
      parameters[parameter].firstLine = index
    } else {
      lines[Int(before)].next = index
    }
  }
}
