public import Foundation

/// The distances of the baselines of a view's text from its edges.
public struct UIBaselineOffsets: Equatable, Sendable {
  /// The distance from the top edge down to the first baseline, in points.
  public var top: CGFloat

  /// The distance from the last baseline down to the bottom edge, in points.
  public var bottom: CGFloat

  /// Creates offsets in points.
  public init(top: CGFloat, bottom: CGFloat) {
    self.top = top
    self.bottom = bottom
  }
}
