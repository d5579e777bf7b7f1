extension LevelSimplex {
  /// What the first level, feasibility, proves to be contradictory, if anything.
  ///
  /// The multipliers are the prices of the rows in its optimum (Farkas' lemma).
  var contradiction: Contradiction? {
    guard basis.contains(where: isMissed) else { return nil }
    var result = Contradiction()
    for (index, variable) in variables.enumerated() {
      let price = variable.place < 0 ? -rates[Int(-1 - variable.place)] : variable.slope
      guard abs(price) > Number.negligible else { continue }
      if index >= isBounded.count {
        let row = index - isBounded.count
        result.rows.append((row, price.double * rowScale[row]))
      } else if variable.place < 0, isBounded[index] {
        result.bounds.append(index)
      }
    }
    return result
  }

  /// Takes what required rows are missed by, which is tolerated, as what they ask for, so that no
  /// later level adds to it.
  mutating func keepMisses() {
    for index in basis {
      let own = variables[Int(index)]
      let miss = own.slope * (own.value - own.point)
      guard miss > Number.negligible * max(1, abs(own.point)) else { continue }
      variables[Int(index)].point = own.value
      hasKeptMisses = true
    }
  }

  /// Whether a required row is missed by more than a share of its largest term.
  private func isMissed(_ variable: Int32) -> Bool {
    let own = variables[Int(variable)]
    let row = Int(variable) - isBounded.count
    guard row >= 0, own.slope * (own.value - own.point) > 0 else { return false }
    var largest = max(abs(rows[row].right), 1)
    for cell in program.cells(of: row) {
      let value = variables[Int(cell.column)].value.double * columnScale[Int(cell.column)]
      largest = max(largest, abs(cell.coefficient * value))
    }
    return abs((own.value - own.point).double) > Tolerance.conflict * largest * rowScale[row]
  }

  /// Shrinks a contradiction until nothing in it can be spared: later rows go first, so that the
  /// earliest statements that contradict each other remain. What the budget does not allow to try
  /// stays.
  mutating func minimal(_ start: Contradiction) -> Contradiction {
    var best = start
    for (row, _) in start.rows.inOrder(of: { -rows[$0.row].age }) {
      guard best.rows.contains(where: { $0.row == row }) else { continue }
      let rest = best.rows.map(\.row).filter { $0 != row }
      if let smaller = contradiction(among: rest, bounds: best.bounds) { best = smaller }
    }
    for bound in start.bounds.reversed() where best.bounds.contains(bound) {
      let rest = best.bounds.filter { $0 != bound }
      if let smaller = contradiction(among: best.rows.map(\.row), bounds: rest) { best = smaller }
    }
    return best
  }

  private mutating func contradiction(among chosen: [Int], bounds: [Int]) -> Contradiction? {
    var part = LevelProgram(isBounded: isBounded.indices.map(bounds.contains))
    for row in chosen {
      let own = rows[row]
      part.addRow(
        program.cells(of: row), own.relation, own.right, isRequired: true, age: own.age)
    }
    var simplex = LevelSimplex(part)
    simplex.budget = budget
    let outcome = simplex.solve()
    budget = simplex.budget
    guard case .infeasible(var found) = outcome else { return nil }
    for index in found.rows.indices { found.rows[index].row = chosen[found.rows[index].row] }
    return found
  }
}
