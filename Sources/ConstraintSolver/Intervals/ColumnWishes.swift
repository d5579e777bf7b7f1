/// The wishes of a level about single unknowns, in a list for each.
struct ColumnWishes {
  private var all: [Wish] = []
  private var columns: [Int32] = []
  /// For every column its last wish, or -1.
  private var last: [Int32]
  private var slope = LevelSlope()

  private struct Wish {
    var place: Double
    var weight: Double
    var relation: ConstraintRelation
    var before: Int32
  }

  init(_ count: Int) {
    last = Array(repeating: -1, count: count)
  }

  mutating func add(
    _ place: Double, _ relation: ConstraintRelation, weight: Double, about column: Int
  ) {
    if last[column] < 0 { columns.append(Int32(truncatingIfNeeded: column)) }
    all.append(Wish(place: place, weight: weight, relation: relation, before: last[column]))
    last[column] = Int32(truncatingIfNeeded: all.count - 1)
  }

  /// Calls a function with each unknown that has wishes and where these cost least, and forgets
  /// them.
  mutating func removeEach(_ body: (_ column: Int, _ best: (low: Double, high: Double)) -> Void) {
    for column in columns {
      slope.removeAll()
      var index = last[Int(column)]
      while index >= 0 {
        let wish = all[Int(index)]
        slope.add(wish.place, wish.relation, weight: wish.weight)
        index = wish.before
      }
      last[Int(column)] = -1
      body(Int(column), slope.optimum())
    }
    columns.removeAll(keepingCapacity: true)
    all.removeAll(keepingCapacity: true)
  }
}
