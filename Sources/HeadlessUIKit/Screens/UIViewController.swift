public import Foundation

/// An object that creates and owns the view of a screen.
///
/// ``viewWillLayoutSubviews()`` and ``viewDidLayoutSubviews()`` are called around each layout of
/// the view. There is no screen here, so it appears only where a program says so:
///
/// ```swift
/// controller.beginAppearanceTransition(true, animated: false)  // viewWillAppear
/// controller.view.layoutIfNeeded()
/// controller.endAppearanceTransition()                         // viewDidAppear
/// ```
open class UIViewController: UIResponder {
  private var storedView: UIView?
  private var storedItem: UINavigationItem?
  private var storedChildren: [UIViewController] = []
  private var shown: UIViewController?
  private weak var owner: UIViewController?
  private weak var presenter: UIViewController?
  private var appears: Bool?
  private var overriddenStyle = UIUserInterfaceStyle.unspecified
  private var addedSafeArea = UIEdgeInsets.zero

  /// Creates a controller. There are no nibs without UIKit, so both parameters are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a controller.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an archive. There are no archives without UIKit.
  public required init?(coder: NSCoder) {
    super.init()
  }

  #if MAIN_ACTOR_VIEWS
  isolated deinit { letGoOfView() }
  #else
  deinit { letGoOfView() }
  #endif

  /// Takes from the safe area of a view that stays what was added to it.
  private final func letGoOfView() {
    if addedSafeArea == .zero || isKnownUniquelyReferenced(&storedView) { return }
    storedView?.addSafeArea(.zero)
  }

  /// The name of the screen.
  open var title: String? {
    didSet { storedItem?.title = title }
  }

