import TestSupport
import Testing

@testable import ConstraintSolver

/// What intervals decide is what a simplex decides.
@Suite struct IntervalLawTests {
  @Test(arguments: 0..<4)
  func `Random systems agree`(_ block: Int) {
    for seed in (block * 500)..<((block + 1) * 500) {
      expectAgreement(RandomSystem(seed: seed + 90_000), seed)
    }
  }

  @Test(arguments: 0..<4)
  func `Ambiguous systems agree`(_ block: Int) {
    for seed in (block * 500)..<((block + 1) * 500) {
      expectAgreement(RandomSystem(seed: seed + 95_000, isAmbiguous: true), seed)
    }
  }

  /// Positions and sizes in a row, gaps between neighbors and a few others, limits and wishes.
  @Test(arguments: 0..<4)
  func `Chains agree`(_ block: Int) {
    var decided = 0
    for seed in (block * 250)..<((block + 1) * 250) {
      let system = RandomSystem.chain(seed: seed)
      decided += expectAgreement(system, seed) ? 1 : 0
    }
    #expect(decided > 100)
  }

  /// Conflicts that list only their suspended row leave out the same rows as others, also when
  /// inputs change and rows come and go.
  @Test(arguments: 0..<4)
  func `What conflicts list changes nothing else`(_ block: Int) {
    var shortened = 0
    for seed in (block * 500)..<((block + 1) * 500) {
      let system =
        seed.isMultiple(of: 2)
        ? RandomSystem.chain(seed: seed) : RandomSystem(seed: seed + 97_000)
      shortened += expectSameWithoutLists(system, seed)
    }
    #expect(shortened > 50)
  }

  /// Returns how many conflicts are not complete.
  private func expectSameWithoutLists(_ system: RandomSystem, _ seed: Int) -> Int {
    var whole = system.make()
    whole.problem.plan.decisions.leastIntervals = 0
    var short = system.make()
    short.problem.plan.decisions.leastIntervals = 0
    // Less than what the rows allow.
    short.problem.plan.decisions.listLimit = -1000
    var shortened = 0
    for round in 0..<3 {
      whole.problem.solve()
      short.problem.solve()
      #expect(short.suspended == whole.suspended, "seed \(seed), round \(round)")
      #expect(
        distance(short.values, whole.values) <= 1e-6,
        "seed \(seed), round \(round): \(short.values), not \(whole.values)")
      for case .conflict(let conflict) in short.problem.issues where !conflict.isComplete {
        shortened += 1
        #expect(conflict.rows == [conflict.suspended])
        #expect(conflict.sizes.isEmpty)
      }
      // Other constants next, and a row that is new.
      for (index, row) in whole.rows.enumerated() where (index + seed) % 4 == round {
        let constant = system.rows[index].constant + Double(10 * round - 10)
        whole.problem.setConstant(constant, of: row)
        short.problem.setConstant(constant, of: short.rows[index])
      }
    }
    return shortened
  }

  /// Returns whether there was a simplex to spare.
  @discardableResult
  private func expectAgreement(_ system: RandomSystem, _ seed: Int) -> Bool {
    var fast = system.make()
    fast.problem.plan.decisions.leastIntervals = 0
    var slow = system.make()
    slow.problem.plan.decisions.leastIntervals = .max
    fast.problem.solve()
    slow.problem.solve()
    #expect(fast.suspended == slow.suspended, "seed \(seed)")
    #expect(
      distance(fast.values, slow.values) <= 1e-6,
      "seed \(seed): \(fast.values), not \(slow.values)")
    return fast.problem.plan.decisions.regions.isEmpty
      && !slow.problem.plan.decisions.regions.isEmpty
  }
}

extension RandomSystem {
  /// Elements in a row, of a position and a size each.
  static func chain(seed: Int) -> RandomSystem {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 2...6, using: &random)
    var system = RandomSystem(seed: 0)
    system.rows = []
    system.isSize = (0..<2 * count).map { $0 % 2 == 1 }
    let usesPrevious = random.chance(50)
    system.previous = system.isSize.map { _ in
      usesPrevious && random.chance(80) ? Double(Int.random(in: 0...200, using: &random)) : nil
    }
    func add(
      _ terms: [(Int, Double)], _ relation: ConstraintProblem.Relation, _ constant: Int,
      _ priority: Int = 1000
    ) {
      system.rows.append(
        Row(
          terms: terms.map { (variable: $0.0, coefficient: $0.1) }, relation: relation,
          constant: Double(constant), priority: priority))
    }
    func priority() -> Int { random.pick([1000, 750, 750, 500, 250]) }
    for index in 0..<count {
      let (place, size) = (2 * index, 2 * index + 1)
      let length = Int.random(in: 5...80, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: add([(size, 1)], .equal, length)
      case 1: add([(size, 1)], .atLeast, length)
      case 2: add([(size, 1)], .equal, length, priority())
      default:
        add([(size, 1)], .atLeast, length, 750)
        add([(size, 1)], .atMost, length, 250)
      }
      if index == 0 || random.chance(30) {
        add([(place, 1)], .atLeast, Int.random(in: 0...40, using: &random))
      }
      if random.chance(30) {
        add([(place, 1)], .equal, Int.random(in: 0...300, using: &random), priority())
      }
      if index > 0 {
        let gap = Int.random(in: 0...20, using: &random)
        add(
          [(place, 1), (place - 2, -1), (place - 1, -1)], .atLeast, gap,
          random.pick([1000, 1000, 750]))
      }
      if random.chance(index == count - 1 ? 60 : 15) {
        let most = Int.random(in: 80...500, using: &random)
        add([(place, 1), (size, 1)], .atMost, most, priority())
      }
    }
    return system
  }
}
