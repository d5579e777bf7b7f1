public import Foundation
public import LayoutCore

/// CGLayout's name for what has a frame and bounds. Every element does.
public typealias RectBasedElement = LayoutElement

/// CGLayout's name for an element as a pass on another thread sees it; see
/// ``LayoutElement/inLayoutTime``.
public typealias ElementInLayoutTime = LayoutElement

/// CGLayout's name for what has coordinates that others convert to. Every element does.
public typealias LayoutCoordinateSpace = LayoutElement

/// CGLayout's name for an element that knows the size that fits it. Every element does.
public typealias AdaptiveLayoutElement = LayoutElement

/// CGLayout's name for an element that can take the size of its content. Every element can.
public typealias AdjustableLayoutElement = LayoutElement

/// CGLayout's name for an element with a baseline. Every element has one, if only its upper edge.
public typealias TextPresentedElement = LayoutElement

/// CGLayout's name for an element with anchors. Every element has them.
public typealias AnchoredLayoutElement = LayoutElement

extension LayoutElement {
  /// What holds the element, if that is an element itself.
  public var superElement: (any LayoutElement)? { layoutContainer as? any LayoutElement }

  /// The frame in the coordinates of what holds the element, in points, as if it had no transform.
  ///
  /// Setting one that is not finite leaves the element where it is, a negative size counts by its
  /// amount, and an element that stands for an area of another, as a safe area's guide does, stays:
  /// each with an issue. A guide lays out its content.
  public var frame: CGRect {
    get { layoutFrame }
    set { take(newValue) }
  }

  /// The element's own rect: its size, from where its own coordinates begin. That of a guide is the
  /// room for its content, from the guide's frame.
  public var bounds: CGRect {
    if let guide = self as? any GuideElement { return guide.bounds }
    return CGRect(origin: layoutBoundsOrigin, size: layoutFrame.size)
  }

  /// The room for what is in the element: its bounds, a scroll view's content, or a guide's room in
  /// the coordinates of the guide's owner.
  public var layoutBounds: CGRect {
    if let guide = self as? any GuideElement { return guide.room(in: guide.layoutFrame) }
    if let content = layoutContentSize { return CGRect(origin: .zero, size: content) }
    return CGRect(origin: layoutBoundsOrigin, size: layoutFrame.size)
  }

  /// The element itself: passes run where the element lives, and values cross threads by
  /// ``LayoutBlockProtocol/capture(in:)``.
  public var inLayoutTime: Self { self }

  /// The sides and lengths of the element, to be referred to by those of another.
  public var layoutAnchors: LayoutAnchors<Self> { LayoutAnchors(self) }

  /// A constraint by the element's frame.
  public func layoutConstraint(for anchors: [LayoutAnchor]) -> LayoutConstraint {
    LayoutConstraint(element: self, constraints: anchors)
  }

  /// A constraint by what the element holds.
  public func contentLayoutConstraint(for anchors: [LayoutAnchor]) -> ContentLayoutConstraint {
    ContentLayoutConstraint(element: self, constraints: anchors)
  }

  /// A constraint by the element's first baseline.
  public func baselineLayoutConstraint(for anchors: [LayoutAnchor]) -> BaselineLayoutConstraint {
    BaselineLayoutConstraint(element: self, constraints: anchors)
  }

  /// A constraint by the size of the element's content.
  public func adjustLayoutConstraint(
    for anchors: [LayoutAnchor.Size], alignment: Layout.Alignment = .equal
  ) -> AdjustLayoutConstraint {
    AdjustLayoutConstraint(element: self, anchors: anchors, alignment: alignment)
  }

  /// A block that places the element.
  public func layoutBlock(
    with layout: Layout = .equal, constraints: [any LayoutConstraintProtocol],
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutBlock<Self> {
    LayoutBlock(
      element: self, layout: layout, constraints: constraints, fileID: fileID, line: line)
  }

  /// A block that places the element by a layout alone.
  public func layoutBlock(
    with layout: Layout = .equal, fileID: String = #fileID, line: Int = #line
  ) -> LayoutBlock<Self> {
    LayoutBlock(element: self, layout: layout, fileID: fileID, line: line)
  }

  /// A block whose room anchors describe.
  public func layoutBlock(
    with layout: Layout = .equal, fileID: String = #fileID, line: Int = #line,
    constraints: (LayoutAnchors<Self>) -> Void
  ) -> LayoutBlock<Self> {
    LayoutBlock(
      element: self, layout: layout, fileID: fileID, line: line, constraints: constraints)
  }

  /// The rule by which the element's content takes the place of a room: the size that fits.
  public var contentConstraint: any RectBasedConstraint {
    ContentSizeConstraint(link: link)
  }
}

/// Gives a room the size that fits an element in another rect.
private struct ContentSizeConstraint: RectBasedConstraint {
  let link: ElementLink

  func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    guard let element = link.element else { return }
    sourceRect.size = element.contentSize(in: rect.size)
  }
}
