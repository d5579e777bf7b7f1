public import Foundation

/// Runs changes beside a change of the screen. There are none here: the type exists for the
/// signature of `viewWillTransition(to:with:)`.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs changes beside the transition, then `completion`. Returns whether they were taken.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// What is known of a change of the screen.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it takes time.
  var isAnimated: Bool { get }

  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
}
