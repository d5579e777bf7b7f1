/// A question while it is answered from where each unknown may lie.
///
/// For many unknowns in a row: what rows say about intervals is passed on from one to the next.
/// Every interval holds all that the rows allow, often more, so the least cost of an unknown in its
/// own interval is a bound for any answer. Where one answer reaches the bounds of all unknowns of a
/// level, and of every level, it is the best; otherwise the question is left to a simplex.
///
/// Rows that pass limits on, `right >= left + gap` and longer ones, are what layouts consist of.
/// For these intervals are exact, and the answer takes linear time where a table takes the cube.
///
/// *Source:* shortest paths for difference constraints, after Bellman and Ford.
struct IntervalAnswer {
  /// Where an unknown may lie, and the rows that say so: -1 for its own bound and for no limit.
  struct Interval {
    var low: Double
    var high = Double.infinity
    var lowRow: Int32 = -1
    var highRow: Int32 = -1

    /// Whether one value is left.
    var isPoint: Bool { low.isFinite && high - low <= Tolerance.rounding * max(1, abs(low)) }
  }

  /// A row that mentions a column, and whether its lower or upper limit has an influence on others.
  private struct Use {
    var row: Int32 = 0
    var needsLow = false
    var needsHigh = false
  }

  private(set) var question: SimplexQuestion
  private(set) var intervals: [Interval]
  /// Whether a row has to hold: the required ones, then the wishes about several unknowns.
  private(set) var isActive: [Bool]

  /// For every column the rows that mention it.
  private var useStart: [Int32] = []
  private var uses: [Use] = []

  /// Rows to look at again, as something that they mention changed.
  private var queue: [Int32] = []
  private var isQueued: [Bool]
  /// How many more cells may be looked at.
  private var budget: Int
  /// The column whose interval became empty, if one did.
  private(set) var emptyColumn: Int?
  /// The rows whose limits met others but for rounding, and so may be missed by that.
  private(set) var meetingRows: Set<Int32> = []

  /// While rows are tried: what intervals were before the present one.
  private var trail: [(column: Int, interval: Interval)] = []
  private var isTrying = false
  /// While a contradiction is followed: the unknowns on its way.
  var isOnWay: [Bool] = []

  enum Outcome {
    case optimal
    /// The contradictions between required rows that were found, each with its newest row.
    case infeasible([LevelProgram.Contradiction])
    case undecided
  }

  init(_ question: SimplexQuestion) {
    self.question = question
    let program = question.program
    intervals = program.isBounded.map { Interval(low: $0 ? 0 : -.infinity) }
    isActive = program.rows.map(\.isRequired)
    isQueued = Array(repeating: false, count: program.rows.count)
    budget = Self.budget(program)
    listUses()
  }

  private mutating func listUses() {
    let program = question.program
    let count = program.isBounded.count
    uses = Array(repeating: Use(), count: program.cells.count)
    useStart = Array(repeating: 0, count: count + 2)
    for cell in program.cells { useStart[Int(cell.column) + 2] += 1 }
    for index in 2..<count + 2 { useStart[index] += useStart[index - 1] }
    for row in program.rows.indices {
      for cell in program.cells(of: row) {
        let place = Int(useStart[Int(cell.column) + 1])
        let relation = program.rows[row].relation
        let isRising = (relation == .atMost) == (cell.coefficient > 0)
        uses[place] = Use(
          row: Int32(truncatingIfNeeded: row), needsLow: relation == .equal || isRising,
          needsHigh: relation == .equal || !isRising)
        useStart[Int(cell.column) + 1] += 1
      }
    }
  }

  /// From how many rows at a time on limits come from both ends of chains.
  private static let leastSwept = 8

  private static func budget(_ program: LevelProgram) -> Int { 40 * program.cells.count + 1000 }

  /// What trying rows may take in addition, where many contradict: all cells for each, up to a
  /// tenth of a second. What is not found then is searched from the beginning.
  private static func tryingBudget(_ program: LevelProgram) -> Int {
    min(program.cells.count, 1 << 24 / max(program.rows.count, 1)) * program.rows.count
  }

  /// Whether all unknowns have one value left.
  var isUnique: Bool { intervals.allSatisfy(\.isPoint) }

  /// Narrows an interval to where a cost is least; its rows are looked at by ``settle()``.
  mutating func narrow(_ column: Int, to best: (low: Double, high: Double)) {
    let old = intervals[column]
    let low = min(max(old.low, best.low), old.high)
    let high = max(min(old.high, best.high), old.low)
    intervals[column].low = low
    intervals[column].high = high
    enqueueRows(of: column, hasLow: low != old.low, hasHigh: high != old.high)
  }

  /// Has expressions be where they are chosen to be from now on.
  mutating func hold(_ choices: [SimplexQuestion.Choice]) {
    let first = isActive.count
    for choice in choices {
      question.hold(choice)
      isActive.append(false)
      isQueued.append(false)
    }
    listUses()
    budget = Self.budget(question.program)
    for row in first..<isActive.count { activate(row) }
  }

  /// Makes a row hold from now on.
  mutating func activate(_ row: Int) {
    isActive[row] = true
    enqueue(row)
  }

  /// Forgets all limits, to try rows one by one.
  mutating func startTrying() {
    isTrying = true
    for (column, isBounded) in question.program.isBounded.enumerated() {
      intervals[column] = Interval(low: isBounded ? 0 : -.infinity)
    }
    for row in isActive.indices { isActive[row] = false }
    forgetQueue()
    budget = Self.budget(question.program) + Self.tryingBudget(question.program)
  }

