/// A box that places each of its subviews by its `anchor`, the last one on top.
open class AnchorView: LayoutBoxView {
  override var boxKind: BoxStyle.Kind { .anchors }

  override var isPlain: Bool { type(of: self) == AnchorView.self }
}
