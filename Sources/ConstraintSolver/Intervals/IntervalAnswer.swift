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
  let question: SimplexQuestion
  var lows: [Double]
  var highs: [Double]
  /// The row that says so, or -1 for the bound of an unknown and for no limit.
  var lowRows: [Int32]
  var highRows: [Int32]
  /// Whether a row has to hold: the required ones, then the wishes about several unknowns.
  var isActive: [Bool]

  /// For every column the rows that mention it.
  private var useStart: [Int32]
  private var uses: [Use]

  /// A row that mentions a column, and whether its lower or upper limit has an influence on others.
  private struct Use {
    var row: Int32
    var needsLow: Bool
    var needsHigh: Bool
  }

  /// Rows to look at again, as something that they mention changed.
  private var queue: [Int32] = []
  private var isQueued: [Bool]
  /// How many more cells may be looked at.
  private var budget: Int
  /// The column whose interval became empty, if one did.
  private(set) var emptyColumn: Int?
  /// What intervals were before the last row was tried.
  private var trail: [Change] = []

  private struct Change {
    var column: Int
    var low: Double
    var high: Double
    var lowRow: Int32
    var highRow: Int32
  }

  enum Outcome {
    case optimal
    /// The contradictions between required rows that were found, each with its newest row.
    case infeasible([LevelProgram.Contradiction])
    case undecided
  }

  init(_ question: SimplexQuestion) {
    self.question = question
    let program = question.program
    let count = program.isBounded.count
    lows = program.isBounded.map { $0 ? 0 : -.infinity }
    highs = Array(repeating: .infinity, count: count)
    lowRows = Array(repeating: -1, count: count)
    highRows = lowRows
    isActive = program.rows.map(\.isRequired)
    isQueued = Array(repeating: false, count: program.rows.count)
    budget = 40 * program.cells.count + 1000
    useStart = Array(repeating: 0, count: count + 2)
    for cell in program.cells { useStart[Int(cell.column) + 2] += 1 }
    for index in 2..<count + 2 { useStart[index] += useStart[index - 1] }
    uses = Array(
      repeating: Use(row: 0, needsLow: false, needsHigh: false), count: program.cells.count)
    for row in program.rows.indices {
      for cell in program.cells(of: row) {
        let place = Int(useStart[Int(cell.column) + 1])
        let relation = program.rows[row].relation
        let isRising = relation != .equal && (relation == .atMost) == (cell.coefficient > 0)
        uses[place] = Use(
          row: Int32(truncatingIfNeeded: row), needsLow: relation == .equal || isRising,
          needsHigh: relation == .equal || !isRising)
        useStart[Int(cell.column) + 1] += 1
      }
    }
  }

  /// Whether an unknown has one value left.
  func isPoint(_ column: Int) -> Bool {
    lows[column].isFinite
      && highs[column] - lows[column] <= Tolerance.rounding * max(1, abs(lows[column]))
  }

  /// Whether all unknowns have one value left.
  var isUnique: Bool { lows.indices.allSatisfy(isPoint) }

  /// Narrows an interval to where a cost is least; its rows are looked at by ``settle()``.
  mutating func narrow(_ column: Int, to best: (low: Double, high: Double)) {
    let (low, high) = (lows[column], highs[column])
    lows[column] = min(max(low, best.low), high)
    highs[column] = max(min(high, best.high), low)
    enqueueRows(of: column, hasLow: lows[column] != low, hasHigh: highs[column] != high)
  }

  /// Makes a row hold from now on.
  mutating func activate(_ row: Int) {
    isActive[row] = true
    enqueue(row)
  }

  /// Forgets all limits, so that no row holds.
  mutating func start() {
    for column in lows.indices {
      lows[column] = question.program.isBounded[column] ? 0 : -.infinity
      highs[column] = .infinity
      lowRows[column] = -1
      highRows[column] = -1
    }
    for row in isActive.indices { isActive[row] = false }
    forgetQueue()
    budget = 40 * uses.count + 1000
  }

  /// Makes a row hold; returns the contradiction if it has one with those before, and forgets it
  /// then. Sets `isUnclear` where that cannot be told.
  mutating func attempt(_ row: Int, _ isUnclear: inout Bool) -> LevelProgram.Contradiction? {
    trail.removeAll(keepingCapacity: true)
    emptyColumn = nil
    activate(row)
    if settle() { return nil }
    let found = contradiction
    isUnclear = !(found?.rows.contains { $0.row == row } ?? false)
    for change in trail.reversed() {
      lows[change.column] = change.low
      highs[change.column] = change.high
      lowRows[change.column] = change.lowRow
      highRows[change.column] = change.highRow
    }
    isActive[row] = false
    forgetQueue()
    return found
  }

  private mutating func forgetQueue() {
    queue.removeAll(keepingCapacity: true)
    for row in isQueued.indices { isQueued[row] = false }
  }

  private mutating func note(_ column: Int) {
    trail.append(
      Change(
        column: column, low: lows[column], high: highs[column], lowRow: lowRows[column],
        highRow: highRows[column]))
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
      let place = (right - rest) / factor
      guard
        factor > 0
          ? lower(Int(cell.column), to: place, row) : raise(Int(cell.column), to: place, row)
      else { return false }
    }
    return true
  }

  /// The least of a factor times an unknown.
  @inline(__always)
  private func least(_ factor: Double, _ column: Int) -> Double {
    factor == 0 ? 0 : factor * (factor > 0 ? lows[column] : highs[column])
  }

  private mutating func lower(_ column: Int, to place: Double, _ row: Int) -> Bool {
    guard place < highs[column] - Tolerance.tie * max(1, abs(place)) else { return true }
    note(column)
    let gap = lows[column] - place
    if gap > 0, gap <= Tolerance.place * max(1, abs(place)) {
      // Equal but for rounding.
      guard highs[column] != lows[column] else { return true }
      highs[column] = lows[column]
    } else {
      highs[column] = place
    }
    highRows[column] = Int32(truncatingIfNeeded: row)
    return finishChange(of: column, isLow: false)
  }

  private mutating func raise(_ column: Int, to place: Double, _ row: Int) -> Bool {
    guard place > lows[column] + Tolerance.tie * max(1, abs(place)) else { return true }
    note(column)
    let gap = place - highs[column]
    if gap > 0, gap <= Tolerance.place * max(1, abs(place)) {
      guard highs[column] != lows[column] else { return true }
      lows[column] = highs[column]
    } else {
      lows[column] = place
    }
    lowRows[column] = Int32(truncatingIfNeeded: row)
    return finishChange(of: column, isLow: true)
  }

  private mutating func finishChange(of column: Int, isLow: Bool) -> Bool {
    guard lows[column] <= highs[column] else {
      emptyColumn = column
      return false
    }
    enqueueRows(of: column, hasLow: isLow, hasHigh: !isLow)
    return true
  }
}
