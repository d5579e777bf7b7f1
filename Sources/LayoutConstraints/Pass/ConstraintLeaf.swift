import ConstraintSolver

/// An item with a natural size.
struct ConstraintLeaf {
  enum Kind {
    case natural, label, container
  }

  var node: Int
  var kind: Kind
  /// The number of the content when it was measured, or `nil` where nobody counts.
  var version: Int?
  /// The natural size; negative for none.
  var width = -1.0
  var height = -1.0
  /// The height in the rows, at the width that it was measured at.
  var rowHeight = -1.0
  var measuredWidth = Double.nan
  var wraps = false
  /// Hugging and compression resistance, along x and y.
  var levels = SIMD4<Int32>(repeating: 0)
  /// width <= natural, width >= natural, and the same of the height.
  var rows: [ConstraintProblem.Row] = []

  var hasWidth: Bool { width >= 0 }
  var hasHeight: Bool { height >= 0 }
}
