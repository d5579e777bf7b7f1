import Foundation
import LayoutCore

/// A horizontal position of an item: an edge or the middle.
///
/// A property of the item returns it, and `>>` relates it to another one or to a target.
///
/// ```swift
/// title.leading >> logo.trailing.offset(8)
/// ```
///
/// `left` and `right` are the same in both reading directions; `leading` and `trailing` follow it.
public struct HorizontalAnchor {
  /// Which attribute it is.
  public enum Position: Hashable, Sendable, CaseIterable {
    /// The edge where lines begin.
    case leading
    /// The middle between left and right.
    case centerX
    /// The edge where lines end.
    case trailing
    /// The left edge.
    case left
    /// The right edge.
    case right
  }

  /// The item whose attribute it is.
  public let item: any LayoutItem

  /// Which attribute it is.
  public let position: Position

  /// Creates an anchor.
  public init(item: any LayoutItem, position: Position) {
    self.item = item
    self.position = position
  }
}
