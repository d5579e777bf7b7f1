/// Room for expressing a row by the parameters of its component.
struct Expansion: Sendable {
  /// Per variable the factor gathered so far, and the sum of its parts' sizes: 0 between uses.
  var factors = ArenaList<Double>()
  var sizes = ArenaList<Double>()
  /// Steps yet to be replaced, in ascending order.
  var pending = ArenaList<Int32>()
  var parameters = ArenaList<Int32>()
  var cells = ArenaList<StoredCell>()
  /// Per variable of a component with singles the one parameter it follows.
  var singles = ArenaList<Single>()
  /// Whether factors and sizes are 0 as they have to be.
  var isClear = false

  /// What a variable depends on: a parameter times a factor, if it is only one.
  struct Single: Sendable {
    var parameter: Int32
    var factor: Double

    /// What depends on inputs alone, and what follows several parameters.
    static let none = Single(parameter: -1, factor: 0)
    static let several = Single(parameter: -2, factor: 0)
  }
}

extension SolvePlan {
  /// Expresses cells by parameters, in `expansion.cells`, which then name parameters instead of
  /// variables.
  ///
  /// Complexity: linear in the cells and those steps they depend on that follow several parameters;
  /// the first time in a component, linear in its steps.
  mutating func expand(_ cells: some Sequence<StoredCell>, in component: Int) {
    if !components[component].hasSingles { findSingles(of: component) }
    startExpansion()
    expansion.parameters.removeAll()
    expansion.cells.removeAll()
    for cell in cells { gather(cell.variable, cell.coefficient) }
    while let step = expansion.pending.popLast() {
      let own = steps[Int(step)]
      let factor = expansion.take(own.pivot)
      guard factor != 0 else { continue }
      if Int(variablePlaces[Int(own.pivot)].component) == component {
        let single = expansion.singles[Int(own.pivot)]
        if single.parameter >= 0 {
          gather(parameters[Int(single.parameter)].variable, factor * single.factor)
        }
        if single.parameter != Expansion.Single.several.parameter { continue }
      }
      let multiplier = factor * own.inverse
      for index in Int(own.firstCell)..<Int(own.endCell) {
        gather(stepCells[index].variable, -multiplier * stepCells[index].coefficient)
      }
    }
    for index in expansion.parameters.indices {
      let parameter = expansion.parameters[index]
      let factor = expansion.take(parameters[Int(parameter)].variable)
      if factor != 0 {
        expansion.cells.append(StoredCell(variable: parameter, coefficient: factor))
      }
    }
  }

  /// Finds the variables of a component that follow one parameter, so that long chains of them are
  /// not walked over again and again.
  private mutating func findSingles(of number: Int) {
    let component = components[number]
    components[number].hasSingles = true
    expansion.singles.setCount(room.variables)
    for parameter in component.firstParameter..<component.endParameter {
      let variable = Int(parameters[Int(parameter)].variable)
      expansion.singles[variable] = Expansion.Single(parameter: parameter, factor: 1)
    }
    for step in Int(component.firstStep)..<Int(component.endStep) {
      expansion.singles[Int(steps[step].pivot)] = single(steps[step], in: number)
    }
  }

  /// What the variable of a step depends on, where that of those before is known.
  @inline(__always)
  private func single(_ step: Step, in number: Int) -> Expansion.Single {
    var result = Expansion.Single.none
    var size = 0.0
    for index in Int(step.firstCell)..<Int(step.endCell) {
      let cell = stepCells[index]
      let owner = Int(variablePlaces[Int(cell.variable)].component)
      guard owner >= 0, cell.coefficient != 0 else { continue }
      if owner != number { return .several }
      let part = expansion.singles[Int(cell.variable)]
      if part.parameter == Expansion.Single.none.parameter { continue }
      if part.parameter < 0 { return .several }
      if result.parameter >= 0, result.parameter != part.parameter { return .several }
      let factor = -cell.coefficient * step.inverse * part.factor
      result.parameter = part.parameter
      result.factor += factor
      size += abs(factor)
    }
    return abs(result.factor) <= Tolerance.cancellation * size ? .none : result
  }

  mutating func startExpansion() {
    if !expansion.isClear {
      expansion.factors.fill(room.variables, with: 0)
      expansion.sizes.fill(room.variables, with: 0)
      expansion.isClear = true
    }
    expansion.pending.removeAll()
  }

  @inline(__always)
  private mutating func gather(_ variable: Int32, _ factor: Double) {
    let place = variablePlaces[Int(variable)]
    guard place.component >= 0, factor != 0 else { return }
    if expansion.sizes[Int(variable)] == 0 {
      if place.parameter >= 0 {
        expansion.parameters.append(place.parameter)
      } else {
        expansion.insert(place.step)
      }
    }
    expansion.factors[Int(variable)] += factor
    expansion.sizes[Int(variable)] += abs(factor)
  }
}

extension Expansion {
  /// Adds a step to those that are pending.
  @inline(__always)
  mutating func insert(_ step: Int32) {
    var index = pending.count
    pending.append(step)
    while index > 0, pending[index - 1] > step {
      pending[index] = pending[index - 1]
      index -= 1
    }
    pending[index] = step
  }

  /// Gives what was gathered for a variable and clears it.
  @inline(__always)
  func take(_ variable: Int32) -> Double {
    let factor = factors[Int(variable)]
    let size = sizes[Int(variable)]
    factors[Int(variable)] = 0
    sizes[Int(variable)] = 0
    return abs(factor) <= Tolerance.cancellation * size ? 0 : factor
  }
}
