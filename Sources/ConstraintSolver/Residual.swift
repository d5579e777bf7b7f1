/// What is left to decide: a few unknowns, and rows over them.
///
/// Translates between the rows of a problem and a ``LevelSimplex``.
struct Residual {
  /// Where a row of the simplex comes from.
  enum Source: Hashable {
    /// A row of the problem, by its position.
    case row(Int)
    /// A size that is not negative, by its variable.
    case bound(Int)
    /// A rule for choosing where the rows leave a choice.
    case choice
  }

  /// The variables of the columns.
  var columns: [Int32]
  var simplex: LevelSimplex
  var sources: [Source] = []
  private var priorities: [Int] = []

  init(columns: [Int32], isBounded: [Bool]) {
    self.columns = columns
    simplex = LevelSimplex(isBounded: isBounded)
  }

  mutating func add(
    _ source: Source, _ cells: some Sequence<LevelSimplex.Cell>,
    _ relation: ConstraintProblem.Relation, _ right: Double, priority: Int, age: Int
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

  /// A variable as an expression over the columns.
  struct Choice {
    var cells: [LevelSimplex.Cell]
    var constant: Double
    var previous: Double?
    var isSize: Bool
  }

  /// Solves again, where the rows leave a choice, with rules for choosing below their levels: stay
  /// close to the previous values, have the smallest sizes, violate earlier rows less, be close
  /// to 0.
  mutating func solve(choosing choices: [Choice]) {
    var rest = choices.filter { simplex.canMove($0.cells) }
    simplex.levels = mainLevels
    appendLevel(rest.filter { $0.previous != nil })
    appendLevel(rest.filter { $0.previous == nil && $0.isSize })
    simplex.levels += priorities.indices
      .filter { priorities[$0] < 1000 && sources[$0] != .choice }
      .sorted { simplex.rows[$0].age < simplex.rows[$1].age }
      .map { [$0] }
    _ = simplex.solve()
    while !simplex.isUnique {
      // One at a time: each of these decides about several others.
      rest = rest.filter { simplex.canMove($0.cells) }
      guard !rest.isEmpty else { return }
      appendLevel([rest.removeFirst()])
      _ = simplex.solve()
    }
  }

  private mutating func appendLevel(_ choices: [Choice]) {
    guard !choices.isEmpty else { return }
    simplex.levels.append(
      choices.map { choice in
        let target = (choice.previous ?? 0) - choice.constant
        add(.choice, choice.cells, .equal, target, priority: 0, age: 0)
        return sources.count - 1
      })
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

extension LevelSimplex {
  /// Whether an expression over the structural columns can change without any level so far getting
  /// worse; `true` as well where a bound that is just met would hinder it.
  func canMove(_ cells: [Cell]) -> Bool {
    var copy = self
    copy.setCosts { simplex in
      for cell in cells {
        simplex.costs[Int(cell.column)] += cell.coefficient * columnScale[Int(cell.column)]
      }
    }
    return (0..<firstArtificial).contains {
      !isFrozen[$0] && !isBasic[$0] && abs(copy.costs[$0]) > LevelSimplex.epsilon
    }
  }
}
