public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension UIActivityIndicatorView {
  /// Creates a wheel for a box.
  ///
  /// What is `nil` or `nan` stays as it is in a new one, which is of medium size; `with` is called
  /// last. Source: Lima, `UIActivityIndicatorView`.
  public convenience init(
    style: UIActivityIndicatorView.Style? = nil, color: UIColor? = nil, weight: CGFloat? = nil,
    anchor: BoxAnchor = [], with: ((UIActivityIndicatorView) -> Void) = { _ in }
  ) {
    self.init(style: style ?? .medium)
    if let color { self.color = color }
    setBasics(nil, weight: weight, anchor: anchor)
    with(self)
  }
}

extension UIProgressView {
  /// Creates a bar that fills up for a box.
  ///
  /// What is `nil` or `nan` stays as it is in a new one; `with` is called last. Source: Lima,
  /// `UIProgressView`.
  public convenience init(
    progressTintColor: UIColor? = nil, trackTintColor: UIColor? = nil, width: CGFloat? = nil,
    weight: CGFloat? = nil, anchor: BoxAnchor = [], with: ((UIProgressView) -> Void) = { _ in }
  ) {
    self.init(frame: .zero)
    if let progressTintColor { self.progressTintColor = progressTintColor }
    if let trackTintColor { self.trackTintColor = trackTintColor }
    setLengths(width: width)
    setBasics(nil, weight: weight, anchor: anchor)
    with(self)
  }
}
