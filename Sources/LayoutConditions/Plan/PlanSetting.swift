import Foundation
import LayoutCore

/// What a pass depends on besides plan, closures and elements.
struct PlanSetting: Equatable {
  var input: LayoutInput
  var columns: Int?
  var isMirrored = false

  /// Whether frames are mirrored only when all are computed, because positions read them.
  var mirrorsLate = false

  /// The width that frames are mirrored in; that of the input where it is `nil`.
  var contentWidth: CGFloat?
  var grid: PixelGrid?

  /// The size of the input. A part of an unbounded length is no length: it leaves the measure to
  /// the other elements.
  var size: CGSize {
    CGSize(
      width: input.size.width < .infinity ? input.size.width : 0,
      height: input.size.height < .infinity ? input.size.height : 0)
  }

  /// Whether both lengths of the input are numbers with an end.
  var hasEnd: Bool { input.size.width.isFinite && input.size.height.isFinite }

  /// The width in which frames are mirrored, where they are.
  var mirroredWidth: CGFloat? {
    isMirrored ? contentWidth ?? size.width : nil
  }
}
