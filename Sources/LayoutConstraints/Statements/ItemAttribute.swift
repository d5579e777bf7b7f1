import LayoutCore

/// One side of a statement: an attribute of an item.
struct ItemAttribute {
  let item: ConstraintItem
  let attribute: LayoutStatement.Attribute

  @inline(__always)
  init(_ item: any LayoutItem, _ attribute: LayoutStatement.Attribute) {
    self.item = .of(item)
    self.attribute = attribute
  }
}

extension LayoutItem {
  /// An attribute of the item as one side of a statement.
  func side(_ attribute: LayoutStatement.Attribute) -> ItemAttribute {
    ItemAttribute(self, attribute)
  }
}
