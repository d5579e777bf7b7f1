import LayoutCore

extension HorizontalAnchor {
  var attribute: LayoutStatement.Attribute {
    switch position {
    case .leading: .leading
    case .centerX: .centerX
    case .trailing: .trailing
    case .left: .left
    case .right: .right
    }
  }

  /// The anchor as one side of a statement.
  var side: ItemAttribute { ItemAttribute(item, attribute) }
}

extension VerticalAnchor {
  var attribute: LayoutStatement.Attribute {
    switch position {
    case .top: .top
    case .centerY: .centerY
    case .bottom: .bottom
    }
  }

  /// The anchor as one side of a statement.
  var side: ItemAttribute { ItemAttribute(item, attribute) }
}

extension DimensionAnchor {
  var attribute: LayoutStatement.Attribute { dimension == .width ? .width : .height }

  /// The anchor as one side of a statement.
  var side: ItemAttribute { ItemAttribute(item, attribute) }
}

extension BaselineAnchor {
  var attribute: LayoutStatement.Attribute {
    baseline == .firstBaseline ? .firstBaseline : .lastBaseline
  }

  /// The anchor as one side of a statement.
  var side: ItemAttribute { ItemAttribute(view, attribute) }
}
