import Foundation
import LayoutCore

/// A vertical position of an item: an edge or the middle; y grows downwards.
///
/// A property of the item returns it, and `>>` relates it to another one or to a target.
///
/// ```swift
/// text.top >> title.bottom.offset(4)   // 4 points below the title
/// ```
public struct VerticalAnchor {
  /// Which attribute it is.
  public enum Position: Hashable, Sendable, CaseIterable {
    /// The top edge.
    case top
    /// The middle between top and bottom.
    case centerY
    /// The bottom edge.
    case bottom
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
