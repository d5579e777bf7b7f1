/// Rows that close long chains.
extension StepProgram {
  /// How many parameters make a chain long, and how many variables are looked at to find them.
  static let longChain = 8
  private static let chainSearch = 64

  /// Whether an equality with one unknown closes a long chain: the unknown is a size that wishes
  /// are about, and what else the row mentions follows from many parameters.
  ///
  /// Such a row becomes a line and the size one more parameter. As a step it would turn each of the
  /// wishes into a line about all of them. One line about many is shared out, several go to a
  /// simplex.
  @inline(never)
  mutating func closesLongChain(_ position: Int, _ problem: ProblemView) -> Bool {
    let cells = problem.cells(of: position)
    for cell in cells where isUnknown(cell) {
      let unknown = Int(cell.variable)
      return problem.variables[unknown].kind == .size && isWished(unknown, problem)
        && followsMany(cells, besides: unknown)
    }
    return false
  }

  private mutating func isWished(_ variable: Int, _ problem: ProblemView) -> Bool {
    for use in useRange(variable) {
      let row = problem.rows[Int(uses[use])]
      if row.isPlanned, !row.isRequired { return true }
    }
    return false
  }

  /// Whether the variables of cells, but for one, follow from many parameters.
  private func followsMany(
    _ cells: UnsafeBufferPointer<StoredCell>, besides unknown: Int
  ) -> Bool {
    var seen = cells.map(\.variable).filter { Int($0) != unknown }
    var parameterCount = 0
    var next = 0
    while next < min(seen.count, Self.chainSearch) {
      let place = variablePlaces[Int(seen[next])]
      next += 1
      if place.component < 0 { continue }
      if place.parameter >= 0 {
        parameterCount += 1
        if parameterCount == Self.longChain { return true }
      } else if place.step >= 0 {
        for index in steps[Int(place.step)].cellRange
        where !seen.contains(self.cells[index].variable) {
          seen.append(self.cells[index].variable)
        }
      }
    }
    return false
  }
}
