import Foundation
import LayoutCore

/// The width or height of an item, in points.
///
/// ```swift
/// picture.width >> 80
/// picture.width >> other.height.at(0.5)   // half as wide as the other is high
/// picture.height >> .max(200)             // 200 points at most
/// ```
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
