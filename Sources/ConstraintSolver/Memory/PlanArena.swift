/// One piece of memory for all lists of a plan: their lengths are bounded by the numbers of
/// variables, rows and cells, so one allocation serves a whole problem.
///
/// Copies of a plan share it until one of them changes; see ``SolvePlan/makeUnique()``.
final class PlanArena: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
  let byteCount: Int

  init(byteCount: Int) {
    self.byteCount = byteCount
    base = .allocate(byteCount: max(byteCount, 1), alignment: 16)
  }

  convenience init(copying other: PlanArena) {
    self.init(byteCount: other.byteCount)
    base.copyMemory(from: other.base, byteCount: byteCount)
  }

  deinit { base.deallocate() }
}
