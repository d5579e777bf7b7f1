import TestSupport
import Testing

@testable import ConstraintSolver

/// Where rows and variables come, go or change, only what depends on them is planned again; the
/// answer is that of a problem that is made anew.
@Suite struct RevisionLaws {
  typealias Term = ConstraintProblem.Term

  /// Rows come and go, count and do not count, with other priorities and coefficients, in a problem
  /// of many parts; inputs change meanwhile.
  @Test(arguments: 0..<8)
  func `What is planned again is as planned anew`(_ block: Int) {
    var revisions = 0
    for seed in (block * 8)..<((block + 1) * 8) {
      var random = SeededGenerator(seed: UInt64(seed))
      var system = RandomSystem(seed: seed + 200_000, conflicts: false)
      for part in 1..<random.pick([2, 4, 12]) {
        system = system.beside(RandomSystem(seed: seed * 20 + part + 210_000, conflicts: false))
      }
      if random.chance(50) { system.tieParts(&random) }
      var changed = system.make()
      var isActive = Array(repeating: true, count: system.rows.count)
      changed.problem.solve()
      for round in 0..<16 {
        for _ in 0..<random.pick([1, 1, 2, 5]) {
          let index = Int.random(in: 0..<system.rows.count, using: &random)
          switch random.pick([0, 0, 0, 1, 2, 3, 4]) {
          case 0:
            isActive[index].toggle()
            changed.problem.setActive(isActive[index], of: changed.rows[index])
          case 1:
            // The row becomes the newest.
            changed.problem.remove(changed.rows.remove(at: index))
            let row = system.rows.remove(at: index)
            isActive.remove(at: index)
            system.rows.append(row)
            isActive.append(true)
            changed.add(row)
          case 2:
            system.rows[index].priority = random.pick([1000, 1000, 750, 300])
            changed.problem.setPriority(system.rows[index].priority, of: changed.rows[index])
          case 3:
            let term = Int.random(in: 0..<system.rows[index].terms.count, using: &random)
            system.rows[index].terms[term].coefficient = random.pick([1, 1, -2, 0.5, 0])
            changed.problem.setCoefficient(
              system.rows[index].terms[term].coefficient,
              of: changed.variables[system.rows[index].terms[term].variable],
              in: changed.rows[index])
          default:
            system.inputs[0] = Double(Int.random(in: 100...900, using: &random))
            changed.problem.suggest(
              system.inputs[0], for: changed.variables[system.isSize.count])
          }
        }
        if random.chance(20) { continue }
        var copy = changed
        let isEdited = changed.problem.plan.revision.isNeeded
        changed.problem.solve()
        if changed.problem.plan.revision.isRevised { revisions += 1 }
        var fresh = system
        let counting = system.rows.indices.filter { isActive[$0] }
        fresh.rows = counting.map { system.rows[$0] }
        var made = fresh.make()
        made.problem.solve()
        let place = "seed \(seed), round \(round)"
        #expect(changed.suspended == made.suspended.map { counting[$0] }, "\(place)")
        if isEdited, made.problem.issues.isEmpty {
          #expect(changed.values == made.values, "\(place)")
        } else {
          #expect(distance(changed.values, made.values) <= 1e-9, "\(place)")
        }
        if random.chance(10) {
          let free = changed.problem.freeVariables().map(\.valueIndex)
          #expect(free == made.problem.freeVariables().map(\.valueIndex), "\(place)")
        }
        copy.problem.solve()
        #expect(copy.values == changed.values, "\(place)")
      }
    }
    #expect(revisions > 5, "\(revisions)")
  }

