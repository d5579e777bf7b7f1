/// Planning a part again; see ``Revision``.
extension SolvePlan {
  /// Notes a row or variable that came, went or changed in more than a constant. Returns `false` if
  /// another plan is needed.
  mutating func note(_ edit: Revision.Edit) -> Bool {
    makeUnique()
    switch edit {
    case .row(let position):
      if position == program.rowPlaces.count {
        guard position < program.rowPlaces.capacity else { return askForRoom() }
        program.rowPlaces.append(StepProgram.RowPlace())
      }
      return revision.note(row: position) || askForRoom()
    case .variable(let index):
      if index == program.variablePlaces.count {
        guard index < program.variablePlaces.capacity else { return askForRoom() }
        program.variablePlaces.append(StepProgram.VariablePlace())
        program.useRanges.append(UseRange())
      }
      return revision.note(variable: index) || askForRoom()
    }
  }

  private mutating func askForRoom() -> Bool {
    revision.needsRoom = true
    return false
  }

  /// Plans again what depends on the edits, and marks it. Returns `false` if everything has to be.
  ///
  /// Complexity: linear in the cells of the rows about what is planned again.
  mutating func revise(_ store: RowStore, _ values: inout [Double]) -> Bool {
    makeUnique()
    return store.withView(&values) { revise($0) }
  }

  private mutating func revise(_ problem: ProblemView) -> Bool {
    revision.start(rowCount: problem.rows.count)
    exchangeRows(problem)
    guard openEdits(problem) else { return askForRoom() }
    for number in components.remembering { open(component: Int(number), problem) }
    components.forgetRemembering()
    openWhatFollows(problem)
    guard hasRoom(problem) else { return askForRoom() }
    decisions.sharing.forgetOwner()
    decisions.work.forgetShares()
    reaches.removeAll()
    changes.startSteps()
    guard peelOpen(problem) else { return false }
    lines.dropClosingRows(program)
    components.dropCrossRows(program)
    if !program.openRows.isEmpty {
      let groups = components.startGroups(
        of: revision.openVariables, count: problem.variables.count)
      for number in buildComponents(groups, problem) {
        changes.markComponent(Int32(truncatingIfNeeded: number), &components)
      }
    }
    for variable in revision.openVariables
    where !program.variablePlaces[Int(variable)].isDetermined {
      problem.values[Int(variable)] = problem.variables[Int(variable)].valueWithoutRows
    }
    revision.finish()
    return true
  }

  /// Lets new equalities compute what edited ones did, where that follows from the same or earlier
  /// variables: as where one of two heights counts, with the width. What depends on it stays.
  ///
  /// Where variables came or went, the plan still knows a new one as that whose place it has.
  private mutating func exchangeRows(_ problem: ProblemView) {
    guard revision.rows.count > 1, revision.variables.isEmpty else { return }
    var hasExchanged = false
    for position in revision.rows {
      let row = problem.rows[Int(position)]
      guard row.isActive, row.isRequiredEquality, !program.rowPlaces[Int(position)].isPlanned,
        let pivot = exchangedCell(of: Int(position), problem),
        exchange(row: Int(position), pivot, problem)
      else { continue }
      hasExchanged = true
    }
    guard hasExchanged else { return }
    let places = program.rowPlaces
    revision.keepRows { position in
      defer { places[position].isExchanged = false }
      return !places[position].isExchanged
    }
  }

  /// The cell of a row whose variable an edited row computes, which does not count any longer, if
  /// all others are known before it.
  private func exchangedCell(of position: Int, _ problem: ProblemView) -> StoredCell? {
    func step(of cell: StoredCell) -> Int? {
      let place = program.variablePlaces[Int(cell.variable)]
      guard place.isDetermined, place.component < 0 else { return nil }
      return Int(place.step)
    }
    var found: (cell: StoredCell, step: Int)?
    var last = -1
    for cell in problem.cells(of: position) where cell.coefficient != 0 {
      guard let step = step(of: cell) else { return nil }
      if step >= 0, !problem.rows[Int(program.steps[step].row)].isPlanned {
        guard found == nil else { return nil }
        found = (cell, step)
      } else {
        last = max(last, step)
      }
    }
    return found.flatMap { last < $0.step ? $0.cell : nil }
  }

  /// Lets a row compute a variable. Returns `false` if there is no room.
  private mutating func exchange(
    row position: Int, _ pivot: StoredCell, _ problem: ProblemView
  ) -> Bool {
    let step = Int(program.variablePlaces[Int(pivot.variable)].step)
    let cells = problem.cells(of: position)
    guard program.cells.count + cells.count <= program.cells.capacity,
      cells.allSatisfy({
        $0.coefficient == 0
          || program.addUse(of: Int($0.variable), by: Int32(truncatingIfNeeded: position))
      })
    else { return false }
    let former = Int(program.steps[step].row)
    for cell in problem.cells(of: former) {
      program.removeUse(of: Int(cell.variable), by: Int32(truncatingIfNeeded: former))
    }
    let isNoted = program.rowPlaces[former].isNoted
    program.rowPlaces[former] = StepProgram.RowPlace(isNoted: isNoted, isExchanged: true)
    let first = program.cells.count
    _ = program.addCells(of: cells) { cell, _ in cell.variable == pivot.variable }
    program.steps[step] = StepProgram.Step(
      pivot: pivot.variable, row: Int32(truncatingIfNeeded: position),
      firstCell: Int32(truncatingIfNeeded: first),
      endCell: Int32(truncatingIfNeeded: program.cells.count),
      constant: problem.rows[position].constant, inverse: 1 / pivot.coefficient)
    program.rowPlaces[position] = StepProgram.RowPlace(
      step: Int32(truncatingIfNeeded: step), isPlanned: true, isEquality: true,
      isNoted: program.rowPlaces[position].isNoted, isExchanged: true)
    changes.note(row: position, in: &program)
    return true
  }

