import TestSupport

@testable import ConstraintSolver

extension SeededGenerator {
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
}

/// A random problem as data, to be made in different ways.
struct RandomSystem {
  struct Row: Equatable {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: ConstraintProblem.Relation
    var constant: Double
    var priority: Int

    static func == (a: Row, b: Row) -> Bool {
      a.relation == b.relation && a.constant == b.constant && a.priority == b.priority
        && a.terms.elementsEqual(b.terms) { $0 == $1 }
    }
  }

  var isSize: [Bool]
  var previous: [Double?]
  var inputs: [Double]
  var rows: [Row] = []

  /// Rows around a point that meets most of the required ones; few rows leave many answers.
  init(seed: Int, conflicts: Bool = true, isAmbiguous: Bool = false) {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1...9, using: &random)
    isSize = (0..<count).map { _ in random.chance(40) }
    let usesPrevious = random.chance(20)
    previous = (0..<count).map { _ in
      usesPrevious && random.chance(60) ? Double(Int.random(in: 0...300, using: &random)) : nil
    }
    inputs = [320, 480]
    let point = (0..<count).map { _ in Double(Int.random(in: 0...300, using: &random)) }
    let factors = [1.0, 1, 1, -1, -1, 0.5, 2, -0.25, 3]
    let rowCounts = isAmbiguous ? (count + 1) / 2...count + 1 : count...3 * count
    for _ in 0..<Int.random(in: rowCounts, using: &random) {
      let size = min(random.pick([1, 1, 2, 2, 2, 3, 4]), count)
      let variables = (0..<count).shuffled(using: &random).prefix(size).sorted()
      var terms = variables.map { (variable: $0, coefficient: random.pick(factors)) }
      var left = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
      if random.chance(30) {
        terms.append((variable: count, coefficient: -1))
        left -= inputs[0]
      }
      let isRequired = random.chance(45)
      var constant = left
      let relation = random.pick(ConstraintProblem.Relation.allCases)
      let slack = Double(Int.random(in: 0...40, using: &random))
      if relation == .atMost { constant += slack }
      if relation == .atLeast { constant -= slack }
      if !isRequired || (conflicts && random.chance(4)) {
        constant += Double(Int.random(in: -60...60, using: &random))
      }
      rows.append(
        Row(
          terms: terms, relation: relation, constant: constant,
          priority: isRequired ? 1000 : random.pick([750, 750, 500, 250, 251])))
    }
  }

  /// Two systems side by side, whose unknowns no row has in common; their inputs are the same.
  func beside(_ other: RandomSystem) -> RandomSystem {
    var result = self
    result.isSize += other.isSize
    result.previous += other.previous
    for index in rows.indices {
      result.rows[index].terms = rows[index].terms.map { term in
        term.variable < isSize.count ? term : (term.variable + other.isSize.count, term.coefficient)
      }
    }
    for row in other.rows {
      var own = row
      own.terms = row.terms.map { ($0.variable + isSize.count, $0.coefficient) }
      result.rows.append(own)
    }
    return result
  }

  /// The problem, and its variables (unknowns first, then inputs) and rows.
  ///
  /// With `reusesPlaces` the unknowns take the places of removed ones, in another order than that
  /// of their addition.
  func make(usesPresolve: Bool = true, reusesPlaces: Bool = false) -> Made {
    var problem = ConstraintProblem()
    problem.usesPresolve = usesPresolve
    if reusesPlaces { problem.remove(isSize.map { _ in problem.addVariable() }) }
    var variables: [ConstraintProblem.Variable] = []
    for (isSize, previous) in zip(isSize, previous) {
      variables.append(problem.addVariable(isSize: isSize, previous: previous))
    }
    for input in inputs { variables.append(problem.addInput(input)) }
    var made = Made(problem: problem, variables: variables)
    for row in rows { made.add(row) }
    return made
  }

  struct Made {
    var problem: ConstraintProblem
    var variables: [ConstraintProblem.Variable]
    var rows: [ConstraintProblem.Row] = []

    @discardableResult
    mutating func add(_ row: Row) -> ConstraintProblem.Row {
      let terms = row.terms.map {
        ConstraintProblem.Term(variables[$0.variable], $0.coefficient)
      }
      rows.append(
        problem.add(sum: terms, is: row.relation, row.constant, priority: row.priority))
      return rows[rows.count - 1]
    }

    var values: [Double] { variables.map { problem[$0] } }

    /// The indices of the rows that are left out.
    var suspended: [Int] {
      problem.issues.compactMap { issue in
        guard case .conflict(let conflict) = issue else { return nil }
        return rows.firstIndex(of: conflict.suspended)
      }
    }
  }
}

/// The largest difference of two lists of values, relative to their size where that is above 1.
func distance(_ a: [Double], _ b: [Double]) -> Double {
  guard a.count == b.count else { return .infinity }
  return zip(a, b).reduce(0) { result, pair in
    let difference = abs(pair.0 - pair.1) / max(1, abs(pair.0), abs(pair.1))
    return difference.isNaN ? .infinity : max(result, difference)
  }
}
