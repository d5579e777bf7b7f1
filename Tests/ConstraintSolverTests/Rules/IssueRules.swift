import TestSupport
import Testing

@testable import ConstraintSolver

/// What is told about contradictions and numbers that are too large, and how long.
@Suite struct IssueRules {
  typealias Term = ConstraintProblem.Term

  /// Required rows that agree, and one more that does not.
  enum Kind: CaseIterable {
    case known, knownSize, inputs, range, sizeBound, loop, chain, shared, apart, core
  }

  /// A problem with a conflict, and something sound beside it.
  struct World {
    var problem = ConstraintProblem()
    /// The rows of the conflict, in their order, and another constant of each that ends it.
    var rows: [(row: ConstraintProblem.Row, sound: Double, wrong: Double)] = []
    var sizes: [ConstraintProblem.Variable] = []
    let input: ConstraintProblem.Variable
    let start: ConstraintProblem.Row
    let x: ConstraintProblem.Variable, y: ConstraintProblem.Variable

    init(_ kind: Kind, usesPresolve: Bool) {
      problem.usesPresolve = usesPresolve
      input = problem.addInput(100)
      x = problem.addVariable()
      y = problem.addVariable(isSize: true)
      start = problem.add(Term(x), is: .equal, 3)
      let v = (0..<4).map { _ in problem.addVariable() }
      let s = (0..<4).map { _ in problem.addVariable(isSize: true) }
      func add(
        _ terms: [Term], _ relation: ConstraintProblem.Relation, _ wrong: Double, _ sound: Double
      ) {
        rows.append((problem.add(sum: terms, is: relation, wrong), sound, wrong))
      }
      switch kind {
      case .known:
        add([Term(v[0])], .equal, 10, 20)
        add([Term(v[0])], .equal, 20, 10)
      case .knownSize:
        add([Term(s[0]), Term(v[0], -1)], .equal, -30, 30)
        add([Term(v[0])], .equal, 10, 40)
        sizes = [s[0]]
      case .inputs:
        add([Term(input)], .atMost, 50, 150)
      case .range:
        add([Term(v[0])], .atLeast, 10, 5)
        add([Term(v[0])], .atMost, 6, 15)
      case .sizeBound:
        add([Term(s[0])], .atMost, -6, 6)
        sizes = [s[0]]
      case .loop:
        add([Term(v[0]), Term(v[1], -1)], .equal, 8, -8)
        add([Term(v[1]), Term(v[0], -1)], .equal, 8, -8)
      case .chain:
        add([Term(v[0])], .equal, 0, 8)
        add([Term(v[1]), Term(v[0], -1)], .equal, 2, 10)
        add([Term(v[2]), Term(v[1], -1)], .equal, 3, 11)
        add([Term(v[2])], .atLeast, 13, 5)
      case .shared:
        add([Term(s[0]), Term(s[1]), Term(s[2])], .equal, 10, 30)
        add([Term(s[0])], .atLeast, 6, 1)
        add([Term(s[1])], .atLeast, 7, 1)
        sizes = [s[2]]
      case .apart:
        problem.add(Term(v[0]), is: .atLeast, 0)
        problem.add(Term(v[1]), is: .atLeast, -100)
        add([Term(v[0])], .atMost, 5, 50)
        add([Term(v[1])], .atLeast, 9, 2)
        add([Term(v[1]), Term(v[0], -1)], .atMost, 1, 9)
      case .core:
        add([Term(v[0]), Term(v[1])], .atMost, 10, 20)
        add([Term(v[0]), Term(v[1], -1)], .atLeast, 4, -20)
        add([Term(v[0]), Term(v[1], 2)], .atLeast, 14, 10)
        problem.add(Term(v[0]), Term(v[2], -1), is: .equal, 0, priority: 500)
        problem.add(Term(v[1]), Term(v[2]), is: .equal, 2, priority: 400)
      }
      problem.add(Term(y), Term(x, -1), Term(input, -1), is: .equal, 0)
      problem.add(Term(y), is: .atLeast, 0)
    }

    var conflict: ConstraintIssue {
      let own = rows.map(\.row)
      return .conflict(
        ConstraintConflict(rows: own, sizes: sizes, suspended: own[own.count - 1]))
    }

