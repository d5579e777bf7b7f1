extension LevelSimplex {
  /// Scales the rows and columns by powers of two, so that factors from 1e-6 to 1e6 leave the
  /// largest cell of each near 1 and lose no digit.
  private mutating func scale() {
    rowScale = Array(repeating: 1, count: rows.count)
    columnScale = Array(repeating: 1, count: isBounded.count)
    for _ in 0..<2 {
      for index in rows.indices { rowScale[index] = scale(ofRow: index) }
      var largest = Array(repeating: 0.0, count: isBounded.count)
      for index in rows.indices {
        for cell in program.cells(of: index) {
          let size = abs(cell.coefficient) * rowScale[index]
          largest[Int(cell.column)] = max(largest[Int(cell.column)], size)
        }
      }
      columnScale = largest.map(powerOfTwo(below:))
    }
  }

  private func scale(ofRow index: Int) -> Double {
    var largest = 0.0
    for cell in program.cells(of: index) {
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

  /// Adds the line of a row that was added after the table was laid out; it has no cost yet.
  mutating func appendLine(_ row: Int) {
    if row >= rowScale.count { rowScale.append(scale(ofRow: row)) }
    let count = others.count
    let start = table.count
    table.append(contentsOf: repeatElement(0, count: count))
    var variable = Variable(
      point: Number(rows[row].right * rowScale[row]),
      place: Int32(truncatingIfNeeded: basis.count))
    for cell in program.cells(of: row) {
      let unknown = variables[Int(cell.column)]
      let factor = Number(cell.coefficient * rowScale[row] * columnScale[Int(cell.column)])
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

  /// Computes the values of the variables in the basis from the others.
  mutating func collectValues() {
    let count = others.count
    let points = others.map { variables[Int($0)].point }
    table.withUnsafeBufferPointer { table in
      for line in basis.indices {
        var sum: Number = 0
        for index in 0..<count { sum += table[line * count + index] * points[index] }
        variables[Int(basis[line])].value = sum
      }
    }
  }
}
