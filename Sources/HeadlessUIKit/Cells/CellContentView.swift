/// The content view of a cell, which marks the cell when its own margins or content change.
final class CellContentView: UIView {
  override func setNeedsLayout() {
    super.setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    superview?.setNeedsLayout()
  }
}
