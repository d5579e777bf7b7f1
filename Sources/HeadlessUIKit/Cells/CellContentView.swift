/// The content view of a cell, which marks the cell and what holds the cell when its own margins or
/// content change: the height that fits may be another one.
final class CellContentView: UIView {
  override func setNeedsLayout() {
    super.setNeedsLayout()
    superview?.setNeedsLayoutWithSuperview()
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    superview?.setNeedsLayout()
  }
}
