/// The variables and rows of a problem, rows in the order of their statement.
struct RowStore: Sendable {
  var variables: [StoredVariable] = []
  var rows: [StoredRow] = []
  var cells: [StoredCell] = []
  var removedRows = 0

  /// Gives the lists to read without any ownership.
  @inline(__always)
  func withView<Result>(_ body: (RowView) -> Result) -> Result {
    variables.withUnsafeBufferPointer { variables in
      rows.withUnsafeBufferPointer { rows in
        cells.withUnsafeBufferPointer { cells in
          body(RowView(variables: variables, rows: rows, cells: cells))
        }
      }
    }
  }
}

/// The values of all variables.
typealias Values = UnsafeMutableBufferPointer<Double>

/// The variables and rows of a problem while it is solved.
struct RowView {
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

struct StoredVariable: Sendable {
  var kind: Kind
  /// Rises with every variable ever added.
  var serial: Int32
  /// NaN for none.
  var previous: Double

  var previousValue: Double? { previous.isNaN ? nil : previous }

  enum Kind: UInt8, Sendable {
    case removed, input, free, size
  }
}

struct StoredRow: Sendable {
  var firstCell: Int32
  var cellCount: Int32
  var slot: Int32
  var priority: Int16
  var relation: ConstraintProblem.Relation
  var status: Status
  var constant: Double
  var serial: Int

  enum Status: UInt8, Sendable {
    case active
    /// Left out because it contradicts earlier rows.
    case suspended
    /// Left out because a number in it is not finite.
    case invalid
    case removed
  }

  var cellRange: Range<Int> { Int(firstCell)..<Int(firstCell + cellCount) }
  var isRequired: Bool { priority == 1000 }
  var isActive: Bool { status == .active }
  var isRequiredEquality: Bool { priority == 1000 && relation == .equal }
}

/// One term of a row; a plain pair, so that rows lie side by side.
struct StoredCell: Sendable {
  var variable: Int32
  var coefficient: Double
}
