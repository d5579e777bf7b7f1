/// Whether a text is corrected while it is entered.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the field finds right.
  case `default` = 0
  /// It is not corrected.
  case no = 1
  /// It is corrected.
  case yes = 2
}
