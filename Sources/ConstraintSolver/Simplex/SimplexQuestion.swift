/// What is left to decide: a few unknowns, and rows over them.
///
/// Translates between the rows of a problem and a ``LevelProgram``; a ``SimplexAnswer`` solves it.
struct SimplexQuestion {
  /// Where a row of the program comes from.
  enum Source: Hashable {
    /// A row of the problem, by its position.
    case row(Int)
    /// A size that is not negative, by its variable.
    case bound(Int)
  }

  /// A variable as an expression over the columns.
  struct Choice: Equatable {
    var variable: Int32
    var cells: [LevelProgram.Cell]
    var constant: Double
    var previous: Double?
    var isSize: Bool
  }

  /// The variables of the columns.
  let columns: [Int32]
  private(set) var program: LevelProgram
  private(set) var sources: [Source] = []
  private(set) var priorities: [Int] = []

  init(columns: [Int32], isBounded: [Bool]) {
    self.columns = columns
    program = LevelProgram(isBounded: isBounded)
  }

  mutating func add(
    _ cells: some Sequence<LevelProgram.Cell>, _ relation: ConstraintRelation, _ right: Double,
    from source: Source, priority: Int, age: Int
  ) {
    program.addRow(cells, relation, right, isRequired: priority == 1000, age: age)
    sources.append(source)
    priorities.append(priority)
  }

  /// Adds a row for a choice.
  mutating func hold(_ choice: Choice) { program.hold(choice) }

  /// The wishes, those of each priority together.
  var levels: [[Int]] {
    let optional = priorities.indices.filter { priorities[$0] < 1000 && priorities[$0] > 0 }
    let sorted = optional.inOrder { -priorities[$0] }
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

extension LevelProgram {
  /// Adds a wish that keeps an expression at its previous value, or else at 0.
  mutating func hold(_ choice: SimplexQuestion.Choice) {
    let target = (choice.previous ?? 0) - choice.constant
    addRow(choice.cells, .equal, target, isRequired: false, age: 0)
  }
}
