public import Foundation
public import LayoutCore

extension Layout.Alignment {
  /// Where a frame lies along y.
  public struct Vertical: OneAxisLayout, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let list: LayoutPartList

    init(list: LayoutPartList) {
      self.list = list
    }

    init(_ part: LayoutPart) {
      list = LayoutPartList(part, isVertical: true)
    }

    /// A distance from the top edge, as ``top(_:)-(CGFloat)``.
    public init(floatLiteral value: Double) {
      self.init(LayoutPart(.near, CGFloat(value)))
    }

    /// A distance from the top edge.
    public init(integerLiteral value: Int) {
      self.init(LayoutPart(.near, CGFloat(value)))
    }

    /// At the top edge.
    public static var equal: Self { Self(LayoutPart(.near)) }

    /// In the middle.
    public static var center: Self { Self(LayoutPart(.center)) }

    /// At the top edge, short for `.top(0)`.
    public static var top: Self { Self(LayoutPart(.near)) }

    /// At the bottom edge, short for `.bottom(0)`.
    public static var bottom: Self { Self(LayoutPart(.far)) }

    /// The top edge, `offset` points below the room's.
    public static func top(_ offset: CGFloat = 0) -> Self { Self(LayoutPart(.near, offset)) }

    /// The bottom edge, `offset` points above the room's.
    public static func bottom(_ offset: CGFloat = 0) -> Self { Self(LayoutPart(.far, offset)) }

    /// In the middle, then `offset` points below it.
    public static func center(_ offset: CGFloat = 0) -> Self {
      Self(LayoutPart(.center, offset))
    }

    /// The top edge, a share of the room's length below the room's.
    public static func top(multiplier: CGFloat) -> Self {
      Self(LayoutPart(.nearMultiplied, multiplier))
    }

    /// The bottom edge, a share of the room's length above the room's.
    public static func bottom(multiplier: CGFloat) -> Self {
      Self(LayoutPart(.farMultiplied, multiplier))
    }

    /// The top edge, as far from the room's as there is room to spare, but within a range.
    ///
    /// A half-open range ends at its upper bound, as a closed one does. With a step, a distance
    /// below the upper bound is rounded down to a multiple of it.
    public static func top(between range: some LayoutRange, step: CGFloat = 0) -> Self {
      Self(LayoutPart(.nearBetween, between: range, step: step))
    }

    /// The bottom edge, as far from the room's as there is room to spare, but within a range.
    public static func bottom(between range: some LayoutRange, step: CGFloat = 0) -> Self {
      Self(LayoutPart(.farBetween, between: range, step: step))
    }

    /// Moves the top edge of the old frame to as far from the room's as there is room to spare,
    /// at least the bound. The other edge stays, and no length becomes less than zero.
    ///
    /// `.top(5...)` in a room from 0 to 100 makes 60 to 60 of a frame from 20 to 60.
    public static func top(_ range: PartialRangeFrom<CGFloat>) -> Self {
      Self(LayoutPart(.stretchNear, range.lowerBound))
    }

    /// Moves the bottom edge of the old frame likewise.
    public static func bottom(_ range: PartialRangeFrom<CGFloat>) -> Self {
      Self(LayoutPart(.stretchFar, range.lowerBound))
    }

    /// A place that another rule decides.
    public static func build(_ base: any RectBasedLayout) -> Self {
      Self(list: LayoutPartList(base))
    }

    /// What the left side decides, then what the right side does.
    public static func + (lhs: Self, rhs: Self) -> Self {
      Self(list: lhs.list + rhs.list)
    }

    /// Decides about this axis of `rect`; the other one stays.
    public func formLayout(rect: inout CGRect, in source: CGRect) {
      Layout(only: list).formLayout(rect: &rect, in: source)
    }
  }
}