  /// The view; ``loadView()`` creates it on first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      guard newValue !== storedView else { return }
      storedView?.belong(to: nil)
      storedView = newValue
      newValue?.belong(to: self)
    }
  }

  /// The view, if it was created.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the view was created.
  open var isViewLoaded: Bool { storedView != nil }

  /// Creates the view and sets ``view``; here a plain one.
  open func loadView() {
    view = UIView()
  }

  /// Creates the view unless it exists.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Called after the view was created; does nothing here.
  open func viewDidLoad() {}

  /// Called before the view appears; does nothing here.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called while the view appears; does nothing here.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view appeared; does nothing here.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears; does nothing here.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view disappeared; does nothing here.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays out its subviews; does nothing here.
  open func viewWillLayoutSubviews() {}

  /// Called after the view laid out its subviews; does nothing here.
  open func viewDidLayoutSubviews() {}

  /// What is added to the safe area of the view, in points, for what the controller or one around
  /// it lays over the view's edges. Negative parts take from the safe area, but not below zero; a
  /// part that is not finite adds nothing.
  ///
  /// ```swift
  /// root.hostSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
  /// root.addSubview(controller.view)                   // of the same frame
  /// controller.additionalSafeAreaInsets.bottom = 50    // under a bar of the controller's own
  /// controller.view.safeAreaInsets                     // (44, 0, 84, 0)
  /// ```
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { addedSafeArea }
    set {
      addedSafeArea = newValue
      storedView?.addSafeArea(newValue)
    }
  }

  /// Called after the margins of the view changed; does nothing here.
  open func viewLayoutMarginsDidChange() {}

  /// Called after the safe area of the view changed; does nothing here.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the view is asked for its constraints, before its own `updateConstraints()`; does
  /// nothing here.
  open func updateViewConstraints() {}

  /// Called before the size of the view changes with its host; never called here.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called after the traits of the view changed; does nothing here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called when memory is short; never called here.
  open func didReceiveMemoryWarning() {}

  /// The traits of the view.
  open var traitCollection: UITraitCollection { view.traitCollection }

  /// Whether the view and all within it are light or dark, whatever the host says; unspecified by
  /// default.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overriddenStyle }
    set {
      guard newValue != overriddenStyle else { return }
      guard let storedView else { return overriddenStyle = newValue }
      storedView.changeTraits { overriddenStyle = newValue }
    }
  }

  /// Tells the controller that its view is about to appear or to disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    loadViewIfNeeded()
    appears = isAppearing
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }

  /// Tells the controller that what ``beginAppearanceTransition(_:animated:)`` began is over.
  open func endAppearanceTransition() {
    guard let appears else { return }
    self.appears = nil
    if appears {
      let isLaidOut = storedView?.hasPendingLayout == false
      viewIsAppearing(false)
      // What it changed is in place when the view has appeared.
      if isLaidOut { storedView?.layoutIfNeeded() }
      viewDidAppear(false)
    } else {
      viewDidDisappear(false)
    }
  }

  /// Whether the margins of the view are at least ``systemMinimumLayoutMargins``. Stored only, as
  /// those are zero.
  open var viewRespectsSystemMinimumLayoutMargins = true

  /// The smallest margins the system wants: zero, as there is no system here.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { .zero }

  /// The edges at which the view reaches below bars. Stored only: there are no bars.
  open var edgesForExtendedLayout = UIRectEdge.all

  /// Whether the view reaches below opaque bars. Stored only: there are no bars.
  open var extendedLayoutIncludesOpaqueBars = false

  /// The size the controller would like for its view, in points. Stored only.
  open var preferredContentSize = CGSize.zero

  /// How the controller is presented. Stored only.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How the controller comes and goes. Stored only.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether a bar at the bottom goes away where the controller is shown. Stored only.
  open var hidesBottomBarWhenPushed = false

  /// Whether the content is being edited.
  open var isEditing = false

  /// Sets ``isEditing``, always without animation.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  /// Whether the status bar is hidden; there is none.
  open var prefersStatusBarHidden: Bool { false }

  /// Does nothing: there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// The controllers within this one, in the order in which they were added.
  open var children: [UIViewController] { storedChildren }

  /// The controller that holds this one.
  open var parent: UIViewController? { owner }

  /// Adds a controller, taking it from its former parent. Its view stays where it is. A controller
  /// that would then be within itself is ignored.
  open func addChild(_ childController: UIViewController) {
    guard childController !== self, !isWithin(childController) else { return }
    childController.willMove(toParent: self)
    childController.removeFromParent()
    storedChildren.append(childController)
    childController.owner = self
  }

  /// Whether the controller is within another one. Only one with children can have it in itself, so
  /// a long chain is built in linear time.
  private final func isWithin(_ other: UIViewController) -> Bool {
    guard !other.storedChildren.isEmpty else { return false }
    var link = owner
    while let current = link {
      if current === other { return true }
      link = current.owner
    }
    return false
  }

  /// Takes the controller out of its parent. Its view stays where it is.
  open func removeFromParent() {
    guard let owner else { return }
    owner.storedChildren.remove(self)
    self.owner = nil
    didMove(toParent: nil)
  }

  /// Called before the parent changes; does nothing here.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the parent changed; does nothing here.
  open func didMove(toParent parent: UIViewController?) {}

  /// Presents a controller: it becomes ``presentedViewController``. Nothing is shown.
  ///
  /// As in UIKit, nothing happens while another one is presented, or the controller itself is.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil, viewControllerToPresent !== self,
      viewControllerToPresent.presenter == nil
    else { return }
    shown = viewControllerToPresent
    viewControllerToPresent.presenter = self
    completion?()
  }

  /// Ends the presentation of the controller it presents, or else its own, or else does so for its
  /// parent.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let shown {
      shown.presenter = nil
      self.shown = nil
      completion?()
    } else if let presenter {
      presenter.dismiss(animated: flag, completion: completion)
    } else if let owner {
      owner.dismiss(animated: flag, completion: completion)
    } else {
      completion?()
    }
  }

  /// The controller that it presents, or the nearest parent of it.
  open var presentedViewController: UIViewController? { shown ?? owner?.presentedViewController }

  /// The controller that presents it, or the nearest parent of it.
  open var presentingViewController: UIViewController? {
    presenter ?? owner?.presentingViewController
  }

  /// The nearest navigation controller around it.
  open var navigationController: UINavigationController? {
    owner as? UINavigationController ?? owner?.navigationController
  }

  /// What a bar shows for the screen.
  open var navigationItem: UINavigationItem {
    if let storedItem { return storedItem }
    let item = UINavigationItem(title: "")
    item.title = title
    storedItem = item
    return item
  }

  /// The next responder: the superview of the view.
  open override var next: UIResponder? { storedView?.superview }
}
