public import Foundation

/// A constraint that a closure describes.
///
/// Source: CGLayout 0.7, AnyRectBasedConstraint.
public struct AnyRectBasedConstraint: RectBasedConstraint {
  private let body: (inout CGRect, CGRect) -> Void

  /// Creates a constraint whose rule is `body`, called with the room and the rect it is constrained
  /// by.
  public init(_ body: @escaping (inout CGRect, CGRect) -> Void) {
    self.body = body
  }

  /// Changes the room as the closure does.
  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    body(&sourceRect, rect)
  }
}
