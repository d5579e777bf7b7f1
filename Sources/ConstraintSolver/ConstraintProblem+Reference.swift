extension ConstraintProblem {
  /// Solves all rows with one simplex. Gives the contradiction if there is one.
  mutating func solveByReference() -> FoundConflict? {
    var residual = referenceResidual()
    residual.simplex.budget = workLimit
    switch residual.solve() {
    case .optimal: break
    case .unfinished: unfinishedRows.append(contentsOf: store.rows.indices)
    case .infeasible(let contradiction):
      let core = residual.simplex.minimal(contradiction)
      return FoundConflict(
        positions: core.rows.compactMap {
          if case .row(let position) = residual.sources[$0.row] { position } else { nil }
        }.sorted(),
        sizes: core.bounds.map { Int(residual.columns[$0]) }.sorted())
    }
    if unfinishedRows.isEmpty, !residual.simplex.isUnique {
      _ = residual.solve(
        choosing: residual.columns.indices.sorted {
          store.variables[Int(residual.columns[$0])].serial
            < store.variables[Int(residual.columns[$1])].serial
        }.map { column in
          let variable = Int(residual.columns[column])
          return Residual.Choice(
            cells: [.init(column: Int32(truncatingIfNeeded: column), coefficient: 1)],
            constant: 0, previous: store.variables[variable].previousValue,
            isSize: store.variables[variable].kind == .size)
        })
    }
    for (column, value) in zip(residual.columns, residual.simplex.values) {
      values[Int(column)] = value
    }
    return nil
  }

  /// All active rows over all unknowns that they mention, these in the order of their mention.
  func referenceResidual() -> Residual {
    var columns: [Int32] = []
    var columnOf = Array(repeating: Int32(-1), count: store.variables.count)
    for row in store.rows where row.status == .active {
      for cell in store.cells[row.cellRange]
      where store.variables[Int(cell.variable)].kind != .input {
        guard columnOf[Int(cell.variable)] < 0 else { continue }
        columnOf[Int(cell.variable)] = Int32(truncatingIfNeeded: columns.count)
        columns.append(cell.variable)
      }
    }
    var residual = Residual(
      columns: columns, isBounded: columns.map { store.variables[Int($0)].kind == .size })
    for (position, row) in store.rows.enumerated() where row.status == .active {
      var right = row.constant
      var own: [LevelSimplex.Cell] = []
      for cell in store.cells[row.cellRange] where cell.coefficient != 0 {
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

/// A contradiction by positions of rows and indices of variables.
struct FoundConflict {
  var positions: [Int]
  var sizes: [Int]
}
