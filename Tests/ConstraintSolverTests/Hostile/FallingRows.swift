import TestSupport
import Testing

@testable import ConstraintSolver

/// Rows that hold until one of them moves an unknown: each then disturbs the one beside it.
@Suite struct FallingRows {
  typealias Term = ConstraintProblem.Term

  /// Unknowns one behind the other, each where it would like to be, but for the first one.
  private func chain(_ count: Int, isReversed: Bool) -> (ConstraintProblem, [ConstraintVariable]) {
    var problem = ConstraintProblem()
    let places = (0..<count).map { problem.addVariable(previous: Double($0)) }
    problem.add(Term(places[0]), is: .atLeast, 1)
    let pairs = Array(zip(places, places.dropFirst()))
    for (before, place) in isReversed ? pairs.reversed() : pairs {
      problem.add(Term(place), Term(before, -1), is: .atLeast, 1)
    }
    return (problem, places)
  }

  @Test(arguments: [false, true]) func `All fall, one over the other`(_ isReversed: Bool) {
    for count in [2, 15, 16, 17, 18, 19, 20, 40, 300] {
      var (problem, places) = chain(count, isReversed: isReversed)
      problem.solve()
      #expect(problem.issues.isEmpty)
      #expect(places.map { problem[$0] } == (1...count).map { Double($0) })
    }
  }

  /// 240 took a second, and twice as many seven times as long.
  @Test func `Many fall in a time that grows with their number`() {
    let ratio = growth(from: 100) { count in
      var problem = chain(count, isReversed: false).0
      return { problem.solve() }
    }
    #expect(ratio < 24)
  }
}
