extension LayoutStatement {
  /// What of an item a statement is about.
  public enum Attribute: String, Hashable, Sendable, CaseIterable {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The edge where lines begin.
    case leading
    /// The edge where lines end.
    case trailing
    /// The middle between left and right.
    case centerX
    /// The width.
    case width
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The middle between top and bottom.
    case centerY
    /// The height.
    case height
    /// The baseline of the first line of text.
    case firstBaseline
    /// The baseline of the last line of text.
    case lastBaseline
  }
}

extension LayoutStatement {
  /// Whether the statement relates a width to a height.
  var relatesAxes: Bool {
    guard let targetAttribute else { return false }
    return sourceAttribute.isHorizontal != targetAttribute.isHorizontal
  }
}

extension LayoutStatement.Attribute {
  @inline(__always)
  var isSize: Bool { self == .width || self == .height }

  /// Whether it lies along x.
  @inline(__always)
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width: true
    case .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline: false
    }
  }

  @inline(__always)
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether it depends on the direction in which the user reads.
  @inline(__always)
  var isDirectional: Bool { self == .leading || self == .trailing }

  /// Whether it is one edge, whatever the direction.
  var isFixedEdge: Bool { self == .left || self == .right }
}
