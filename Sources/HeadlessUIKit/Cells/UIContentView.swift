public import Foundation

/// A view that shows a configuration.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
public protocol UIContentView: NSObjectProtocol {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
}
