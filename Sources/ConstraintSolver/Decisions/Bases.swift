/// What the lines of components start from: the values of their steps while the parameters are 0.
///
/// Of these only steps that changes reach are computed anew: none where a line alone is about what
/// changes, as where a chain fills a room of another size.
struct Bases: Sendable {
  /// The value of each step, where ``Component/hasBase`` says so.
  private var values = ArenaList<Double>()

  mutating func take(_ room: PlanArena.Room, from cursor: inout PlanArena.Cursor) {
    values.take(room.variables, from: &cursor)
  }

  /// Keeps the values of a component's steps, which have run with parameters of 0.
  @inline(__always)
  mutating func keep(
    _ number: Int, of components: inout Components, _ program: inout StepProgram,
    _ problem: ProblemView
  ) {
    values.setCount(program.steps.count)
    for index in components[number].stepRange {
      values[index] = problem.values[Int(program.steps[index].pivot)]
    }
    components.all[number].hasBase = true
  }

  /// Sets the variables of a component's steps to what was kept.
  @inline(__always)
  func restore(
    _ component: Component, _ program: inout StepProgram, _ problem: ProblemView
  ) {
    for index in component.stepRange {
      problem.values[Int(program.steps[index].pivot)] = values[index]
    }
  }

  /// Computes the value of a step anew, if that of its component is kept.
  mutating func compute(
    _ index: Int, of components: inout Components, _ program: inout StepProgram,
    _ problem: ProblemView
  ) {
    let step = program.steps[index]
    let component = program.variablePlaces[Int(step.pivot)].component
    guard components[Int(component)].hasBase else { return }
    var sum = step.constant
    for number in step.cellRange {
      let cell = program.cells[number]
      let place = program.variablePlaces[Int(cell.variable)]
      let isInner = place.component == component
      let inner = place.step < 0 ? 0 : values[Int(place.step)]
      sum -= cell.coefficient * (isInner ? inner : problem.values[Int(cell.variable)])
    }
    values[index] = sum * step.inverse
  }
}
