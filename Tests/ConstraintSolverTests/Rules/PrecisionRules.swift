import Testing

@testable import ConstraintSolver

/// Which differences count, and which are rounding.
@Suite struct PrecisionRules {
  typealias Term = ConstraintProblem.Term

  @Test(arguments: [true, false], [1e-8, 1e-6, 1e-3])
  func `A cost that is a little smaller decides`(_ usesPresolve: Bool, _ more: Double) {
    for (relation, owner) in [ConstraintRelation.equal, .atMost].flatMap({ relation in
      (0..<3).map { (relation, $0) }
    }) {
      var problem = ConstraintProblem()
      problem.usesPresolve = usesPresolve
      let v = (0..<3).map { _ in problem.addVariable() }
      problem.add(sum: v.map { Term($0) }, is: relation, 170)
      for variable in v {
        let factor = variable == v[owner] ? 1 : 1 + more
        problem.add(Term(variable, factor), is: .equal, 70 * factor, priority: 400)
      }
      problem.solve()
      for variable in v {
        #expect(abs(problem[variable] - (variable == v[owner] ? 30 : 70)) < 1e-7)
      }
    }
  }

  /// A share of 1e-8 of the largest number in a row, which counts as 1 at least.
  @Test(arguments: [true, false], [0, 1e-3, 1.0, 1e6])
  func `What differs by less than a share of its numbers is no conflict`(
    _ usesPresolve: Bool, _ number: Double
  ) {
    let share = 1e-8 * max(number, 1)
    for (difference, isConflict) in [(0.5 * share, false), (4 * share, true)] {
      var problem = ConstraintProblem()
      problem.usesPresolve = usesPresolve
      let x = Term(problem.addVariable())
      problem.add(x, is: .equal, number)
      problem.add(x, is: .equal, number + difference)
      problem.solve()
      #expect(problem.issues.isEmpty == !isConflict, "\(difference)")
    }
  }

  @Test(arguments: [true, false], [1e-8, 1e-6, 1e-3])
  func `Wishes about one variable weigh what their factors say`(
    _ usesPresolve: Bool, _ more: Double
  ) {
    for target in [10.0, 20] {
      var problem = ConstraintProblem()
      problem.usesPresolve = usesPresolve
      let x = problem.addVariable(previous: 15)
      for place in [10.0, 20] {
        let factor = place == target ? 1 + more : 1
        problem.add(Term(x, factor), is: .equal, factor * place, priority: 400)
      }
      problem.solve()
      #expect(abs(problem[x] - target) < 1e-7)
    }
  }