  /// Elements with a place and a size come and go, each behind another one: as a problem of those
  /// that are there. What one element needs is less than all rows, so plans are revised.
  @Test(arguments: 0..<8)
  func `Elements come and go`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var chain = Chain()
    var revisions = 0
    for round in 0..<400 {
      switch random.pick([0, 0, 1, 2, 3]) {
      case 0:
        let behind = chain.elements.randomElement(using: &random)?.number
        chain.add(
          behind: behind, gap: Double(Int.random(in: 0...9, using: &random)),
          length: random.chance(30) ? nil : Double(Int.random(in: 0...99, using: &random)))
      case 1: chain.remove(at: Int.random(in: 0..<1_000, using: &random))
      case 2: chain.setWidth(Double(8 * Int.random(in: 10...99, using: &random)))
      default: chain.switchLength(Int.random(in: 0..<1_000, using: &random))
      }
      if random.chance(30) { continue }
      chain.problem.solve()
      if chain.problem.plan.revision.isRevised { revisions += 1 }
      for (element, wanted) in zip(chain.elements, chain.wanted) {
        let found = (chain.problem[element.place], chain.problem[element.size])
        #expect(found == wanted, "seed \(seed), round \(round), element \(element.number)")
      }
      #expect(chain.problem.issues.isEmpty)
    }
    #expect(revisions > 100, "\(revisions)")
  }

  /// One of two heights counts, as under a condition: what lies below it is computed by the same
  /// steps, so nothing is planned.
  @Test func `An equality takes the place of another`() {
    var problem = ConstraintProblem()
    let width = problem.addInput(300)
    let heights = (0..<50).map { _ in problem.addVariable(isSize: true) }
    let tops = (0..<50).map { _ in problem.addVariable() }
    let narrow = problem.add(Term(heights[0]), is: .equal, 20)
    let wide = problem.add(Term(heights[0]), Term(width, -0.5), is: .equal, 0)
    problem.setActive(false, of: wide)
    problem.add(Term(tops[0]), is: .equal, 8)
    for index in 1..<50 {
      problem.add(Term(heights[index]), is: .equal, 20)
      problem.add(
        Term(tops[index]), Term(tops[index - 1], -1), Term(heights[index - 1], -1), is: .equal, 8)
    }
    problem.solve()
    let stepCount = problem.plan.program.steps.count
    var useCount = 0
    for round in 0..<300 {
      let isWide = round % 2 == 0
      problem.setActive(isWide, of: wide)
      problem.setActive(!isWide, of: narrow)
      problem.suggest(isWide ? 600 : 300, for: width)
      problem.solve()
      #expect(problem[heights[0]] == (isWide ? 300 : 20))
      #expect(problem[tops[49]] == 8 + 28 * 49 + (isWide ? 280 : 0))
      #expect(problem.plan.program.steps.count == stepCount)
      // What comes again takes the place that it had.
      if round == 4 { useCount = problem.plan.program.uses.count }
      if round > 4 { #expect(problem.plan.program.uses.count == useCount) }
    }
    // Both contradict each other, and the newer one gives way.
    problem.setActive(true, of: wide)
    problem.setActive(true, of: narrow)
    problem.suggest(601, for: width)
    problem.solve()
    #expect(problem.isSuspended(wide) && problem[heights[0]] == 20)
    problem.setActive(false, of: narrow)
    problem.solve()
    #expect(problem[heights[0]] == 300.5 && problem.issues.isEmpty)
  }

  /// x == 10, or x + y == 45; y == x + 5 in any case. What the new row mentions follows from x, so
  /// it cannot take the place of the old one.
  @Test func `An equality about what follows takes no place`() {
    var problem = ConstraintProblem()
    let (x, y) = (problem.addVariable(), problem.addVariable())
    let alone = problem.add(Term(x), is: .equal, 10)
    problem.add(Term(y), Term(x, -1), is: .equal, 5)
    let sum = problem.add(Term(x), Term(y), is: .equal, 45)
    problem.setActive(false, of: sum)
    for _ in 0..<40 { problem.add(Term(problem.addVariable()), is: .equal, 1) }
    for round in 0..<6 {
      let isSum = round % 2 == 1
      problem.setActive(isSum, of: sum)
      problem.setActive(!isSum, of: alone)
      problem.solve()
      #expect([problem[x], problem[y]] == (isSum ? [20, 25] : [10, 15]))
      #expect(problem.issues.isEmpty)
    }
  }

  /// h == 10, or h == 2p, where p is a size that is chosen: as wide as the input, and 50 at most.
  /// What is chosen follows from no input, so the new row cannot take the place of the old one.
  @Test func `An equality about what is chosen takes no place`() {
    var problem = ConstraintProblem()
    let width = problem.addInput(30)
    let (height, chosen) = (problem.addVariable(), problem.addVariable(isSize: true))
    problem.add(Term(chosen), Term(width, -1), is: .equal, 0, priority: 500)
    problem.add(Term(chosen), is: .atMost, 50)
    let alone = problem.add(Term(height), is: .equal, 10)
    let double = problem.add(Term(height), Term(chosen, -2), is: .equal, 0)
    problem.setActive(false, of: double)
    for _ in 0..<40 { problem.add(Term(problem.addVariable()), is: .equal, 1) }
    problem.solve()
    // Once there was no room, there is.
    for _ in 0..<2 {
      problem.remove(problem.add(Term(height), is: .atMost, 100))
      problem.solve()
    }
    for round in 0..<6 {
      let isDouble = round % 2 == 1
      problem.setActive(isDouble, of: double)
      problem.setActive(!isDouble, of: alone)
      for number in [30.0, 40, 80, 20] {
        problem.suggest(number, for: width)
        problem.solve()
        #expect(problem[chosen] == min(number, 50))
        #expect(problem[height] == (isDouble ? 2 * min(number, 50) : 10), "\(number)")
        #expect(problem.issues.isEmpty)
      }
    }
  }

  /// An input takes the place of a variable that was computed, together with a row that says it is
  /// another number than the one before it has.
  @Test func `An input in the place of a variable is not computed`() {
    var problem = ConstraintProblem()
    let (x, old) = (problem.addVariable(), problem.addVariable())
    problem.add(Term(x), is: .equal, 7)
    problem.add(Term(old), is: .equal, 5)
    for _ in 0..<40 { problem.add(Term(problem.addVariable()), is: .equal, 1) }
    problem.solve()
    // Once there was no room, there is.
    for _ in 0..<2 {
      problem.remove(problem.add(Term(x), is: .atMost, 100))
      problem.solve()
    }
    problem.remove(old)
    let input = problem.addInput(9)
    let row = problem.add(Term(x), Term(input, -1), is: .equal, 0)
    problem.solve()
    #expect(problem[x] == 7 && problem[input] == 9 && problem.isSuspended(row))
  }

  /// A size that only a newer row makes negative is a conflict, as in a new problem.
  @Test func `A size below zero is found`() {
    var problem = ConstraintProblem()
    let (size, end) = (problem.addVariable(isSize: true), problem.addVariable())
    let positive = problem.add(Term(size), is: .equal, 5)
    problem.add(Term(end), Term(size, -1), is: .equal, 0)
    for _ in 0..<40 { problem.add(Term(problem.addVariable()), is: .equal, 1) }
    problem.solve()
    let negative = problem.add(Term(size), is: .equal, -5)
    problem.setActive(false, of: positive)
    problem.solve()
    #expect(problem.isSuspended(negative) && problem[end] == 0)
    problem.remove(negative)
    problem.setActive(true, of: positive)
    problem.solve()
    #expect(problem.issues.isEmpty && problem[end] == 5)
  }

  /// A size that two rows compute as the same number below 0: as the difference of large numbers it
  /// is rounding, by itself it is none.
  @Test func `What is rounding of a row is none of the row that takes its place`() {
    var problem = ConstraintProblem()
    let large = problem.addInput(1000 + 1e-6)
    let (size, end) = (problem.addVariable(isSize: true), problem.addVariable())
    let difference = problem.add(Term(size), Term(large), is: .equal, 1000)
    problem.add(Term(end), Term(size, -1), is: .equal, 0)
    problem.addOthers(40)
    problem.solve()
    let alone = problem.add(Term(size), is: .equal, 1000 - (1000 + 1e-6))
    for isAlone in [false, true, false, true] {
      problem.setActive(isAlone, of: alone)
      problem.setActive(!isAlone, of: difference)
      problem.solve()
      #expect(problem.isSuspended(alone) == isAlone)
      #expect(problem.issues.isEmpty != isAlone)
    }
  }

  /// A thousand limits of a variable move, and its factor changes in the same frame.
  @Test func `Rows whose constants changed before are planned again with them`() {
    var problem = ConstraintProblem()
    let x = problem.addVariable()
    let start = problem.add(Term(x), is: .equal, 12)
    let limits = (0..<1_000).map { problem.add(Term(x), is: .atMost, Double(100 + $0)) }
    for round in 1...6 {
      problem.solve()
      #expect(problem.issues.isEmpty)
      for (index, limit) in limits.enumerated() {
        problem.setConstant(Double(100 + index + round), of: limit)
      }
      problem.setCoefficient(Double(round), of: x, in: start)
      problem.solve()
      #expect(abs(problem[x] - 12 / Double(round)) < 1e-9)
    }
    problem.setConstant(1, of: limits[500])
    problem.solve()
    #expect(problem.isSuspended(limits[500]) && problem[x] == 2)
  }

  /// Changes that nobody solves for are forgotten once planning everything is less work.
  @Test func `Many changes without an answer`() {
    var problem = ConstraintProblem()
    let x = problem.addVariable()
    let row = problem.add(Term(x), is: .equal, 3)
    problem.solve()
    for round in 0..<1_000 {
      problem.setActive(round % 2 == 1, of: row)
      problem.remove(problem.add(Term(problem.addVariable()), is: .equal, 1))
      #expect(problem.plan.revision.rows.count <= problem.plan.program.rowPlaces.capacity)
    }
    problem.solve()
    #expect(problem[x] == 3 && problem.issues.isEmpty)
  }
}

