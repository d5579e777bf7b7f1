public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension BoxScrollView {
  /// Creates a scroll view with content.
  ///
  /// Source: Lima, `LMScrollView`.
  public convenience init(
    isFitToWidth: Bool = false, isFitToHeight: Bool = false, backgroundColor: UIColor? = nil,
    weight: CGFloat? = nil, anchor: BoxAnchor = [], _ content: UIView? = nil
  ) {
    self.init(frame: .zero)
    self.isFitToWidth = isFitToWidth
    self.isFitToHeight = isFitToHeight
    setBasics(backgroundColor, weight: weight, anchor: anchor)
    self.content = content
  }

  /// Creates a scroll view with content, and calls `with` when that is there.
  ///
  /// Source: Lima 3.3, `LMScrollView`.
  @_disfavoredOverload
  public convenience init(
    isFitToWidth: Bool = false, isFitToHeight: Bool = false, backgroundColor: UIColor? = nil,
    weight: CGFloat? = nil, anchor: BoxAnchor = [], with: (BoxScrollView) -> Void,
    _ content: UIView?
  ) {
    self.init(
      isFitToWidth: isFitToWidth, isFitToHeight: isFitToHeight, backgroundColor: backgroundColor,
      weight: weight, anchor: anchor, content)
    with(self)
  }

  /// Creates a scroll view with content that a builder makes, after `with` was called.
  ///
  /// Source: Lima 4, `LMScrollView`.
  public convenience init(
    isFitToWidth: Bool = false, isFitToHeight: Bool = false, backgroundColor: UIColor? = nil,
    weight: CGFloat? = nil, anchor: BoxAnchor = [], with: ((BoxScrollView) -> Void) = { _ in },
    @BoxContentBuilder content: () -> UIView
  ) {
    self.init(
      isFitToWidth: isFitToWidth, isFitToHeight: isFitToHeight, backgroundColor: backgroundColor,
      weight: weight, anchor: anchor)
    with(self)
    self.content = content()
  }

  /// Creates a scroll view with content, in the order of Lima's first releases.
  ///
  /// `with` is called when the content is there. Source: Lima 1.0, `LMScrollView`.
  public convenience init(
    isFitToWidth: Bool = false, isFitToHeight: Bool = false, backgroundColor: UIColor? = nil,
    weight: CGFloat? = nil, anchor: BoxAnchor = [], _ content: UIView? = nil,
    with: (BoxScrollView) -> Void
  ) {
    self.init(
      isFitToWidth: isFitToWidth, isFitToHeight: isFitToHeight, backgroundColor: backgroundColor,
      weight: weight, anchor: anchor, content)
    with(self)
  }

  /// Creates a scroll view with a callback that may be missing.
  @_disfavoredOverload
  public convenience init(
    isFitToWidth: Bool = false, isFitToHeight: Bool = false, backgroundColor: UIColor? = nil,
    weight: CGFloat? = nil, anchor: BoxAnchor = [], _ content: UIView? = nil,
    with: ((BoxScrollView) -> Void)?
  ) {
    self.init(
      isFitToWidth: isFitToWidth, isFitToHeight: isFitToHeight, backgroundColor: backgroundColor,
      weight: weight, anchor: anchor, content)
    with?(self)
  }

  /// Creates a scroll view with content; the label that Lima's first README shows.
  ///
  /// `with` is called when the content is there. Source: Lima 1.0, `LMScrollView`.
  public convenience init(
    fitToWidth: Bool, fitToHeight: Bool = false, backgroundColor: UIColor? = nil,
    weight: CGFloat? = nil, anchor: BoxAnchor = [], _ content: UIView? = nil,
    with: ((BoxScrollView) -> Void) = { _ in }
  ) {
    self.init(
      isFitToWidth: fitToWidth, isFitToHeight: fitToHeight, backgroundColor: backgroundColor,
      weight: weight, anchor: anchor, content)
    with(self)
  }
}
