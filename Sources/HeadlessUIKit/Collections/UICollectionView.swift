public import Foundation

/// A collection without items: it can be laid out, and stores what is set.
open class UICollectionView: UIScrollView {
  /// Creates a collection with a frame in its future superview's coordinates.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.user = self
  }

  /// Creates a collection from an archive. There are no archives without UIKit, so it has a new
  /// layout.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
    collectionViewLayout.user = self
  }

  /// How items are arranged.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.user = nil
      collectionViewLayout.user = self
    }
  }

  /// The object that provides the items. It is never asked.
  open weak var dataSource: (any UICollectionViewDataSource)?

  /// The view behind the items.
  open var backgroundView: UIView?

  /// Whether items can be selected.
  open var allowsSelection = true

  /// Does nothing: the collection creates no cells.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}

  /// Returns a new plain cell: there are no cells to reuse.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }

  /// Returns `nil`: there are no items.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }

  /// Does nothing: there are no items.
  open func reloadData() {}

  /// Does nothing: there are no items.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}

  /// The ways a collection scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// To the left and the right.
    case horizontal = 1
  }
}
