import Testing

@testable import ConstraintSolver

/// Long rows of limits need no table: the work that is allowed is next to nothing, little more than
/// what elements need that stand alone. A table would have a million cells.
@Suite struct IntervalRules {
  typealias Term = ConstraintProblem.Term

  /// Elements of a width of 10, each at or behind the end of the one before.
  private struct Chain {
    var problem = ConstraintProblem()
    let room: ConstraintProblem.Variable
    var places: [ConstraintProblem.Variable] = []
    var gaps: [ConstraintProblem.Row] = []
    var end: ConstraintProblem.Row?

    init(_ count: Int, room width: Double, hasEnd: Bool) {
      problem.workLimit = 1 << 12
      room = problem.addInput(width)
      for _ in 0..<count { places.append(problem.addVariable()) }
      problem.add(Term(places[0]), is: .atLeast, 0)
      for (before, place) in zip(places, places.dropFirst()) {
        gaps.append(problem.add(Term(place), Term(before, -1), is: .atLeast, 10))
      }
      if hasEnd {
        end = problem.add(Term(places[count - 1]), Term(room, -1), is: .atMost, -10)
      }
    }

    func expectPlaces() {
      for (index, place) in places.enumerated() { #expect(problem[place] == 10 * Double(index)) }
    }
  }

  @Test func `A thousand elements stand one behind the other`() {
    var chain = Chain(1000, room: 1e4, hasEnd: true)
    chain.problem.solve()
    #expect(chain.problem.issues.isEmpty)
    chain.expectPlaces()
  }

  /// Between numbers of 10¹⁷ the next one is 16 away, so none of the places could be told from a
  /// sum with the limit.
  @Test func `A limit far away does not blur where elements stand`() {
    var chain = Chain(1000, room: 1e4, hasEnd: false)
    let start = chain.problem.add(Term(chain.places[0]), is: .atLeast, 0.25)
    for place in chain.places { chain.problem.add(Term(place), is: .atMost, 1e17) }
    chain.problem.solve()
    #expect(chain.problem.issues.isEmpty)
    for (index, place) in chain.places.enumerated() {
      #expect(chain.problem[place] == 10 * Double(index) + 0.25)
    }
    chain.problem.remove(start)
    chain.problem.solve()
    chain.expectPlaces()
  }

  /// 10,000 points do not fit into 1,000. All rows together say so, and the last one gives way.
  @Test func `A chain that is too long is one conflict, as long as it is`() throws {
    var chain = Chain(1000, room: 1000, hasEnd: true)
    let end = try #require(chain.end)
    for width in [1000.0, 900, 9_999] {
      chain.problem.suggest(width, for: chain.room)
      chain.problem.solve()
      guard case .conflict(let conflict) = chain.problem.issues.first else {
        Issue.record("no conflict at \(width)")
        continue
      }
      #expect(chain.problem.issues.count == 1)
      #expect(conflict.suspended == end)
      #expect(conflict.rows.count == 1001)
      chain.expectPlaces()
    }
    chain.problem.suggest(1e4, for: chain.room)
    chain.problem.solve()
    #expect(chain.problem.issues.isEmpty)
    #expect(!chain.problem.isSuspended(end))
  }

  /// Each size moves all that stands behind it, so looking at one row after the other would take
  /// the square of them. 1,000 of at least 0.4 with gaps of 0.5 need 899.5.
  @Test func `A chain is too long whenever its sizes are stated`() throws {
    var problem = ConstraintProblem()
    problem.workLimit = 1 << 12
    let room = problem.addInput(100)
    let places = (0..<1000).map { _ in problem.addVariable() }
    let sizes = (0..<1000).map { _ in problem.addVariable(isSize: true) }
    for index in 1..<1000 {
      problem.add(
        Term(places[index]), Term(places[index - 1], -1), Term(sizes[index - 1], -1), is: .atLeast,
        0.5)
    }
    problem.add(Term(places[0]), is: .atLeast, 0)
    for size in sizes { problem.add(Term(size), is: .atLeast, 0.4) }
    let end = problem.add(Term(places[999]), Term(sizes[999]), Term(room, -1), is: .atMost, 0)
    problem.solve()
    #expect(problem.issues.count == 1)
    #expect(problem.isSuspended(end))
    for (index, place) in places.enumerated() {
      #expect(abs(problem[place] - 0.9 * Double(index)) < 1e-9)
    }
    problem.suggest(899.6, for: room)
    problem.solve()
    #expect(problem.issues.isEmpty)
  }

