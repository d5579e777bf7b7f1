import Foundation

extension CGFloat {
  /// Whether a length is finite, and small enough for others beside it to matter.
  var isUsableLength: Bool { self < 1e15 }

  /// Zero for a negative length. What is not a number stays so, to be refused later.
  @inline(__always)
  var clampedToLength: CGFloat { self < 0 ? 0 : self }
}

extension CGRect {
  /// Whether the rect can be laid out in: a finite origin, and lengths that may be infinite.
  var isRoom: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width > -.infinity && size.height > -.infinity
  }

  /// Grows so that another rect lies within.
  mutating func cover(_ other: CGRect) {
    let right = max(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = max(origin.y + size.height, other.origin.y + other.size.height)
    origin.x = min(origin.x, other.origin.x)
    origin.y = min(origin.y, other.origin.y)
    size.width = right - origin.x
    size.height = bottom - origin.y
  }
}
