import Foundation
public import LayoutCore

/// Constrains the room of a block by the frame of an element.
///
/// The frame is the new one if an earlier block of the same pass has placed the element, and is
/// taken to the coordinates of what holds the block's own element. The constraint does not keep
/// its element alive. A block leaves it out, with an issue, if the element is gone or has no
/// container; what holds the block's element may be without a container of its own.
///
/// Source: CGLayout 0.7, LayoutConstraint.
public struct LayoutConstraint: ElementConstraint {
  let link: ElementLink
  let anchors: [LayoutAnchor]
  var operation: BlockStep.Operation { .useFrame }

  /// Creates a constraint by an element's frame.
  ///
  /// - Parameters:
  ///   - element: The element whose frame constrains.
  ///   - constraints: What the frame does to the room, in this order.
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
