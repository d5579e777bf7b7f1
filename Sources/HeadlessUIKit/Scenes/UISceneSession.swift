public import Foundation

/// What a system keeps of a scene. There is none here: the type exists for signatures.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
open class UISceneSession: NSObject {}
