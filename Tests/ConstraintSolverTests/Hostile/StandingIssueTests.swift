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
      var random = SplitMix(3)
      for _ in 0..<80 {
        let terms = sizes.shuffled(using: &random).prefix(6).map {
          Term($0, random.pick([1, 2, -1]))
        }
        rows.append(problem.add(sum: terms, is: .equal, 100, priority: random.pick([300, 500])))
      }
    }
  }

  @Test(arguments: [1e-6, 5e-9, 0, -1])
  func `A contradiction that shrinks to rounding is none, as at first`(_ value: Double) {
    for first in [1, value] {
      var problem = ConstraintProblem()
      let input = problem.addInput(first)
      let x = problem.addVariable()
      problem.add(Term(x), Term(input, -1), is: .atLeast, 0)
      problem.add(Term(x), is: .atMost, 0)
      problem.solve()
      problem.suggest(value, for: input)
      problem.solve()
      #expect(problem.issues.count == (value == 1e-6 ? 1 : 0))
    }
  }

  @Test func othersAreSolvedToTheirEnd() {
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

  /// An inequality between what is not solved to its end and something else may not hold.
  @Test func aRowToWhatIsUnfinishedIsNamed() {
    var work = Overworked(workLimit: 2_000)
    let x = work.problem.addVariable()
    work.problem.add(Term(x), is: .equal, -7, priority: 750)
    let row = work.problem.add(Term(x), Term(work.sizes[0], -1), is: .atLeast, 0)
    work.problem.solve()
    #expect(work.problem.issues == [.unfinished(work.rows + [row])])
    #expect(work.problem[x] == -7)
  }

  @Test func whatIsUnfinishedIsTriedOnce() {
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

  @Test func aChangeBesideAConflictIsReplayed() {
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
}
