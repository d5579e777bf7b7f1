public import Foundation

/// Makes a room the rect that constrains it, as ``LayoutAnchor/equally`` does.
///
/// Source: CGLayout 0.7, Equal.
public struct Equal: RectBasedConstraint {
  /// Creates the constraint.
  public init() {}

  /// Makes the room the rect.
  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    sourceRect = rect
  }
}
