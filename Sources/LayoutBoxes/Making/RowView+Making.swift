public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension RowView {
  /// Creates a row with subviews that a builder collects.
  ///
  /// An edge's own margin comes before `margin`. `with` is called before the subviews are made.
  /// Source: Lima 4, `LMRowView`.
  public convenience init(
    margin: CGFloat? = nil, topMargin: CGFloat? = nil, leadingMargin: CGFloat? = nil,
    bottomMargin: CGFloat? = nil, trailingMargin: CGFloat? = nil,
    horizontalAlignment: BoxHorizontalAlignment = .fill,
    verticalAlignment: BoxVerticalAlignment = .fill, spacing: CGFloat? = nil,
    isAlignToBaseline: Bool = false, baseline: BoxBaseline = .first,
    backgroundColor: UIColor? = nil, weight: CGFloat? = nil, anchor: BoxAnchor = [],
    with: ((RowView) -> Void) = { _ in },
    @BoxViewBuilder subviews: () -> [UIView]
  ) {
    self.init(frame: .zero)
    setMargins(
      margin, top: topMargin, leading: leadingMargin, bottom: bottomMargin, trailing: trailingMargin
    )
    self.horizontalAlignment = horizontalAlignment
    self.verticalAlignment = verticalAlignment
    self.spacing = spacing ?? .nan
    self.isAlignToBaseline = isAlignToBaseline
    self.baseline = baseline
    setBasics(backgroundColor, weight: weight, anchor: anchor)
    with(self)
    addSubviews(subviews())
  }

  /// Creates a row with subviews.
  ///
  /// An edge's own margin comes before `margin`. `with` is called when the subviews are there.
  /// Source: Lima 3.3, `LMRowView`.
  public convenience init(
    margin: CGFloat? = nil, topMargin: CGFloat? = nil, leadingMargin: CGFloat? = nil,
    bottomMargin: CGFloat? = nil, trailingMargin: CGFloat? = nil,
    horizontalAlignment: BoxHorizontalAlignment = .fill,
    verticalAlignment: BoxVerticalAlignment = .fill, spacing: CGFloat? = nil,
    isAlignToBaseline: Bool = false, baseline: BoxBaseline = .first,
    backgroundColor: UIColor? = nil, weight: CGFloat? = nil, anchor: BoxAnchor = [],
    with: ((RowView) -> Void) = { _ in }, _ subviews: UIView...
  ) {
    self.init(
      margin: margin, topMargin: topMargin, leadingMargin: leadingMargin,
      bottomMargin: bottomMargin, trailingMargin: trailingMargin,
      horizontalAlignment: horizontalAlignment, verticalAlignment: verticalAlignment,
      spacing: spacing, isAlignToBaseline: isAlignToBaseline, baseline: baseline,
      backgroundColor: backgroundColor, weight: weight, anchor: anchor, subviews: { subviews })
    with(self)
  }

  /// Creates a row with subviews, in the order of Lima's first releases.
  ///
  /// An edge's own margin comes before `margin`. `with` is called when the subviews are there.
  /// Source: Lima 1.0, `LMRowView`.
  @_disfavoredOverload
  public convenience init(
    margin: CGFloat? = nil, topMargin: CGFloat? = nil, leadingMargin: CGFloat? = nil,
    bottomMargin: CGFloat? = nil, trailingMargin: CGFloat? = nil,
    horizontalAlignment: BoxHorizontalAlignment = .fill,
    verticalAlignment: BoxVerticalAlignment = .fill, spacing: CGFloat? = nil,
    isAlignToBaseline: Bool = false, baseline: BoxBaseline = .first,
    backgroundColor: UIColor? = nil, weight: CGFloat? = nil, anchor: BoxAnchor = [],
    _ subviews: UIView..., with: (RowView) -> Void
  ) {
    self.init(
      margin: margin, topMargin: topMargin, leadingMargin: leadingMargin,
      bottomMargin: bottomMargin, trailingMargin: trailingMargin,
      horizontalAlignment: horizontalAlignment, verticalAlignment: verticalAlignment,
      spacing: spacing, isAlignToBaseline: isAlignToBaseline, baseline: baseline,
      backgroundColor: backgroundColor, weight: weight, anchor: anchor, subviews: { subviews })
    with(self)
  }

  /// Creates a row with a callback that may be missing.
  @_disfavoredOverload
  public convenience init(
    margin: CGFloat? = nil, topMargin: CGFloat? = nil, leadingMargin: CGFloat? = nil,
    bottomMargin: CGFloat? = nil, trailingMargin: CGFloat? = nil,
    horizontalAlignment: BoxHorizontalAlignment = .fill,
    verticalAlignment: BoxVerticalAlignment = .fill, spacing: CGFloat? = nil,
    isAlignToBaseline: Bool = false, baseline: BoxBaseline = .first,
    backgroundColor: UIColor? = nil, weight: CGFloat? = nil, anchor: BoxAnchor = [],
    _ subviews: UIView..., with: ((RowView) -> Void)?
  ) {
    self.init(
      margin: margin, topMargin: topMargin, leadingMargin: leadingMargin,
      bottomMargin: bottomMargin, trailingMargin: trailingMargin,
      horizontalAlignment: horizontalAlignment, verticalAlignment: verticalAlignment,
      spacing: spacing, isAlignToBaseline: isAlignToBaseline, baseline: baseline,
      backgroundColor: backgroundColor, weight: weight, anchor: anchor, subviews: { subviews })
    with?(self)
  }
}
