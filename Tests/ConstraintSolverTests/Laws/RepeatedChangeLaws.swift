import TestSupport
import Testing

@testable import ConstraintSolver

/// Changes that come again: what they reach is known, and the answer is that of following them.
@Suite struct RepeatedChangeLaws {
  typealias Term = ConstraintProblem.Term

  /// The same numbers change again and again, a few or many of them, each time to others.
  ///
  /// What they reach is known from the second time on. Nothing may differ from following them, not
  /// even by rounding.
  @Test(arguments: 0..<8, [0, 100])
  func `The same numbers change again`(_ block: Int, others: Int) {
    for seed in (block * 50)..<((block + 1) * 50) {
      var random = SeededGenerator(seed: UInt64(seed))
      var system = RandomSystem(seed: seed + 100_000, conflicts: random.chance(20))
      if random.chance(30) { system = system.beside(RandomSystem(seed: seed + 110_000)) }
      // Rows are about the first input so far.
      for index in system.rows.indices where random.chance(20) {
        system.rows[index].terms.append((system.isSize.count + 1, random.pick([1, -1, 0.5])))
        system.rows[index].constant += system.rows[index].terms.last!.coefficient * 480
      }
      var changed = system.make()
      changed.problem.addOthers(others)
      changed.problem.solve()
      var following = changed
      let inputCount = system.inputs.count
      let groups = (0..<random.pick([1, 2, 3, 6])).map { _ in
        (0..<random.pick([1, 1, 2, 5])).map { _ in
          Int.random(in: 0..<(inputCount + system.rows.count), using: &random)
        }
      }
      for round in 0..<20 {
        for number in random.pick(groups) {
          if number < inputCount {
            system.inputs[number] += Double(Int.random(in: -9...9, using: &random)) / 3
            let input = changed.variables[system.isSize.count + number]
            changed.problem.suggest(system.inputs[number], for: input)
            following.problem.suggest(system.inputs[number], for: input)
          } else {
            let index = number - inputCount
            system.rows[index].constant += Double(Int.random(in: -9...9, using: &random)) / 3
            let constant = system.rows[index].constant
            changed.problem.setConstant(constant, of: changed.rows[index])
            following.problem.setConstant(constant, of: following.rows[index])
          }
        }
        if random.chance(10) { continue }
        if random.chance(5) {
          let row = Int.random(in: 0..<system.rows.count, using: &random)
          system.rows[row].priority = random.pick([1000, 600])
          changed.problem.setPriority(system.rows[row].priority, of: changed.rows[row])
          following.problem.setPriority(system.rows[row].priority, of: following.rows[row])
        }
        // A copy that goes its own way leaves no trace.
        if random.chance(20) {
          var copy = changed
          copy.problem.suggest(1, for: copy.variables[system.isSize.count])
          copy.problem.solve()
        }
        changed.problem.solve()
        following.problem.plan.reaches.removeAll()
        following.problem.solve()
        #expect(changed.values == following.values, "seed \(seed), round \(round)")
        expectFresh(system, changed, "seed \(seed), round \(round)")
      }
    }
  }

  /// A number that changes several times before an answer counts once.
  @Test func `The same input changes many times`() {
    var problem = ConstraintProblem()
    let width = problem.addInput(1e6)
    for index in 0..<1_000 {
      let place = problem.addVariable()
      problem.add(Term(place), is: .equal, Double(index))
      problem.add(Term(place), Term(width, -1), is: .atMost, 0)
    }
    problem.solve()
    for round in 0..<5_000 { problem.suggest(Double(2_000 + round), for: width) }
    #expect(problem.plan.changes.sources.count == 1)
    problem.solve()
    #expect(problem.issues.isEmpty)
    #expect(problem.plan.changes.checks.isEmpty)
  }

  /// More numbers change in turn than is kept of what they reach. Each edge is so far behind the
  /// one before as its constant says, and the last one is never behind the limit.
  @Test func `Many numbers change in turn`() {
    var problem = ConstraintProblem()
    let edges = (0..<40).map { _ in problem.addVariable() }
    var gaps = (0..<40).map { Double($0 % 7) }
    var rows = [problem.add(Term(edges[0]), is: .equal, gaps[0])]
    for index in 1..<40 {
      rows.append(
        problem.add(Term(edges[index]), Term(edges[index - 1], -1), is: .equal, gaps[index]))
    }
    let limit = problem.add(Term(edges[39]), is: .atMost, 1e4)
    problem.solve()
    for round in 0..<4 {
      for index in 0..<40 {
        for repeated in 0..<(index % 3 + 1) {
          gaps[index] = Double((round * 31 + index * 7 + repeated) % 50)
          problem.setConstant(gaps[index], of: rows[index])
          problem.solve()
          var end = 0.0
          let wanted = gaps.map { gap -> Double in
            end += gap
            return end
          }
          #expect(edges.map { problem[$0] } == wanted)
        }
      }
    }
    #expect(problem.issues.isEmpty && problem.plan.reaches.all.count <= Reaches.limit)
    problem.setConstant(20, of: limit)
    problem.solve()
    #expect(problem.isSuspended(limit) == (problem[edges[39]] > 20))
  }

