/// An edge with the smaller coordinate, or where lines begin.
public protocol LayoutNearSide: LayoutEdgeSide {}

extension LayoutNearSide {
  /// No.
  public static var isFar: Bool { false }
}
