extension IntervalAnswer {
  /// The contradictions of the required rows, tried one after the other in the order of their
  /// statement: each row that contradicts those before it, without the ones found before.
  ///
  /// Complexity: linear in the rows and what they limit.
  mutating func contradictions() -> [LevelProgram.Contradiction] {
    let rows = question.program.rows
    let order = rows.indices.filter { rows[$0].isRequired }.sorted {
      (rows[$0].age, $0) < (rows[$1].age, $1)
    }
    var found: [LevelProgram.Contradiction] = []
    var isUnclear = false
    start()
    for row in order {
      if let core = attempt(row, &isUnclear), !isUnclear { found.append(core) }
      if isUnclear { break }
    }
    return found
  }

  /// Why an interval is empty: the rows that passed its two limits on, as far as each mentions what
  /// no other does; `nil` if it is not clearly empty, or if rows meet again on the way.
  ///
  /// Such a path has nothing to spare: every unknown on it is limited by one row and limits one
  /// other. Complexity: linear in the rows of the path.
  var contradiction: LevelProgram.Contradiction? {
    guard let emptyColumn, isClearlyEmpty(emptyColumn) else { return nil }
    var result = LevelProgram.Contradiction()
    var isKnown = Array(repeating: false, count: lows.count)
    // Unknowns, and how many times their lower limit counts, the upper one if below 0.
    var open: [(column: Int, factor: Double)] = [(emptyColumn, 1), (emptyColumn, -1)]
    while let (column, factor) = open.popLast() {
      if column != emptyColumn || isKnown[column] && open.count > 0 {
        guard !isKnown[column] else { return nil }
      }
      isKnown[column] = true
      let row = Int(factor > 0 ? lowRows[column] : highRows[column])
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
        open.append((Int(cell.column), -multiplier * cell.coefficient))
      }
    }
    return result
  }

  /// Whether the limits pass each other by more than a tolerated share of what set them.
  private func isClearlyEmpty(_ column: Int) -> Bool {
    let gap = lows[column] - highs[column]
    return [lowRows[column], highRows[column]].allSatisfy { row in
      guard row >= 0 else { return gap > Tolerance.conflict }
      var largest = max(1, abs(question.program.rows[Int(row)].right))
      var own = 1.0
      for cell in question.program.cells(of: Int(row)) {
        let least = lows[Int(cell.column)], most = highs[Int(cell.column)]
        if least.isFinite { largest = max(largest, abs(cell.coefficient * least)) }
        if most.isFinite { largest = max(largest, abs(cell.coefficient * most)) }
        if Int(cell.column) == column { own = abs(cell.coefficient) }
      }
      return gap * own > Tolerance.conflict * largest
    }
  }
}
