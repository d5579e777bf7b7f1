/// A linear program with levels, as a ``LevelSimplex`` solves it.
struct LevelProgram: Equatable {
  /// A row: the sum of its cells in relation to the right side.
  struct Row: Equatable {
    var firstCell: Int
    var endCell: Int
    var relation: ConstraintRelation
    var right: Double
    /// Whether it has to hold; any other row may be violated.
    var isRequired: Bool
    /// Rows of a higher age were stated later.
    var age: Int
  }

  struct Cell: Equatable {
    var column: Int32
    var coefficient: Double
  }

  /// Rows and lower bounds that contradict each other: the sum of the rows, each times its
  /// multiplier, cannot hold while the columns keep their bounds.
  struct Contradiction {
    var rows: [(row: Int, multiplier: Double)] = []
    var bounds: [Int] = []
    /// Whether these are all; otherwise the one row is the newest of them.
    var isComplete = true
  }

  /// Whether an unknown is at least 0; the others are free.
  var isBounded: [Bool]
  var rows: [Row] = []
  var cells: [Cell] = []

  init(isBounded: [Bool]) {
    self.isBounded = isBounded
  }

  mutating func addRow(
    _ rowCells: some Sequence<Cell>, _ relation: ConstraintRelation, _ right: Double,
    isRequired: Bool, age: Int
  ) {
    let first = cells.count
    cells.append(contentsOf: rowCells)
    rows.append(
      Row(
        firstCell: first, endCell: cells.count, relation: relation, right: right,
        isRequired: isRequired, age: age))
  }

  /// Whether its numbers are of too many sizes, see ``Spread``.
  var isMixed: Bool {
    var coefficients = Spread()
    for cell in cells { coefficients.add(cell.coefficient) }
    var rights = Spread()
    for row in rows { rights.add(row.right) }
    return Spread.isMixed(coefficients, rights)
  }

  /// The cells of a row.
  func cells(of row: Int) -> ArraySlice<Cell> { cells[rows[row].firstCell..<rows[row].endCell] }
}
