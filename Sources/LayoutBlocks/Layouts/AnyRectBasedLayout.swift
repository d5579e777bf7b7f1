public import Foundation

/// A layout that a closure describes.
public struct AnyRectBasedLayout: RectBasedLayout {
  private let body: (inout CGRect, CGRect) -> Void

  /// Creates a layout whose rule is `body`, called with the frame and the source rect.
  public init(_ body: @escaping (inout CGRect, CGRect) -> Void) {
    self.body = body
  }

  /// Changes the rect as the closure does.
  public func formLayout(rect: inout CGRect, in source: CGRect) {
    body(&rect, source)
  }
}
