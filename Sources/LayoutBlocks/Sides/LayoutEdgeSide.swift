/// An edge, not a middle.
public protocol LayoutEdgeSide: LayoutSide {}
