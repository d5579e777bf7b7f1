public import Foundation

/// The root of the view classes, as in UIKit.
///
/// When this module stands in for UIKit in a type-check (`MAIN_ACTOR_VIEWS`), responders live on
/// the main actor, as they do there. Otherwise they are plain classes: one tree per task.
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
