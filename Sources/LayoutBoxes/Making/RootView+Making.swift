public import Foundation
import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension RootView {
  /// Creates a box that gives each of its subviews all of its bounds but paddings, with subviews
  /// that a builder collects.
  ///
  /// `with` is called before the subviews are made. Source: Lima 4 for the order, `LMRowView`.
  ///
  /// - Parameters:
  ///   - topPadding: The room above the subviews, in points.
  ///   - bottomPadding: The room below the subviews, in points.
  public convenience init(
    topPadding: CGFloat = 0, bottomPadding: CGFloat = 0, backgroundColor: UIColor? = nil,
    with: ((RootView) -> Void) = { _ in }, @BoxViewBuilder subviews: () -> [UIView]
  ) {
    self.init(frame: .zero)
    self.topPadding = topPadding
    self.bottomPadding = bottomPadding
    setBasics(backgroundColor, weight: nil, anchor: [])
    with(self)
    addSubviews(subviews())
  }

  /// Creates a box that gives each of its subviews all of its bounds but paddings.
  ///
  /// `with` is called when the subviews are there. Source: Lima 3.3 for the order, `LMRowView`.
  public convenience init(
    topPadding: CGFloat = 0, bottomPadding: CGFloat = 0, backgroundColor: UIColor? = nil,
    with: ((RootView) -> Void) = { _ in }, _ subviews: UIView...
  ) {
    self.init(
      topPadding: topPadding, bottomPadding: bottomPadding, backgroundColor: backgroundColor,
      subviews: { subviews })
    with(self)
  }

  /// Creates a box that gives each of its subviews all of its bounds but paddings, in the order of
  /// Lima's first releases.
  ///
  /// `with` is called when the subviews are there. Source: Lima 1.0, `LMRootView`.
  @_disfavoredOverload
  public convenience init(
    topPadding: CGFloat = 0, bottomPadding: CGFloat = 0, backgroundColor: UIColor? = nil,
    _ subviews: UIView..., with: (RootView) -> Void
  ) {
    self.init(
      topPadding: topPadding, bottomPadding: bottomPadding, backgroundColor: backgroundColor,
      subviews: { subviews })
    with(self)
  }

  /// Creates a root box with a callback that may be missing.
  @_disfavoredOverload
  public convenience init(
    topPadding: CGFloat = 0, bottomPadding: CGFloat = 0, backgroundColor: UIColor? = nil,
    _ subviews: UIView..., with: ((RootView) -> Void)?
  ) {
    self.init(
      topPadding: topPadding, bottomPadding: bottomPadding, backgroundColor: backgroundColor,
      subviews: { subviews })
    with?(self)
  }
}
