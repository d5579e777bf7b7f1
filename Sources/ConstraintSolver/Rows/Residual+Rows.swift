extension ProblemView {
  /// Active rows over all unknowns that they mention, these in the order of their mention; the other
  /// variables have their values.
  func residual(
    _ positions: some Sequence<Int>, isUnknown: (Int32) -> Bool
  ) -> Residual {
    var columns: [Int32] = []
    var columnOf = Array(repeating: Int32(-1), count: variables.count)
    for position in positions where rows[position].isActive {
      for cell in cells[rows[position].cellRange]
      where columnOf[Int(cell.variable)] < 0 && isUnknown(cell.variable) {
        columnOf[Int(cell.variable)] = Int32(truncatingIfNeeded: columns.count)
        columns.append(cell.variable)
      }
    }
    var residual = Residual(
      columns: columns, isBounded: columns.map { variables[Int($0)].kind == .size })
    for position in positions where rows[position].isActive {
      let row = rows[position]
      var right = row.constant
      var own: [LevelSimplex.Cell] = []
      for cell in cells[row.cellRange] where cell.coefficient != 0 {
        let column = columnOf[Int(cell.variable)]
        if column >= 0 {
          own.append(.init(column: column, coefficient: cell.coefficient))
        } else {
          right -= cell.coefficient * values[Int(cell.variable)]
        }
      }
      residual.add(
        .row(position), own, row.relation, right, priority: Int(row.priority), age: row.serial)
    }
    return residual
  }
}

extension Residual {
  /// Chooses where the rows leave a choice, each column being a variable. Gives `false` if that
  /// takes too long.
  mutating func chooseColumns(_ problem: ProblemView) -> Bool {
    guard !simplex.isUnique else { return true }
    let order = columns.indices.sorted {
      problem.variables[Int(columns[$0])].serial < problem.variables[Int(columns[$1])].serial
    }
    return solve(
      choosing: order.map { column in
        let variable = problem.variables[Int(columns[column])]
        return Choice(
          variable: columns[column],
          cells: [.init(column: Int32(truncatingIfNeeded: column), coefficient: 1)],
          constant: 0, previous: variable.previousValue, isSize: variable.kind == .size)
      })
  }
}
