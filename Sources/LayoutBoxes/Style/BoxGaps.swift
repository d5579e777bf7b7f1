/// The room around the children of a box, and the part of the room between them for which its record
/// has no place.
struct BoxGaps: Equatable, Sendable {
  var margins: BoxMargins
  /// The lower half of the bits of the spacing.
  var lowerSpacing: UInt32

  static let none = BoxGaps(margins: BoxMargins(0), lowerSpacing: 0)

  var isNone: Bool { margins.isZero && lowerSpacing == 0 }

  var sanitized: BoxGaps { BoxGaps(margins: margins.sanitized, lowerSpacing: lowerSpacing) }
}

extension BoxGaps {
  /// The margins at the near and the far edge, in reading direction.
  @inline(__always)
  func edges<Axis: BoxWalkAxis>(_ axis: Axis.Type) -> (near: Double, far: Double) {
    Axis.isX ? (margins.leading, margins.trailing) : (margins.top, margins.bottom)
  }

  @inline(__always)
  init(_ margins: BoxMargins, spacing: Double) {
    self.margins = margins
    lowerSpacing = UInt32(truncatingIfNeeded: spacing.bitPattern)
  }
}
