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
  }
  /// The right edge.
  public enum Right: LayoutFarSide {
    /// The axis along which it can be moved.
    public typealias Axis = Horizontal
  }
  /// The edge where lines begin.
  public enum Leading: LayoutNearSide {
    /// The axis along which it can be moved.
    public typealias Axis = Horizontal
  }
  /// The edge where lines end.
  public enum Trailing: LayoutFarSide {
    /// The axis along which it can be moved.
    public typealias Axis = Horizontal
  }
  /// The lower edge.
  public enum Bottom: LayoutFarSide {
    /// The axis along which it can be moved.
    public typealias Axis = Vertical
  }
  /// The upper edge.
  public enum Top: LayoutNearSide {
    /// The axis along which it can be moved.
    public typealias Axis = Vertical
  }
  /// The middle along x.
  public enum CenterX: LayoutSide {
    /// The axis along which it can be moved.
    public typealias Axis = Horizontal
  }
  /// The middle along y.
  public enum CenterY: LayoutSide {
    /// The axis along which it can be moved.
    public typealias Axis = Vertical
  }
  /// The first baseline.
  public enum Baseline: LayoutSide {
    /// The axis along which it can be moved.
    public typealias Axis = Vertical
  }
}
