public import Foundation

/// An object that creates and owns the view of a screen.
///
/// There is no window here, so ``viewDidLoad()`` is the only event.
open class UIViewController: UIResponder {
  private var storedView: UIView?

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

  /// The name of the screen.
  open var title: String?

  /// The view; ``loadView()`` creates it on first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { storedView = newValue }
  }

  /// Whether the view was created.
  open var isViewLoaded: Bool { storedView != nil }

  /// Creates the view and sets ``view``; here a plain one.
  open func loadView() {
    storedView = UIView()
  }

  /// Creates the view unless it exists.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Called after the view was created; does nothing here.
  open func viewDidLoad() {}
}
