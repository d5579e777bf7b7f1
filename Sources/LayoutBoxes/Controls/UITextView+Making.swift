public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

// Text cannot be edited in such a view on tvOS.
#if !os(tvOS)
extension UITextView {
  /// Creates a text view for a box.
  ///
  /// What is `nil` or `nan` stays as it is in a new one; `with` is called last. Source: Lima,
  /// `UITextView`.
  public convenience init(
    textContainer: NSTextContainer? = nil, isEditable: Bool = true, isSelectable: Bool = true,
    textAlignment: NSTextAlignment = .natural, textColor: UIColor? = nil, font: UIFont? = nil,
    width: CGFloat? = nil, height: CGFloat? = nil, weight: CGFloat? = nil, anchor: BoxAnchor = [],
    with: ((UITextView) -> Void) = { _ in }
  ) {
    self.init(frame: .zero, textContainer: textContainer)
    self.isEditable = isEditable
    self.isSelectable = isSelectable
    self.textAlignment = textAlignment
    if let textColor { self.textColor = textColor }
    if let font { self.font = font }
    setLengths(width: width, height: height)
    setBasics(nil, weight: weight, anchor: anchor)
    with(self)
  }
}
#endif
