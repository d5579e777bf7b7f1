import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

// Linear frames in a size without an end.
extension PlanPosition {
  /// Whether a linear frame is another one in a size without an end: one made from a formula, or
  /// one that a share of the length says in part.
  var readsEnd: Bool {
    guard kind == .linear else { return false }
    return index >= 0 || share != Quad() && (constant != Quad() || reference != .bounds)
  }

  /// A linear position in a size without an end: what stands at or about the end
  /// stands at the start instead, and what reaches up to the end is nothing there. A frame made
  /// from a formula is one by the formula, which takes nothing of a length that it does not ask for.
  func withoutEnd(in setting: PlanSetting) -> PlanPosition {
    var copy = self
    guard index < 0 else {
      copy.kind = .formula
      return copy
    }
    let size = setting.input.size
    let insets = reference.insets(in: setting.input, isMirrored: setting.isMirrored)
    if size.width == .infinity, share.x != 0 || share.width != 0 {
      (copy.constant.x, copy.share.x) = (-insets.left, 0)
      if share.width != 0 { (copy.constant.width, copy.share.width) = (0, 0) }
    }
    if size.height == .infinity, share.y != 0 || share.height != 0 {
      (copy.constant.y, copy.share.y) = (-insets.top, 0)
      if share.height != 0 { (copy.constant.height, copy.share.height) = (0, 0) }
    }
    return copy
  }
}
