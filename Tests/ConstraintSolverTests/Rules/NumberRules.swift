import Testing

@testable import ConstraintSolver

/// Which numbers count, wherever they come from.
@Suite struct NumberRules {
  typealias Term = ConstraintProblem.Term

  /// A row that wants x at 40, and how one of its numbers becomes another.
  enum Way: CaseIterable {
    case constant, coefficient, constantOfSum, coefficientOfSum, changedConstant,
      changedCoefficient
  }

  @Test(arguments: Way.allCases, [Double.nan, .infinity, -.infinity])
  func `A number that is not finite takes its row out until it is mended`(
    _ way: Way, _ number: Double
  ) {
    for usesPresolve in [true, false] {
      for isSolvedBefore in [true, false] {
        var problem = ConstraintProblem()
        problem.usesPresolve = usesPresolve
        let x = problem.addVariable()
        let others = (0..<10).map { _ in problem.addVariable() }
        for other in others { problem.add(Term(other), is: .equal, 0) }
        problem.add(Term(x), is: .equal, 7, priority: 500)
        let long = [Term(x)] + others.map { Term($0) }
        let row =
          switch way {
          case .constant: problem.add(Term(x), is: .equal, number)
          case .coefficient: problem.add(Term(x, number), is: .equal, 40)
          case .constantOfSum: problem.add(sum: long, is: .equal, number)
          case .coefficientOfSum:
            problem.add(sum: [Term(x, number)] + long.dropFirst(), is: .equal, 40)
          case .changedConstant, .changedCoefficient: problem.add(Term(x), is: .equal, 40)
          }
        if isSolvedBefore { problem.solve() }
        if way == .changedConstant { problem.setConstant(number, of: row) }
        if way == .changedCoefficient { problem.setCoefficient(number, of: x, in: row) }
        problem.solve()
        #expect(problem.issues == [.invalid(row)])
        #expect(problem[x] == 7)
        #expect(!problem.isSuspended(row))
        problem.solve()
        #expect(problem.issues == [.invalid(row)])
        problem.setConstant(40, of: row)
        problem.setCoefficient(1, of: x, in: row)
        problem.solve()
        #expect(problem.issues == [])
        #expect(problem[x] == 40)
      }
    }
  }

  @Test(arguments: [1e308, -1e308], [0, 2, 8])
  func `Terms of one variable that add up to infinity take their row out until it is mended`(
    _ number: Double, _ count: Int
  ) {
    for usesPresolve in [true, false] {
      var problem = ConstraintProblem()
      problem.usesPresolve = usesPresolve
      let x = problem.addVariable(), y = problem.addVariable()
      let terms = [Term(x, number), Term(x, number)] + Array(repeating: Term(y), count: count)
      let row =
        count == 0
        ? problem.add(terms[0], terms[1], is: .equal, 40)
        : problem.add(sum: terms, is: .equal, 40)
      problem.add(Term(x), is: .equal, 7, priority: 500)
      problem.solve()
      #expect(problem.issues == [.invalid(row)] && problem[x] == 7)
      problem.setConstant(80, of: row)
      problem.solve()
      #expect(problem.issues == [.invalid(row)] && problem[x] == 7)
      problem.setCoefficient(2, of: x, in: row)
      problem.add(Term(y), is: .equal, 1)
      problem.solve()
      #expect(problem.issues == [] && problem[x] == Double(80 - count) / 2)
    }
  }

  @Test func `Mending one of two numbers is not enough`() {
    var problem = ConstraintProblem()
    let x = problem.addVariable()
    let row = problem.add(Term(x, .nan), is: .equal, .infinity)
    problem.setConstant(4, of: row)
    problem.solve()
    #expect(problem.issues == [.invalid(row)])
    problem.setConstant(.infinity, of: row)
    problem.setCoefficient(2, of: x, in: row)
    problem.solve()
    #expect(problem.issues == [.invalid(row)])
    problem.setConstant(4, of: row)
    problem.solve()
    #expect(problem.issues == [] && problem[x] == 2)
  }

