public import Foundation

/// What the user did. Without UIKit there is nobody to do anything: the type only stands in the
/// signatures of hit testing.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
open class UIEvent: NSObject {}
