extension StepProgram {
  /// Makes steps of what follows from inputs, and lists what remains: required rows about known
  /// variables, and rows with unknowns.
  ///
  /// Complexity: linear in the cells.
  mutating func buildKnown(_ problem: ProblemView, keepingJoins: Bool) {
    steps.removeAll()
    cells.removeAll()
    sizes.removeAll()
    knownChecks.removeAll()
    openRows.removeAll()
    queue.removeAll()
    collectUses(problem, keepingJoins: keepingJoins)
    peel(problem, component: -1)
    knownEnd = steps.count
    knownSizeEnd = sizes.count
    for position in problem.rows.indices {
      let place = rowPlaces[position]
      if place.unknowns > 0 {
        openRows.append(Int32(truncatingIfNeeded: position))
      } else if place.step < 0, place.isPlanned, problem.rows[position].isRequired {
        knownChecks.append(Int32(truncatingIfNeeded: position))
      }
    }
  }

  /// Counts the unknowns of every row, and the rows of every unknown and input.
  private mutating func collectUses(_ problem: ProblemView, keepingJoins: Bool) {
    let variableCount = problem.variables.count
    let keepsPlaces = keepingJoins && rowPlaces.count == problem.rows.count
    variablePlaces.setCount(variableCount)
    useRanges.fill(variableCount, with: UseRange())
    rowPlaces.setCount(problem.rows.count)
    for index in 0..<variableCount {
      var place = VariablePlace()
      place.isDetermined = problem.variables[index].kind == .input
      variablePlaces[index] = place
    }
    for position in problem.rows.indices {
      let old = rowPlaces[position]
      place(position, problem) { $0.useRanges[$1].end += 1 }
      if keepsPlaces {
        rowPlaces[position].isJoined = old.isJoined
        rowPlaces[position].isUnfinished = old.isUnfinished
      }
    }
    makeUseRanges(problem)
    // Lists that nothing else can reach meanwhile stay in registers.
    let (users, ranges) = (uses, useRanges)
    for position in problem.rows.indices where problem.rows[position].isPlanned {
      for cell in problem.cells(of: position) where cell.coefficient != 0 {
        let place = ranges[Int(cell.variable)].end
        users[Int(place)] = Int32(truncatingIfNeeded: position)
        ranges[Int(cell.variable)].end = place &+ 1
      }
    }
  }

  /// Gives every variable places for the rows that mention it, which its range counts so far.
  ///
  /// Where there is room for revisions, half of it is for more rows of those that many mention: to
  /// move them would take more room than there is.
  private mutating func makeUseRanges(_ problem: ProblemView) {
    let spare = (uses.capacity - problem.cells.count) / 2
    uses.setCount(uses.capacity)
    var end = 0
    for variable in useRanges.indices {
      let count = Int(useRanges[variable].end)
      let start = Int32(truncatingIfNeeded: end)
      useRanges[variable] = UseRange(start: start, end: start)
      end += count
      guard spare > 0, count > 16 else { continue }
      for _ in 0..<count * spare / problem.cells.count {
        uses[end] = UseRange.free(variable)
        end += 1
      }
    }
    uses.setCount(end)
  }

  /// Starts to place a row: counts its unknowns, and queues an equality that has one.
  @inline(__always)
  mutating func place(
    _ position: Int, _ problem: ProblemView, noteUse: (inout StepProgram, Int) -> Void = { _, _ in }
  ) {
    var place = RowPlace()
    let row = problem.rows[position]
    if row.isPlanned {
      place.isPlanned = true
      for cell in problem.cells(of: position) where cell.coefficient != 0 {
        noteUse(&self, Int(cell.variable))
        if isUnknown(cell) { place.unknowns += 1 }
      }
      place.isEquality = row.isRequiredEquality
      if place.unknowns == 1, place.isEquality {
        queue.append(Int32(truncatingIfNeeded: position))
      }
    }
    rowPlaces[position] = place
  }

  /// Turns the required equalities in the queue, which have one unknown, into steps, and those that
  /// get to have one; but for those that close long chains over the parameters named so far.
  mutating func peel(_ problem: ProblemView, component: Int32, parameterCount: Int = 0) {
    let hasChains = parameterCount >= Self.longChain
    var head = 0
    while head < queue.count {
      let position = Int(queue[head])
      head += 1
      guard rowPlaces[position].unknowns == 1, rowPlaces[position].step < 0 else { continue }
      if hasChains, closesLongChain(position, problem) { continue }
      let row = problem.rows[position]
      let first = cells.count
      let pivot = addCells(of: problem.cells(of: position)) { $1.isUnknown(in: $0) }
      let step = Int32(truncatingIfNeeded: steps.count)
      steps.append(
        Step(
          pivot: pivot.variable, row: Int32(truncatingIfNeeded: position),
          firstCell: Int32(truncatingIfNeeded: first),
          endCell: Int32(truncatingIfNeeded: cells.count), constant: row.constant,
          inverse: 1 / pivot.coefficient))
      rowPlaces[position].step = step
      let variable = Int(pivot.variable)
      if problem.variables[variable].kind == .size { sizes.append(pivot.variable) }
      variablePlaces[variable].step = step
      determine(variable, component: component)
    }
  }

  /// Notes that a variable has its place, and which rows have few unknowns now: equalities with one
  /// in the queue, those of a component with two among its pairs.
  @inline(__always)
  mutating func determine(_ variable: Int, component: Int32) {
    variablePlaces[variable].isDetermined = true
    variablePlaces[variable].component = component
    let (users, rows) = (uses, rowPlaces)
    for index in useRange(variable) {
      let user = users[index]
      let left = rows[Int(user)].unknowns - 1
      rows[Int(user)].unknowns = left
      if left <= 2, left > 0, rows[Int(user)].isEquality {
        if left == 1 {
          queue.append(user)
        } else if component >= 0 {
          pairs.append(user)
        }
      }
    }
  }
}
