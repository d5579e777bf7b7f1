/// A row over parameters.
struct Line: Sendable {
  /// The position of the row, or -1 minus the variable whose bound it is.
  var source: Int32
  var relation: ConstraintRelation
  /// Whether the row mentions nothing but a parameter.
  var isAlone = false
  var priority: Int16
  /// The factor of the only parameter.
  var coefficient = 0.0
  /// The cells where there are several.
  var firstCell: Int32 = 0
  var endCell: Int32 = 0
  var next: Int32 = -1
  /// Of the first line of a parameter with its priority: the last one.
  var last: Int32 = -1

  var cellRange: Range<Int> { Int(firstCell)..<Int(endCell) }
  var isRequired: Bool { priority == 1000 }

  /// Whether it counts: not while its row is left out.
  @inline(__always)
  func counts(_ problem: ProblemView) -> Bool {
    source < 0 || problem.rows[Int(source)].isActive
  }

  /// Whether the row holds if its terms miss the right side by so much.
  @inline(__always)
  func isMet(missing: Double, within tolerance: Double) -> Bool {
    switch relation {
    case .atMost: missing >= -tolerance
    case .atLeast: missing <= tolerance
    case .equal: abs(missing) <= tolerance
    }
  }

  /// How the only parameter relates to its target.
  var parameterRelation: ConstraintRelation { coefficient < 0 ? relation.mirrored : relation }

  /// Where it wants the only parameter to be, the parameters being 0 among the values.
  @inline(__always)
  func target(_ problem: ProblemView) -> Double { rightSide(problem) / coefficient }

  /// The right side, the parameters being 0 among the values.
  @inline(__always)
  func rightSide(_ problem: ProblemView) -> Double {
    guard source >= 0 else { return -problem.values[Int(-1 - source)] }
    let row = problem.rows[Int(source)]
    if isAlone { return row.constant }
    var right = row.constant
    for index in row.cellRange {
      let cell = problem.cells[index]
      right -= cell.coefficient * problem.values[Int(cell.variable)]
    }
    return right
  }
}
