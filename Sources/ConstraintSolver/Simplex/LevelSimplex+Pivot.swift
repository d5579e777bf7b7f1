extension LevelSimplex {
  /// Puts the variable of a column into the basis for that of a line, which is on its point.
  mutating func pivot(line: Int, column: Int) {
    let count = others.count
    let lines = basis.count
    let (leaving, entering) = (Int(basis[line]), Int(others[column]))
    let slope = variables[leaving].slope
    if slope != 0 { addToRates(line, -slope) }
    var used: [Int] = []
    var touched = 0
    // Pointers, as two lines of one array are read and written at once: every line has `count`
    // cells, there is at least the line of the pivot, and pivot and others never are the same.
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
      func substitute(_ other: UnsafeMutablePointer<Number>) {
        let factor = other[column]
        guard factor != 0 else { return }
        touched += 1
        if isDense {
          Number.add(factor, times: own, to: other, count: count)
        } else {
          for index in used {
            other[index] = Number.sum(other[index], factor * own[index])
          }
        }
        other[column] = factor * inverse
      }
      for index in 0..<lines where index != line { substitute(table.baseAddress! + index * count) }
      rates.withUnsafeMutableBufferPointer { substitute($0.baseAddress!) }
    }
    budget -= (touched * used.count + lines) * Number.cost
    basis[line] = Int32(truncatingIfNeeded: entering)
    others[column] = Int32(truncatingIfNeeded: leaving)
    variables[entering].place = Int32(truncatingIfNeeded: line)
    variables[leaving].place = Int32(truncatingIfNeeded: -1 - column)
    variables[leaving].value = variables[leaving].point
    let newSlope = variables[entering].slope
    if newSlope != 0 { addToRates(line, newSlope) }
  }
}
