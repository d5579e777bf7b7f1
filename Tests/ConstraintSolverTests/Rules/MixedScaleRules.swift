import Testing

@testable import ConstraintSolver

/// Small numbers count beside large ones.
@Suite struct MixedScaleRules {
  typealias Term = ConstraintProblem.Term

  /// The first two rows differ by ten times what they allow; the others are about ten millions.
  @Test func `A small contradiction is found beside large sizes`() {
    var problem = ConstraintProblem()
    let (x, y) = (problem.addVariable(isSize: true), problem.addVariable(isSize: true))
    let z = problem.addVariable(isSize: true)
    let most = problem.add(Term(x), Term(y), is: .atMost, 0.001)
    let least = problem.add(Term(x), Term(y), is: .atLeast, 0.01)
    problem.add(Term(x), Term(z), is: .atLeast, 1e7)
    problem.add(Term(y), Term(z), is: .atMost, 2e7)
    problem.solve()
    #expect(problem.issues == [.conflict(.init(rows: [most, least], sizes: [], suspended: least))])
    #expect(problem[x] + problem[y] <= 0.001 + 1e-8)
    #expect(problem[x] + problem[z] >= 1e7)
  }

  /// Either limit contradicts the newest row, which is three times as heavy as each of them.
  @Test func `A contradiction of mixed numbers names the earliest of equal limits`() {
    var problem = ConstraintProblem()
    let (x, y) = (problem.addVariable(), problem.addVariable())
    problem.add(Term(x, 1e-4), Term(y, 1e4), is: .equal, 5, priority: 300)
    let most = problem.add(Term(x), Term(y), is: .atMost, 5)
    problem.add(Term(x), Term(y), is: .atMost, 5)
    let least = problem.add(Term(x, 3), Term(y, 3), is: .atLeast, 30)
    problem.solve()
    #expect(problem.issues == [.conflict(.init(rows: [most, least], sizes: [], suspended: least))])
    #expect(problem[x] + problem[y] <= 5 + 1e-7)
  }

  /// 0.3a = 9 is a wish for a = 30, and a - s <= 2 then asks for s = 28.
  @Test(arguments: [1e3, 1e12, 1e14, 1e17, 1e200])
  func `A limit far away has no influence`(_ limit: Double) {
    var problem = ConstraintProblem()
    let (s, a) = (problem.addVariable(isSize: true), problem.addVariable())
    problem.add(Term(a, 0.3), is: .equal, 9, priority: 500)
    problem.add(Term(a), Term(s, -1), is: .atMost, 2)
    problem.add(Term(a), is: .atMost, limit)
    problem.solve()
    #expect(problem.issues.isEmpty)
    #expect(abs(problem[a] - 30) < 1e-9)
    #expect(abs(problem[s] - 28) < 1e-9)
  }

  /// x + y = 100 and x - y = 20 in units of a ten-billionth: x = 60 and y = 40 miss neither.
  @Test(arguments: [true, false], [1.0, 1e-6, 1e-10])
  func `Wishes of the smallest factors are met like any others`(
    _ usesPresolve: Bool, _ unit: Double
  ) {
    var problem = ConstraintProblem()
    problem.usesPresolve = usesPresolve
    let (x, y) = (problem.addVariable(), problem.addVariable())
    problem.add(Term(x, unit), Term(y, unit), is: .equal, 100 * unit, priority: 500)
    problem.add(Term(x, unit), Term(y, -unit), is: .equal, 20 * unit, priority: 400)
    problem.solve()
    #expect(problem.issues.isEmpty)
    #expect(abs(problem[x] - 60) < 1e-6)
    #expect(abs(problem[y] - 40) < 1e-6)
  }

  /// a = d = 1, b = 0 and c = 100,000 meet all rows.
  @Test func `Factors of a hundred-thousandth and ten thousand are no contradiction`() {
    var problem = ConstraintProblem()
    let (a, b) = (problem.addVariable(), problem.addVariable())
    let (c, d) = (problem.addVariable(), problem.addVariable())
    problem.add(Term(b), is: .atMost, 0)
    problem.add(Term(d), Term(c, -1e-5), is: .equal, 0)
    problem.add(Term(a), Term(d, -1), is: .atMost, 0)
    problem.add(Term(a), Term(b, 1e4), is: .atLeast, 1)
    problem.add(Term(a), Term(c, -1), is: .atMost, 0)
    problem.solve()
    #expect(problem.issues.isEmpty)
    #expect(problem[b] <= 0)
    #expect(abs(problem[d] - 1e-5 * problem[c]) < 1e-9)
    #expect(problem[a] <= problem[d] + 1e-9)
    #expect(problem[a] + 1e4 * problem[b] >= 1 - 1e-9)
  }

