import Foundation
import LayoutCore

/// The width or height of an item.
public struct DimensionAnchor {
  /// Which attribute it is.
  public enum Dimension: Hashable, Sendable, CaseIterable {
    /// The width.
    case width
    /// The height.
    case height
  }

  /// The item whose attribute it is.
  public let item: any LayoutItem

  /// Which attribute it is.
  public let dimension: Dimension

  /// Creates an anchor.
  public init(item: any LayoutItem, dimension: Dimension) {
    self.item = item
    self.dimension = dimension
  }
}
