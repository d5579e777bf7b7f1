public import Foundation

/// A layout that puts items one behind the other, in lines. Stored only: nothing is arranged here.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The room between lines, in points; at least.
  open var minimumLineSpacing: CGFloat = 10

  /// The room between items of a line, in points; at least.
  open var minimumInteritemSpacing: CGFloat = 10

  /// The size of an item, in points.
  open var itemSize = CGSize(width: 50, height: 50)

  /// The estimated size of an item, in points; zero for none.
  open var estimatedItemSize = CGSize.zero

  /// The way the collection scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The size of a section's header, in points.
  open var headerReferenceSize = CGSize.zero

  /// The size of a section's footer, in points.
  open var footerReferenceSize = CGSize.zero

  /// The room around the items of a section, in points.
  open var sectionInset = UIEdgeInsets.zero
}
