public import Foundation

/// Is told of events in a collection.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// An item was selected; does nothing unless implemented.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}