/// Elements, each behind another one or at the start, and what their places are.
private struct Chain {
  typealias Term = ConstraintProblem.Term

  struct Element {
    var number: Int
    var behind: Int?
    var gap: Double
    /// `nil` for an eighth of the width.
    var length: Double?
    var place: ConstraintProblem.Variable
    var size: ConstraintProblem.Variable
    var sizeRow: ConstraintProblem.Row
  }

  var problem = ConstraintProblem()
  let width: ConstraintProblem.Variable
  var widthValue = 320.0
  private(set) var elements: [Element] = []
  private var next = 0

  init() { width = problem.addInput(320) }

  mutating func add(behind: Int?, gap: Double, length: Double?) {
    let place = problem.addVariable()
    let size = problem.addVariable(isSize: true)
    if let before = elements.first(where: { $0.number == behind }) {
      problem.add(
        Term(place), Term(before.place, -1), Term(before.size, -1), is: .equal, gap)
    } else {
      problem.add(Term(place), is: .equal, gap)
    }
    elements.append(
      Element(
        number: next, behind: behind, gap: gap, length: length, place: place, size: size,
        sizeRow: addLength(length, size)))
    next += 1
  }

  private mutating func addLength(
    _ length: Double?, _ size: ConstraintProblem.Variable
  ) -> ConstraintProblem.Row {
    guard let length else { return problem.add(Term(size, 8), Term(width, -1), is: .equal, 0) }
    return problem.add(Term(size), is: .equal, length)
  }

