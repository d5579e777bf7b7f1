public import Foundation
public import LayoutCore

extension RectBasedLayout {
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
      LayoutIssue.report(.measuringFailed(size, [element.issueName], at: nil))
      return .zero
    }
    element.take(result)
  }
}
