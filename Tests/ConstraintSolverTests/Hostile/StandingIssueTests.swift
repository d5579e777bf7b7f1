import TestSupport
import Testing

@testable import ConstraintSolver

/// What happens beside a conflict, or beside what takes too long.
@Suite struct StandingIssueTests {
  typealias Term = ConstraintProblem.Term

  /// Rows that share 40 sizes in too many ways for the work allowed.
  private struct Overworked {
    var problem = ConstraintProblem()
    var sizes: [ConstraintProblem.Variable] = []
    var rows: [ConstraintProblem.Row] = []

    init(workLimit: Int) {
      problem.workLimit = workLimit
      sizes = (0..<40).map { _ in problem.addVariable(isSize: true) }
      var random = SeededGenerator(seed: 3)
      for _ in 0..<80 {
        let terms = sizes.shuffled(using: &random).prefix(6).map {
          Term($0, random.pick([1, 2, -1]))
        }
        rows.append(problem.add(sum: terms, is: .equal, 100, priority: random.pick([300, 500])))
      }
    }
  }

  /// Also where the answer without the row is far from it, as a wish has it.
  @Test(arguments: [1e-6, 5e-9, 0, -1], [true, false])
  func `A contradiction that shrinks to rounding is none, as at first`(
    _ value: Double, _ hasWish: Bool
  ) {
    for first in [1, value] {
      var problem = ConstraintProblem()
      let input = problem.addInput(first)
      let x = problem.addVariable()
      problem.add(Term(x), Term(input, -1), is: .atLeast, 0)
      problem.add(Term(x), is: .atMost, 0)
      if hasWish { problem.add(Term(x), is: .equal, 100, priority: 500) }
      problem.solve()
      problem.suggest(value, for: input)
      problem.solve()
      #expect(problem.issues.count == (value == 1e-6 ? 1 : 0))
    }
  }

  @Test func `Others are solved to their end`() {
    var work = Overworked(workLimit: 2_000)
    let x = work.problem.addVariable()
    let y = work.problem.addVariable()
    work.problem.add(Term(x), is: .equal, 50, priority: 750)
    work.problem.add(Term(y), is: .equal, 20, priority: 500)
    // Two components, until their answers violate it.
    work.problem.add(Term(y), Term(x, -1), is: .atLeast, 5)
    work.problem.solve()
    #expect(work.problem.issues == [.unfinished(work.rows)])
    #expect(work.problem[x] == 50 && work.problem[y] == 55)
  }

  /// Each element pushes the next one once it was pushed itself, so there are as many rounds.
  @Test func `What is unfinished takes nothing from others that take many rounds`() {
    var work = Overworked(workLimit: 2_000)
    let chain = (0..<8).map { _ in work.problem.addVariable() }
    work.problem.add(Term(chain[0]), is: .equal, 50, priority: 750)
    for (index, (before, place)) in zip(chain, chain.dropFirst()).enumerated() {
      // The one before is pushed to 50 + 5 * index from 3 less.
      let wish = index == 0 ? 20 : Double(52 + 5 * index)
      work.problem.add(Term(place), is: .equal, wish, priority: 500)
      work.problem.add(Term(place), Term(before, -1), is: .atLeast, 5)
    }
    work.problem.solve()
    #expect(work.problem.issues == [.unfinished(work.rows)])
    for (index, place) in chain.enumerated() {
      #expect(abs(work.problem[place] - Double(50 + 5 * index)) < 1e-9)
    }
  }

  /// An inequality between what is not solved to its end and something else may not hold.
  @Test func `A row to what is unfinished is named`() {
    var work = Overworked(workLimit: 2_000)
    let x = work.problem.addVariable()
    work.problem.add(Term(x), is: .equal, -7, priority: 750)
    let row = work.problem.add(Term(x), Term(work.sizes[0], -1), is: .atLeast, 0)
    work.problem.solve()
    #expect(work.problem.issues == [.unfinished(work.rows + [row])])
    #expect(work.problem[x] == -7)
  }

  @Test func `What is unfinished is tried once`() {
    var work = Overworked(workLimit: 2_000)
    let x = work.problem.addVariable()
    let row = work.problem.add(Term(x), is: .equal, 1)
    work.problem.solve()
    let values = work.sizes.map { work.problem[$0] }
    #expect(work.problem.plan.decisions.long.count == 1)
    for round in 0..<10 {
      // Numbers and rows elsewhere.
      work.problem.setConstant(Double(round), of: row)
      if round % 2 == 0 {
        work.problem.remove(work.problem.add(Term(x), is: .atMost, 100))
      }
      work.problem.solve()
      #expect(work.problem[x] == Double(round))
      #expect(work.problem.issues == [.unfinished(work.rows)])
      #expect(work.sizes.map { work.problem[$0] } == values)
      // Another try would be another decision.
      #expect(work.problem.plan.decisions.long.count == 1)
    }
    work.problem.setConstant(101, of: work.rows[0])
    work.problem.solve()
    #expect(work.problem.plan.decisions.long.count == 2)
  }

