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
struct LevelSimplex<Number: SimplexNumber> {
  typealias Row = LevelProgram.Row
  typealias Cell = LevelProgram.Cell
  typealias Contradiction = LevelProgram.Contradiction

  enum Outcome {
    case optimal
    case infeasible(Contradiction)
    /// The problem is larger than what is solved in a bounded number of steps; values are those of
    /// the last step, if there was room for any.
    case unfinished
  }

  /// An unknown, or the left side of a row.
  struct Variable {
    /// Where a row wants to be, 0 for an unknown. Outside the basis a variable is exactly there.
    var point: Number = 0
    /// Whether values above and below the point are allowed.
    var canRise = true
    var canFall = true
    /// What the present level pays per unit above and below the point.
    var costAbove: Number = 0
    var costBelow: Number = 0
    /// Its line in the table, or -1 minus its column.
    var place: Int32 = 0
    var value: Number = 0
    /// On which side of its point a variable in the basis is, also where it just meets it.
    var isAbove = false

    var slope: Number { isAbove ? costAbove : -costBelow }
  }

  /// Where a variable in the basis reaches its point while another moves.
  struct Event {
    var step: Number
    var line: Int32
    /// How much the slope of the cost grows there; infinite where the variable must not pass.
    var jump: Number
    var slope: Number
    /// Whether the variable passes its point on the way.
    var isPassed = false
  }

  var program: LevelProgram

  /// The rows whose violations are minimized together, the most important level first.
  var levels: [[Int]] = []

  /// The unknowns, then the rows.
  var variables: [Variable] = []
  /// The variables in the basis, one per line, and the others, one per column.
  var basis: [Int32] = []
  var others: [Int32] = []
  /// Per line its variable as a sum of the others.
  var table: [Number] = []
  /// How the cost of the present level changes with each of the others, by those in the basis.
  var rates: [Number] = []
  /// Per column how far its moves have turned out to reach for what they promise (Devex weights).
  var reaches: [Number] = []
  var events: [Event] = []
  /// Whether rows ask for what they can get, not for their right sides.
  var hasKeptMisses = false
  var rowScale: [Double] = []
  var columnScale: [Double] = []
  /// What is left of the work allowed, in cells.
  var budget = WorkBudget.largest

  /// The largest table, in cells.
  static var largestTable: Int { 1 << 23 }

  init(_ program: LevelProgram) {
    self.program = program
  }

  var isBounded: [Bool] { program.isBounded }
  var rows: [Row] { program.rows }

  /// Whether no variable can move without a level getting worse.
  var isUnique: Bool {
    !others.contains { variables[Int($0)].canRise || variables[Int($0)].canFall }
  }

  /// The values of the unknowns.
  var values: [Double] {
    isBounded.indices.map { index in
      index < variables.count ? variables[index].value.double * columnScale[index] : 0
    }
  }
}
