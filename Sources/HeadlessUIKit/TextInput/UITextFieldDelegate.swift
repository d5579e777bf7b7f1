public import Foundation

/// Is told of editing.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// The return key was pressed; `true` unless implemented.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
