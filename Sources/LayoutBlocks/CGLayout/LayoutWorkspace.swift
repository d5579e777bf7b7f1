public import Foundation

/// What a place along an axis does to a room: the rules that anchors are made of, for an axis that
/// is a value.
///
/// ```swift
/// LayoutWorkspace.After.pull(
///   axis: CGRectAxis.horizontal, anchor: CGRectAxisAnchor.leading
/// ).constrained(
///   sourceRect: CGRect(x: 0, y: 0, width: 250, height: 10),
///   by: CGRect(x: 100, y: 0, width: 50, height: 10))
/// // (100, 0, 150, 10)
/// ```
///
/// Source: CGLayout 0.7, LayoutWorkspace.
public enum LayoutWorkspace {
  /// The side of smaller coordinates.
  public enum Before {
    /// Moves the room so that it ends at the place.
    public static func align(axis: any RectAxis, anchor: CGRectAxisAnchor) -> Rule {
      Rule(axis, anchor) { axis, room, place in
        axis.set(origin: place - axis.get(sizeAt: room), for: &room)
      }
    }

    /// Cuts off what of the room lies behind the place.
    public static func limit(axis: any RectAxis, anchor: CGRectAxisAnchor) -> Rule {
      Rule(axis, anchor) { axis, room, place in
        let start = axis.get(minOf: room)
        axis.set(size: max(0, min(axis.get(sizeAt: room), place - start)), for: &room)
        axis.set(origin: min(place, start), for: &room)
      }
    }

    /// Stretches or shortens the room so that it ends at the place.
    public static func pull(axis: any RectAxis, anchor: CGRectAxisAnchor) -> Rule {
      Rule(axis, anchor) { axis, room, place in
        let length = max(0, place - axis.get(minOf: room))
        axis.set(size: length, for: &room)
        axis.set(origin: place - length, for: &room)
      }
    }
  }

  /// The side of larger coordinates.
  public enum After {
    /// Moves the room so that it begins at the place.
    public static func align(axis: any RectAxis, anchor: CGRectAxisAnchor) -> Rule {
      Rule(axis, anchor) { axis, room, place in axis.set(origin: place, for: &room) }
    }

    /// Cuts off what of the room lies in front of the place.
    public static func limit(axis: any RectAxis, anchor: CGRectAxisAnchor) -> Rule {
      Rule(axis, anchor) { axis, room, place in
        let (start, end) = (axis.get(minOf: room), axis.get(maxOf: room))
        axis.set(size: max(0, min(end - start, end - place)), for: &room)
        axis.set(origin: max(place, start), for: &room)
      }
    }

    /// Stretches or shortens the room so that it begins at the place.
    public static func pull(axis: any RectAxis, anchor: CGRectAxisAnchor) -> Rule {
      Rule(axis, anchor) { axis, room, place in
        axis.set(size: max(0, axis.get(maxOf: room) - place), for: &room)
        axis.set(origin: place, for: &room)
      }
    }
  }

  /// The middle.
  public enum Center {
    /// Moves the room so that its middle is at the place.
    public static func align(axis: any RectAxis, anchor: CGRectAxisAnchor) -> Rule {
      Rule(axis, anchor) { axis, room, place in
        axis.set(origin: place - axis.get(sizeAt: room) / 2, for: &room)
      }
    }
  }

  /// One of these rules.
  public struct Rule: RectBasedConstraint {
    private let axis: any RectAxis
    private let anchor: CGRectAxisAnchor
    private let change: (any RectAxis, inout CGRect, CGFloat) -> Void

    fileprivate init(
      _ axis: any RectAxis, _ anchor: CGRectAxisAnchor,
      _ change: @escaping (any RectAxis, inout CGRect, CGFloat) -> Void
    ) {
      self.axis = axis
      self.anchor = anchor
      self.change = change
    }

    /// Changes the room.
    public func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
      change(axis, &sourceRect, anchor.get(for: rect, in: axis))
    }
  }
}