    mutating func expectStanding(_ place: String) {
      problem.solve()
      #expect(problem.issues == [conflict], "\(place)")
      for (row, _, _) in rows {
        #expect(problem.isSuspended(row) == (row == rows[rows.count - 1].row), "\(place)")
      }
    }

    mutating func expectSound(_ place: String) {
      problem.solve()
      #expect(problem.issues == [], "\(place)")
      #expect(rows.allSatisfy { !problem.isSuspended($0.row) }, "\(place)")
      for index in problem.store.rows.indices where problem.store.rows[index].isRequired {
        let row = problem.store.rows[index]
        guard row.isActive else { continue }
        let sum = row.cellRange.reduce(0) { sum, cell in
          let term = problem.store.cells[cell]
          return sum + term.coefficient * problem.values[Int(term.variable)]
        }
        switch row.relation {
        case .equal: #expect(abs(sum - row.constant) < 1e-6, "\(place)")
        case .atMost: #expect(sum <= row.constant + 1e-6, "\(place)")
        case .atLeast: #expect(sum >= row.constant - 1e-6, "\(place)")
        }
      }
    }
  }

  @Test(arguments: Kind.allCases, [true, false])
  func `A conflict stands until one of its rows changes`(_ kind: Kind, _ usesPresolve: Bool) {
    var world = World(kind, usesPresolve: usesPresolve)
    world.expectStanding("at first")
    for round in 0..<3 {
      // What changes beside it has its effect, and none on the conflict.
      world.problem.setConstant(Double(round), of: world.start)
      world.expectStanding("beside")
      #expect(world.problem[world.x] == Double(round))
      #expect(world.problem[world.y] == Double(100 + round))
    }
    for (index, (row, sound, wrong)) in world.rows.enumerated() {
      let place = "\(kind), row \(index)"
      world.problem.setConstant(sound, of: row)
      world.expectSound("\(place): another constant")
      world.problem.setConstant(wrong, of: row)
      world.expectStanding("\(place): the constant again")
      world.problem.setPriority(999, of: row)
      world.expectSound("\(place): a wish")
      world.problem.setPriority(1000, of: row)
      world.expectStanding("\(place): required again")
      world.problem.setConstant(.nan, of: row)
      world.problem.solve()
      #expect(world.problem.issues == [.invalid(row)], "\(place)")
      world.problem.setConstant(wrong, of: row)
      world.expectStanding("\(place): finite again")
      var copy = world
      copy.problem.remove(row)
      copy.problem.solve()
      #expect(copy.problem.issues == [], "\(place): removed")
    }
    world.expectStanding("at last")
  }

  @Test(arguments: Kind.allCases, Kind.allCases)
  func `Two conflicts come and go each on its own`(_ kind: Kind, _ other: Kind) {
    // The second is stated again behind the first.
    var world = World(kind, usesPresolve: true)
    let own = world.problem.addVariable(isSize: true)
    let first = world.problem.add(Term(own), is: .equal, 4)
    let second = world.problem.add(Term(own), is: .equal, 5)
    let added = ConstraintIssue.conflict(
      ConstraintConflict(rows: [first, second], sizes: [], suspended: second))
    world.problem.solve()
    #expect(world.problem.issues == [world.conflict, added])
    #expect(world.problem[own] == 4)
    let last = world.rows[world.rows.count - 1]
    for _ in 0..<2 {
      world.problem.setConstant(last.sound, of: last.row)
      world.problem.solve()
      #expect(world.problem.issues == [added])
      world.problem.setConstant(4, of: second)
      world.problem.solve()
      #expect(world.problem.issues == [])
      world.problem.setConstant(last.wrong, of: last.row)
      world.problem.solve()
      #expect(world.problem.issues == [world.conflict])
      world.problem.setConstant(5, of: second)
      world.problem.solve()
      #expect(world.problem.issues == [world.conflict, added])
    }
  }

