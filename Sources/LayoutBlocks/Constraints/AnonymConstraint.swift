public import Foundation
public import LayoutCore

/// Constrains the room of a block by itself.
///
/// Source: CGLayout 0.7, AnonymConstraint.
public struct AnonymConstraint: LayoutConstraintProtocol {
  let anchors: [LayoutAnchor]
  let constrainRect: ((CGRect) -> CGRect)?
  let transform: ((CGRect) -> CGRect)?

  /// Creates a constraint of anchors.
  ///
  /// - Parameters:
  ///   - anchors: What is done to the room, in this order.
  ///   - constrainRect: The rect that constrains, made of the room; without it the room itself.
  public init(anchors: [LayoutAnchor], constrainRect: ((CGRect) -> CGRect)? = nil) {
    self.anchors = anchors
    self.constrainRect = constrainRect
    transform = nil
  }

  /// Creates a constraint of rules, `[Inset(insets), Size.width(0.5)]`; see
  /// ``init(anchors:constrainRect:)-([LayoutAnchor],_)``.
  @_disfavoredOverload
  public init(
    anchors: [any RectBasedConstraint], constrainRect: ((CGRect) -> CGRect)? = nil
  ) {
    self.init(anchors: anchors.map(LayoutAnchor.anchor), constrainRect: constrainRect)
  }

  /// Creates a constraint that changes the room as a closure does.
  public init(transform: @escaping (inout CGRect) -> Void) {
    anchors = []
    constrainRect = nil
    self.transform = { rect in
      var result = rect
      transform(&result)
      return result
    }
  }

  /// None.
  public var elementIdentifier: ObjectIdentifier? { nil }

  /// Always.
  public var isActive: Bool { true }

  /// Declares the anchors, by the room.
  public func declareConstraint(
    in declaration: inout BlockDeclaration, within container: AnyObject
  ) {
    if let transform {
      let closures = declaration.closures.created()
      declaration.program.steps.append(BlockStep(.transform, i: closures.transforms.count))
      closures.transforms.append(transform)
    }
    if let constrainRect {
      let closures = declaration.closures.created()
      declaration.program.steps.append(BlockStep(.useTransformed, i: closures.transforms.count))
      closures.transforms.append(constrainRect)
    } else {
      declaration.program.steps.append(BlockStep(.useSource))
    }
    declaration.program.add(anchors, &declaration.closures)
  }

  /// Changes the room by itself, or by a rect that is given.
  public func formConstrain(
    sourceRect: inout CGRect, by rect: CGRect?, in space: any LayoutElement
  ) {
    if let transform { sourceRect = transform(sourceRect) }
    let room = rect ?? constrainRect?(sourceRect) ?? sourceRect
    for anchor in anchors {
      anchor.formConstrain(
        sourceRect: &sourceRect, by: room,
        direction: space.effectiveUserInterfaceLayoutDirection)
    }
  }
}
