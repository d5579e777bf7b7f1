import Foundation
public import LayoutCore

/// Constrains the room of a block by the first baseline of an element: a rect as wide as its frame,
/// with no height, at the baseline. Without text, it is the upper edge.
public struct BaselineLayoutConstraint: ElementConstraint {
  let link: ElementLink
  let anchors: [LayoutAnchor]
  var operation: BlockStep.Operation { .useBaseline }

  /// Creates a constraint by an element's first baseline.
  public init(element: some LayoutElement, constraints: [LayoutAnchor]) {
    link = element.link
    anchors = constraints
  }

  /// Creates the same of rules: typed anchors, `[Left.limit(on: .outer)]`, or your own.
  @_disfavoredOverload
  public init(element: some LayoutElement, constraints: [any RectBasedConstraint]) {
    self.init(element: element, constraints: constraints.map(LayoutAnchor.anchor))
  }
}
