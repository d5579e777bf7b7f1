public import Foundation

/// A view that a collection uses again and again.
open class UICollectionReusableView: UIView {
  /// Creates a view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view from an archive. There are no archives without UIKit, so it is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The name under which a collection would use it again: none, as there are no collections here.
  open var reuseIdentifier: String? { nil }

  /// Called before a collection uses the view again; does nothing here.
  open func prepareForReuse() {}
}
