/// A side of a rect, as a type; ``LayoutSides`` lists them all.
public protocol LayoutSide {
  /// The axis along which the side can be moved.
  associatedtype Axis: LayoutAxis
  /// The place of the side's statements in a phase: left 0, right 1, leading 2, trailing 3,
  /// bottom 4, top 5, centers 6 and 7, baseline 8.
  static var rank: Int { get }
}
