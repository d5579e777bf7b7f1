public import Foundation

/// The properties of a font that measuring depends on.
public struct TextFont: Hashable, Sendable {
  /// The size of an em, in points.
  public var pointSize: CGFloat

  /// Whether the face is bold.
  public var isBold: Bool

  /// Whether the face is slanted; it has the advances of the upright one.
  public var isItalic: Bool

  /// Creates a font. Text in a size that is not above 0 or not finite has no width or height.
  public init(pointSize: CGFloat, isBold: Bool = false, isItalic: Bool = false) {
    self.pointSize = pointSize
    self.isBold = isBold
    self.isItalic = isItalic
  }
}
