public import Foundation

/// What a bar shows. There are no bars here.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
open class UIBarItem: NSObject {
  /// Creates an item without title and image.
  public override init() {
    super.init()
  }

  /// Creates an item from an archive. There are no archives without UIKit.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The name shown.
  open var title: String?

  /// The image shown.
  open var image: UIImage?

  /// Whether the user can operate it.
  open var isEnabled = true

  /// A number that the app chooses.
  open var tag = 0
}