  /// Makes rows hold if they agree with those before. Returns `false` if not.
  mutating func attempt(_ rows: ArraySlice<Int>) -> Bool {
    trail.removeAll(keepingCapacity: true)
    emptyColumn = nil
    for row in rows { activate(row) }
    return rows.count < Self.leastSwept ? settle() : sweep()
  }

  /// Takes back the rows that were tried last.
  mutating func takeBack(_ rows: ArraySlice<Int>) {
    for (column, interval) in trail.reversed() { intervals[column] = interval }
    for row in rows { isActive[row] = false }
    forgetQueue()
  }

  private mutating func forgetQueue() {
    for row in queue { isQueued[Int(row)] = false }
    queue.removeAll(keepingCapacity: true)
  }

  /// Has the rows looked at again that the changed limits of an unknown have an influence on.
  private mutating func enqueueRows(of column: Int, hasLow: Bool, hasHigh: Bool) {
    guard hasLow || hasHigh else { return }
    for index in Int(useStart[column])..<Int(useStart[column + 1]) {
      let use = uses[index]
      if use.needsLow && hasLow || use.needsHigh && hasHigh { enqueue(Int(use.row)) }
    }
  }

  private mutating func enqueue(_ row: Int) {
    guard isActive[row], !isQueued[row] else { return }
    isQueued[row] = true
    queue.append(Int32(truncatingIfNeeded: row))
  }

  /// Looks at all rows, in their order and backwards, so that limits come far along chains.
  mutating func sweep() -> Bool {
    let rows = question.program.rows.indices
    for row in rows where isActive[row] { guard pass(on: row) else { return false } }
    for row in rows.reversed() where isActive[row] { guard pass(on: row) else { return false } }
    return settle()
  }

  /// Passes on what changed until nothing does. Returns `false` if an interval is empty, or if it
  /// takes too long.
  mutating func settle() -> Bool {
    var head = 0
    while head < queue.count {
      let row = Int(queue[head])
      head += 1
      isQueued[row] = false
      guard pass(on: row) else { return false }
    }
    queue.removeAll(keepingCapacity: true)
    return true
  }

  /// Narrows the unknowns of a row to what the others allow. Returns `false` if one has no value
  /// left, or if it takes too long.
  private mutating func pass(on row: Int) -> Bool {
    let cells = question.program.cells(of: row)
    budget -= cells.count
    guard budget > 0 else { return false }
    let (relation, right) = (question.program.rows[row].relation, question.program.rows[row].right)
    if relation != .atLeast { guard limit(cells, 1, right, row) else { return false } }
    if relation != .atMost { guard limit(cells, -1, -right, row) else { return false } }
    return true
  }

  /// Narrows by `sign * sum <= right`.
  private mutating func limit(
    _ cells: ArraySlice<LevelProgram.Cell>, _ sign: Double, _ right: Double, _ row: Int
  ) -> Bool {
    var sum = 0.0
    var openCount = 0
    for cell in cells {
      let least = least(sign * cell.coefficient, Int(cell.column))
      if least.isFinite { sum += least } else { openCount += 1 }
    }
    guard openCount <= 1 else { return true }
    for cell in cells where cell.coefficient != 0 {
      let factor = sign * cell.coefficient
      let own = least(factor, Int(cell.column))
      if own.isFinite, openCount > 0 { continue }
      // What the others take at least; of two it is the other one's share, without rounding.
      var rest = own.isFinite ? sum - own : sum
      if cells.count == 2, own.isFinite, let first = cells.first, let last = cells.last {
        let other = cell.column == first.column ? last : first
        rest = least(sign * other.coefficient, Int(other.column))
      } else if cells.count == 1 {
        rest = 0
      }
      guard move(Int(cell.column), isLow: factor < 0, to: (right - rest) / factor, row) else {
        return false
      }
    }
    return true
  }

  /// The least of a factor times an unknown.
  @inline(__always)
  private func least(_ factor: Double, _ column: Int) -> Double {
    factor == 0 ? 0 : factor * (factor > 0 ? intervals[column].low : intervals[column].high)
  }

  /// Moves a limit inwards, if it is not there already. Returns `false` if the interval is empty
  /// then.
  private mutating func move(_ column: Int, isLow: Bool, to place: Double, _ row: Int) -> Bool {
    var interval = intervals[column]
    let way = isLow ? place - interval.low : interval.high - place
    guard way > Tolerance.tie * max(1, abs(place)) else { return true }
    if isTrying { trail.append((column, interval)) }
    let gap = isLow ? place - interval.high : interval.low - place
    // Limits that are equal but for rounding are equal.
    let isMeeting = gap > 0 && gap <= Tolerance.place * max(1, abs(place))
    if isMeeting { meetingRows.insert(Int32(truncatingIfNeeded: row)) }
    if isMeeting, interval.low == interval.high { return true }
    if isLow {
      interval.low = isMeeting ? interval.high : place
      interval.lowRow = Int32(truncatingIfNeeded: row)
    } else {
      interval.high = isMeeting ? interval.low : place
      interval.highRow = Int32(truncatingIfNeeded: row)
    }
    intervals[column] = interval
    guard interval.low <= interval.high else {
      emptyColumn = column
      return false
    }
    enqueueRows(of: column, hasLow: isLow, hasHigh: !isLow)
    return true
  }
}
