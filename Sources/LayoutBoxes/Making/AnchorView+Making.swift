public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension AnchorView {
  /// Creates a box of anchored subviews with subviews that a builder collects.
  ///
  /// An edge's own margin comes before `margin`. `with` is called before the subviews are made.
  /// Source: Lima 4, `LMAnchorView`.
  public convenience init(
    margin: CGFloat? = nil, topMargin: CGFloat? = nil, leadingMargin: CGFloat? = nil,
    bottomMargin: CGFloat? = nil, trailingMargin: CGFloat? = nil,
    backgroundColor: UIColor? = nil, weight: CGFloat? = nil, anchor: BoxAnchor = [],
    with: ((AnchorView) -> Void) = { _ in },
    @BoxViewBuilder subviews: () -> [UIView]
  ) {
    self.init(frame: .zero)
    setMargins(
      margin, top: topMargin, leading: leadingMargin, bottom: bottomMargin, trailing: trailingMargin
    )
    setBasics(backgroundColor, weight: weight, anchor: anchor)
    with(self)
    addSubviews(subviews())
  }

  /// Creates a box of anchored subviews with subviews.
  ///
  /// An edge's own margin comes before `margin`. `with` is called when the subviews are there.
  /// Source: Lima 3.3, `LMAnchorView`.
  public convenience init(
    margin: CGFloat? = nil, topMargin: CGFloat? = nil, leadingMargin: CGFloat? = nil,
    bottomMargin: CGFloat? = nil, trailingMargin: CGFloat? = nil,
    backgroundColor: UIColor? = nil, weight: CGFloat? = nil, anchor: BoxAnchor = [],
    with: ((AnchorView) -> Void) = { _ in }, _ subviews: UIView...
  ) {
    self.init(
      margin: margin, topMargin: topMargin, leadingMargin: leadingMargin,
      bottomMargin: bottomMargin, trailingMargin: trailingMargin,
      backgroundColor: backgroundColor, weight: weight, anchor: anchor, subviews: { subviews })
    with(self)
  }

  /// Creates a box of anchored subviews with subviews, in the order of Lima's first releases.
  ///
  /// An edge's own margin comes before `margin`. `with` is called when the subviews are there.
  /// Source: Lima 1.0, `LMAnchorView`.
  @_disfavoredOverload
  public convenience init(
    margin: CGFloat? = nil, topMargin: CGFloat? = nil, leadingMargin: CGFloat? = nil,
    bottomMargin: CGFloat? = nil, trailingMargin: CGFloat? = nil,
    backgroundColor: UIColor? = nil, weight: CGFloat? = nil, anchor: BoxAnchor = [],
    _ subviews: UIView..., with: (AnchorView) -> Void
  ) {
    self.init(
      margin: margin, topMargin: topMargin, leadingMargin: leadingMargin,
      bottomMargin: bottomMargin, trailingMargin: trailingMargin,
      backgroundColor: backgroundColor, weight: weight, anchor: anchor, subviews: { subviews })
    with(self)
  }

  /// Creates a box of anchored subviews with a callback that may be missing.
  @_disfavoredOverload
  public convenience init(
    margin: CGFloat? = nil, topMargin: CGFloat? = nil, leadingMargin: CGFloat? = nil,
    bottomMargin: CGFloat? = nil, trailingMargin: CGFloat? = nil,
    backgroundColor: UIColor? = nil, weight: CGFloat? = nil, anchor: BoxAnchor = [],
    _ subviews: UIView..., with: ((AnchorView) -> Void)?
  ) {
    self.init(
      margin: margin, topMargin: topMargin, leadingMargin: leadingMargin,
      bottomMargin: bottomMargin, trailingMargin: trailingMargin,
      backgroundColor: backgroundColor, weight: weight, anchor: anchor, subviews: { subviews })
    with?(self)
  }
}
