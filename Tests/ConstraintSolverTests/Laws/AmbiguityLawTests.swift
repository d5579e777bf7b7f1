import TestSupport
import Testing

@testable import ConstraintSolver

/// Where rows leave a choice, the same one is made however the problem came to be.
@Suite struct AmbiguityLawTests {
  typealias Term = ConstraintProblem.Term

  @Test func `Another constant chooses anew`() {
    var problem = ConstraintProblem()
    let p = problem.addVariable()
    let q = problem.addVariable()
    let row = problem.add(Term(q), Term(p, -1), is: .equal, 0)
    problem.solve()
    #expect(problem[p] == 0 && problem[q] == 0)
    // The earlier variable is closest to 0.
    problem.setConstant(-9, of: row)
    problem.solve()
    #expect(problem[p] == 0 && problem[q] == -9)
  }

  @Test func `A change that reaches a choice through steps chooses anew`() {
    var problem = ConstraintProblem()
    let start = problem.addVariable()
    let first = problem.add(Term(start), is: .equal, 10)
    let p = problem.addVariable(previous: 30)
    let q = problem.addVariable(previous: 40)
    let r = problem.addVariable(previous: 51)
    problem.add(Term(q), Term(p, -1), Term(start, -1), is: .equal, 0)
    problem.add(Term(r), Term(q, -1), Term(start, -1), is: .equal, 0)
    problem.solve()
    // The median of 30, 40 - 10 and 51 - 20.
    #expect(problem[p] == 30 && problem[q] == 40 && problem[r] == 50)
    problem.setConstant(20, of: first)
    problem.solve()
    // That of 30, 40 - 20 and 51 - 40.
    #expect(problem[p] == 20 && problem[q] == 40 && problem[r] == 60)
  }

  /// Whatever changes, the answer is that of a problem that was made that way.
  @Test(arguments: 0..<10)
  func `Changes leave no trace`(_ block: Int) {
    for seed in (block * 250)..<((block + 1) * 250) {
      var random = SeededGenerator(seed: UInt64(seed))
      var system = RandomSystem(
        seed: seed + 80_000, conflicts: random.chance(30), isAmbiguous: random.chance(80))
      // Beside it one that may be in conflict all the time.
      if random.chance(40) { system = system.beside(RandomSystem(seed: seed + 90_000)) }
      var changed = system.make()
      changed.problem.solve()
      for round in 0..<4 {
        for _ in 0..<Int.random(in: 1...2, using: &random) {
          change(&system, &changed, &random)
        }
        changed.problem.solve()
        var fresh = system.make()
        fresh.problem.solve()
        #expect(changed.cores == fresh.cores, "seed \(seed), round \(round)")
        #expect(
          distance(changed.values, fresh.values) <= 1e-9,
          "seed \(seed), round \(round): \(changed.values), not \(fresh.values)")
      }
    }
  }

  /// Mostly numbers, sometimes rows.
  private func change(
    _ system: inout RandomSystem, _ changed: inout RandomSystem.Made,
    _ random: inout SeededGenerator
  ) {
    let row = Int.random(in: 0..<system.rows.count, using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0:
      system.rows[row].priority = random.pick([1000, 750, 300])
      changed.problem.setPriority(system.rows[row].priority, of: changed.rows[row])
    case 1:
      let term = Int.random(in: 0..<system.rows[row].terms.count, using: &random)
      system.rows[row].terms[term].coefficient = random.pick([1, -2, 0.5, 0])
      changed.problem.setCoefficient(
        system.rows[row].terms[term].coefficient,
        of: changed.variables[system.rows[row].terms[term].variable], in: changed.rows[row])
    case 2:
      let again = system.rows.remove(at: row)
      changed.problem.remove(changed.rows.remove(at: row))
      system.rows.append(again)
      changed.add(again)
    case 3:
      let variable = Int.random(in: 0..<system.isSize.count, using: &random)
      system.previous[variable] = random.pick([nil, 0, 50, 200])
      changed.problem.setPrevious(
        system.previous[variable], of: changed.variables[variable])
    case 4...9:
      let index = Int.random(in: 0..<2, using: &random)
      system.inputs[index] = Double(Int.random(in: 100...900, using: &random))
      changed.problem.suggest(
        system.inputs[index], for: changed.variables[system.isSize.count + index])
    default:
      system.rows[row].constant += Double(Int.random(in: -90...90, using: &random))
      changed.problem.setConstant(system.rows[row].constant, of: changed.rows[row])
    }
  }
}

extension RandomSystem.Made {
  /// The conflicts, by indices of rows and variables.
  fileprivate var cores: [[Int?]] {
    problem.issues.compactMap { issue in
      guard case .conflict(let conflict) = issue else { return nil }
      return conflict.rows.map(rows.firstIndex(of:)) + conflict.sizes.map(variables.firstIndex(of:))
        + [rows.firstIndex(of: conflict.suspended)]
    }
  }
}