  /// Opens what the edits are about. Returns `false` if there is no room.
  private mutating func openEdits(_ problem: ProblemView) -> Bool {
    for position in revision.rows {
      openRow(Int(position), problem)
      let row = problem.rows[Int(position)]
      for index in row.cellRange where problem.cells[index].variable >= 0 {
        let cell = problem.cells[index]
        let variable = Int(cell.variable)
        guard row.isPlanned, cell.coefficient != 0 else {
          program.removeUse(of: variable, by: position)
          continue
        }
        guard program.addUse(of: variable, by: position) else { return false }
        let user = program.variablePlaces[variable]
        if user.component >= 0 {
          open(component: Int(user.component), problem)
        } else if !user.isDetermined {
          open(variable: variable, problem)
        }
      }
    }
    for index in revision.variables {
      let variable = Int(index)
      if problem.variables[variable].kind == .input {
        let isNoted = program.variablePlaces[variable].isNoted
        program.variablePlaces[variable] = StepProgram.VariablePlace(
          isDetermined: true, isNoted: isNoted)
      } else {
        open(variable: variable, problem)
      }
    }
    return true
  }

  /// Opens what follows from open variables.
  private mutating func openWhatFollows(_ problem: ProblemView) {
    var next = 0
    while next < revision.openVariables.count {
      for use in program.useRange(Int(revision.openVariables[next])) {
        openRow(Int(program.uses[use]), problem)
      }
      next += 1
    }
  }

  /// Opens a row, and what is computed from it or decided by it; the components that it is across.
  private mutating func openRow(_ position: Int, _ problem: ProblemView) {
    let place = program.rowPlaces[position]
    guard place.component != StepProgram.open else { return }
    program.rowPlaces[position].component = StepProgram.open
    revision.openRows.insert(position)
    revision.openRowCount += 1
    revision.openCellCount += Int(problem.rows[position].cellCount)
    if place.isLine { lines.noteGone() }
    if place.step >= 0 {
      open(variable: Int(program.steps[Int(place.step)].pivot), problem)
    } else if place.component >= 0 {
      open(component: Int(place.component), problem)
    } else if place.component == StepProgram.across {
      for cell in problem.cells(of: position) where cell.variable >= 0 {
        let user = program.variablePlaces[Int(cell.variable)]
        if user.component >= 0 { open(component: Int(user.component), problem) }
      }
    }
  }

  private mutating func open(variable: Int, _ problem: ProblemView) {
    let place = program.variablePlaces[variable]
    guard place.component != StepProgram.open else { return }
    if place.isBoundLine { lines.noteGone() }
    program.variablePlaces[variable] = StepProgram.VariablePlace(component: StepProgram.open)
    revision.openVariables.append(Int32(truncatingIfNeeded: variable))
    if place.component >= 0 { open(component: Int(place.component), problem) }
  }

  private mutating func open(component number: Int, _ problem: ProblemView) {
    let component = components[number]
    guard !component.isGone else { return }
    decisions.regions.forget(number, of: &components)
    components.all[number] = Component()
    for index in component.parameterRange {
      open(variable: Int(components.parameters[index].variable), problem)
    }
    for index in component.stepRange {
      open(variable: Int(program.steps[index].pivot), problem)
    }
  }

  /// Whether the lists of the plan have room for what is open, besides what is left behind.
  private func hasRoom(_ problem: ProblemView) -> Bool {
    let count = revision.openVariables.count
    return program.steps.count + count <= program.steps.capacity
      && program.cells.count + revision.openCellCount <= program.cells.capacity
      && program.sizes.count + count <= program.sizes.capacity
      && components.all.count + count <= components.all.capacity
      && components.rows.count + revision.openRowCount <= components.rows.capacity
      && components.parameters.count + count <= components.parameters.capacity
      && lines.hasRoom(problem)
  }

  /// Turns open rows into steps, as far as they follow from inputs, and lists the others. Returns
  /// `false` if an equality is left over.
  private mutating func peelOpen(_ problem: ProblemView) -> Bool {
    program.queue.removeAll()
    program.openRows.removeAll()
    for index in revision.openVariables {
      program.variablePlaces[Int(index)].component = StepProgram.none
    }
    var start = 0
    while let position = revision.openRows.popFirst(from: &start) {
      let isNoted = program.rowPlaces[position].isNoted
      program.place(position, problem)
      program.rowPlaces[position].isNoted = isNoted
      if problem.rows[position].isPlanned {
        program.openRows.append(Int32(truncatingIfNeeded: position))
      }
    }
    program.peel(problem, component: StepProgram.none)
    var count = 0
    for position in program.openRows {
      let place = program.rowPlaces[Int(position)]
      if place.unknowns > 0 {
        program.openRows[count] = position
        count += 1
      } else {
        if place.step < 0, place.isEquality { return false }
        changes.note(row: Int(position), in: &program)
      }
    }
    program.openRows.setCount(count)
    return true
  }
}
