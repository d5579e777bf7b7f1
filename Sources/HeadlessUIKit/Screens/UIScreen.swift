public import Foundation

/// The screen. There is none here: it has the size of a common telephone.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
open class UIScreen: NSObject {
  /// The screen of the device.
  public class var main: UIScreen { UIScreen() }

  /// 390 × 844 points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

  /// The pixels of a point: 1, as for views that set none.
  open var scale: CGFloat { 1 }
}
