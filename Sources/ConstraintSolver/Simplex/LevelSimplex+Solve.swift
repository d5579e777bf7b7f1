extension LevelSimplex {
  /// Solves level by level. Complexity: a step is linear in the table; their number is in practice
  /// a small multiple of the unknowns.
  mutating func solve() -> Outcome {
    guard rows.count <= Self.largestTable / max(isBounded.count, 1) else {
      return .unfinished
    }
    prepare()
    guard minimizeViolations(of: rows.indices.filter { rows[$0].isRequired }, isFeasibility: true)
    else { return .unfinished }
    if let contradiction { return .infeasible(contradiction) }
    keepMisses()
    for row in rows.indices where rows[row].isRequired { require(row) }
    for level in levels {
      if isUnique { break }
      guard minimizeViolations(of: level) else { return .unfinished }
    }
    return .optimal
  }

  /// Minimizes the sum of the violations of rows among the optima so far. Returns `false` if that
  /// takes too long.
  mutating func minimizeViolations(of level: [Int], isFeasibility: Bool = false) -> Bool {
    clearCosts()
    var largest = 0.0
    if !isFeasibility {
      for row in level { largest = max(largest, 1 / rowScale[row]) }
    }
    for row in level {
      // One unit for the largest, so that the tolerance means the same at every level.
      let cost = Number(isFeasibility ? 1 : 1 / (rowScale[row] * largest))
      let variable = isBounded.count + row
      if rows[row].relation != .atLeast { variables[variable].costAbove = cost }
      if rows[row].relation != .atMost { variables[variable].costBelow = cost }
    }
    settleSides()
    collectRates()
    let end = optimize()
    guard end != .unfinished else { return false }
    if !isFeasibility { keepOptimum() }
    return true
  }
}