  @Test(arguments: [true, false])
  func `A row that is left out is no issue until it counts again`(_ usesPresolve: Bool) {
    var problem = ConstraintProblem()
    problem.usesPresolve = usesPresolve
    let x = problem.addVariable()
    let wide = problem.add(Term(x), is: .equal, 80)
    let narrow = problem.add(Term(x), is: .equal, 50)
    let none = problem.add(Term(x), is: .equal, .nan)
    problem.setActive(false, of: none)
    problem.setActive(false, of: wide)
    problem.solve()
    #expect(problem.issues == [] && problem[x] == 50 && problem.rowCount == 3)
    problem.setActive(true, of: wide)
    problem.setActive(true, of: wide)
    problem.solve()
    #expect(problem[x] == 80 && problem.isSuspended(narrow))
    problem.setActive(true, of: none)
    problem.solve()
    #expect(problem.issues.first == .invalid(none) && problem.issues.count == 2)
    problem.setActive(false, of: none)
    problem.setConstant(70, of: none)
    problem.setCoefficient(2, of: x, in: none)
    problem.setActive(false, of: narrow)
    problem.solve()
    #expect(problem.issues == [] && problem[x] == 80)
    problem.setActive(true, of: none)
    problem.setActive(false, of: wide)
    problem.solve()
    #expect(problem.issues == [] && problem[x] == 35)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `An input keeps its number when it is given one that is not finite`(_ number: Double) {
    var problem = ConstraintProblem()
    let input = problem.addInput(5)
    let none = problem.addInput(number)
    let x = problem.addVariable()
    problem.add(Term(x), Term(input, -1), is: .equal, 1)
    let isAccepted = problem.suggest(number, for: input)
    #expect(!isAccepted)
    problem.solve()
    #expect(problem[input] == 5 && problem[x] == 6 && problem[none] == 0)
    #expect(problem.issues == [])
  }

  @Test(arguments: [true, false])
  func `A previous value that is not finite is none`(_ usesPresolve: Bool) {
    for number in [Double.nan, .infinity, -.infinity] {
      var problem = ConstraintProblem()
      problem.usesPresolve = usesPresolve
      let x = problem.addVariable(previous: number), y = problem.addVariable(previous: 9)
      let loose = problem.addVariable(previous: number)
      problem.add(Term(x), is: .atLeast, -50)
      problem.add(Term(y), is: .atLeast, -50)
      problem.solve()
      #expect(problem[x] == 0 && problem[y] == 9 && problem[loose] == 0)
      problem.setPrevious(number, of: y)
      problem.solve()
      #expect(problem[y] == 0 && problem.issues == [])
    }
  }

  /// Staying close to a value does not mean to take it where it is not allowed.
  @Test(arguments: [true, false])
  func `A size is never negative, whatever it was`(_ usesPresolve: Bool) {
    var problem = ConstraintProblem()
    problem.usesPresolve = usesPresolve
    let loose = problem.addVariable(isSize: true, previous: -5)
    let limited = problem.addVariable(isSize: true, previous: -5)
    let other = problem.addVariable(isSize: true)
    problem.add(Term(limited), is: .atMost, 30)
    problem.add(Term(other), is: .equal, -8, priority: 700)
    problem.solve()
    #expect(problem[loose] == 0 && problem[limited] == 0 && problem[other] == 0)
    problem.setPrevious(12, of: loose)
    problem.setPrevious(-3, of: limited)
    problem.solve()
    #expect(problem[loose] == 12 && problem[limited] == 0)
  }

  @Test(arguments: [true, false])
  func `A previous value counts from the moment it is set`(_ usesPresolve: Bool) {
    // Alone, in a chain, on both sides of a sum, and between two limits.
    var problem = ConstraintProblem()
    problem.usesPresolve = usesPresolve
    let v = (0..<8).map { problem.addVariable(isSize: $0 == 6 || $0 == 7) }
    problem.add(Term(v[0]), is: .atLeast, -100)
    problem.add(Term(v[1]), Term(v[2], -1), is: .equal, 10)
    problem.add(Term(v[3]), Term(v[4]), Term(v[5]), is: .equal, 90)
    problem.add(Term(v[3]), Term(v[4], -1), is: .equal, 0)
    problem.add(Term(v[6]), Term(v[7]), is: .equal, 50)
    problem.add(Term(v[6]), is: .atMost, 40)
    for round in 1...3 {
      let number = Double(10 * round)
      for index in [0, 2, 5, 6] { problem.setPrevious(number, of: v[index]) }
      problem.solve()
      #expect(problem[v[0]] == number)
      #expect(problem[v[2]] == number && problem[v[1]] == number + 10)
      #expect(abs(problem[v[5]] - number) < 1e-9)
      #expect(abs(problem[v[3]] - (90 - number) / 2) < 1e-9)
      #expect(problem[v[6]] == number && problem[v[7]] == 50 - number)
    }
    problem.setPrevious(45, of: v[6])
    problem.setPrevious(nil, of: v[2])
    problem.solve()
    #expect(problem[v[6]] == 40 && problem[v[7]] == 10)
    // The earlier variable is closest to 0.
    #expect(problem[v[1]] == 0 && problem[v[2]] == -10)
  }

  /// A priority and the one that it counts as.
  static let priorities = [
    (0, 1), (-1, 1), (-7, 1), (Int.min, 1), (1 << 16, 1000), (1001, 1000), (70_000, 1000),
    (Int.max, 1000),
  ]