  @Test(arguments: [true, false])
  func `An input that ends a conflict brings it back`(_ usesPresolve: Bool) {
    var problem = ConstraintProblem()
    problem.usesPresolve = usesPresolve
    let input = problem.addInput(100)
    let a = problem.addVariable(isSize: true), x = problem.addVariable()
    let most = problem.add(Term(input), is: .atMost, 90)
    let inset = problem.add(Term(a), Term(input, -1), is: .equal, -120)
    problem.add(Term(x), Term(a, -1), is: .equal, 1)
    let own = ConstraintIssue.conflict(
      ConstraintConflict(rows: [most], sizes: [], suspended: most))
    let negative = ConstraintIssue.conflict(
      ConstraintConflict(rows: [inset], sizes: [a], suspended: inset))
    for _ in 0..<2 {
      for (number, issues) in [
        (100.0, [own, negative]), (130, [own]), (80, [negative]), (100, [own, negative]),
      ] {
        problem.suggest(number, for: input)
        problem.solve()
        #expect(problem.issues == issues, "\(number)")
        #expect(problem[a] == max(number - 120, 0) && problem[x] == problem[a] + 1)
      }
    }
  }

  @Test(arguments: [true, false])
  func `A row counts again once an older one of its conflict is left out`(_ usesPresolve: Bool) {
    var problem = ConstraintProblem()
    problem.usesPresolve = usesPresolve
    let x = problem.addVariable()
    let most = problem.add(Term(x), is: .atMost, 0)
    let least = problem.add(Term(x), is: .atLeast, 5)
    // Contradicts the second only, which is left out because of the first.
    let exact = problem.add(Term(x), is: .equal, 0)
    problem.solve()
    #expect(
      problem.issues == [
        .conflict(ConstraintConflict(rows: [most, least], sizes: [], suspended: least))
      ])
    #expect(!problem.isSuspended(exact) && problem[x] == 0)
    problem.remove(most)
    problem.solve()
    #expect(
      problem.issues == [
        .conflict(ConstraintConflict(rows: [least, exact], sizes: [], suspended: exact))
      ])
    #expect(problem[x] == 5)
  }

  /// Stated one after the other, a required row is left out if those that count already contradict
  /// it, and no other is.
  @Test(arguments: 0..<8)
  func `What is left out contradicts what was stated before`(_ block: Int) {
    var found = 0
    for seed in (block * 60)..<((block + 1) * 60) {
      var system = RandomSystem(seed: seed + 200_000)
      var random = SeededGenerator(seed: UInt64(seed))
      for index in system.rows.indices where random.chance(30) {
        system.rows[index].constant += Double(Int.random(in: -90...90, using: &random))
      }
      var made = system.make()
      made.problem.solve()
      var ordered = system
      ordered.rows = []
      var wanted: [Int] = []
      for (index, row) in system.rows.enumerated() where row.priority == 1000 {
        ordered.rows.append(row)
        var alone = ordered.make(usesPresolve: false)
        alone.problem.solve()
        if !alone.problem.issues.isEmpty {
          wanted.append(index)
          ordered.rows.removeLast()
        }
      }
      #expect(made.suspended == wanted, "seed \(seed)")
      found += wanted.count
    }
    #expect(found > 3)
  }

  /// How far rows may be from each other before they contradict: rounding is none, what shows is.
  @Test(arguments: [1.0, 1000, 1e6], [true, false])
  func `A conflict is more than rounding`(_ size: Double, _ usesPresolve: Bool) {
    for (gap, isConflict) in [(1e-11, false), (1e-6, true), (1e-3, true)] {
      // The simplex alone knows only the difference, which is all that is left of the size.
      for kind in 0..<5 where usesPresolve || kind != 3 {
        var problem = ConstraintProblem()
        problem.usesPresolve = usesPresolve
        let input = problem.addInput(size)
        let v = (0..<3).map { _ in problem.addVariable() }
        let width = problem.addVariable(isSize: true)
        let least = size * (1 + gap)
        switch kind {
        case 0:
          problem.add(Term(v[0]), Term(input, -1), is: .equal, 0)
          problem.add(Term(v[0]), is: .atLeast, least)
        case 1:
          problem.add(Term(v[0]), Term(v[1], -1), is: .equal, size)
          problem.add(Term(v[1]), Term(v[0], -1), is: .equal, -least)
        case 2:
          problem.add(Term(v[0]), is: .atMost, size)
          problem.add(Term(v[0]), is: .atLeast, least)
        case 3:
          problem.add(Term(width), Term(input, -1), is: .equal, -least)
        default:
          problem.add(Term(v[0]), Term(v[1]), is: .atMost, size)
          problem.add(Term(v[1]), Term(v[2]), is: .atLeast, least)
          problem.add(Term(v[2]), Term(v[0], -1), is: .equal, 0)
        }
        problem.solve()
        #expect(problem.issues.isEmpty != isConflict, "kind \(kind), \(gap) of \(size)")
      }
    }
  }

  /// Ten terms of 10 that are to be 100: what rows may miss is a share of their largest number,
  /// which is their constant here.
  @Test func `The constant of a row counts among what it may miss a share of`() {
    for (gap, isConflict) in [(4e-7, false), (4e-6, true)] {
      var problem = ConstraintProblem()
      let parts = (0..<10).map { _ in problem.addVariable() }
      for part in parts { problem.add(Term(part), is: .equal, 10) }
      problem.add(sum: parts.map { Term($0) }, is: .equal, 100 + gap)
      problem.solve()
      #expect(problem.issues.isEmpty != isConflict, "\(gap)")
    }
  }

  /// The inputs add up to the constant of the last row, but for what a sum of terms of 1,000 times
  /// the first input may miss. So the conflict is over, wherever that input is named.
  @Test(arguments: [true, false], [true, false])
  func `A conflict ends where only rounding is left of it`(_ isLargeFirst: Bool, _ isSwapped: Bool)
  {
    var problem = ConstraintProblem()
    let inputs = [problem.addInput(1), problem.addInput(1)]
    let (small, other) = isSwapped ? (inputs[1], inputs[0]) : (inputs[0], inputs[1])
    let (x, y, z) = (problem.addVariable(), problem.addVariable(), problem.addVariable())
    // z is both inputs and 1,000 times the first one, whichever is added first.
    let factors = isLargeFirst ? [1000.0, 1] : [1, 1000]
    problem.add(Term(x), Term(small, -factors[0]), is: .equal, 0)
    problem.add(Term(y), Term(x, -1), Term(other, -1), is: .equal, 0)
    problem.add(Term(z), Term(y, -1), Term(small, -factors[1]), is: .equal, 0)
    let last = problem.add(Term(z), Term(small, -1000), is: .equal, 2)
    for (number, isConflict) in [(5.0, true), (1 + 1e-6, false), (4, true), (1 - 1e-6, false)] {
      problem.suggest(number, for: other)
      problem.solve()
      #expect(problem.isSuspended(last) == isConflict, "\(number)")
      #expect(problem.issues.isEmpty != isConflict, "\(number)")
    }
  }

  /// All terms of the last row are a million, so it may miss a hundredth, however small the numbers
  /// are that its conflict comes from.
  @Test func `A conflict ends where its row misses less than rounding of large terms`() {
    var problem = ConstraintProblem()
    let width = problem.addInput(7), place = problem.addInput(1e6)
    let (x, y) = (problem.addVariable(), problem.addVariable())
    problem.add(Term(x), Term(place, -1), is: .equal, 0)
    problem.add(Term(y), Term(x, -1), Term(width, -1), is: .equal, 0)
    let last = problem.add(Term(y), Term(x, -1), is: .equal, 5)
    for (number, size, isConflict) in [
      (7.0, 1e6, true), (5.004, 1e6, false), (6, 1e6, true), (5.004, 1, true), (5.004, 1e6, false),
      (5.03, 1e6, true), (5.03, 1e7, false), (5, 1, false),
    ] {
      problem.suggest(number, for: width)
      problem.suggest(size, for: place)
      problem.solve()
      #expect(problem.isSuspended(last) == isConflict, "\(number) at \(size)")
    }
  }

  /// Both chains are 100 times their step, so that their ends may differ by a millionth.
  @Test func `A conflict of long chains ends where only rounding is left of it`() {
    var problem = ConstraintProblem()
    let steps = [problem.addInput(1), problem.addInput(2)]
    let ends = steps.map { step in
      var end = problem.addVariable()
      problem.add(Term(end), Term(step, -1), is: .equal, 0)
      for _ in 1..<100 {
        let next = problem.addVariable()
        problem.add(Term(next), Term(end, -1), Term(step, -1), is: .equal, 0)
        end = next
      }
      return end
    }
    let last = problem.add(Term(ends[0]), Term(ends[1], -1), is: .equal, 0)
    for (step, isConflict) in [(2.0, true), (1 + 4e-9, false), (3, true), (1 + 4e-8, true)] {
      problem.suggest(step, for: steps[1])
      problem.solve()
      #expect(problem.isSuspended(last) == isConflict, "\(step)")
    }
  }

  /// The ways in which a number becomes too large.
  @Test(arguments: 0..<4, [true, false])
  func `A number that is too large is 0 and told`(_ way: Int, _ isInComponent: Bool) {
    var problem = ConstraintProblem()
    let input = problem.addInput(2)
    let x = problem.addVariable(), y = problem.addVariable(), z = problem.addVariable()
    let other = problem.addVariable(), beside = problem.addVariable()
    let first =
      isInComponent
      ? problem.add(Term(x), Term(other, -1), Term(input, -1), is: .equal, 1)
      : problem.add(Term(x), Term(input, -1), is: .equal, 1)
    if isInComponent { problem.add(Term(other), is: .equal, 0, priority: 300) }
    let large = problem.add(Term(y), Term(x, -1e200), is: .equal, 0)
    problem.add(Term(z), Term(y, -1), is: .equal, 0, priority: 1000)
    problem.add(Term(beside), is: .equal, 7)
    problem.solve()
    #expect(problem.issues == [] && problem[y] == 3e200)
    for _ in 0..<2 {
      switch way {
      case 0: problem.suggest(1e200, for: input)
      case 1: problem.setConstant(1e200, of: first)
      case 2: problem.setCoefficient(-1e308, of: x, in: large)
      default: problem.setPriority(1000, of: large); problem.suggest(-1e200, for: input)
      }
      problem.solve()
      #expect(
        problem.issues.contains(.overflow(y)) && problem.issues.contains(.overflow(z)),
        "\(problem.issues)")
      #expect(problem[y] == 0 && problem[z] == 0 && problem[beside] == 7)
      #expect([x, other].allSatisfy { problem[$0].isFinite })
      problem.suggest(2, for: input)
      problem.setConstant(1, of: first)
      problem.setCoefficient(-1e200, of: x, in: large)
      problem.solve()
      #expect(problem.issues == [] && problem[y] == 3e200 && problem[beside] == 7)
    }
  }

  @Test func `Issues come in the order of their kinds and rows`() {
    var problem = ConstraintProblem()
    var rows: [ConstraintProblem.Row] = []
    var conflicts: [ConstraintIssue] = []
    let huge = problem.addVariable(), start = problem.addVariable()
    problem.add(Term(start), is: .equal, 1e200)
    problem.add(Term(huge), Term(start, -1e200), is: .equal, 0)
    // Components are solved in another order than that of the newest rows.
    let v = (0..<4).map { _ in problem.addVariable(isSize: true) }
    let firsts = v.map { problem.add(Term($0), is: .atLeast, 10) }
    for index in [2, 0, 3, 1] {
      rows.append(problem.add(Term(v[index]), is: .atMost, .infinity))
      let newest = problem.add(Term(v[index]), is: .atMost, 4)
      conflicts.append(
        .conflict(
          ConstraintConflict(rows: [firsts[index], newest], sizes: [], suspended: newest)))
    }
    problem.solve()
    #expect(problem.issues == rows.map { .invalid($0) } + conflicts + [.overflow(huge)])
  }

  /// What a row contradicts may be something else once another row is left out as well.
  @Test(arguments: [true, false])
  func `A conflict names no other row that is left out`(_ usesPresolve: Bool) {
    var problem = ConstraintProblem()
    problem.usesPresolve = usesPresolve
    let x = problem.addVariable(), y = problem.addVariable()
    let most = problem.add(Term(y), is: .atMost, 0)
    let order = problem.add(Term(y), Term(x, -1), is: .atLeast, 0)
    let least = problem.add(Term(x), is: .atLeast, 5)
    // Contradicts the row before, and the first two as well.
    let exact = problem.add(Term(x), is: .equal, 3)
    problem.solve()
    #expect(
      problem.issues
        == [least, exact].map {
          .conflict(ConstraintConflict(rows: [most, order, $0], sizes: [], suspended: $0))
        })
    #expect(problem[x] == 0 && problem[y] == 0)
  }

  /// What both sides of a contradiction have in common has no part in it.
  @Test(arguments: [true, false], [1.0, 2])
  func `A conflict does not name what cancels in it`(_ usesPresolve: Bool, _ factor: Double) {
    var problem = ConstraintProblem()
    problem.usesPresolve = usesPresolve
    let known = problem.addVariable()
    let v = (0..<3).map { _ in problem.addVariable(isSize: true) }
    problem.add(Term(known), is: .equal, 50)
    for variable in v { problem.add(Term(variable), is: .equal, 20, priority: 300) }
    let sum = problem.add(
      Term(v[0]), Term(v[1]), Term(v[2]), Term(known, -1), is: .atMost, 0)
    // At least 1 more than the sum.
    let least = problem.add(Term(v[0], factor), Term(known, -factor), is: .atLeast, factor)
    problem.solve()
    #expect(
      problem.issues == [
        .conflict(
          ConstraintConflict(rows: [sum, least], sizes: [v[1], v[2]], suspended: least))
      ])
  }

  @Test(arguments: [ConstraintRelation.atMost, .atLeast])
  func `Of limits that say the same a conflict names the earliest`(_ limit: ConstraintRelation) {
    var problem = ConstraintProblem()
    let x = problem.addVariable()
    let rows = (0..<3).map { _ in problem.add(Term(x), is: limit, 5) }
    let newest = problem.add(Term(x), is: limit.mirrored, limit == .atMost ? 6 : 4)
    problem.solve()
    #expect(
      problem.issues == [
        .conflict(ConstraintConflict(rows: [rows[0], newest], sizes: [], suspended: newest))
      ])
  }

  /// Of two limits that say the same a sum of both unknowns names the earlier one, too.
  @Test func `Of limits that say the same a sum contradicts the earliest`() {
    var problem = ConstraintProblem()
    let x = problem.addVariable(), size = problem.addVariable(isSize: true)
    let limits = (0..<3).map { _ in problem.add(Term(x), is: .atLeast, 10) }
    let sum = problem.add(Term(x), Term(size), is: .atMost, 5)
    problem.solve()
    #expect(
      problem.issues == [
        .conflict(ConstraintConflict(rows: [limits[0], sum], sizes: [size], suspended: sum))
      ])
  }

  @Test func `A number is no longer too large once a constant is smaller`() {
    var problem = ConstraintProblem()
    let x = problem.addVariable(), y = problem.addVariable()
    let row = problem.add(Term(x), is: .equal, 1e200)
    problem.add(Term(y), Term(x, -1e200), is: .equal, 0)
    for _ in 0..<3 {
      problem.solve()
      #expect(problem.issues == [.overflow(y)] && problem[y] == 0)
      problem.setConstant(3, of: row)
      problem.solve()
      #expect(problem.issues == [] && problem[y] == 3e200)
      problem.setConstant(1e200, of: row)
    }
  }

  /// Each size is 1 less than the one before, from 10 on: the eleventh would be -1. Without its row
  /// it is as large as the 389 behind it ask for. What has nothing to do with them is found as
  /// well, though hundreds of sizes before it are negative.
  @Test func `Sizes that follow from each other are one conflict`() {
    var problem = ConstraintProblem()
    var before = problem.addInput(10)
    var sizes: [ConstraintVariable] = []
    var rows: [ConstraintRow] = []
    for _ in 0..<400 {
      let size = problem.addVariable(isSize: true)
      rows.append(problem.add(.init(size), .init(before, -1), is: .equal, -1))
      sizes.append(size)
      before = size
    }
    let other = problem.addVariable(isSize: true)
    let negative = problem.add(.init(other), is: .equal, -5)
    problem.solve()
    #expect(
      problem.issues == [
        .conflict(
          ConstraintConflict(
            rows: Array(rows[...10]), sizes: [sizes[10]], suspended: rows[10])),
        .conflict(ConstraintConflict(rows: [negative], sizes: [other], suspended: negative)),
      ])
    #expect(problem[sizes[9]] == 0 && problem[sizes[10]] == 389)
    #expect(problem[sizes[399]] == 0 && problem[other] == 0)
  }
}
