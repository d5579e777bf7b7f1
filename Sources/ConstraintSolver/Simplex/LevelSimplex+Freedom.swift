extension LevelSimplex {
  /// Whether an expression over the unknowns can change without any level so far getting worse;
  /// `true` as well where a bound that is just met would hinder it.
  func canMove(_ cells: [Cell]) -> Bool {
    var sums = Array(repeating: 0 as Number, count: others.count)
    var largest: Number = 0
    for cell in cells {
      let unknown = variables[Int(cell.column)]
      let factor = Number(cell.coefficient * columnScale[Int(cell.column)])
      largest = max(largest, abs(factor))
      if unknown.place < 0 {
        sums[Int(-1 - unknown.place)] += factor
      } else {
        let start = Int(unknown.place) * others.count
        for index in sums.indices { sums[index] += factor * table[start + index] }
      }
    }
    return others.indices.contains { column in
      let variable = variables[Int(others[column])]
      return (variable.canRise || variable.canFall)
        && abs(sums[column]) > Number.negligible * largest
    }
  }

  /// Which expressions over the structural columns can still change, after all levels are optimal;
  /// `nil` if finding that takes more than the budget.
  ///
  /// Moves each up and down; whatever else moves on the way is free as well. Of those about one
  /// column alone the first one is moved: where it has no limit, none of them has.
  mutating func freeExpressions(_ expressions: [[Cell]]) -> [Bool]? {
    func evaluate(_ values: [Double]) -> [Double] {
      expressions.map { $0.reduce(0) { $0 + $1.coefficient * values[Int($1.column)] } }
    }
    let start = evaluate(values)
    var isFree = Array(repeating: false, count: start.count)
    var hasLimits: [Int32: Bool] = [:]
    for index in expressions.indices where !isFree[index] {
      budget -= others.count * Number.cost
      guard budget > 0 else { return nil }
      guard canMove(expressions[index]) else { continue }
      let column = expressions[index].count == 1 ? expressions[index][0].column : nil
      if let column, let isLimited = hasLimits[column] {
        isFree[index] = !isLimited
        continue
      }
      var isLimited = true
      for direction in [1.0, -1.0] {
        budget -= table.count
        var moved = self
        if !moved.minimize(expressions[index], times: direction) { isLimited = false }
        budget = moved.budget
        guard budget > 0 else { return nil }
        for (other, value) in evaluate(moved.values).enumerated()
        where abs(value - start[other]) > Tolerance.freedom {
          isFree[other] = true
        }
      }
      if !isLimited { isFree[index] = true }
      if let column { hasLimits[column] = isLimited }
    }
    return isFree
  }

  /// Makes an expression as small as the levels so far allow; returns `false` if it has no limit.
  private mutating func minimize(_ expression: [Cell], times sign: Double) -> Bool {
    clearCosts()
    let largest = expression.reduce(0) {
      max($0, abs($1.coefficient) * columnScale[Int($1.column)])
    }
    for cell in expression {
      let column = Int(cell.column)
      let cost = Number(sign * cell.coefficient * columnScale[column] / largest)
      variables[column].costAbove += cost
      variables[column].costBelow -= cost
    }
    settleSides()
    collectRates()
    return optimize() != .unbounded
  }
}
