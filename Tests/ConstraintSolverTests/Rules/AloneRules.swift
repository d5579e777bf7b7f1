import Testing

@testable import ConstraintSolver

/// Unknowns from which nothing else follows are decided one by one, also where rows leave a choice:
/// no simplex is asked, so no decision of one is kept.
@Suite struct AloneRules {
  typealias Term = ConstraintProblem.Term

  private func expectAlone(_ problem: ConstraintProblem) {
    #expect(problem.plan.decisions.regions.isEmpty)
  }

  @Test(arguments: [(nil, 10.0), (5, 10), (25, 25), (90, 40)])
  func `A place is closest to its previous one, or to 0`(_ previous: Double?, _ place: Double) {
    var problem = ConstraintProblem()
    let x = problem.addVariable(previous: previous)
    problem.add(Term(x), is: .atLeast, 10)
    problem.add(Term(x), is: .atMost, 40)
    problem.solve()
    #expect(problem[x] == place)
    expectAlone(problem)
  }

  @Test func `A size is as small as it can be`() {
    var problem = ConstraintProblem()
    let width = problem.addVariable(isSize: true)
    problem.add(Term(width), is: .atMost, 90)
    problem.add(Term(width), is: .atLeast, 20)
    problem.add(Term(width), is: .atLeast, 30, priority: 500)
    problem.solve()
    #expect(problem[width] == 30)
    expectAlone(problem)
  }

  /// All places from 10 to 30 miss the two wishes by 20.
  @Test func `Of wishes that compete the earlier one is met, whatever its priority`() {
    var problem = ConstraintProblem()
    let x = problem.addVariable()
    let last = problem.add(Term(x), is: .equal, 30, priority: 500)
    problem.add(Term(x), is: .equal, 10, priority: 500)
    problem.solve()
    #expect(problem[x] == 30)
    problem.setPriority(400, of: last)
    problem.solve()
    #expect(problem[x] == 10)
    // From 10 to 20 is as good for the wishes of 500, and 13 is what an earlier one of 300 asks
    // for.
    var other = ConstraintProblem()
    let y = other.addVariable()
    other.add(Term(y), is: .equal, 13, priority: 300)
    other.add(Term(y), is: .equal, 20, priority: 500)
    other.add(Term(y), is: .equal, 10, priority: 500)
    other.solve()
    #expect(other[y] == 13)
    expectAlone(problem)
    expectAlone(other)
  }

  /// From 12 to 18 is as good for all of them, by their priorities. The first one asks for 18.
  @Test func `An earlier wish is met before one of a higher priority that is out of reach`() {
    var problem = ConstraintProblem()
    let x = problem.addVariable()
    for (place, priority) in [(18.0, 400), (12, 400), (10, 500), (20, 500)] {
      problem.add(Term(x), is: .equal, place, priority: priority)
    }
    problem.solve()
    #expect(problem[x] == 18)
    expectAlone(problem)
  }

  /// 10 and more from the left, 3 wide and more, and 5 from left to right: the width has no part in
  /// the contradiction, only that it is not negative.
  @Test(arguments: [false, true])
  func `A contradiction has no row that it can do without`(_ isWidthFirst: Bool) {
    var problem = ConstraintProblem()
    let left = problem.addVariable(), width = problem.addVariable(isSize: true)
    if isWidthFirst { problem.add(Term(width), is: .atLeast, 3) }
    let start = problem.add(Term(left), is: .atLeast, 10)
    let end = problem.add(Term(left), Term(width), is: .atMost, 5)
    if !isWidthFirst { problem.add(Term(width), is: .atLeast, 3) }
    problem.solve()
    #expect(
      problem.issues == [.conflict(.init(rows: [start, end], sizes: [width], suspended: end))])
    #expect(problem[left] == 10)
    #expect(problem[width] == 3)
    expectAlone(problem)
  }

  /// Alone, each of them would be where it was; together they may take 50.
  @Test func `What one row about several forbids is weighed by a simplex`() {
    var problem = ConstraintProblem()
    let left = problem.addVariable(previous: 20)
    let width = problem.addVariable(isSize: true, previous: 40)
    problem.add(Term(left), is: .atLeast, 10)
    let end = problem.add(Term(left), Term(width), is: .atMost, 70)
    problem.solve()
    #expect(problem[left] == 20 && problem[width] == 40)
    expectAlone(problem)
    problem.setConstant(50, of: end)
    problem.solve()
    // 10 have to go from both together, and the left one cannot give more than 10.
    #expect(problem[left] + problem[width] == 50)
    #expect(problem[left] >= 10 && problem[left] <= 20)
  }
}
