/// Room for expressing a row by the parameters of its component.
struct Expansion: Sendable {
  /// Per variable the factor gathered so far, and the sum of its parts' sizes: 0 between uses.
  var factors = ArenaList<Double>()
  var sizes = ArenaList<Double>()
  /// Steps yet to be replaced, in ascending order.
  var pending = ArenaList<Int32>()
  var parameters = ArenaList<Int32>()
  var cells = ArenaList<StoredCell>()
  /// Whether factors and sizes are 0 as they have to be.
  var isClear = false

  /// What cancels to less than this share of its parts is nothing.
  static let cancellation = 1e-10
}

extension SolvePlan {
  /// Expresses cells by parameters, in `expansion.cells`, which then name parameters instead of
  /// variables.
  ///
  /// Complexity: linear in the steps that the cells depend on inside the component.
  mutating func expand(_ cells: some Sequence<StoredCell>) {
    startExpansion()
    expansion.parameters.removeAll()
    expansion.cells.removeAll()
    for cell in cells { gather(cell.variable, cell.coefficient) }
    while let step = expansion.pending.popLast() {
      let own = steps[Int(step)]
      let factor = expansion.take(own.pivot)
      guard factor != 0 else { continue }
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
    return abs(factor) <= Expansion.cancellation * size ? 0 : factor
  }
}
