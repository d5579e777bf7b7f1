public import Foundation

extension LayoutAnchor {
  /// What an edge does to the room, whichever edge it is; see ``LayoutEdge``.
  public struct Edge: Hashable, Sendable {
    /// The side of an edge to work on.
    public typealias Space = LayoutAnchor.Space

    let operation: BlockStep.Operation
    let isOuter: Bool

    init(_ operation: BlockStep.Operation, _ space: Space) {
      self.operation = operation
      isOuter = space == .outer
    }

    /// Moves the room so that it touches the edge from a side.
    public static func align(by space: Space) -> Edge { Edge(.alignEdge, space) }

    /// Cuts off what lies on the other side of the edge.
    public static func limit(on space: Space) -> Edge { Edge(.limitEdge, space) }

    /// Stretches or shortens the room so that it touches the edge from a side.
    public static func pull(from space: Space) -> Edge { Edge(.pullEdge, space) }
  }

  /// Constrains by the left edge.
  @_disfavoredOverload public static func left(_ edge: Edge) -> LayoutAnchor { .left(Left(edge)) }

  /// Constrains by the right edge.
  @_disfavoredOverload public static func right(_ edge: Edge) -> LayoutAnchor {
    .right(Right(edge))
  }

  /// Constrains by the upper edge.
  @_disfavoredOverload public static func top(_ edge: Edge) -> LayoutAnchor { .top(Top(edge)) }

  /// Constrains by the lower edge.
  @_disfavoredOverload public static func bottom(_ edge: Edge) -> LayoutAnchor {
    .bottom(Bottom(edge))
  }

  /// Constrains by the edge where lines begin.
  @_disfavoredOverload public static func leading(_ edge: Edge) -> LayoutAnchor {
    .leading(Leading(edge))
  }

  /// Constrains by the edge where lines end.
  @_disfavoredOverload public static func trailing(_ edge: Edge) -> LayoutAnchor {
    .trailing(Trailing(edge))
  }

  /// What a center does to the room.
  public struct Center: RectBasedConstraint, Extensible {
    /// The point of the room that is put on the center.
    public enum Point: Hashable, Sendable {
      /// Its own center.
      case center
      /// Its origin.
      case origin
    }

    let point: Point
    let base: (any RectBasedConstraint)?

    private init(_ point: Point, base: (any RectBasedConstraint)? = nil) {
      self.point = point
      self.base = base
    }

    /// Moves the room so that a point of it lies on the rect's center.
    public static func align(by point: Point) -> Center { Center(point) }

    /// A center that does what a rule of your own says.
    public static func build(_ base: any RectBasedConstraint) -> Center {
      Center(.center, base: base)
    }

    /// Changes the room.
    public func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
      LayoutAnchor.center(self).formConstrain(sourceRect: &sourceRect, by: rect)
    }
  }

  /// What a length does to the room. A negative multiple counts as zero, as it does for
  /// ``LengthAnchor/scaled(by:scale:)``.
  public struct Size: RectBasedConstraint, Extensible {
    let isVertical: Bool
    let multiplier: CGFloat
    let base: (any RectBasedConstraint)?

    init(isVertical: Bool, multiplier: CGFloat, base: (any RectBasedConstraint)? = nil) {
      self.isVertical = isVertical
      self.multiplier = multiplier
      self.base = base
    }

    /// A multiple of the width.
    public static func width(_ multiplier: CGFloat = 1) -> Size {
      Size(isVertical: false, multiplier: multiplier)
    }

    /// A multiple of the height.
    public static func height(_ multiplier: CGFloat = 1) -> Size {
      Size(isVertical: true, multiplier: multiplier)
    }

    /// A size that a rule of your own makes of the constraining rect, or of the content's.
    public static func build(_ base: any RectBasedConstraint) -> Size {
      Size(isVertical: false, multiplier: 1, base: base)
    }

    /// Changes the room.
    public func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
      LayoutAnchor.size(self).formConstrain(sourceRect: &sourceRect, by: rect)
    }
  }
}
