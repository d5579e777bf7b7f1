public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

// The control does not exist on tvOS.
#if !os(tvOS)
extension UIDatePicker {
  /// Creates a date picker for a box.
  ///
  /// What is `nil` or `nan` stays as it is in a new one; `with` is called last. Source: Lima,
  /// `UIDatePicker`.
  public convenience init(
    primaryAction: UIAction? = nil, datePickerMode: UIDatePicker.Mode = .dateAndTime,
    preferredDatePickerStyle: UIDatePickerStyle = .automatic, tintColor: UIColor? = nil,
    width: CGFloat? = nil, height: CGFloat? = nil, weight: CGFloat? = nil, anchor: BoxAnchor = [],
    with: ((UIDatePicker) -> Void) = { _ in }
  ) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.datePickerMode = datePickerMode
    self.preferredDatePickerStyle = preferredDatePickerStyle
    if let tintColor { self.tintColor = tintColor }
    setLengths(width: width, height: height)
    setBasics(nil, weight: weight, anchor: anchor)
    with(self)
  }
}
#endif
