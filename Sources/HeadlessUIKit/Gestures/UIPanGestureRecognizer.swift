public import Foundation

/// Tells of a finger that moves. There are no touches here: it only holds values.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var shift = CGPoint.zero

  /// The smallest number of fingers.
  open var minimumNumberOfTouches = 1

  /// The largest number of fingers.
  open var maximumNumberOfTouches = Int(UInt32.max)

  /// How far the fingers moved, in points: what was set.
  open func translation(in view: UIView?) -> CGPoint { shift }

  /// Sets how far the fingers moved, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    shift = translation
  }

  /// How fast the fingers move: not at all.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
