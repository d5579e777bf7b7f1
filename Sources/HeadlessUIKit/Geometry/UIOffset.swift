public import Foundation

/// A distance by which something is moved from its usual position.
public struct UIOffset: Equatable, Codable, Sendable {
  /// The distance to the right, in points.
  public var horizontal: CGFloat

  /// The distance downwards, in points.
  public var vertical: CGFloat

  /// No offset.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  /// Creates an offset of zero.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
