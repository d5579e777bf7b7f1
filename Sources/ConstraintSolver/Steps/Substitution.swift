/// Replaces the variables of a row by the steps that compute them, until parameters remain.
struct Substitution: Sendable {
  /// Per variable the factor gathered so far, and the sum of its parts' sizes: 0 between uses.
  private var factors = ArenaList<Double>()
  private var sizes = ArenaList<Double>()
  /// Steps yet to be replaced, and where to look for the last one.
  private var pending = StepMarks()
  private var pendingEnd = 0
  private var parameters = ArenaList<Int32>()
  /// The result: cells that name parameters instead of variables.
  private(set) var cells = ArenaList<StoredCell>()
  /// Per variable of a component with singles the one parameter it follows.
  private var singles = ArenaList<Single>()
  /// Whether factors and sizes are 0 and no step is pending, as it has to be.
  private var isClear = false

  /// What a variable depends on: a parameter times a factor, if it is only one.
  private struct Single: Sendable {
    var parameter: Int32
    var factor: Double

    /// What depends on inputs alone, and what follows several parameters.
    static let none = Single(parameter: -1, factor: 0)
    static let several = Single(parameter: -2, factor: 0)
  }

  mutating func take(_ room: PlanArena.Room, from cursor: inout PlanArena.Cursor) {
    factors.take(room.variables, from: &cursor)
    sizes.take(room.variables, from: &cursor)
    pending.take(room.variables, from: &cursor)
    parameters.take(room.variables, from: &cursor)
    cells.take(room.variables, from: &cursor)
  }

  /// The list that few plans need, so that it comes last.
  mutating func takeSingles(_ room: PlanArena.Room, from cursor: inout PlanArena.Cursor) {
    singles.take(room.variables, from: &cursor)
  }

  /// Notes that the memory is new, with whatever is in it.
  mutating func forgetMemory() { isClear = false }

  /// Expresses cells by parameters, in ``cells``.
  ///
  /// Complexity: linear in the cells and those steps they depend on that follow several parameters;
  /// the first time in a component, linear in its steps.
  mutating func expand(
    _ own: some Sequence<StoredCell>, in number: Int, of components: inout Components,
    _ program: inout StepProgram
  ) {
    if !components[number].hasSingles { findSingles(of: number, &components, &program) }
    start()
    parameters.removeAll()
    cells.removeAll()
    for cell in own { gather(cell.variable, cell.coefficient, &program) }
    while let index = pending.popLast(from: &pendingEnd) {
      let step = program.steps[index]
      let factor = takeFactor(of: step.pivot)
      guard factor != 0 else { continue }
      if Int(program.variablePlaces[Int(step.pivot)].component) == number {
        let single = singles[Int(step.pivot)]
        if single.parameter >= 0 {
          let variable = components.parameters[Int(single.parameter)].variable
          gather(variable, factor * single.factor, &program)
        }
        if single.parameter != Single.several.parameter { continue }
      }
      let multiplier = factor * step.inverse
      for index in step.cellRange {
        let cell = program.cells[index]
        gather(cell.variable, -multiplier * cell.coefficient, &program)
      }
    }
    for index in parameters.indices {
      let parameter = parameters[index]
      let factor = takeFactor(of: components.parameters[Int(parameter)].variable)
      if factor != 0 { cells.append(StoredCell(variable: parameter, coefficient: factor)) }
    }
  }

  /// Finds the variables of a component that follow one parameter, so that long chains of them are
  /// not walked over again and again.
  private mutating func findSingles(
    of number: Int, _ components: inout Components, _ program: inout StepProgram
  ) {
    components.all[number].hasSingles = true
    singles.setCount(singles.capacity)
    for parameter in components[number].parameterRange {
      singles[Int(components.parameters[parameter].variable)] = Single(
        parameter: Int32(truncatingIfNeeded: parameter), factor: 1)
    }
    for index in components[number].stepRange {
      let step = program.steps[index]
      singles[Int(step.pivot)] = single(of: step, in: number, &program)
    }
  }

