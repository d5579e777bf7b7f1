import TestSupport
import Testing

@testable import ConstraintSolver

/// Numbers and structures that nobody means: an issue or the right answer, never a trap or NaN.
@Suite struct HostileTests {
  typealias Term = ConstraintProblem.Term

  @Test(arguments: [true, false]) func `Numbers that are none`(_ usesPresolve: Bool) {
    for bad in [Double.nan, .infinity, -.infinity] {
      var problem = ConstraintProblem()
      problem.usesPresolve = usesPresolve
      let input = problem.addInput(bad)
      let x = problem.addVariable(previous: bad)
      #expect(problem.suggest(bad, for: input) == false)
      let row = problem.add(Term(x), is: .equal, bad)
      let other = problem.add(Term(x, bad), is: .atMost, 5)
      let sum = problem.add(sum: [Term(x, bad)], is: .atMost, 5)
      problem.add(Term(x), Term(input), is: .equal, 7)
      problem.solve()
      #expect(problem.issues == [.invalid(row), .invalid(other), .invalid(sum)])
      #expect(problem[x] == 7)
      // A row counts as soon as its numbers do.
      problem.setConstant(9, of: row)
      problem.setPriority(500, of: row)
      problem.setCoefficient(1, of: x, in: other)
      problem.solve()
      #expect(problem.issues.isEmpty == false)
      #expect(problem[x] == 5 || problem[x] == 7)
    }
  }

  @Test(arguments: [true, false]) func `Values too large`(_ usesPresolve: Bool) {
    var problem = ConstraintProblem()
    problem.usesPresolve = usesPresolve
    let x = problem.addVariable()
    let y = problem.addVariable()
    let z = problem.addVariable()
    problem.add(Term(x), is: .equal, 1e300)
    problem.add(Term(y), Term(x, -1e300), is: .equal, 0)
    problem.add(Term(z), Term(y, -1), Term(x, 1), is: .equal, 0)
    problem.solve()
    for variable in [x, y, z] { #expect(problem[variable].isFinite) }
    #expect(problem.issues.isEmpty == false)
  }

  @Test(arguments: [true, false]) func `Wide ranges of factors`(_ usesPresolve: Bool) {
    for factor in [1e-6, 1e-3, 1, 1e3, 1e6] {
      var problem = ConstraintProblem()
      problem.usesPresolve = usesPresolve
      let width = problem.addInput(1_000_000)
      let x = problem.addVariable()
      let size = problem.addVariable(isSize: true)
      problem.add(Term(x), Term(size), Term(width, -1), is: .equal, 0)
      problem.add(Term(size, factor), is: .equal, 250 * factor)
      problem.add(Term(x, factor), is: .atLeast, 999_900 * factor, priority: 750)
      problem.solve()
      #expect(problem.issues.isEmpty)
      #expect(abs(problem[size] - 250) < 1e-6)
      #expect(abs(problem[x] - 999_750) < 1e-6)
      // A wish in small units is one in large units.
      problem.setPriority(740, of: problem.row(at: 1))
      problem.solve()
      #expect(abs(problem[x] - 999_900) < 1e-6, "\(factor)")
    }
  }

  /// Factors whose squares are no numbers, in rows that only a simplex decides.
  @Test(arguments: [true, false], [1e-300, 1e-250, 1e250, 1e307])
  func `Factors at the ends of the range`(_ usesPresolve: Bool, _ factor: Double) {
    for isOneColumn in [true, false] {
      var problem = ConstraintProblem()
      problem.usesPresolve = usesPresolve
      let v = (0..<3).map { _ in problem.addVariable(isSize: true) }
      let other = isOneColumn ? 1 : factor
      problem.add(Term(v[0], factor), Term(v[1], other), Term(v[2], other), is: .atLeast, 0)
      problem.add(Term(v[0], factor), Term(v[1], -other), is: .atLeast, 0, priority: 700)
      problem.add(Term(v[1]), Term(v[2]), is: .equal, 30, priority: 600)
      problem.add(Term(v[1]), Term(v[2], -1), is: .equal, 10, priority: 500)
      problem.solve()
      for variable in v { #expect(problem[variable].isFinite && problem[variable] >= -1e-6) }
      if !isOneColumn {
        #expect(abs(problem[v[1]] - 20) < 1e-6 && abs(problem[v[2]] - 10) < 1e-6)
      }
    }
  }

  @Test(arguments: [true, false]) func `Nearly singular loops`(_ usesPresolve: Bool) {
    var problem = ConstraintProblem()
    problem.usesPresolve = usesPresolve
    let a = problem.addVariable()
    let b = problem.addVariable()
    problem.add(Term(a), Term(b, -1.0000001), is: .equal, 0)
    problem.add(Term(b), Term(a, -1), is: .equal, 0)
    problem.solve()
    #expect(problem.issues.isEmpty)
    #expect(abs(problem[a]) < 1e-6 && abs(problem[b]) < 1e-6)

    // The same loop with an offset and no slope at all contradicts itself.
    var closed = ConstraintProblem()
    closed.usesPresolve = usesPresolve
    let c = closed.addVariable()
    let d = closed.addVariable()
    let first = closed.add(Term(c), Term(d, -1), is: .equal, 8)
    let second = closed.add(Term(d), Term(c, -1), is: .equal, 8)
    closed.solve()
    #expect(
      closed.issues == [
        .conflict(ConstraintConflict(rows: [first, second], sizes: [], suspended: second))
      ])
    #expect(abs(closed[c] - closed[d] - 8) < 1e-9)
  }

  @Test func `Long redundant chains are no conflict`() {
    var problem = ConstraintProblem()
    var last = problem.addVariable()
    problem.add(Term(last), is: .equal, 1)
    for index in 0..<200 {
      let next = problem.addVariable()
      problem.add(Term(next), Term(last, -1.1), is: .equal, 0)
      problem.add(Term(next, 3), Term(last, -3.3), is: .equal, 0)
      if index % 10 == 0 { problem.add(Term(last, -2.2), Term(next, 2), is: .equal, 0) }
      last = next
    }
    problem.solve()
    #expect(problem.issues.isEmpty)
    // 1.1 to the power of 200, from its logarithm.
    #expect(abs(problem[last] / 189_905_276.4 - 1) < 1e-8)
  }

  @Test func `Rows of nothing`() {
    var problem = ConstraintProblem()
    let x = problem.addVariable()
    let one = problem.add(sum: [], is: .equal, 5)
    problem.add(sum: [], is: .equal, 0)
    problem.add(sum: [], is: .atMost, 5)
    problem.add(sum: [], is: .equal, 5, priority: 10)
    let two = problem.add(Term(x), Term(x, -1), is: .atLeast, 1)
    problem.add(Term(x, 0), is: .equal, 0)
    problem.solve()
    #expect(
      problem.issues == [
        .conflict(ConstraintConflict(rows: [one], sizes: [], suspended: one)),
        .conflict(ConstraintConflict(rows: [two], sizes: [], suspended: two)),
      ])
    #expect(problem.freeVariables() == [x])
    #expect(ConstraintProblem().rowCount == 0)
  }

