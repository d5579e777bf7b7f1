public import Foundation

/// Hears of entries.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// The return key was pressed; `true` unless implemented.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
