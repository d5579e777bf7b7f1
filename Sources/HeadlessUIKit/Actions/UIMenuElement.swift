public import Foundation

/// A part of a menu.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
open class UIMenuElement: NSObject {
  private let shownTitle: String
  private let shownImage: UIImage?

  init(title: String, image: UIImage?) {
    shownTitle = title
    shownImage = image
    super.init()
  }

  /// The name shown.
  open var title: String { shownTitle }

  /// The image shown.
  open var image: UIImage? { shownImage }
}
