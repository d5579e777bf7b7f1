public import Foundation

/// What the user pulls to load content again. Nobody pulls here: it holds its state.
open class UIRefreshControl: UIControl {
  private var refreshes = false

  /// Creates a control with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control, 60 points high.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
  }

  /// Creates a control from an archive. There are no archives without UIKit, so it has no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether content is being loaded.
  open var isRefreshing: Bool { refreshes }

  /// Says that content is being loaded.
  open func beginRefreshing() {
    refreshes = true
  }

  /// Says that content was loaded.
  open func endRefreshing() {
    refreshes = false
  }
}
