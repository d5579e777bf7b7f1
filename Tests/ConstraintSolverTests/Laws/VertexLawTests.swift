import TestSupport
import Testing

@testable import ConstraintSolver

/// Small problems have the answer that the definition of priorities and choices gives them.
@Suite struct VertexLawTests {
  /// A system of at most three unknowns, often with previous values.
  private func small(_ seed: Int, isAmbiguous: Bool, conflicts: Bool = false) -> RandomSystem? {
    var system = RandomSystem(seed: seed, conflicts: conflicts, isAmbiguous: isAmbiguous)
    guard system.isSize.count <= 3 else { return nil }
    var random = SeededGenerator(seed: UInt64(seed))
    system.rows = Array(system.rows.prefix(6))
    for index in system.previous.indices where random.chance(25) {
      system.previous[index] = Double(Int.random(in: -100...300, using: &random))
    }
    return system
  }

  @Test(arguments: [true, false], [true, false])
  func `Numbers are those of the best point there is`(_ isAmbiguous: Bool, _ usesPresolve: Bool) {
    for seed in 300_000..<301_000 {
      guard let system = small(seed, isAmbiguous: isAmbiguous) else { continue }
      var made = system.make(usesPresolve: usesPresolve, reusesPlaces: seed % 2 == 0)
      made.problem.solve()
      #expect(made.problem.issues == [], "seed \(seed)")
      let wanted = VertexSearch(system).answer ?? []
      let values = Array(made.values.prefix(system.isSize.count))
      #expect(distance(values, wanted) <= 1e-6, "seed \(seed): \(values), not \(wanted)")
    }
  }

  @Test(arguments: [true, false])
  func `A variable is free if the best points differ in it`(_ usesPresolve: Bool) {
    for seed in 310_000..<310_500 {
      guard let system = small(seed, isAmbiguous: true) else { continue }
      var made = system.make(usesPresolve: usesPresolve, reusesPlaces: seed % 2 == 0)
      let free = made.problem.freeVariables()
      let wanted = zip(made.variables, VertexSearch(system).freedom).filter(\.1).map(\.0)
      #expect(free == wanted, "seed \(seed)")
    }
  }

  /// Two systems side by side, whose numbers, wishes and contradictions come and go.
  @Test(arguments: 0..<4)
  func `Whatever changes numbers and conflicts are those of the definition`(_ block: Int) {
    var conflicts = 0
    for seed in 320_000 + block * 500..<320_000 + (block + 1) * 500 {
      var random = SeededGenerator(seed: UInt64(seed))
      let hasConflicts = random.chance(60)
      guard let first = small(seed, isAmbiguous: random.chance(50), conflicts: hasConflicts),
        let second = small(seed + 50_000, isAmbiguous: random.chance(50), conflicts: hasConflicts)
      else { continue }
      var pair = Pair(first, second)
      for round in 0..<6 {
        pair.made.problem.solve()
        conflicts += pair.check("seed \(seed), round \(round)")
        for _ in 0..<Int.random(in: 1...2, using: &random) {
          pair.change(&random, isWild: hasConflicts)
        }
      }
    }
    #expect(conflicts > 10)
  }
}

/// Two systems in one problem, without a row in common.
private struct Pair {
  var parts: [RandomSystem]
  var made: RandomSystem.Made

  init(_ first: RandomSystem, _ second: RandomSystem) {
    parts = [first, second]
    made = first.beside(second).make(reusesPlaces: true)
  }

  /// The place of a variable or row of a part among those of the problem.
  private func variable(_ index: Int, of part: Int) -> ConstraintVariable {
    if index >= parts[part].isSize.count {
      return made.variables[made.variables.count - 2 + index - parts[part].isSize.count]
    }
    return made.variables[part == 0 ? index : parts[0].isSize.count + index]
  }

  private func row(_ index: Int, of part: Int) -> ConstraintRow {
    made.rows[part == 0 ? index : parts[0].rows.count + index]
  }

