public import Foundation
public import LayoutCore

/// A rule that forms a frame within a rect.
///
/// ``Layout`` is the usual one. A conforming type of your own becomes a part of a layout by
/// ``Layout/build(_:)``. Rects are what they are: negative sizes, `nan` and infinity go through the
/// formulas, and only the pass that gives an element its frame refuses what cannot be one.
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

  /// Places an element within `source`, a rect of its container's coordinates, starting from its
  /// own frame or another one, by its reading direction and its content.
  ///
  /// A frame that is not finite leaves the element where it is; a negative size counts by its
  /// amount; content with a size that cannot be used counts as having none; and an element that
  /// stands for an area of another stays: each with an issue. In a room without end, content is
  /// asked for an endless proposal, and a frame as long as the room is not finite.
  public func apply(
    for element: some LayoutElement, in source: CGRect, use frame: CGRect? = nil
  ) {
    var result = frame ?? element.layoutFrame
    Layout.build(self).form(
      &result, in: source, element.effectiveUserInterfaceLayoutDirection
    ) { room in
      let size = element.contentSize(in: room)
      if size.isUsableContent { return size }
      LayoutIssue.report(.measuringFailed(size, [element.layoutName], at: nil))
      return .zero
    }
    element.take(result)
  }
}
