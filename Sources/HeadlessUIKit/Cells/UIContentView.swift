public import Foundation

/// A view that shows a configuration.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
public protocol UIContentView: NSObjectProtocol {
  /// The configuration shown.
  var configuration: any UIContentConfiguration { get set }
}
