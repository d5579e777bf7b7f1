/// One piece of memory for all lists of a plan: their lengths are bounded by the numbers of
/// variables, rows and cells, so one allocation serves a whole problem.
///
/// Copies of a plan share it until one of them changes; see ``SolvePlan/makeUnique()``. Unchecked
/// is sound because the object itself never changes, and a plan writes to the memory only while
/// it holds the only reference to it.
final class PlanArena: @unchecked Sendable {
  /// How long the lists of a plan may become.
  struct Room: Sendable {
    var variables = 0
    var rows = 0
    var cells = 0

    func fits(_ other: Room) -> Bool {
      variables >= other.variables && rows >= other.rows && cells >= other.cells
    }

    /// The same and half as much again.
    var withSpare: Room {
      Room(
        variables: variables + variables / 2 + 64, rows: rows + rows / 2 + 64,
        cells: cells + cells / 2 + 256)
    }
  }

  /// Where the next list starts; without a base it only measures.
  struct Cursor {
    var offset = 0
    var base: UnsafeMutableRawPointer?
  }

  let room: Room
  let base: UnsafeMutableRawPointer
  let byteCount: Int

  init(_ room: Room, byteCount: Int) {
    self.room = room
    self.byteCount = byteCount
    base = .allocate(byteCount: max(byteCount, 1), alignment: 16)
  }

  convenience init(copying other: PlanArena) {
    self.init(other.room, byteCount: other.byteCount)
    base.copyMemory(from: other.base, byteCount: byteCount)
  }

  deinit { base.deallocate() }
}
