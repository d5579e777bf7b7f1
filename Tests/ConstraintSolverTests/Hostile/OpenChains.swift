import TestSupport
import Testing

@testable import ConstraintSolver

/// Positions and sizes in a row where no row says how large the sizes are.
@Suite struct OpenChains {
  typealias Term = ConstraintProblem.Term

  /// A problem of elements behind each other, `gap` apart, whose sizes are as small as possible.
  private func chain(
    _ count: Int, gap: Double, previous: Double? = nil
  ) -> (problem: ConstraintProblem, places: [ConstraintVariable], sizes: [ConstraintVariable]) {
    var problem = ConstraintProblem()
    let places = (0..<count).map { _ in problem.addVariable() }
    let sizes = (0..<count).map { _ in problem.addVariable(isSize: true, previous: previous) }
    problem.add(Term(places[0]), is: .equal, 5)
    for index in 1..<count {
      problem.add(
        Term(places[index]), Term(places[index - 1], -1), Term(sizes[index - 1], -1),
        is: .equal, gap)
    }
    problem.add(Term(sizes[count - 1]), is: .atLeast, 3)
    return (problem, places, sizes)
  }

  @Test(arguments: [8.0, 0, -2], [2, 30, 3_000, 20_000])
  func `Sizes are as small as possible`(_ gap: Double, _ count: Int) {
    var (problem, places, sizes) = chain(count, gap: gap)
    problem.solve()
    #expect(problem.issues.isEmpty)
    #expect(sizes.dropLast().allSatisfy { problem[$0] == 0 })
    #expect(problem[sizes[count - 1]] == 3)
    #expect(places.enumerated().allSatisfy { problem[$1] == 5 + gap * Double($0) })
  }

  @Test func `Sizes keep what they were`() {
    var (problem, places, sizes) = chain(3_000, gap: 8, previous: 4)
    problem.solve()
    #expect(problem.issues.isEmpty)
    #expect(sizes.allSatisfy { problem[$0] == 4 })
    #expect(places.enumerated().allSatisfy { problem[$1] == 5 + 12 * Double($0) })
  }

  /// A limit on the sum is shared by what is chosen, which intervals cannot tell.
  @Test func `Sizes that have to share are solved by a simplex`() {
    var (problem, places, sizes) = chain(40, gap: 8)
    problem.add(Term(places[39]), is: .equal, 5 + 8 * 39 + 10)
    problem.solve()
    #expect(problem.issues.isEmpty)
    #expect(abs(sizes.dropLast().reduce(0) { $0 + problem[$1] } - 10) < 1e-9)
    #expect(sizes.allSatisfy { problem[$0] >= 0 })
  }

  /// The third place is 8 behind the end of the second element; 10 more than that is asked for.
  @Test(arguments: [5, 40])
  func `A size that no choice makes positive is told of`(_ count: Int) {
    var (problem, places, sizes) = chain(count, gap: 8)
    problem.add(Term(places[count - 1]), is: .equal, 5 + 8 * Double(count - 1) + 10)
    let rest = problem.addVariable(isSize: true)
    let row = problem.add(
      Term(rest), Term(places[2], -1), Term(places[1]), Term(sizes[1]), is: .equal, -18)
    for _ in 0..<2 {
      problem.solve()
      #expect(problem.issues.count == 1)
      #expect(problem.isSuspended(row))
      #expect(problem[rest] >= 0)
    }
    problem.remove(row)
    problem.solve()
    #expect(problem.issues.isEmpty)
    #expect(abs(sizes.dropLast().reduce(0) { $0 + problem[$1] } - 10) < 1e-9)
  }

  @Test func `Each costs the same`() {
    let ratio = growth(from: 500) { count in
      var problem = chain(count, gap: 8).problem
      return { problem.solve() }
    }
    #expect(ratio < 24)
  }

  /// The gaps alone take more than there is: the last row, which says how much that is, is left
  /// out.
  @Test(arguments: [30, 3_000]) func `Too little room is found at once`(_ count: Int) {
    var (problem, places, sizes) = chain(count, gap: 8)
    let end = problem.add(
      Term(places[count - 1]), Term(sizes[count - 1]), is: .equal, Double(count))
    problem.solve()
    #expect(problem.isSuspended(end))
    #expect(problem.issues.count == 1)
    #expect(sizes.dropLast().allSatisfy { problem[$0] == 0 })
    #expect(problem[sizes[count - 1]] == 3)
    #expect(problem[places[count - 1]] == 5 + 8 * Double(count - 1))
  }

  @Test func `Much room is left to one of them`() {
    var (problem, places, sizes) = chain(60, gap: 8)
    problem.add(Term(places[59]), Term(sizes[59]), is: .equal, 1_000)
    problem.solve()
    #expect(problem.issues.isEmpty)
    #expect(sizes.allSatisfy { problem[$0] >= 0 } && problem[sizes[59]] >= 3)
    #expect(abs(sizes.reduce(0) { $0 + problem[$1] } - (995 - 8 * 59)) < 1e-9)
  }

  /// The first place is given, and all other numbers may be others.
  @Test(arguments: [40, 5_000]) func `All that is open is named`(_ count: Int) {
    var (problem, places, sizes) = chain(count, gap: 8)
    let open = problem.freeVariables()
    #expect(open.count == 2 * count - 1)
    #expect(!open.contains(places[0]) && open.contains(sizes[0]))
    problem.add(Term(sizes[0]), is: .equal, 7)
    #expect(problem.freeVariables().count == 2 * count - 3)
  }

  /// Places at least 5 apart, the last of which has an end that lies by an input behind it and
  /// stays at 300.
  @Test(arguments: [4, 40])
  func `What is chosen follows what only the choice is about`(_ count: Int) {
    var problem = ConstraintProblem()
    let input = problem.addInput(0)
    let places = (0..<count).map { _ in problem.addVariable() }
    let end = problem.addVariable(previous: 300)
    for index in 1..<count {
      problem.add(
        Term(places[index]), Term(places[index - 1], -1), is: .atLeast, 5,
        priority: index == count - 1 ? 500 : 1000)
    }
    problem.add(Term(end), Term(places[count - 1], -1), Term(input, -1), is: .equal, 0)
    for value in [0.0, 30, 70, 10, 40] {
      problem.suggest(value, for: input)
      problem.solve()
      #expect(problem[end] == 300 && problem[places[count - 1]] == 300 - value)
      #expect(places.dropLast().enumerated().allSatisfy { problem[$1] == 5 * Double($0) })
    }
  }
}
