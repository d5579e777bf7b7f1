extension SolvePlan {
  /// Splits what is not known into components and plans each.
  mutating func buildComponents(_ problem: ProblemView) {
    findComponents(problem)
    for index in components.indices { buildProgram(Int32(truncatingIfNeeded: index), problem) }
    for index in components.indices { buildLines(index, problem) }
  }

  /// Groups rows by common unknowns; a required inequality only joins groups after an answer
  /// violated it, or if it looks like one about a right or bottom edge, whose position and size
  /// belong together anyway.
  private mutating func findComponents(_ problem: ProblemView) {
    let groups = joinUnknowns(problem)
    scratch.componentOfRoot.fill(problem.variables.count, with: -1)
    // While counting, `endRow` of a component is its number of rows.
    for open in openRows.indices {
      let position = Int(openRows[open])
      var own: Int32 = -1
      var isCross = false
      for index in problem.rows[position].cellRange {
        let cell = problem.cells[index]
        if variablePlaces[Int(cell.variable)].isDetermined || cell.coefficient == 0 { continue }
        let root = Int(groups.root(cell.variable))
        var number = scratch.componentOfRoot[root]
        if number < 0 {
          number = Int32(truncatingIfNeeded: components.count)
          scratch.componentOfRoot[root] = number
          components.append(
            Component(firstStep: 0, firstParameter: 0, firstSize: 0, firstRow: 0, endRow: 0))
        }
        if own < 0 {
          own = number
          if rowPlaces[position].isJoining { break }
        } else if own != number {
          isCross = true
        }
      }
      if isCross {
        crossRows.append(openRows[open])
      } else {
        rowPlaces[position].component = own
        components[Int(own)].endRow += 1
        if rowPlaces[position].isEquality { components[Int(own)].hasEqualities = true }
      }
    }
    for cross in crossRows.indices {
      for index in problem.rows[Int(crossRows[cross])].cellRange {
        let cell = problem.cells[index]
        if variablePlaces[Int(cell.variable)].isDetermined || cell.coefficient == 0 { continue }
        let number = Int(scratch.componentOfRoot[Int(groups.root(cell.variable))])
        if components[number].endRow == 0 { components[number].sole = cell.variable }
      }
    }
    listRowsOfComponents()
  }

  /// Joins the unknowns of every row that makes its unknowns depend on each other.
  private mutating func joinUnknowns(_ problem: ProblemView) -> UnionFind {
    scratch.groups.fill(problem.variables.count, with: -1)
    let groups = UnionFind(parents: scratch.groups)
    for open in openRows.indices {
      let position = Int(openRows[open])
      guard rowPlaces[position].unknowns > 1 else {
        rowPlaces[position].isJoining = true
        continue
      }
      guard isJoining(problem.rows[position], position, problem) else { continue }
      rowPlaces[position].isJoining = true
      var first: Int32 = -1
      for index in problem.rows[position].cellRange {
        let cell = problem.cells[index]
        if variablePlaces[Int(cell.variable)].isDetermined || cell.coefficient == 0 { continue }
        first = first < 0 ? groups.root(cell.variable) : groups.join(first, cell.variable)
      }
    }
    return groups
  }

  private mutating func listRowsOfComponents() {
    var next: Int32 = 0
    for number in components.indices {
      let count = components[number].endRow
      components[number].firstRow = next
      components[number].endRow = next
      next += count
    }
    componentRows.setCount(Int(next))
    for open in openRows.indices {
      let own = rowPlaces[Int(openRows[open])].component
      guard own >= 0 else { continue }
      let place = components[Int(own)].endRow
      componentRows[Int(place)] = openRows[open]
      components[Int(own)].endRow = place + 1
    }
  }

  @inline(__always)
  private mutating func isJoining(_ row: StoredRow, _ position: Int, _ problem: ProblemView) -> Bool
  {
    rowPlaces[position].isEquality || !row.isRequired || rowPlaces[position].isJoined
      || isAboutSum(row, problem)
  }

  /// Whether a row limits the sum of two unknowns.
  private mutating func isAboutSum(_ row: StoredRow, _ problem: ProblemView) -> Bool {
    var count = 0
    var product = 1.0
    for index in row.cellRange {
      let cell = problem.cells[index]
      if variablePlaces[Int(cell.variable)].isDetermined || cell.coefficient == 0 { continue }
      count += 1
      product = cell.coefficient < 0 ? -product : product
    }
    return count == 2 && product > 0
  }

  /// Orders a component: names parameters, one at a time, and lets the rest follow.
  private mutating func buildProgram(_ number: Int32, _ problem: ProblemView) {
    var component = components[Int(number)]
    component.firstStep = Int32(truncatingIfNeeded: steps.count)
    component.firstParameter = Int32(truncatingIfNeeded: parameters.count)
    component.firstSize = Int32(truncatingIfNeeded: sizes.count)
    let rows = Int(component.firstRow)..<Int(component.endRow)
    if component.hasEqualities {
      collectPairs(rows)
      var search = NamingSearch(nextRow: rows.lowerBound)
      while let variable = nextToName(&search, rows, problem) {
        makeParameter(variable, number, problem)
      }
      makeParametersOfRest(rows, number, problem)
    } else {
      for index in rows { nameAll(componentRows[index], number, problem) }
      if component.sole >= 0 { name(component.sole, number, problem) }
    }
    component.endStep = Int32(truncatingIfNeeded: steps.count)
    component.endParameter = Int32(truncatingIfNeeded: parameters.count)
    component.endSize = Int32(truncatingIfNeeded: sizes.count)
    components[Int(number)] = component
  }

  /// Lists the equalities that have two unknowns to begin with.
  @inline(__always)
  private mutating func collectPairs(_ rows: Range<Int>) {
    scratch.pairs.removeAll()
    for index in rows {
      let position = Int(componentRows[index])
      if rowPlaces[position].unknowns == 2, rowPlaces[position].isEquality {
        scratch.pairs.append(componentRows[index])
      }
    }
    // The newest is looked at first.
    scratch.pairs.reverse()
    scratch.deferred.removeAll()
  }

  /// How far the search for unknowns to name is: among deferred pairs, and among all rows.
  private struct NamingSearch {
    var nextDeferred = 0
    var nextRow: Int
  }

  /// The unknown to name next, as long as an equality has several.
  ///
  /// The newest pair first: it continues a chain, whose next open size is the one to name. Pairs of
  /// positions only wait, for those follow from sizes; what has more unknowns waits for these.
  @inline(__always)
  private mutating func nextToName(
    _ search: inout NamingSearch, _ rows: Range<Int>, _ problem: ProblemView
  ) -> Int? {
    while let pair = scratch.pairs.popLast() {
      guard rowPlaces[Int(pair)].unknowns == 2 else { continue }
      let unknown = mostUsedUnknown(Int(pair), problem)
      if problem.variables[unknown].kind == .size { return unknown }
      scratch.deferred.append(pair)
    }
    while search.nextDeferred < scratch.deferred.count {
      let pair = Int(scratch.deferred[search.nextDeferred])
      search.nextDeferred += 1
      if rowPlaces[pair].unknowns == 2 { return mostUsedUnknown(pair, problem) }
    }
    while search.nextRow < rows.upperBound {
      let position = Int(componentRows[search.nextRow])
      if rowPlaces[position].unknowns > 1, rowPlaces[position].isEquality {
        return mostUsedUnknown(position, problem)
      }
      search.nextRow += 1
    }
    return nil
  }

  /// Names what only wishes and inequalities mention.
  @inline(__always)
  private mutating func makeParametersOfRest(
    _ rows: Range<Int>, _ number: Int32, _ problem: ProblemView
  ) {
    for index in rows {
      let position = Int(componentRows[index])
      guard rowPlaces[position].unknowns > 0 else { continue }
      for place in problem.rows[position].cellRange {
        let cell = problem.cells[place]
        if variablePlaces[Int(cell.variable)].isDetermined || cell.coefficient == 0 { continue }
        makeParameter(Int(cell.variable), number, problem)
      }
    }
  }

  private mutating func nameAll(_ position: Int32, _ component: Int32, _ problem: ProblemView) {
    for index in problem.rows[Int(position)].cellRange {
      let cell = problem.cells[index]
      if !variablePlaces[Int(cell.variable)].isDetermined, cell.coefficient != 0 {
        name(cell.variable, component, problem)
      }
    }
  }

  /// Names a parameter.
  private mutating func name(_ variable: Int32, _ component: Int32, _ problem: ProblemView) {
    variablePlaces[Int(variable)].parameter = Int32(truncatingIfNeeded: parameters.count)
    variablePlaces[Int(variable)].component = component
    variablePlaces[Int(variable)].isDetermined = true
    parameters.append(
      Parameter(
        variable: variable, component: component,
        isSize: problem.variables[Int(variable)].kind == .size))
  }

  private mutating func makeParameter(
    _ variable: Int, _ component: Int32, _ problem: ProblemView
  ) {
    name(Int32(truncatingIfNeeded: variable), component, problem)
    scratch.queue.removeAll()
    determine(variable, component: component)
    peel(problem, component: component)
  }

  /// The unknown of a row to name: the one that most rows mention, so that their lines stay short;
  /// but a tiny coefficient is never divided by.
  private mutating func mostUsedUnknown(_ position: Int, _ problem: ProblemView) -> Int {
    var largest = 0.0
    let cells = problem.rows[position].cellRange
    for index in cells where !variablePlaces[Int(problem.cells[index].variable)].isDetermined {
      let cell = problem.cells[index]
      largest = max(largest, abs(cell.coefficient))
    }
    var best = -1
    var bestScore = -1
    for index in cells where !variablePlaces[Int(problem.cells[index].variable)].isDetermined {
      let cell = problem.cells[index]
      guard cell.coefficient != 0 else { continue }
      var score = useRange(Int(cell.variable)).count
      if problem.variables[Int(cell.variable)].kind == .size { score += 1 }
      if abs(cell.coefficient) < 0.01 * largest { score += 1 << 32 }
      if score > bestScore {
        best = Int(cell.variable)
        bestScore = score
      }
    }
    return best
  }
}