  mutating func change(_ random: inout SeededGenerator, isWild: Bool) {
    let part = Int.random(in: 0...1, using: &random)
    let index = Int.random(in: 0..<parts[part].rows.count, using: &random)
    let row = row(index, of: part)
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      let priority = random.pick(isWild ? [1000, 750, 300] : [750, 300])
      guard isWild || parts[part].rows[index].priority < 1000 else { return }
      parts[part].rows[index].priority = priority
      made.problem.setPriority(priority, of: row)
    case 1:
      let variable = Int.random(in: 0..<parts[part].isSize.count, using: &random)
      parts[part].previous[variable] = random.pick([nil, -20, 0, 50, 200])
      made.problem.setPrevious(
        parts[part].previous[variable], of: self.variable(variable, of: part))
    case 2, 3, 4:
      let input = Int.random(in: 0...1, using: &random)
      let value = Double(Int.random(in: 100...900, using: &random))
      for part in 0...1 { parts[part].inputs[input] = value }
      made.problem.suggest(value, for: made.variables[made.variables.count - 2 + input])
    default:
      parts[part].rows[index].constant += Double(Int.random(in: -90...90, using: &random))
      made.problem.setConstant(parts[part].rows[index].constant, of: row)
    }
  }

  /// Compares numbers and issues with what is found by trying all points; returns how many
  /// conflicts there are.
  func check(_ place: String) -> Int {
    var suspended: [ConstraintRow] = []
    for part in 0...1 {
      let system = parts[part]
      var search = VertexSearch(system, isEmpty: true)
      for (index, row) in system.rows.enumerated() {
        search.rows.append(VertexSearch.row(row, of: system))
        if row.priority == 1000, !search.isFeasible {
          search.rows.removeLast()
          suspended.append(self.row(index, of: part))
        }
      }
      let values = system.isSize.indices.map { made.problem[variable($0, of: part)] }
      let wanted = search.answer ?? []
      #expect(distance(values, wanted) <= 1e-6, "\(place): \(values), not \(wanted)")
    }
    var told: [ConstraintRow] = []
    for issue in made.problem.issues {
      guard case .conflict(let conflict) = issue else {
        Issue.record("\(place): \(issue)")
        continue
      }
      told.append(conflict.suspended)
      #expect(conflict.rows == conflict.rows.sorted(), "\(place)")
      #expect(conflict.rows.last == conflict.suspended, "\(place)")
      #expect(conflict.rows.dropLast().allSatisfy { !suspended.contains($0) }, "\(place)")
      expectMinimal(conflict, place)
    }
    #expect(told == suspended, "\(place)")
    return told.count
  }

  /// All of a core cannot hold together, all but any one of it can.
  private func expectMinimal(_ conflict: ConstraintConflict, _ place: String) {
    let part = parts[0].rows.indices.contains { conflict.rows.contains(row($0, of: 0)) } ? 0 : 1
    let system = parts[part]
    let rows = system.rows.indices.filter { conflict.rows.contains(row($0, of: part)) }
    let sizes = system.isSize.indices.filter {
      conflict.sizes.contains(variable($0, of: part))
    }
    #expect(rows.count == conflict.rows.count && sizes.count == conflict.sizes.count, "\(place)")
    func isFeasible(_ rows: [Int], _ sizes: [Int]) -> Bool {
      var search = VertexSearch(system, isEmpty: true)
      search.isSize = system.isSize.indices.map { sizes.contains($0) }
      search.rows = rows.map { VertexSearch.row(system.rows[$0], of: system) }
      return search.isFeasible
    }
    #expect(!isFeasible(rows, sizes), "\(place)")
    for row in rows { #expect(isFeasible(rows.filter { $0 != row }, sizes), "\(place)") }
    for size in sizes { #expect(isFeasible(rows, sizes.filter { $0 != size }), "\(place)") }
  }
}
