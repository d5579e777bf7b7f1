/// How an engine moves the frame of an element to whole pixels.
struct MapPixelRule: Hashable, Sendable {
  /// The element's place among all.
  var element: Int

  /// How many pixels a point has.
  var pixelsPerPoint: Double

  /// Where the coordinates begin on the grid, in points.
  var x: Double
  var y: Double

  /// In whose coordinates the edges lie between pixels: 0 for those of the element's parent, 1 for
  /// those of the parent's parent, and so on.
  var depth: Int

  /// Whether the places of those parents count as computed, not as placed.
  var countsComputedPlaces: Bool

  /// Whether the size is rounded up.
  var keepsSize: Bool
}
