/// An edge with the smaller coordinate, or where lines begin.
public protocol LayoutNearSide: LayoutEdgeSide {}
