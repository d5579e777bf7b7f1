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
  /// The rules for choosing that became rows, as indices of those offered, in the order of the rows.
  private(set) var chosen: [Int] = []
  private(set) var priorities: [Int] = []

  init(columns: [Int32], isBounded: [Bool]) {
    self.columns = columns
    simplex = LevelSimplex(isBounded: isBounded)
  }

  mutating func add(
    _ source: Source, _ cells: some Sequence<LevelSimplex.Cell>,
    _ relation: ConstraintRelation, _ right: Double, priority: Int, age: Int
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
  struct Choice: Equatable {
    var variable: Int32
    var cells: [LevelSimplex.Cell]
    var constant: Double
    var previous: Double?
    var isSize: Bool
  }

  /// Goes on where the rows leave a choice, with rules for choosing below their levels: stay close
  /// to the previous values, have the smallest sizes, violate earlier rows less, be close to 0.
  /// Gives `false` if that takes too long.
  mutating func solve(choosing choices: [Choice]) -> Bool {
    let rest = choices.indices.filter { simplex.canMove(choices[$0].cells) }
    guard minimize(rest.filter { choices[$0].previous != nil }, of: choices),
      minimize(rest.filter { choices[$0].previous == nil && choices[$0].isSize }, of: choices)
    else { return false }
    let wishes = priorities.indices
      .filter { priorities[$0] < 1000 && sources[$0] != .choice }
      .sorted { simplex.rows[$0].age < simplex.rows[$1].age }
    for row in wishes where !simplex.isUnique {
      guard simplex.minimizeViolations(of: [row]) else { return false }
    }
    // One at a time: each of these decides about several others.
    for choice in rest where !simplex.isUnique && simplex.canMove(choices[choice].cells) {
      guard minimize([choice], of: choices) else { return false }
    }
    return true
  }

  private mutating func minimize(_ chosen: [Int], of choices: [Choice]) -> Bool {
    guard !chosen.isEmpty, !simplex.isUnique else { return true }
    let first = simplex.rows.count
    let limit = 2 * LevelSimplex.largestTable / max(columns.count, 1)
    guard first + chosen.count <= limit else { return false }
    self.chosen += chosen
    for choice in chosen.map({ choices[$0] }) {
      let target = (choice.previous ?? 0) - choice.constant
      add(.choice, choice.cells, .equal, target, priority: 0, age: 0)
      simplex.appendLine(simplex.rows.count - 1)
    }
    return simplex.minimizeViolations(of: Array(first..<simplex.rows.count))
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
  /// Whether an expression over the unknowns can change without any level so far getting worse;
  /// `true` as well where a bound that is just met would hinder it.
  func canMove(_ cells: [Cell]) -> Bool {
    var sums = Array(repeating: 0.0, count: others.count)
    var largest = 0.0
    for cell in cells {
      let unknown = variables[Int(cell.column)]
      let factor = cell.coefficient * columnScale[Int(cell.column)]
      largest = max(largest, abs(factor))
      if unknown.place < 0 {
        sums[Int(-1 - unknown.place)] += factor
      } else {
        let start = Int(unknown.place) * others.count
        for index in sums.indices { sums[index] += factor * table[start + index] }
      }
    }
    return others.indices.contains { column in
      let variable = variables[Int(others[column])]
      return (variable.canRise || variable.canFall)
        && abs(sums[column]) > Tolerance.simplex * largest
    }
  }
}
