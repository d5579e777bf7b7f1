/// What changed since the last answer: steps, components, and required rows to be checked.
struct ChangeMarks: Sendable {
  var steps = StepMarks()
  private(set) var components = ArenaList<Int32>()
  private(set) var checks: [Int32] = []

  /// Whether inputs are among what changed.
  var hasInputs = false

  /// Whether inputs reach so many steps that running all is faster than following marks.
  private(set) var inputsReachMost = false

  mutating func take(_ room: PlanArena.Room, from cursor: inout PlanArena.Cursor) {
    steps.take(room.variables, from: &cursor)
    components.take(room.variables, from: &cursor)
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
  mutating func noteReach(_ followed: Int, _ program: StepProgram, _ list: inout Components) {
    guard hasInputs else { return }
    hasInputs = false
    var cost = 4 * followed
    for number in components { cost += list[Int(number)].stepRange.count }
    inputsReachMost = cost >= program.steps.count
  }

  /// Forgets the components and checks.
  mutating func clearOthers(_ list: inout Components) {
    if !components.isEmpty {
      for number in components { list.all[Int(number)].isMarked = false }
      components.removeAll()
    }
    if !checks.isEmpty { checks.removeAll(keepingCapacity: true) }
  }

  /// Forgets all marks of an earlier plan.
  mutating func startPlan() {
    hasInputs = false
    inputsReachMost = false
    steps.clear()
    components.removeAll()
    checks.removeAll(keepingCapacity: true)
  }
}
