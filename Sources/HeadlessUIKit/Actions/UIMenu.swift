import Foundation

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
