extension LevelSimplex {
  /// Sets an objective and expresses it by the columns outside the basis.
  mutating func setCosts(_ assign: (inout LevelSimplex) -> Void) {
    for index in costs.indices { costs[index] = 0 }
    assign(&self)
    // One unit for the largest, so that the tolerance means the same at every level.
    let largest = costs.reduce(0) { max($0, abs($1)) }
    if largest > 0 {
      for index in costs.indices { costs[index] /= largest }
    }
    let stride = width + 1
    for line in 0..<lines {
      let factor = costs[Int(basis[line])]
      guard factor != 0 else { continue }
      for index in 0..<stride { costs[index] -= factor * tableau[line * stride + index] }
      costs[Int(basis[line])] = 0
    }
  }

  /// Pivots until nothing improves the objective. Gives `false` if it has no bound.
  ///
  /// The steepest column enters; after a run of steps that gain nothing the first column enters
  /// instead, which cannot cycle. A limit on the steps holds whatever rounding does.
  @discardableResult
  mutating func optimize() -> Bool {
    var idle = 0
    for _ in 0..<(50 * (lines + width) + 1000) {
      let isCautious = idle > 2 * lines + 20
      guard let (column, direction) = entering(first: isCautious) else { return true }
      guard let (line, step) = leaving(column, direction, first: isCautious) else { return false }
      idle = step > LevelSimplex.epsilon ? 0 : idle + 1
      pivot(line: line, column: column)
    }
    return true
  }

  /// The column whose entry improves the objective, and whether it grows or shrinks.
  private func entering(first: Bool) -> (column: Int, direction: Double)? {
    var best: (column: Int, direction: Double)?
    var bestGain = LevelSimplex.epsilon
    costs.withUnsafeBufferPointer { costs in
      for column in 0..<firstArtificial where !isFrozen[column] && !isBasic[column] {
        let gain = isFree[column] ? abs(costs[column]) : -costs[column]
        if gain > bestGain {
          best = (column, costs[column] > 0 ? -1 : 1)
          if first { return }
          bestGain = gain
        }
      }
    }
    return best
  }

  /// The line whose basic column first reaches its bound.
  private func leaving(_ column: Int, _ direction: Double, first: Bool)
    -> (line: Int, step: Double)?
  {
    let stride = width + 1
    var best: (line: Int, step: Double)?
    var bestSlope = 0.0
    for line in 0..<lines where !isFree[Int(basis[line])] {
      let slope = tableau[line * stride + column] * direction
      guard slope > LevelSimplex.epsilon else { continue }
      let step = max(tableau[line * stride + width], 0) / slope
      guard let current = best else {
        best = (line, step)
        bestSlope = slope
        continue
      }
      let tie = 1e-12 * max(1, current.step)
      let isBetter =
        step < current.step - tie
        || (step <= current.step + tie
          && (first ? basis[line] < basis[current.line] : slope > bestSlope))
      if isBetter {
        best = (line, step)
        bestSlope = slope
      }
    }
    return best
  }

  /// Keeps every column out whose entry would make the objective worse.
  mutating func freeze() {
    for column in 0..<firstArtificial where !isBasic[column] {
      if abs(costs[column]) > LevelSimplex.epsilon { isFrozen[column] = true }
    }
  }
}
