public import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What an edge of a rect does to a room: ``Left``, ``Right``, ``Top``, ``Bottom``, ``Leading`` and
/// ``Trailing`` are edges of one side each.
///
/// A ``LayoutAnchor`` takes one, `.left(.limit(on: .outer))`; one that has a name of its own is a
/// constraint by itself.
///
/// ```swift
/// let isRightOf = Right.limit(on: .outer)
/// isRightOf.constrained(
///   sourceRect: CGRect(x: 0, y: 0, width: 100, height: 20),
///   by: CGRect(x: 0, y: 0, width: 30, height: 20))
/// // (30, 0, 70, 20): what is right of the other rect
/// ```
///
/// Source: CGLayout 0.7, Left, Right, Top, Bottom, Leading and Trailing.
public struct LayoutEdge<Side: LayoutEdgeSide>: RectBasedConstraint, Extensible {
  let edge: LayoutAnchor.Edge

  /// The rule that takes the place of the operation, if there is one.
  let base: (any RectBasedConstraint)?

  init(_ edge: LayoutAnchor.Edge, base: (any RectBasedConstraint)? = nil) {
    self.edge = edge
    self.base = base
  }

  /// Moves the room so that it touches the edge from a side.
  public static func align(by space: LayoutAnchor.Space) -> Self { Self(.align(by: space)) }

  /// Cuts off what lies on the other side of the edge.
  public static func limit(on space: LayoutAnchor.Space) -> Self { Self(.limit(on: space)) }

  /// Stretches or shortens the room so that it touches the edge from a side.
  public static func pull(from space: LayoutAnchor.Space) -> Self { Self(.pull(from: space)) }

  /// Short for ``align(by:)``.
  public static func align(_ space: LayoutAnchor.Space) -> Self { align(by: space) }

  /// Short for ``limit(on:)``.
  public static func limit(_ space: LayoutAnchor.Space) -> Self { limit(on: space) }

  /// Short for ``pull(from:)``.
  public static func pull(_ space: LayoutAnchor.Space) -> Self { pull(from: space) }

  /// An edge that does what a rule of your own says.
  public static func build(_ base: any RectBasedConstraint) -> Self {
    Self(LayoutAnchor.Edge(.customAnchor, .inner), base: base)
  }

  /// Changes the room, reading from left to right.
  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    if let base {
      base.formConstrain(sourceRect: &sourceRect, by: rect)
    } else {
      step.constrain(&sourceRect, by: rect, direction: .leftToRight)
    }
  }

  /// The edge as the engine runs it; one with a rule needs its index.
  var step: BlockStep {
    var step = BlockStep(edge.operation)
    step.isVertical = Side.Axis.isVertical
    step.mirrors =
      Side.self == LayoutSides.Leading.self || Side.self == LayoutSides.Trailing.self
    step.side = Side.isFar ? .far : .near
    // Inside of a near edge, and outside of a far one, is the side of growing coordinates.
    step.isAfter = Side.isFar == edge.isOuter
    return step
  }
}

/// What the left edge does to a room; see ``LayoutEdge``.
public typealias Left = LayoutEdge<LayoutSides.Left>

/// What the right edge does to a room; see ``LayoutEdge``.
public typealias Right = LayoutEdge<LayoutSides.Right>

/// What the upper edge does to a room; see ``LayoutEdge``.
public typealias Top = LayoutEdge<LayoutSides.Top>

/// What the lower edge does to a room; see ``LayoutEdge``.
public typealias Bottom = LayoutEdge<LayoutSides.Bottom>

/// What the edge where lines begin does to a room; see ``LayoutEdge``.
public typealias Leading = LayoutEdge<LayoutSides.Leading>

/// What the edge where lines end does to a room; see ``LayoutEdge``.
public typealias Trailing = LayoutEdge<LayoutSides.Trailing>

/// What a center does to a room.
public typealias Center = LayoutAnchor.Center

/// What a length does to a room.
public typealias Size = LayoutAnchor.Size
