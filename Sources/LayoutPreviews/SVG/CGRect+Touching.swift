import Foundation

extension CGRect {
  /// Whether two rectangles overlap; one without area can, too, where it is not at the end of the
  /// other one.
  func touches(_ other: CGRect) -> Bool {
    minX < other.maxX && (other.minX < maxX || other.minX == minX) && minY < other.maxY
      && (other.minY < maxY || other.minY == minY)
  }

  /// Whether two rectangles differ by no more than the rounding of numbers.
  func isAlmost(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
