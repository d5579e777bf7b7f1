/// A side of a rect, as a type; ``LayoutSides`` lists them all.
public protocol LayoutSide {
  /// The axis along which the side can be moved.
  associatedtype Axis: LayoutAxis
}
