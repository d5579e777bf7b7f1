/// How many rows the contradictions of a component list, so that hundreds of rows which contradict
/// a chain of hundreds do not list it each.
struct ContradictionList {
  /// The rows listed so far.
  var count = 0
  private let limit: Int
  private let question: SimplexQuestion
  /// The required rows in the order in which they are tried.
  private let order: [Int]
  /// For every row the age of the newest one that it depends on, once it is asked for.
  private var newestRows: [Int] = []
  /// The newest of all that hold among the first rows, and how many these are.
  private var newestHeld = 0
  private var heldEnd = 0

  init(_ question: SimplexQuestion, _ order: [Int], limit: Int) {
    self.question = question
    self.order = order
    self.limit = limit
  }

  /// Whether there is no more room for all rows of every contradiction.
  var isFull: Bool { count > limit }

  /// Whether the row that is tried is newer than all that it and those that hold depend on, so that
  /// it is the newest of its contradiction, whatever else that consists of.
  ///
  /// Complexity: linear in the rows for all of them together.
  mutating func isNewest(_ next: Int, _ isActive: [Bool], _ newest: () -> [Int]) -> Bool {
    if newestRows.isEmpty { newestRows = newest() }
    for index in heldEnd..<next where isActive[order[index]] {
      newestHeld = max(newestHeld, newestRows[order[index]])
    }
    heldEnd = next
    let row = order[next]
    guard case .row = question.sources[row] else { return false }
    let age = question.program.rows[row].age
    return newestRows[row] == age && newestHeld < age
  }
}
