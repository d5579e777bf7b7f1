import TestSupport
import Testing

@testable import ConstraintSolver

/// What is allowed to take long, and what it takes from others.
@Suite struct WorkLimitTests {
  typealias Term = ConstraintProblem.Term

  /// Sizes that rows share in too many ways for any stage before the simplex.
  private struct Tangle {
    var sizes: [ConstraintProblem.Variable] = []
    var rows: [ConstraintProblem.Row] = []

    init(
      _ count: Int, seed: Int, in problem: inout ConstraintProblem,
      input: ConstraintProblem.Variable? = nil
    ) {
      var random = SeededGenerator(seed: UInt64(seed))
      sizes = (0..<count).map { _ in problem.addVariable(isSize: true) }
      for index in 0..<2 * count {
        var terms = sizes.shuffled(using: &random).prefix(min(6, count)).map {
          Term($0, random.pick([1, 2, -1]))
        }
        if let input { terms.append(Term(input, Double(index % 3))) }
        rows.append(problem.add(sum: terms, is: .equal, 100, priority: random.pick([300, 500])))
      }
    }
  }

  /// The least power of two that is enough work for what a closure makes.
  private func leastLimit(_ make: (inout ConstraintProblem) -> Void) -> Int {
    var limit = 1
    while true {
      var problem = ConstraintProblem()
      problem.workLimit = limit
      make(&problem)
      problem.solve()
      if problem.issues.isEmpty { return limit }
      limit *= 2
    }
  }

  /// However many answers there were before, each may do the work of one.
  @Test(arguments: [true, false])
  func `Work is allowed for each answer anew`(_ isInput: Bool) {
    let limit = 4 * leastLimit { _ = Tangle(12, seed: 5, in: &$0) }
    var problem = ConstraintProblem()
    problem.workLimit = limit
    let input = problem.addInput(0)
    let tangle = Tangle(12, seed: 5, in: &problem, input: input)
    var random = SeededGenerator(seed: 1)
    for round in 0..<60 {
      if isInput {
        problem.suggest(Double(Int.random(in: -90...90, using: &random)), for: input)
      } else {
        let constant = Double(Int.random(in: -900...900, using: &random))
        problem.setConstant(constant, of: random.pick(tangle.rows))
      }
      problem.solve()
      #expect(problem.issues == [], "round \(round)")
    }
  }

  /// So that every call returns, however many there are that each take long.
  @Test func `The work of one answer is limited`() {
    let limit = leastLimit { _ = Tangle(12, seed: 5, in: &$0) }
    var problem = ConstraintProblem()
    problem.workLimit = limit
    let tangles = (0..<30).map { _ in Tangle(12, seed: 5, in: &problem) }
    let x = problem.addVariable()
    problem.add(Term(x), is: .equal, 4)
    problem.solve()
    guard case .unfinished(let rows)? = problem.issues.first else {
      Issue.record("All was done.")
      return
    }
    #expect(problem.issues.count == 1 && problem[x] == 4)
    // Each is done or not as a whole, and the first ones are done.
    let done = tangles.filter { tangle in !tangle.rows.contains { rows.contains($0) } }
    #expect(done.count + rows.count / 24 == 30)
    #expect(done.count >= 4 && done.first?.rows == tangles[0].rows)
    for tangle in done {
      for (one, other) in zip(tangle.sizes, tangles[0].sizes) {
        #expect(abs(problem[one] - problem[other]) < 1e-9)
      }
    }
  }

  /// Chains whose factors need a simplex for their last digits have no more than others.
  @Test func `The work for accuracy is limited`() {
    func addLoop(to problem: inout ConstraintProblem) {
      let x = (0..<8).map { _ in problem.addVariable() }
      for index in 1..<8 {
        problem.add(Term(x[index]), Term(x[index - 1], -1e6), is: .equal, 1)
      }
      problem.add(Term(x[7]), Term(x[0]), is: .equal, 7)
    }
    let limit = leastLimit { addLoop(to: &$0) }
    #expect(limit > 1)
    var problem = ConstraintProblem()
    problem.workLimit = limit
    for _ in 0..<30 { addLoop(to: &problem) }
    problem.solve()
    guard case .unfinished? = problem.issues.first else {
      Issue.record("All was done.")
      return
    }
    problem.workLimit = 30 * limit
    problem.add(Term(problem.addVariable()), is: .equal, 1)
    problem.solve()
    #expect(problem.issues == [])
  }

