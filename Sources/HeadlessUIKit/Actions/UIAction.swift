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
    title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler
  ) {
    ownTitle = title
    ownImage = image
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
}
