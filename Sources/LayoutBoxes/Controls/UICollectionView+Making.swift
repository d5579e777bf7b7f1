public import Foundation

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension UICollectionView {
  /// Creates a white collection for a box.
  ///
  /// What is `nan` stays as it is in a new one; `with` is called last. A collection has no natural
  /// size: give it a weight, anchors or a fixed size. Source: Lima 1.3, `UICollectionView`.
  public convenience init(
    collectionViewLayout layout: UICollectionViewLayout, width: CGFloat? = nil,
    height: CGFloat? = nil, with: ((UICollectionView) -> Void) = { _ in }
  ) {
    self.init(frame: .zero, collectionViewLayout: layout)
    setLengths(width: width, height: height)
    backgroundColor = .white
    with(self)
  }
}

extension UICollectionViewFlowLayout {
  /// Creates a layout that puts items of one size one behind the other.
  ///
  /// Lengths are in points. Source: Lima 1.3, `UICollectionViewFlowLayout`.
  public convenience init(
    scrollDirection: UICollectionView.ScrollDirection = .vertical, itemSize: CGSize = .zero,
    minimumInteritemSpacing: CGFloat = 0, minimumLineSpacing: CGFloat = 0
  ) {
    self.init()
    self.scrollDirection = scrollDirection
    self.itemSize = itemSize
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.minimumLineSpacing = minimumLineSpacing
  }
}
