extension SolvePlan {
  /// Computes all variables from inputs and constants; returns contradictions that do not depend on
  /// each other if there are any.
  ///
  /// Complexity: linear in the steps, and what each component takes.
  mutating func solve(_ store: RowStore, _ values: inout [Double]) -> [FoundConflict] {
    makeUnique()
    forgetUnfinished()
    return store.withView(&values) { solve($0) }
  }

  private mutating func solve(_ problem: ProblemView) -> [FoundConflict] {
    program.run(0..<program.knownEnd, problem)
    var sum = RowSum()
    var conflicts = checkKnown(problem, &sum)
    var rounds = 0
    while conflicts.isEmpty {
      for number in components.indices where !components[number].isUnfinished {
        components.all[number].base = .unknown
        if let found = solveComponent(number, problem, &sum) { conflicts += found }
      }
      guard conflicts.isEmpty, joinViolated(problem, rounds) else { break }
      rounds += 1
    }
    guard conflicts.isEmpty else {
      return FoundConflict.independent(conflicts, among: problem.rows.count) {
        program.rowPlaces[$0].step >= 0
      }
    }
    return solveInaccurate(problem)
  }

  /// Checks the required rows and bounds of what is known.
  private mutating func checkKnown(
    _ problem: ProblemView, _ sum: inout RowSum
  ) -> [FoundConflict] {
    var sources: [Int32] = []
    for position in program.knownChecks where !problem.isMet(problem.rows[Int(position)]) {
      sources.append(position)
    }
    for index in 0..<program.knownSizeEnd where program.isNegative(program.sizes[index], problem) {
      sources.append(-1 - program.sizes[index])
    }
    if sources.isEmpty { return [] }
    return conflicts(
      sources.map { Decision.Contradiction(parts: [ConflictPart(source: $0, multiplier: 1)]) },
      problem, &sum)
  }

  /// Contradictions with all rows that they come from.
  ///
  /// Those that come from many of the same rows are one contradiction mostly, as of sizes that
  /// follow from each other. So once their rows are more than a few times all rows the others wait:
  /// if the rows that are left out by then do not resolve them, the next search finds them.
  @inline(never)
  private mutating func conflicts(
    _ contradictions: [Decision.Contradiction], _ problem: ProblemView, _ sum: inout RowSum
  ) -> [FoundConflict] {
    var found: [FoundConflict] = []
    var room = 4 * problem.rows.count
    for contradiction in contradictions where room >= 0 {
      if contradiction.isComplete {
        found.append(
          lines.substitution.trace(contradiction.parts, in: &sum, &program, problem))
      } else {
        found.append(
          FoundConflict(
            positions: contradiction.parts.map { Int($0.source) }, sizes: [], isComplete: false))
      }
      room -= found[found.count - 1].positions.count
    }
    return found
  }

  /// Joins the components that a violated inequality spans, and plans anew. Returns `false` if none
  /// is violated. With a component that is not solved to its end nothing is joined, so that the
  /// others are.
  ///
  /// After many rounds, those beside the joined ones are joined, too; see ``addNeighbors(_:_:_:)``.
  private mutating func joinViolated(_ problem: ProblemView, _ rounds: Int) -> Bool {
    var hasJoined = false
    for cross in components.crossRows {
      let position = Int(cross)
      program.rowPlaces[position].isUnfinished = false
      guard !problem.isMet(problem.rows[position], within: problem.missed) else { continue }
      if decisions.work.hasUnfinished, mentionsUnfinished(problem.rows[position], problem) {
        program.rowPlaces[position].isUnfinished = true
      } else {
        program.rowPlaces[position].isJoined = true
        hasJoined = true
      }
    }
    guard hasJoined else { return false }
    if rounds > SolvePlan.patience, !decisions.work.hasUnfinished { joinNeighbors(rounds) }
    build(problem, keepingJoins: true)
    return true
  }

  /// Joins what rows beside the joined ones span.
  @inline(never)
  private mutating func joinNeighbors(_ rounds: Int) {
    let rows = components.crossRows
    let isJoined = { [program] in program.rowPlaces[Int(rows[$0])].isJoined }
    for index in SolvePlan.neighbors(in: rows.indices, rounds, of: isJoined) {
      program.rowPlaces[Int(rows[index])].isJoined = true
    }
  }

  /// Decides the parameters of a component and runs its steps, until no inequality is violated.
  /// Returns its contradictions, which it gathers in the sum, `nil` if it has none.
  ///
  /// - Parameter keepsBase: Whether what its lines start from is kept for the next time.
  mutating func solveComponent(
    _ number: Int, _ problem: ProblemView, _ sum: inout RowSum, keepsBase: Bool = false
  ) -> [FoundConflict]? {
    decisions.work.release()
    var rounds = 0
    while true {
      let component = components[number]
      if rounds > SolvePlan.patience { addNeighbors(number, problem, rounds) }
      if component.decided == .parameters {
        compute(number, problem)
        guard addViolated(number, problem) else { return nil }
        rounds += 1
        continue
      }
      switch component.base {
      case .restored: components.all[number].base = .kept
      case .kept: restoreBase(of: component, problem)
      case .unknown:
        clearParameters(component, problem)
        guard component.needsBase else { break }
        program.run(component.stepRange, problem)
        if keepsBase { decisions.bases.keep(number, of: &components, &program, problem) }
      }
      switch decide(number, problem) {
      case .parameters: break
      case .variables: return nil
      case .contradictions(let found): return conflicts(found, problem, &sum)
      case .conflict(let conflict): return [conflict]
      }
      compute(number, problem)
      if components[number].isUnfinished {
        raiseSizes(of: component, problem)
        return nil
      }
      guard addViolated(number, problem) else { return nil }
      rounds += 1
    }
  }

