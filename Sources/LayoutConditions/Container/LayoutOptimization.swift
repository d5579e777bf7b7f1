/// How the matrical cells of a controller are arranged.
///
/// `none` and `sequence` give the same frames: every controller is laid out in one linear walk.
/// Both stay for source compatibility. A matrix is more than an optimization: it supplies the
/// number of cells in a row.
public enum LayoutOptimization: Hashable, Sendable, Codable {
  /// Matrical cells form a sequence.
  case none
  /// The same as `none`.
  case sequence
  /// Matrical cells form rows of `colsPerRow`. Below 1 there is no row size: cells form a sequence
  /// and the pass reports an issue.
  case matrix(colsPerRow: Int)

  /// The row size, if there is one.
  var columns: Int? {
    if case .matrix(let columns) = self, columns >= 1 { columns } else { nil }
  }
}