  /// However many answers there were before.
  @Test func `Each answer has all of the work that is allowed for one`() {
    var random = SeededGenerator(seed: 11)
    let limit = 4 * leastLimit { _ = Tangle(8, seed: 3, in: &$0) }
    var problem = ConstraintProblem()
    let tangle = Tangle(8, seed: 3, in: &problem)
    problem.workLimit = limit
    for round in 0..<400 {
      for row in tangle.rows {
        problem.setConstant(Double(Int.random(in: -200...900, using: &random)), of: row)
      }
      problem.solve()
      #expect(problem.issues.isEmpty, "round \(round)")
    }
  }

  /// Small tangles are not kept waiting by large ones, and nothing that was there before counts.
  @Test func `Work depends on the present rows alone`() {
    var random = SeededGenerator(seed: 8)
    var problem = ConstraintProblem()
    problem.workLimit = 1 << 17
    let x = problem.addVariable()
    let start = problem.add(Term(x), is: .equal, 0)
    var kinds: [(count: Int, seed: Int)] = []
    var tangles: [Tangle] = []
    var unfinished = 0
    var finished = 0
    for round in 0..<16 {
      if tangles.count > 3 || !tangles.isEmpty && random.chance(40) {
        let index = Int.random(in: 0..<tangles.count, using: &random)
        problem.remove(tangles.remove(at: index).sizes)
        kinds.remove(at: index)
      } else {
        kinds.append((random.pick([8, 24, 32, 40]), round))
        tangles.append(Tangle(kinds.last!.count, seed: round, in: &problem))
      }
      problem.solve()
      problem.setConstant(Double(round), of: start)
      problem.solve()
      #expect(problem[x] == Double(round))
      var fresh = ConstraintProblem()
      fresh.workLimit = 1 << 17
      let own = kinds.map { Tangle($0.count, seed: $0.seed, in: &fresh) }
      fresh.solve()
      func isUnfinished(_ tangles: [Tangle], _ problem: ConstraintProblem) -> [Bool] {
        tangles.map { tangle in
          problem.issues.contains {
            if case .unfinished(let rows) = $0 { rows.contains(tangle.rows[0]) } else { false }
          }
        }
      }
      let wanted = isUnfinished(own, fresh)
      #expect(isUnfinished(tangles, problem) == wanted, "round \(round)")
      for (tangle, other) in zip(tangles, own) {
        #expect(
          distance(tangle.sizes.map { problem[$0] }, other.sizes.map { fresh[$0] }) < 1e-9,
          "round \(round)")
      }
      for (kind, isUnfinished) in zip(kinds, wanted) {
        if kind.count == 8 { #expect(!isUnfinished) }
        if isUnfinished { unfinished += 1 } else { finished += 1 }
      }
    }
    #expect(unfinished > 3 && finished > 3)
  }

  /// Shares of the work go by the squares of what is open.
  @Test func `Small tangles take next to nothing from a large one`() {
    let limit = leastLimit { _ = Tangle(40, seed: 3, in: &$0) }
    #expect(limit > 1 << 16)
    var problem = ConstraintProblem()
    problem.workLimit = limit
    let large = Tangle(40, seed: 3, in: &problem)
    // 1,600 parts of 2,112 are for the large one, so it has no power of two less than all.
    for seed in 0..<8 { _ = Tangle(8, seed: seed, in: &problem) }
    problem.solve()
    #expect(problem.issues == [] && large.rows.count == 80)
  }

  /// What took long is used again for the same question only.
  @Test func `A long decision is no answer to another question`() {
    var problem = ConstraintProblem()
    let tangle = Tangle(40, seed: 3, in: &problem)
    var fresh = ConstraintProblem()
    let other = Tangle(40, seed: 3, in: &fresh)
    problem.solve()
    #expect(problem.plan.decisions.long.count == 1)
    for round in 0..<5 {
      for (index, change) in [(7, 500), (11, 300), (round, 400), (30 + round, 400)] {
        switch round {
        case 0:
          problem.setPriority(change, of: tangle.rows[index])
          fresh.setPriority(change, of: other.rows[index])
        case 1:
          let place = fresh.store.rows[index].cellRange.lowerBound
          let variable = fresh.variable(at: Int(fresh.store.cells[place].variable))
          let own = tangle.sizes[other.sizes.firstIndex(of: variable)!]
          let isDone = problem.setCoefficient(3, of: own, in: tangle.rows[index])
          #expect(isDone)
          fresh.setCoefficient(3, of: variable, in: other.rows[index])
        case 2:
          problem.setConstant(Double(change), of: tangle.rows[index])
          fresh.setConstant(Double(change), of: other.rows[index])
        case 3:
          problem.setPrevious(Double(change), of: tangle.sizes[index])
          fresh.setPrevious(Double(change), of: other.sizes[index])
        default:
          problem.remove(tangle.rows[index])
          fresh.remove(other.rows[index])
        }
      }
      // A copy that was never solved before.
      var anew = fresh
      anew.solve()
      problem.solve()
      #expect(problem.issues == [] && anew.issues == [])
      let values = tangle.sizes.map { problem[$0] }
      #expect(distance(values, other.sizes.map { anew[$0] }) < 1e-7, "round \(round)")
    }
  }

