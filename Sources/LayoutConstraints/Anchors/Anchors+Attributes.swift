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
}

extension VerticalAnchor {
  var attribute: LayoutStatement.Attribute {
    switch position {
    case .top: .top
    case .centerY: .centerY
    case .bottom: .bottom
    }
  }
}

extension DimensionAnchor {
  var attribute: LayoutStatement.Attribute { dimension == .width ? .width : .height }
}

extension BaselineAnchor {
  var attribute: LayoutStatement.Attribute {
    baseline == .firstBaseline ? .firstBaseline : .lastBaseline
  }
}
