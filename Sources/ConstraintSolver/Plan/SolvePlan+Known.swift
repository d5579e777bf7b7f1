extension SolvePlan {
  /// Plans anew from the rows. Complexity: linear in the cells for known variables.
  mutating func build(_ problem: ProblemView, keepingJoins: Bool = false) {
    steps.removeAll()
    stepCells.removeAll()
    sizes.removeAll()
    knownChecks.removeAll()
    openRows.removeAll()
    scratch.queue.removeAll()
    collectUses(problem, keepingJoins: keepingJoins)
    peel(problem, component: -1)
    knownEnd = steps.count
    knownSizeEnd = sizes.count
    for position in problem.rows.indices {
      let place = rowPlaces[position]
      if place.unknowns > 0 {
        openRows.append(Int32(truncatingIfNeeded: position))
      } else if place.step < 0, problem.rows[position].isRequired, problem.rows[position].isActive {
        knownChecks.append(Int32(truncatingIfNeeded: position))
      }
    }
    components.removeAll()
    componentRows.removeAll()
    parameters.removeAll()
    lines.removeAll()
    lineCells.removeAll(keepingCapacity: true)
    closingRows.removeAll()
    crossRows.removeAll()
    intervals.removeAll()
    regions.removeAll(keepingCapacity: true)
    firstFreeRegion = -1
    if !openRows.isEmpty { buildComponents(problem) }
    if !keepingJoins {
      scratch.hasUnfinished = false
    } else if scratch.hasUnfinished {
      keepUnfinished()
    }
    marks.clear()
    scratch.totalWeight = 0
    scratch.segmentOwner = -1
    scratch.markedComponents.removeAll()
    scratch.markedChecks.removeAll(keepingCapacity: true)
  }

  /// Counts the unknowns of every row, and the rows of every unknown.
  private mutating func collectUses(_ problem: ProblemView, keepingJoins: Bool) {
    let variableCount = problem.variables.count
    let keepsPlaces = keepingJoins && rowPlaces.count == problem.rows.count
    variablePlaces.setCount(variableCount)
    useStart.fill(variableCount + 2, with: 0)
    rowPlaces.setCount(problem.rows.count)
    for index in 0..<variableCount {
      var place = VariablePlace()
      place.isDetermined = problem.variables[index].kind == .input
      variablePlaces[index] = place
    }
    for position in problem.rows.indices {
      let row = problem.rows[position]
      var place = RowPlace()
      if keepsPlaces {
        place.isJoined = rowPlaces[position].isJoined
        place.isUnfinished = rowPlaces[position].isUnfinished
      }
      if row.isActive {
        for index in row.cellRange {
          let cell = problem.cells[index]
          if variablePlaces[Int(cell.variable)].isDetermined || cell.coefficient == 0 { continue }
          useStart[Int(cell.variable) + 2] += 1
          place.unknowns += 1
        }
        place.isEquality = row.isRequiredEquality
        if place.unknowns == 1, place.isEquality {
          scratch.queue.append(Int32(truncatingIfNeeded: position))
        }
      }
      rowPlaces[position] = place
    }
    var sum: Int32 = 0
    for index in useStart.indices {
      sum += useStart[index]
      useStart[index] = sum
    }
    uses.setCount(Int(sum))
    for position in problem.rows.indices where rowPlaces[position].unknowns > 0 {
      for index in problem.rows[position].cellRange {
        let cell = problem.cells[index]
        if variablePlaces[Int(cell.variable)].isDetermined || cell.coefficient == 0 { continue }
        let place = useStart[Int(cell.variable) + 1]
        uses[Int(place)] = Int32(truncatingIfNeeded: position)
        useStart[Int(cell.variable) + 1] = place + 1
      }
    }
  }

  @inline(__always)
  mutating func useRange(_ variable: Int) -> Range<Int> {
    Int(useStart[variable])..<Int(useStart[variable + 1])
  }

  /// Turns the required equalities in the queue, which have one unknown, into steps, and those that
  /// get to have one.
  mutating func peel(_ problem: ProblemView, component: Int32) {
    var head = 0
    while head < scratch.queue.count {
      let position = Int(scratch.queue[head])
      head += 1
      guard rowPlaces[position].unknowns == 1, rowPlaces[position].step < 0 else { continue }
      let row = problem.rows[position]
      let first = stepCells.count
      var pivot = StoredCell(variable: -1, coefficient: 1)
      for index in row.cellRange {
        let cell = problem.cells[index]
        if !variablePlaces[Int(cell.variable)].isDetermined, cell.coefficient != 0 {
          pivot = cell
        } else {
          stepCells.append(cell)
        }
      }
      let step = Int32(truncatingIfNeeded: steps.count)
      steps.append(
        Step(
          pivot: pivot.variable, row: Int32(truncatingIfNeeded: position),
          firstCell: Int32(truncatingIfNeeded: first),
          endCell: Int32(truncatingIfNeeded: stepCells.count), constant: row.constant,
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
    for index in useRange(variable) {
      let user = uses[index]
      let left = rowPlaces[Int(user)].unknowns - 1
      rowPlaces[Int(user)].unknowns = left
      if left <= 2, left > 0, rowPlaces[Int(user)].isEquality {
        if left == 1 {
          scratch.queue.append(user)
        } else if component >= 0 {
          scratch.pairs.append(user)
        }
      }
    }
  }
}
