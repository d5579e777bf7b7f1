public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension UIButton {
  /// Creates a button of a type with an action for a box.
  ///
  /// What is `nil` or `nan` stays as it is in a new one; `with` is called last. Title and image,
  /// which are for the normal state, count before those of the action. Source: Lima 2.2 and 4,
  /// `UIButton`.
  public convenience init(
    type: UIButton.ButtonType, primaryAction: UIAction?, title: String? = nil,
    image: UIImage? = nil, tintColor: UIColor? = nil, weight: CGFloat? = nil,
    anchor: BoxAnchor = [], with: ((UIButton) -> Void) = { _ in }
  ) {
    self.init(type: type, primaryAction: primaryAction)
    if let title { setTitle(title, for: .normal) }
    if let image { setImage(image, for: .normal) }
    if let tintColor { self.tintColor = tintColor }
    setBasics(nil, weight: weight, anchor: anchor)
    with(self)
  }

  /// Creates a button of a type for a box, with the title before the action.
  ///
  /// Otherwise as the one before. Source: Lima 1.0, `UIButton`.
  @_disfavoredOverload
  public convenience init(
    type: UIButton.ButtonType, title: String? = nil, image: UIImage? = nil,
    primaryAction: UIAction? = nil, tintColor: UIColor? = nil, weight: CGFloat? = nil,
    anchor: BoxAnchor = [], with: ((UIButton) -> Void) = { _ in }
  ) {
    self.init(
      type: type, primaryAction: primaryAction, title: title, image: image, tintColor: tintColor,
      weight: weight, anchor: anchor, with: with)
  }
}

// Menus came to tvOS later.
#if !os(tvOS)
extension UIButton {
  /// Creates a button of a configuration for a box; `nil` for one of the system's type.
  ///
  /// What is `nil` or `nan` stays as it is in a new one; `with` is called last. Source: Lima 4,
  /// `UIButton`.
  public convenience init(
    configuration: UIButton.Configuration? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil, showsMenuAsPrimaryAction: Bool = false,
    changesSelectionAsPrimaryAction: Bool = false,
    preferredBehavioralStyle: UIBehavioralStyle = .automatic, tintColor: UIColor? = nil,
    width: CGFloat? = nil, weight: CGFloat? = nil, anchor: BoxAnchor = [],
    with: ((UIButton) -> Void) = { _ in }
  ) {
    if let configuration {
      self.init(configuration: configuration, primaryAction: primaryAction)
    } else {
      self.init(type: .system, primaryAction: primaryAction)
    }
    self.menu = menu
    self.showsMenuAsPrimaryAction = showsMenuAsPrimaryAction
    self.changesSelectionAsPrimaryAction = changesSelectionAsPrimaryAction
    self.preferredBehavioralStyle = preferredBehavioralStyle
    if let tintColor { self.tintColor = tintColor }
    setLengths(width: width)
    setBasics(nil, weight: weight, anchor: anchor)
    with(self)
  }
}
#endif
