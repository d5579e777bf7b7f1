extension LayoutStatement {
  /// What of an item a statement is about.
  public enum Attribute: String, Hashable, Sendable, CaseIterable {
    case left, right, leading, trailing, centerX, width
    case top, bottom, centerY, height, firstBaseline, lastBaseline
  }
}

extension LayoutStatement.Attribute {
  var isSize: Bool { self == .width || self == .height }

  /// Whether it lies along x.
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width: true
    case .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline: false
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether it depends on the direction in which the user reads.
  var isDirectional: Bool { self == .leading || self == .trailing }

  /// Whether it is one edge, whatever the direction.
  var isFixedEdge: Bool { self == .left || self == .right }
}