  /// Removes an element behind which there is none.
  mutating func remove(at index: Int) {
    let ends = elements.filter { end in !elements.contains { $0.behind == end.number } }
    guard !ends.isEmpty else { return }
    let end = ends[index % ends.count]
    problem.remove([end.place, end.size])
    elements.removeAll { $0.number == end.number }
  }

  mutating func setWidth(_ value: Double) {
    widthValue = value
    problem.suggest(value, for: width)
  }

  /// Lets an element be 30 long, or an eighth of the width.
  mutating func switchLength(_ index: Int) {
    guard !elements.isEmpty else { return }
    let index = index % elements.count
    problem.remove(elements[index].sizeRow)
    elements[index].length = elements[index].length == nil ? 30 : nil
    elements[index].sizeRow = addLength(elements[index].length, elements[index].size)
  }

  /// Places and sizes, from the elements alone.
  var wanted: [(place: Double, size: Double)] {
    var known: [Int: (place: Double, size: Double)] = [:]
    return elements.map { element in
      let before = element.behind.flatMap { known[$0] }
      let start = before.map { $0.place + $0.size } ?? 0
      let own = (start + element.gap, element.length ?? widthValue / 8)
      known[element.number] = own
      return own
    }
  }
}

extension RandomSystem {
  /// Relates random unknowns by a few more rows.
  fileprivate mutating func tieParts(_ random: inout SeededGenerator) {
    for _ in 0..<(isSize.count / 6) {
      let a = Int.random(in: 0..<isSize.count, using: &random)
      let b = Int.random(in: 0..<isSize.count, using: &random)
      guard a != b else { continue }
      rows.append(
        Row(
          terms: [(a, 1), (b, -1)], relation: random.pick([.equal, .atLeast]),
          constant: Double(Int.random(in: -50...50, using: &random)),
          priority: random.pick([1000, 600])))
    }
  }
}
