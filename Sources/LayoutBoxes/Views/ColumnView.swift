/// A box that places its subviews one below the other.
///
/// Subviews keep their natural heights; what is left over goes to those with a
/// `weight`, or to the last one that can use it. In a grid, the cells of rows that are
/// subviews form columns of equal width.
///
/// Source: Lima, `LMColumnView`.
open class ColumnView: BoxView {
  /// Whether the cells of rows form columns; `false` by default.
  public var isAlignToGrid: Bool {
    get { ownBoxState.own.isGrid }
    set { setOwn { $0.isGrid = newValue } }
  }

  /// Whether ``BoxView/spacing`` counts from the last baseline of one subview to the first of the
  /// next; `false` by default.
  public var isAlignToBaseline: Bool {
    get { ownBoxState.own.baseline != nil }
    set { setOwn { $0.baseline = newValue ? .first : nil } }
  }

  override var boxKind: BoxStyle.Kind { .column }

  override var isPlain: Bool { type(of: self) == ColumnView.self }
}
