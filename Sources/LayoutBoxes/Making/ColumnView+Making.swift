public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension ColumnView {
  /// Creates a column with subviews that a builder collects.
  ///
  /// An edge's own margin comes before `margin`. `with` is called before the subviews are made.
  /// Source: Lima 4, `LMColumnView`.
  public convenience init(
    margin: CGFloat? = nil, topMargin: CGFloat? = nil, leadingMargin: CGFloat? = nil,
    bottomMargin: CGFloat? = nil, trailingMargin: CGFloat? = nil,
    horizontalAlignment: BoxHorizontalAlignment = .fill,
    verticalAlignment: BoxVerticalAlignment = .fill, spacing: CGFloat? = nil,
    isAlignToBaseline: Bool = false, isAlignToGrid: Bool = false,
    backgroundColor: UIColor? = nil, weight: CGFloat? = nil, anchor: BoxAnchor = [],
    with: ((ColumnView) -> Void) = { _ in },
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
    self.isAlignToGrid = isAlignToGrid
    setBasics(backgroundColor, weight: weight, anchor: anchor)
    with(self)
    addSubviews(subviews())
  }

  /// Creates a column with subviews.
  ///
  /// An edge's own margin comes before `margin`. `with` is called when the subviews are there.
  /// Source: Lima 3.3, `LMColumnView`.
  public convenience init(
    margin: CGFloat? = nil, topMargin: CGFloat? = nil, leadingMargin: CGFloat? = nil,
    bottomMargin: CGFloat? = nil, trailingMargin: CGFloat? = nil,
    horizontalAlignment: BoxHorizontalAlignment = .fill,
    verticalAlignment: BoxVerticalAlignment = .fill, spacing: CGFloat? = nil,
    isAlignToBaseline: Bool = false, isAlignToGrid: Bool = false,
    backgroundColor: UIColor? = nil, weight: CGFloat? = nil, anchor: BoxAnchor = [],
    with: ((ColumnView) -> Void) = { _ in }, _ subviews: UIView...
  ) {
    self.init(
      margin: margin, topMargin: topMargin, leadingMargin: leadingMargin,
      bottomMargin: bottomMargin, trailingMargin: trailingMargin,
      horizontalAlignment: horizontalAlignment, verticalAlignment: verticalAlignment,
      spacing: spacing, isAlignToBaseline: isAlignToBaseline, isAlignToGrid: isAlignToGrid,
      backgroundColor: backgroundColor, weight: weight, anchor: anchor, subviews: { subviews })
    with(self)
  }

  /// Creates a column with subviews, in the order of Lima's first releases.
  ///
  /// An edge's own margin comes before `margin`. `with` is called when the subviews are there.
  /// Source: Lima 1.0, `LMColumnView`.
  @_disfavoredOverload
  public convenience init(
    margin: CGFloat? = nil, topMargin: CGFloat? = nil, leadingMargin: CGFloat? = nil,
    bottomMargin: CGFloat? = nil, trailingMargin: CGFloat? = nil,
    horizontalAlignment: BoxHorizontalAlignment = .fill,
    verticalAlignment: BoxVerticalAlignment = .fill, spacing: CGFloat? = nil,
    isAlignToBaseline: Bool = false, isAlignToGrid: Bool = false,
    backgroundColor: UIColor? = nil, weight: CGFloat? = nil, anchor: BoxAnchor = [],
    _ subviews: UIView..., with: (ColumnView) -> Void
  ) {
    self.init(
      margin: margin, topMargin: topMargin, leadingMargin: leadingMargin,
      bottomMargin: bottomMargin, trailingMargin: trailingMargin,
      horizontalAlignment: horizontalAlignment, verticalAlignment: verticalAlignment,
      spacing: spacing, isAlignToBaseline: isAlignToBaseline, isAlignToGrid: isAlignToGrid,
      backgroundColor: backgroundColor, weight: weight, anchor: anchor, subviews: { subviews })
    with(self)
  }

  /// Creates a column with a callback that may be missing.
  @_disfavoredOverload
  public convenience init(
    margin: CGFloat? = nil, topMargin: CGFloat? = nil, leadingMargin: CGFloat? = nil,
    bottomMargin: CGFloat? = nil, trailingMargin: CGFloat? = nil,
    horizontalAlignment: BoxHorizontalAlignment = .fill,
    verticalAlignment: BoxVerticalAlignment = .fill, spacing: CGFloat? = nil,
    isAlignToBaseline: Bool = false, isAlignToGrid: Bool = false,
    backgroundColor: UIColor? = nil, weight: CGFloat? = nil, anchor: BoxAnchor = [],
    _ subviews: UIView..., with: ((ColumnView) -> Void)?
  ) {
    self.init(
      margin: margin, topMargin: topMargin, leadingMargin: leadingMargin,
      bottomMargin: bottomMargin, trailingMargin: trailingMargin,
      horizontalAlignment: horizontalAlignment, verticalAlignment: verticalAlignment,
      spacing: spacing, isAlignToBaseline: isAlignToBaseline, isAlignToGrid: isAlignToGrid,
      backgroundColor: backgroundColor, weight: weight, anchor: anchor, subviews: { subviews })
    with?(self)
  }
}
