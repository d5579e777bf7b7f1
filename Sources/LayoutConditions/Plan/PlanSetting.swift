import Foundation
import LayoutCore

/// What a pass depends on besides plan, closures and elements.
struct PlanSetting: Equatable {
  var input: LayoutInput
  var columns: Int?
  var isMirrored = false
  var grid: PixelGrid?
}
