public import Foundation

#if MAIN_ACTOR_VIEWS
/// What an action runs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
#else
/// What an action runs.
public typealias UIActionHandler = (UIAction) -> Void
#endif

/// Something that happens when the user works with a control.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
open class UIAction: NSObject {
  /// The name a menu or a button shows.
  open var title: String

  /// The image a menu or a button shows.
  open var image: UIImage?

  let handler: UIActionHandler

  /// Creates an action.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler) {
    self.title = title
    self.image = image
    self.handler = handler
    super.init()
  }
}
