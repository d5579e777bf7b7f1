import Foundation

/// How content follows a finger beyond its ends.
enum RubberBand {
  /// Formula: CGLayout 0.7, ScrollLayoutGuide.
  static func offset(
    _ place: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat, length: CGFloat
  ) -> CGFloat {
    let inside = max(minimum, min(maximum, place))
    let beyond = place - inside
    guard beyond != 0, length > 0 else { return inside }
    let pull = 0.55 * abs(beyond)
    return inside + (beyond < 0 ? -1 : 1) * pull * length / (length + pull)
  }
}
