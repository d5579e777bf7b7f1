/// What ran out of the allowed work.
extension SolvePlan {
  /// Notes that a component ran out of work.
  mutating func giveUp(_ number: Int) {
    decisions.work.hasUnfinished = true
    setUnfinished(number, true)
  }

  /// Makes no size of a component that ran out of work negative, whatever its rows say.
  mutating func raiseSizes(of component: Component, _ problem: ProblemView) {
    for index in component.sizeRange {
      let variable = Int(program.sizes[index])
      problem.values[variable] = max(problem.values[variable], 0)
    }
  }

  /// Notes again what was not solved to its end, after planning anew.
  mutating func keepUnfinished() {
    for number in components.indices {
      let rows = components[number].rowRange
      if !rows.isEmpty, program.rowPlaces[Int(components.rows[rows.lowerBound])].isUnfinished {
        setUnfinished(number, true)
      }
    }
  }

  /// Takes everything as solved to its end.
  mutating func forgetUnfinished() {
    guard decisions.work.hasUnfinished else { return }
    decisions.work.hasUnfinished = false
    for number in components.indices where components[number].isUnfinished {
      setUnfinished(number, false)
    }
    for position in components.crossRows { program.rowPlaces[Int(position)].isUnfinished = false }
  }

  private mutating func setUnfinished(_ number: Int, _ isUnfinished: Bool) {
    components.all[number].isUnfinished = isUnfinished
    for index in components[number].rowRange {
      program.rowPlaces[Int(components.rows[index])].isUnfinished = isUnfinished
    }
  }

  /// Whether a row mentions a component that is not solved to its end.
  mutating func mentionsUnfinished(_ row: StoredRow, _ problem: ProblemView) -> Bool {
    problem.cells[row.cellRange].contains { cell in
      let number = program.variablePlaces[Int(cell.variable)].component
      return number >= 0 && components[Int(number)].isUnfinished
    }
  }

  /// The positions of the rows that are part of what was not solved to its end, sorted.
  var unfinishedRows: [Int] {
    guard decisions.work.hasUnfinished else { return [] }
    return program.rowPlaces.indices.filter { program.rowPlaces[$0].isUnfinished }
  }
}
