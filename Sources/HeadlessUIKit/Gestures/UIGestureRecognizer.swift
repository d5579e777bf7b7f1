public import Foundation

/// What tells of a gesture of the user. There are no touches here: it only holds values.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
open class UIGestureRecognizer: NSObject {
  weak var owner: UIView?

  /// Creates a recognizer. Nothing calls the action: there are no touches.
  public init(target: Any?, action: Selector?) {
    super.init()
  }

  /// Creates a recognizer without an action.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Does nothing: there are no touches.
  open func addTarget(_ target: Any, action: Selector) {}

  /// The view it was added to.
  open var view: UIView? { owner }

  /// How far the gesture is.
  open var state = State.possible

  /// Whether it takes notice of touches.
  open var isEnabled = true

  /// Whether the view does not hear of touches that it recognized.
  open var cancelsTouchesInView = true

  /// The number of fingers: none.
  open var numberOfTouches: Int { 0 }

  /// Where the gesture is: at zero.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// How far a gesture is.
  public enum State: Int, Sendable {
    /// Not recognized yet.
    case possible = 0
    /// It began.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It is over.
    case ended = 3
    /// The system took it away.
    case cancelled = 4
    /// It was none.
    case failed = 5

    /// It is over; the name for gestures without a course.
    public static let recognized = State.ended
  }
}
