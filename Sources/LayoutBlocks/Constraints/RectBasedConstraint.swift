public import Foundation

/// A rule that changes the room a block is laid out in.
///
/// A conforming type of your own joins a list of anchors as ``LayoutAnchor/custom(_:)``.
public protocol RectBasedConstraint {
  /// Changes `sourceRect`, the room, as the rule says for `rect`, what the room is constrained by.
  ///
  /// Both are in the same coordinates, in points.
  func formConstrain(sourceRect: inout CGRect, by rect: CGRect)
}

extension RectBasedConstraint {
  /// The room that the rule makes of `sourceRect`.
  public func constrained(sourceRect: CGRect, by rect: CGRect) -> CGRect {
    var result = sourceRect
    formConstrain(sourceRect: &result, by: rect)
    return result
  }
}
