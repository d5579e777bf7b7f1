public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension UILabel {
  /// Creates a label for a box.
  ///
  /// What is `nil` or `nan` stays as it is in a new label; `with` is called last.
  public convenience init(
    text: String? = nil, textAlignment: NSTextAlignment = .natural, textColor: UIColor? = nil,
    font: UIFont? = nil, numberOfLines: Int = 1,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail, width: CGFloat? = nil,
    weight: CGFloat? = nil, anchor: BoxAnchor = [], with: ((UILabel) -> Void) = { _ in }
  ) {
    self.init(frame: .zero)
    self.text = text
    self.textAlignment = textAlignment
    if let textColor { self.textColor = textColor }
    if let font { self.font = font }
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    setLengths(width: width)
    setBasics(nil, weight: weight, anchor: anchor)
    with(self)
  }
}

extension UIImageView {
  /// Creates an image view for a box.
  ///
  /// What is `nil` or `nan` stays as it is in a new image view; `with` is called last.
  public convenience init(
    image: UIImage? = nil, contentMode: UIView.ContentMode = .scaleToFill,
    tintColor: UIColor? = nil, width: CGFloat? = nil, height: CGFloat? = nil,
    weight: CGFloat? = nil, anchor: BoxAnchor = [], with: ((UIImageView) -> Void) = { _ in }
  ) {
    self.init(frame: .zero)
    self.image = image
    self.contentMode = contentMode
    if let tintColor { self.tintColor = tintColor }
    setLengths(width: width, height: height)
    setBasics(nil, weight: weight, anchor: anchor)
    with(self)
  }
}