  /// What the variable of a step depends on, where that of those before is known.
  @inline(__always)
  private mutating func single(
    of step: StepProgram.Step, in number: Int, _ program: inout StepProgram
  ) -> Single {
    var result = Single.none
    var size = 0.0
    for index in step.cellRange {
      let cell = program.cells[index]
      let owner = Int(program.variablePlaces[Int(cell.variable)].component)
      guard owner >= 0, cell.coefficient != 0 else { continue }
      if owner != number { return .several }
      let part = singles[Int(cell.variable)]
      if part.parameter == Single.none.parameter { continue }
      if part.parameter < 0 { return .several }
      if result.parameter >= 0, result.parameter != part.parameter { return .several }
      let factor = -cell.coefficient * step.inverse * part.factor
      result.parameter = part.parameter
      result.factor += factor
      size += abs(factor)
    }
    return abs(result.factor) <= Tolerance.cancellation * size ? .none : result
  }

  private mutating func start() {
    if !isClear {
      factors.fill(factors.capacity, with: 0)
      sizes.fill(sizes.capacity, with: 0)
      pending.reset(count: factors.capacity)
      isClear = true
    }
  }

  /// Adds to the factor of a variable, and its step or parameter to those to be replaced.
  @inline(__always)
  private mutating func gather(_ variable: Int32, _ factor: Double, _ program: inout StepProgram) {
    let place = program.variablePlaces[Int(variable)]
    guard place.component >= 0, factor != 0 else { return }
    if sizes[Int(variable)] == 0 {
      if place.parameter >= 0 {
        parameters.append(place.parameter)
      } else {
        insert(place.step)
      }
    }
    factors[Int(variable)] += factor
    sizes[Int(variable)] += abs(factor)
  }

  /// Adds a step to those that are pending.
  @inline(__always)
  private mutating func insert(_ step: Int32) {
    pending.insert(Int(step))
    pendingEnd = max(pendingEnd, StepMarks.end(of: Int(step)))
  }

  /// Returns what was gathered for a variable and clears it.
  @inline(__always)
  private mutating func takeFactor(of variable: Int32) -> Double {
    let factor = factors[Int(variable)]
    let size = sizes[Int(variable)]
    factors[Int(variable)] = 0
    sizes[Int(variable)] = 0
    return abs(factor) <= Tolerance.cancellation * size ? 0 : factor
  }
}

extension Substitution {
  /// The rows that a contradiction comes from: its own, and those whose steps led to it. The sum,
  /// in which it gathers them, is empty before and after.
  ///
  /// Complexity: linear in the cells of these rows.
  mutating func trace(
    _ parts: [ConflictPart], in sum: inout RowSum, _ program: inout StepProgram,
    _ problem: ProblemView
  ) -> FoundConflict {
    var sizes: Set<Int> = []
    start()
    sum.reserve(problem.rows.count)
    for part in parts {
      if part.source >= 0 {
        let row = problem.rows[Int(part.source)]
        sum.add(part.source, times: part.multiplier)
        for index in row.cellRange {
          let cell = problem.cells[index]
          follow(cell.variable, part.multiplier * cell.coefficient, &program)
        }
      } else {
        sizes.insert(Int(-1 - part.source))
        follow(-1 - part.source, part.multiplier, &program)
      }
    }
    while let index = pending.popLast(from: &pendingEnd) {
      let step = program.steps[index]
      let factor = takeFactor(of: step.pivot)
      guard factor != 0 else { continue }
      let multiplier = factor * step.inverse
      sum.add(step.row, times: -multiplier)
      for index in step.cellRange {
        let cell = program.cells[index]
        follow(cell.variable, -multiplier * cell.coefficient, &program)
      }
    }
    let (positions, multipliers) = sum.removeAll()
    return FoundConflict(positions: positions, multipliers: multipliers, sizes: sizes.sorted())
  }

  private mutating func follow(_ variable: Int32, _ factor: Double, _ program: inout StepProgram) {
    let step = program.variablePlaces[Int(variable)].step
    guard step >= 0, factor != 0 else { return }
    if sizes[Int(variable)] == 0 { insert(step) }
    factors[Int(variable)] += factor
    sizes[Int(variable)] += abs(factor)
  }
}
