import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension MatrixPass {
  /// How often a pass looks for rows that come into sight because others are lower than estimated.
  private static var rounds: Int { 1000 }

  /// Shows cells of fitted size: shows what is in sight, measures it, and looks again, until there
  /// is nothing new. What stays where it is on the way is what a change before was to keep, or the
  /// first row that was known before.
  func showFitted(_ view: MatrixView) {
    var anchor = heldAnchor(view)
    if anchor == nil, view.bounds.origin.y > -view.adjustedContentInset.top {
      anchor = firstInSight(view)
      anchor?.height = nil
    }
    held = nil
    for _ in 0..<Self.rounds {
      showParts(view)
      guard measureShown(view) else { break }
      storeContentSize(view)
      if let target, let top = top(showing: target.index, at: target.position, view) {
        move(view, to: top)
      } else {
        scroll(view, to: anchor)
      }
      findParts(view)
    }
    guard let first = shown.first(where: { $0.slot.isItem })?.slot else { return }
    guard geometry.rowHeights.count > MatrixRowHeights.limit else { return }
    let columns = geometry.measures.columns
    let stays = firstInSight(view)
    geometry.rowHeights.trim(around: .init(section: first.section, row: first.place / columns))
    storeContentSize(view)
    scroll(view, to: stays)
    findParts(view)
    showParts(view)
  }

  /// Measures the rows that are shown; returns whether a height differs from what was known.
  private func measureShown(_ view: MatrixView) -> Bool {
    let columns = geometry.measures.columns
    let width = geometry.measures.cellWidth
    var row: MatrixRowHeights.Row?
    var height: CGFloat = 0
    var hasChanged = false
    func close() {
      guard let row else { return }
      if geometry.rowHeights.set(min(max(height, 1), 1e12), of: row) { hasChanged = true }
    }
    // What measuring asks may change the list.
    for cell in shown where cell.slot.isItem {
      let next = MatrixRowHeights.Row(section: cell.slot.section, row: cell.slot.place / columns)
      if next != row {
        close()
        (row, height) = (next, 0)
      }
      height = max(height, fittingHeight(of: cell.view, width))
    }
    close()
    return hasChanged
  }

  private func fittingHeight(of cell: UIView, _ width: CGFloat) -> CGFloat {
    let estimate = geometry.measures.cellHeight
    switch cell.naturalKind {
    case .none, .scroll: return estimate
    default:
      let size = cell.naturalSize(atWidth: width)
      if size.isUsableContent { return size.height > 0 ? size.height : estimate }
      issues.append(.measuringFailed(size, [cell.layoutName]))
      return estimate
    }
  }
}
