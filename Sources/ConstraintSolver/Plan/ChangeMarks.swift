/// What changed since the last answer, and what of it was followed so far: steps, components, and
/// required rows to be checked.
struct ChangeMarks: Sendable {
  /// Inputs, and -1 minus the positions of rows whose constants changed, in the order of their
  /// first change.
  private(set) var sources = ArenaList<Int32>()

  var steps = StepMarks()
  private(set) var components = ArenaList<Int32>()
  private(set) var checks = ArenaList<Int32>()

  /// Whether inputs reach so many steps that running all is faster than following marks.
  private(set) var inputsReachMost = false

  mutating func take(_ room: PlanArena.Room, from cursor: inout PlanArena.Cursor) {
    sources.take(room.variables + room.rows, from: &cursor)
    steps.take(room.variables, from: &cursor)
    components.take(room.variables, from: &cursor)
    // Each source and each mention of a variable adds one at most.
    checks.take(room.rows + room.cells, from: &cursor)
  }

  /// Whether inputs are among the sources.
  var hasInputs: Bool { sources.contains { $0 >= 0 } }

  /// Whether a component or check is marked.
  var hasMarks: Bool { !components.isEmpty || !checks.isEmpty }

  /// Notes another value of an input.
  mutating func note(input: Int, in program: inout StepProgram) {
    guard !program.variablePlaces[input].isNoted else { return }
    program.variablePlaces[input].isNoted = true
    sources.append(Int32(truncatingIfNeeded: input))
  }

  /// Notes another constant of a row.
  mutating func note(row position: Int, in program: inout StepProgram) {
    guard !program.rowPlaces[position].isNoted else { return }
    program.rowPlaces[position].isNoted = true
    sources.append(Int32(truncatingIfNeeded: -1 - position))
  }

  /// Marks what the sources reach at once.
  mutating func markSources(_ program: inout StepProgram, _ components: inout Components) {
    for source in sources {
      if source < 0 {
        mark(Int(-1 - source), &program, &components)
        continue
      }
      for use in program.useRange(Int(source)) {
        mark(Int(program.uses[use]), &program, &components)
      }
    }
  }

  /// Marks what depends on the variable of a step.
  @inline(__always)
  mutating func markUses(
    of step: Int, _ program: inout StepProgram, _ components: inout Components
  ) {
    for use in program.useRange(Int(program.steps[step].pivot)) {
      let position = Int(program.uses[use])
      if Int(program.rowPlaces[position].step) != step { mark(position, &program, &components) }
    }
  }

  /// Marks the step, check or component that a row became.
  ///
  /// A component is decided anew only if one of its lines is reached: as long as no line is, its
  /// parameters stay, and its steps are like any other. Where parameters follow steps, these mark
  /// it as well.
  @inline(__always)
  mutating func mark(
    _ position: Int, _ program: inout StepProgram, _ components: inout Components
  ) {
    let place = program.rowPlaces[position]
    if place.step >= 0 {
      if steps.isEmpty { steps.reset(count: program.steps.count) }
      steps.insert(Int(place.step))
    } else if place.isLine
      || place.component >= 0 && components[Int(place.component)].isSolvedByRows
    {
      markComponent(place.component, &components)
    } else {
      checks.append(Int32(truncatingIfNeeded: position))
    }
  }

  mutating func markComponent(_ number: Int32, _ list: inout Components) {
    if !list[Int(number)].isMarked {
      list.all[Int(number)].isMarked = true
      components.append(number)
    }
  }

  /// Notes how many steps were followed. One costs as much as four that are run in their order, as
  /// those of marked components are.
  mutating func noteCost(_ followed: Int, _ program: StepProgram, _ list: inout Components) {
    guard hasInputs else { return }
    var cost = 4 * followed
    for number in components { cost += list[Int(number)].stepRange.count }
    inputsReachMost = cost >= program.steps.count
  }

  /// Marks no step, of which there are others now.
  mutating func startSteps() { steps.clear() }

  /// Forgets what changed.
  @inline(__always)
  mutating func forgetSources(_ program: inout StepProgram) {
    for source in sources {
      if source < 0 {
        program.rowPlaces[Int(-1 - source)].isNoted = false
      } else {
        program.variablePlaces[Int(source)].isNoted = false
      }
    }
    sources.removeAll()
  }

  /// Forgets all marks.
  mutating func clearMarks(_ list: inout Components) {
    var start = 0
    while steps.popFirst(from: &start) != nil {}
    if !components.isEmpty {
      for number in components { list.all[Int(number)].isMarked = false }
      components.removeAll()
    }
    checks.removeAll()
  }

  /// Forgets all about an earlier plan.
  mutating func startPlan() {
    sources.removeAll()
    inputsReachMost = false
    steps.clear()
    components.removeAll()
    checks.removeAll()
  }
}
