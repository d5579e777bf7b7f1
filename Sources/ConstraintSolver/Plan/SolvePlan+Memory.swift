extension SolvePlan {
  /// Makes room for a problem, and forgets the plan if it has to move.
  ///
  /// - Parameter forRevisions: Whether there shall be room for parts that are planned again.
  mutating func reserve(_ needed: PlanArena.Room, forRevisions: Bool) {
    let needed = forRevisions ? needed.withSpare : needed
    if arena?.room.fits(needed) == true { return makeUnique() }
    let old = arena?.room ?? PlanArena.Room()
    let room = PlanArena.Room(
      variables: max(old.variables, needed.variables), rows: max(old.rows, needed.rows),
      cells: max(old.cells, needed.cells))
    var cursor = PlanArena.Cursor()
    layOut(room, from: &cursor)
    let fresh = PlanArena(room, byteCount: cursor.offset)
    cursor = PlanArena.Cursor(base: fresh.base)
    layOut(room, from: &cursor)
    arena = fresh
    program.rowPlaces.removeAll()
    lines.substitution.forgetMemory()
  }

  /// Copies the memory if another plan uses it as well. Complexity: O(1) if not.
  @inline(__always)
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&arena) { copyArena() }
  }

  @inline(never)
  private mutating func copyArena() {
    guard let shared = arena else { return }
    let copy = PlanArena(copying: shared)
    var cursor = PlanArena.Cursor(base: copy.base)
    layOut(copy.room, from: &cursor)
    arena = copy
  }

  private mutating func layOut(_ room: PlanArena.Room, from cursor: inout PlanArena.Cursor) {
    program.take(room, from: &cursor)
    components.take(room, from: &cursor)
    lines.take(room, from: &cursor)
    decisions.take(room, from: &cursor)
    changes.take(room, from: &cursor)
    reaches.take(room, from: &cursor)
    lines.substitution.takeSingles(room, from: &cursor)
    revision.take(room, from: &cursor)
  }
}
