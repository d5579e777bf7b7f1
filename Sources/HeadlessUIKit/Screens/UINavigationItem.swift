public import Foundation

/// What a bar shows for a screen. There are no bars here, so it only holds values.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
open class UINavigationItem: NSObject {
  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item from an archive. There are no archives without UIKit.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The title.
  open var title: String?

  /// The view shown instead of the title.
  open var titleView: UIView?

  /// A line above the title.
  open var prompt: String?

  /// The title of the button that leads back here.
  open var backButtonTitle: String?

  /// The button that leads back here.
  open var backBarButtonItem: UIBarButtonItem?

  /// Whether there is no button that leads back.
  open var hidesBackButton = false

  /// The buttons at the leading end.
  open var leftBarButtonItems: [UIBarButtonItem]?

  /// The buttons at the trailing end.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The first button at the leading end. Setting it replaces all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button at the trailing end. Setting it replaces all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets ``leftBarButtonItem``, always without animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets ``rightBarButtonItem``, always without animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// When the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As on the screen before.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }
}
