/// The parts of a problem that are decided one by one, and their parameters.
struct Components: Sendable {
  /// A variable that a component is decided by; the others follow from its parameters.
  struct Parameter: Sendable {
    var variable: Int32
    var component: Int32
    var isSize: Bool
    /// Its lines: required ones first, then by falling priority, then in the order of statement.
    var firstLine: Int32 = -1
  }

  var all = ArenaList<Component>()
  var rows = ArenaList<Int32>()
  var parameters = ArenaList<Parameter>()
  /// Required inequalities between components.
  var crossRows = ArenaList<Int32>()

  /// The components that remember earlier answers.
  private(set) var remembering = ArenaList<Int32>()

  /// While planning: pairs that wait, the groups of unknowns, and the component of each.
  var deferred = ArenaList<Int32>()
  private var groups = ArenaList<Int32>()
  var componentOfRoot = ArenaList<Int32>()

  var indices: Range<Int> { all.indices }

  @inline(__always)
  subscript(number: Int) -> Component { all[number] }

  mutating func take(_ room: PlanArena.Room, from cursor: inout PlanArena.Cursor) {
    all.take(room.variables, from: &cursor)
    rows.take(room.rows, from: &cursor)
    parameters.take(room.variables, from: &cursor)
    crossRows.take(room.rows, from: &cursor)
    remembering.take(room.variables, from: &cursor)
    deferred.take(room.rows, from: &cursor)
    groups.take(room.variables, from: &cursor)
    componentOfRoot.take(room.variables, from: &cursor)
  }

  /// Groups of one variable each, to be joined.
  mutating func makeGroups(_ count: Int) -> UnionFind {
    groups.fill(count, with: -1)
    return UnionFind(parents: groups)
  }

  /// Starts to find components among all variables.
  mutating func startGroups(_ count: Int) -> UnionFind {
    componentOfRoot.fill(count, with: -1)
    return makeGroups(count)
  }

  /// Starts to find components among some variables.
  mutating func startGroups(of variables: ArenaList<Int32>, count: Int) -> UnionFind {
    groups.setCount(count)
    componentOfRoot.setCount(count)
    for variable in variables {
      groups[Int(variable)] = -1
      componentOfRoot[Int(variable)] = -1
    }
    return UnionFind(parents: groups)
  }

  /// Forgets rows that are across components no longer.
  mutating func dropCrossRows(_ program: StepProgram) {
    crossRows.keep { program.rowPlaces[Int($0)].component == StepProgram.across }
  }

  mutating func removeAll() {
    all.removeAll()
    rows.removeAll()
    parameters.removeAll()
    crossRows.removeAll()
    remembering.removeAll()
  }

  /// Notes that a component remembers an answer.
  mutating func noteRemembering(_ number: Int) {
    guard !all[number].remembersAnswers else { return }
    all[number].remembersAnswers = true
    remembering.append(Int32(truncatingIfNeeded: number))
  }

  mutating func forgetRemembering() { remembering.removeAll() }
}
