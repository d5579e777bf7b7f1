public import Foundation

/// An axis of rects: what sets and reads their lengths and places along it.
///
/// ``CGRectAxis`` has both.
///
/// Source: CGLayout 0.7, RectAxis.
public protocol RectAxis {
  /// Whether it is x.
  var isHorizontal: Bool { get }

  /// Whether it is y.
  var isVertical: Bool { get }

  /// The other axis.
  func transverse() -> any RectAxis

  /// Sets the length of a rect; its origin stays.
  func set(size: CGFloat, for rect: inout CGRect)

  /// The length of a rect.
  func get(sizeAt rect: CGRect) -> CGFloat

  /// Sets where a rect begins; its length stays.
  func set(origin: CGFloat, for rect: inout CGRect)

  /// Where a rect begins.
  func get(originAt rect: CGRect) -> CGFloat

  /// The larger end of a rect.
  func get(maxOf rect: CGRect) -> CGFloat

  /// The smaller end of a rect.
  func get(minOf rect: CGRect) -> CGFloat

  /// The middle of a rect.
  func get(midOf rect: CGRect) -> CGFloat

  /// The rect, moved along the axis.
  func offset(rect: CGRect, by value: CGFloat) -> CGRect
}
