public import Foundation

/// A finger on the screen. There are no touches without UIKit: the type exists for signatures.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
open class UITouch: NSObject {
  /// The view that was touched.
  open var view: UIView? { nil }

  /// Where the finger is, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint { .zero }
}
