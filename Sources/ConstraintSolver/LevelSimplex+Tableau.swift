extension LevelSimplex {
  /// Scales the rows and columns by powers of two, so that factors from 1e-6 to 1e6 leave the
  /// largest cell of each near 1 and lose no digit.
  private mutating func scale() {
    rowScale = Array(repeating: 1, count: rows.count)
    columnScale = Array(repeating: 1, count: isBounded.count)
    for _ in 0..<2 {
      for (index, row) in rows.enumerated() {
        var largest = 0.0
        for cell in cells[row.firstCell..<row.endCell] {
          largest = max(largest, abs(cell.coefficient) * columnScale[Int(cell.column)])
        }
        rowScale[index] = powerOfTwo(below: largest)
      }
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

  /// The reciprocal of the largest power of two that is not above a number.
  private func powerOfTwo(below number: Double) -> Double {
    guard number > 1e-200, number < 1e200 else { return 1 }
    return 1 / Double(sign: .plus, exponent: number.exponent, significand: 1)
  }

  /// Lays out the tableau with one identity column per row as the first basis.
  mutating func prepare() {
    scale()
    lines = rows.count
    unitColumn = Array(repeating: -1, count: lines)
    isUnitNegated = Array(repeating: false, count: lines)
    errorColumns = Array(repeating: (-1, -1), count: lines)
    var next = Int32(truncatingIfNeeded: isBounded.count)
    func take() -> Int32 {
      defer { next += 1 }
      return next
    }
    var slack: [(column: Int32, sign: Double)] = Array(repeating: (-1, 0), count: lines)
    var needsArtificial: [Int] = []
    for (index, row) in rows.enumerated() {
      isUnitNegated[index] = row.right < 0 || (row.right == 0 && row.relation == .atLeast)
      let sign = isUnitNegated[index] ? -1.0 : 1.0
      if row.relation != .equal {
        slack[index] = (take(), row.relation == .atLeast ? -sign : sign)
      }
      if !row.isRequired {
        // The left side is `over` above the right side, or `under` below it.
        if row.relation != .atLeast { errorColumns[index].over = take() }
        if row.relation != .atMost { errorColumns[index].under = take() }
      }
      if slack[index].sign > 0 {
        unitColumn[index] = slack[index].column
      } else if !row.isRequired {
        unitColumn[index] = sign > 0 ? errorColumns[index].under : errorColumns[index].over
      } else {
        needsArtificial.append(index)
      }
    }
    firstArtificial = Int(next)
    for index in needsArtificial { unitColumn[index] = take() }
    width = Int(next)
    let stride = width + 1
    tableau = Array(repeating: 0, count: lines * stride)
    for (index, row) in rows.enumerated() {
      let sign = isUnitNegated[index] ? -1.0 : 1.0
      let start = index * stride
      for cell in cells[row.firstCell..<row.endCell] {
        let column = Int(cell.column)
        tableau[start + column] += sign * cell.coefficient * rowScale[index] * columnScale[column]
      }
      if slack[index].column >= 0 { tableau[start + Int(slack[index].column)] = slack[index].sign }
      let (over, under) = errorColumns[index]
      if over >= 0 { tableau[start + Int(over)] = -sign }
      if under >= 0 { tableau[start + Int(under)] = sign }
      tableau[start + Int(unitColumn[index])] = 1
      tableau[start + width] = sign * row.right * rowScale[index] / rightScale
    }
    basis = unitColumn
    isBasic = Array(repeating: false, count: width)
    for column in basis { isBasic[Int(column)] = true }
    isFrozen = Array(repeating: false, count: width)
    for column in firstArtificial..<width { isFrozen[column] = true }
    isFree = Array(repeating: false, count: width)
    for column in isBounded.indices { isFree[column] = !isBounded[column] }
    costs = Array(repeating: 0, count: width + 1)
  }

  /// Makes `column` basic in `line`.
  mutating func pivot(line: Int, column: Int) {
    let stride = width + 1
    let count = lines
    tableau.withUnsafeMutableBufferPointer { cells in
      let own = UnsafeMutableBufferPointer(rebasing: cells[line * stride..<(line + 1) * stride])
      let inverse = 1 / own[column]
      var used: [Int] = []
      for index in 0..<stride where own[index] != 0 {
        own[index] *= inverse
        used.append(index)
      }
      own[column] = 1
      func eliminate(_ other: UnsafeMutablePointer<Double>) {
        let factor = other[column]
        guard factor != 0 else { return }
        for index in used {
          let change = factor * own[index]
          let result = other[index] - change
          // What cancels to the last digits is nothing.
          other[index] = abs(result) < 1e-13 * abs(change) ? 0 : result
        }
        other[column] = 0
      }
      for index in 0..<count where index != line {
        eliminate(cells.baseAddress! + index * stride)
        if cells[index * stride + width] < 0, !isFree[Int(basis[index])],
          cells[index * stride + width] > -LevelSimplex.epsilon
        {
          cells[index * stride + width] = 0
        }
      }
      costs.withUnsafeMutableBufferPointer { eliminate($0.baseAddress!) }
    }
    isBasic[Int(basis[line])] = false
    basis[line] = Int32(truncatingIfNeeded: column)
    isBasic[column] = true
  }
}
