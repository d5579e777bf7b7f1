public import Foundation

/// Distances from the four edges of a rectangle inwards, left and right by the screen.
public struct UIEdgeInsets: Equatable, Codable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat

  /// The distance from the left edge, in points.
  public var left: CGFloat

  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat

  /// The distance from the right edge, in points.
  public var right: CGFloat

  /// No insets.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets in points; negative ones reach outwards.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Whether all four distances are equal.
  public static func == (left: UIEdgeInsets, right: UIEdgeInsets) -> Bool {
    left.top == right.top && left.left == right.left && left.bottom == right.bottom
      && left.right == right.right
  }
}

extension CGRect {
  /// The rectangle with its edges moved inwards. Insets larger than the rectangle result in a
  /// negative size, as in UIKit.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
