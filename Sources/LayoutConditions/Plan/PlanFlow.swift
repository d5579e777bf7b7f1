import Foundation

/// The flow as far as a walk got.
struct PlanFlow {
  /// The number of cells, and the frame of the last.
  var count = 0
  var last = CGRect.zero

  /// The frames of all cells, kept in a matrix of unequal cells.
  var frames: [CGRect] = []

  /// The elements that wait for others further behind, with their positions.
  var waiting: [Int: PlanPosition] = [:]
}
