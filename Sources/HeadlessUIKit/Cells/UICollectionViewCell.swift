public import Foundation

/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  private let content = CellContentView()

  /// Creates an empty cell with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  /// Creates a cell from an archive. There are no archives without UIKit, so it is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    content.computedFrame = storedBounds
    addSubview(content)
  }

  /// The view for the cell's content; as large as the cell.
  open var contentView: UIView { content }

  /// Whether it is selected.
  open var isSelected = false

  /// Whether it is being touched.
  open var isHighlighted = false

  /// The view behind everything.
  open var backgroundView: UIView? {
    didSet { placeBehind(backgroundView, insteadOf: oldValue) }
  }

  /// The view behind everything while the cell is selected. Stored only: selecting shows nothing.
  open var selectedBackgroundView: UIView?

  /// Places the content view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.computedFrame = bounds
    content.computedFrame = bounds
  }
}
