/// An edge with the larger coordinate, or where lines end.
public protocol LayoutFarSide: LayoutEdgeSide {}

extension LayoutFarSide {
  /// Yes.
  public static var isFar: Bool { true }
}
