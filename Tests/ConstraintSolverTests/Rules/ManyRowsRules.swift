import TestSupport
import Testing

@testable import ConstraintSolver

/// Many rows, and many changes of a few.
@Suite struct ManyRowsRules {
  typealias Term = ConstraintProblem.Term

  /// 5,000 places, each 1 after the one before; the first one after 10.
  @Test func `Changes in a long chain reach its end`() {
    var problem = ConstraintProblem()
    var places = [problem.addInput(10)]
    var rows: [ConstraintProblem.Row] = []
    for index in 0..<5_000 {
      places.append(problem.addVariable())
      rows.append(
        problem.add(Term(places[index + 1]), Term(places[index], -1), is: .equal, 1))
    }
    problem.solve()
    #expect(problem[places[5_000]] == 5_010)
    for amount in [3.0, 7, 2] {
      problem.setConstant(amount, of: rows[4_499])
      problem.solve()
      #expect(problem[places[4_499]] == 4_509)
      #expect(problem[places[4_500]] == 4_509 + amount)
      #expect(problem[places[5_000]] == 5_009 + amount)
    }
    // Two at once, the later one first: 20 in place of 2, and 5 in place of 1.
    problem.setConstant(20, of: rows[4_499])
    problem.setConstant(5, of: rows[4_199])
    problem.solve()
    #expect(problem[places[4_199]] == 4_209)
    #expect(problem[places[4_200]] == 4_214)
    #expect(problem[places[5_000]] == 5_033)
    problem.suggest(0, for: places[0])
    problem.solve()
    #expect(problem[places[5_000]] == 5_023)
  }

  /// Places from 0 to 100 that wishes decide: the first one is 30, or else 40, 41 and so on, which
  /// count less and less.
  @Test func `A wish that is left out and counts again thousands of times is met each time`() {
    var problem = ConstraintProblem()
    var places: [ConstraintProblem.Variable] = []
    var wishes: [ConstraintProblem.Row] = []
    for number in 0..<20 {
      let place = problem.addVariable()
      problem.add(Term(place), is: .atLeast, 0)
      problem.add(Term(place), is: .atMost, 100)
      wishes.append(problem.add(Term(place), is: .equal, Double(30 + number), priority: 500))
      places.append(place)
    }
    for less in 0..<40 {
      problem.add(Term(places[0]), is: .equal, Double(40 + less), priority: 400 - less)
    }
    problem.solve()
    var asWanted = 0
    for _ in 0..<3_000 {
      problem.setActive(false, of: wishes[0])
      problem.solve()
      if problem[places[0]] == 40 { asWanted += 1 }
      problem.setActive(true, of: wishes[0])
      problem.solve()
      if problem[places[0]] == 30 { asWanted += 1 }
    }
    #expect(asWanted == 6_000)
    #expect(problem[places[19]] == 49)
    #expect(problem.issues.isEmpty)
  }

  /// As where each of many elements begins where the first one does.
  @Test func `A row that comes to thousands about one unknown costs as much as the first ones`() {
    let ratio = growth(from: 1_000) { count in
      {
        var problem = ConstraintProblem()
        let edge = problem.addVariable()
        problem.add(Term(edge), is: .equal, 20)
        for index in 0..<count {
          let place = problem.addVariable()
          problem.add(Term(place), Term(edge, -1), is: .equal, Double(index))
          problem.solve()
          #expect(problem[place] == 20 + Double(index))
        }
      }
    }
    #expect(ratio < 24)
  }
}
