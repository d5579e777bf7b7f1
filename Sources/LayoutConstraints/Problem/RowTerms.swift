import ConstraintSolver

/// The terms of one row while it is put together; those of one variable are added up.
///
/// Its memory is kept for the next row.
struct RowTerms {
  private var storage: [ConstraintProblem.Term] = []
  private(set) var count = 0

  /// Calls `body` with all terms.
  @inline(__always)
  func withAll<Result>(
    _ body: (UnsafeBufferPointer<ConstraintProblem.Term>) -> Result
  ) -> Result {
    storage.withUnsafeBufferPointer { body(.init(rebasing: $0[..<count])) }
  }

  /// Whether any term is one of a variable that a condition holds for.
  func mention(where condition: (ConstraintProblem.Variable) -> Bool) -> Bool {
    storage[..<count].contains { condition($0.variable) }
  }

  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// Adds a term, to the one of the same variable if there is one among the last few.
  mutating func add(_ variable: ConstraintProblem.Variable, _ factor: Double) {
    var index = count
    while index > max(count - 8, 0) {
      index -= 1
      guard storage[index].variable == variable else { continue }
      storage[index].coefficient += factor
      if storage[index].coefficient == 0 { remove(at: index) }
      return
    }
    if factor == 0 { return }
    let term = ConstraintProblem.Term(variable, factor)
    if count == storage.count { storage.append(term) } else { storage[count] = term }
    count += 1
  }

  private mutating func remove(at index: Int) {
    for next in index + 1..<count { storage[next - 1] = storage[next] }
    count -= 1
  }
}
