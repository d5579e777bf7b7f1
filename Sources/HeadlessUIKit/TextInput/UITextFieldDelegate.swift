public import Foundation

/// Is told of editing.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// The return key was pressed; `true` unless implemented.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool

  /// Whether editing may begin; `true` unless implemented.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Editing began; does nothing unless implemented.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether editing may end; `true` unless implemented.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Editing ended; does nothing unless implemented.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Whether characters may be replaced; `true` unless implemented. Nothing is typed here.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

  /// `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// `true`.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}
