/// The content view of a cell, whose margins and content count for the cell's layout.
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
