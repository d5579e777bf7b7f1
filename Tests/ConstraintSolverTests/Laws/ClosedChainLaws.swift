import TestSupport
import Testing

@testable import ConstraintSolver

/// Elements behind each other that have natural sizes and end where they are told to.
@Suite struct ClosedChainLaws {
  typealias Row = RandomSystem.Row

  /// A system of some columns of elements, each pinned at both ends, with wishes for most sizes.
  ///
  /// The places come first, then the sizes. Rows are in random order, some twice.
  private func chains(seed: Int) -> RandomSystem {
    var random = SeededGenerator(seed: UInt64(seed))
    var system = RandomSystem(seed: seed)
    system.rows = []
    let counts = (0..<random.pick([1, 1, 1, 2])).map { _ in Int.random(in: 3...16, using: &random) }
    let count = counts.reduce(0, +)
    system.isSize = (0..<2 * count).map { $0 >= count }
    let usesPrevious = random.chance(25)
    system.previous = (0..<2 * count).map { _ in
      usesPrevious && random.chance(60) ? Double(Int.random(in: 0...90, using: &random)) : nil
    }
    system.inputs = [Double(Int.random(in: 0...600, using: &random)), 480]
    let priorities = random.chance(40) ? [250, 250] : [250, 251, 750, 500]
    let input = 2 * count
    var first = 0
    for length in counts {
      for index in first..<first + length {
        let (place, size) = (index, count + index)
        if index == first {
          system.rows.append(
            Row(terms: [(place, 1)], relation: .equal, constant: 5, priority: 1000))
        } else {
          system.rows.append(
            Row(
              terms: [(place, 1), (place - 1, -1), (size - 1, -1)], relation: .equal, constant: 8,
              priority: 1000))
        }
        let natural = Double(Int.random(in: 10...40, using: &random))
        for relation in ConstraintProblem.Relation.allCases
        where random.chance(relation == .equal ? 15 : 75) {
          system.rows.append(
            Row(
              terms: [(size, random.pick([1, 1, 1, 2]))], relation: relation, constant: natural,
              priority: random.chance(8) ? 1000 : random.pick(priorities)))
        }
        if random.chance(10) {
          system.rows.append(
            Row(
              terms: [(place, 1), (input, -0.5)], relation: random.pick([.atLeast, .atMost]),
              constant: 0, priority: random.pick([400, 250, 1000])))
        }
      }
      let last = first + length - 1
      system.rows.append(
        Row(
          terms: [(last, 1), (count + last, 1), (input, -1)], relation: .equal, constant: 0,
          priority: 1000))
      first += length
    }
    if random.chance(20) {
      let sizes = (0..<2).map { _ in count + Int.random(in: 0..<count, using: &random) }
      if sizes[0] != sizes[1] {
        system.rows.append(
          Row(
            terms: [(sizes[0], 1), (sizes[1], -1)], relation: .equal, constant: 0,
            priority: random.pick([1000, 300])))
      }
    }
    if random.chance(70) { system.rows.shuffle(using: &random) }
    return system
  }

  @Test(arguments: 0..<8)
  func `Chains agree with one simplex over everything`(_ block: Int) {
    for seed in (block * 100)..<((block + 1) * 100) {
      expectReference(chains(seed: seed), "seed \(seed)")
    }
  }

  /// Rooms come and go, and a wish is set and taken back.
  @Test(arguments: 0..<4)
  func `Chains that change have the answers of new ones`(_ block: Int) {
    for seed in (block * 50)..<((block + 1) * 50) {
      var system = chains(seed: seed + 10_000)
      var random = SeededGenerator(seed: UInt64(seed))
      var made = system.make()
      made.problem.solve()
      for step in 0..<6 {
        if step % 3 == 2 {
          let size =
            system.isSize.count / 2 + Int.random(in: 0..<system.isSize.count / 2, using: &random)
          let row = Row(
            terms: [(size, 1)], relation: random.pick([.atLeast, .atMost]),
            constant: Double(Int.random(in: 0...60, using: &random)), priority: 600)
          system.rows.append(row)
          made.add(row)
        } else {
          system.inputs[0] = Double(Int.random(in: 0...900, using: &random))
          made.problem.suggest(system.inputs[0], for: made.variables[system.isSize.count])
        }
        made.problem.solve()
        expectFresh(system, made, "seed \(seed), step \(step)")
      }
    }
  }

  /// Labels of which one has to take what is left: the first wish that is hurt is the newest.
  @Test(arguments: [100.0, -100])
  func `Each label costs the same`(_ rest: Double) {
    func labels(_ count: Int) -> (problem: ConstraintProblem, sizes: [ConstraintVariable]) {
      var problem = ConstraintProblem()
      var before: (place: ConstraintVariable, size: ConstraintVariable)?
      var sizes: [ConstraintVariable] = []
      for _ in 0..<count {
        let (place, size) = (problem.addVariable(), problem.addVariable(isSize: true))
        if let before {
          problem.add(
            .init(place), .init(before.place, -1), .init(before.size, -1), is: .equal, 8)
        } else {
          problem.add(.init(place), is: .equal, 0)
        }
        problem.add(.init(size), is: .atMost, 120, priority: 250)
        problem.add(.init(size), is: .atLeast, 120, priority: 750)
        before = (place, size)
        sizes.append(size)
      }
      if let before {
        let end = Double(count) * 128 - 8 + rest
        problem.add(.init(before.place), .init(before.size), is: .equal, end)
      }
      return (problem, sizes)
    }
    var (problem, sizes) = labels(40)
    problem.solve()
    #expect(problem.issues.isEmpty)
    // No wish is about several of them.
    #expect(problem.plan.components.all.allSatisfy { $0.sharedCount <= 1 })
    #expect(sizes.dropLast().allSatisfy { problem[$0] == 120 })
    #expect(problem[sizes[39]] == 120 + rest)
    let ratio = growth(from: 500) { count in
      var problem = labels(count).problem
      return { problem.solve() }
    }
    #expect(ratio < 24)
  }
}
