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
    for seed in 0..<50 {
      let system = RandomSystem(seed: seed)
      let paths = Set(
        (0..<40).map { _ in
          DecisionRecorder.record { values(of: system, 320, 480) }.pass.answers
        })
      #expect(paths.count == 1, "seed \(seed)")
    }
  }

  @Test func debugIt() {
    for (kind, seed, sizes) in [(0, 143, [(666.797233660137, 350.9481347045769), (850.4983472885472, 479.8709481347046)]), (0, 82, [(874.7375365901989, 736.3956236050068), (1185.8965555555376, 480.256395623605)]), (0, 134, [(454.46881363331823, 895.1531464895659), (494.85830953629704, 914.9035803112749), (320.1344688136333, 764.0221236323387)])] {
      var system = RandomSystem(
        seed: seed + 70_000 + 1000 * kind, conflicts: kind == 2, isAmbiguous: kind == 1)
      for row in system.rows.indices where row % 3 == 1 {
        system.rows[row].terms.append((system.isSize.count + 1, row % 2 == 0 ? -1 : 0.5))
      }
      print("SEED", seed)
      for (i, row) in system.rows.enumerated() { print(i, row.priority, row.relation, row.constant, row.terms.map { "\($0.coefficient)*\($0.variable)" }.joined(separator: " + ")) }
      for size in sizes {
        var made = system.make()
        made.problem.suggest(size.0, for: made.variables[system.isSize.count])
        made.problem.suggest(size.1, for: made.variables[system.isSize.count + 1])
        let p = DecisionRecorder.record { made.problem.solve() }.pass
        print(made.suspended, made.problem.issues.map { issue -> [Int] in
          guard case .conflict(let c) = issue else { return [] }
          return c.rows.map { made.rows.firstIndex(of: $0)! }
        }, made.problem.standing.map { $0.positions }, made.values)
        print(zip(p.answers, p.differences).map { "\($0.code):\($1)" })
        print(p.opaqueEvents.map(\.text))
      }
    }
  }

  @Test(arguments: [0, 1, 2])
  func `In the region of a path all inputs take it and the values are sums of them`(kind: Int) {
    var checked = 0
    for seed in 0..<150 {
      var system = RandomSystem(
        seed: seed + 70_000 + 1000 * kind, conflicts: kind == 2, isAmbiguous: kind == 1)
      // The generator's rows mention the first input only.
      for row in system.rows.indices where row % 3 == 1 {
        system.rows[row].terms.append((system.isSize.count + 1, row % 2 == 0 ? -1 : 0.5))
      }
      let law = PathLaw { values(of: system, $0, $1) }
      var random = SplitMix(seed)
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
    #expect(checked > 1000)
  }
}
#endif
