/// The values of all variables.
typealias Values = UnsafeMutableBufferPointer<Double>

/// The variables and rows of a problem while it is solved.
struct ProblemView {
  var variables: UnsafeBufferPointer<StoredVariable>
  var rows: UnsafeBufferPointer<StoredRow>
  var cells: UnsafeBufferPointer<StoredCell>

  /// The left side of a row for given values, and its largest term.
  @inline(__always)
  func leftSide(_ row: StoredRow, _ values: Values) -> (sum: Double, largest: Double) {
    var sum = 0.0
    var largest = abs(row.constant)
    for index in row.cellRange {
      let term = cells[index].coefficient * values[Int(cells[index].variable)]
      sum += term
      largest = max(largest, abs(term))
    }
    return (sum, largest)
  }

  /// Whether values meet a row, but for a share of its largest term.
  func isMet(
    _ row: StoredRow, _ values: Values, within share: Double = LevelSimplex.conflictTolerance
  ) -> Bool {
    let (sum, largest) = leftSide(row, values)
    let excess = sum - row.constant
    let tolerance = share * max(largest, 1)
    switch row.relation {
    case .equal: return abs(excess) <= tolerance
    case .atMost: return excess <= tolerance
    case .atLeast: return excess >= -tolerance
    }
  }
}
