extension SolvePlan {
  /// Sets another constant of a row; what depends on it is computed by the next answer.
  @inline(__always)
  mutating func patch(_ position: Int, constant: Double) {
    makeUnique()
    let place = program.rowPlaces[position]
    if place.step >= 0 {
      program.steps[Int(place.step)].constant = constant
    } else if place.isLine {
      decisions.unsettle(Int(place.component), of: &components)
    }
    changes.note(row: position, in: &program)
  }

  /// Notes another value of an input; what depends on it is computed by the next answer.
  mutating func note(input: Int) {
    makeUnique()
    changes.note(input: input, in: &program)
  }

  /// Notes that a row is left out now, or counts again. Returns `false` if that takes another plan:
  /// if a variable follows from the row, or if it was left out when the plan was made.
  mutating func noteStatus(of position: Int, _ store: RowStore, _ values: inout [Double]) -> Bool {
    let place = program.rowPlaces[position]
    guard place.isPlanned, place.step < 0 else { return false }
    guard place.isLine else { return true }
    makeUnique()
    let number = Int(place.component)
    decisions.forget(number, of: &components)
    let component = components[number]
    components.all[number].sharedCount = store.withView(&values) {
      lines.sharedCount(of: component, $0)
    }
    return true
  }

  /// Forgets what was decided about the component of a variable, if it has one.
  mutating func forgetDecisions(about variable: Int) {
    let number = Int(program.variablePlaces[variable].component)
    guard number >= 0 else { return }
    makeUnique()
    decisions.forget(number, of: &components)
  }

  /// Forgets what changed, as everything is computed.
  mutating func forgetChanges() {
    makeUnique()
    changes.forgetSources(&program)
    changes.clearMarks(&components)
  }

  /// Computes what depends on the changes. Returns `false` if that is not enough, because of a
  /// contradiction, an overflow or inequalities that join components; the changes are forgotten in
  /// any case.
  ///
  /// Changes that come again run the steps that they are known to reach. Complexity: linear in
  /// these steps, or in those whose value changes, and the components that they reach.
  ///
  /// - Parameter path: That of ``pathOfChanges()``, which sees to it that no other plan shares the
  ///   memory.
  @inline(__always)
  mutating func solveChanges(
    by path: ChangePath, within workLimit: Int, _ store: RowStore, _ values: inout [Double]
  ) -> Bool {
    let isSolved = values.withUnsafeMutableBufferPointer { values in
      switch path {
      case .reach(let place): runReach(place, within: workLimit, store, values)
      case .following: store.withView(of: values) { followChanges($0, within: workLimit) }
      }
    }
    changes.forgetSources(&program)
    return isSolved
  }

  /// Runs the steps that the changes reach, one after the other: steps depend on earlier ones only,
  /// so one walk in their order meets each at most once.
  private mutating func followChanges(_ problem: ProblemView, within workLimit: Int) -> Bool {
    defer { changes.clearMarks(&components) }
    decisions.work.allow(workLimit)
    changes.markSources(&program, &components)
    var start = 0
    var followed = 0
    while let index = changes.steps.popFirst(from: &start) {
      followed += 1
      let pivot = Int(program.steps[index].pivot)
      let old = problem.values[pivot]
      let new = program.run(index, problem.values).value
      forgetBase(of: program.variablePlaces[pivot].component)
      if new == old {
        // Where another row computes the size, another rounding counts as 0.
        if new < 0, !noteValue(of: pivot, new, problem) { return false }
        continue
      }
      guard new.isFinite, noteValue(of: pivot, new, problem) else { return false }
      changes.markUses(of: index, &program, &components)
    }
    changes.noteCost(followed, program, &components)
    return solveMarked(problem)
  }

  /// Notes that a step of a component is reached; one that follows from inputs alone is of none.
  @inline(__always)
  mutating func forgetBase(of component: Int32) {
    if component >= 0 { components.all[Int(component)].base = .unknown }
  }

  /// Marks the component of a variable that a step computed, if its parameters may depend on that.
  /// Returns `false` if it is a size below 0 that no component can change.
  @inline(__always)
  mutating func noteValue(of variable: Int, _ value: Double, _ problem: ProblemView) -> Bool {
    let place = program.variablePlaces[variable]
    if place.isBoundLine
      || place.component >= 0 && components[Int(place.component)].followsSteps
    {
      changes.markComponent(place.component, &components)
      return true
    }
    return value >= 0 || noteIfNegative(of: Int32(truncatingIfNeeded: variable), problem)
  }

  /// Marks the component of a variable if that is a size below 0. Returns `false` if no component
  /// can change it.
  mutating func noteIfNegative(of variable: Int32, _ problem: ProblemView) -> Bool {
    guard problem.variables[Int(variable)].kind == .size, program.isNegative(variable, problem)
    else { return true }
    let component = program.variablePlaces[Int(variable)].component
    guard component >= 0 else { return false }
    changes.markComponent(component, &components)
    return true
  }

  /// Decides the marked components, and those of marked rows that do not hold; then checks the
  /// rows that no component can change.
  @inline(__always)
  mutating func solveMarked(_ problem: ProblemView) -> Bool {
    !changes.hasMarks || solveWhatIsMarked(problem)
  }

  @inline(never)
  private mutating func solveWhatIsMarked(_ problem: ProblemView) -> Bool {
    markViolated(problem)
    guard changes.components.isEmpty || solveMarkedComponents(problem) else { return false }
    return changes.checks.allSatisfy { position in
      program.rowPlaces[Int(position)].component >= 0
        || !problem.rows[Int(position)].isRequired || problem.isMet(problem.rows[Int(position)])
    }
  }

  /// Marks the components of marked rows that do not hold. Rows across components wait for these.
  @inline(__always)
  private mutating func markViolated(_ problem: ProblemView) {
    for position in changes.checks {
      let row = problem.rows[Int(position)]
      let component = program.rowPlaces[Int(position)].component
      guard component >= 0, row.isRequired, !problem.isMet(row) else { continue }
      changes.markComponent(component, &components)
    }
  }

  private mutating func solveMarkedComponents(_ problem: ProblemView) -> Bool {
    var sum = RowSum()
    var index = 0
    while index < changes.components.count {
      let number = Int(changes.components[index])
      guard !components[number].isUnfinished,
        solveComponent(number, problem, &sum, keepsBase: true) == nil,
        !components[number].isUnfinished, components[number].isFinite
      else { return false }
      index += 1
    }
    guard solveInaccurate(problem).isEmpty else { return false }
    return components.crossRows.allSatisfy { position in
      program.rowPlaces[Int(position)].isUnfinished
        || problem.isMet(problem.rows[Int(position)])
    }
  }
}
