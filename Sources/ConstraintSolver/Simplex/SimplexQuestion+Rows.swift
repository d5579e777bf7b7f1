extension ProblemView {
  /// Active rows over all unknowns that they mention, or that a row left out does, in the order of
  /// their mention; the other variables have their values.
  func question(
    about positions: some Sequence<Int>, isUnknown: (Int32) -> Bool
  ) -> SimplexQuestion {
    var columns: [Int32] = []
    var columnOf = Array(repeating: Int32(-1), count: variables.count)
    for position in positions where rows[position].isPlanned {
      for cell in cells[rows[position].cellRange]
      where columnOf[Int(cell.variable)] < 0 && isUnknown(cell.variable) {
        columnOf[Int(cell.variable)] = Int32(truncatingIfNeeded: columns.count)
        columns.append(cell.variable)
      }
    }
    var question = SimplexQuestion(
      columns: columns, isBounded: columns.map { variables[Int($0)].kind == .size })
    for position in positions where rows[position].isActive {
      let row = rows[position]
      var right = row.constant
      var own: [LevelProgram.Cell] = []
      for cell in cells[row.cellRange] where cell.coefficient != 0 {
        let column = columnOf[Int(cell.variable)]
        if column >= 0 {
          own.append(.init(column: column, coefficient: cell.coefficient))
        } else {
          right -= cell.coefficient * values[Int(cell.variable)]
        }
      }
      question.add(
        own, row.relation, right, from: .row(position), priority: Int(row.priority),
        age: row.serial)
    }
    return question
  }
}

extension SimplexQuestion {
  /// A contradiction between rows of the problem, each of which is a row of the program.
  func conflict(_ core: LevelProgram.Contradiction) -> FoundConflict {
    let positions = core.rows.compactMap {
      if case .row(let position) = sources[$0.row] { position } else { nil }
    }
    return FoundConflict(
      positions: positions.sorted(), sizes: core.bounds.map { Int(columns[$0]) }.sorted())
  }
}
