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
    guard let guide = item(index) as? UILayoutGuide, let view = view(parent)
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

  /// Follows the safe areas of inner views to where the answer puts the views, and the margins that
  /// include them. Returns whether any area differs.
  func refreshInnerAreas(_ input: LayoutInput) -> Bool {
    let frames = exactFrames()
    return changeInnerAreas(input) { parent in
      ConstraintInsets(safeAreaInsets(of: parent, input) { frames[$0] })
    }
  }

  /// Lets the areas of inner views reach to where they would without a safe area. Returns whether
  /// any area differs.
  func leaveOutInnerAreas(_ input: LayoutInput) -> Bool {
    changeInnerAreas(input) { _ in ConstraintInsets() }
  }

  /// Changes the part of inner areas' insets that the safe area is.
  private func changeInnerAreas(
    _ input: LayoutInput, to safeArea: (_ parent: Int) -> ConstraintInsets
  ) -> Bool {
    var hasChanged = false
    for index in areaNodes where nodes[index].parent > 0 {
      let parent = nodes[index].parent
      guard let view = view(parent),
        item(index) === view.safeAreaLayoutGuide
          || item(index) === view.layoutMarginsGuide && view.insetsLayoutMarginsFromSafeArea
      else { continue }
      // What else a platform adds to the insets stays.
      var step = safeArea(parent)
      step.add(ConstraintInsets(safeAreaInsets(of: parent, input) { item($0).layoutFrame }), -1)
      var insets = areaInsets(index, input)
      insets.add(nodes[parent].isMirrored ? step.mirrored : step)
      guard insets != nodes[index].insets else { continue }
      nodes[index].insets = insets
      hasChanged = true
    }
    if hasChanged { updateContentConstants() }
    return hasChanged
  }

  /// The part of the root's safe area insets that an inner view reaches into, by the frames of all
  /// views.
  private func safeAreaInsets(
    of index: Int, _ input: LayoutInput, _ frameOf: (Int) -> CGRect
  ) -> UIEdgeInsets {
    var path: [Int] = []
    var node = index
    while node > 0 {
      path.append(node)
      node = nodes[node].parent
    }
    return path.reversed().reduce(input.safeAreaInsets) { outer, node in
      let parent = nodes[node].parent
      let frame = frameOf(node)
      let room = CGRect(origin: item(parent).layoutBoundsOrigin, size: frameOf(parent).size)
      func reached(_ inset: CGFloat, _ excess: CGFloat) -> CGFloat {
        max(0, inset + min(0, excess))
      }
      return UIEdgeInsets(
        top: reached(outer.top, room.minY - frame.minY),
        left: reached(outer.left, room.minX - frame.minX),
        bottom: reached(outer.bottom, frame.maxY - room.maxY),
        right: reached(outer.right, frame.maxX - room.maxX))
    }
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
