public import Foundation

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// Insets as a constraint: the room without them, whatever the rect is.
///
/// ```swift
/// var room = CGRect(x: 0, y: 0, width: 100, height: 20)
/// Inset(UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 15)).formConstrain(
///   sourceRect: &room, by: .zero)
/// // room is (10, 0, 75, 20)
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
