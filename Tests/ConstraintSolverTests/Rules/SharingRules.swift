import Testing

@testable import ConstraintSolver

/// What one row shares out among several unknowns.
@Suite struct SharingRules {
  typealias Term = ConstraintProblem.Term

  /// 40 of a and 50 of b are wished, but twice a and b have no more than 100: 30 too much. The wish
  /// for a weighs less, and a gives 10, which is all it may and counts twice; b gives the other 10.
  @Test(arguments: [true, false])
  func `What one gives counts by its factor`(_ usesPresolve: Bool) {
    var problem = ConstraintProblem()
    problem.usesPresolve = usesPresolve
    let (a, b) = (problem.addVariable(), problem.addVariable())
    problem.add(Term(a, 2), Term(b), is: .atMost, 100)
    problem.add(Term(a), is: .atLeast, 30)
    problem.add(Term(a), is: .equal, 40, priority: 500)
    problem.add(Term(b), is: .equal, 50, priority: 700)
    problem.solve()
    #expect(problem[a] == 30)
    #expect(problem[b] == 40)
  }

  /// The same upwards, in halves: 20 and 10 are 20 too few for 40. All that a may give are 10 more,
  /// which count for 5; b gives the other 15.
  @Test(arguments: [true, false])
  func `What one takes counts by its factor`(_ usesPresolve: Bool) {
    var problem = ConstraintProblem()
    problem.usesPresolve = usesPresolve
    let (a, b) = (problem.addVariable(), problem.addVariable())
    problem.add(Term(a, 0.5), Term(b), is: .atLeast, 40)
    problem.add(Term(a), is: .atMost, 30)
    problem.add(Term(a), is: .equal, 20, priority: 500)
    problem.add(Term(b), is: .equal, 10, priority: 700)
    problem.solve()
    #expect(problem[a] == 30)
    #expect(problem[b] == 25)
  }

  /// Both wishes weigh the same and 40 are too much, or too few: the later one has to miss them.
  @Test(arguments: [true, false], [true, false])
  func `What costs the same is asked of the later wish`(
    _ usesPresolve: Bool, _ isFirstEarlier: Bool
  ) {
    for (relation, sum) in [(ConstraintRelation.atMost, 60.0), (.atLeast, 140)] {
      var problem = ConstraintProblem()
      problem.usesPresolve = usesPresolve
      let (a, b) = (problem.addVariable(), problem.addVariable())
      problem.add(Term(a), Term(b), is: relation, sum)
      for variable in isFirstEarlier ? [a, b] : [b, a] {
        problem.add(Term(variable), is: .equal, 50, priority: 400)
      }
      problem.solve()
      #expect(problem[isFirstEarlier ? a : b] == 50)
      #expect(problem[isFirstEarlier ? b : a] == sum - 50)
    }
  }

  /// 3, 8 and 3 do not fit into 10, and neither do any two with the 8. The earlier of the others is
  /// named, and of the later one only that it is not negative.
  @Test(arguments: [true, false])
  func `A conflict does without the latest of the limits that it can spare`(
    _ isFirstEarlier: Bool
  ) {
    var problem = ConstraintProblem()
    let sizes = (0..<3).map { _ in problem.addVariable(isSize: true) }
    let (early, late) = isFirstEarlier ? (sizes[0], sizes[2]) : (sizes[2], sizes[0])
    let least = problem.add(Term(early), is: .atLeast, 3)
    let large = problem.add(Term(sizes[1]), is: .atLeast, 8)
    problem.add(Term(late), is: .atLeast, 3)
    let sum = problem.add(sum: sizes.map { Term($0) }, is: .atMost, 10)
    problem.solve()
    #expect(
      problem.issues == [
        .conflict(.init(rows: [least, large, sum], sizes: [late], suspended: sum))
      ])
    #expect(problem[early] == 3 && problem[sizes[1]] == 8 && problem[late] == 3)
  }

  /// 10 and 20 are no 30 and a bit more. A bit below a hundred-millionth of that is rounding.
  @Test(arguments: [true, false], [true, false])
  func `A sum that is missed by rounding alone holds`(_ usesPresolve: Bool, _ hasWishes: Bool) {
    for (more, isConflict) in [(1e-7, false), (1e-5, true)] {
      var problem = ConstraintProblem()
      problem.usesPresolve = usesPresolve
      let a = problem.addVariable(), b = problem.addVariable()
      problem.add(Term(a), is: .atMost, 10)
      problem.add(Term(b), is: .atMost, 20)
      if hasWishes {
        problem.add(Term(a), is: .equal, 3, priority: 500)
        problem.add(Term(b), is: .equal, 4, priority: 500)
      }
      let sum = problem.add(Term(a), Term(b), is: .atLeast, 30 + more)
      problem.solve()
      #expect(problem.isSuspended(sum) == isConflict)
      if !isConflict { #expect(abs(problem[a] - 10) < 1e-6 && abs(problem[b] - 20) < 1e-6) }
    }
  }

  /// a and b have 5 together. What a gives is first 50, then 10: b gives the rest.
  @Test func `What one can give follows its wish`() {
    var problem = ConstraintProblem()
    let a = problem.addVariable(isSize: true), b = problem.addVariable(isSize: true)
    problem.add(Term(a), Term(b), is: .atMost, 5)
    problem.add(Term(b), is: .equal, 20, priority: 700)
    let wish = problem.add(Term(a), is: .equal, 50, priority: 500)
    for value in [50.0, 10, 3, 30] {
      problem.setConstant(value, of: wish)
      problem.solve()
      #expect(problem[a] == 0 && problem[b] == 5, "\(value)")
    }
  }

  /// Two rooms of one width. What may be given in the second depends on another input.
  @Test func `What one room shares out is nothing to another one`() {
    var problem = ConstraintProblem()
    let width = problem.addInput(80), height = problem.addInput(70)
    let v = (0..<4).map { _ in problem.addVariable(isSize: true) }
    for index in [0, 2] {
      problem.add(Term(v[index]), Term(v[index + 1]), Term(width, -1), is: .atMost, 0)
    }
    problem.add(Term(v[0]), is: .equal, 50, priority: 400)
    problem.add(Term(v[1]), is: .equal, 50, priority: 300)
    problem.add(Term(v[2]), Term(height, -1), is: .equal, 0, priority: 400)
    problem.add(Term(v[3]), is: .equal, 60, priority: 300)
    for value in [80.0, 90, 75, 95] {
      problem.suggest(value, for: width)
      problem.solve()
      #expect(v.map { problem[$0] } == [50, value - 50, 70, value - 70])
      // Where a room is not shared out as it should be, all its rows are solved once more.
      #expect(problem.plan.components.all.allSatisfy { !$0.isSolvedByRows })
    }
  }

  /// 20 too much, and both wishes weigh the same. The earlier one is hurt all the same, as that
  /// makes a size smaller which follows from its variable.
  @Test(arguments: [true, false])
  func `Where costs tie a size that follows is small before wishes are spared`(
    _ usesPresolve: Bool
  ) {
    var problem = ConstraintProblem()
    problem.usesPresolve = usesPresolve
    let a = problem.addVariable(), b = problem.addVariable()
    let size = problem.addVariable(isSize: true)
    problem.add(Term(size), Term(b, -1), is: .equal, 5)
    problem.add(Term(b), is: .equal, 50, priority: 400)
    problem.add(Term(a), is: .equal, 50, priority: 400)
    problem.add(Term(a), Term(b), is: .atMost, 80)
    problem.solve()
    #expect(problem[a] == 50 && problem[b] == 30 && problem[size] == 35)
  }
}
