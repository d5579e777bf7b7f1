public import Foundation

/// A view at the top of a tree that shows a controller's. There is no screen to show it on.
open class UIWindow: UIView {
  /// Creates a window with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a window as large as the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Creates a window of a scene, as large as the screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  /// Creates a window from an archive. There are no archives without UIKit, so it is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The scene that shows the window.
  open weak var windowScene: UIWindowScene?

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if let view = rootViewController?.view { addSubview(view) }
      setNeedsLayout()
    }
  }

  /// Whether it is the one that receives keys; never.
  open var isKeyWindow: Bool { false }

  /// Shows the window: its controller's view appears.
  open func makeKeyAndVisible() {
    isHidden = false
    rootViewController?.beginAppearanceTransition(true, animated: false)
    layoutIfNeeded()
    rootViewController?.endAppearanceTransition()
  }

  /// Gives the controller's view the size of the window.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let view = rootViewController?.view, view.superview === self { view.computedFrame = bounds }
  }
}
