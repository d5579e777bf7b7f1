public import Foundation

/// Tells of a finger that stays. There are no touches here: it only holds values.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger stays, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How far it may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10
}