  /// Runs the steps of a component, whose parameters are decided.
  @inline(__always)
  private mutating func compute(_ number: Int, _ problem: ProblemView) {
    let component = components[number]
    var sum = program.run(component.stepRange, problem)
    for index in component.parameterRange {
      sum += problem.values[Int(components.parameters[index].variable)]
    }
    components.all[number].isFinite = sum.isFinite
  }

  /// Sets a component's variables to what its lines start from, which is kept.
  @inline(__always)
  mutating func restoreBase(of component: Component, _ problem: ProblemView) {
    clearParameters(component, problem)
    decisions.bases.restore(component, &program, problem)
  }

  mutating func clearParameters(_ component: Component, _ problem: ProblemView) {
    for index in component.parameterRange {
      problem.values[Int(components.parameters[index].variable)] = 0
    }
  }

  /// Makes lines of the bounds of all sizes that steps compute. Returns `false` if they are.
  mutating func addBounds(of number: Int) -> Bool {
    var hasAdded = false
    for index in components[number].sizeRange {
      let variable = Int(program.sizes[index])
      if program.variablePlaces[variable].isBoundLine { continue }
      program.variablePlaces[variable].isBoundLine = true
      addLine(boundOf: variable)
      hasAdded = true
    }
    return hasAdded
  }

  /// Makes lines of the inequalities that values violate. Returns `false` if there are none.
  private mutating func addViolated(_ number: Int, _ problem: ProblemView) -> Bool {
    let component = components[number]
    var hasAdded = false
    for index in component.sizeRange {
      let variable = program.sizes[index]
      guard program.isNegative(variable, problem, within: problem.missed),
        !program.variablePlaces[Int(variable)].isBoundLine
      else { continue }
      program.variablePlaces[Int(variable)].isBoundLine = true
      addLine(boundOf: Int(variable))
      hasAdded = true
    }
    // Equalities are steps or lines.
    guard component.hasInequalities else { return hasAdded }
    for index in component.rowRange {
      let position = Int(components.rows[index])
      let place = program.rowPlaces[position]
      guard place.step < 0, !place.isLine else { continue }
      if !problem.isMet(problem.rows[position], within: problem.missed) {
        addLine(row: position, problem)
        hasAdded = true
      }
    }
    return hasAdded
  }

  /// How many rounds may violate inequalities before others are taken in with them.
  private static let patience = 16

  /// Makes lines of inequalities beside those that are, as one may fall over the other, round for
  /// round: the further from them the more rounds there were, so that rounds are few. Rows that
  /// hold change no answer.
  @inline(never)
  private mutating func addNeighbors(_ number: Int, _ problem: ProblemView, _ rounds: Int) {
    let rows = components.rows
    let isLine = { [program] in program.rowPlaces[Int(rows[$0])].isLine }
    for index in SolvePlan.neighbors(in: components[number].rowRange, rounds, of: isLine) {
      let position = Int(rows[index])
      if program.rowPlaces[position].step < 0 { addLine(row: position, problem) }
    }
  }

  /// The places that a condition does not hold for, but for one that is near: twice as far each
  /// round. Complexity: linear in the places.
  private static func neighbors(
    in places: Range<Int>, _ rounds: Int, of isTaken: (Int) -> Bool
  ) -> [Int] {
    let distance = 1 << min(rounds - patience, 30)
    var ways = Array(repeating: distance, count: places.count)
    for order in [Array(places), places.reversed()] {
      var way = distance
      for place in order {
        way = isTaken(place) ? -1 : min(way + 1, distance)
        ways[place - places.lowerBound] = min(ways[place - places.lowerBound], way)
      }
    }
    return places.filter { 0..<distance ~= ways[$0 - places.lowerBound] }
  }

  /// Adds a line for a row of a component, whose decisions are forgotten.
  mutating func addLine(row position: Int, _ problem: ProblemView) {
    let number = Int(program.rowPlaces[position].component)
    decisions.forget(number, of: &components)
    components.noteRemembering(number)
    lines.add(row: position, to: &components, &program, problem)
  }

  /// Adds a line for the bound of a size that steps compute; the decisions are forgotten.
  mutating func addLine(boundOf variable: Int) {
    let number = Int(program.variablePlaces[variable].component)
    decisions.forget(number, of: &components)
    components.noteRemembering(number)
    lines.add(boundOf: variable, to: &components, &program)
  }
}
