import Foundation
import HeadlessUIKit
import Testing

@Suite struct CollectionTests {
  @Test func `A collection belongs to its layout, and to the next one`() {
    let first = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 1, y: 2, width: 30, height: 40), collectionViewLayout: first)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(first.collectionView === view && view.collectionViewLayout === first)
    let second = UICollectionViewLayout()
    view.collectionViewLayout = second
    #expect(first.collectionView == nil && second.collectionView === view)
    view.collectionViewLayout = second
    #expect(second.collectionView === view)
  }

  @Test func `A flow layout begins with the values that UIKit documents`() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.itemSize == CGSize(width: 50, height: 50) && layout.sectionInset == .zero)
    #expect(layout.scrollDirection == .vertical && layout.estimatedItemSize == .zero)
  }

  @Test func `A collection has neither items nor a natural size`() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(view.subviews.isEmpty)
  }

  @Test func `The path of an item has its section and itself`() {
    let path = IndexPath(item: 3, section: 2)
    #expect(path.item == 3 && path.section == 2 && path.row == 3)
    #expect(IndexPath().item == 0)
  }

  @Test func `An action that is set brings its title to a bar button`() {
    let button = UIBarButtonItem(title: "Old")
    #expect(button.title == "Old" && button.style == .plain)
    button.primaryAction = UIAction(title: "New") { _ in }
    #expect(button.title == "New")
    let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    #expect(done.title == "Done" && done.style == .done && done.primaryAction == nil)
  }

  @Test func `A class names itself with its module`() {
    #expect(UILabel.description() == "HeadlessUIKit.UILabel")
  }
}
