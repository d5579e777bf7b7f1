extension LevelSimplex {
  /// What the first level, feasibility, proves to be contradictory, if anything.
  ///
  /// The multipliers are the prices of the rows in its optimum (Farkas' lemma).
  var contradiction: Contradiction? {
    var missing = 0.0
    for line in basis.indices {
      let variable = variables[Int(basis[line])]
      missing += max(variable.slope * (variable.value - variable.point), 0)
    }
    guard missing > Tolerance.conflict else { return nil }
    var result = Contradiction()
    for (index, variable) in variables.enumerated() {
      let price = variable.place < 0 ? -rates[Int(-1 - variable.place)] : variable.slope
      guard abs(price) > Tolerance.simplex else { continue }
      if index >= isBounded.count {
        let row = index - isBounded.count
        result.rows.append((row, price * rowScale[row]))
      } else if variable.place < 0, isBounded[index] {
        result.bounds.append(index)
      }
    }
    return result
  }

  /// Shrinks a contradiction until nothing in it can be spared: later rows go first, so that the
  /// earliest statements that contradict each other remain. What the budget does not allow to try
  /// stays.
  mutating func minimal(_ start: Contradiction) -> Contradiction {
    var best = start
    for (row, _) in start.rows.sorted(by: { rows[$0.row].age > rows[$1.row].age }) {
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
    var simplex = LevelSimplex(isBounded: isBounded.indices.map(bounds.contains))
    for row in chosen {
      let own = rows[row]
      simplex.addRow(
        cells[own.firstCell..<own.endCell], own.relation, own.right, isRequired: true,
        age: own.age)
    }
    simplex.budget = budget
    let outcome = simplex.solve()
    budget = simplex.budget
    guard case .infeasible(var found) = outcome else { return nil }
    for index in found.rows.indices { found.rows[index].row = chosen[found.rows[index].row] }
    return found
  }
}
