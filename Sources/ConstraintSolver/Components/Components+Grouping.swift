extension Components {
  /// Splits the open rows into components by common unknowns; a required inequality only joins
  /// groups after an answer violated it, or if it looks like one about a right or bottom edge,
  /// whose position and size belong together anyway.
  ///
  /// Returns the new components.
  mutating func find(
    _ groups: UnionFind, _ program: inout StepProgram, _ problem: ProblemView
  ) -> Range<Int> {
    let first = all.count
    joinUnknowns(groups, &program, problem)
    // While counting, `endRow` of a component is its number of rows.
    for open in program.openRows.indices {
      let position = Int(program.openRows[open])
      var own: Int32 = -1
      var isCross = false
      for cell in problem.cells(of: position) where program.isUnknown(cell) {
        let root = Int(groups.root(cell.variable))
        var number = componentOfRoot[root]
        if number < 0 {
          number = Int32(truncatingIfNeeded: all.count)
          componentOfRoot[root] = number
          all.append(Component())
        }
        if own < 0 {
          own = number
          if program.rowPlaces[position].isJoining { break }
        } else if own != number {
          isCross = true
        }
      }
      if isCross {
        program.rowPlaces[position].component = StepProgram.across
        crossRows.append(program.openRows[open])
      } else {
        program.rowPlaces[position].component = own
        if program.rowPlaces[position].isJoined { noteRemembering(Int(own)) }
        all[Int(own)].endRow += 1
        if program.rowPlaces[position].isEquality {
          all[Int(own)].hasEqualities = true
        } else if problem.rows[position].isRequired {
          all[Int(own)].hasInequalities = true
        }
      }
    }
    for cross in crossRows.indices {
      for cell in problem.cells(of: Int(crossRows[cross])) where program.isUnknown(cell) {
        let number = Int(componentOfRoot[Int(groups.root(cell.variable))])
        if all[number].endRow == 0 { all[number].sole = cell.variable }
      }
    }
    listRows(of: first..<all.count, &program)
    return first..<all.count
  }

  /// Joins the unknowns of every row that makes its unknowns depend on each other.
  private mutating func joinUnknowns(
    _ groups: UnionFind, _ program: inout StepProgram, _ problem: ProblemView
  ) {
    for open in program.openRows.indices {
      let position = Int(program.openRows[open])
      guard program.rowPlaces[position].unknowns > 1 else {
        program.rowPlaces[position].isJoining = true
        continue
      }
      guard isJoining(position, &program, problem) else { continue }
      program.rowPlaces[position].isJoining = true
      var first: Int32 = -1
      for cell in problem.cells(of: position) where program.isUnknown(cell) {
        first = first < 0 ? groups.root(cell.variable) : groups.join(first, cell.variable)
      }
    }
  }

  private mutating func listRows(of numbers: Range<Int>, _ program: inout StepProgram) {
    var next = Int32(truncatingIfNeeded: rows.count)
    for number in numbers {
      let count = all[number].endRow
      all[number].firstRow = next
      all[number].endRow = next
      next += count
    }
    rows.setCount(Int(next))
    for open in program.openRows.indices {
      let own = program.rowPlaces[Int(program.openRows[open])].component
      guard own >= 0 else { continue }
      let place = all[Int(own)].endRow
      rows[Int(place)] = program.openRows[open]
      all[Int(own)].endRow = place + 1
    }
  }

  @inline(__always)
  private mutating func isJoining(
    _ position: Int, _ program: inout StepProgram, _ problem: ProblemView
  ) -> Bool {
    let place = program.rowPlaces[position]
    return place.isEquality || !problem.rows[position].isRequired || place.isJoined
      || isAboutSum(position, &program, problem)
  }

  /// Whether a row limits the sum of two unknowns.
  private mutating func isAboutSum(
    _ position: Int, _ program: inout StepProgram, _ problem: ProblemView
  ) -> Bool {
    var count = 0
    var product = 1.0
    for cell in problem.cells(of: position) where program.isUnknown(cell) {
      count += 1
      product = cell.coefficient < 0 ? -product : product
    }
    return count == 2 && product > 0
  }
}
