import ConstraintSolver

/// The terms of one row while it is put together; those of one variable are added up.
///
/// An object with memory of its own, as a list in a property is checked for other owners at every
/// write, which takes as long as the rest. The pointer is sound: nothing else has it, `count` never
/// exceeds `room`, only terms below `count` are read, and what ``withAll(_:)`` lends is not kept.
final class RowTerms {
  private var storage = UnsafeMutablePointer<ConstraintProblem.Term>.allocate(capacity: 8)
  private var room = 8
  private(set) var count = 0

  deinit { storage.deallocate() }

  /// Calls `body` with all terms, which do not change meanwhile.
  @inline(__always)
  func withAll<Result>(
    _ body: (UnsafeBufferPointer<ConstraintProblem.Term>) -> Result
  ) -> Result {
    body(UnsafeBufferPointer(start: storage, count: count))
  }

  /// Whether any term is one of a variable that a condition holds for.
  func mention(where condition: (ConstraintProblem.Variable) -> Bool) -> Bool {
    withAll { $0.contains { condition($0.variable) } }
  }

  @inline(__always)
  func removeAll() { count = 0 }

  /// Adds a term, to the one of the same variable if there is one among the last few.
  func add(_ variable: ConstraintProblem.Variable, _ factor: Double) {
    let (storage, count) = (storage, count)
    let first = count > 8 ? count &- 8 : 0
    var index = count
    while index > first {
      index &-= 1
      guard storage[index].variable == variable else { continue }
      storage[index].coefficient += factor
      if storage[index].coefficient == 0 { remove(at: index) }
      return
    }
    if factor == 0 { return }
    if count == room { grow() }
    (self.storage + count).initialize(to: ConstraintProblem.Term(variable, factor))
    self.count = count &+ 1
  }

  private func remove(at index: Int) {
    for next in index + 1..<count { storage[next - 1] = storage[next] }
    count -= 1
  }

  private func grow() {
    let larger = UnsafeMutablePointer<ConstraintProblem.Term>.allocate(capacity: 2 * room)
    larger.moveInitialize(from: storage, count: count)
    storage.deallocate()
    storage = larger
    room *= 2
  }
}
