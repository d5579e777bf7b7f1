public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension UISegmentedControl {
  /// Creates a control with segments for strings and images for a box.
  ///
  /// What is `nil` or `nan` stays as it is in a new one; `with` is called last. Source: Lima,
  /// `UISegmentedControl`.
  public convenience init(
    items: [Any]? = nil, primaryAction: UIAction? = nil, tintColor: UIColor? = nil,
    width: CGFloat? = nil, weight: CGFloat? = nil, anchor: BoxAnchor = [],
    with: ((UISegmentedControl) -> Void) = { _ in }
  ) {
    self.init(items: items)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    if let tintColor { self.tintColor = tintColor }
    setLengths(width: width)
    setBasics(nil, weight: weight, anchor: anchor)
    with(self)
  }
}

extension UIPageControl {
  /// Creates a row of dots for a box.
  ///
  /// What is `nil` or `nan` stays as it is in a new one; `with` is called last. Source: Lima,
  /// `UIPageControl`.
  public convenience init(
    primaryAction: UIAction? = nil, hidesForSinglePage: Bool = false,
    pageIndicatorTintColor: UIColor? = nil, currentPageIndicatorTintColor: UIColor? = nil,
    backgroundStyle: UIPageControl.BackgroundStyle = .automatic,
    allowsContinuousInteraction: Bool = true, preferredIndicatorImage: UIImage? = nil,
    weight: CGFloat? = nil, anchor: BoxAnchor = [], with: ((UIPageControl) -> Void) = { _ in }
  ) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.hidesForSinglePage = hidesForSinglePage
    if let pageIndicatorTintColor { self.pageIndicatorTintColor = pageIndicatorTintColor }
    if let currentPageIndicatorTintColor {
      self.currentPageIndicatorTintColor = currentPageIndicatorTintColor
    }
    self.backgroundStyle = backgroundStyle
    self.allowsContinuousInteraction = allowsContinuousInteraction
    if let preferredIndicatorImage { self.preferredIndicatorImage = preferredIndicatorImage }
    setBasics(nil, weight: weight, anchor: anchor)
    with(self)
  }
}
