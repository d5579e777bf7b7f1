public import Foundation
public import LayoutCore

extension Layout {
  /// How large a frame is within a rect.
  public struct Filling: RectBasedLayout {
    /// How wide it is.
    public var horizontal: Horizontal

    /// How high it is.
    public var vertical: Vertical

    /// Creates a filling.
    public init(horizontal: Horizontal, vertical: Vertical) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    /// Changes the size of a frame; its place stays.
    public func formLayout(rect: inout CGRect, in source: CGRect) {
      vertical.formLayout(rect: &rect, in: source)
      horizontal.formLayout(rect: &rect, in: source)
    }

    /// As large as the rect.
    public static var equal: Self { Filling(horizontal: .equal, vertical: .equal) }

    /// As large as the element's content.
    public static var content: Self { Filling(horizontal: .content, vertical: .content) }
  }
}

extension Layout.Filling {
  /// How wide a frame is.
  public typealias Horizontal = Length<LayoutSides.Horizontal>

  /// How high a frame is.
  public typealias Vertical = Length<LayoutSides.Vertical>

  /// How long a frame is along an axis.
  public struct Length<Axis: LayoutAxis>: OneAxisLayout, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
  {
    let list: LayoutPartList

    init(list: LayoutPartList) {
      self.list = list
    }

    init(_ part: LayoutPart) {
      list = LayoutPartList(part, isVertical: Axis.isVertical)
    }

    /// A fixed length in points.
    public init(floatLiteral value: Double) {
      self.init(LayoutPart(.fixed, CGFloat(value)))
    }

    /// A fixed length in points.
    public init(integerLiteral value: Int) {
      self.init(LayoutPart(.fixed, CGFloat(value)))
    }

    /// As the room.
    public static var equal: Self { Self(LayoutPart(.fill)) }

    /// What the element's content takes in the room, by `LayoutElement.contentSize(in:)`.
    ///
    /// Unlike an ``AdjustLayoutConstraint``, this leaves the room as it is, so a place can count
    /// from its far edges: content of 70 × 12 in a room of 100 × 100 stands, ten points from the
    /// right and the bottom, at (20, 78).
    public static var content: Self { Self(LayoutPart(.content)) }

    /// A length in points.
    public static func fixed(_ length: CGFloat) -> Self { Self(LayoutPart(.fixed, length)) }

    /// A share of the room's length.
    public static func scaled(_ scale: CGFloat) -> Self { Self(LayoutPart(.scaled, scale)) }

    /// The room's length less `insets`, the total of both sides, but not less than zero.
    public static func boxed(_ insets: CGFloat) -> Self { Self(LayoutPart(.boxed, insets)) }

    /// The room's length, but not more than `length`.
    public static func upTo(_ length: CGFloat) -> Self {
      Self(LayoutPart(.between, -.infinity, to: length))
    }

    /// The room's length, but not less than `length`.
    public static func from(_ length: CGFloat) -> Self {
      Self(LayoutPart(.between, length, to: .infinity))
    }

    /// The room's length within a range. A half-open range ends at its upper bound, as a closed
    /// one does.
    public static func between(_ range: some LayoutRange) -> Self {
      Self(LayoutPart(.between, between: range))
    }

    /// A length that another rule decides.
    public static func build(_ base: any RectBasedLayout) -> Self {
      Self(list: LayoutPartList(base))
    }

    /// What the left side decides, then what the right side does.
    public static func + (lhs: Self, rhs: Self) -> Self {
      Self(list: lhs.list + rhs.list)
    }

    /// Decides about this length of `rect`; everything else stays.
    public func formLayout(rect: inout CGRect, in source: CGRect) {
      Layout(only: list).formLayout(rect: &rect, in: source)
    }
  }
}
