#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension UIBarButtonItem {
  /// Creates a button that shows an image and calls a closure. Source: Lima 2.1, `UIBarButtonItem`.
  public convenience init(image: UIImage?, actionHandler: @escaping () -> Void) {
    self.init(image: image) { _ in actionHandler() }
  }

  /// Creates a button that shows a title and calls a closure. Source: Lima 2.1, `UIBarButtonItem`.
  public convenience init(title: String?, actionHandler: @escaping () -> Void) {
    self.init(title: title) { _ in actionHandler() }
  }

  /// Creates a button that the system draws and calls a closure. Source: Lima 2.1,
  /// `UIBarButtonItem`.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem,
    actionHandler: @escaping () -> Void
  ) {
    self.init(barButtonSystemItem: systemItem) { _ in actionHandler() }
  }

  /// Creates a button that shows an image and calls a closure with itself. Source: Lima 2.1,
  /// `UIBarButtonItem`.
  public convenience init(
    image: UIImage?, actionHandler: @escaping (UIBarButtonItem) -> Void
  ) {
    let sender = BarButtonSender()
    let action = UIAction(image: image) { _ in sender.button.map(actionHandler) }
    self.init(title: nil, image: image, primaryAction: action, menu: nil)
    sender.button = self
  }

  /// Creates a button that shows a title and calls a closure with itself. Source: Lima 2.1,
  /// `UIBarButtonItem`.
  public convenience init(
    title: String?, actionHandler: @escaping (UIBarButtonItem) -> Void
  ) {
    let sender = BarButtonSender()
    let action = UIAction(title: title ?? "") { _ in sender.button.map(actionHandler) }
    self.init(title: title, image: nil, primaryAction: action, menu: nil)
    sender.button = self
  }

  /// Creates a button that the system draws and calls a closure with itself. Source: Lima 2.1,
  /// `UIBarButtonItem`.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem,
    actionHandler: @escaping (UIBarButtonItem) -> Void
  ) {
    let sender = BarButtonSender()
    let action = UIAction { _ in sender.button.map(actionHandler) }
    self.init(systemItem: systemItem, primaryAction: action, menu: nil)
    sender.button = self
  }
}

/// The button whose action runs; an action is made before its button.
private final class BarButtonSender {
  weak var button: UIBarButtonItem?
}
