public import Foundation

/// A view that a collection reuses.
open class UICollectionReusableView: UIView {
  /// Creates a view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view from an archive. There are no archives without UIKit, so it is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The name under which a collection reuses it: `nil`, as there are no collections here.
  open var reuseIdentifier: String? { nil }

  /// Called before a collection reuses the view; does nothing here.
  open func prepareForReuse() {}
}
