import LayoutCore

/// One side of a statement: an attribute of an item.
struct ItemAttribute {
  var item: any LayoutItem
  var attribute: LayoutStatement.Attribute
}

extension LayoutItem {
  /// An attribute of the item as one side of a statement.
  func side(_ attribute: LayoutStatement.Attribute) -> ItemAttribute {
    ItemAttribute(item: self, attribute: attribute)
  }
}
