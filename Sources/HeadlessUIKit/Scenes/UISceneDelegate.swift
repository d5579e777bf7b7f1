public import Foundation

/// Is told of a scene. Nothing calls it here.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
public protocol UISceneDelegate: NSObjectProtocol {
  /// A scene was created; does nothing unless implemented.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// A scene was given up; does nothing unless implemented.
  func sceneDidDisconnect(_ scene: UIScene)

  /// A scene is in use; does nothing unless implemented.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// A scene is about to be out of use; does nothing unless implemented.
  func sceneWillResignActive(_ scene: UIScene)

  /// A scene is about to be shown; does nothing unless implemented.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// A scene is not shown any more; does nothing unless implemented.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
