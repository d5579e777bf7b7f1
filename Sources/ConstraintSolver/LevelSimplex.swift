/// A linear program with levels: rows of priority 1000 hold, the others are violated as little as
/// possible, a higher priority before every lower one.
///
/// Bounded primal simplex on a dense tableau. After a level is optimal, the non-basic columns whose
/// entry would cost something at that level are frozen; what is left are exactly the optima of the
/// level, so no weights are needed.
///
/// This engine alone solves every problem; the stages before it only keep it small.
struct LevelSimplex {
  /// A row: the sum of its cells in relation to the right side.
  struct Row {
    var firstCell: Int
    var endCell: Int
    var relation: ConstraintProblem.Relation
    var right: Double
    /// 1000 for a row that has to hold; any other row may be violated.
    var isRequired: Bool
    /// Rows of a higher age were stated later.
    var age: Int
  }

  struct Cell {
    var column: Int32
    var coefficient: Double
  }

  enum Outcome {
    case optimal
    case infeasible(Contradiction)
  }

  /// Rows and lower bounds that contradict each other: the sum of the rows, each times its
  /// multiplier, cannot hold while the columns keep their bounds.
  struct Contradiction {
    var rows: [(row: Int, multiplier: Double)] = []
    var bounds: [Int] = []
  }

  /// Whether a structural column is at least 0; the others are free.
  var isBounded: [Bool]
  var rows: [Row] = []
  var cells: [Cell] = []

  /// The rows whose violations are minimised together, the most important level first.
  var levels: [[Int]] = []

  // The tableau: one line per row, `width` cells and the right side.
  var width = 0
  var lines = 0
  var tableau: [Double] = []
  var basis: [Int32] = []
  var isFrozen: [Bool] = []
  var isFree: [Bool] = []
  var costs: [Double] = []
  var isBasic: [Bool] = []
  var rowScale: [Double] = []
  var columnScale: [Double] = []
  var rightScale = 1.0

  /// The column of the identity that each row began with, and those of its violation.
  var unitColumn: [Int32] = []
  var isUnitNegated: [Bool] = []
  var errorColumns: [(over: Int32, under: Int32)] = []
  var firstArtificial = 0

  static let epsilon = 1e-9

  init(isBounded: [Bool]) {
    self.isBounded = isBounded
  }

  mutating func addRow(
    _ rowCells: some Sequence<Cell>, _ relation: ConstraintProblem.Relation, _ right: Double,
    isRequired: Bool, age: Int
  ) {
    let first = cells.count
    cells.append(contentsOf: rowCells)
    rows.append(
      Row(
        firstCell: first, endCell: cells.count, relation: relation, right: right,
        isRequired: isRequired, age: age))
  }

  /// Solves level by level. Complexity: a pivot is linear in the tableau; their number is in
  /// practice a small multiple of the rows.
  mutating func solve() -> Outcome {
    prepare()
    setCosts { simplex in
      for column in simplex.firstArtificial..<simplex.width { simplex.costs[column] = 1 }
    }
    optimize()
    if let contradiction { return .infeasible(contradiction) }
    freeze()
    for level in levels {
      minimizeViolations(of: level)
      if isUnique { break }
    }
    return .optimal
  }

  /// Minimises the sum of the violations of rows among the optima so far.
  mutating func minimizeViolations(of level: [Int]) {
    setCosts { simplex in
      for row in level {
        let (over, under) = simplex.errorColumns[row]
        if over >= 0 { simplex.costs[Int(over)] = 1 / simplex.rowScale[row] }
        if under >= 0 { simplex.costs[Int(under)] = 1 / simplex.rowScale[row] }
      }
    }
    optimize()
    freeze()
  }

  /// Whether nothing can change any more.
  var isUnique: Bool {
    !(0..<firstArtificial).contains { !isBasic[$0] && !isFrozen[$0] }
  }

  /// The value of a structural column.
  var values: [Double] {
    var result = Array(repeating: 0.0, count: isBounded.count)
    for line in 0..<lines {
      let column = Int(basis[line])
      if column < isBounded.count {
        result[column] = tableau[line * (width + 1) + width] * columnScale[column] * rightScale
      }
    }
    return result
  }
}
