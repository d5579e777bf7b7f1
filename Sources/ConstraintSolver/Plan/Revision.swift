/// What of a plan is planned again as rows and variables come, go or change.
///
/// It is what depends on them: the variable that is computed from such a row, all that follows from
/// it, and the components that these are in; also the components that remember earlier answers. A
/// new plan would plan this in the same way, and the rest as it is, so an answer has the bits of
/// one of a new plan.
///
/// *Why.* What follows from inputs is one set of variables, in whatever order it is found. Where no
/// equality is left over, rows and variables can be ordered so that each row mentions its own and
/// earlier variables only. Then there is one way to assign them to each other. Where an equality is
/// left over, everything is planned anew. Components depend on nothing but their rows.
struct Revision: Sendable {
  /// What came, went or changed.
  enum Edit {
    /// The row at a position.
    case row(Int)
    case variable(Int)
  }

  /// The positions of rows that came, went or changed, and variables that came or went, which no
  /// answer took into account so far.
  private(set) var rows = ArenaList<Int32>()
  private(set) var variables = ArenaList<Int32>()

  /// What is planned again.
  var openVariables = ArenaList<Int32>()
  var openRows = StepMarks()
  var openRowCount = 0
  var openCellCount = 0

  /// Whether parts of the plan were left behind, so that it cannot be run as a whole.
  private(set) var isRevised = false
  /// Whether there was no room for a revision, so that the next plan gets it.
  var needsRoom = false

  mutating func take(_ room: PlanArena.Room, from cursor: inout PlanArena.Cursor) {
    rows.take(room.rows, from: &cursor)
    variables.take(room.variables, from: &cursor)
    openVariables.take(room.variables, from: &cursor)
    openRows.take(room.rows, from: &cursor)
  }

  /// Whether anything came, went or changed.
  var isNeeded: Bool { !rows.isEmpty || !variables.isEmpty }

  /// Notes a row. Returns `false` if there are too many.
  mutating func note(row position: Int) -> Bool {
    if let last = rows.last, last == position { return true }
    guard rows.count < rows.capacity else { return false }
    rows.append(Int32(truncatingIfNeeded: position))
    return true
  }

  /// Notes a variable. Returns `false` if there are too many.
  mutating func note(variable: Int) -> Bool {
    guard variables.count < variables.capacity else { return false }
    variables.append(Int32(truncatingIfNeeded: variable))
    return true
  }

  /// Starts to look for what is planned again.
  mutating func start(rowCount: Int) {
    openVariables.removeAll()
    openRows.reset(count: rowCount)
    openRowCount = 0
    openCellCount = 0
  }

  /// Keeps the rows that a condition holds for.
  mutating func keepRows(where isKept: (Int) -> Bool) { rows.keep { isKept(Int($0)) } }

  /// Notes that the plan takes everything into account.
  mutating func finish() {
    rows.removeAll()
    variables.removeAll()
    if openRowCount > 0 || !openVariables.isEmpty { isRevised = true }
  }

  /// Forgets all about an earlier plan.
  mutating func startPlan() {
    rows.removeAll()
    variables.removeAll()
    isRevised = false
  }
}
