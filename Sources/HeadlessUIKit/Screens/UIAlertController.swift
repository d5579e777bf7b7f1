/// A question to the user, kept as values: nothing is shown.
open class UIAlertController: UIViewController {
  private var buttons: [UIAlertAction] = []
  private var fields: [UITextField] = []
  private var kind = Style.actionSheet

  /// Creates a question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    kind = preferredStyle
  }

  /// The text below the title.
  open var message: String?

  /// How the question is shown.
  open var preferredStyle: Style { kind }

  /// The buttons, in the order in which they were added.
  open var actions: [UIAlertAction] { buttons }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    buttons.append(action)
  }

  /// The button that is emphasized.
  open var preferredAction: UIAlertAction?

  /// The fields, in the order in which they were added; `nil` without any.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Adds a field, which the closure may set up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    fields.append(field)
  }

  /// How a question is shown.
  public enum Style: Int, Sendable {
    /// At the edge of the screen.
    case actionSheet = 0
    /// In the middle of the screen.
    case alert = 1
  }
}
