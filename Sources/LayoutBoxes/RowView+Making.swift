public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension RowView {
  /// Creates a row with subviews.
  ///
  /// An edge's own margin counts before `margin`. `with` is called when the subviews are there.
  public convenience init(
    margin: CGFloat? = nil, topMargin: CGFloat? = nil, leadingMargin: CGFloat? = nil,
    bottomMargin: CGFloat? = nil, trailingMargin: CGFloat? = nil,
    horizontalAlignment: BoxHorizontalAlignment = .fill,
    verticalAlignment: BoxVerticalAlignment = .fill, spacing: CGFloat = .nan,
    isAlignToBaseline: Bool = false, baseline: BoxBaseline = .first,
    backgroundColor: UIColor? = nil, weight: CGFloat = .nan, anchor: BoxAnchor = [],
    with: ((RowView) -> Void) = { _ in }, _ subviews: UIView...
  ) {
    self.init(frame: .zero)
    setMargins(margin, topMargin, leadingMargin, bottomMargin, trailingMargin)
    self.horizontalAlignment = horizontalAlignment
    self.verticalAlignment = verticalAlignment
    self.spacing = spacing
    self.isAlignToBaseline = isAlignToBaseline
    self.baseline = baseline
    setBasics(backgroundColor, weight: weight, anchor: anchor)
    for view in subviews { addSubview(view) }
    with(self)
  }

  /// Creates a row with subviews that a builder collects.
  ///
  /// An edge's own margin counts before `margin`. `with` is called before the subviews are made.
  public convenience init(
    margin: CGFloat? = nil, topMargin: CGFloat? = nil, leadingMargin: CGFloat? = nil,
    bottomMargin: CGFloat? = nil, trailingMargin: CGFloat? = nil,
    horizontalAlignment: BoxHorizontalAlignment = .fill,
    verticalAlignment: BoxVerticalAlignment = .fill, spacing: CGFloat = .nan,
    isAlignToBaseline: Bool = false, baseline: BoxBaseline = .first,
    backgroundColor: UIColor? = nil, weight: CGFloat = .nan, anchor: BoxAnchor = [],
    with: ((RowView) -> Void) = { _ in },
    @BoxViewBuilder subviews: () -> [UIView]
  ) {
    self.init(frame: .zero)
    setMargins(margin, topMargin, leadingMargin, bottomMargin, trailingMargin)
    self.horizontalAlignment = horizontalAlignment
    self.verticalAlignment = verticalAlignment
    self.spacing = spacing
    self.isAlignToBaseline = isAlignToBaseline
    self.baseline = baseline
    setBasics(backgroundColor, weight: weight, anchor: anchor)
    with(self)
    for view in subviews() { addSubview(view) }
  }
}
