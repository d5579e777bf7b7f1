import Foundation
import LayoutCore

/// What a pass depends on besides plan, closures and elements.
struct PlanSetting: Equatable {
  var input: LayoutInput
  var columns: Int?
  var isMirrored = false

  /// The width that frames are mirrored in; that of the input where it is `nil`.
  var mirroredWidth: CGFloat?
  var grid: PixelGrid?
}
