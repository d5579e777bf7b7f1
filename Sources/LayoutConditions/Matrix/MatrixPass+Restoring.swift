import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension MatrixPass {
  /// What is shown while a snapshot at another input shows something else.
  struct SetAside {
    var ids: Set<ObjectIdentifier>
    var shown: [MatrixCell]
    var parts: [SectionedMatrixGeometry.Part]
    var geometry: SectionedMatrixGeometry
    var isFitted: Bool
    var subviews: [UIView]
    var target: (index: MatrixIndex, position: MatrixView.ScrollPosition)?
    var held: (anchor: Anchor, top: CGFloat)?

    /// What the snapshot's pass took in of the changes that were declared, and whether it asked for
    /// the counts.
    var edits: [MatrixEdit] = []
    var needsCounts = false

    /// The views that were kept and filled anew.
    var refilled: [UIView] = []
  }

  /// Keeps the views that are shown as they are from now on, and returns whether they are to be
  /// brought back.
  func setContentsAside(_ view: MatrixView) -> Bool {
    guard setAside == nil, !guardState.isRunning else { return false }
    // What is no longer shown and waits for the next pass is not to come back.
    dropSurplus(view)
    setAside = SetAside(
      ids: Set(shown.lazy.map { ObjectIdentifier($0.view) }), shown: shown, parts: parts,
      geometry: geometry, isFitted: isFitted, subviews: view.subviews, target: target,
      held: held)
    return true
  }

  /// Shows the views again that were set aside.
  func bringContentsBack(_ view: MatrixView) {
    guard let former = setAside else { return }
    setAside = nil
    for cell in shown where !former.ids.contains(ObjectIdentifier(cell.view)) {
      cell.pool.views.append(cell.view)
    }
    shown = former.shown
    parts = former.parts
    // What was declared is about the counts that come back, so it counts again.
    edits = former.edits + edits
    needsCounts = needsCounts || former.needsCounts
    refilled += former.refilled
    geometry = former.geometry
    isFitted = former.isFitted
    target = former.target
    held = former.held
    dropSurplus(view)
    for subview in former.subviews where subview.superview !== view {
      adjusting { view.addSubview(subview) }
    }
    adjusting { _ = view.reorderLayoutChildren(former.subviews) }
    if former.needsCounts { view.setNeedsLayout() }
  }

  /// Marks what is in the views that were filled while they were set aside: their frames and marks
  /// came back, and filling them likewise marks nothing.
  func markRefilled() {
    for cell in refilled { cell.markTracedContainers() }
    refilled.removeAll()
  }
}
