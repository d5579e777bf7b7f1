/// What decides the parameters of components, and what it remembers from one answer to the next.
struct Decisions: Sendable {
  var intervals = ParameterIntervals()
  var sharing = Sharing()
  var regions = Regions()
  var bases = Bases()
  /// What took much work, the last used first.
  var long: [LongDecision] = []
  var work = WorkBudget()
  /// From how many parameters on intervals are tried before a simplex, whose decision can be kept
  /// for other right sides if it is small; fewer are enough with four times as many rows.
  var leastIntervals = 24
  /// Whether all contradictions of a component are searched; otherwise one is enough, to know that
  /// the rows have to be solved in another way.
  var findsAllConflicts = true
  /// How many rows conflicts list in any case; `nil` if they list all.
  var listLimit: Int? = 1 << 15

  mutating func take(_ room: PlanArena.Room, from cursor: inout PlanArena.Cursor) {
    intervals.take(room, from: &cursor)
    sharing.take(room, from: &cursor)
    bases.take(room, from: &cursor)
  }

  /// Forgets what was about the components of an earlier plan.
  mutating func startPlan() {
    intervals.removeAll()
    regions.removeAll()
    sharing.forgetOwner()
    work.forgetShares()
  }

  /// Forgets what was decided about a component from its numbers.
  @inline(__always)
  mutating func unsettle(_ number: Int, of components: inout Components) {
    components.all[number].decided = .nothing
    sharing.forgetOwner()
  }

  /// Forgets what was decided about a component, whose lines are others now.
  mutating func forget(_ number: Int, of components: inout Components) {
    unsettle(number, of: &components)
    regions.forget(number, of: &components)
  }

  /// How many rows conflicts list before others do not, where `rowCount` rows share unknowns.
  func listLimit(_ rowCount: Int) -> Int { listLimit.map { $0 + 16 * rowCount } ?? .max }

  /// Whether a question is large enough to be tried with intervals first.
  func triesIntervals(_ question: SimplexQuestion) -> Bool {
    question.columns.count >= leastIntervals || question.sources.count / 4 >= leastIntervals
  }

  /// Keeps a decision if it took much work, instead of the one not used for longest.
  mutating func keep(_ decision: LongDecision) {
    guard decision.isWorthKeeping else { return }
    long.insert(decision, at: 0)
    if long.count > LongDecision.limit { long.removeLast() }
  }
}
