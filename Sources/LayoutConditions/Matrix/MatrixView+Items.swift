public import Foundation
import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension MatrixView {
  /// The frames of all items by the counts and measures of now, whether in sight or not.
  ///
  /// During a pass they are those of the pass.
  public var geometry: SectionedMatrixGeometry {
    pass.bringUpToDate(self)
    return pass.geometry
  }

  /// The frame of an item in the view's coordinates, whether in sight or not; `nil` for one that is
  /// not there. With cells of fitted size an estimate, until its row was in sight.
  public func frameOfItem(at index: MatrixIndex) -> CGRect? {
    pass.bringUpToDate(self)
    return MatrixSlot(of: index).flatMap(pass.placedFrame(of:))
  }

  /// The item at a point in the view's coordinates, if there is one.
  public func indexOfItem(at point: CGPoint) -> MatrixIndex? {
    pass.bringUpToDate(self)
    return pass.geometry.index(at: pass.grid?.probe(at: point) ?? point)
  }

  /// The items in sight as of the last pass, in order.
  public var visibleItems: [MatrixIndex] {
    pass.shown.filter(\.slot.isItem).map(\.slot.index)
  }

  /// The view that shows an item; `nil` for one out of sight. Complexity: O(log views in sight).
  public func viewOfItem(at index: MatrixIndex) -> UIView? {
    MatrixSlot(of: index).flatMap(pass.view(at:))
  }

  /// The view that shows a section's header; `nil` for one out of sight.
  public func viewOfHeader(in section: Int) -> UIView? {
    pass.view(at: MatrixSlot(section: section, place: MatrixSlot.header))
  }

  /// The view that shows a section's footer; `nil` for one out of sight.
  public func viewOfFooter(in section: Int) -> UIView? {
    pass.view(at: MatrixSlot(section: section, place: MatrixSlot.footer))
  }

  /// The item that a view shows; `nil` for any other view, a header or a footer.
  /// Complexity: O(views in sight).
  public func indexOfItem(shownBy view: UIView) -> MatrixIndex? {
    pass.shown.first { $0.view === view && $0.slot.isItem }?.slot.index
  }

  /// Scrolls to an item, no further than the content reaches. Nothing happens for one that is not
  /// there. Before the view has a size, the first pass in which it has one scrolls.
  ///
  /// The cells appear in the next pass. Where they have fitted sizes that are not known yet, that
  /// pass puts the item at the position once they are.
  ///
  /// - Parameters:
  ///   - index: The item.
  ///   - position: Where it is to be seen.
  ///   - animated: Whether the view moves there in time; UIKit decides how.
  public func scrollToItem(
    at index: MatrixIndex, position: ScrollPosition = .top, animated: Bool = false
  ) {
    pass.bringUpToDate(self)
    guard pass.hasRoom(self) else {
      pass.target = (index, position)
      return setNeedsLayout()
    }
    guard let top = pass.top(showing: index, at: position, self), top.isFinite else { return }
    if pass.isFitted, !animated {
      pass.target = (index, position)
      setNeedsLayout()
    }
    setContentOffset(CGPoint(x: contentOffset.x, y: top), animated: animated)
  }
}
