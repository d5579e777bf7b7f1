public import Foundation

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// Insets as a constraint: the room without them, whatever the rect is.
///
/// ```swift
/// AnonymConstraint(anchors: [Inset(UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 15))])
/// // of a room (0, 0, 100, 20): (10, 0, 75, 20)
/// ```
///
/// Insets larger than the room leave length zero in the middle of what they leave over.
///
/// Source: CGLayout 0.7, Inset.
public struct Inset: RectBasedConstraint {
  let insets: UIEdgeInsets

  /// Creates a constraint of insets, in points.
  public init(_ insets: UIEdgeInsets) {
    self.insets = insets
  }

  /// Changes the room.
  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    LayoutAnchor.insets(insets).formConstrain(sourceRect: &sourceRect, by: rect)
  }
}
