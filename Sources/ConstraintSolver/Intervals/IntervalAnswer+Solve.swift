extension IntervalAnswer {
  /// Solves the levels of the rows. If required ones contradict each other, finds all
  /// contradictions or only one of them. When contradictions list more rows than a limit, further
  /// ones list only their newest. For each row, `newest` returns the age of the newest that it
  /// depends on.
  ///
  /// Complexity: linear in the cells where limits pass on in the order of the rows or against it;
  /// otherwise it ends undecided after a multiple of them.
  mutating func solve(
    findingAll: Bool, listing limit: Int, newest: () -> [Int]
  ) -> Outcome {
    guard sweep() else {
      guard emptyColumn != nil else { return .undecided }
      // Rows that come in an unlucky order take too long one by one; what all of them led to does.
      let first = contradiction()
      if !findingAll, let first { return .infeasible([first]) }
      let found = contradictions(from: first, listing: limit, newest: newest)
      if let first, found.isEmpty { return .infeasible([first]) }
      return found.isEmpty ? .undecided : .infeasible(found)
    }
    var wishes = ColumnWishes(intervals.count)
    for level in question.levels { guard solve(level, &wishes) else { return .undecided } }
    return .optimal
  }

  /// Violates the rows of a level as little as each could be by itself. Returns `false` if not all
  /// can.
  private mutating func solve(_ level: [Int], _ wishes: inout ColumnWishes) -> Bool {
    var held: [Int] = []
    var ends: [(column: Int, place: Double)] = []
    for row in level {
      let cells = question.program.cells(of: row)
      if cells.count == 1, let cell = cells.first, cell.coefficient != 0 {
        add(row, cell, to: &wishes)
      } else if let isOver = isMissed(row) {
        // It is missed least where each of its unknowns is at the end that is nearer.
        for cell in cells where cell.coefficient != 0 {
          let interval = intervals[Int(cell.column)]
          let isLow = isOver == (cell.coefficient > 0)
          ends.append((Int(cell.column), isLow ? interval.low : interval.high))
        }
      } else {
        held.append(row)
      }
    }
    for row in held { activate(row) }
    wishes.removeEach { column, best in narrow(column, to: best) }
    for (column, place) in ends {
      let interval = intervals[column]
      guard place.isFinite, interval.low <= place, place <= interval.high else { return false }
      narrow(column, to: (place, place))
    }
    return settle()
  }

  /// Whether no values of its unknowns meet a row: `true` if its sum is too large for all of them,
  /// `false` if it is too small, `nil` if some meet it.
  private func isMissed(_ row: Int) -> Bool? {
    var (least, most) = (0.0, 0.0)
    var largest = max(1, abs(question.program.rows[row].right))
    for cell in question.program.cells(of: row) where cell.coefficient != 0 {
      let interval = intervals[Int(cell.column)]
      let (low, high) = (cell.coefficient * interval.low, cell.coefficient * interval.high)
      least += min(low, high)
      most += max(low, high)
      if low.isFinite { largest = max(largest, abs(low)) }
      if high.isFinite { largest = max(largest, abs(high)) }
    }
    let (own, tolerance) = (question.program.rows[row], Tolerance.place * largest)
    if own.relation != .atLeast, least > own.right + tolerance { return true }
    if own.relation != .atMost, most < own.right - tolerance { return false }
    return nil
  }

  private func add(_ row: Int, _ cell: LevelProgram.Cell, to wishes: inout ColumnWishes) {
    let own = question.program.rows[row]
    wishes.add(
      own.right / cell.coefficient, cell.coefficient < 0 ? own.relation.mirrored : own.relation,
      weight: abs(cell.coefficient), about: Int(cell.column))
  }

  /// Chooses where the rows leave a choice, by the rules of ``SimplexAnswer/solve(choosing:)``:
  /// among variables, of which a function makes the choice by their index. Returns `false` if
  /// intervals cannot tell.
  mutating func solve(
    choosing variables: [StoredVariable], making make: (Int) -> SimplexQuestion.Choice
  ) -> Bool {
    var wishes = ColumnWishes(intervals.count)
    let indices = variables.indices
    let kept = indices.filter { variables[$0].previousValue != nil }
    guard minimizeAll(kept.lazy.map(make), &wishes) else { return false }
    let sizes = indices.filter { variables[$0].previousValue == nil && variables[$0].kind == .size }
    guard minimizeAll(sizes.lazy.map(make), &wishes), minimizeRows(&wishes) else { return false }
    var open = 0
    for index in indices {
      // Nothing opens again.
      while intervals.indices.contains(open), intervals[open].isPoint { open += 1 }
      guard open < intervals.count else { return true }
      guard minimize(make(index), &wishes) else { return false }
    }
    return true
  }

  /// The values of the unknowns; `nil` if they do not meet all rows that hold.
  var values: [Double]? {
    guard isUnique else { return nil }
    let largestOfAll =
      meetingRows.isEmpty ? 0 : intervals.reduce(0) { max($0, abs($1.low)) }
    for (index, row) in question.program.rows.enumerated() where isActive[index] {
      var excess = -row.right
      var largest = max(abs(row.right), 1)
      for cell in question.program.cells(of: index) {
        let term = cell.coefficient * intervals[Int(cell.column)].low
        excess += term
        largest = max(largest, abs(term))
      }
      // Where a chain fits exactly, one row is missed by what is rounded along the whole of it.
      if meetingRows.contains(Int32(truncatingIfNeeded: index)) {
        largest = max(largest, largestOfAll)
      }
      // Limits that only come closer and closer in a loop of rows are left to a simplex.
      let tolerance = Tolerance.rounding * largest
      if row.relation != .atLeast, excess > tolerance { return nil }
      if row.relation != .atMost, excess < -tolerance { return nil }
    }
    return intervals.map(\.low)
  }

  /// Narrows every unknown to where its wishes cost least, and forgets these. Returns `false` if
  /// not all can be granted at once.
  private mutating func grant(_ wishes: inout ColumnWishes) -> Bool {
    wishes.removeEach { column, best in narrow(column, to: best) }
    return settle()
  }

  /// Keeps expressions as close to their previous values as they can be, or to 0. Those about
  /// several open unknowns have costs without parts: they have to be exactly there, all at once.
  private mutating func minimizeAll(
    _ choices: some Sequence<SimplexQuestion.Choice>, _ wishes: inout ColumnWishes
  ) -> Bool {
    var held: [SimplexQuestion.Choice] = []
    // In long chains the later variables are long expressions.
    var room = 4 * (question.program.cells.count + intervals.count)
    for choice in choices where !wish(choice, &wishes) {
      room -= choice.cells.count
      guard room >= 0 else { return false }
      held.append(choice)
    }
    if held.isEmpty { return grant(&wishes) }
    // What costs least for an unknown by itself is known before others are held.
    hold(held)
    wishes.removeEach { column, best in narrow(column, to: best) }
    return sweep()
  }

  /// Keeps one expression as close to its previous value as it can be, or to 0.
  private mutating func minimize(
    _ choice: SimplexQuestion.Choice, _ wishes: inout ColumnWishes
  ) -> Bool {
    wish(choice, &wishes) && grant(&wishes)
  }

  /// Adds the wish of an expression. Returns `false` if it is about several open unknowns.
  private func wish(
    _ choice: SimplexQuestion.Choice, _ wishes: inout ColumnWishes
  ) -> Bool {
    var open: LevelProgram.Cell?
    var constant = choice.constant
    for cell in choice.cells where cell.coefficient != 0 {
      let interval = intervals[Int(cell.column)]
      if interval.isPoint {
        constant += cell.coefficient * interval.low
      } else if open == nil {
        open = cell
      } else {
        return false
      }
    }
    guard let open else { return true }
    wishes.add(
      ((choice.previous ?? 0) - constant) / open.coefficient, .equal,
      weight: abs(open.coefficient), about: Int(open.column))
    return true
  }

  /// Violates earlier wishes less. Of those about several unknowns nothing is open: they hold, or
  /// all these have their place.
  private mutating func minimizeRows(_ wishes: inout ColumnWishes) -> Bool {
    guard !isUnique else { return true }
    let rows = question.program.rows
    let order = rows.indices.filter { !isActive[$0] }.inOrder { rows[$0].age }
    for row in order {
      let cells = question.program.cells(of: row)
      guard cells.count == 1, let cell = cells.first, cell.coefficient != 0,
        !intervals[Int(cell.column)].isPoint
      else { continue }
      add(row, cell, to: &wishes)
      guard grant(&wishes) else { return false }
    }
    return true
  }
}