  @Test func `A change beside a conflict is replayed`() {
    var problem = ConstraintProblem()
    let width = problem.addVariable(isSize: true)
    let first = problem.add(Term(width), is: .equal, 10)
    let second = problem.add(Term(width), is: .equal, 20)
    let x = problem.addVariable()
    let y = problem.addVariable()
    let start = problem.add(Term(x), is: .equal, 3)
    let next = problem.add(Term(y), Term(x, -1), is: .equal, 4)
    problem.solve()
    let conflict = ConstraintIssue.conflict(
      ConstraintConflict(rows: [first, second], sizes: [], suspended: second))
    #expect(problem.issues == [conflict])
    problem.setConstant(30, of: start)
    problem.setConstant(5, of: next)
    #expect(problem.state == .marked)
    problem.solve()
    #expect(problem.issues == [conflict])
    #expect(problem[width] == 10 && problem[x] == 30 && problem[y] == 35)
    // Rows of the conflict, also the one left out, are looked at anew.
    problem.setConstant(10, of: second)
    #expect(problem.state == .unplanned)
    problem.solve()
    #expect(problem.issues.isEmpty)
  }

  /// x is at least 150, then 125, where it may be 120 or 130 at most and 1000 is wished. However
  /// far the answer is from the row that is left out, it counts again.
  @Test(arguments: [true, false])
  func `Of two conflicts with one row each ends by itself`(_ usesPresolve: Bool) {
    var problem = ConstraintProblem()
    problem.usesPresolve = usesPresolve
    let input = problem.addInput(50)
    let x = problem.addVariable()
    problem.add(Term(x), Term(input, -1), is: .atLeast, 100)
    let first = problem.add(Term(x), is: .atMost, 120)
    let second = problem.add(Term(x), is: .atMost, 130)
    problem.add(Term(x), is: .equal, 1000, priority: 500)
    for _ in 0..<2 {
      problem.suggest(50, for: input)
      problem.solve()
      #expect(problem[x] == 1000 && problem.isSuspended(first) && problem.isSuspended(second))
      problem.suggest(25, for: input)
      problem.solve()
      #expect(problem[x] == 130 && problem.isSuspended(first) && !problem.isSuspended(second))
    }
  }

  /// A conflict that an input brought ends by the constant of its row as one from the start does.
  @Test func `A conflict that comes beside another one ends by itself`() {
    var problem = ConstraintProblem()
    let input = problem.addInput(0)
    let x = problem.addVariable(), y = problem.addVariable()
    problem.add(Term(y), is: .atLeast, 2)
    let other = problem.add(Term(y), is: .atMost, 1)
    problem.add(Term(x), Term(input, -1), is: .atLeast, 0)
    let limit = problem.add(Term(x), is: .atMost, 10)
    problem.add(Term(x), is: .equal, 100, priority: 500)
    problem.solve()
    #expect(problem[x] == 10 && problem.isSuspended(other) && !problem.isSuspended(limit))
    problem.suggest(20, for: input)
    problem.solve()
    #expect(problem[x] == 100 && problem.isSuspended(limit))
    problem.setConstant(50, of: limit)
    problem.solve()
    #expect(problem[x] == 50 && problem.isSuspended(other) && !problem.isSuspended(limit))
  }

  /// Each of some sizes is less than the difference of two others by 1000, as steps compute it.
  @Test(arguments: [1, 100, 2_000])
  func `No size is negative where there is no time to solve`(_ workLimit: Int) {
    var work = Overworked(workLimit: workLimit)
    let sizes = (0..<4).map { index in
      let size = work.problem.addVariable(isSize: true)
      work.problem.add(
        Term(size), Term(work.sizes[index], -1), Term(work.sizes[index + 1]), is: .equal, -1000)
      return size
    }
    work.problem.solve()
    guard case .unfinished? = work.problem.issues.first else {
      Issue.record("All was done.")
      return
    }
    for size in work.sizes + sizes { #expect(work.problem[size] >= 0) }
  }

  @Test func `Only the last decisions that took long are kept`() {
    var work = Overworked(workLimit: 2_000)
    for round in 0..<8 {
      work.problem.setConstant(101 + Double(round), of: work.rows[0])
      work.problem.solve()
      #expect(work.problem.plan.decisions.long.count <= LongDecision.limit)
    }
  }
}
