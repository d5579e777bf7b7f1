/// An axis, as a type.
public protocol LayoutAxis {
  /// Whether it is y.
  static var isVertical: Bool { get }
}
