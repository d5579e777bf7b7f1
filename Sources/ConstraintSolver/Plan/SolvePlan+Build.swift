extension SolvePlan {
  /// Plans anew; see ``build(_:keepingJoins:)``.
  mutating func build(_ store: RowStore, _ values: inout [Double]) {
    let room = PlanArena.Room(
      variables: store.variables.count, rows: store.rows.count, cells: store.cells.count)
    reserve(room, forRevisions: revision.needsRoom)
    store.withView(&values) { build($0) }
  }

  /// Plans anew from the rows. Complexity: linear in the cells for known variables.
  mutating func build(_ problem: ProblemView, keepingJoins: Bool = false) {
    program.buildKnown(problem, keepingJoins: keepingJoins)
    components.removeAll()
    lines.removeAll()
    decisions.startPlan()
    changes.startPlan()
    reaches.removeAll()
    revision.startPlan()
    if !program.openRows.isEmpty {
      buildComponents(components.startGroups(problem.variables.count), problem)
    }
    if !keepingJoins {
      decisions.work.hasUnfinished = false
    } else if decisions.work.hasUnfinished {
      keepUnfinished()
    }
  }

  /// Splits the open rows into components, and plans these. Returns the new ones.
  ///
  /// - Parameter groups: One of each variable in them.
  @discardableResult
  mutating func buildComponents(_ groups: UnionFind, _ problem: ProblemView) -> Range<Int> {
    let numbers = components.find(groups, &program, problem)
    for number in numbers { components.nameParameters(of: number, &program, problem) }
    for number in numbers { lines.build(of: number, in: &components, &program, problem) }
    return numbers
  }
}
