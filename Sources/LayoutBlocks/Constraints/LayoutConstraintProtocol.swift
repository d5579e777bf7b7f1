public import Foundation
public import LayoutCore

/// A change of the room that a block is laid out in.
///
/// A block applies its constraints in their order; each begins with the room that the one before
/// has left. One that is not active is left out.
///
/// ```swift
/// title.layoutBlock(
///   with: Layout(x: .left(8), height: .fixed(24)),
///   constraints: [logo.layoutConstraint(for: [.right(.limit(on: .outer))])])
/// ```
public protocol LayoutConstraintProtocol {
  /// The element whose rect constrains the room, `nil` where there is none.
  var elementIdentifier: ObjectIdentifier? { get }

  /// Whether the constraint has an effect. A block asks once, until the constraint or the block
  /// changes.
  var isActive: Bool { get }

  /// Changes the room.
  ///
  /// - Parameters:
  ///   - sourceRect: The room, in the coordinates of `space`.
  ///   - rect: The frame to take for that of the element, in the coordinates of what holds the
  ///     element: the new one if an earlier block of the pass has placed it. `nil` to ask the
  ///     element. A baseline is always asked, so that a constraint of your own sees where it was
  ///     before the pass.
  ///   - space: What holds the element to be placed.
  func formConstrain(
    sourceRect: inout CGRect, by rect: CGRect?, in space: any LayoutElement)

  /// Adds the constraint to the block that is being declared.
  ///
  /// By default, passes call ``formConstrain(sourceRect:by:in:)``. The constraints of the library
  /// are declared as steps instead, which cost less and can be proved; one of your own that is made
  /// of such passes the call on to them:
  ///
  /// ```swift
  /// func declareConstraint(in declaration: inout BlockDeclaration, within container: AnyObject) {
  ///   base.declareConstraint(in: &declaration, within: container)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - declaration: What the block is declared into.
  ///   - container: What holds the element to be placed.
  func declareConstraint(in declaration: inout BlockDeclaration, within container: AnyObject)
}

extension LayoutConstraintProtocol {
  /// Has passes call ``formConstrain(sourceRect:by:in:)``; does nothing unless the constraint is
  /// active.
  public func declareConstraint(
    in declaration: inout BlockDeclaration, within container: AnyObject
  ) {
    guard isActive, let space = container as? any LayoutElement else { return }
    // What holds the element may also own the pass.
    let link = space.link
    declaration.addCustomConstraint(by: elementIdentifier) { room, frame in
      guard let space = link.element else { return }
      formConstrain(sourceRect: &room, by: frame, in: space)
    }
  }
}
