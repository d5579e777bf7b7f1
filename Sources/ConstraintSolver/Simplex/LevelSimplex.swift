/// A linear program with levels: rows of priority 1000 hold, the others are violated as little as
/// possible, a higher priority before every lower one.
///
/// Primal simplex on a dense table of the variables in the basis, each a sum of those outside. Rows
/// are variables like the unknowns: each has one point that it must or wants to keep, to stay below
/// or above. What a level asks for is a convex cost with its kink there, so a violation needs no
/// column of its own, and one step may pass many kinks. After a level is optimal, variables that
/// could only move at a cost are kept where they are; what is left are exactly the optima of the
/// level, so no weights are needed.
///
/// This engine alone solves every problem; the stages before it only keep it small.
struct LevelSimplex {
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

  enum Outcome {
    case optimal
    case infeasible(Contradiction)
    /// The problem is larger than what is solved in a bounded number of steps; values are those of
    /// the last step, if there was room for any.
    case unfinished
  }

  /// Rows and lower bounds that contradict each other: the sum of the rows, each times its
  /// multiplier, cannot hold while the columns keep their bounds.
  struct Contradiction {
    var rows: [(row: Int, multiplier: Double)] = []
    var bounds: [Int] = []
  }

  /// An unknown, or the left side of a row.
  struct Variable {
    /// Where a row wants to be, 0 for an unknown. Outside the basis a variable is exactly there.
    var point = 0.0
    /// Whether values above and below the point are allowed.
    var canRise = true
    var canFall = true
    /// What the present level pays per unit above and below the point.
    var costAbove = 0.0
    var costBelow = 0.0
    /// Its line in the table, or -1 minus its column.
    var place: Int32 = 0
    var value = 0.0
    /// On which side of its point a variable in the basis is, also where it just meets it.
    var isAbove = false

    var slope: Double { isAbove ? costAbove : -costBelow }
  }

  /// Where a variable in the basis reaches its point while another moves.
  struct Event {
    var step: Double
    var line: Int32
    /// How much the slope of the cost grows there; infinite where the variable must not pass.
    var jump: Double
    var slope: Double
  }

  /// Whether an unknown is at least 0; the others are free.
  var isBounded: [Bool]
  var rows: [Row] = []
  var cells: [Cell] = []

  /// The rows whose violations are minimized together, the most important level first.
  var levels: [[Int]] = []

  /// The unknowns, then the rows.
  var variables: [Variable] = []
  /// The variables in the basis, one per line, and the others, one per column.
  var basis: [Int32] = []
  var others: [Int32] = []
  /// Per line its variable as a sum of the others.
  var table: [Double] = []
  /// How the cost of the present level changes with each of the others, by those in the basis.
  var rates: [Double] = []
  /// Per column how far its moves have turned out to reach for what they promise (Devex weights).
  var reaches: [Double] = []
  var events: [Event] = []
  var rowScale: [Double] = []
  var columnScale: [Double] = []
  var rightScale = 1.0
  /// What is left of the work allowed, in cells.
  var budget = LevelSimplex.largestWork

  /// The largest table, in cells, and the most cells that are computed for one solution: some
  /// seconds.
  static let largestTable = 1 << 23
  static let largestWork = 1 << 31

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

  /// Whether no variable can move without a level getting worse.
  var isUnique: Bool {
    !others.contains { variables[Int($0)].canRise || variables[Int($0)].canFall }
  }

  /// The values of the unknowns.
  var values: [Double] {
    isBounded.indices.map { index in
      index < variables.count ? variables[index].value * columnScale[index] * rightScale : 0
    }
  }
}
