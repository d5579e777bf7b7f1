/// The ordered program of a plan: steps that compute one variable each from a row and the variables
/// before it, and what is known of every variable and row.
///
/// Steps before ``knownEnd`` depend on inputs only; those of each component follow. Where
/// ``Revision`` planned a part of it again, what that part was before is left as a gap, and its
/// steps follow all others.
struct StepProgram: Sendable {
  /// A variable computed from a row and the variables before it.
  struct Step: Sendable {
    var pivot: Int32
    var row: Int32
    var firstCell: Int32
    var endCell: Int32
    var constant: Double
    var inverse: Double

    var cellRange: Range<Int> { Int(firstCell)..<Int(endCell) }
  }

  /// One term of a step.
  struct Cell: Sendable {
    var variable: Int32
    /// Whether the step has no more of them.
    var isLast = false
    var coefficient: Double

    @inline(__always)
    init(_ cell: StoredCell) {
      variable = cell.variable
      coefficient = cell.coefficient
    }
  }

  /// What is known of a variable.
  struct VariablePlace: Sendable {
    var step: Int32 = -1
    /// The number of its component, or ``StepProgram/none`` or ``StepProgram/open``.
    var component = StepProgram.none
    var parameter: Int32 = -1
    var isDetermined = false
    /// Whether the bound of a computed size is a line.
    var isBoundLine = false
    /// Whether it is an input whose change is noted.
    var isNoted = false

    @inline(__always)
    func isUnknown(in cell: StoredCell) -> Bool { !isDetermined && cell.coefficient != 0 }
  }

  /// What is known of a row.
  struct RowPlace: Sendable {
    /// Unknowns without a place so far.
    var unknowns: Int32 = 0
    /// The step that the row became.
    var step: Int32 = -1
    /// The number of its component, or ``StepProgram/none``, ``StepProgram/open`` or
    /// ``StepProgram/across``.
    var component = StepProgram.none
    /// Whether the plan knows the row, so that it may be left out and count again.
    var isPlanned = false
    var isLine = false
    /// Whether an answer violated the row, so that it joins components.
    var isJoined = false
    /// Whether all its unknowns are in one component.
    var isJoining = false
    /// Whether it may become a step.
    var isEquality = false
    /// Whether it is part of what was not solved to its end.
    var isUnfinished = false
    /// Whether a change of its constant is noted.
    var isNoted = false
    /// Whether it computes what another row did before, or the other way round.
    var isExchanged = false
  }

  /// Instead of the number of a component: nothing open is in it, or it is in none.
  static let none: Int32 = -1
  /// It is being planned again.
  static let open: Int32 = -2
  /// The row joins no components, but is about several.
  static let across: Int32 = -3

  /// For every unknown and input the rows that mention it, in the order of their positions.
  var useRanges = ArenaList<UseRange>()
  var uses = ArenaList<Int32>()

  var variablePlaces = ArenaList<VariablePlace>()
  var rowPlaces = ArenaList<RowPlace>()

  var steps = ArenaList<Step>()
  var cells = ArenaList<Cell>()
  var knownEnd = 0
  /// The sizes that steps compute, in the order of these.
  var sizes = ArenaList<Int32>()
  var knownSizeEnd = 0
  /// Required rows that only mention known variables and are no step.
  var knownChecks = ArenaList<Int32>()
  /// Rows with unknowns after all known steps.
  var openRows = ArenaList<Int32>()

  /// While planning: rows that had one unknown when they were added, and rows of a component that
  /// had two.
  var queue = ArenaList<Int32>()
  var pairs = ArenaList<Int32>()

  mutating func take(_ room: PlanArena.Room, from cursor: inout PlanArena.Cursor) {
    useRanges.take(room.variables, from: &cursor)
    uses.take(room.cells, from: &cursor)
    variablePlaces.take(room.variables, from: &cursor)
    rowPlaces.take(room.rows, from: &cursor)
    steps.take(room.variables, from: &cursor)
    cells.take(room.cells, from: &cursor)
    sizes.take(room.variables, from: &cursor)
    knownChecks.take(room.rows, from: &cursor)
    openRows.take(room.rows, from: &cursor)
    queue.take(room.rows, from: &cursor)
    pairs.take(room.rows, from: &cursor)
  }

  /// Whether a step computes what follows from inputs alone.
  @inline(__always)
  func isKnown(_ step: Int) -> Bool {
    let place = variablePlaces[Int(steps[step].pivot)]
    return Int(place.step) == step && place.component < 0
  }

  /// Whether a cell mentions an unknown without a place so far.
  @inline(__always)
  func isUnknown(_ cell: StoredCell) -> Bool {
    variablePlaces[Int(cell.variable)].isUnknown(in: cell)
  }

  /// The places in ``uses`` of the rows that mention a variable.
  @inline(__always)
  mutating func useRange(_ variable: Int) -> Range<Int> {
    useRanges[variable].places
  }

  /// Adds the cells of a new step, but for the pivot's, which it returns.
  @inline(__always)
  mutating func addCells(
    of row: UnsafeBufferPointer<StoredCell>, isPivot: (StoredCell, VariablePlace) -> Bool
  ) -> StoredCell {
    var pivot = StoredCell(variable: -1, coefficient: 1)
    // Lists that nothing else can reach meanwhile stay in registers.
    let places = variablePlaces
    var list = cells
    for cell in row {
      if isPivot(cell, places[Int(cell.variable)]) {
        pivot = cell
      } else {
        list.append(Cell(cell))
      }
    }
    if list.count > cells.count { list[list.count - 1].isLast = true }
    cells = list
    return pivot
  }

  /// Runs steps in their order. Returns the sum of the values, which is finite only where all are.
  @discardableResult
  mutating func run(_ range: Range<Int>, _ problem: ProblemView) -> Double {
    var sum = 0.0
    for index in range { sum += run(index, problem.values).value }
    return sum
  }

  /// Runs one step. Returns its variable and the value.
  @inline(__always)
  mutating func run(
    _ index: Int, _ values: UnsafeMutableBufferPointer<Double>
  ) -> (variable: Int32, value: Double) {
    let step = steps[index]
    var sum = step.constant
    if step.firstCell < step.endCell {
      var index = Int(step.firstCell)
      // The cell says when to stop: a loop that counts is unrolled, and most steps have two cells.
      while true {
        let cell = cells[index]
        sum -= cell.coefficient * values[Int(cell.variable)]
        if cell.isLast { break }
        index &+= 1
      }
    }
    // The next step may wait for the value, and a multiplication would make it wait longer.
    if step.inverse.bitPattern != (1.0).bitPattern { sum *= step.inverse }
    values[Int(step.pivot)] = sum
    return (step.pivot, sum)
  }

  /// Whether a computed size is below 0, more than by rounding.
  @inline(__always)
  mutating func isNegative(
    _ variable: Int32, _ problem: ProblemView, within share: Double = Tolerance.conflict
  ) -> Bool {
    let value = problem.values[Int(variable)]
    guard value < -share else { return false }
    let step = steps[Int(variablePlaces[Int(variable)].step)]
    let (_, largest) = problem.leftSide(problem.rows[Int(step.row)])
    let scale = abs(step.inverse) * largest
    return value < -share * max(scale, 1)
  }
}
