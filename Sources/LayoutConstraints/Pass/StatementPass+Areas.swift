import ConstraintSolver
import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Guides that represent areas of their views: the safe area, margins, a scroll view's frame.
extension StatementPass {
  /// How far the edges of an area are from those of its view, as statements see them.
  func areaInsets(_ index: Int, _ input: LayoutInput) -> ConstraintInsets {
    let parent = nodes[index].parent
    guard let guide = item(index) as? UILayoutGuide, let view = item(parent) as? UIView
    else { return ConstraintInsets() }
    var insets: ConstraintInsets
    if guide === view.safeAreaLayoutGuide {
      insets = ConstraintInsets(parent == 0 ? input.safeAreaInsets : view.safeAreaInsets)
    } else if guide === view.layoutMarginsGuide {
      insets = ConstraintInsets(parent == 0 ? input.layoutMargins : view.layoutMargins)
    } else {
      let (frame, bounds) = (guide.layoutFrame, view.bounds)
      insets = ConstraintInsets(
        UIEdgeInsets(
          top: frame.minY, left: frame.minX, bottom: bounds.size.height - frame.maxY,
          right: bounds.size.width - frame.maxX))
    }
    if parent == 0, !isFitting { insets.fit(input.size) }
    return nodes[parent].isMirrored ? insets.mirrored : insets
  }

  /// Reads the insets of all areas again.
  func refreshAreas(_ input: LayoutInput) {
    var hasChanged = false
    for index in areaNodes {
      let insets = areaInsets(index, input)
      guard insets != nodes[index].insets else { continue }
      nodes[index].insets = insets
      hasChanged = true
    }
    if hasChanged { updateContentConstants() }
  }
}
