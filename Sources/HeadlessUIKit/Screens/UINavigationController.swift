public import Foundation

/// A stack of screens, kept as values: nothing is shown, and no screen appears.
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 0, height: 44))

  /// Creates a stack of one screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// Creates an empty stack. There are no nibs without UIKit, so both parameters are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a stack from an archive. There are no archives without UIKit, so it is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The screens, the topmost last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set {
      let kept = zip(stack, newValue).prefix { $0 === $1 }.count
      if kept < stack.count {
        let staying = Set(newValue.map { ObjectIdentifier($0) })
        for screen in stack[kept...] where !staying.contains(ObjectIdentifier(screen)) {
          screen.willMove(toParent: nil)
          screen.removeFromParent()
        }
      }
      let added = newValue.filter { $0.parent !== self }
      for screen in added { addChild(screen) }
      stack = newValue
      for screen in added { screen.didMove(toParent: self) }
    }
  }

  /// Sets ``viewControllers``, always without animation.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// The topmost screen.
  open var topViewController: UIViewController? { stack.last }

  /// The screen in front: the one presented by the topmost or by the stack, or else the topmost.
  open var visibleViewController: UIViewController? {
    (stack.last ?? self).presentedViewController ?? stack.last
  }

  /// Puts a screen on top. One that is on the stack is ignored.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard stack.place(of: viewController) == nil else { return }
    let isAdded = viewController.parent !== self
    if isAdded { addChild(viewController) }
    stack.append(viewController)
    if isAdded { viewController.didMove(toParent: self) }
  }

  /// Removes the topmost screen and returns it; `nil` if there is no other one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let screen = stack.last
    viewControllers.removeLast()
    return screen
  }

  /// Removes all screens but the first one and returns them; `nil` if there is no other one.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Removes all screens above one and returns them; `nil` if it is topmost or not on the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }), index < stack.count - 1
    else { return nil }
    let removed = Array(stack[(index + 1)...])
    viewControllers = Array(stack[...index])
    return removed
  }

  /// The bar, 44 points high.
  open var navigationBar: UINavigationBar { bar }

  /// Whether the bar is hidden. Stored only.
  open var isNavigationBarHidden = false

  /// Sets ``isNavigationBarHidden``, always without animation.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}
