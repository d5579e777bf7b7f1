public import Foundation

/// One line of a broken text.
public struct TextLine: Hashable, Sendable {
  /// The characters shown: without the spaces at which the line was broken, and with the ellipsis
  /// if it was truncated.
  public var text: String

  /// The sum of the advances of ``text``, in points, not rounded.
  public var width: CGFloat

  /// Creates a line.
  public init(text: String, width: CGFloat) {
    self.text = text
    self.width = width
  }
}
