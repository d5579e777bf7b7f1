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
