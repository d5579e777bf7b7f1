public import Foundation

/// A part of a program's user interface. There are none here: the type exists for the signatures of
/// its delegates.
open class UIScene: UIResponder {
  /// Creates a scene of a session.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// The session the scene belongs to.
  public final let session: UISceneSession

  /// The title of the scene.
  open var title: String! = ""

  /// The object that is told of the scene.
  open var delegate: (any UISceneDelegate)?

  /// Why a scene was created.
  #if MAIN_ACTOR_VIEWS
  @MainActor
  #endif
  open class ConnectionOptions: NSObject {}
}
