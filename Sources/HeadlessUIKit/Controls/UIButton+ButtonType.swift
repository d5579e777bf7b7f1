extension UIButton {
  /// The types of buttons.
  public enum ButtonType: Int, Sendable {
    /// No look of its own.
    case custom = 0
    /// The system's look.
    case system = 1
    /// A disclosure mark.
    case detailDisclosure = 2
    /// A light information mark.
    case infoLight = 3
    /// A dark information mark.
    case infoDark = 4
    /// A plus for contacts.
    case contactAdd = 5
    /// A mark that closes something.
    case close = 7
  }
}
