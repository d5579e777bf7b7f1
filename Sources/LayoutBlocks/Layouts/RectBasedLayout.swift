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
  /// amount. Content with a size that cannot be used counts as having none, with an issue. An
  /// element that stands for an area of another stays, with an issue. In a room without end, content
  /// is asked for an endless proposal, and a frame that is as long as the room leaves the element
  /// where it is.
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

extension LayoutElement {
  /// Moves the element to a frame that may be none, if it can be placed.
  func take(_ frame: CGRect) {
    guard isPlaceable else {
      LayoutIssue.report(
        LayoutIssue(
          .unplaceableElement, elements: [layoutName],
          explanation: "The element stands for an area of what holds it, so it cannot be moved.",
          advice: "Move a guide of your own."))
      return
    }
    guard frame.isFinite else { return }
    place(frame.countedByAmount)
  }
}

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

extension CGRect {
  /// The layout of a frame that stands at this rect's origin within the source rect and has its
  /// size: left, top and two fixed lengths.
  public func asLayout() -> Layout {
    Layout(
      x: .left(origin.x), y: .top(origin.y), width: .fixed(size.width), height: .fixed(size.height))
  }

  @inline(__always)
  var isFinite: Bool {
    // Zero times anything finite is zero.
    0 * origin.x + 0 * origin.y + 0 * size.width + 0 * size.height == 0
  }
}
