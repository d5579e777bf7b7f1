/// An edge, not a middle.
public protocol LayoutEdgeSide: LayoutSide {
  /// Whether the edge has the larger coordinate, or is where lines end.
  static var isFar: Bool { get }
}
