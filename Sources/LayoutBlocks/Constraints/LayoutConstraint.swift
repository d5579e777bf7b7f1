import Foundation
public import LayoutCore

/// Constrains the room of a block by the frame of an element.
///
/// The frame is the new one if an earlier block of the same pass has placed the element, and is
/// taken to the coordinates of what holds the block's own element. The constraint does not keep
/// its element alive. A block leaves it out, with an issue, if the element is gone or stands in no
/// other; what holds the block's element may be without a container of its own.
///
/// Source: CGLayout 0.7, reference section 2.4.
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
}

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
}

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
}

/// A constraint by a rect of an element.
protocol ElementConstraint: LayoutConstraintProtocol {
  var link: ElementLink { get }
  var anchors: [LayoutAnchor] { get }
  /// The step that takes the rect.
  var operation: BlockStep.Operation { get }
}

extension ElementConstraint {
  /// The element, as long as it lives.
  public var elementIdentifier: ObjectIdentifier? { link.element.map { ObjectIdentifier($0) } }

  /// Whether the element lives and stands in another.
  public var isActive: Bool { link.element?.layoutContainer != nil }

  /// Changes the room by the rect that the element has now, unless one is given.
  public func formConstrain(
    sourceRect: inout CGRect, by rect: CGRect?, in space: any LayoutElement
  ) {
    guard let element = link.element else { return }
    var own = rect ?? element.layoutFrame
    switch operation {
    case .useContent: own = element.content(within: own)
    case .useBaseline:
      own.origin.y += BaselineElement.offset(in: element, size: own.size)
      own.size.height = 0
    default: break
    }
    own.origin = LayoutSpace.convert(own.origin, from: element.superElement, to: space)
    for anchor in anchors {
      anchor.formConstrain(
        sourceRect: &sourceRect, by: own,
        direction: space.effectiveUserInterfaceLayoutDirection)
    }
  }
}

extension LayoutElement {
  /// What the element holds where it has a frame, in the coordinates of that frame.
  fileprivate func content(within frame: CGRect) -> CGRect {
    if let guide = self as? any GuideElement { return guide.room(in: frame) }
    guard let content = layoutContentSize else { return frame }
    return CGRect(
      x: frame.origin.x - layoutBoundsOrigin.x, y: frame.origin.y - layoutBoundsOrigin.y,
      width: content.width, height: content.height)
  }
}
