import Foundation
import LayoutCore

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

  /// Whether the element lives and has a container.
  public var isActive: Bool { link.element?.layoutContainer != nil }

  /// Declares the anchors, by the rect of the element.
  public func declareConstraint(
    in declaration: inout BlockDeclaration, within container: AnyObject
  ) {
    guard declaration.use(link, operation, container) else { return }
    declaration.program.add(anchors, &declaration.closures)
  }

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
    own.origin = LayoutSpace.convert(own.origin, from: element.layoutContainer, to: space)
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
