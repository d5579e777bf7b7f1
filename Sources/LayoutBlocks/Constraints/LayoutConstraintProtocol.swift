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
}