  @Test(arguments: priorities, [true, false])
  func `A priority outside counts as the nearest one`(
    _ pair: (number: Int, nearest: Int), _ isChanged: Bool
  ) {
    for usesPresolve in [true, false] {
      for other in [1, 2, 999, 1000] {
        // The earlier of two equals wins, or else the higher one, whichever comes first.
        for isFirst in [true, false] {
          var problem = ConstraintProblem()
          problem.usesPresolve = usesPresolve
          let x = problem.addVariable()
          if !isFirst { problem.add(Term(x), is: .equal, 20, priority: other) }
          let row = problem.add(
            Term(x), is: .equal, 10, priority: isChanged ? 500 : pair.number)
          if isFirst { problem.add(Term(x), is: .equal, 20, priority: other) }
          problem.solve()
          if isChanged {
            let isDone = problem.setPriority(pair.number, of: row)
            #expect(isDone)
          }
          problem.solve()
          let wins = pair.nearest > other || pair.nearest == other && isFirst
          #expect(problem[x] == (wins ? 10 : 20), "\(pair) against \(other)")
          #expect(problem.issues.isEmpty == (pair.nearest < 1000 || other < 1000))
        }
      }
    }
  }

  /// A wish between limits that leave it no room has no influence.
  @Test func `A wish never leaves what is required`() {
    for relation in ConstraintProblem.Relation.allCases {
      for target in [-50.0, 5, 10, 15, 20, 25, 90] {
        for factor in [1.0, -1, 2, -0.5] {
          var problem = ConstraintProblem()
          let x = problem.addVariable()
          problem.add(Term(x), is: .atLeast, 10)
          problem.add(Term(x), is: .atMost, 20)
          problem.add(Term(x, factor), is: relation, target * factor, priority: 500)
          // Weaker, so it only chooses what the first wish leaves.
          problem.add(Term(x), is: .equal, 16, priority: 400)
          problem.solve()
          let isUpper = relation == (factor > 0 ? .atMost : .atLeast)
          let wanted =
            relation == .equal
            ? min(max(target, 10), 20)
            : isUpper ? min(max(target, 10), 16) : max(min(target, 20), 16)
          #expect(problem[x] == wanted, "\(relation) \(target) \(factor)")
        }
      }
    }
  }

  @Test func `Numbers that a machine number cannot tell apart compare by the further digits`() {
    for sign in [1.0, -1] {
      let one = DoubleDouble(sign)
      let (less, more) = (one + DoubleDouble(1e-22), one + DoubleDouble(2e-22))
      #expect(less < more)
      #expect(!(more < less))
      #expect(!(less < less))
    }
  }

  @Test func `What is beyond all numbers is infinite also with twice the digits`() {
    let (large, small) = (DoubleDouble(1e300), DoubleDouble(1e-300))
    for sign in [1.0, -1] {
      let signed = DoubleDouble(sign) * large
      let results = [
        signed / small, signed * large, DoubleDouble(1.7e308 * sign) + DoubleDouble(1.7e308 * sign),
      ]
      for result in results {
        #expect(result.double == sign * .infinity)
        #expect((result < 0) == (sign < 0) && (0 < result) == (sign > 0))
        #expect(result.magnitude.double == .infinity)
      }
    }
  }

  /// However often an answer followed from the one before, and with another choice meanwhile.
  @Test(arguments: 0...4, [false, true])
  func `A number that becomes too large later is told as at first`(_ count: Int, _ chooses: Bool) {
    var problem = ConstraintProblem()
    let input = problem.addInput(0)
    let x = problem.addVariable(), y = problem.addVariable(), z = problem.addVariable()
    problem.add(.init(x), .init(input, -1e200), is: .equal, 0)
    problem.add(.init(y), .init(x, -1e150), is: .equal, 0)
    problem.add(.init(z), is: .atLeast, 1)
    for step in 0..<count {
      problem.suggest(Double(step + 1) * 1e-100, for: input)
      problem.solve()
      #expect(problem.issues == [])
    }
    if chooses { problem.setPrevious(5, of: z) }
    problem.suggest(1, for: input)
    problem.solve()
    #expect(problem.issues == [.overflow(y)])
    #expect(problem[x] == 1e200 && problem[y] == 0 && problem[z] == (chooses ? 5 : 1))
  }

  @Test(arguments: 0...4)
  func `A size that becomes negative later is a conflict as at first`(_ count: Int) {
    var problem = ConstraintProblem()
    let input = problem.addInput(20)
    let size = problem.addVariable(isSize: true)
    let row = problem.add(.init(size), .init(input, -1), is: .equal, -10)
    for step in 0..<count {
      problem.suggest(Double(30 + step), for: input)
      problem.solve()
      #expect(problem.issues == [] && problem[size] == Double(20 + step))
    }
    problem.suggest(4, for: input)
    problem.solve()
    #expect(
      problem.issues == [
        .conflict(ConstraintConflict(rows: [row], sizes: [size], suspended: row))
      ])
    problem.suggest(14, for: input)
    problem.solve()
    #expect(problem.issues == [] && problem[size] == 4)
  }
}
