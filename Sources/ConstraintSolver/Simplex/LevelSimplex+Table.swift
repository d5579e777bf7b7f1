extension LevelSimplex {
  /// Scales the rows and columns by powers of two, so that factors from 1e-6 to 1e6 leave the
  /// largest cell of each near 1 and lose no digit.
  private mutating func scale() {
    rowScale = Array(repeating: 1, count: rows.count)
    columnScale = Array(repeating: 1, count: isBounded.count)
    for _ in 0..<2 {
      for index in rows.indices { rowScale[index] = scale(ofRow: index) }
      var largest = Array(repeating: 0.0, count: isBounded.count)
      for (index, row) in rows.enumerated() {
        for cell in cells[row.firstCell..<row.endCell] {
          let size = abs(cell.coefficient) * rowScale[index]
          largest[Int(cell.column)] = max(largest[Int(cell.column)], size)
        }
      }
      columnScale = largest.map(powerOfTwo(below:))
    }
    let right = rows.indices.reduce(0.0) { max($0, abs(rows[$1].right * rowScale[$1])) }
    rightScale = 1 / powerOfTwo(below: right)
  }

  private func scale(ofRow index: Int) -> Double {
    var largest = 0.0
    for cell in cells[rows[index].firstCell..<rows[index].endCell] {
      largest = max(largest, abs(cell.coefficient) * columnScale[Int(cell.column)])
    }
    return powerOfTwo(below: largest)
  }

  /// The reciprocal of the largest power of two that is not above a number.
  private func powerOfTwo(below number: Double) -> Double {
    guard number > 1e-200, number < 1e200 else { return 1 }
    return 1 / Double(sign: .plus, exponent: number.exponent, significand: 1)
  }

  /// Lays out the table: the rows are in the basis, the unknowns outside, all 0.
  mutating func prepare() {
    scale()
    let count = isBounded.count
    variables = isBounded.enumerated().map { index, isBounded in
      Variable(canFall: !isBounded, place: Int32(truncatingIfNeeded: -1 - index))
    }
    others = (0..<count).map { Int32(truncatingIfNeeded: $0) }
    basis = []
    rates = Array(repeating: 0, count: count)
    reaches = Array(repeating: 1, count: count)
    table = []
    table.reserveCapacity(rows.count * count)
    for row in rows.indices { appendLine(row) }
  }

  /// Adds a row that was added after the table was laid out, which asks for nothing yet.
  mutating func appendLine(_ row: Int) {
    if row >= rowScale.count { rowScale.append(scale(ofRow: row)) }
    let count = others.count
    let start = table.count
    table.append(contentsOf: repeatElement(0, count: count))
    var variable = Variable(
      point: rows[row].right * rowScale[row] / rightScale,
      place: Int32(truncatingIfNeeded: basis.count))
    for cell in cells[rows[row].firstCell..<rows[row].endCell] {
      let unknown = variables[Int(cell.column)]
      let factor = cell.coefficient * rowScale[row] * columnScale[Int(cell.column)]
      variable.value += factor * unknown.value
      if unknown.place < 0 {
        table[start + Int(-1 - unknown.place)] += factor
      } else {
        let own = Int(unknown.place) * count
        for index in 0..<count { table[start + index] += factor * table[own + index] }
      }
    }
    basis.append(Int32(truncatingIfNeeded: variables.count))
    variables.append(variable)
  }

  /// Notes on which side of its point each variable is.
  mutating func settleSides() {
    for variable in basis {
      let own = variables[Int(variable)]
      variables[Int(variable)].isAbove =
        own.canRise == own.canFall ? own.value >= own.point : own.canRise
    }
  }

  /// Computes the values of the variables in the basis from the others.
  mutating func collectValues() {
    let count = others.count
    let points = others.map { variables[Int($0)].point }
    table.withUnsafeBufferPointer { table in
      for line in basis.indices {
        var sum = 0.0
        for index in 0..<count { sum += table[line * count + index] * points[index] }
        variables[Int(basis[line])].value = sum
      }
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
      if rates[column] + variables[variable].costAbove > Tolerance.simplex {
        variables[variable].canRise = false
      }
      if variables[variable].costBelow - rates[column] > Tolerance.simplex {
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

  /// Puts the variable of a column into the basis for that of a line, which is on its point.
  mutating func pivot(line: Int, column: Int) {
    let count = others.count
    let lines = basis.count
    let (leaving, entering) = (Int(basis[line]), Int(others[column]))
    let slope = variables[leaving].slope
    if slope != 0 { addToRates(line, -slope) }
    var used: [Int] = []
    var touched = 0
    table.withUnsafeMutableBufferPointer { table in
      let own = table.baseAddress! + line * count
      let inverse = 1 / own[column]
      for index in 0..<count where own[index] != 0 {
        own[index] *= -inverse
        if index != column { used.append(index) }
      }
      own[column] = inverse
      let reach = reaches[column]
      for index in used { reaches[index] = max(reaches[index], own[index] * own[index] * reach) }
      reaches[column] = max(inverse * inverse * reach, 1)
      let isDense = 3 * used.count > count
      func substitute(_ other: UnsafeMutablePointer<Double>) {
        let factor = other[column]
        guard factor != 0 else { return }
        touched += 1
        if isDense {
          LevelSimplex.add(factor, own, other, count)
        } else {
          for index in used {
            other[index] = LevelSimplex.sum(other[index], factor * own[index])
          }
        }
        other[column] = factor * inverse
      }
      for index in 0..<lines where index != line { substitute(table.baseAddress! + index * count) }
      rates.withUnsafeMutableBufferPointer { substitute($0.baseAddress!) }
    }
    budget -= touched * used.count + lines
    basis[line] = Int32(truncatingIfNeeded: entering)
    others[column] = Int32(truncatingIfNeeded: leaving)
    variables[entering].place = Int32(truncatingIfNeeded: line)
    variables[leaving].place = Int32(truncatingIfNeeded: -1 - column)
    variables[leaving].value = variables[leaving].point
    let newSlope = variables[entering].slope
    if newSlope != 0 { addToRates(line, newSlope) }
  }

  /// Adds a multiple of a line to another. What cancels to the last digits is nothing.
  private static func add(
    _ factor: Double, _ line: UnsafePointer<Double>, _ other: UnsafeMutablePointer<Double>,
    _ count: Int
  ) {
    let end = count & ~3
    for index in stride(from: 0, to: end, by: 4) {
      let change = factor * UnsafeRawPointer(line + index).loadUnaligned(as: SIMD4<Double>.self)
      let old = UnsafeRawPointer(other + index).loadUnaligned(as: SIMD4<Double>.self)
      var result = old + change
      let isNothing = (result * result) .< (1e-26 * change * change)
      result.replace(with: 0, where: isNothing)
      UnsafeMutableRawPointer(other + index).storeBytes(of: result, as: SIMD4<Double>.self)
    }
    for index in end..<count { other[index] = LevelSimplex.sum(other[index], factor * line[index]) }
  }

  /// What cancels to the last digits is nothing.
  @inline(__always)
  private static func sum(_ old: Double, _ change: Double) -> Double {
    let result = old + change
    return abs(result) < 1e-13 * abs(change) ? 0 : result
  }
}
