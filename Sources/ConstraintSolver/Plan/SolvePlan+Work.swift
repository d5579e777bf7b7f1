/// How much work a simplex may do, so that every answer comes, and what it did not do for.
extension SolvePlan {
  /// What every component may use, however small its share.
  static let smallestShare = 1 << 16

  /// Allows work for one answer, in cells that a simplex computes.
  mutating func allow(_ limit: Int) {
    scratch.workLimit = limit
    // Components that inequalities join are solved again.
    scratch.workLeft = limit > Int.max / 4 ? limit : 4 * limit
  }

  /// The work allowed for a component now. It depends on nothing that is done for others, so that
  /// solving some of them gives what solving all does.
  mutating func startWork(_ number: Int) -> Int {
    if scratch.budgetOwner != Int32(truncatingIfNeeded: number) {
      scratch.budgetOwner = Int32(truncatingIfNeeded: number)
      scratch.budget = share(of: number)
    }
    return min(scratch.budget, scratch.workLeft)
  }

  /// Notes work that was done for it.
  mutating func doWork(_ done: Int) {
    scratch.budget -= done
    scratch.workLeft -= done
  }

  /// By the squares of their parameters, and a power of two less than all, so that it stays while
  /// little changes elsewhere.
  private mutating func share(of number: Int) -> Int {
    func weight(_ component: Component) -> Double {
      let count = Double(component.endParameter - component.firstParameter)
      return max(count * count, 1)
    }
    if scratch.totalWeight == 0 {
      scratch.totalWeight = components.reduce(0) { $0 + weight($1) }
    }
    let ratio = scratch.totalWeight / weight(components[number])
    let share = scratch.workLimit >> Int(ratio.exponent)
    return max(share, min(scratch.workLimit, SolvePlan.smallestShare))
  }

  /// Notes that the work did not do for a component.
  mutating func giveUp(_ number: Int) {
    scratch.hasUnfinished = true
    setUnfinished(number, true)
  }

  /// Notes again what was not solved to its end, after planning anew.
  mutating func keepUnfinished() {
    for number in components.indices {
      let first = Int(components[number].firstRow)
      if first < Int(components[number].endRow),
        rowPlaces[Int(componentRows[first])].isUnfinished
      {
        setUnfinished(number, true)
      }
    }
  }

  /// Takes everything as solved to its end.
  mutating func forgetUnfinished() {
    guard scratch.hasUnfinished else { return }
    scratch.hasUnfinished = false
    for number in components.indices where components[number].isUnfinished {
      setUnfinished(number, false)
    }
    for position in crossRows { rowPlaces[Int(position)].isUnfinished = false }
  }

  private mutating func setUnfinished(_ number: Int, _ isUnfinished: Bool) {
    components[number].isUnfinished = isUnfinished
    for index in Int(components[number].firstRow)..<Int(components[number].endRow) {
      rowPlaces[Int(componentRows[index])].isUnfinished = isUnfinished
    }
  }

  /// Whether a row mentions a component that is not solved to its end.
  func mentionsUnfinished(_ row: StoredRow, _ problem: ProblemView) -> Bool {
    problem.cells[row.cellRange].contains { cell in
      let number = variablePlaces[Int(cell.variable)].component
      return number >= 0 && components[Int(number)].isUnfinished
    }
  }

  /// The positions of the rows that are part of what was not solved to its end, sorted.
  var unfinishedRows: [Int] {
    scratch.hasUnfinished ? rowPlaces.indices.filter { rowPlaces[$0].isUnfinished } : []
  }
}
