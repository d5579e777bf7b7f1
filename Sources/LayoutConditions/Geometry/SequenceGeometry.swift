public import Foundation
import LayoutCore

/// The frames of an equal-sized sequence as arithmetic.
///
/// ```swift
/// let rows = SequenceGeometry(
///   initial: CGRect(x: 0, y: 0, width: 320, height: 44), margin: 1, direction: .vertical)
/// rows.frame(at: 1_000)                                        // (0, 45000, 320, 44)
/// rows.indices(meeting: CGRect(x: 0, y: 450, width: 320, height: 100), count: 5_000)   // 10..<13
/// ```
///
/// The frames are those a ``LayoutView`` gives elements with the same position
/// (``LayoutPosition/Sequential``). Source: NotAutoLayout, `LayoutPosition.Sequential`.
public struct SequenceGeometry: Equatable, Sendable {
  /// The frame of element 0. A negative size is standardized.
  public let initial: CGRect

  /// The distance between neighbors, in points; negative where they overlap.
  public let margin: CGFloat

  /// The axis of the sequence.
  public let direction: LayoutPosition.Sequential.Direction

  let along: EvenlySpaced

  /// Creates a sequence.
  public init(
    initial: CGRect, margin: CGFloat = 0, direction: LayoutPosition.Sequential.Direction
  ) {
    let initial = initial.countedByAmount
    self.initial = initial
    self.margin = margin
    self.direction = direction
    along =
      direction == .horizontal
      ? EvenlySpaced(
        start: initial.origin.x, length: initial.size.width, pitch: initial.size.width + margin)
      : EvenlySpaced(
        start: initial.origin.y, length: initial.size.height, pitch: initial.size.height + margin)
  }

  /// The frame of an element. Any index is valid. O(1).
  @inline(__always)
  public func frame(at index: Int) -> CGRect {
    let position = along.position(index)
    return direction == .horizontal
      ? CGRect(
        x: position, y: initial.origin.y, width: initial.size.width, height: initial.size.height)
      : CGRect(
        x: initial.origin.x, y: position, width: initial.size.width, height: initial.size.height)
  }

  /// The smallest size from (0, 0) that holds the first `count` elements; zero for none. O(1).
  public func contentSize(count: Int) -> CGSize {
    guard let extent = along.extent(count: count) else { return .zero }
    return direction == .horizontal
      ? CGSize(width: max(extent.high, 0), height: max(initial.maxY, 0))
      : CGSize(width: max(initial.maxX, 0), height: max(extent.high, 0))
  }

  /// The elements among the first `count` that have more than an edge in common with a rectangle.
  ///
  /// O(1). An empty rectangle meets none, nor does one with a coordinate that is not a number.
  public func indices(meeting rect: CGRect, count: Int) -> Range<Int> {
    let isHorizontal = direction == .horizontal
    let cross = EvenlySpaced(
      start: isHorizontal ? initial.origin.y : initial.origin.x,
      length: isHorizontal ? initial.size.height : initial.size.width, pitch: 0)
    let crossMeets = cross.indices(
      count: 1, meeting: isHorizontal ? rect.minY : rect.minX,
      isHorizontal ? rect.maxY : rect.maxX)
    guard !crossMeets.isEmpty else { return 0..<0 }
    return along.indices(
      count: count, meeting: isHorizontal ? rect.minX : rect.minY,
      isHorizontal ? rect.maxX : rect.maxY)
  }
}
