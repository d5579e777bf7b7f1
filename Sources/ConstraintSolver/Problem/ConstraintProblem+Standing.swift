extension ConstraintProblem {
  /// Keeps a conflict, to look only whether it stands when inputs change.
  mutating func keepStanding(_ found: FoundConflict, suspending row: Row) {
    let (sum, _) = rightSide(of: found.positions, found.multipliers)
    guard found.multipliers.count == found.positions.count, sum != 0 else { return }
    standing.append(
      StandingConflict(
        suspended: row, positions: found.positions, multipliers: found.multipliers,
        sign: sum < 0 ? -1 : 1))
  }

  /// Whether all issues are conflicts, and all of them stand with the present inputs.
  ///
  /// A row that contradicts older ones is left out, whatever else holds. So if all do and the rows
  /// that are left agree, nothing has to be searched. Complexity: linear in the rows of conflicts.
  var allConflictsStand: Bool {
    guard standing.count == foundIssues.count else { return false }
    for (conflict, issue) in zip(standing, foundIssues) {
      guard case .conflict(let told) = issue, told.suspended == conflict.suspended else {
        return false
      }
      let (sum, largest) = rightSide(of: conflict.positions, conflict.multipliers)
      guard sum * conflict.sign > 2 * Tolerance.conflict * largest else { return false }
    }
    return true
  }

  /// The right side of a sum of rows, and its largest part.
  private func rightSide(
    of positions: [Int], _ multipliers: [Double]
  ) -> (sum: Double, largest: Double) {
    var sum = 0.0
    var largest = 0.0
    for (position, multiplier) in zip(positions, multipliers) {
      let row = store.rows[position]
      sum += multiplier * row.constant
      largest = max(largest, abs(multiplier) * max(1, abs(row.constant)))
      for cell in store.cells[row.cellRange]
      where store.variables[Int(cell.variable)].kind == .input {
        let term = multiplier * cell.coefficient * values[Int(cell.variable)]
        sum -= term
        largest = max(largest, abs(term))
      }
    }
    return (sum, largest)
  }
}
