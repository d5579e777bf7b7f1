import TestSupport
import Testing

@testable import ConstraintSolver

/// What calls do to variables and rows, and to those that are gone.
@Suite struct CallRules {
  typealias Term = ConstraintProblem.Term

  @Test func `Only what is there can be changed`() {
    var problem = ConstraintProblem()
    let input = problem.addInput(5)
    let x = problem.addVariable(), y = problem.addVariable(), gone = problem.addVariable()
    let row = problem.add(Term(x), is: .equal, 3)
    let removed = problem.add(Term(gone), is: .equal, 3)
    problem.solve()
    problem.remove(gone)
    var answers = [
      problem.suggest(9, for: x), problem.suggest(9, for: gone),
      problem.setCoefficient(2, of: y, in: row), problem.setCoefficient(2, of: gone, in: row),
      problem.setCoefficient(2, of: x, in: removed), problem.setConstant(2, of: removed),
      problem.setPriority(2, of: removed), problem.remove(removed), problem.remove(gone),
      problem.setActive(false, of: removed), problem.setActive(true, of: removed),
    ]
    #expect(answers == Array(repeating: false, count: 11))
    problem.setPrevious(9, of: gone)
    problem.solve()
    #expect(problem[x] == 3 && problem[gone] == 0 && problem[input] == 5)
    answers = [
      problem.suggest(9, for: input), problem.suggest(9, for: input),
      problem.setConstant(3, of: row), problem.setConstant(4, of: row),
      problem.setCoefficient(2, of: x, in: row), problem.setPriority(1000, of: row),
    ]
    #expect(answers == Array(repeating: true, count: 6))
    problem.solve()
    #expect(problem[x] == 2 && problem[input] == 9)
  }

