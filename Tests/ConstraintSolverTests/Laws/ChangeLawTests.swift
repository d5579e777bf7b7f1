import TestSupport
import Testing

@testable import ConstraintSolver

/// A changed problem answers like one that was made that way.
@Suite struct ChangeLawTests {
  typealias Term = ConstraintProblem.Term

  /// Beside many others, what an input reaches is few: then only that is computed.
  @Test(arguments: 0..<4, [0, 100])
  func `Numbers change`(_ block: Int, others: Int) {
    for seed in (block * 100)..<((block + 1) * 100) {
      var system = RandomSystem(seed: seed + 10_000)
      var changed = system.make()
      changed.problem.addOthers(others)
      changed.problem.solve()
      var random = SeededGenerator(seed: UInt64(seed))
      for round in 0..<6 {
        if random.chance(50) {
          let index = Int.random(in: 0..<2, using: &random)
          system.inputs[index] = Double(Int.random(in: 100...900, using: &random))
          let input = changed.variables[system.isSize.count + index]
          let isDone = changed.problem.suggest(system.inputs[index], for: input)
          #expect(isDone)
        } else {
          let row = Int.random(in: 0..<system.rows.count, using: &random)
          system.rows[row].constant += Double(Int.random(in: -9...9, using: &random))
          let isDone = changed.problem.setConstant(
            system.rows[row].constant, of: changed.rows[row])
          #expect(isDone)
        }
        if random.chance(70) {
          changed.problem.solve()
          expectFresh(system, changed, "seed \(seed), round \(round)")
        }
      }
    }
  }

  @Test(arguments: 0..<4)
  func `Structure changes`(_ block: Int) {
    for seed in (block * 50)..<((block + 1) * 50) {
      var system = RandomSystem(seed: seed + 20_000)
      var changed = system.make()
      var random = SeededGenerator(seed: UInt64(seed))
      for round in 0..<4 {
        let index = Int.random(in: 0..<system.rows.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          system.rows[index].priority = random.pick([1000, 750, 300])
          let isDone = changed.problem.setPriority(
            system.rows[index].priority, of: changed.rows[index])
          #expect(isDone)
        case 1:
          let term = Int.random(in: 0..<system.rows[index].terms.count, using: &random)
          system.rows[index].terms[term].coefficient = random.pick([1, -2, 0.5, 0])
          let variable = changed.variables[system.rows[index].terms[term].variable]
          let isDone = changed.problem.setCoefficient(
            system.rows[index].terms[term].coefficient, of: variable, in: changed.rows[index])
          #expect(isDone)
        default:
          let variable = Int.random(in: 0..<system.isSize.count, using: &random)
          system.previous[variable] = 50
          changed.problem.setPrevious(50, of: changed.variables[variable])
        }
        if random.chance(70) { changed.problem.solve() }
        changed.problem.solve()
        expectFresh(system, changed, "seed \(seed), round \(round)")
      }
    }
  }

  /// Statements come and go in any order; conflicts come and go with them.
  @Test(arguments: 0..<4)
  func `What is removed leaves nothing behind`(_ block: Int) {
    for seed in (block * 50)..<((block + 1) * 50) {
      let system = RandomSystem(seed: seed + 30_000)
      let other = RandomSystem(seed: seed + 40_000)
      var changed = system.make()
      var untouched = system.make()
      untouched.problem.solve()
      var random = SeededGenerator(seed: UInt64(seed))
      var added: [ConstraintProblem.Row] = []
      for row in other.rows {
        var own = row
        own.terms = row.terms.map { ($0.variable % system.isSize.count, $0.coefficient) }
        added.append(changed.add(own))
        if random.chance(30) { changed.problem.solve() }
        if random.chance(30), let row = added.randomElement(using: &random) {
          changed.problem.remove(row)
          added.removeAll { $0 == row }
        }
      }
      changed.problem.solve()
      for row in added.shuffled(using: &random) {
        let isRemoved = changed.problem.remove(row)
        let isRemovedAgain = changed.problem.remove(row)
        #expect(isRemoved && !isRemovedAgain)
        if random.chance(30) { changed.problem.solve() }
      }
      changed.problem.solve()
      #expect(changed.values == untouched.values, "seed \(seed)")
      #expect(changed.problem.issues.count == untouched.problem.issues.count)
      #expect(changed.problem.rowCount == system.rows.count)
    }
  }

