public import Foundation

/// The root of the view classes, as in UIKit.
///
/// In a type-check that compiles this module as UIKit (`MAIN_ACTOR_VIEWS`), responders are on the
/// main actor, as they are there. Otherwise they are plain classes: one tree per task.
///
/// There is one first responder per tree of views, which its root knows: a view that leaves the
/// tree is no longer it.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The next responder in the chain; `nil` for a bare responder.
  open var next: UIResponder? { nil }

  /// Whether it can become the first responder; `false` here.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it can give up being the first responder; `true` here.
  open var canResignFirstResponder: Bool { true }

  /// Whether it is the first responder of its tree.
  open var isFirstResponder: Bool { treeRoot?.uncommon?.firstResponder === self }

  /// Becomes the first responder of its tree instead of another one. Returns whether it is.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let root = treeRoot else { return false }
    if let current = root.uncommon?.firstResponder, !current.resignFirstResponder() { return false }
    root.uncommonState.firstResponder = self
    ownView?.noteResponder()
    return true
  }

  /// Gives up being the first responder. Returns whether it is not.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    treeRoot?.uncommon?.firstResponder = nil
    return true
  }

  /// The view shown instead of the keyboard. There is no keyboard.
  open var inputView: UIView? { nil }

  /// The view shown above the keyboard. There is no keyboard.
  open var inputAccessoryView: UIView? { nil }

  /// Called when touches begin; never called here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when touches move; never called here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when touches end; never called here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when the system takes touches away; never called here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Tells that it is no longer the first responder; text fields do.
  func tellOfEnd() {}

  /// The topmost view of the tree; `nil` for a responder beside any view.
  private final var treeRoot: UIView? { ownView?.root }

  /// The view itself, or that of a controller.
  final var ownView: UIView? { self as? UIView ?? (self as? UIViewController)?.viewIfLoaded }
}