  @Test func `Terms of one variable add up in sums of any length`() {
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(seed))
      var problem = ConstraintProblem()
      let variables = (0..<4).map { _ in problem.addVariable() }
      for (index, variable) in variables.dropFirst().enumerated() {
        problem.add(Term(variable), is: .equal, Double(index + 2))
      }
      var factors = [0.0, 0, 0, 0]
      var terms: [Term] = []
      for _ in 0..<Int.random(in: 1...24, using: &random) {
        let index = Int.random(in: 0..<4, using: &random)
        let factor = Double(Int.random(in: -3...3, using: &random))
        factors[index] += factor
        terms.append(Term(variables[index], factor))
      }
      factors[0] += 100
      terms.insert(Term(variables[0], 100), at: Int.random(in: 0...terms.count, using: &random))
      problem.add(sum: terms, is: .equal, 60)
      problem.solve()
      let rest = 60 - 2 * factors[1] - 3 * factors[2] - 4 * factors[3]
      #expect(abs(problem[variables[0]] - rest / factors[0]) < 1e-9, "seed \(seed)")
    }
  }

  @Test(arguments: [1, 4, 9, 20])
  func `A row about a removed variable does not count, however many terms it has`(_ count: Int) {
    var problem = ConstraintProblem()
    let gone = problem.addVariable()
    let variables = (0..<count).map { _ in problem.addVariable() }
    problem.remove(gone)
    let row = problem.add(
      sum: variables.map { Term($0) } + [Term(gone)], is: .equal, 5)
    problem.solve()
    #expect(problem.issues == [.invalid(row)])
    #expect(variables.allSatisfy { problem[$0] == 0 })
    // Nor does it once its constant is set.
    problem.setConstant(6, of: row)
    problem.solve()
    #expect(problem.issues == [.invalid(row)])
  }

  /// The new variable has the place of the one that is gone, not its terms.
  @Test(arguments: [1, 9, 20], [true, false])
  func `A removed variable is not the one that took its place`(_ count: Int, _ isFirst: Bool) {
    var problem = ConstraintProblem()
    let gone = problem.addVariable()
    let others = (0..<count).map { _ in problem.addVariable() }
    problem.remove(gone)
    let new = problem.addVariable()
    let terms = others.map { Term($0) }
    let row = problem.add(
      sum: isFirst ? [Term(gone)] + terms + [Term(new)] : [Term(new)] + terms + [Term(gone)],
      is: .equal, 5)
    problem.solve()
    #expect(problem.issues == [.invalid(row)])
    #expect(([new] + others).allSatisfy { problem[$0] == 0 })
  }

  @Test func `Reading solves, fits the buffer and knows what is gone`() {
    var problem = ConstraintProblem()
    let x = problem.addVariable(), y = problem.addVariable(), gone = problem.addVariable()
    let row = problem.add(Term(x), is: .equal, 3)
    problem.add(Term(y), Term(x, -1), is: .equal, 1)
    let last = problem.add(Term(gone), is: .equal, 8)
    var buffer = [9.0, 9, 9, 9]
    problem.read([x, y, gone], into: &buffer)
    #expect(buffer == [3, 4, 8, 9])
    problem.setConstant(5, of: row)
    #expect(problem.rowCount == 3)
    problem.remove(gone)
    #expect(problem.rowCount == 2 && problem[gone] == 0)
    #expect(!problem.isSuspended(last))
    var short = [9.0, 9]
    problem.read([gone, y, x], into: &short)
    #expect(short == [0, 6])
    problem.read([], into: &short)
    #expect(short == [0, 6])
    problem.removeAll()
    #expect(problem.rowCount == 0 && problem.issues == [])
    problem.read([y], into: &short)
    #expect(short == [0, 6])
    let again = problem.addVariable()
    problem.read([again, x], into: &short)
    #expect(short == [0, 0])
  }

  @Test func `Where a variable was 0 stands until another one takes its place`() {
    var problem = ConstraintProblem()
    let gone = problem.addVariable(), x = problem.addVariable()
    let input = problem.addInput(7)
    problem.add(Term(gone), is: .equal, 5)
    problem.add(Term(x), is: .equal, 3)
    problem.solve()
    problem.remove([gone, input])
    let left = problem.withValues { values in values.indices.map { values[$0] } }
    #expect(left == [0, 3, 0])
    let new = problem.addInput(9)
    let filled = problem.withValues { values in values[new.valueIndex] }
    #expect(filled == 9)
  }

  @Test func `Each row that comes after everything was removed is a row of its own`() {
    var problem = ConstraintProblem()
    let x = problem.addVariable()
    let former = (0..<3).map { problem.add(Term(x), is: .atLeast, Double($0)) }
    problem.remove(former[1])
    problem.removeAll()
    let variables = (0..<5).map { _ in problem.addVariable() }
    let rows = variables.map { problem.add(Term($0), is: .equal, 1) }
    let answers = rows.indices.map { problem.setConstant(Double(10 + $0), of: rows[$0]) }
    #expect(answers == Array(repeating: true, count: 5))
    problem.solve()
    let values = variables.map { problem[$0] }
    #expect(values == [10, 11, 12, 13, 14])
    #expect(Set(rows).count == 5 && Set(rows).isDisjoint(with: former))
    #expect(problem.rowCount == 5)
  }

  @Test func `Removing everything leaves no issue behind`() {
    var problem = ConstraintProblem()
    for round in 0..<3 {
      let x = problem.addVariable(isSize: true)
      let first = problem.add(Term(x), is: .equal, Double(round))
      let second = problem.add(Term(x), is: .equal, -1)
      let third = problem.add(Term(x), is: .equal, .nan)
      problem.solve()
      // The second contradicts the bound of its size alone.
      #expect(problem.issues.first == .invalid(third) && problem.issues.count == 2)
      #expect(problem.isSuspended(second) && !problem.isSuspended(first))
      #expect(problem[x] == Double(round))
      problem.removeAll()
      #expect(problem.issues == [] && problem.rowCount == 0)
      problem.solve()
      #expect(problem.issues == [])
    }
  }

  @Test func `Rows compare by age, wherever they are kept`() {
    var problem = ConstraintProblem()
    let x = problem.addVariable()
    var rows = (0..<6).map { problem.add(Term(x), is: .atLeast, Double(-$0)) }
    problem.remove(rows.remove(at: 4))
    problem.remove(rows.remove(at: 1))
    rows += (0..<4).map { problem.add(Term(x), is: .atLeast, Double(-$0)) }
    #expect(rows == rows.sorted() && rows.reversed().sorted() == rows)
  }

  @Test func `The newest of a conflict is left out, also in the place of an older one`() {
    var problem = ConstraintProblem()
    let x = problem.addVariable()
    let gone = problem.add(Term(x), is: .atLeast, 0)
    let least = problem.add(Term(x), is: .atLeast, 5)
    problem.remove(gone)
    let most = problem.add(Term(x), is: .atMost, 1)
    problem.solve()
    #expect(
      problem.issues == [
        .conflict(ConstraintConflict(rows: [least, most], sizes: [], suspended: most))
      ])
    #expect(problem[x] == 5)
  }

  @Test func `Rows that share unknowns are a group, and those about inputs alone are none`() {
    var problem = ConstraintProblem()
    let x = problem.addVariable(), y = problem.addVariable(), z = problem.addVariable()
    let input = problem.addInput(3)
    problem.add(Term(x), is: .atLeast, 1)
    problem.add(Term(y), Term(x, -1), is: .equal, 2)
    problem.add(Term(z), Term(input), is: .equal, 2)
    problem.add(Term(input), is: .atLeast, 1)
    problem.add(Term(y), is: .atMost, 9)
    problem.solve()
    let groups = problem.groups(of: [0, 1, 2, 3, 4])
    #expect(groups[0] == groups[1] && groups[1] == groups[4])
    #expect(groups[0] != groups[2] && groups[0] >= 0 && groups[2] >= 0)
    #expect(groups[3] == -1)
  }

  @Test func `A row that comes or goes joins groups or parts them`() {
    var problem = ConstraintProblem()
    let x = problem.addVariable(), y = problem.addVariable()
    problem.add(Term(x), is: .equal, 1)
    problem.add(Term(y), is: .equal, 2)
    problem.solve()
    let apart = problem.groups(of: [0, 1])
    #expect(apart[0] != apart[1])
    let row = problem.add(Term(x), Term(y, -1), is: .atMost, 0)
    problem.solve()
    #expect(Set(problem.groups(of: [0, 1, 2])).count == 1)
    problem.remove(row)
    problem.solve()
    let again = problem.groups(of: [0, 1])
    #expect(again[0] != again[1])
  }

  /// As where rows change in the same frame: both are taken into account by the next answer.
  @Test func `A previous value counts with a row that comes before or after it`() {
    var problem = ConstraintProblem()
    let x = problem.addVariable(), y = problem.addVariable()
    problem.add(Term(x), is: .atLeast, 0)
    problem.add(Term(x), is: .atMost, 100)
    problem.addOthers(40)
    // Once there was no room for more, there is.
    for _ in 0..<2 {
      problem.solve()
      problem.remove(problem.add(Term(x), is: .atMost, 90))
    }
    for round in 1...6 {
      problem.setPrevious(Double(round), of: x)
      problem.solve()
      problem.setPrevious(Double(10 + round), of: x)
      problem.add(Term(y), is: .atLeast, Double(20 * round))
      problem.solve()
      #expect(problem[x] == Double(10 + round) && problem[y] == Double(20 * round))
      problem.add(Term(y), is: .atLeast, Double(20 * round + 10))
      problem.setPrevious(Double(30 + round), of: x)
      problem.solve()
      #expect(problem[x] == Double(30 + round) && problem[y] == Double(20 * round + 10))
    }
  }

  /// What follows from what is planned by the next answer, so nothing is known before it.
  @Test func `After rows changed none is known to follow from inputs`() {
    var problem = ConstraintProblem()
    let x = problem.addVariable(), y = problem.addVariable()
    let start = problem.add(Term(x), is: .equal, 3)
    let next = problem.add(Term(y), Term(x, -1), is: .equal, 4)
    problem.addOthers(40)
    #expect(!problem.followsFromInputs(next))
    for _ in 0..<4 {
      problem.solve()
      #expect(problem.followsFromInputs(start) && problem.followsFromInputs(next))
      problem.setActive(false, of: start)
      #expect(!problem.followsFromInputs(start) && !problem.followsFromInputs(next))
      problem.solve()
      #expect(!problem.followsFromInputs(start) && !problem.followsFromInputs(next))
      problem.setActive(true, of: start)
      let last = problem.add(Term(x), is: .atMost, 100)
      #expect(!problem.followsFromInputs(start) && !problem.followsFromInputs(last))
      problem.remove(last)
    }
  }
}
