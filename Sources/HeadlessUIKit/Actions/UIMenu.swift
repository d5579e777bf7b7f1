import Foundation

/// A list of actions. It is never opened here.
open class UIMenu: UIMenuElement {
  private let elements: [UIMenuElement]

  /// Creates a menu.
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    elements = children
    super.init(title: title, image: image)
  }

  /// The elements of the menu.
  open var children: [UIMenuElement] { elements }
}