  /// Element i is at least i wide, at least i from the start, and i / 10,000 from the end of what
  /// is at most 300 wide: that fails where 2i + i / 10,000 > 300, which is from 150 on.
  @Test func `Each row that does not fit is told of at once`() {
    var problem = ConstraintProblem()
    problem.workLimit = 1 << 17
    let width = problem.addVariable(isSize: true)
    problem.add(Term(width), is: .atMost, 300)
    var ends: [ConstraintProblem.Row] = []
    var elements: [(place: ConstraintProblem.Variable, size: ConstraintProblem.Variable)] = []
    for index in 0..<400 {
      let (place, size) = (
        problem.addVariable(previous: 0), problem.addVariable(isSize: true, previous: 0)
      )
      problem.add(Term(size), is: .atLeast, Double(index))
      problem.add(Term(place), is: .atLeast, Double(index))
      ends.append(
        problem.add(
          Term(place), Term(size), Term(width, -1), is: .atMost, -Double(index) / 1e4))
      elements.append((place, size))
    }
    problem.solve()
    #expect(problem.issues.count == 250)
    for (index, end) in ends.enumerated() {
      #expect(problem.isSuspended(end) == (index >= 150), "element \(index)")
    }
    for (index, element) in elements.enumerated() {
      #expect(problem[element.place] == Double(index))
      #expect(problem[element.size] == Double(index))
    }
    // 2 * 149 + 149 / 10,000: as small as what holds allows.
    #expect(abs(problem[width] - 298.0149) < 1e-9)
  }

