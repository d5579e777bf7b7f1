/// The sides that anchors are of, as types: what can be said depends on the side.
public enum LayoutSides {
  /// Along x.
  public enum Horizontal: LayoutAxis {
    /// No.
    public static var isVertical: Bool { false }
  }
  /// Along y.
  public enum Vertical: LayoutAxis {
    /// Yes.
    public static var isVertical: Bool { true }
  }

  /// The left edge.
  public enum Left: LayoutNearSide {
    /// The axis along which it can be moved.
    public typealias Axis = Horizontal
    /// The place of its statements in a phase.
    public static var rank: Int { 0 }
  }
  /// The right edge.
  public enum Right: LayoutFarSide {
    /// The axis along which it can be moved.
    public typealias Axis = Horizontal
    /// The place of its statements in a phase.
    public static var rank: Int { 1 }
  }
  /// The edge where lines begin.
  public enum Leading: LayoutNearSide {
    /// The axis along which it can be moved.
    public typealias Axis = Horizontal
    /// The place of its statements in a phase.
    public static var rank: Int { 2 }
  }
  /// The edge where lines end.
  public enum Trailing: LayoutFarSide {
    /// The axis along which it can be moved.
    public typealias Axis = Horizontal
    /// The place of its statements in a phase.
    public static var rank: Int { 3 }
  }
  /// The lower edge.
  public enum Bottom: LayoutFarSide {
    /// The axis along which it can be moved.
    public typealias Axis = Vertical
    /// The place of its statements in a phase.
    public static var rank: Int { 4 }
  }
  /// The upper edge.
  public enum Top: LayoutNearSide {
    /// The axis along which it can be moved.
    public typealias Axis = Vertical
    /// The place of its statements in a phase.
    public static var rank: Int { 5 }
  }
  /// The middle along x.
  public enum CenterX: LayoutSide {
    /// The axis along which it can be moved.
    public typealias Axis = Horizontal
    /// The place of its statements in a phase.
    public static var rank: Int { 6 }
  }
  /// The middle along y.
  public enum CenterY: LayoutSide {
    /// The axis along which it can be moved.
    public typealias Axis = Vertical
    /// The place of its statements in a phase.
    public static var rank: Int { 7 }
  }
  /// The first baseline.
  public enum Baseline: LayoutSide {
    /// The axis along which it can be moved.
    public typealias Axis = Vertical
    /// The place of its statements in a phase.
    public static var rank: Int { 8 }
  }
}