  @Test func `Handles of what is gone`() {
    var problem = ConstraintProblem()
    let x = problem.addVariable()
    let y = problem.addVariable()
    let row = problem.add(Term(x), Term(y, -1), is: .equal, 3)
    problem.add(Term(y), is: .equal, 4)
    problem.solve()
    #expect(problem[x] == 7)
    #expect(problem.remove(y) && !problem.remove(y))
    #expect(!problem.setConstant(4, of: row) && !problem.setPriority(1, of: row))
    #expect(problem.rowCount == 0 && problem[y] == 0)
    // The place of a removed variable is used again, its handle is not.
    let z = problem.addVariable()
    #expect(z != y && problem[y] == 0)
    let late = problem.add(Term(y), is: .equal, 3)
    problem.solve()
    #expect(problem.issues == [.invalid(late)])
    #expect(problem[x] == 0 && problem[z] == 0)
    problem.removeAll()
    #expect(problem[x] == 0 && problem.rowCount == 0 && !problem.remove(late))
    let again = problem.addVariable()
    problem.add(Term(again), is: .equal, 2)
    problem.solve()
    #expect(problem[again] == 2 && problem[x] == 0 && problem.issues.isEmpty)
  }

  /// A chain whose factors grow the last digit of its start beyond its end: the row that closes it
  /// decides, not the order of the steps.
  @Test(arguments: [true, false], [10.0, 37, 90, 370, 3_700, 10_000, 37_000, 100_000, 1_000_000])
  func `Factors that grow along a loop`(_ usesPresolve: Bool, _ factor: Double) {
    for isForward in [true, false] {
      var problem = ConstraintProblem()
      problem.usesPresolve = usesPresolve
      let x = (0..<8).map { _ in problem.addVariable() }
      var rows: [ConstraintProblem.Row] = []
      var constants = Array(repeating: 1.0, count: 8)
      for index in 1..<8 {
        let terms = [Term(x[index]), Term(x[index - 1], -factor)]
        rows.append(problem.add(sum: isForward ? terms : terms.reversed(), is: .equal, 1))
      }
      let closing = problem.add(Term(x[7]), Term(x[0]), is: .equal, 7)
      func expectChain() {
        for index in 1..<8 {
          let (value, term) = (problem[x[index]], factor * problem[x[index - 1]])
          let missing = abs(value - term - constants[index])
          #expect(missing <= 1e-6 * max(1, abs(value), abs(term)), "\(factor), row \(index)")
        }
      }
      problem.solve()
      #expect(problem.issues.isEmpty)
      expectChain()
      // From the end: x[7] = 7 - x[0], and each one before is smaller by the factor.
      var wanted = Array(repeating: 7.0, count: 8)
      for _ in 0..<30 {
        for index in (0..<7).reversed() { wanted[index] = (wanted[index + 1] - 1) / factor }
        wanted[7] = 7 - wanted[0]
      }
      for (variable, value) in zip(x, wanted) {
        #expect(abs(problem[variable] - value) <= 1e-6 * max(1, abs(value)), "\(factor)")
      }
      for constant in [8.0, 1, -3, 1_000] {
        problem.setConstant(constant, of: closing)
        problem.solve()
        #expect(problem.issues.isEmpty)
        #expect(abs(problem[x[7]] + problem[x[0]] - constant) < 1e-6 * abs(constant))
        expectChain()
      }
      for index in 1..<8 {
        constants[index] = 5
        problem.setConstant(5, of: rows[index - 1])
        problem.solve()
        #expect(problem.issues.isEmpty)
        #expect(abs(problem[x[7]] + problem[x[0]] - 1_000) < 1e-3)
        expectChain()
      }
    }
  }

