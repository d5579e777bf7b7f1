public import Foundation

/// A button of an alert.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
open class UIAlertAction: NSObject {
  private let text: String?
  private let look: Style

  /// What the button runs. Nothing presses it here.
  let handler: ((UIAlertAction) -> Void)?

  /// Creates a button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    text = title
    look = style
    self.handler = handler
    super.init()
  }

  /// The title.
  open var title: String? { text }

  /// How the button looks.
  open var style: Style { look }

  /// Whether the user can press it.
  open var isEnabled = true

  /// The looks of a button.
  public enum Style: Int, Sendable {
    /// As any other.
    case `default` = 0
    /// For what changes nothing.
    case cancel = 1
    /// For what may lose something.
    case destructive = 2
  }
}