  /// A row that is left out is as if it were not there, also where its numbers change or make no
  /// sense, and has its old age when it counts again.
  @Test(arguments: 0..<4, [true, false])
  func `Rows are left out and count again`(_ block: Int, usesPresolve: Bool) {
    for seed in (block * 20)..<((block + 1) * 20) {
      var system = RandomSystem(seed: seed + 50_000)
      if seed % 2 == 0 { system = system.beside(RandomSystem(seed: seed + 55_000)) }
      var changed = system.make(usesPresolve: usesPresolve)
      var isActive = Array(repeating: true, count: system.rows.count)
      var random = SeededGenerator(seed: UInt64(seed))
      for round in 0..<6 {
        for index in system.rows.indices where random.chance(30) {
          isActive[index].toggle()
          let isDone = changed.problem.setActive(isActive[index], of: changed.rows[index])
          #expect(isDone)
        }
        for index in system.rows.indices where random.chance(20) {
          if !isActive[index] { changed.problem.setConstant(.nan, of: changed.rows[index]) }
          if random.chance(50) { changed.problem.solve() }
          system.rows[index].constant += Double(Int.random(in: -9...9, using: &random))
          changed.problem.setConstant(system.rows[index].constant, of: changed.rows[index])
        }
        changed.problem.solve()
        var fresh = system
        let counting = system.rows.indices.filter { isActive[$0] }
        fresh.rows = counting.map { system.rows[$0] }
        var made = fresh.make(usesPresolve: usesPresolve)
        made.problem.solve()
        #expect(
          distance(changed.values, made.values) <= 1e-6, "seed \(seed), round \(round)")
        #expect(changed.suspended == made.suspended.map { counting[$0] })
        #expect(changed.problem.issues.count == made.problem.issues.count)
        guard round == 5, usesPresolve else { continue }
        let free = changed.problem.freeVariables().map(\.valueIndex)
        #expect(free == made.problem.freeVariables().map(\.valueIndex), "seed \(seed)")
      }
    }
  }

  @Test func `Rounds do not grow memory`() {
    var made = RandomSystem(seed: 7).make()
    let other = RandomSystem(seed: 8).rows.map { row in
      var own = row
      own.terms = row.terms.map { ($0.variable % 2, $0.coefficient) }
      return own
    }
    func size() -> Int {
      let problem = made.problem
      return problem.store.rows.capacity + problem.store.cells.capacity
        + problem.store.variables.capacity + problem.values.capacity + problem.slots.capacity
        + problem.removedSlots.capacity + problem.removedVariables.capacity
        + (problem.plan.arena?.byteCount ?? 0) + problem.plan.lines.cells.capacity
        + problem.plan.decisions.sharing.segments.capacity
        + problem.plan.decisions.sharing.rates.capacity
    }
    var settled = 0
    for round in 0..<10_000 {
      let variable = made.problem.addVariable(isSize: true)
      made.problem.add(.init(variable), is: .equal, 5)
      let rows = other.map { made.add($0) }
      made.rows.removeLast(other.count)
      if round % 50 == 0 { made.problem.solve() }
      for row in rows { made.problem.remove(row) }
      made.problem.remove(variable)
      if round == 200 { settled = size() }
    }
    #expect(size() <= settled)
  }

  /// What changed is noted until somebody solves, which nobody has to.
  @Test func `Changes without an answer take no memory`() {
    var problem = ConstraintProblem()
    let (width, others) = (problem.addInput(100), (0..<40).map { _ in problem.addVariable() })
    let x = problem.addVariable()
    problem.add(Term(x), Term(width, -1), is: .equal, 0)
    let limit = problem.add(Term(x), is: .atMost, 1e9)
    problem.add(Term(x), Term(width), is: .atMost, 1e9)
    for other in others { problem.add(Term(other), is: .equal, 3) }
    problem.solve()
    for round in 0..<1_000 {
      problem.suggest(Double(round), for: width)
      problem.setConstant(1e6 + Double(round), of: limit)
      #expect(problem.plan.changes.sources.count <= 2)
    }
    problem.solve()
    #expect(problem[x] == 999 && problem[others[7]] == 3 && problem.issues.isEmpty)
    problem.suggest(50, for: width)
    problem.solve()
    #expect(problem[x] == 50 && problem.issues.isEmpty)
    problem.suggest(2e6, for: width)
    problem.solve()
    #expect(problem.issues.count == 1)
  }

  /// Decisions from before are used again where they hold, and only there.
  @Test(arguments: 0..<4, [0, 100])
  func `Sizes come and go`(_ block: Int, others: Int) {
    for seed in (block * 100)..<((block + 1) * 100) {
      var system = RandomSystem(seed: seed + 70_000, conflicts: false)
      var changed = system.make()
      changed.problem.addOthers(others)
      changed.problem.solve()
      var random = SeededGenerator(seed: UInt64(seed))
      let sizes = (0..<3).map { _ in Double(Int.random(in: 200...600, using: &random)) }
      for round in 0..<8 {
        system.inputs[0] = random.pick(sizes)
        changed.problem.suggest(system.inputs[0], for: changed.variables[system.isSize.count])
        changed.problem.solve()
        expectFresh(system, changed, "seed \(seed), round \(round)")
      }
    }
  }

  /// Conflicts come and go with an input, in one group of rows or beside another.
  @Test(arguments: 0..<4)
  func `Conflicts come and go`(_ block: Int) {
    var changes = 0
    for seed in (block * 50)..<((block + 1) * 50) {
      var system = RandomSystem(seed: seed + 80_000)
      if seed % 2 == 0 { system = system.beside(RandomSystem(seed: seed + 90_000)) }
      var random = SeededGenerator(seed: UInt64(seed))
      for index in system.rows.indices where random.chance(40) {
        system.rows[index].constant += Double(Int.random(in: -100...100, using: &random))
        if random.chance(30) { system.rows[index].priority = 1000 }
      }
      var changed = system.make()
      changed.problem.solve()
      for round in 0..<8 {
        let before = changed.suspended
        system.inputs[0] = Double(Int.random(in: 0...800, using: &random))
        changed.problem.suggest(system.inputs[0], for: changed.variables[system.isSize.count])
        changed.problem.solve()
        if changed.suspended != before { changes += 1 }
        expectFresh(system, changed, "seed \(seed), round \(round)")
      }
    }
    #expect(changes > 50)
  }

  /// Of twenty boxes, each at least 10 i wide and 10 i from the start, those fit whose 20 i is not
  /// above the width.
  @Test func `A conflict that goes changes nothing else`() {
    var problem = ConstraintProblem()
    let width = problem.addInput(205)
    var ends: [ConstraintProblem.Row] = []
    for index in 0..<20 {
      let (place, size) = (problem.addVariable(), problem.addVariable(isSize: true))
      problem.add(Term(size), is: .atLeast, Double(10 * index))
      problem.add(Term(place), is: .atLeast, Double(10 * index))
      ends.append(
        problem.add(Term(place), Term(size), Term(width, -1), is: .atMost, 0))
    }
    for room in [205.0, 165, 325, 500, 0, 205] {
      problem.suggest(room, for: width)
      problem.solve()
      for (index, end) in ends.enumerated() {
        #expect(problem.isSuspended(end) == (20 * Double(index) > room), "\(index) at \(room)")
      }
      #expect(problem.issues.count == ends.count { problem.isSuspended($0) })
    }
  }

  /// Two columns of labels that share the room: each decision of a simplex is one for a whole range
  /// of sizes.
  @Test func `A decision serves a range of sizes`() {
    var problem = ConstraintProblem()
    let total = problem.addInput(300)
    let a = problem.addVariable(isSize: true)
    let b = problem.addVariable(isSize: true)
    let c = problem.addVariable(isSize: true)
    problem.add(Term(a), Term(b), Term(c), Term(total, -1), is: .equal, 0)
    problem.add(Term(a), Term(b, -1), is: .equal, 0, priority: 500)
    problem.add(Term(b), Term(c, -2), is: .equal, 0, priority: 400)
    let least = problem.add(Term(a), is: .atLeast, 80, priority: 600)
    problem.add(Term(c), is: .atLeast, 30, priority: 700)
    problem.solve()
    #expect([a, b, c].map { problem[$0] } == [120, 120, 60])
    problem.suggest(180, for: total)
    problem.solve()
    #expect([a, b, c].map { problem[$0] } == [80, 70, 30])
    // No step of a simplex is left, and none is needed.
    problem.workLimit = 0
    for (width, wanted) in [
      (250.0, [100.0, 100, 50]), (170, [80, 60, 30]), (400, [160, 160, 80]),
    ] {
      problem.suggest(width, for: total)
      problem.solve()
      #expect(problem.issues.isEmpty)
      for (variable, value) in zip([a, b, c], wanted) {
        #expect(abs(problem[variable] - value) < 1e-9)
      }
    }
    problem.setConstant(90, of: least)
    problem.suggest(175, for: total)
    problem.solve()
    #expect(problem.issues.isEmpty)
    #expect(abs(problem[a] - 90) < 1e-9 && abs(problem[b] - 55) < 1e-9)
  }

  /// A hundred edges, each 8 behind the one before, and one at the width. All depend on the start,
  /// only the last one on the width.
  @Test func `An input reaches what depends on it only`() {
    var problem = ConstraintProblem()
    let (start, width) = (problem.addInput(0), problem.addInput(900))
    let edges = (0...100).map { _ in problem.addVariable() }
    problem.add(Term(edges[0]), Term(start, -1), is: .equal, 0)
    for index in 1..<100 {
      problem.add(Term(edges[index]), Term(edges[index - 1], -1), is: .equal, 8)
    }
    problem.add(Term(edges[100]), Term(width, -1), is: .equal, 0)
    let alone = problem.addVariable()
    problem.add(Term(alone), is: .equal, 7)
    problem.solve()
    // Nobody computes it, so nobody notices.
    problem.values[edges[50].valueIndex] = -1
    problem.suggest(1_000, for: width)
    problem.solve()
    #expect(problem[edges[50]] == -1)
    #expect(problem[edges[99]] == 792 && problem[edges[100]] == 1_000)
    problem.suggest(5, for: start)
    problem.solve()
    #expect(problem[edges[50]] == 405 && problem[edges[99]] == 797)
    // The width changes as before.
    problem.values[edges[50].valueIndex] = -1
    problem.suggest(800, for: width)
    problem.solve()
    #expect(problem[edges[50]] == -1 && problem[edges[100]] == 800)
    // What both reach is new. Everything is computed, which is faster than following that.
    problem.values[alone.valueIndex] = -1
    problem.suggest(900, for: width)
    problem.suggest(6, for: start)
    problem.solve()
    #expect(problem[edges[50]] == 406 && problem[edges[100]] == 900 && problem[alone] == 7)
    // From the second time on it is known.
    problem.values[alone.valueIndex] = -1
    problem.suggest(800, for: width)
    problem.suggest(5, for: start)
    problem.solve()
    #expect(problem[edges[50]] == 405 && problem[edges[100]] == 800 && problem[alone] == -1)
  }

  /// A copy shares memory with the original until one of them changes.
  @Test func `Copies are solved on their own`() {
    for seed in 0..<200 {
      let system = RandomSystem(seed: seed + 60_000)
      var original = system.make()
      original.problem.solve()
      let values = original.values
      var copy = original
      for (variable, input) in zip(copy.variables.suffix(2), system.inputs) {
        copy.problem.suggest(input + 37, for: variable)
      }
      copy.problem.setConstant(system.rows[0].constant + 5, of: copy.rows[0])
      copy.problem.solve()
      var other = system
      other.inputs = system.inputs.map { $0 + 37 }
      other.rows[0].constant += 5
      expectFresh(other, copy, "the copy of seed \(seed)")
      #expect(original.values == values)
      original.problem.setConstant(system.rows[0].constant - 3, of: original.rows[0])
      original.problem.solve()
      other.inputs = system.inputs
      other.rows[0].constant = system.rows[0].constant - 3
      expectFresh(other, original, "the original of seed \(seed)")
    }
  }
}
