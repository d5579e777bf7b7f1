public import LayoutCore

/// Something that statements place and size: a view or a layout guide.
///
/// ```swift
/// item >> otherItem.allButBottom(leadingOffset: 8)   // four lines of Auto Layout
/// guide.width >> item.width.at(0.5)
/// ```
///
/// Statements are solved in the pass of the topmost ``ConstraintView`` above the items, or of any
/// other view that calls `layOutConstraints()`. `UIView` and `UILayoutGuide` conform.
///
/// Source: GetLaid, `LayoutItem`.
public protocol LayoutItem: LayoutElement {
  /// The view in whose coordinates the item lies: a view's superview, a guide's owning view.
  var parent: (any ConstrainableView)? { get }
}
