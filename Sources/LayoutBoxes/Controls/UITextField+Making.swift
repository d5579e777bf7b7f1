public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension UITextField {
  /// Creates a text field for a box.
  ///
  /// What is `nil` or `nan` stays as it is in a new one; `with` is called last. Source: Lima,
  /// `UITextField`.
  public convenience init(
    primaryAction: UIAction? = nil, placeholder: String? = nil,
    textAlignment: NSTextAlignment = .natural, textColor: UIColor? = nil, font: UIFont? = nil,
    borderStyle: UITextField.BorderStyle = .none, keyboardType: UIKeyboardType = .default,
    returnKeyType: UIReturnKeyType = .default,
    autocorrectionType: UITextAutocorrectionType = .default,
    autocapitalizationType: UITextAutocapitalizationType = .sentences,
    textContentType: UITextContentType? = nil, isSecureTextEntry: Bool = false,
    width: CGFloat? = nil, weight: CGFloat? = nil, anchor: BoxAnchor = [],
    with: ((UITextField) -> Void) = { _ in }
  ) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.placeholder = placeholder
    self.textAlignment = textAlignment
    if let textColor { self.textColor = textColor }
    if let font { self.font = font }
    self.borderStyle = borderStyle
    self.keyboardType = keyboardType
    self.returnKeyType = returnKeyType
    self.autocorrectionType = autocorrectionType
    self.autocapitalizationType = autocapitalizationType
    if let textContentType { self.textContentType = textContentType }
    self.isSecureTextEntry = isSecureTextEntry
    setLengths(width: width)
    setBasics(nil, weight: weight, anchor: anchor)
    with(self)
  }
}
