public import Foundation

/// A place of a rect along an axis.
///
/// Source: CGLayout 0.7, CGRectAxisAnchor.
public enum CGRectAxisAnchor: Hashable, Sendable {
  /// The smaller end.
  case leading

  /// The larger end.
  case trailing

  /// The middle.
  case center

  /// The length, as a place.
  case size

  /// Where it is in a rect.
  public func get(for rect: CGRect, in axis: any RectAxis) -> CGFloat {
    switch self {
    case .leading: axis.get(minOf: rect)
    case .trailing: axis.get(maxOf: rect)
    case .center: axis.get(midOf: rect)
    case .size: axis.get(sizeAt: rect)
    }
  }
}
