import Testing

@testable import ConstraintSolver

/// The whole pipeline gives what one simplex over everything gives.
@Suite struct ReferenceLawTests {
  @Test(arguments: 0..<10)
  func randomSystemsAgree(_ block: Int) {
    for seed in (block * 500)..<((block + 1) * 500) {
      let system = RandomSystem(seed: seed)
      var fast = system.make()
      var reference = system.make(usesPresolve: false)
      fast.problem.solve()
      reference.problem.solve()
      #expect(fast.suspended == reference.suspended, "seed \(seed)")
      #expect(
        distance(fast.values, reference.values) <= 1e-6,
        "seed \(seed): \(fast.values), not \(reference.values)")
    }
  }

  @Test(arguments: 0..<4)
  func freeVariablesAgree(_ block: Int) {
    for seed in (block * 100)..<((block + 1) * 100) {
      let system = RandomSystem(seed: seed + 50_000)
      var fast = system.make()
      var reference = system.make(usesPresolve: false)
      let found = fast.problem.freeVariables().compactMap(fast.variables.firstIndex(of:))
      let wanted =
        reference.problem.freeVariables().compactMap(reference.variables.firstIndex(of:))
      #expect(found == wanted, "seed \(seed)")
    }
  }
}
