/// What is left to decide: a few unknowns, and rows over them.
///
/// Translates between the rows of a problem and a ``LevelSimplex``.
struct SimplexQuestion {
  /// Where a row of the simplex comes from.
  enum Source: Hashable {
    /// A row of the problem, by its position.
    case row(Int)
    /// A size that is not negative, by its variable.
    case bound(Int)
    /// A rule for choosing where the rows leave a choice.
    case choice
  }

  /// A variable as an expression over the columns.
  struct Choice: Equatable {
    var variable: Int32
    var cells: [LevelSimplex.Cell]
    var constant: Double
    var previous: Double?
    var isSize: Bool
  }

  /// The variables of the columns.
  var columns: [Int32]
  var simplex: LevelSimplex
  var sources: [Source] = []
  /// The rules for choosing that became rows, as indices of those offered, in the order of the
  /// rows.
  var chosen: [Int] = []
  private(set) var priorities: [Int] = []

  init(columns: [Int32], isBounded: [Bool]) {
    self.columns = columns
    simplex = LevelSimplex(isBounded: isBounded)
  }

  mutating func add(
    _ cells: some Sequence<LevelSimplex.Cell>, _ relation: ConstraintRelation, _ right: Double,
    from source: Source, priority: Int, age: Int
  ) {
    simplex.addRow(cells, relation, right, isRequired: priority == 1000, age: age)
    sources.append(source)
    priorities.append(priority)
  }

  /// Solves the levels of the rows.
  mutating func solve() -> LevelSimplex.Outcome {
    simplex.levels = mainLevels
    return simplex.solve()
  }

  private var mainLevels: [[Int]] {
    let optional = priorities.indices.filter { priorities[$0] < 1000 && priorities[$0] > 0 }
    let sorted = optional.sorted { (-priorities[$0], $0) < (-priorities[$1], $1) }
    var levels: [[Int]] = []
    for index in sorted {
      if let last = levels.last?.last, priorities[last] == priorities[index] {
        levels[levels.count - 1].append(index)
      } else {
        levels.append([index])
      }
    }
    return levels
  }
}
