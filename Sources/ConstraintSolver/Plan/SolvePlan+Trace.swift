extension SolvePlan {
  /// A row or bound with its factor in a contradiction; its source as that of a ``Line``.
  struct Part {
    var source: Int32
    var multiplier: Double
  }

  /// The rows that a contradiction comes from: its own, and those whose steps led to it.
  ///
  /// Complexity: linear in the steps that lead to it.
  mutating func trace(_ parts: [Part], _ problem: ProblemView) -> FoundConflict {
    var positions: Set<Int> = []
    var sizes: Set<Int> = []
    startExpansion()
    for part in parts {
      if part.source >= 0 {
        let row = problem.rows[Int(part.source)]
        positions.insert(Int(part.source))
        for cell in problem.cells[row.cellRange] {
          follow(cell.variable, part.multiplier * cell.coefficient)
        }
      } else {
        sizes.insert(Int(-1 - part.source))
        follow(-1 - part.source, part.multiplier)
      }
    }
    while let index = expansion.pending.popLast() {
      let step = steps[Int(index)]
      let factor = expansion.take(step.pivot)
      guard factor != 0 else { continue }
      positions.insert(Int(step.row))
      let multiplier = factor * step.inverse
      for cell in Int(step.firstCell)..<Int(step.endCell) {
        follow(stepCells[cell].variable, -multiplier * stepCells[cell].coefficient)
      }
    }
    return FoundConflict(positions: positions.sorted(), sizes: sizes.sorted())
  }

  private mutating func follow(_ variable: Int32, _ factor: Double) {
    let step = variablePlaces[Int(variable)].step
    guard step >= 0, factor != 0 else { return }
    if expansion.sizes[Int(variable)] == 0 { expansion.insert(step) }
    expansion.factors[Int(variable)] += factor
    expansion.sizes[Int(variable)] += abs(factor)
  }
}

/// A contradiction by positions of rows and indices of variables.
struct FoundConflict {
  var positions: [Int]
  var sizes: [Int]

  /// Those that stay as they are when the newest rows of earlier ones are left out: they have no row
  /// in common, or that row led to no value.
  static func independent(
    _ conflicts: [FoundConflict], isStep: (Int) -> Bool
  ) -> [FoundConflict] {
    var seen: Set<Int> = []
    return conflicts.filter { conflict in
      guard seen.isDisjoint(with: conflict.positions) else { return false }
      if let newest = conflict.positions.last {
        if isStep(newest) { seen.formUnion(conflict.positions) } else { seen.insert(newest) }
      }
      return true
    }
  }
}
