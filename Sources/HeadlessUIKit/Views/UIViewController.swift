public import Foundation

/// An object that makes and keeps the view of a screen.
///
/// There is no window here, so it hears of nothing but that its view was made.
open class UIViewController: UIResponder {
  private var storedView: UIView?

  /// Creates a controller. There are no nibs without UIKit, so names of them do not count.
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

  /// The view; ``loadView()`` makes it on first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { storedView = newValue }
  }

  /// Whether the view was made.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view and sets ``view``; here a plain one.
  open func loadView() {
    storedView = UIView()
  }

  /// Makes the view, if it is not there yet.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Called after the view was made; does nothing here.
  open func viewDidLoad() {}
}
