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

  /// a wishes 50 less than b does, but has no more than 70: what is missing to the room is taken
  /// from a, what is left over is given to a as far as it may, and then to b.
  @Test(arguments: [true, false])
  func `What is given back and forth follows each room`(_ usesPresolve: Bool) {
    var problem = ConstraintProblem()
    problem.usesPresolve = usesPresolve
    let room = problem.addInput(100)
    let a = problem.addVariable(), b = problem.addVariable()
    problem.add(Term(a), Term(b), Term(room, -1), is: .equal, 0)
    problem.add(Term(a), is: .atMost, 70)
    problem.add(Term(a), is: .equal, 50, priority: 400)
    problem.add(Term(b), is: .equal, 50, priority: 500)
    let wanted: [(room: Double, a: Double, b: Double)] = [
      (60, 10, 50), (140, 70, 70), (60, 10, 50), (110, 60, 50), (160, 70, 90), (100, 50, 50),
    ]
    for (size, first, second) in wanted {
      problem.suggest(size, for: room)
      problem.solve()
      #expect(problem[a] == first && problem[b] == second, "room \(size)")
    }
  }

  /// No limit that is below 0 by rounding makes a size negative, alone or beside another.
  @Test(arguments: [-1e-12, -1e-10, -0.1 - 0.2 + 0.3], [true, false])
  func `A size whose limit is below 0 by rounding alone is 0`(_ limit: Double, _ hasOther: Bool) {
    var problem = ConstraintProblem()
    let size = problem.addVariable(isSize: true), other = problem.addVariable(isSize: true)
    if hasOther { problem.add(Term(size), Term(other), is: .atMost, 100) }
    let row = problem.add(Term(size), is: .atMost, limit)
    problem.add(Term(size), is: .equal, 7, priority: 500)
    problem.add(Term(other), is: .equal, 200, priority: 400)
    problem.solve()
    #expect(problem.issues.isEmpty && !problem.isSuspended(row))
    #expect(problem[size] == 0)
    #expect(problem[other] == (hasOther ? 100 : 200))
  }

  /// Two limits that cross by rounding alone leave one place, whatever is wished.
  @Test(arguments: [true, false], [1000.0, -1000])
  func `Limits that cross by rounding alone leave one place`(
    _ isLeastFirst: Bool, _ wish: Double
  ) {
    var problem = ConstraintProblem()
    let a = problem.addVariable(), b = problem.addVariable()
    problem.add(Term(a), Term(b), is: .atMost, 100)
    for isLeast in [isLeastFirst, !isLeastFirst] {
      problem.add(Term(a), is: isLeast ? .atLeast : .atMost, isLeast ? 0.1 + 0.2 : 0.3)
    }
    problem.add(Term(a), is: .equal, wish, priority: 700)
    problem.add(Term(b), is: .equal, 500, priority: 400)
    problem.solve()
    #expect(problem.issues.isEmpty)
    #expect(abs(problem[a] - 0.3) < 1e-12)
    #expect(abs(problem[b] - 99.7) < 1e-12)
  }

  /// The most work that can be allowed is no less than what is allowed without saying so.
  @Test(arguments: [Int.max, Int.max / 4, Int.max / 4 + 1])
  func `All work may be allowed`(_ limit: Int) {
    var problem = ConstraintProblem()
    problem.workLimit = limit
    let sizes = (0..<3).map { _ in problem.addVariable(isSize: true) }
    problem.add(sum: sizes.map { Term($0) }, is: .equal, 90)
    for (first, second) in [(0, 1), (1, 2)] {
      problem.add(Term(sizes[first]), Term(sizes[second], -1), is: .equal, 0, priority: 500)
    }
    problem.solve()
    #expect(problem.issues.isEmpty)
    #expect(sizes.allSatisfy { abs(problem[$0] - 30) < 1e-9 })
  }
}
