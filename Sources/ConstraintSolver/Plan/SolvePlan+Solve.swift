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
      rounds += 1
      for number in components.indices where !components[number].isUnfinished {
        components.all[number].hasBase = false
        if let found = solveComponent(number, problem, &sum) { conflicts += found }
      }
      guard conflicts.isEmpty, joinViolated(problem, rounds) else { break }
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
  /// Where one falls over the other, round for round, more and more of those beside them are joined.
  private mutating func joinViolated(_ problem: ProblemView, _ rounds: Int) -> Bool {
    var hasJoined = false
    var last: Int?
    for (index, cross) in components.crossRows.enumerated() {
      let position = Int(cross)
      program.rowPlaces[position].isUnfinished = false
      guard !problem.isMet(problem.rows[position], within: problem.missed) else { continue }
      if decisions.work.hasUnfinished, mentionsUnfinished(problem.rows[position], problem) {
        program.rowPlaces[position].isUnfinished = true
      } else {
        program.rowPlaces[position].isJoined = true
        hasJoined = true
        last = index
      }
    }
    if let last, !decisions.work.hasUnfinished {
      for index in Self.neighbors(of: last, in: components.crossRows.indices, rounds) {
        program.rowPlaces[Int(components.crossRows[index])].isJoined = true
      }
    }
    if hasJoined { build(problem, keepingJoins: true) }
    return hasJoined
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
      rounds += 1
      if component.decided == .parameters {
        compute(number, problem)
        guard addViolated(number, problem, rounds) else { return nil }
        continue
      }
      clearParameters(component, problem)
      if component.hasBase {
        decisions.bases.restore(component, &program, problem)
      } else if component.needsBase {
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
      guard addViolated(number, problem, rounds) else { return nil }
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

  mutating func clearParameters(_ component: Component, _ problem: ProblemView) {
    for index in component.parameterRange {
      problem.values[Int(components.parameters[index].variable)] = 0
    }
  }

  /// Makes lines of the inequalities that values violate. Returns `false` if there are none.
  ///
  /// Where one falls over the other, round for round, more and more of those beside them are taken
  /// in, so that there are no more rounds than their logarithm.
  private mutating func addViolated(
    _ number: Int, _ problem: ProblemView, _ rounds: Int
  ) -> Bool {
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
    var last: Int?
    for index in component.rowRange {
      let position = Int(components.rows[index])
      let place = program.rowPlaces[position]
      guard place.step < 0, !place.isLine else { continue }
      if !problem.isMet(problem.rows[position], within: problem.missed) {
        addLine(row: position, problem)
        hasAdded = true
        last = index
      }
    }
    if let last {
      for index in Self.neighbors(of: last, in: component.rowRange, rounds) {
        let position = Int(components.rows[index])
        let place = program.rowPlaces[position]
        if place.step < 0, !place.isLine { addLine(row: position, problem) }
      }
    }
    return hasAdded
  }

  /// The places beside one that are taken in with it: none at first, then more in every other round,
  /// so that rounds are few, whatever falls over.
  private static func neighbors(of place: Int, in all: Range<Int>, _ rounds: Int) -> Range<Int> {
    if rounds <= 16 { return place..<place }
    let distance = 1 << min(rounds / 2, 30)
    return (place - distance..<place + distance + 1).clamped(to: all)
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
