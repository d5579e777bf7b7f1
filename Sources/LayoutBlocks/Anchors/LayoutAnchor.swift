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
/// Source: CGLayout 0.7, reference section 2.3.
public enum LayoutAnchor: RectBasedConstraint {
  /// Puts the room's center, or its origin, on the rect's center.
  case center(Center)

  /// Constrains by the leading edge: the left one for readers from left to right.
  case leading(Edge)

  /// Constrains by the trailing edge: the right one for readers from left to right.
  case trailing(Edge)

  /// Constrains by the left edge.
  case left(Edge)

  /// Constrains by the right edge.
  case right(Edge)

  /// Constrains by the upper edge.
  case top(Edge)

  /// Constrains by the lower edge.
  case bottom(Edge)

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
    if case .custom(let constraint) = self {
      constraint.formConstrain(sourceRect: &sourceRect, by: rect)
    } else {
      sourceRect = sourceRect.countedByAmount
      step.applyAnchor(
        to: &sourceRect, by: rect.countedByAmount, isMirrored: direction == .rightToLeft)
    }
  }
}

extension LayoutAnchor {
  /// What an edge does to the room.
  public struct Edge: Hashable, Sendable {
    /// The side of an edge to work on.
    public enum Space: Hashable, Sendable {
      /// Where the constraining rect lies.
      case inner
      /// On the other side.
      case outer
    }

    let operation: BlockStep.Operation
    let isOuter: Bool

    private init(_ operation: BlockStep.Operation, _ space: Space) {
      self.operation = operation
      isOuter = space == .outer
    }

    /// Moves the room so that it touches the edge from a side.
    public static func align(by space: Space) -> Edge { Edge(.alignEdge, space) }

    /// Cuts off what lies on the other side of the edge.
    public static func limit(on space: Space) -> Edge { Edge(.limitEdge, space) }

    /// Stretches or shortens the room so that it touches the edge from a side.
    public static func pull(from space: Space) -> Edge { Edge(.pullEdge, space) }

    /// Short for ``align(by:)``.
    public static func align(_ space: Space) -> Edge { align(by: space) }

    /// Short for ``limit(on:)``.
    public static func limit(_ space: Space) -> Edge { limit(on: space) }

    /// Short for ``pull(from:)``.
    public static func pull(_ space: Space) -> Edge { pull(from: space) }
  }

  /// What a center does to the room.
  public struct Center: Hashable, Sendable {
    /// The point of the room that is put on the center.
    public enum Point: Hashable, Sendable {
      /// Its own center.
      case center
      /// Its origin.
      case origin
    }

    let point: Point

    /// Moves the room so that a point of it lies on the rect's center.
    public static func align(by point: Point) -> Center { Center(point: point) }
  }

  /// What a length does to the room. A negative multiple counts as zero, as it does for
  /// ``LengthAnchor/scaled(by:scale:)``.
  public struct Size: Hashable, Sendable {
    let isVertical: Bool
    let multiplier: CGFloat

    /// A multiple of the width.
    public static func width(_ multiplier: CGFloat = 1) -> Size {
      Size(isVertical: false, multiplier: multiplier)
    }

    /// A multiple of the height.
    public static func height(_ multiplier: CGFloat = 1) -> Size {
      Size(isVertical: true, multiplier: multiplier)
    }
  }

  /// What ``left(_:)`` takes.
  public typealias Left = Edge
  /// What ``right(_:)`` takes.
  public typealias Right = Edge
  /// What ``top(_:)`` takes.
  public typealias Top = Edge
  /// What ``bottom(_:)`` takes.
  public typealias Bottom = Edge
  /// What ``leading(_:)`` takes.
  public typealias Leading = Edge
  /// What ``trailing(_:)`` takes.
  public typealias Trailing = Edge
  /// What ``insets(_:)`` takes.
  public typealias Inset = UIEdgeInsets
  /// What ``equal(_:)`` takes.
  public typealias Equal = CGRect
}
