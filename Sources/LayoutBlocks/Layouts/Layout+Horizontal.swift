public import Foundation
public import LayoutCore

extension Layout.Alignment {
  /// Where a frame lies along x.
  public struct Horizontal: OneAxisLayout, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let list: LayoutPartList

    init(list: LayoutPartList) {
      self.list = list
    }

    init(_ part: LayoutPart) {
      list = LayoutPartList(part, isVertical: false)
    }

    /// A distance from the left edge, as ``left(_:)-(CGFloat)``.
    public init(floatLiteral value: Double) {
      self.init(LayoutPart(.near, CGFloat(value)))
    }

    /// A distance from the left edge.
    public init(integerLiteral value: Int) {
      self.init(LayoutPart(.near, CGFloat(value)))
    }

    /// At the left edge.
    public static var equal: Self { Self(LayoutPart(.near)) }

    /// In the middle.
    public static var center: Self { Self(LayoutPart(.center)) }

    /// At the left edge, short for `.left(0)`.
    public static var left: Self { Self(LayoutPart(.near)) }

    /// At the right edge, short for `.right(0)`.
    public static var right: Self { Self(LayoutPart(.far)) }

    /// At the leading edge, short for `.leading(0)`.
    public static var leading: Self { Self(LayoutPart(.leading)) }

    /// At the trailing edge, short for `.trailing(0)`.
    public static var trailing: Self { Self(LayoutPart(.trailing)) }

    /// The left edge, `offset` points right of the room's.
    public static func left(_ offset: CGFloat = 0) -> Self { Self(LayoutPart(.near, offset)) }

    /// The right edge, `offset` points left of the room's.
    public static func right(_ offset: CGFloat = 0) -> Self { Self(LayoutPart(.far, offset)) }

    /// In the middle, then `offset` points right of it.
    public static func center(_ offset: CGFloat = 0) -> Self {
      Self(LayoutPart(.center, offset))
    }

    /// The left edge, a share of the room's length right of the room's.
    public static func left(multiplier: CGFloat) -> Self {
      Self(LayoutPart(.nearMultiplied, multiplier))
    }

    /// The right edge, a share of the room's length left of the room's.
    public static func right(multiplier: CGFloat) -> Self {
      Self(LayoutPart(.farMultiplied, multiplier))
    }

    /// The left edge, as far from the room's as there is room to spare, but within a range.
    ///
    /// A half-open range ends at its upper bound, as a closed one does. With a step, a distance
    /// below the upper bound is rounded down to a multiple of it.
    public static func left(between range: some LayoutRange, step: CGFloat = 0) -> Self {
      Self(LayoutPart(.nearBetween, between: range, step: step))
    }

    /// The right edge, as far from the room's as there is room to spare, but within a range.
    public static func right(between range: some LayoutRange, step: CGFloat = 0) -> Self {
      Self(LayoutPart(.farBetween, between: range, step: step))
    }

    /// Moves the left edge of the old frame to as far from the room's as there is room to spare,
    /// at least the bound. The other edge stays; past it, the length is zero at the new place.
    ///
    /// In a room from 0 to 100, `.left(5...)` makes 60 to 60 of a frame from 20 to 60, and
    /// `.left(90...)` makes 90 to 90 of it.
    public static func left(_ range: PartialRangeFrom<CGFloat>) -> Self {
      Self(LayoutPart(.stretchNear, range.lowerBound))
    }

    /// Moves the right edge of the old frame likewise.
    public static func right(_ range: PartialRangeFrom<CGFloat>) -> Self {
      Self(LayoutPart(.stretchFar, range.lowerBound))
    }

    /// The leading edge, `offset` points inside the room's; the left one for readers from left to
    /// right. Which it is, is decided when the layout runs.
    public static func leading(_ offset: CGFloat = 0) -> Self { Self(LayoutPart(.leading, offset)) }

    /// The trailing edge, `offset` points inside the room's.
    public static func trailing(_ offset: CGFloat = 0) -> Self {
      Self(LayoutPart(.trailing, offset))
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
