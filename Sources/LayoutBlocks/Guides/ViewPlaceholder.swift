public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A placeholder of a view in a view. Without a closure, the view is one with the placeholder's
/// frame.
///
/// ```swift
/// let place = ViewPlaceholder<UILabel>(frame: CGRect(x: 20, y: 10, width: 40, height: 60))
/// view.add(layoutGuide: place)
/// place.element.text = "late"          // the label is made, and added to the view
/// ```
///
/// Source: CGLayout 0.7, ViewPlaceholder.
open class ViewPlaceholder<View: UIView>: LayoutPlaceholder<View, UIView> {}

/// The same under the name it has in CGLayout, where it is a layout guide of UIKit: there
/// `view.addLayoutGuide(placeholder)` adds it, here `view.add(layoutGuide: placeholder)`.
public typealias UIViewPlaceholder<View: UIView> = ViewPlaceholder<View>

extension LayoutPlaceholder {
  /// The view, made on first use.
  public var view: Element { element }

  /// Whether the view was made.
  public var isViewLoaded: Bool { isElementLoaded }

  /// The view, if it was made.
  public var viewIfLoaded: Element? { elementIfLoaded }

  /// Makes the view, unless it is there.
  public func loadView() { loadElement() }

  /// The same as ``loadView()``.
  public func loadViewIfNeeded() { loadElement() }
}
