import Foundation

extension CGRect {
  /// Whether two rectangles overlap; one without area can, too.
  func touches(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX + .ulpOfOne && minY < other.maxY
      && other.minY < maxY + .ulpOfOne
  }
}
