extension ConstraintProblem {
  /// The variables whose value the rows do not determine, because rows are missing or because
  /// wishes of the same priority compete.
  ///
  /// Ask when a layout surprises; solving does not need it and does not pay for it. Sorted by the
  /// order in which the variables were added. Suspended rows are left out.
  ///
  /// ```swift
  /// let x = problem.addVariable(), width = problem.addVariable(isSize: true)
  /// problem.add(.init(x), .init(width), is: .equal, 100)
  /// problem.freeVariables() == [x, width]  // true
  /// problem.add(.init(width), is: .equal, 30, priority: 250)
  /// problem.freeVariables()                // []
  /// ```
  ///
  /// A variable is free if it can change by more than 0.001 without any level getting worse.
  /// Complexity: that of two solutions per variable in question. Where that takes longer than an
  /// answer may, variables of which rows only say that they are in a range are named as well.
  public mutating func freeVariables() -> [Variable] {
    solve()
    var isFree: [Bool]
    if usesPresolve {
      var copy = plan
      copy.decisions.work.allow(workLimit)
      isFree = copy.freeVariables(store, values)
    } else {
      isFree = freeVariablesByReference()
    }
    return isFree.indices.filter { isFree[$0] }.map(variable(at:)).inOrder { Int($0.serial) }
  }

  private func freeVariablesByReference() -> [Bool] {
    var isFree = store.variables.map { $0.kind == .free || $0.kind == .size }
    var answer = SimplexAnswer<Double>(referenceQuestion())
    guard case .optimal = answer.solve() else { return isFree }
    let unit = answer.question.columns.indices.map {
      [LevelProgram.Cell(column: Int32(truncatingIfNeeded: $0), coefficient: 1)]
    }
    guard let canMove = answer.simplex.freeExpressions(unit) else { return isFree }
    for (variable, canMove) in zip(answer.question.columns, canMove) {
      isFree[Int(variable)] = canMove
    }
    return isFree
  }
}