  /// A tenth and two tenths less three tenths are nothing, whatever binary fractions make of it.
  @Test(arguments: [true, false])
  func `Factors that cancel but for rounding decide nothing`(_ usesPresolve: Bool) {
    for order in [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2]] {
      var problem = ConstraintProblem()
      problem.usesPresolve = usesPresolve
      let x = problem.addVariable(), p = problem.addVariable()
      let y = problem.addVariable(), z = problem.addVariable(), w = problem.addVariable()
      let sums = [
        [Term(y), Term(x, -0.1), Term(p, -1)], [Term(z), Term(x, -0.2), Term(p)],
        [Term(w), Term(x, -0.3)], [Term(y), Term(z), Term(w, -1)],
      ]
      for number in order { problem.add(sum: sums[number], is: .equal, 0) }
      problem.add(Term(x), is: .equal, 7, priority: 400)
      problem.add(Term(p), is: .equal, 5, priority: 400)
      problem.solve()
      #expect(problem.issues == [])
      for (variable, value) in [(x, 7), (p, 5), (y, 5.7), (z, -3.6), (w, 2.1)] {
        #expect(abs(problem[variable] - value) < 1e-6)
      }
    }
  }

  /// The same where all follows one variable: the difference is 0 wherever that is, so a wish for
  /// another one, which weighs more, moves nothing.
  @Test(arguments: [true, false])
  func `A sum in which its only variable cancels does not follow it`(_ usesPresolve: Bool) {
    var problem = ConstraintProblem()
    problem.usesPresolve = usesPresolve
    let x = problem.addVariable()
    let v = (0..<3).map { _ in problem.addVariable() }
    let difference = problem.addVariable()
    for (variable, factor) in zip(v, [0.1, 0.2, 0.3]) {
      problem.add(Term(variable), Term(x, -factor), is: .equal, 0)
    }
    problem.add(Term(difference), Term(v[0], -1), Term(v[1], -1), Term(v[2]), is: .equal, 0)
    problem.add(Term(difference), is: .equal, 10, priority: 500)
    problem.add(Term(x), is: .equal, 7, priority: 400)
    problem.solve()
    #expect(problem.issues == [])
    for (variable, value) in [(x, 7), (v[0], 0.7), (v[1], 1.4), (v[2], 2.1), (difference, 0)] {
      #expect(abs(problem[variable] - value) < 1e-9)
    }
  }

  /// A tenth and two tenths weigh three tenths, whatever binary fractions make of it.
  @Test(arguments: [true, false])
  func `Weights that are equal but for rounding leave a choice`(_ usesPresolve: Bool) {
    for (low, high) in [([0.1, 0.2], [0.3]), ([0.3], [0.1, 0.2]), ([0.7, 0.1], [0.8])] {
      var problem = ConstraintProblem()
      problem.usesPresolve = usesPresolve
      let x = problem.addVariable(previous: 15)
      for weight in low { problem.add(Term(x, weight), is: .equal, 10 * weight, priority: 400) }
      for weight in high { problem.add(Term(x, weight), is: .equal, 20 * weight, priority: 400) }
      problem.solve()
      #expect(abs(problem[x] - 15) < 1e-7)
      #expect(problem.freeVariables() == [x])
    }
  }

  @Test(arguments: [true, false], [1e-6, 1e-5, 1e-3])
  func `A little room is used`(_ usesPresolve: Bool, _ room: Double) {
    for previous in [9.0, 11] {
      let wanted = previous > 10 ? 10 + room : 10
      var problem = ConstraintProblem()
      problem.usesPresolve = usesPresolve
      let x = problem.addVariable(previous: previous)
      problem.add(Term(x), is: .atLeast, 10)
      problem.add(Term(x), is: .atMost, 10 + room)
      // The same room of a sum, and between two wishes.
      let a = problem.addVariable(previous: previous), b = problem.addVariable()
      problem.add(Term(a), Term(b), is: .equal, 0)
      problem.add(Term(b), is: .atMost, -10)
      problem.add(Term(a), is: .atMost, 10 + room)
      let y = problem.addVariable(previous: previous)
      problem.add(Term(y), is: .atLeast, 10, priority: 700)
      problem.add(Term(y), is: .atMost, 10 + room, priority: 600)
      problem.solve()
      #expect(problem.issues == [])
      for variable in [x, a, y] { #expect(abs(problem[variable] - wanted) < room / 100) }
      #expect(abs(problem[b] + wanted) < room / 100)
    }
  }

  /// The decision for one size holds up to the size where a wish would be hurt, not beyond.
  @Test(arguments: [1e-6, 1e-4, 1e-2])
  func `A decision does not reach beyond its range`(_ beyond: Double) {
    var problem = ConstraintProblem()
    let total = problem.addInput(300)
    let v = (0..<3).map { _ in problem.addVariable(isSize: true) }
    problem.add(Term(v[0]), Term(v[1]), Term(v[2]), Term(total, -1), is: .equal, 0)
    problem.add(Term(v[0]), is: .atLeast, 80, priority: 600)
    problem.add(Term(v[0]), Term(v[1], -1), is: .equal, 0, priority: 500)
    problem.add(Term(v[1]), Term(v[2], -2), is: .equal, 0, priority: 400)
    problem.solve()
    #expect(abs(problem[v[2]] - 60) < 1e-9)
    // At 200 the first is just 80; below, the third gives way.
    for change in [-beyond, beyond, -beyond] {
      problem.suggest(200 + change, for: total)
      problem.solve()
      let wide = change > 0 ? 80 + change * 0.4 : 80
      let narrow = change > 0 ? 40 + change * 0.2 : 40 + change
      for variable in v.prefix(2) { #expect(abs(problem[variable] - wide) < beyond / 1000) }
      #expect(abs(problem[v[2]] - narrow) < beyond / 1000)
    }
  }

  /// Large numbers that cancel leave nothing; a small factor that is meant stays.
  @Test(arguments: [true, false])
  func `What cancels is gone and what is small stays`(_ usesPresolve: Bool) {
    for factor in [0.1, 1 / 3.0, 1e-6, 1e-8] {
      var problem = ConstraintProblem()
      problem.usesPresolve = usesPresolve
      let v = (0..<4).map { _ in problem.addVariable() }
      // v1 = v0 / 3 + 5 and v2 = 3 v1 - v0 = 15, however large v0 is.
      problem.add(Term(v[1]), Term(v[0], -factor), is: .equal, 5)
      problem.add(Term(v[2], factor), Term(v[1], -1), Term(v[0], factor), is: .equal, 0)
      // All that is left of v0 in v3 is the factor.
      problem.add(Term(v[3]), Term(v[0], -1 - factor), Term(v[2]), is: .equal, 0)
      problem.add(Term(v[0]), is: .equal, 1000, priority: 500)
      problem.solve()
      #expect(problem.issues == [])
      #expect(abs(problem[v[0]] - 1000) < 1e-6 && abs(problem[v[1]] - 5 - 1000 * factor) < 1e-6)
      let second = 5 / factor
      #expect(abs(problem[v[2]] - second) <= 1e-7 * second)
      #expect(abs(problem[v[3]] - 1000 - 1000 * factor + second) <= 1e-7 * second)
    }
  }

  /// A size that what it is made of cancels in does not depend on it.
  @Test(arguments: [true, false])
  func `A size that is negative wherever its surroundings lie is a conflict`(
    _ usesPresolve: Bool
  ) {
    var problem = ConstraintProblem()
    problem.usesPresolve = usesPresolve
    let x = problem.addVariable(), y = problem.addVariable(), z = problem.addVariable()
    let width = problem.addVariable(isSize: true)
    let first = problem.add(Term(y), Term(x, -1), is: .equal, 5)
    problem.add(Term(z), Term(x, -2), is: .equal, 0)
    let second = problem.add(Term(width), Term(y), Term(x, -1), is: .equal, 2)
    problem.add(Term(x), is: .equal, 7, priority: 300)
    let conflict = ConstraintIssue.conflict(
      ConstraintConflict(rows: [first, second], sizes: [width], suspended: second))
    for _ in 0..<2 {
      problem.solve()
      #expect(problem.issues == [conflict])
      #expect(problem[x] == 7 && problem[y] == 12 && problem[z] == 14 && problem[width] == 0)
      problem.setConstant(1, of: first)
      problem.solve()
      #expect(problem.issues == [] && problem[width] == 1)
      problem.setConstant(5, of: first)
    }
  }

  /// What rounding is depends on how large the numbers of a row are, whatever their units.
  @Test(arguments: [1.0, 1e3, 1e6], [true, false])
  func `Limits that differ by rounding agree in every unit`(_ unit: Double, _ usesPresolve: Bool) {
    for (gap, isConflict) in [(1e-10, false), (1e-5, true)] {
      // The simplex alone knows only the difference.
      for kind in 0..<(usesPresolve ? 3 : 1) {
        var problem = ConstraintProblem()
        problem.usesPresolve = usesPresolve
        let input = problem.addInput(1e6)
        let x = problem.addVariable()
        let width = problem.addVariable(isSize: true)
        switch kind {
        case 0:
          problem.add(Term(x, unit), is: .atMost, 1e6 * unit)
          problem.add(Term(x, unit), is: .atLeast, 1e6 * unit * (1 + gap))
        case 1:
          // 0 but for what is left of large terms.
          problem.add(Term(x, unit), Term(input, -unit), is: .atMost, -1e6 * unit)
          problem.add(
            Term(x, unit), Term(input, -unit), is: .atLeast, 1e6 * unit * gap - 1e6 * unit)
        default:
          problem.add(Term(width, unit), Term(input, unit), is: .atMost, 1e6 * unit * (1 - gap))
        }
        problem.solve()
        #expect(problem.issues.isEmpty != isConflict, "kind \(kind), \(gap) of \(unit)")
        if kind == 2, !isConflict { #expect(problem[width] == 0) }
      }
    }
  }

  /// A size is the difference of two numbers near 1000, divided by a factor. Whether it counts as
  /// negative depends on what the row would miss without it, as a share of its terms.
  @Test(arguments: [0.001, 1, 1000], [(1e-6, false), (1e-3, true)])
  func `How far below 0 a size may be depends on its factor`(
    _ factor: Double, _ limit: (difference: Double, isConflict: Bool)
  ) {
    var problem = ConstraintProblem()
    let large = problem.addInput(1000 + limit.difference), input = problem.addInput(1000)
    let size = problem.addVariable(isSize: true)
    problem.add(Term(size, factor), Term(large), Term(input, -1), is: .equal, 0)
    problem.solve()
    #expect(problem.issues.isEmpty != limit.isConflict)
  }

  /// Places 5 apart, in thousandths, that have a little less room than they take: what may be
  /// missed is a share of the numbers of the rows, whatever the places are.
  @Test(arguments: [4, 40], [(1e-6, false), (1e-3, true)])
  func `How far a chain may pass its end depends on its factors`(
    _ count: Int, _ limit: (gap: Double, isConflict: Bool)
  ) {
    var problem = ConstraintProblem()
    let places = (0..<count).map { _ in problem.addVariable() }
    problem.add(Term(places[0], 0.001), is: .atLeast, 0)
    for index in 1..<count {
      problem.add(
        Term(places[index], 0.001), Term(places[index - 1], -0.001), is: .atLeast, 0.005)
    }
    let room = 5 * Double(count - 1) - limit.gap
    let end = problem.add(Term(places[count - 1], 0.001), is: .atMost, 0.001 * room)
    problem.solve()
    #expect(problem.issues.isEmpty != limit.isConflict)
    #expect(problem.isSuspended(end) == limit.isConflict)
  }

  /// By its rows, the size is at least 1 and at most 0.5, which is tolerated where the input is in
  /// the terms of both sides of the first, and large.
  @Test func `A conflict among larger numbers ends as if there had been none`() {
    var answers: [(Bool, Double)] = []
    for first in [100, 1e9] {
      var problem = ConstraintProblem()
      let (a, b) = (problem.addInput(first), problem.addInput(1))
      let (x, size) = (problem.addVariable(), problem.addVariable())
      problem.add(Term(x), Term(a, -1), is: .equal, 0)
      problem.add(sum: [Term(x), Term(size, -1), Term(b), Term(a, -1)], is: .atMost, 0)
      problem.add(Term(size), is: .atMost, 0.5)
      problem.solve()
      #expect(problem.issues.isEmpty == (first == 1e9))
      problem.suggest(1e9, for: a)
      problem.solve()
      answers.append((problem.issues.isEmpty, problem[size]))
    }
    #expect(answers[0] == answers[1])
  }
}
