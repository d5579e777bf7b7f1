public import Foundation

/// The root of the view classes, as in UIKit.
///
/// In a type-check that compiles this module as UIKit (`MAIN_ACTOR_VIEWS`), responders are on the
/// main actor, as they are there. Otherwise they are plain classes: one tree per task.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The next responder in the chain; `nil` for a bare responder.
  open var next: UIResponder? { nil }
}
