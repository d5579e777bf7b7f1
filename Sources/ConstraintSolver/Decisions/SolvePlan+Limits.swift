/// Why one line about several parameters contradicts what each may be.
extension SolvePlan {
  /// Why the one line about several parameters cannot hold within what the required lines of each
  /// allow; `nil` if it can, or if it is only a wish.
  ///
  /// On entry the parameters are 0 among the values, and their intervals are known. Complexity:
  /// linear in the cells of the line; sorting where it cannot hold.
  mutating func contradiction(of shared: Line, _ problem: ProblemView) -> [ConflictPart]? {
    guard shared.isRequired else { return nil }
    let right = shared.rightSide(problem)
    for isGrowing in [false, true] {
      if shared.relation == (isGrowing ? .atMost : .atLeast) { continue }
      var gap = isGrowing ? right : -right
      var largest = max(1, abs(right))
      for index in shared.cellRange {
        let cell = lines.cells[index]
        let interval = decisions.intervals[Int(cell.variable)]
        let isUp = isGrowing == (cell.coefficient > 0)
        let term = cell.coefficient * (isUp ? interval.requiredHigh : interval.requiredLow)
        gap += isGrowing ? -term : term
        largest = max(largest, abs(term))
      }
      // Where a parameter has no limit the gap is not finite.
      let excess = gap - Tolerance.conflict * largest
      if excess > 0, excess.isFinite {
        return limits(of: shared, isGrowing: isGrowing, excess: excess, problem)
      }
    }
    return nil
  }

  /// What keeps each parameter from giving more, for a line that is missed by more than is
  /// tolerated, which is the excess. A size whose bound is enough needs no other limit; the newest
  /// limits are spared first.
  mutating func limits(
    of shared: Line, isGrowing: Bool, excess: Double, _ problem: ProblemView
  ) -> [ConflictPart] {
    var parts = [ConflictPart(source: shared.source, multiplier: 1)]
    var spared: [(part: Int, cell: StoredCell, serial: Int, amount: Double)] = []
    for index in shared.cellRange {
      let cell = lines.cells[index]
      let interval = decisions.intervals[Int(cell.variable)]
      let isUp = isGrowing == (cell.coefficient > 0)
      let line = isUp ? interval.highLine : interval.lowLine
      guard line >= 0 else {
        parts.append(boundPart(cell))
        continue
      }
      let own = lines[line]
      if !isUp, components.parameters[Int(cell.variable)].isSize {
        spared.append(
          (
            parts.count, cell, own.source < 0 ? 0 : problem.rows[Int(own.source)].serial,
            abs(cell.coefficient) * interval.requiredLow
          ))
      }
      parts.append(
        ConflictPart(source: own.source, multiplier: -cell.coefficient / own.coefficient))
    }
    var excess = excess
    for (part, cell, _, amount) in spared.inOrder(of: { -$0.serial }) where amount < excess {
      excess -= amount
      parts[part] = boundPart(cell)
    }
    return parts
  }

  /// The bound of a parameter that is a size, as a part of a contradiction.
  private mutating func boundPart(_ cell: StoredCell) -> ConflictPart {
    let variable = components.parameters[Int(cell.variable)].variable
    return ConflictPart(source: -1 - variable, multiplier: -cell.coefficient)
  }
}
