extension LayoutItem {
  /// The left edge, whichever way the user reads.
  public var left: HorizontalAnchor { anchor(for: .left) }

  /// The right edge, whichever way the user reads.
  public var right: HorizontalAnchor { anchor(for: .right) }

  /// The edge where lines begin.
  public var leading: HorizontalAnchor { anchor(for: .leading) }

  /// The edge where lines end.
  public var trailing: HorizontalAnchor { anchor(for: .trailing) }

  /// The middle between left and right.
  public var centerX: HorizontalAnchor { anchor(for: .centerX) }

  /// The upper edge.
  public var top: VerticalAnchor { anchor(for: .top) }

  /// The lower edge.
  public var bottom: VerticalAnchor { anchor(for: .bottom) }

  /// The middle between top and bottom.
  public var centerY: VerticalAnchor { anchor(for: .centerY) }

  /// The width. On a view `width` is also the number of that name; the context tells them apart.
  public var width: DimensionAnchor { anchor(for: DimensionAnchor.Dimension.width) }

  /// The height. On a view `height` is also the number of that name; the context tells them apart.
  public var height: DimensionAnchor { anchor(for: DimensionAnchor.Dimension.height) }

  /// Width and height.
  public var size: SizeTarget { SizeTarget(item: self) }

  /// The anchor of a horizontal position.
  public func anchor(for position: HorizontalAnchor.Position) -> HorizontalAnchor {
    HorizontalAnchor(item: self, position: position)
  }

  /// The anchor of a vertical position.
  public func anchor(for position: VerticalAnchor.Position) -> VerticalAnchor {
    VerticalAnchor(item: self, position: position)
  }

  /// The anchor of a dimension.
  public func anchor(for dimension: DimensionAnchor.Dimension) -> DimensionAnchor {
    DimensionAnchor(item: self, dimension: dimension)
  }
}

extension ConstrainableView {
  /// The baseline of the first line of text; the upper edge where there is none.
  public var firstBaseline: BaselineAnchor { anchor(for: BaselineAnchor.Baseline.firstBaseline) }

  /// The baseline of the last line of text; the lower edge where there is none.
  public var lastBaseline: BaselineAnchor { anchor(for: BaselineAnchor.Baseline.lastBaseline) }

  /// The anchor of a baseline.
  public func anchor(for baseline: BaselineAnchor.Baseline) -> BaselineAnchor {
    BaselineAnchor(view: self, baseline: baseline)
  }
}
