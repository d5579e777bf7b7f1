extension Components {
  /// Orders a component: names parameters, one at a time, and lets the rest follow.
  mutating func nameParameters(
    of number: Int, _ program: inout StepProgram, _ problem: ProblemView
  ) {
    // In its place, as a component is long.
    all[number].firstStep = Int32(truncatingIfNeeded: program.steps.count)
    all[number].firstParameter = Int32(truncatingIfNeeded: parameters.count)
    all[number].firstSize = Int32(truncatingIfNeeded: program.sizes.count)
    let rows = all[number].rowRange
    var naming = Naming(
      component: Int32(truncatingIfNeeded: number),
      firstParameter: Int32(truncatingIfNeeded: parameters.count), rows: rows,
      nextRow: rows.lowerBound)
    if all[number].hasEqualities {
      collectPairs(naming, &program)
      while let variable = nextToName(&naming, &program, problem) {
        makeParameter(variable, naming, &program, problem: problem)
      }
      makeParametersOfRest(naming, &program, problem)
    } else {
      nameAll(naming, &program, problem)
      let sole = all[number].sole
      if sole >= 0 { name(sole, naming, &program, problem: problem) }
    }
    all[number].endStep = Int32(truncatingIfNeeded: program.steps.count)
    all[number].endParameter = Int32(truncatingIfNeeded: parameters.count)
    all[number].endSize = Int32(truncatingIfNeeded: program.sizes.count)
  }

  /// The component whose parameters are named, and how far the search for unknowns to name is:
  /// among deferred pairs, and among all rows.
  private struct Naming {
    let component: Int32
    let firstParameter: Int32
    let rows: Range<Int>
    var nextDeferred = 0
    var nextRow: Int
  }

  /// Lists the equalities that have two unknowns to begin with.
  @inline(__always)
  private mutating func collectPairs(_ naming: Naming, _ program: inout StepProgram) {
    program.pairs.removeAll()
    for index in naming.rows {
      let place = program.rowPlaces[Int(rows[index])]
      if place.unknowns == 2, place.isEquality { program.pairs.append(rows[index]) }
    }
    // The newest comes first.
    program.pairs.reverse()
    deferred.removeAll()
  }

  /// The unknown to name next, as long as an equality has several.
  ///
  /// The newest pair first: it continues a chain, whose next open size is the one to name. Pairs of
  /// positions only wait, for those follow from sizes; what has more unknowns waits for these.
  @inline(__always)
  private mutating func nextToName(
    _ naming: inout Naming, _ program: inout StepProgram, _ problem: ProblemView
  ) -> Int? {
    while let pair = program.pairs.popLast() {
      guard program.rowPlaces[Int(pair)].unknowns == 2 else { continue }
      let unknown = mostUsedUnknown(Int(pair), &program, problem)
      if problem.variables[unknown].kind == .size { return unknown }
      deferred.append(pair)
    }
    while naming.nextDeferred < deferred.count {
      let pair = Int(deferred[naming.nextDeferred])
      naming.nextDeferred += 1
      if program.rowPlaces[pair].unknowns == 2 { return mostUsedUnknown(pair, &program, problem) }
    }
    while naming.nextRow < naming.rows.upperBound {
      let position = Int(rows[naming.nextRow])
      if program.rowPlaces[position].unknowns > 1, program.rowPlaces[position].isEquality {
        return mostUsedUnknown(position, &program, problem)
      }
      naming.nextRow += 1
    }
    return nil
  }

  /// Names what only wishes and inequalities mention.
  @inline(__always)
  private mutating func makeParametersOfRest(
    _ naming: Naming, _ program: inout StepProgram, _ problem: ProblemView
  ) {
    for index in naming.rows {
      let position = Int(rows[index])
      guard program.rowPlaces[position].unknowns > 0 else { continue }
      for cell in problem.cells(of: position) where program.isUnknown(cell) {
        makeParameter(Int(cell.variable), naming, &program, problem: problem)
      }
    }
  }

  /// Names every unknown, where no equality makes one follow from others.
  private mutating func nameAll(
    _ naming: Naming, _ program: inout StepProgram, _ problem: ProblemView
  ) {
    for index in naming.rows {
      for cell in problem.cells(of: Int(rows[index])) where program.isUnknown(cell) {
        name(cell.variable, naming, &program, problem: problem)
      }
    }
  }

  /// Names a parameter.
  private mutating func name(
    _ variable: Int32, _ naming: Naming, _ program: inout StepProgram, problem: ProblemView
  ) {
    program.variablePlaces[Int(variable)].parameter = Int32(truncatingIfNeeded: parameters.count)
    program.variablePlaces[Int(variable)].component = naming.component
    program.variablePlaces[Int(variable)].isDetermined = true
    parameters.append(
      Parameter(
        variable: variable, component: naming.component,
        isSize: problem.variables[Int(variable)].kind == .size))
  }

  /// Names a parameter and lets follow what it determines.
  private mutating func makeParameter(
    _ variable: Int, _ naming: Naming, _ program: inout StepProgram, problem: ProblemView
  ) {
    name(Int32(truncatingIfNeeded: variable), naming, &program, problem: problem)
    program.queue.removeAll()
    program.determine(variable, component: naming.component)
    let count = parameters.count - Int(naming.firstParameter)
    program.peel(problem, component: naming.component, parameterCount: count)
  }

  /// The unknown of a row to name: the one that most rows mention, so that their lines stay short;
  /// but a tiny coefficient is never divided by.
  private mutating func mostUsedUnknown(
    _ position: Int, _ program: inout StepProgram, _ problem: ProblemView
  ) -> Int {
    var largest = 0.0
    for cell in problem.cells(of: position) where program.isUnknown(cell) {
      largest = max(largest, abs(cell.coefficient))
    }
    var best = -1
    var bestScore = -1
    for cell in problem.cells(of: position) where program.isUnknown(cell) {
      var score = program.useRange(Int(cell.variable)).count
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
