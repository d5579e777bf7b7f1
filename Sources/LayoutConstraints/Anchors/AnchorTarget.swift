import LayoutCore

/// A target that is an attribute of an item, with terms.
protocol AnchorTarget: TermsTarget {
  /// The attribute of the item.
  var targetAttribute: LayoutStatement.Attribute { get }

  /// The item whose attribute it is.
  var targetItem: any LayoutItem { get }
}

extension AnchorTarget {
  /// Makes the active statement that relates an attribute of an item to the target; the item's same
  /// attribute for `nil`. A method, so that an optional target need not be copied.
  @inline(__always)
  func makeStatement(
    _ attribute: LayoutStatement.Attribute? = nil, of item: any LayoutItem,
    at location: LayoutLocation?
  ) -> LayoutStatement {
    .make(
      attribute ?? targetAttribute, of: item, to: targetAttribute, of: targetItem, terms,
      at: location)
  }
}

extension HorizontalTarget: AnchorTarget {
  var targetAttribute: LayoutStatement.Attribute { anchor.attribute }
  var targetItem: any LayoutItem { anchor.item }
}

extension VerticalTarget: AnchorTarget {
  var targetAttribute: LayoutStatement.Attribute { anchor.attribute }
  var targetItem: any LayoutItem { anchor.item }
}

extension BaselineTarget: AnchorTarget {
  var targetAttribute: LayoutStatement.Attribute { anchor.attribute }
  var targetItem: any LayoutItem { anchor.view }
}
