import LayoutCore

extension SeededChance {
  /// A size inside a set, not on its border.
  ///
  /// - Parameters:
  ///   - polygon: The set.
  ///   - evenness: The larger, the nearer to the middle.
  mutating func size(in polygon: Polygon, evenness: Double = 0.05) -> Size {
    var (width, height, total) = (0.0, 0.0, 0.0)
    for corner in polygon.corners {
      let weight = evenness + fraction()
      width += corner.width * weight
      height += corner.height * weight
      total += weight
    }
    return Size(width / total, height / total)
  }
}
