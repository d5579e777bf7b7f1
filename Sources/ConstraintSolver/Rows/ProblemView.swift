/// The variables, rows and values of a problem while it is planned and solved.
///
/// Nothing here owns its memory, so reading a row in an inner loop retains nothing. It is safe
/// where ``RowStore/withView(_:_:)`` calls: the lists neither move nor change their length
/// meanwhile, and nobody else writes the values. Buffers check their indices in debug builds.
struct ProblemView {
  var variables: UnsafeBufferPointer<StoredVariable>
  var rows: UnsafeBufferPointer<StoredRow>
  var cells: UnsafeBufferPointer<StoredCell>
  /// The values of all variables, which solving writes.
  var values: UnsafeMutableBufferPointer<Double>
  /// See ``RowStore/missed``.
  var missed: Double

  /// The cells of the row at a position.
  @inline(__always)
  func cells(of position: Int) -> UnsafeBufferPointer<StoredCell> {
    UnsafeBufferPointer(rebasing: cells[rows[position].cellRange])
  }

  /// The left side of a row, and its largest term.
  @inline(__always)
  func leftSide(_ row: StoredRow) -> (sum: Double, largest: Double) {
    var sum = 0.0
    var largest = abs(row.constant)
    for index in row.cellRange {
      let term = cells[index].coefficient * values[Int(cells[index].variable)]
      sum += term
      largest = max(largest, abs(term))
    }
    return (sum, largest)
  }

  /// Whether the values meet a row, but for a share of its largest term; one that is left out asks
  /// for nothing.
  func isMet(_ row: StoredRow, within share: Double = Tolerance.conflict) -> Bool {
    !row.isActive || holds(row, within: share)
  }

  /// Whether the values meet a row, whether or not it counts.
  func holds(_ row: StoredRow, within share: Double) -> Bool {
    let (sum, largest) = leftSide(row)
    let excess = sum - row.constant
    let tolerance = share * max(largest, 1)
    switch row.relation {
    case .equal: return abs(excess) <= tolerance
    case .atMost: return excess <= tolerance
    case .atLeast: return excess >= -tolerance
    }
  }
}