  /// Wishes that leave a choice, which takes long to make; with other previous values it is another
  /// one.
  @Test func `A long decision is no answer with other previous values`() {
    var problem = ConstraintProblem()
    let sizes = (0..<36).map { _ in problem.addVariable(isSize: true) }
    for (index, size) in sizes.enumerated() {
      let (next, other) = (sizes[(index + 1) % 36], sizes[(7 * index + 3) % 36])
      problem.add(Term(size), Term(next), Term(other), is: .atLeast, 100, priority: 500)
      problem.add(Term(size), Term(other), is: .atMost, 90, priority: 500)
    }
    for round in 0..<4 {
      problem.setPrevious(Double(10 + 9 * round), of: sizes[4])
      // A copy that was never solved before.
      var anew = problem
      anew.state = .unplanned
      anew.plan.decisions.long = []
      anew.solve()
      problem.solve()
      #expect(problem.issues == [])
      #expect(distance(sizes.map { problem[$0] }, sizes.map { anew[$0] }) < 1e-7, "\(round)")
      #expect(abs(problem[sizes[4]] - Double(10 + 9 * round)) < 1e-6)
    }
    #expect(!problem.plan.decisions.long.isEmpty)
  }

  @Test func `What was not finished is once it may take longer`() {
    var problem = ConstraintProblem()
    problem.workLimit = 2_000
    let tangle = Tangle(40, seed: 3, in: &problem)
    let x = problem.addVariable()
    let row = problem.add(Term(x), is: .equal, 1)
    problem.solve()
    #expect(problem.issues == [.unfinished(tangle.rows)])
    problem.workLimit = WorkBudget.largest
    problem.remove(row)
    problem.solve()
    #expect(problem.issues == [])
  }

  @Test(arguments: [true, false])
  func `What a change leaves unfinished is told`(_ isInput: Bool) {
    var problem = ConstraintProblem()
    let input = problem.addInput(0)
    let tangle = Tangle(12, seed: 5, in: &problem, input: input)
    problem.solve()
    #expect(problem.issues == [])
    problem.workLimit = 100
    for round in 1...3 {
      if isInput {
        problem.suggest(Double(-700 * round), for: input)
      } else {
        problem.setConstant(Double(-700 * round), of: tangle.rows[round])
      }
      problem.solve()
      #expect(problem.issues == [.unfinished(tangle.rows)])
    }
    problem.workLimit = WorkBudget.largest
    problem.suggest(1, for: input)
    problem.solve()
    #expect(problem.issues == [])
  }

  /// What is open is found by moving every number that may be: with less work allowed, those are
  /// named of which only a range is known.
  @Test func `The work of asking what is open is limited, too`() {
    func ring(_ problem: inout ConstraintProblem) -> [ConstraintProblem.Variable] {
      let sizes = (0..<16).map { _ in problem.addVariable(isSize: true) }
      for (index, size) in sizes.enumerated() {
        let (next, other) = (sizes[(index + 1) % 16], sizes[(7 * index + 3) % 16])
        problem.add(Term(size), Term(next), is: .atLeast, 100, priority: 500)
        problem.add(Term(size), Term(other), is: .atMost, 90, priority: 500)
      }
      // Only both together say how large the first two are.
      let sum = problem.addVariable()
      problem.add(Term(sum), Term(sizes[0], -1), Term(sizes[1], -1), is: .equal, 0)
      problem.add(Term(sum), is: .equal, 60, priority: 900)
      problem.add(Term(sizes[0]), Term(sizes[1], -1), is: .equal, 20, priority: 900)
      return sizes
    }
    var problem = ConstraintProblem()
    problem.workLimit = leastLimit { _ = ring(&$0) }
    let sizes = ring(&problem)
    problem.solve()
    #expect(problem.issues.isEmpty)
    #expect(abs(problem[sizes[0]] - 40) < 1e-6 && abs(problem[sizes[1]] - 20) < 1e-6)
    let named = problem.freeVariables()
    problem.workLimit = WorkBudget.largest
    let open = problem.freeVariables()
    #expect(!open.isEmpty && Set(named).isSuperset(of: open))
    #expect(!open.contains(sizes[0]) && named.contains(sizes[0]))
  }
}
