import Foundation
public import LayoutCore

/// Constrains the room of a block by what an element holds: its bounds, or a scroll view's content.
///
/// The element's size is the new one if an earlier block of the same pass has placed it.
public struct ContentLayoutConstraint: ElementConstraint {
  let link: ElementLink
  let anchors: [LayoutAnchor]
  var operation: BlockStep.Operation { .useContent }

  /// Creates a constraint by what an element holds.
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
