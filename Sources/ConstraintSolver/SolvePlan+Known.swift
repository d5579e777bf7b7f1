extension SolvePlan {
  /// Plans anew from the rows. Complexity: linear in the cells for known variables.
  mutating func build(_ store: RowStore, keepingJoins: Bool = false) {
    collectUses(store, keepingJoins: keepingJoins)
    steps.removeAll(keepingCapacity: true)
    stepCells.removeAll(keepingCapacity: true)
    sizes.removeAll(keepingCapacity: true)
    knownChecks.removeAll(keepingCapacity: true)
    steps.reserveCapacity(store.variables.count)
    stepCells.reserveCapacity(store.cells.count)
    sizes.reserveCapacity(store.variables.count / 2)
    var queue = scratch.queue
    queue.removeAll(keepingCapacity: true)
    queue.reserveCapacity(store.variables.count)
    for position in store.rows.indices
    where rowPlaces[position].unknowns == 1 && store.rows[position].isActive
      && store.rows[position].isRequiredEquality
    {
      queue.append(Int32(truncatingIfNeeded: position))
    }
    var unused: [Int32] = []
    peel(store, &queue, &unused, component: -1)
    scratch.queue = queue
    knownEnd = steps.count
    knownSizeEnd = sizes.count
    var isComplete = true
    for position in store.rows.indices where store.rows[position].isActive {
      if rowPlaces[position].unknowns > 0 {
        isComplete = false
      } else if rowPlaces[position].step < 0, store.rows[position].isRequired {
        knownChecks.append(Int32(truncatingIfNeeded: position))
      }
    }
    components.removeAll(keepingCapacity: true)
    componentRows.removeAll(keepingCapacity: true)
    parameters.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
    lineCells.removeAll(keepingCapacity: true)
    crossRows.removeAll(keepingCapacity: true)
    if !isComplete { buildComponents(store) }
    marks.clear()
    scratch.segmentOwner = -1
    scratch.markedComponents.removeAll(keepingCapacity: true)
    scratch.markedChecks.removeAll(keepingCapacity: true)
  }

  /// Counts the unknowns of every row, and the rows of every unknown.
  private mutating func collectUses(_ store: RowStore, keepingJoins: Bool) {
    let variableCount = store.variables.count
    variablePlaces.removeAll(keepingCapacity: true)
    variablePlaces.reserveCapacity(variableCount)
    for variable in store.variables {
      var place = VariablePlace()
      place.isDetermined = variable.kind == .input
      variablePlaces.append(place)
    }
    useStart.removeAll(keepingCapacity: true)
    useStart.append(contentsOf: repeatElement(0, count: variableCount + 2))
    if !keepingJoins {
      rowPlaces.removeAll(keepingCapacity: true)
      rowPlaces.append(contentsOf: repeatElement(RowPlace(), count: store.rows.count))
    }
    var total = 0
    store.cells.withUnsafeBufferPointer { cells in
      variablePlaces.withUnsafeBufferPointer { variablePlaces in
        useStart.withUnsafeMutableBufferPointer { useStart in
          rowPlaces.withUnsafeMutableBufferPointer { rowPlaces in
            for (position, row) in store.rows.enumerated() {
              var place = RowPlace()
              place.isJoined = rowPlaces[position].isJoined
              if row.isActive {
                for index in row.cellRange {
                  let cell = cells[index]
                  let isCounted =
                    !variablePlaces[Int(cell.variable)].isDetermined && cell.coefficient != 0
                  guard isCounted else { continue }
                  useStart[Int(cell.variable) + 2] += 1
                  place.unknowns += 1
                }
                total += Int(place.unknowns)
              }
              rowPlaces[position] = place
            }
          }
          for index in 1..<useStart.count { useStart[index] += useStart[index - 1] }
        }
        if uses.count < total {
          uses.append(contentsOf: repeatElement(0, count: total - uses.count))
        }
        useStart.withUnsafeMutableBufferPointer { useStart in
          uses.withUnsafeMutableBufferPointer { uses in
            for (position, row) in store.rows.enumerated() where row.isActive {
              for index in row.cellRange {
                let cell = cells[index]
                let isCounted =
                  !variablePlaces[Int(cell.variable)].isDetermined && cell.coefficient != 0
                guard isCounted else { continue }
                let place = useStart[Int(cell.variable) + 1]
                uses[Int(place)] = Int32(truncatingIfNeeded: position)
                useStart[Int(cell.variable) + 1] = place + 1
              }
            }
          }
        }
      }
    }
  }

  mutating func useRange(_ variable: Int) -> Range<Int> {
    Int(useStart[variable])..<Int(useStart[variable + 1])
  }

  /// Turns required equalities with one unknown into steps, as long as there are any.
  ///
  /// - Parameters:
  ///   - queue: Rows that had one unknown when they were added; what was there is kept.
  ///   - pairs: Gets the rows that come to have two unknowns.
  mutating func peel(
    _ store: RowStore, _ queue: inout [Int32], _ pairs: inout [Int32], component: Int32
  ) {
    var head = 0
    while head < queue.count {
      let position = Int(queue[head])
      head += 1
      guard rowPlaces[position].unknowns == 1, rowPlaces[position].step < 0 else { continue }
      let row = store.rows[position]
      let first = stepCells.count
      var pivot = StoredCell(variable: -1, coefficient: 1)
      for index in row.cellRange {
        let cell = store.cells[index]
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
      if store.variables[variable].kind == .size { sizes.append(pivot.variable) }
      variablePlaces[variable].step = step
      determine(variable, store, &queue, &pairs, component: component)
    }
  }

  /// Notes that a variable has its place, and which rows have few unknowns now.
  mutating func determine(
    _ variable: Int, _ store: RowStore, _ queue: inout [Int32], _ pairs: inout [Int32],
    component: Int32
  ) {
    variablePlaces[variable].isDetermined = true
    variablePlaces[variable].component = component
    for index in useRange(variable) {
      let user = Int(uses[index])
      let left = rowPlaces[user].unknowns - 1
      rowPlaces[user].unknowns = left
      if left == 1 || left == 2, store.rows[user].isRequiredEquality {
        if left == 1 {
          queue.append(uses[index])
        } else if component >= 0 {
          pairs.append(uses[index])
        }
      }
    }
  }
}
