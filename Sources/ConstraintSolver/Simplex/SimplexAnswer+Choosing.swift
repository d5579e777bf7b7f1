extension SimplexAnswer {
  /// Goes on where the rows leave a choice, with rules for choosing below their levels: stay close
  /// to the previous values, have the smallest sizes, violate earlier rows less, be close to 0.
  /// Returns `false` if that takes too long.
  mutating func solve(choosing choices: [SimplexQuestion.Choice]) -> Bool {
    let rest = choices.indices.filter { simplex.canMove(choices[$0].cells) }
    guard minimize(rest.filter { choices[$0].previous != nil }, of: choices),
      minimize(rest.filter { choices[$0].previous == nil && choices[$0].isSize }, of: choices)
    else { return false }
    let wishes = question.priorities.indices
      .filter { question.priorities[$0] < 1000 }
      .inOrder { simplex.rows[$0].age }
    for row in wishes {
      if simplex.isUnique { return true }
      guard simplex.minimizeViolations(of: [row]) else { return false }
    }
    // One at a time: each of these decides about several others.
    for choice in rest {
      if simplex.isUnique { return true }
      guard simplex.canMove(choices[choice].cells) else { continue }
      guard minimize([choice], of: choices) else { return false }
    }
    return true
  }

  private mutating func minimize(_ chosen: [Int], of choices: [SimplexQuestion.Choice]) -> Bool {
    guard !chosen.isEmpty, !simplex.isUnique else { return true }
    let first = simplex.rows.count
    let limit = 2 * LevelSimplex<Number>.largestTable / max(question.columns.count, 1)
    guard first + chosen.count <= limit else { return false }
    self.chosen += chosen
    for choice in chosen.map({ choices[$0] }) {
      simplex.program.hold(choice)
      simplex.appendLine(simplex.rows.count - 1)
    }
    return simplex.minimizeViolations(of: Array(first..<simplex.rows.count))
  }

  /// Chooses where the rows leave a choice, each column being a variable. Returns `false` if that
  /// takes too long.
  mutating func chooseColumns(_ problem: ProblemView) -> Bool {
    guard !simplex.isUnique else { return true }
    let columns = question.columns
    let order = columns.indices.inOrder {
      Int(problem.variables[Int(columns[$0])].serial)
    }
    return solve(
      choosing: order.map { column in
        let variable = problem.variables[Int(columns[column])]
        return SimplexQuestion.Choice(
          variable: columns[column],
          cells: [.init(column: Int32(truncatingIfNeeded: column), coefficient: 1)],
          constant: 0, previous: variable.previousValue, isSize: variable.kind == .size)
      })
  }
}
