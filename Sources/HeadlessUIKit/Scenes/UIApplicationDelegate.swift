public import Foundation

/// Is told of the program. Nothing calls it here.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The program was started; `true` unless implemented.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The window of the program; none unless implemented.
  var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
  /// `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
