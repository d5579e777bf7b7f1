public import Foundation

/// What the user did. There are no users without UIKit: the type exists for the signatures of hit
/// testing.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
open class UIEvent: NSObject {}