  /// 30 and more besides a size that is not negative are no 20, so the sum is left out; then
  /// nothing is said of the size, which stays what it was.
  @Test(arguments: [nil, 7.0])
  func `What only a row mentions that is left out keeps its previous value`(_ previous: Double?) {
    var problem = ConstraintProblem()
    let x = problem.addVariable()
    let size = problem.addVariable(isSize: true, previous: previous)
    let y = problem.addVariable()
    problem.add(Term(x), is: .atLeast, 30)
    problem.add(Term(x, 1e-4), Term(y, 1e4), is: .atLeast, 1e6, priority: 300)
    problem.add(Term(y), Term(x, -1), is: .atMost, 10)
    let sum = problem.add(Term(x), Term(size), is: .atMost, 20)
    problem.solve()
    #expect(problem.isSuspended(sum))
    #expect(problem[size] == previous ?? 0)
    #expect(problem[x] >= 30)
  }

  /// The gap between the limits is 10 and narrows to what no size can be.
  @Test func `An answer of mixed numbers follows every constant`() {
    var problem = ConstraintProblem()
    let (x, y) = (problem.addVariable(isSize: true), problem.addVariable(isSize: true))
    problem.add(Term(x, 1e-3), Term(y, 1e3), is: .equal, 1e3)
    let limit = problem.add(Term(x), Term(y, -1), is: .atMost, 10)
    let wish = problem.add(Term(x), Term(y, 1e4), is: .atLeast, 1e6, priority: 300)
    for (constant, target) in [(10.0, 1e6), (20, 1e6), (20, 0), (5, 2e6), (10, 1e6)] {
      problem.setConstant(constant, of: limit)
      problem.setConstant(target, of: wish)
      problem.solve()
      var fresh = problem
      fresh.setCoefficient(1e3, of: y, in: limit)
      fresh.setCoefficient(-1, of: y, in: limit)
      fresh.solve()
      #expect(problem[x] == fresh[x] && problem[y] == fresh[y])
      #expect(problem[x] - problem[y] <= constant + 1e-8)
      #expect(abs(1e-3 * problem[x] + 1e3 * problem[y] - 1e3) < 1e-5)
    }
  }

  /// 0.001x + 1000y = 10²⁰⁰ · input, and x is at most 10 more than y. The wish asks for a large x,
  /// so x = y + 10, and y is a thousandth of what is left. Inputs near 1 are too large for that.
  @Test(arguments: [[1e-198], [1e200], [2e-198, 3e-198, 4e-198, 1e200], [2e-198, 1e150, 1e200]])
  func `An answer of mixed numbers is finite, or told to be too large`(_ inputs: [Double]) {
    var problem = ConstraintProblem()
    let input = problem.addInput(2e-198)
    let (x, y) = (problem.addVariable(isSize: true), problem.addVariable(isSize: true))
    problem.add(Term(x, 1e-3), Term(y, 1e3), Term(input, -1e200), is: .equal, 0)
    problem.add(Term(x), Term(y, -1), is: .atMost, 10)
    problem.add(Term(x), Term(y, -1e4), is: .atLeast, 1e6, priority: 300)
    for value in inputs + [2e-198, 5e-198] {
      problem.suggest(value, for: input)
      problem.solve()
      if value < 1 {
        let right = (1e200 * value - 0.01) / 1000.001
        #expect(problem.issues.isEmpty)
        #expect(abs(problem[y] - right) < 1e-9 && abs(problem[x] - right - 10) < 1e-9)
      } else {
        #expect(problem.issues == [.overflow(x), .overflow(y)])
        #expect(problem[x] == 0 && problem[y] == 0)
      }
    }
  }

  /// P is to be at most 50 less than it wants apart from Q, so Q is 50: 3 would be too little by
  /// less than what counts beside 10¹², but is less good.
  @Test func `A decision from before is none for numbers that are mixed`() {
    var problem = ConstraintProblem()
    let (p, q) = (problem.addVariable(), problem.addVariable())
    let apart = problem.add(Term(p), Term(q, -1), is: .atMost, 100, priority: 900)
    let sum = problem.add(Term(p), Term(q), is: .atMost, 1000, priority: 900)
    let large = problem.add(Term(p), is: .equal, 60, priority: 750)
    problem.add(Term(q), is: .equal, 3, priority: 500)
    problem.solve()
    #expect(problem[p] == 60 && problem[q] == 3)
    problem.setConstant(1e12 - 50, of: apart)
    problem.setConstant(2e12, of: sum)
    problem.setConstant(1e12, of: large)
    problem.solve()
    #expect(problem.issues == [])
    #expect(problem[p] == 1e12 && problem[q] == 50)
  }
}
