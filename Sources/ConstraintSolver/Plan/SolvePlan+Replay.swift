extension SolvePlan {
  /// Sets another constant of a row and marks what depends on it.
  mutating func patch(_ position: Int, constant: Double) {
    makeUnique()
    let place = program.rowPlaces[position]
    if place.step >= 0 {
      program.steps[Int(place.step)].constant = constant
    } else if place.isLine {
      decisions.unsettle(Int(place.component), of: &components)
    }
    changes.mark(position, &program, &components)
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

  /// Marks what depends on an input that changed.
  mutating func markUses(of input: Int) {
    makeUnique()
    changes.hasInputs = true
    for use in program.useRange(input) {
      changes.mark(Int(program.uses[use]), &program, &components)
    }
  }

  /// Forgets what was decided about the component of a variable, if it has one.
  mutating func forgetDecisions(about variable: Int) {
    let number = Int(program.variablePlaces[variable].component)
    guard number >= 0 else { return }
    makeUnique()
    decisions.forget(number, of: &components)
  }

  /// Forgets the marks.
  mutating func unmark() {
    var start = 0
    while changes.steps.popFirst(from: &start) != nil {}
    changes.clearOthers(&components)
  }

  /// Computes what the marks reach. Returns `false` if that is not enough, because of a
  /// contradiction, an overflow or inequalities that join components; the marks are gone in any
  /// case.
  ///
  /// Steps depend on earlier ones only, so one walk in their order meets each at most once.
  /// Complexity: linear in the steps whose value changes, and the components that they reach.
  mutating func solveMarked(_ store: RowStore, _ values: inout [Double]) -> Bool {
    makeUnique()
    let isSolved = store.withView(&values) { runMarked($0) }
    if isSolved { changes.clearOthers(&components) } else { unmark() }
    return isSolved
  }

  /// Runs the marked steps and marks what depends on values that change; then the rest.
  private mutating func runMarked(_ problem: ProblemView) -> Bool {
    var start = 0
    var followed = 0
    while let index = changes.steps.popFirst(from: &start) {
      followed += 1
      let step = program.steps[index]
      let pivot = Int(step.pivot)
      let old = problem.values[pivot]
      let new = program.value(of: step, problem)
      problem.values[pivot] = new
      guard new != old else { continue }
      guard new.isFinite else { return false }
      let place = program.variablePlaces[pivot]
      if place.isBoundLine
        || place.component >= 0 && components[Int(place.component)].followsSteps
      {
        changes.markComponent(place.component, &components)
      } else if problem.variables[pivot].kind == .size, program.isNegative(step.pivot, problem) {
        guard place.component >= 0 else { return false }
        changes.markComponent(place.component, &components)
      }
      for use in program.useRange(pivot) {
        let position = Int(program.uses[use])
        if Int(program.rowPlaces[position].step) != index {
          changes.mark(position, &program, &components)
        }
      }
    }
    changes.noteReach(followed, program, &components)
    return checkMarked(problem)
      && (changes.components.isEmpty || solveMarkedComponents(problem))
  }

  /// Marks the components of rows that no longer hold.
  @inline(__always)
  private mutating func checkMarked(_ problem: ProblemView) -> Bool {
    for position in changes.checks {
      let row = problem.rows[Int(position)]
      guard row.isRequired, !problem.isMet(row) else { continue }
      let component = program.rowPlaces[Int(position)].component
      guard component >= 0 else { return false }
      changes.markComponent(component, &components)
    }
    return true
  }

  private mutating func solveMarkedComponents(_ problem: ProblemView) -> Bool {
    var sum = RowSum()
    var index = 0
    while index < changes.components.count {
      let number = Int(changes.components[index])
      guard !components[number].isUnfinished, solveComponent(number, problem, &sum) == nil,
        !components[number].isUnfinished, isFinite(components[number], problem)
      else { return false }
      index += 1
    }
    guard solveInaccurate(problem).isEmpty else { return false }
    return components.crossRows.allSatisfy { position in
      program.rowPlaces[Int(position)].isUnfinished
        || problem.isMet(problem.rows[Int(position)])
    }
  }

  private mutating func isFinite(_ component: Component, _ problem: ProblemView) -> Bool {
    var sum = 0.0
    for index in component.parameterRange {
      sum += problem.values[Int(components.parameters[index].variable)]
    }
    for index in component.stepRange { sum += problem.values[Int(program.steps[index].pivot)] }
    return sum.isFinite
  }
}
