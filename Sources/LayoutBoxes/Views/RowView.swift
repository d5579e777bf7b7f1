/// A box that places its subviews one beside the other.
///
/// Subviews keep their natural widths; what is left over goes to those with a `weight`,
/// or to the last one that can use it. With a baseline, they are aligned on it.
///
/// ```swift
/// RowView(spacing: 8) {
///   icon
///   UILabel(text: "Title", weight: 1)
/// }
/// ```
///
/// Source: Lima, `LMRowView`.
open class RowView: BoxView {
  /// The baseline that aligns subviews if ``isAlignToBaseline`` says so.
  public var baseline: BoxBaseline {
    get { storedBaseline }
    set {
      storedBaseline = newValue
      if isAlignToBaseline { isAlignToBaseline = true }
    }
  }

  private var storedBaseline = BoxBaseline.first

  /// Whether subviews are aligned on a common baseline; `false` by default.
  public var isAlignToBaseline: Bool {
    get { ownBoxState.own.baseline != nil }
    set { setOwn { $0.baseline = newValue ? storedBaseline : nil } }
  }

  override var boxKind: BoxStyle.Kind { .row }

  override var isPlain: Bool { type(of: self) == RowView.self }
}
