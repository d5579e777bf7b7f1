import Testing

@testable import ConstraintSolver

/// What the documentation of the problem says.
@Suite struct ConstraintProblemTests {
  typealias Term = ConstraintProblem.Term

  @Test func `The example of the type`() {
    var problem = ConstraintProblem()
    let total = problem.addInput(320)
    let label = problem.addVariable(isSize: true)
    let field = problem.addVariable(isSize: true)
    problem.add(Term(label), Term(field), Term(total, -1), is: .equal, -24)
    problem.add(Term(label), is: .equal, 80, priority: 750)
    problem.add(Term(field), is: .atLeast, 250)
    problem.solve()
    #expect(problem[label] == 46 && problem[field] == 250)
    problem.suggest(400, for: total)
    var values = [0.0, 0]
    problem.read([label, field], into: &values)
    #expect(values == [80, 296])
  }

  @Test func `Values are lent in the order of their addition`() {
    var problem = ConstraintProblem()
    let room = problem.addInput(300)
    let (gone, edge) = (problem.addVariable(), problem.addVariable())
    problem.add(Term(gone), is: .equal, 7)
    problem.add(Term(edge), Term(room, -0.5), is: .equal, 0)
    // Solved on demand.
    let all = problem.withValues { values in values.indices.map { values[$0] } }
    #expect(all == [300, 7, 150])
    #expect([room, gone, edge].map(\.valueIndex) == [0, 1, 2])
    problem.remove(gone)
    #expect(problem.withValues { $0[1] } == 0)
    let new = problem.addVariable(previous: 4)
    #expect(new.valueIndex == 1 && problem.withValues { $0[new.valueIndex] } == 4)
    problem.suggest(100, for: room)
    #expect(problem.withValues { $0[edge.valueIndex] } == 50)
    var empty = ConstraintProblem()
    #expect(empty.withValues { $0.count } == 0)
  }

  @Test func `No number of low wishes outweighs a higher one`() {
    var problem = ConstraintProblem()
    let x = problem.addVariable()
    problem.add(Term(x), is: .equal, 0, priority: 251)
    for _ in 0..<1200 { problem.add(Term(x), is: .equal, 100, priority: 250) }
    problem.solve()
    #expect(problem[x] == 0)
  }

  @Test func `The sum of violations is minimal inside a priority`() {
    var problem = ConstraintProblem()
    let x = problem.addVariable()
    for target in [0.0, 10, 40] { problem.add(Term(x), is: .equal, target, priority: 250) }
    problem.solve()
    #expect(problem[x] == 10)
    // Twice the factor is twice the violation.
    problem.add(Term(x, 2), is: .equal, 80, priority: 250)
    problem.solve()
    #expect(problem[x] == 40)
  }

  @Test(arguments: [true, false]) func `The order of choosing`(_ usesPresolve: Bool) {
    var problem = ConstraintProblem()
    problem.usesPresolve = usesPresolve
    let total = problem.addInput(100)
    let a = problem.addVariable(isSize: true)
    let b = problem.addVariable(isSize: true)
    problem.add(Term(a), Term(b), Term(total, -1), is: .equal, 0)
    problem.add(Term(a), is: .atLeast, 70, priority: 750)
    problem.add(Term(b), is: .atLeast, 70, priority: 750)
    problem.solve()
    // Sizes sum up to 100 in any case: the earlier row is spared.
    #expect(problem[a] == 70 && problem[b] == 30)
    problem.setPrevious(40, of: a)
    problem.solve()
    #expect(problem[a] == 40 && problem[b] == 60)
    #expect(problem.freeVariables() == [a, b])
    problem.setPriority(751, of: problem.row(at: 2))
    #expect(problem.freeVariables().isEmpty)
    #expect(problem[a] == 30 && problem[b] == 70)
  }

  @Test func `A conflict goes when its cause does`() {
    var problem = ConstraintProblem()
    let limit = problem.addInput(50)
    let width = problem.addVariable(isSize: true)
    let x = problem.addVariable()
    let most = problem.add(Term(width), Term(limit, -1), is: .atMost, 0)
    let least = problem.add(Term(width), is: .atLeast, 80)
    problem.add(Term(width), is: .equal, 60, priority: 500)
    problem.add(Term(x), Term(width, -1), is: .equal, 8)
    problem.solve()
    let conflict = ConstraintConflict(rows: [most, least], sizes: [], suspended: least)
    #expect(problem.issues == [.conflict(conflict)])
    #expect(problem[width] == 50 && problem[x] == 58)
    problem.suggest(100, for: limit)
    problem.solve()
    #expect(problem.issues.isEmpty)
    #expect(problem[width] == 80 && problem[x] == 88)
    problem.suggest(10, for: limit)
    problem.solve()
    #expect(problem.issues == [.conflict(conflict)])
    problem.setPriority(999, of: most)
    problem.solve()
    #expect(problem.issues.isEmpty && problem[width] == 80)
  }

  @Test func `A chain of thousands is linear`() {
    var problem = ConstraintProblem()
    let first = problem.addVariable()
    var last = first
    for _ in 0..<20_000 {
      let next = problem.addVariable()
      problem.add(Term(next), Term(last, -1), is: .equal, 1)
      last = next
    }
    // The end is known, so all is, from the end backwards.
    problem.add(Term(last), is: .equal, 20_000)
    problem.solve()
    #expect(problem[first] == 0)
  }

  /// Positions with a name of their own must not tear a row of sizes apart: then one row would
  /// become many that a dense simplex has to meet.
  @Test func `Named edges leave one shared row`() {
    for isReversed in [false, true] {
      var problem = ConstraintProblem()
      let width = problem.addInput(1_000)
      let start = problem.addVariable()
      var edges = [start]
      var sizes: [ConstraintProblem.Variable] = []
      for _ in 0..<200 {
        sizes.append(problem.addVariable(isSize: true))
        edges.append(problem.addVariable())
        edges.append(problem.addVariable())
      }
      for place in 0..<200 {
        let index = isReversed ? 199 - place : place
        problem.add(Term(sizes[index]), is: .equal, 10, priority: 750 - index % 3)
        problem.add(Term(edges[2 * index + 2]), Term(edges[2 * index + 1], -1), is: .equal, 0)
        problem.add(
          Term(edges[2 * index + 1]), Term(edges[2 * index], -1), Term(sizes[index], -1),
          is: .equal, 0)
      }
      problem.add(Term(start), is: .equal, 0)
      problem.add(Term(edges[400]), Term(width, -1), is: .atMost, 0)
      problem.solve()
      #expect(problem.plan.components.all.allSatisfy { $0.sharedCount <= 1 })
      // Half of the 2,000 points: all 66 of priority 748, and 34 of the 67 of 749.
      #expect(abs(problem[edges[400]] - 1_000) < 1e-9)
      let widths = sizes.map { problem[$0] }
      let kept = (0..<3).map { rest in
        widths.indices.filter { $0 % 3 == rest }.reduce(0) { $0 + widths[$1] }
      }
      #expect(kept.map { $0.rounded() } == [670, 330, 0])
    }
  }
}
