public import LayoutCore

extension LayoutElement {
  /// The sides and lengths of the element, to be referred to by those of another.
  public var layoutAnchors: LayoutAnchors<Self> { LayoutAnchors(self) }

  /// A constraint by the element's frame.
  public func layoutConstraint(for anchors: [LayoutAnchor]) -> LayoutConstraint {
    LayoutConstraint(element: self, constraints: anchors)
  }

  /// A constraint by the element's frame: typed anchors, `[Left.limit(on: .outer)]`, or
  /// rules of your own.
  @_disfavoredOverload
  public func layoutConstraint(
    for anchors: [any RectBasedConstraint]
  ) -> LayoutConstraint {
    LayoutConstraint(element: self, constraints: anchors)
  }

  /// A constraint by what the element holds.
  public func contentLayoutConstraint(for anchors: [LayoutAnchor]) -> ContentLayoutConstraint {
    ContentLayoutConstraint(element: self, constraints: anchors)
  }

  /// A constraint by what the element holds: typed anchors, `[Left.limit(on: .outer)]`, or
  /// rules of your own.
  @_disfavoredOverload
  public func contentLayoutConstraint(
    for anchors: [any RectBasedConstraint]
  ) -> ContentLayoutConstraint {
    ContentLayoutConstraint(element: self, constraints: anchors)
  }

  /// A constraint by the element's first baseline.
  public func baselineLayoutConstraint(for anchors: [LayoutAnchor]) -> BaselineLayoutConstraint {
    BaselineLayoutConstraint(element: self, constraints: anchors)
  }

  /// A constraint by the element's first baseline: typed anchors, `[Left.limit(on: .outer)]`, or
  /// rules of your own.
  @_disfavoredOverload
  public func baselineLayoutConstraint(
    for anchors: [any RectBasedConstraint]
  ) -> BaselineLayoutConstraint {
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
