public import Foundation

/// What measuring needs to know of a font.
public struct TextFont: Hashable, Sendable {
  /// The size of an em, in points.
  public var pointSize: CGFloat

  /// Whether the bold face is meant.
  public var isBold: Bool

  /// Whether the slanted face is meant; it has the advances of the upright one.
  public var isItalic: Bool

  /// Creates a font. Text in a size that is not above 0 or not finite takes no room.
  public init(pointSize: CGFloat, isBold: Bool = false, isItalic: Bool = false) {
    self.pointSize = pointSize
    self.isBold = isBold
    self.isItalic = isItalic
  }
}
