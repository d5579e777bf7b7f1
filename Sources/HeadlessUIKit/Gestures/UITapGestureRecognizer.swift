/// Tells of taps. There are no touches here: it only holds values.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1

  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}
