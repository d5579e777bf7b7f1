import Foundation

#if MAIN_ACTOR_VIEWS
/// What an action runs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
#else
/// What an action runs.
public typealias UIActionHandler = (UIAction) -> Void
#endif

/// What happens when the user operates a control.
open class UIAction: UIMenuElement {
  private var ownTitle: String
  private var ownImage: UIImage?

  let handler: UIActionHandler

  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    ownTitle = title
    ownImage = image
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// The name a menu or a button shows.
  open override var title: String {
    get { ownTitle }
    set { ownTitle = newValue }
  }

  /// The image a menu or a button shows.
  open override var image: UIImage? {
    get { ownImage }
    set { ownImage = newValue }
  }

  /// What is special about it in a menu.
  open var attributes: Attributes

  /// Whether it is selected in a menu. A button that shows the selection reads it when its menu is
  /// set.
  open var state: State
}
