extension LevelSimplex {
  /// How much of the largest right side may be missing where rows count as consistent.
  static let conflictTolerance = 1e-8

  /// What the first level, feasibility, proves to be contradictory, if anything.
  ///
  /// The multipliers are those of the final objective row (Farkas' lemma).
  var contradiction: Contradiction? {
    var missing = 0.0
    for line in 0..<lines where Int(basis[line]) >= firstArtificial {
      missing += tableau[line * (width + 1) + width]
    }
    guard missing > LevelSimplex.conflictTolerance else { return nil }
    var result = Contradiction()
    for row in rows.indices {
      let column = Int(unitColumn[row])
      let multiplier = (column >= firstArtificial ? 1 : 0) - costs[column]
      if abs(multiplier) > LevelSimplex.epsilon {
        result.rows.append((row, (isUnitNegated[row] ? -multiplier : multiplier) * rowScale[row]))
      }
    }
    for column in isBounded.indices where isBounded[column] && !isBasic[column] {
      if abs(costs[column]) > LevelSimplex.epsilon { result.bounds.append(column) }
    }
    return result
  }

  /// Shrinks a contradiction until nothing in it can be spared: later rows go first, so that the
  /// earliest statements that contradict each other remain.
  func minimal(_ start: Contradiction) -> Contradiction {
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

  private func contradiction(among chosen: [Int], bounds: [Int]) -> Contradiction? {
    var simplex = LevelSimplex(isBounded: isBounded.indices.map(bounds.contains))
    for row in chosen {
      let own = rows[row]
      simplex.addRow(
        cells[own.firstCell..<own.endCell], own.relation, own.right, isRequired: true,
        age: own.age)
    }
    guard case .infeasible(var found) = simplex.solve() else { return nil }
    for index in found.rows.indices { found.rows[index].row = chosen[found.rows[index].row] }
    return found
  }
}