  /// Two columns share the width; what stands right of the second one ends at the width. Of a row
  /// across both nothing is known until both are decided.
  @Test func `Rows across components wait for them`() {
    var problem = ConstraintProblem()
    let width = problem.addInput(400)
    let (left, right) = (problem.addVariable(isSize: true), problem.addVariable(isSize: true))
    let (start, size) = (problem.addVariable(), problem.addVariable(isSize: true))
    let alone = problem.addVariable()
    problem.add(Term(left), Term(right), Term(width, -1), is: .equal, 0)
    problem.add(Term(left), Term(right, -1), is: .equal, 0, priority: 500)
    problem.add(Term(left), is: .atLeast, 10, priority: 300)
    problem.add(Term(start), Term(size), Term(width, -1), is: .equal, 0)
    problem.add(Term(size), is: .equal, 20, priority: 500)
    problem.add(Term(start), Term(right, -1), is: .atLeast, 0)
    problem.add(Term(alone), is: .equal, 7)
    problem.solve()
    for round in 0..<12 {
      // Once all is known, the one that nothing reaches is left alone.
      if round == 4 { problem.values[alone.valueIndex] = -1 }
      let room = [380.0, 400, 100, 300][round % 4]
      problem.suggest(room, for: width)
      problem.solve()
      #expect(problem.issues.isEmpty)
      #expect([left, right, start].map { problem[$0] } == [room / 2, room / 2, room - 20])
      #expect(problem[alone] == (round < 4 ? 7 : -1))
    }
  }

  /// Three of these reach the same, the last one what is too large.
  @Test func `Numbers that come again may overflow`() {
    var problem = ConstraintProblem()
    let input = problem.addInput(1e-200)
    let (x, y) = (problem.addVariable(), problem.addVariable())
    problem.add(Term(x), Term(input, -1e200), is: .equal, 0)
    problem.add(Term(y), Term(x, -1e200), is: .equal, 0)
    problem.solve()
    for value in [2e-200, 3e-200, 4e-200, 1] {
      problem.suggest(value, for: input)
      problem.solve()
      #expect(problem.issues == (value < 1 ? [] : [.overflow(y)]))
    }
    #expect(problem[x] == 1e200 && problem[y] == 0)
    problem.suggest(2e-200, for: input)
    problem.solve()
    #expect(problem.issues.isEmpty && abs(problem[y] / 2e200 - 1) < 1e-12)
  }

  /// What a wish alone decides may overflow as well, where nothing follows from it.
  @Test func `Wishes that come again may overflow`() {
    var problem = ConstraintProblem()
    let input = problem.addInput(1e-200)
    let x = problem.addVariable()
    problem.add(Term(x), Term(input, -1e200), is: .equal, 0, priority: 500)
    problem.solve()
    #expect(problem[x] == 1)
    for value in [2e-200, 3e-200, 4e-200, 1e200, 2e-200] {
      problem.suggest(value, for: input)
      problem.solve()
      #expect(problem.issues == (value < 1 ? [] : [.overflow(x)]))
      #expect(problem[x] == (value < 1 ? value * 1e200 : 0))
    }
  }

  /// q = p + 10, and both together would be the room. The rest of an end is never negative, which
  /// nothing asks for until it would be.
  @Test func `A bound that is met at first`() {
    var problem = ConstraintProblem()
    let room = problem.addInput(100)
    let (p, q) = (problem.addVariable(), problem.addVariable())
    let rest = problem.addVariable(isSize: true)
    problem.add(Term(q), Term(p, -1), is: .equal, 10)
    problem.add(Term(q), Term(p), Term(room, -1), is: .equal, 0, priority: 500)
    let end = problem.add(Term(rest), Term(p), is: .equal, 100)
    problem.solve()
    func expect(_ wanted: [Double]) {
      problem.solve()
      #expect(problem.issues.isEmpty && [p, q, rest].map { problem[$0] } == wanted)
    }
    expect([45, 55, 55])
    for (size, place) in [(110.0, 50.0), (90, 40), (100, 45)] {
      problem.suggest(size, for: room)
      expect([place, place + 10, 100 - place])
    }
    for length in [90.0, 80, 70] {
      problem.setConstant(length, of: end)
      expect([45, 55, length - 45])
    }
    // 40 is left for p.
    problem.setConstant(40, of: end)
    expect([40, 50, 0])
    problem.suggest(60, for: room)
    expect([25, 35, 15])
    problem.setConstant(20, of: end)
    expect([20, 30, 0])
    // What its constant reaches is known by now, and the bound still decides.
    for length in [15.0, 20, 12, 22] {
      problem.setConstant(length, of: end)
      expect([length, length + 10, 0])
    }
    problem.setConstant(60, of: end)
    expect([25, 35, 35])
    problem.setConstant(18, of: end)
    expect([18, 28, 0])
  }

  /// Two sizes leave a place between 10 and the end; it is at 10, or at an end before that, where the
  /// rows leave it open.
  @Test func `What is left open follows a constant that comes again`() {
    var problem = ConstraintProblem()
    let place = problem.addVariable()
    let (rest, part) = (problem.addVariable(isSize: true), problem.addVariable(isSize: true))
    let end = problem.add(Term(rest), Term(place), is: .equal, 80)
    problem.add(Term(part), Term(place, -1), is: .equal, -10)
    for length in [80.0, 90, 80, 90, 60, 90, 12, 60] {
      problem.setConstant(length, of: end)
      problem.solve()
      var fresh = ConstraintProblem()
      let other = fresh.addVariable()
      let sizes = [fresh.addVariable(isSize: true), fresh.addVariable(isSize: true)]
      fresh.add(Term(sizes[0]), Term(other), is: .equal, length)
      fresh.add(Term(sizes[1]), Term(other, -1), is: .equal, -10)
      fresh.solve()
      #expect(problem[place] == fresh[other] && problem.issues.isEmpty)
      #expect([rest, part].map { problem[$0] } == [length - problem[place], problem[place] - 10])
    }
  }
}
