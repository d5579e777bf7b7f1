public import Foundation

/// A rule that forms a frame within a rect.
///
/// ``Layout`` is the usual one. A conforming type of your own becomes a part of a layout by
/// ``Layout/build(_:)``. Rects are what they are: negative sizes, `nan` and infinity go through the
/// formulas, and only a pass that places an element refuses what cannot be a frame.
public protocol RectBasedLayout {
  /// Changes `rect` as the rule says for `source`.
  ///
  /// - Parameters:
  ///   - rect: The frame before, in points; what the rule does not decide stays.
  ///   - source: The room to lay out in, in the same coordinates.
  func formLayout(rect: inout CGRect, in source: CGRect)
}

extension RectBasedLayout {
  /// The frame that the rule forms of `rect` in `source`.
  public func layout(rect: CGRect, in source: CGRect) -> CGRect {
    var result = rect
    formLayout(rect: &result, in: source)
    return result
  }
}
