public import Foundation

/// The pixels of a display: snaps rectangles so that their edges lie between pixels.
///
/// Snap finished frames once, while they are written. Every edge is rounded on its own at its
/// absolute place, so neighbors that share an edge share it afterwards. Edges are kept as whole
/// pixels; a size is the difference of two of them, divided by the scale once, because the
/// difference of two divided edges is often a little short, which costs text its last line.
///
///     let grid = PixelGrid(scale: 3)
///     grid.snap(CGRect(x: 0.4, y: 0, width: 10, height: 20.2))
///     // x 1/3 (pixel 1), width 30/3 = 10 (pixels 1 to 31), height 61/3 (pixel 61)
///
/// A pixel's half rounds up, towards larger coordinates; a millionth of a pixel less counts as the
/// half, so that neighbors computed in different ways still agree.
public struct PixelGrid: Equatable, Sendable {
  /// Pixels per point. Nothing is snapped unless it is finite and more than zero.
  public var scale: CGFloat

  /// Where the origin of the rectangles' coordinates lies on the display, in points. Nothing is
  /// snapped unless it is finite.
  public var origin: CGPoint

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - origin: Where the origin of the rectangles' coordinates lies on the display, in points.
  public init(scale: CGFloat, origin: CGPoint = .zero) {
    self.scale = scale
    self.origin = origin
  }

  /// The rectangle with each edge moved to the nearest edge of a pixel.
  ///
  /// A thin rectangle may become empty. With `keepingMeasuredSize` the near edges are rounded, and
  /// the size is rounded *up* to whole pixels, so that a measured text keeps all its lines; such a
  /// rectangle may reach up to a pixel into its far neighbor.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in points. One that is not finite, would not stay so, or has an edge
  ///     beyond 2⁵² pixels, where there is nothing left to round, is returned as it is. A negative
  ///     size stays one.
  ///   - keepingMeasuredSize: Whether the result must be at least as wide and high as `rect`.
  public func snap(_ rect: CGRect, keepingMeasuredSize: Bool = false) -> CGRect {
    // Recorded are the frames before; to move them would be another formula for every pixel.
    if Recording.isOn {
      noteMeasured(rect, keepingMeasuredSize)
      return rect
    }
    return moved(rect, keepingMeasuredSize: keepingMeasuredSize)
  }

  /// The rectangle with its edges moved, also while a pass is recorded.
  package func moved(_ rect: CGRect, keepingMeasuredSize: Bool) -> CGRect {
    guard
      let x = snap(
        rect.origin.x, rect.size.width, offset: origin.x, keepsLength: keepingMeasuredSize),
      let y = snap(
        rect.origin.y, rect.size.height, offset: origin.y, keepsLength: keepingMeasuredSize)
    else { return rect }
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// A point that lies in a rectangle before it is snapped if and only if `point` does afterwards:
  /// of a pixel's width, a rectangle gets all or nothing, by the side of the middle its edges are on.
  package func probe(at point: CGPoint) -> CGPoint {
    // Recorded frames are not snapped.
    if Recording.isOn { return point }
    guard let x = probe(at: point.x, offset: origin.x),
      let y = probe(at: point.y, offset: origin.y)
    else { return point }
    return CGPoint(x: x, y: y)
  }

  private func probe(at place: CGFloat, offset: CGFloat) -> CGFloat? {
    guard scale > 0, scale.isFinite, abs((offset + place) * scale) < Self.limit else { return nil }
    var pixel = ((offset + place) * scale).rounded(.down)
    // Multiplying rounds: a place at the edge of a pixel may come out a little off.
    if (pixel + 1) / scale - offset <= place { pixel += 1 }
    if pixel / scale - offset > place { pixel -= 1 }
    return (pixel + Self.half) / scale - offset
  }

  /// The whole pixels between which a stretch of an axis is snapped; nil when it is not.
  ///
  /// Both are whole numbers, kept in the type they are computed in.
  package func pixels(
    _ start: CGFloat, _ length: CGFloat, offset: CGFloat, keepsLength: Bool
  ) -> (near: CGFloat, far: CGFloat)? {
    guard scale > 0, scale.isFinite else { return nil }
    let near = (offset + start) * scale
    let far = (offset + (start + length)) * scale
    guard abs(near) < Self.limit, abs(far) < Self.limit else { return nil }
    let nearPixel = Self.nearest(near)
    guard keepsLength, length > 0 else { return (nearPixel, Self.nearest(far)) }

    var count = (length * scale).rounded(.up)
    // Multiplying rounds: a length that is whole pixels already may come out a little off.
    if (count - 1) / scale >= length { count -= 1 }
    if count / scale < length { count += 1 }
    return (nearPixel, nearPixel + count)
  }

  private func snap(
    _ start: CGFloat, _ length: CGFloat, offset: CGFloat, keepsLength: Bool
  ) -> (start: CGFloat, length: CGFloat)? {
    guard let pixels = pixels(start, length, offset: offset, keepsLength: keepsLength) else {
      return nil
    }
    let (near, length) = (pixels.near / scale - offset, (pixels.far - pixels.near) / scale)
    // A pixel of next to no scale may be without end.
    return (near + length).isFinite ? (near, length) : nil
  }

  private static let limit: CGFloat = 0x1p52

  /// What counts as a pixel's half.
  private static var half: CGFloat { 0.5 - 1e-6 }

  private static func nearest(_ edge: CGFloat) -> CGFloat {
    let below = edge.rounded(.down)
    return edge - below >= half ? below + 1 : below
  }
}
