/// Scratch for expressing a row by the parameters of its component.
struct Expansion: Sendable {
  /// Per variable the factor gathered so far, and the sum of its parts' sizes.
  var factors: [Double] = []
  var sizes: [Double] = []
  /// Steps yet to be replaced, in ascending order.
  var pending: [Int32] = []
  var parameters: [Int32] = []
  var cells: [StoredCell] = []

  /// What cancels to less than this share of its parts is nothing.
  static let cancellation = 1e-10
}

extension SolvePlan {
  /// Expresses cells by parameters, in `expansion.cells`, which then name parameters instead of
  /// variables.
  ///
  /// Complexity: linear in the steps that the cells depend on inside the component.
  mutating func expand(_ cells: some Sequence<StoredCell>) {
    var work = Expansion()
    swap(&work, &expansion)
    if work.factors.count < variablePlaces.count {
      work.pending.reserveCapacity(8)
      work.parameters.reserveCapacity(8)
      work.cells.reserveCapacity(8)
      work.factors = Array(repeating: 0, count: variablePlaces.count)
      work.sizes = work.factors
    }
    work.pending.removeAll(keepingCapacity: true)
    work.parameters.removeAll(keepingCapacity: true)
    work.cells.removeAll(keepingCapacity: true)
    for cell in cells { gather(cell.variable, cell.coefficient, &work) }
    while let step = work.pending.popLast() {
      let own = steps[Int(step)]
      let factor = work.take(own.pivot)
      guard factor != 0 else { continue }
      let multiplier = factor * own.inverse
      for index in Int(own.firstCell)..<Int(own.endCell) {
        gather(stepCells[index].variable, -multiplier * stepCells[index].coefficient, &work)
      }
    }
    for parameter in work.parameters {
      let factor = work.take(parameters[Int(parameter)].variable)
      if factor != 0 { work.cells.append(StoredCell(variable: parameter, coefficient: factor)) }
    }
    swap(&work, &expansion)
  }

  @inline(__always)
  private mutating func gather(_ variable: Int32, _ factor: Double, _ work: inout Expansion) {
    let place = variablePlaces[Int(variable)]
    guard place.component >= 0, factor != 0 else { return }
    if work.sizes[Int(variable)] == 0 {
      if place.parameter >= 0 {
        work.parameters.append(place.parameter)
      } else {
        var index = work.pending.count
        while index > 0, work.pending[index - 1] > place.step { index -= 1 }
        work.pending.insert(place.step, at: index)
      }
    }
    work.factors[Int(variable)] += factor
    work.sizes[Int(variable)] += abs(factor)
  }
}

extension Expansion {
  /// Gives what was gathered for a variable and clears it.
  @inline(__always)
  mutating func take(_ variable: Int32) -> Double {
    let factor = factors[Int(variable)]
    let size = sizes[Int(variable)]
    factors[Int(variable)] = 0
    sizes[Int(variable)] = 0
    return abs(factor) <= Expansion.cancellation * size ? 0 : factor
  }
}
