/// Sizes that take one path: they have one layout.
struct MapPiece: Sendable {
  var polygon: Polygon

  /// Whether the sizes of an edge, from each corner to the next, take another path.
  var isEdgeExcluded: [Bool]

  /// Whether a corner takes another path.
  var isCornerExcluded: [Bool]

  /// The decisions that form each edge, or each end of a segment; none where the exploring itself
  /// cut.
  var edgeReasons: [[Int32]]

  /// Its number among the layouts.
  var layout: Int

  /// Whether every number of the pass was confirmed elsewhere in the piece.
  var isCertified: Bool

  /// What elements take here of several alternatives.
  var taken: Set<MapAlternative> = []

  /// Whether a size of the polygon takes the path of the piece.
  func includes(_ size: Size, _ tolerance: Double) -> Bool {
    guard polygon.contains(size, tolerance) else { return false }
    let corners = polygon.corners
    for index in corners.indices where isCornerExcluded[index] {
      if corners[index].distance(to: size) <= tolerance { return false }
    }
    guard polygon.dimension == 2 else { return true }
    for index in corners.indices where isEdgeExcluded[index] {
      let (start, end) = (corners[index], corners[index + 1 == corners.count ? 0 : index + 1])
      if start.turn(end, size).magnitude <= tolerance * start.distance(to: end) { return false }
    }
    return true
  }
}
