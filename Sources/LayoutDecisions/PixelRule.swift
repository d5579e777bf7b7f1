#if RECORDS_DECISIONS
/// How the engine that places an element moves its frame to whole pixels. A recorded pass has the
/// frame as it is before.
package struct PixelRule: Hashable, Sendable {
  /// Pixels of a point.
  package var scale: Double

  /// Where the coordinates begin on the grid, in points.
  package var x: Double
  package var y: Double

  /// In whose coordinates the edges lie between pixels: 0 for those of the element's parent, 1 for
  /// those of the parent's parent, and so on.
  package var depth: Int

  /// Whether the places of those parents count as computed, not as placed.
  package var countsComputedPlaces: Bool

  /// Whether the size is rounded up.
  package var keepsSize: Bool

  package init(
    scale: Double, x: Double, y: Double, depth: Int, countsComputedPlaces: Bool, keepsSize: Bool
  ) {
    self.scale = scale
    self.x = x
    self.y = y
    self.depth = depth
    self.countsComputedPlaces = countsComputedPlaces
    self.keepsSize = keepsSize
  }
}
#endif
