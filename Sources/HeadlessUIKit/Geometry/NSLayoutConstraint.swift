public import Foundation

/// The class in which UIKit nests the types of its constraints. There are no constraint objects
/// without UIKit.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
open class NSLayoutConstraint: NSObject {
  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// Along x.
    case horizontal = 0
    /// Along y.
    case vertical = 1
  }
}
