extension LevelSimplex {
  /// Sets all costs to 0.
  mutating func clearCosts() {
    for index in variables.indices {
      variables[index].costAbove = 0
      variables[index].costBelow = 0
    }
  }

  /// Computes the rates from the costs.
  mutating func collectRates() {
    for index in rates.indices { rates[index] = 0 }
    for line in basis.indices {
      let slope = variables[Int(basis[line])].slope
      if slope != 0 { addToRates(line, slope) }
    }
  }

  mutating func addToRates(_ line: Int, _ factor: Number) {
    let count = rates.count
    // The line is one of the table, and there are as many rates as columns.
    table.withUnsafeBufferPointer { table in
      rates.withUnsafeMutableBufferPointer { rates in
        let own = table.baseAddress! + line * count
        for index in 0..<count { rates[index] += factor * own[index] }
      }
    }
  }

  /// Notes on which side of its point each variable is.
  mutating func settleSides() {
    for variable in basis {
      let own = variables[Int(variable)]
      variables[Int(variable)].isAbove =
        own.canRise == own.canFall ? own.value >= own.point : own.canRise
    }
  }

  /// Makes a row hold from now on.
  mutating func require(_ row: Int) {
    let variable = isBounded.count + row
    if rows[row].relation != .atLeast { variables[variable].canRise = false }
    if rows[row].relation != .atMost { variables[variable].canFall = false }
  }

  /// Keeps every variable from moving where that would make the present level worse.
  ///
  /// By complementary slackness these are all optima: a variable with a cost stays on its side of
  /// its point, one outside the basis leaves its point only where that costs nothing.
  mutating func keepOptimum() {
    for column in others.indices {
      let variable = Int(others[column])
      if rates[column] + variables[variable].costAbove > Number.negligible {
        variables[variable].canRise = false
      }
      if variables[variable].costBelow - rates[column] > Number.negligible {
        variables[variable].canFall = false
      }
    }
    for line in basis.indices {
      let variable = Int(basis[line])
      guard variables[variable].costAbove + variables[variable].costBelow > 0 else { continue }
      if variables[variable].isAbove {
        variables[variable].canFall = false
      } else {
        variables[variable].canRise = false
      }
    }
  }
}
