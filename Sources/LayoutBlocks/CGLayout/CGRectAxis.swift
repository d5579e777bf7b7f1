public import Foundation

/// The axes of rects.
///
/// ```swift
/// stack.axis = CGRectAxis.vertical
/// CGRectAxis.vertical.get(maxOf: CGRect(x: 0, y: 10, width: 5, height: 20))   // 30
/// ```
///
/// Source: CGLayout 0.7, CGRectAxis.
public enum CGRectAxis: RectAxis, Hashable, Sendable {
  /// Along x.
  case horizontal

  /// Along y.
  case vertical

  /// Whether it is x.
  public var isHorizontal: Bool { self == .horizontal }

  /// Whether it is y.
  public var isVertical: Bool { self == .vertical }

  /// The other axis.
  public func transverse() -> any RectAxis {
    isVertical ? CGRectAxis.horizontal : CGRectAxis.vertical
  }

  /// Sets the length of a rect; its origin stays.
  public func set(size: CGFloat, for rect: inout CGRect) {
    if isVertical { rect.size.height = size } else { rect.size.width = size }
  }

  /// The length of a rect.
  public func get(sizeAt rect: CGRect) -> CGFloat { isVertical ? rect.height : rect.width }

  /// Sets where a rect begins; its length stays.
  public func set(origin: CGFloat, for rect: inout CGRect) {
    if isVertical { rect.origin.y = origin } else { rect.origin.x = origin }
  }

  /// Where a rect begins.
  public func get(originAt rect: CGRect) -> CGFloat {
    isVertical ? rect.origin.y : rect.origin.x
  }

  /// The larger end of a rect.
  public func get(maxOf rect: CGRect) -> CGFloat { isVertical ? rect.maxY : rect.maxX }

  /// The smaller end of a rect.
  public func get(minOf rect: CGRect) -> CGFloat { isVertical ? rect.minY : rect.minX }

  /// The middle of a rect.
  public func get(midOf rect: CGRect) -> CGFloat { isVertical ? rect.midY : rect.midX }

  /// The rect, moved along the axis.
  public func offset(rect: CGRect, by value: CGFloat) -> CGRect {
    isVertical ? rect.offsetBy(dx: 0, dy: value) : rect.offsetBy(dx: value, dy: 0)
  }
}
