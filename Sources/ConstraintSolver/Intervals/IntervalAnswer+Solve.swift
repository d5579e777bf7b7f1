extension IntervalAnswer {
  /// Solves the levels of the rows.
  ///
  /// Complexity: linear in the cells where limits pass on in the order of the rows or against it;
  /// otherwise it ends undecided after a multiple of them.
  mutating func solve() -> Outcome {
    guard sweep() else { return contradiction.map { .infeasible($0) } ?? .undecided }
    var wishes = ColumnWishes(lows.count)
    for level in question.levels {
      for row in level {
        let cells = question.program.cells(of: row)
        let own = question.program.rows[row]
        guard let cell = cells.first, cells.count == 1, cell.coefficient != 0 else {
          activate(row)
          continue
        }
        wishes.add(
          own.right / cell.coefficient, cell.coefficient < 0 ? own.relation.mirrored : own.relation,
          weight: abs(cell.coefficient), about: Int(cell.column))
      }
      guard grant(&wishes) else { return .undecided }
    }
    return .optimal
  }

  /// Chooses where the rows leave a choice, by the rules of ``SimplexAnswer/solve(choosing:)``.
  /// Returns `false` if intervals cannot tell.
  mutating func solve(choosing choices: [SimplexQuestion.Choice]) -> Bool {
    var wishes = ColumnWishes(lows.count)
    guard minimize(choices.filter { $0.previous != nil }, &wishes),
      minimize(choices.filter { $0.previous == nil && $0.isSize }, &wishes),
      minimizeRows(&wishes)
    else { return false }
    for choice in choices { guard minimize([choice], &wishes) else { return false } }
    return true
  }

  /// The values of the unknowns; `nil` if they do not meet all rows that hold.
  var values: [Double]? {
    guard isUnique else { return nil }
    for (index, row) in question.program.rows.enumerated() where isActive[index] {
      var excess = -row.right
      var largest = max(abs(row.right), 1)
      for cell in question.program.cells(of: index) {
        let term = cell.coefficient * lows[Int(cell.column)]
        excess += term
        largest = max(largest, abs(term))
      }
      let tolerance = Tolerance.place * largest
      if row.relation != .atLeast, excess > tolerance { return nil }
      if row.relation != .atMost, excess < -tolerance { return nil }
    }
    return lows
  }

  /// Narrows every unknown to where its wishes cost least, and forgets these. Returns `false` if
  /// not all can be granted at once.
  private mutating func grant(_ wishes: inout ColumnWishes) -> Bool {
    wishes.removeEach { column, best in narrow(column, to: best) }
    return settle()
  }

  /// Keeps expressions as close to their previous values as they can be, or to 0.
  private mutating func minimize(
    _ choices: [SimplexQuestion.Choice], _ wishes: inout ColumnWishes
  ) -> Bool {
    for choice in choices {
      var open: LevelProgram.Cell?
      var constant = choice.constant
      for cell in choice.cells where cell.coefficient != 0 {
        if isPoint(Int(cell.column)) {
          constant += cell.coefficient * lows[Int(cell.column)]
        } else if open == nil {
          open = cell
        } else {
          // Costs of several unknowns have no parts.
          return false
        }
      }
      guard let open else { continue }
      wishes.add(
        ((choice.previous ?? 0) - constant) / open.coefficient, .equal,
        weight: abs(open.coefficient), about: Int(open.column))
    }
    return grant(&wishes)
  }

  /// Violates earlier wishes less. Those about several unknowns hold already.
  private mutating func minimizeRows(_ wishes: inout ColumnWishes) -> Bool {
    guard !isUnique else { return true }
    let rows = question.program.rows
    let order = rows.indices.filter { !isActive[$0] }.sorted { rows[$0].age < rows[$1].age }
    for row in order {
      guard let cell = question.program.cells(of: row).first, cell.coefficient != 0,
        !isPoint(Int(cell.column))
      else { continue }
      wishes.add(
        rows[row].right / cell.coefficient,
        cell.coefficient < 0 ? rows[row].relation.mirrored : rows[row].relation,
        weight: abs(cell.coefficient), about: Int(cell.column))
      guard grant(&wishes) else { return false }
    }
    return true
  }
}
