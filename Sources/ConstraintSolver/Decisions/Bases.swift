/// What the lines of components start from: the values of their steps while the parameters are 0.
///
/// Of these only steps that changes reach are computed anew: none where a line alone is about what
/// changes, as where a chain fills a room of another size.
struct Bases: Sendable {
  /// The value of each step, where ``Component/base`` says so.
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
    components.all[number].base = .kept
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

  /// Runs a step of a component whose base is restored, and keeps the value.
  @inline(__always)
  mutating func renew(
    _ step: Int, _ program: inout StepProgram, _ variables: UnsafeMutableBufferPointer<Double>
  ) {
    values[step] = program.run(step, variables).value
  }
}
