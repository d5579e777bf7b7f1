#if RECORDS_DECISIONS
import LayoutDecisions
import TestSupport
import Testing

@testable import ConstraintSolver

/// What a recorder is told of an answer determines it.
@Suite struct RecordedPathLaws {
  /// The values of a random system of which both inputs are given.
  private func values(
    of system: RandomSystem, _ width: Double, _ height: Double, usesPresolve: Bool = true
  ) -> [Double] {
    var made = system.make(usesPresolve: usesPresolve)
    made.problem.suggest(width, for: made.variables[system.isSize.count])
    made.problem.suggest(height, for: made.variables[system.isSize.count + 1])
    made.problem.solve()
    return made.values
  }

  @Test func `The same numbers always take one path`() {
    for seed in 0..<10 {
      let system = RandomSystem(seed: seed)
      let paths = Set(
        (0..<40).map { _ in
          DecisionRecorder.record { values(of: system, 320, 480) }.pass.answers
        })
      #expect(paths.count == 1, "seed \(seed)")
    }
  }

  /// Why a row is left out depends on required rows alone, whatever wishes say of the answer: here
  /// on the input, which is far below 500 and above 7 in any case.
  @Test func `Wishes are no part of why a row is left out`() {
    let paths = [20.0, 40].map { number in
      DecisionRecorder.record {
        var problem = ConstraintProblem()
        let input = problem.addInput(number)
        let x = problem.addVariable()
        problem.add(.init(x), .init(input, -1), is: .atMost, 0)
        problem.add(.init(x), is: .equal, 7, priority: 600)
        problem.add(.init(x), is: .atMost, 30, priority: 500)
        let least = problem.add(.init(x), is: .atLeast, 500)
        problem.solve()
        #expect(problem[x] == 7 && problem.isSuspended(least))
      }.pass.answers
    }
    #expect(paths[0] == paths[1])
  }

  /// No numbers follow from an answer that is 0 in place of a number that is too large.
  @Test(arguments: [(1.0, true), (1e-100, false)])
  func `A length that is too large is told, as nothing is known of it`(
    _ number: Double, _ isTold: Bool
  ) {
    let pass = DecisionRecorder.record {
      var problem = ConstraintProblem()
      let input = problem.addInput(number)
      let x = problem.addVariable(), y = problem.addVariable()
      problem.add(.init(x), .init(input, -1e200), is: .equal, 0)
      problem.add(.init(y), .init(x, -1e150), is: .equal, 0)
      problem.solve()
      #expect(problem.issues == (isTold ? [.overflow(y)] : []))
    }.pass
    #expect(pass.opaqueEvents.map(\.text) == (isTold ? ["a length is too large"] : []))
  }

  /// Sizes with wishes about many of them that no simplex solves in so little work.
  @Test func `An answer that is not finished is told, as nothing is known of it`() {
    let pass = DecisionRecorder.record {
      var problem = ConstraintProblem()
      problem.workLimit = 1
      var random = SeededGenerator(seed: 5)
      let sizes = (0..<12).map { _ in problem.addVariable(isSize: true) }
      for _ in 0..<24 {
        let terms = sizes.shuffled(using: &random).prefix(6).map {
          ConstraintProblem.Term($0, random.pick([1, 2, -1]))
        }
        problem.add(sum: terms, is: .equal, 100, priority: random.pick([300, 500]))
      }
      problem.solve()
      #expect(
        problem.issues.contains { if case .unfinished = $0 { true } else { false } })
    }.pass
    #expect(
      pass.opaqueEvents.map(\.text).contains("statements take too long to be solved"))
  }

  @Test(arguments: [0, 1, 2])
  func `In the region of a path all inputs take it and the values are sums of them`(kind: Int) {
    var checked = 0
    for seed in 0..<30 {
      var system = RandomSystem(
        seed: seed + 70_000 + 1000 * kind, conflicts: kind == 2, isAmbiguous: kind == 1)
      // The generator's rows mention the first input only.
      for row in system.rows.indices where row % 3 == 1 {
        system.rows[row].terms.append((system.isSize.count + 1, row % 2 == 0 ? -1 : 0.5))
      }
      let law = PathLaw { values(of: system, $0, $1) }
      var random = SeededGenerator(seed: UInt64(seed))
      for _ in 0..<2 {
        let size = (
          Double.random(in: 200...900, using: &random),
          Double.random(in: 200...900, using: &random)
        )
        let outcome = law.check(around: size, using: &random)
        checked += outcome.count
        #expect(outcome.failures.isEmpty, "seed \(seed): \(outcome.failures)")
      }
    }
    #expect(checked > 200)
  }
}
#endif
