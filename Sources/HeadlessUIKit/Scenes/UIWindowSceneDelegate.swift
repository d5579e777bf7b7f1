/// Is told of a scene with windows. Nothing calls it here.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene; none unless implemented.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