  /// Loops of slope nearly 1 with coordinates of 10^6 and offsets: far away, but where they meet.
  @Test(arguments: [true, false], [1e-3, 1e-5, 1e-7])
  func `Nearly singular loops far away`(_ usesPresolve: Bool, _ distance: Double) {
    var problem = ConstraintProblem()
    problem.usesPresolve = usesPresolve
    let input = problem.addInput(1_000_000)
    let a = problem.addVariable()
    let b = problem.addVariable()
    let c = problem.addVariable()
    problem.add(Term(a), Term(b, -1 - distance), is: .equal, 0)
    problem.add(Term(b), Term(c, -1), Term(input, -1), is: .equal, 0)
    problem.add(Term(c), Term(a, -1), Term(input), is: .equal, 3)
    problem.solve()
    #expect(problem.issues.isEmpty)
    // b = c + 10^6 = a + 3 = (1 + distance) b + 3.
    let wanted = -3 / distance
    #expect(abs(problem[b] / wanted - 1) < 1e-6)
    #expect(abs(problem[a] - problem[b] + 3) < 1e-5)
  }

  /// Many sizes that are one, each with wishes of its own: what it costs must not grow faster than
  /// their number. The sizes share 160,000.
  @Test func `Many wishes about one parameter`() {
    var problem = ConstraintProblem()
    let room = problem.addInput(160_000)
    var places: [ConstraintProblem.Variable] = []
    var sizes: [ConstraintProblem.Variable] = []
    for index in 0..<16_000 {
      let place = problem.addVariable(), size = problem.addVariable(isSize: true)
      if index > 0 {
        let (above, height) = (places[index - 1], sizes[index - 1])
        problem.add(sum: [Term(place), Term(above, -1), Term(height, -1)], is: .equal, 0)
        problem.add(Term(size), Term(height, -1), is: .equal, 0)
      }
      problem.add(Term(size), is: .atMost, 20, priority: 250)
      problem.add(Term(size), is: .atLeast, 20, priority: index % 2 == 0 ? 750 : 749)
      places.append(place)
      sizes.append(size)
    }
    problem.add(Term(places[0]), is: .equal, 0)
    problem.add(
      sum: [Term(places[15_999]), Term(sizes[15_999]), Term(room, -1)], is: .equal, 0)
    #expect(processorSeconds { problem.solve() } < 30)
    #expect(problem.issues.isEmpty)
    #expect(sizes.allSatisfy { abs(problem[$0] - 10) < 1e-6 })
  }

