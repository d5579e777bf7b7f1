public import Foundation
import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// How one rect, that of an element, constrains another, the room of a block.
///
/// A list of anchors is applied in its order; what comes later wins.
///
/// ```swift
/// let logo = CGRect(x: 0, y: 0, width: 100, height: 40)
/// var room = CGRect(x: 0, y: 0, width: 100, height: 200)
/// LayoutAnchor.bottom(.limit(on: .outer)).formConstrain(sourceRect: &room, by: logo)
/// // room is (0, 40, 100, 160): what is below the logo
/// ```
///
/// *Inner* works on the side of the edge where the constraining rect lies, *outer* on the other.
/// *Align* moves the room's near edge to the constraining edge and keeps its length, *limit* cuts
/// off what lies beyond, *pull* stretches or shortens the room so that it begins there. A room that
/// lies beyond as a whole ends with length zero, at the edge.
///
/// Centers can only be aligned here; ``LayoutAnchors`` can stretch them too.
///
/// Source: CGLayout 0.7, LayoutAnchor.
public enum LayoutAnchor: RectBasedConstraint {
  /// Puts the room's center, or its origin, on the rect's center.
  case center(Center)

  /// Constrains by the leading edge: the left one for readers from left to right.
  case leading(Leading)

  /// Constrains by the trailing edge: the right one for readers from left to right.
  case trailing(Trailing)

  /// Constrains by the left edge.
  case left(Left)

  /// Constrains by the right edge.
  case right(Right)

  /// Constrains by the upper edge.
  case top(Top)

  /// Constrains by the lower edge.
  case bottom(Bottom)

  /// Sets the room's width or height to a multiple of the rect's; its origin stays. A negative
  /// multiple makes the length zero.
  case size(Size)

  /// Takes insets off the room, whatever the rect is. Insets larger than the room leave length
  /// zero in the middle of what they leave over.
  case insets(UIEdgeInsets)

  /// Makes the room a given rect.
  case equal(CGRect)

  /// Makes the room the rect.
  case equally

  /// Applies a rule of your own.
  case custom(any RectBasedConstraint)

  /// Sets the room's width to a multiple of the rect's, short for `.size(.width(multiplier))`.
  public static func width(_ multiplier: CGFloat = 1) -> LayoutAnchor {
    .size(.width(multiplier))
  }

  /// Sets the room's height to a multiple of the rect's, short for `.size(.height(multiplier))`.
  public static func height(_ multiplier: CGFloat = 1) -> LayoutAnchor {
    .size(.height(multiplier))
  }

  /// Changes the room, reading from left to right;
  /// ``formConstrain(sourceRect:by:direction:)`` does it for either direction.
  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    formConstrain(sourceRect: &sourceRect, by: rect, direction: .leftToRight)
  }

  /// Changes the room for a reading direction, which decides what leading and trailing mean.
  public func formConstrain(
    sourceRect: inout CGRect, by rect: CGRect, direction: UIUserInterfaceLayoutDirection
  ) {
    if let rule {
      rule.formConstrain(sourceRect: &sourceRect, by: rect)
    } else {
      step.constrain(&sourceRect, by: rect, direction: direction)
    }
  }

  /// The constraint as an anchor: what anchors are made of becomes one again, anything else is
  /// ``custom(_:)``.
  static func anchor(_ constraint: any RectBasedConstraint) -> LayoutAnchor {
    switch constraint {
    case let anchor as LayoutAnchor: anchor
    case let left as Left: .left(left)
    case let right as Right: .right(right)
    case let top as Top: .top(top)
    case let bottom as Bottom: .bottom(bottom)
    case let leading as Leading: .leading(leading)
    case let trailing as Trailing: .trailing(trailing)
    case let center as Center: .center(center)
    case let size as Size: .size(size)
    case let inset as LayoutBlocks.Inset: .insets(inset.insets)
    case is LayoutBlocks.Equal: .equally
    default: .custom(constraint)
    }
  }
}

extension BlockStep {
  /// Changes a room as an anchor without a rule of its own does.
  func constrain(
    _ room: inout CGRect, by rect: CGRect, direction: UIUserInterfaceLayoutDirection
  ) {
    room = room.countedByAmount
    applyAnchor(to: &room, by: rect.countedByAmount, isMirrored: direction == .rightToLeft)
  }
}

extension LayoutAnchor {
  /// The side of an edge to work on.
  public enum Space: Hashable, Sendable {
    /// Where the constraining rect lies.
    case inner
    /// On the other side.
    case outer
  }

  /// What `left(_:)` takes.
  public typealias Left = LayoutEdge<LayoutSides.Left>
  /// What `right(_:)` takes.
  public typealias Right = LayoutEdge<LayoutSides.Right>
  /// What `top(_:)` takes.
  public typealias Top = LayoutEdge<LayoutSides.Top>
  /// What `bottom(_:)` takes.
  public typealias Bottom = LayoutEdge<LayoutSides.Bottom>
  /// What `leading(_:)` takes.
  public typealias Leading = LayoutEdge<LayoutSides.Leading>
  /// What `trailing(_:)` takes.
  public typealias Trailing = LayoutEdge<LayoutSides.Trailing>
  /// What `insets(_:)` takes.
  public typealias Inset = UIEdgeInsets
  /// What `equal(_:)` takes.
  public typealias Equal = CGRect
}
