extension IntervalAnswer {
  /// The contradictions of the required rows, tried in the order of their statement: each row that
  /// contradicts those before it, without the ones found before. Ends at the first that is not
  /// clear.
  ///
  /// Starts with all that come before the newest row of a contradiction that is known. Then four
  /// times as many rows as before, as long as they agree, and half of them where they do not.
  ///
  /// When more rows are listed than a limit, later contradictions list only the row that is tried,
  /// if it is newer than all that it can depend on.
  ///
  /// Complexity: for k contradictions among n rows, k log n times what settling some of them takes.
  mutating func contradictions(
    from known: LevelProgram.Contradiction?, listing limit: Int, newest: () -> [Int]
  ) -> [LevelProgram.Contradiction] {
    let rows = question.program.rows
    let order = rows.indices.filter { rows[$0].isRequired }.inOrder { rows[$0].age }
    var found: [LevelProgram.Contradiction] = []
    startTrying()
    var list = ContradictionList(question, order, limit: limit)
    var next = 0
    let last = known?.rows.map { rows[$0.row].age }.max()
    var count = max(order.prefix { rows[$0].age < last ?? 0 }.count, 1)
    while next < order.count {
      let tried = order[next..<min(next + count, order.count)]
      if attempt(tried) {
        next = tried.endIndex
        count *= 4
      } else if tried.count > 1 {
        takeBack(tried)
        count = tried.count / 2
      } else {
        if list.isFull, isClearlyEmpty, list.isNewest(next, isActive, newest) {
          found.append(.init(rows: [(order[next], 1)], isComplete: false))
        } else if let core = contradiction(),
          core.rows.contains(where: { $0.row == order[next] })
        {
          list.count += core.rows.count
          found.append(core)
        } else {
          break
        }
        takeBack(tried)
        next += 1
      }
    }
    return found
  }

  /// Why an interval is empty: the rows that passed its two limits on, as far as each mentions what
  /// no other does; `nil` if it is not clearly empty, or if rows meet again on the way.
  ///
  /// Such a way has nothing to spare: every unknown on it is limited by one row and limits one
  /// other. Complexity: linear in the rows on the way.
  mutating func contradiction() -> LevelProgram.Contradiction? {
    guard let emptyColumn, isClearlyEmpty else { return nil }
    if isOnWay.isEmpty { isOnWay = Array(repeating: false, count: intervals.count) }
    var columns = [emptyColumn]
    isOnWay[emptyColumn] = true
    defer { for column in columns { isOnWay[column] = false } }
    var result = LevelProgram.Contradiction()
    // Unknowns, and how many times their lower limit counts, the upper one if below 0.
    var open: [(column: Int, factor: Double)] = [(emptyColumn, 1), (emptyColumn, -1)]
    while let (column, factor) = open.popLast() {
      let row = Int(factor > 0 ? intervals[column].lowRow : intervals[column].highRow)
      guard row >= 0 else {
        guard factor > 0, question.program.isBounded[column] else { return nil }
        result.bounds.append(column)
        continue
      }
      let cells = question.program.cells(of: row)
      guard let own = cells.first(where: { Int($0.column) == column }) else { return nil }
      let multiplier = factor / own.coefficient
      result.rows.append((row, multiplier))
      for cell in cells where Int(cell.column) != column && cell.coefficient != 0 {
        let other = Int(cell.column)
        guard !isOnWay[other] else { return nil }
        isOnWay[other] = true
        columns.append(other)
        open.append((other, -multiplier * cell.coefficient))
      }
    }
    return result
  }

  /// Whether the limits of the empty interval pass each other by more than a tolerated share of
  /// what set them.
  private var isClearlyEmpty: Bool {
    guard let emptyColumn else { return false }
    let interval = intervals[emptyColumn]
    let gap = interval.low - interval.high
    return isClear(gap, of: emptyColumn, in: interval.lowRow)
      && isClear(gap, of: emptyColumn, in: interval.highRow)
  }

  private func isClear(_ gap: Double, of column: Int, in row: Int32) -> Bool {
    guard row >= 0 else { return gap > Tolerance.conflict }
    var largest = max(1, abs(question.program.rows[Int(row)].right))
    var own = 1.0
    for cell in question.program.cells(of: Int(row)) {
      let interval = intervals[Int(cell.column)]
      if interval.low.isFinite { largest = max(largest, abs(cell.coefficient * interval.low)) }
      if interval.high.isFinite { largest = max(largest, abs(cell.coefficient * interval.high)) }
      if Int(cell.column) == column { own = abs(cell.coefficient) }
    }
    return gap * own > Tolerance.conflict * largest
  }
}
