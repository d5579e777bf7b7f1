extension SolvePlan {
  /// How long the lists of a plan may become.
  struct Room: Sendable, Equatable {
    var variables = 0
    var rows = 0
    var cells = 0

    func fits(_ other: Room) -> Bool {
      variables >= other.variables && rows >= other.rows && cells >= other.cells
    }
  }

  /// Makes room for a problem, and forgets the plan if it has to move.
  mutating func reserve(_ needed: Room) {
    if arena != nil, room.fits(needed) { return makeUnique() }
    room = Room(
      variables: max(room.variables, needed.variables), rows: max(room.rows, needed.rows),
      cells: max(room.cells, needed.cells))
    var size = 0
    layOut(&size, nil)
    let fresh = PlanArena(byteCount: size)
    size = 0
    layOut(&size, fresh.base)
    arena = fresh
    rowPlaces.removeAll()
    expansion.isClear = false
  }

  /// Copies the memory if another plan uses it as well. Complexity: O(1) if not.
  @inline(__always)
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&arena), let shared = arena {
      let copy = PlanArena(copying: shared)
      var offset = 0
      layOut(&offset, copy.base)
      arena = copy
    }
  }

  private mutating func layOut(_ offset: inout Int, _ arena: UnsafeMutableRawPointer?) {
    let (variables, rows, cells) = (room.variables, room.rows, room.cells)
    useStart.take(variables + 2, at: &offset, of: arena)
    uses.take(cells, at: &offset, of: arena)
    variablePlaces.take(variables, at: &offset, of: arena)
    rowPlaces.take(rows, at: &offset, of: arena)
    steps.take(variables, at: &offset, of: arena)
    stepCells.take(cells, at: &offset, of: arena)
    sizes.take(variables, at: &offset, of: arena)
    knownChecks.take(rows, at: &offset, of: arena)
    openRows.take(rows, at: &offset, of: arena)
    components.take(variables, at: &offset, of: arena)
    componentRows.take(rows, at: &offset, of: arena)
    parameters.take(variables, at: &offset, of: arena)
    // A row or bound becomes a line once.
    lines.take(rows + variables, at: &offset, of: arena)
    closingRows.take(rows, at: &offset, of: arena)
    crossRows.take(rows, at: &offset, of: arena)
    intervals.take(variables, at: &offset, of: arena)
    expansion.factors.take(variables, at: &offset, of: arena)
    expansion.sizes.take(variables, at: &offset, of: arena)
    expansion.pending.take(variables, at: &offset, of: arena)
    expansion.parameters.take(variables, at: &offset, of: arena)
    expansion.cells.take(variables, at: &offset, of: arena)
    let marked = StepMarks.room(variables)
    marks.words.take(marked.words, at: &offset, of: arena)
    marks.summary.take(marked.summary, at: &offset, of: arena)
    scratch.queue.take(rows, at: &offset, of: arena)
    scratch.pairs.take(rows, at: &offset, of: arena)
    scratch.deferred.take(rows, at: &offset, of: arena)
    scratch.groups.take(variables, at: &offset, of: arena)
    scratch.componentOfRoot.take(variables, at: &offset, of: arena)
    scratch.markedComponents.take(variables, at: &offset, of: arena)
    scratch.sharedCoefficients.take(variables, at: &offset, of: arena)
    // Last, as few plans need it.
    expansion.singles.take(variables, at: &offset, of: arena)
  }
}
