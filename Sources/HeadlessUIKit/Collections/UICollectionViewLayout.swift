public import Foundation

/// How a collection arranges its items. Stored only: the collection here has no items.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
open class UICollectionViewLayout: NSObject {
  /// Creates a layout.
  public override init() {
    super.init()
  }

  /// Creates a layout from an archive. There are no archives without UIKit.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The collection that uses the layout.
  open var collectionView: UICollectionView? { user }

  weak var user: UICollectionView?

  /// Does nothing: nothing is arranged.
  open func invalidateLayout() {}
}