  @Test func `Many variables go at once`() {
    var problem = ConstraintProblem()
    let variables = (0..<1_000).map { _ in problem.addVariable(isSize: true) }
    for (before, after) in zip(variables, variables.dropFirst()) {
      problem.add(Term(after), Term(before, -1), is: .equal, 1)
    }
    problem.add(Term(variables[0]), is: .equal, 5)
    problem.solve()
    #expect(problem[variables[999]] == 1_004)
    let gone = variables[500...] + [variables[600], variables[10]]
    #expect(problem.remove(gone) == 501)
    #expect(problem.remove(gone) == 0)
    // Those up to 9 and from 11 to 499, and the row of the first.
    #expect(problem.rowCount == 9 + 488 + 1)
    problem.solve()
    #expect(problem.issues.isEmpty && problem[variables[9]] == 14 && problem[variables[600]] == 0)
  }

  /// Many wishes about differences of many sizes are one dense core.
  @Test(arguments: [true, false]) func `Dense cores are solved`(_ usesPresolve: Bool) {
    var problem = ConstraintProblem()
    problem.usesPresolve = usesPresolve
    let sizes = (0..<60).map { _ in problem.addVariable(isSize: true) }
    for first in 0..<60 {
      for second in 0..<first {
        problem.add(
          Term(sizes[second]), Term(sizes[first], -1), is: .equal, Double(second - first),
          priority: 300 + (first + second) % 3)
      }
    }
    problem.add(Term(sizes[7]), is: .equal, 10, priority: 1)
    problem.solve()
    #expect(problem.issues.isEmpty)
    // All wishes can be met: every size is one larger than the one before.
    for index in 0..<60 { #expect(abs(problem[sizes[index]] - Double(3 + index)) < 1e-6) }
  }

  @Test(arguments: [true, false]) func `What takes too long is an issue`(_ usesPresolve: Bool) {
    var problem = ConstraintProblem()
    problem.usesPresolve = usesPresolve
    problem.workLimit = 2_000
    var random = SeededGenerator(seed: 3)
    let sizes = (0..<40).map { _ in problem.addVariable(isSize: true) }
    let other = problem.addVariable()
    var rows: [ConstraintProblem.Row] = []
    for _ in 0..<80 {
      let terms = sizes.shuffled(using: &random).prefix(6).map {
        Term($0, random.pick([1, 2, -1]))
      }
      rows.append(problem.add(sum: terms, is: .equal, 100, priority: random.pick([300, 500])))
    }
    let apart = problem.add(Term(other), is: .equal, 7)
    if !usesPresolve { rows.append(apart) }
    problem.solve()
    #expect(problem.issues == [.unfinished(rows)])
    for size in sizes { #expect(problem[size] >= -1e-6) }
    if usesPresolve { #expect(problem[other] == 7) }
    // What is left of the issue ends with it.
    for row in rows.dropFirst(3) { problem.remove(row) }
    problem.workLimit = WorkBudget.largest
    problem.solve()
    #expect(problem.issues.isEmpty)
  }

  @Test func `Many conflicts at once`() {
    var problem = ConstraintProblem()
    var wanted: [ConstraintProblem.Row] = []
    for index in 0..<60 {
      let width = problem.addVariable(isSize: true)
      problem.add(Term(width), is: .equal, Double(index))
      wanted.append(problem.add(Term(width), is: .atMost, Double(index - 1)))
    }
    #expect(processorSeconds { problem.solve() } < 30)
    let suspended = problem.issues.map { issue -> ConstraintProblem.Row? in
      if case .conflict(let conflict) = issue { conflict.suspended } else { nil }
    }
    // The first contradicts the bound of its own size, which the second row alone does.
    #expect(suspended == wanted)
    for row in wanted { problem.remove(row) }
    problem.solve()
    #expect(problem.issues.isEmpty)
  }

  /// What it costs must not grow faster than the number of conflicts about one size.
  @Test func `Many conflicts about one size`() {
    var problem = ConstraintProblem()
    let size = problem.addVariable(isSize: true)
    problem.add(Term(size), is: .equal, 7)
    var wanted: [ConstraintProblem.Row] = []
    for index in 0..<10_000 {
      wanted.append(problem.add(Term(size), is: .atLeast, Double(8 + index)))
    }
    #expect(processorSeconds { problem.solve() } < 30)
    let suspended = problem.issues.map { issue -> ConstraintProblem.Row? in
      if case .conflict(let conflict) = issue { conflict.suspended } else { nil }
    }
    #expect(suspended == wanted)
    #expect(problem[size] == 7)
  }
}
