extension SolvePlan {
  /// Plans anew; see ``build(_:keepingJoins:)``.
  mutating func build(_ store: RowStore, _ values: inout [Double]) {
    reserve(
      PlanArena.Room(
        variables: store.variables.count, rows: store.rows.count, cells: store.cells.count))
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
    if !program.openRows.isEmpty {
      components.find(&program, problem)
      for number in components.indices {
        components.nameParameters(of: number, &program, problem)
      }
      for number in components.indices {
        lines.build(of: number, in: &components, &program, problem)
      }
    }
    if !keepingJoins {
      decisions.work.hasUnfinished = false
    } else if decisions.work.hasUnfinished {
      keepUnfinished()
    }
  }
}
