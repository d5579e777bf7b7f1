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

    /// What the snapshot's pass took in of the changes that were declared, and whether it asked for
    /// the counts.
    var edits: [MatrixEdit] = []
    var needsCounts = false
  }

  /// Keeps the views that are shown as they are from now on, and returns what brings them back.
  func setContentsAside(_ view: MatrixView) -> () -> Void {
    guard setAside == nil, !guardState.isRunning else { return {} }
    // What is no longer shown and waits for the next pass is not to come back.
    dropSurplus(view)
    setAside = SetAside(
      ids: Set(shown.lazy.map { ObjectIdentifier($0.view) }), shown: shown, parts: parts,
      geometry: geometry, isFitted: isFitted, subviews: view.subviews, target: target)
    return { [weak view] in
      guard let view, let former = self.setAside else { return }
      self.setAside = nil
      for cell in self.shown where !former.ids.contains(ObjectIdentifier(cell.view)) {
        cell.pool.views.append(cell.view)
      }
      self.shown = former.shown
      self.parts = former.parts
      // What was declared is about the counts that come back, so it counts again.
      self.edits = former.edits + self.edits
      self.needsCounts = self.needsCounts || former.needsCounts
      self.geometry = former.geometry
      self.isFitted = former.isFitted
      self.target = former.target
      self.dropSurplus(view)
      for subview in former.subviews where subview.superview !== view {
        self.adjusting { view.addSubview(subview) }
      }
      self.adjusting { _ = view.reorderLayoutChildren(former.subviews) }
      if former.needsCounts { view.setNeedsLayout() }
    }
  }
}
