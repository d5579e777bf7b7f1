import TestSupport
import Testing

@testable import ConstraintSolver

/// The whole pipeline gives what one simplex over everything gives.
@Suite struct ReferenceLawTests {
  @Test(arguments: 0..<10)
  func `Random systems agree`(_ block: Int) {
    for seed in (block * 500)..<((block + 1) * 500) {
      expectReference(RandomSystem(seed: seed), "seed \(seed)")
    }
  }

  /// Row by row, the oldest first: what contradicts those that count is left out.
  @Test(arguments: 0..<4)
  func `The newest rows give way`(_ block: Int) {
    var count = 0
    for seed in (block * 50)..<((block + 1) * 50) {
      var system = RandomSystem(seed: seed + 100_000)
      var random = SeededGenerator(seed: UInt64(seed))
      for index in system.rows.indices {
        system.rows[index].constant += Double(Int.random(in: -100...100, using: &random))
        if random.chance(80) { system.rows[index].priority = 1000 }
      }
      var counting = system
      counting.rows = []
      var suspended: [Int] = []
      for (index, row) in system.rows.enumerated() where row.priority == 1000 {
        counting.rows.append(row)
        var reference = counting.make(usesPresolve: false)
        reference.problem.solve()
        if reference.problem.issues.isEmpty { continue }
        counting.rows.removeLast()
        suspended.append(index)
      }
      var fast = system.make()
      fast.problem.solve()
      #expect(fast.suspended == suspended, "seed \(seed)")
      var whole = system.make(usesPresolve: false)
      whole.problem.solve()
      #expect(whole.suspended == suspended, "seed \(seed)")
      count += suspended.count
    }
    #expect(count > 50)
  }

  @Test(arguments: 0..<4)
  func `Free variables agree`(_ block: Int) {
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
