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

  /// The name that shows.
  open var title: String { shownTitle }

  /// The image that shows.
  open var image: UIImage? { shownImage }
}

/// A list of things to do. Nobody opens it here.
open class UIMenu: UIMenuElement {
  private let elements: [UIMenuElement]

  /// Creates a menu.
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    elements = children
    super.init(title: title, image: image)
  }

  /// What it holds.
  open var children: [UIMenuElement] { elements }
}