  /// Elements 1 wide in a chain, stated after it: from the 61st on there is no room. Each of those
  /// contradicts all 60 before it, the chain and its ends.
  @Test func `Of many rows that do not fit the first ones count`() {
    var problem = ConstraintProblem()
    let places = (0..<200).map { _ in problem.addVariable() }
    let sizes = (0..<200).map { _ in problem.addVariable(isSize: true) }
    problem.add(Term(places[0]), is: .atLeast, 0)
    for index in 1..<200 {
      problem.add(
        Term(places[index]), Term(places[index - 1], -1), Term(sizes[index - 1], -1), is: .atLeast,
        0)
    }
    problem.add(Term(places[199]), Term(sizes[199]), is: .atMost, 60)
    let widths = sizes.map { problem.add(Term($0), is: .atLeast, 1) }
    problem.solve()
    #expect(problem.issues.count == 140)
    for (index, width) in widths.enumerated() {
      #expect(problem.isSuspended(width) == (index >= 60))
      #expect(problem[sizes[index]] == (index < 60 ? 1 : 0))
      #expect(problem[places[index]] == Double(min(index, 60)))
    }
    for case .conflict(let conflict) in problem.issues { #expect(conflict.rows.count == 262) }
  }

  /// 1,000 elements 1 wide in a chain that has room for 600: 400 contradict up to 600 others and
  /// the chain. The first of these conflicts list all that, the others their own row, and the lists
  /// stay linear in the 2,002 rows.
  @Test func `Hundreds of conflicts do not list a long chain each`() throws {
    var problem = ConstraintProblem()
    let room = problem.addInput(600)
    let places = (0..<1000).map { _ in problem.addVariable() }
    let sizes = (0..<1000).map { _ in problem.addVariable(isSize: true) }
    problem.add(Term(places[0]), is: .atLeast, 0)
    for index in 1..<1000 {
      problem.add(
        Term(places[index]), Term(places[index - 1], -1), Term(sizes[index - 1], -1), is: .atLeast,
        0)
    }
    problem.add(Term(places[999]), Term(sizes[999]), Term(room, -1), is: .atMost, 0)
    let widths = sizes.map { problem.add(Term($0), is: .atLeast, 1) }
    for width in [600, 601, 599, 600] {
      problem.suggest(Double(width), for: room)
      problem.solve()
      #expect(problem.issues.count == 1000 - width)
      for (index, row) in widths.enumerated() {
        #expect(problem.isSuspended(row) == (index >= width), "\(index) at \(width)")
        #expect(problem[places[index]] == Double(min(index, width)))
      }
      let conflicts = problem.issues.compactMap { issue in
        if case .conflict(let conflict) = issue { conflict } else { nil }
      }
      // All of the chain, its ends, and as many sizes as fit with one more.
      let first = try #require(conflicts.first)
      #expect(first.isComplete)
      #expect(first.rows.count == 1001 + width + 1)
      #expect(first.sizes == Array(sizes[(width + 1)...]))
      let last = try #require(conflicts.last)
      #expect(!last.isComplete)
      #expect(last.rows == [widths[999]])
      let listed = conflicts.reduce(0) { $0 + $1.rows.count }
      #expect(listed <= 16 * 2002 + 32_768 + first.rows.count + conflicts.count)
    }
    problem.suggest(1000, for: room)
    problem.solve()
    #expect(problem.issues.isEmpty)
  }

  /// Each element ends where the next begins, so that its end follows from all sizes before it.
  @Test func `Conflicts that follow from one size stay short as well`() throws {
    var problem = ConstraintProblem()
    let room = problem.addInput(600)
    let size = problem.addVariable(isSize: true)
    problem.add(Term(size), is: .atLeast, 1)
    var end: ConstraintProblem.Variable?
    var limits: [ConstraintProblem.Row] = []
    for _ in 0..<1000 {
      let next = problem.addVariable()
      if let end {
        problem.add(Term(next), Term(end, -1), Term(size, -1), is: .equal, 0)
      } else {
        problem.add(Term(next), Term(size, -1), is: .equal, 0)
      }
      limits.append(problem.add(Term(next), Term(room, -1), is: .atMost, 0))
      end = next
    }
    for width in [600, 601, 599] {
      problem.suggest(Double(width), for: room)
      problem.solve()
      #expect(problem[size] == 1)
      #expect(problem.issues.count == 1000 - width)
      for (index, row) in limits.enumerated() {
        #expect(problem.isSuspended(row) == (index >= width), "\(index) at \(width)")
      }
      var listed = 0
      for case .conflict(let conflict) in problem.issues {
        listed += conflict.rows.count
        // Its own row, the size, and all ends up to its own.
        if conflict.isComplete, let index = limits.firstIndex(of: conflict.suspended) {
          #expect(conflict.rows.count == index + 3)
        }
      }
      #expect(listed <= 16 * 2001 + 32_768 + 1002 + 401)
    }
  }

  /// Y has to be at least 300 and, by the newest row, at most 250; that it is at most 100 by two
  /// older rows shows only when the newest is left out. Then the row that says 300 is left out
  /// instead.
  @Test(arguments: [1 << 15, -1000])
  func `A conflict ends where a row that it need not list is left out`(_ listLimit: Int) {
    var problem = ConstraintProblem()
    problem.plan.decisions.leastIntervals = 0
    problem.plan.decisions.listLimit = listLimit
    let (y, u) = (problem.addVariable(), problem.addVariable())
    let (none, zero, spare) = (
      problem.addVariable(isSize: true), problem.addVariable(isSize: true),
      problem.addVariable(isSize: true)
    )
    problem.add(Term(zero), is: .atMost, 0)
    problem.add(Term(none), is: .atMost, 0)
    problem.add(Term(y), Term(u, -1), is: .atMost, 100)
    problem.add(Term(u), Term(none, -1), is: .atMost, 0)
    let least = problem.add(Term(y), Term(zero), is: .atLeast, 300)
    let newest = problem.add(Term(y), Term(spare), is: .atMost, 250)
    problem.solve()
    #expect(problem.isSuspended(least))
    #expect(!problem.isSuspended(newest))
    #expect(problem.issues.count == 1)
    #expect(problem[y] == 0)
  }

  /// Each is at least half the other and 1, so both are at least 2. From 0 on, each limit only
  /// halves what is missing.
  @Test func `Limits that come closer and closer end where they meet`() {
    var problem = ConstraintProblem()
    problem.plan.decisions.leastIntervals = 0
    let (x, y) = (problem.addVariable(isSize: true), problem.addVariable(isSize: true))
    problem.add(Term(x), Term(y, -0.5), is: .atLeast, 1)
    problem.add(Term(y), Term(x, -0.5), is: .atLeast, 1)
    problem.solve()
    #expect(abs(problem[x] - 2) < 1e-14)
    #expect(abs(problem[y] - 2) < 1e-14)
  }

  /// Gaps of 750 hold, wishes of 500 for other places do not.
  @Test func `Wishes of two priorities need no table where each has its best`() {
    var chain = Chain(1000, room: 1e4, hasEnd: false)
    for (index, gap) in chain.gaps.enumerated() {
      chain.problem.setPriority(index % 2 == 0 ? 750 : 500, of: gap)
    }
    chain.problem.solve()
    #expect(chain.problem.issues.isEmpty)
    chain.expectPlaces()
  }

  /// What no place allows is missed by as little as it can be: 100 + 10 is 60 more than 50.
  @Test func `A wish that cannot be met is missed least`() {
    var problem = ConstraintProblem()
    problem.workLimit = 1 << 10
    let places = (0..<30).map { _ in problem.addVariable() }
    let end = problem.addVariable(isSize: true)
    for place in places {
      problem.add(Term(place), is: .atLeast, 100)
      problem.add(Term(place), Term(end, -1), is: .atMost, -10, priority: 500)
    }
    problem.add(Term(end), is: .atMost, 50)
    problem.solve()
    #expect(problem.issues.isEmpty)
    #expect(problem[end] == 50)
    for place in places { #expect(problem[place] == 100) }
  }

  /// From both ends sums of tenths are off by rounding, one way or the other.
  @Test(arguments: [0.1, 0.3, 0.7, 0.9])
  func `A chain that just fits is no conflict for rounding`(_ gap: Double) {
    var chain = Chain(1000, room: 1e4, hasEnd: false)
    for row in chain.gaps { chain.problem.setConstant(gap, of: row) }
    chain.problem.add(Term(chain.places[999]), is: .atMost, 999 * gap)
    chain.problem.solve()
    #expect(chain.problem.issues.isEmpty)
    for (index, place) in chain.places.enumerated() {
      #expect(abs(chain.problem[place] - Double(index) * gap) < 1e-9)
    }
  }

  /// A is at least 200 and at most K, so the row that says K is 100 is left out. At a K of 200 the
  /// end of the chain may be at 50, whatever row an incomplete conflict would have left out.
  @Test(arguments: [1 << 15, -1000], [true, false])
  func `A row that depends on one that is left out holds without it`(
    _ listLimit: Int, _ isChainFirst: Bool
  ) {
    var problem = ConstraintProblem()
    problem.plan.decisions.leastIntervals = 0
    problem.plan.decisions.listLimit = listLimit
    var chain: [ConstraintProblem.Variable] = []
    func addChain() { chain = (0..<3).map { _ in problem.addVariable() } }
    if isChainFirst { addChain() }
    let (a, k) = (problem.addVariable(), problem.addVariable())
    if !isChainFirst { addChain() }
    problem.add(Term(chain[0]), is: .atLeast, 30)
    for (before, place) in zip(chain, chain.dropFirst()) {
      problem.add(Term(place), Term(before, -1), is: .atLeast, 10)
      problem.add(Term(place), Term(before, -1), is: .equal, 10, priority: 500)
    }
    problem.add(Term(a), is: .atLeast, 200)
    problem.add(Term(a), Term(k, -1), is: .atMost, 0)
    let wrong = problem.add(Term(k), is: .equal, 100)
    let last = problem.add(Term(chain[2]), Term(k, -1), is: .atMost, -60)
    problem.solve()
    #expect(problem.issues.count == 1)
    #expect(problem.isSuspended(wrong))
    #expect(!problem.isSuspended(last))
    #expect(problem[k] >= 200 && problem[chain[2]] >= 50 && problem[chain[2]] <= problem[k] - 60)
  }

  /// The end of the chain is at least at 50, and at most 60 below K, which is 100 by a newer row.
  @Test(arguments: [1 << 15, -1000])
  func `Of a conflict that is not listed the newest row is left out, too`(_ listLimit: Int) {
    var problem = ConstraintProblem()
    problem.plan.decisions.leastIntervals = 0
    problem.plan.decisions.listLimit = listLimit
    let k = problem.addVariable()
    let chain = (0..<3).map { _ in problem.addVariable() }
    problem.add(Term(chain[0]), is: .atLeast, 30)
    for (before, place) in zip(chain, chain.dropFirst()) {
      problem.add(Term(place), Term(before, -1), is: .atLeast, 10)
      problem.add(Term(place), Term(before, -1), is: .equal, 10, priority: 500)
    }
    let last = problem.add(Term(chain[2]), Term(k, -1), is: .atMost, -60)
    let newest = problem.add(Term(k), is: .equal, 100)
    problem.solve()
    #expect(problem.issues.count == 1)
    #expect(problem.isSuspended(newest))
    #expect(!problem.isSuspended(last))
    #expect(problem[chain[2]] >= 50 && problem[chain[2]] <= problem[k] - 60)
  }
}
