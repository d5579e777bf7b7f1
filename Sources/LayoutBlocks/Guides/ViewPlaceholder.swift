public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A placeholder of a view in a view.
public typealias ViewPlaceholder<View: UIView> = LayoutPlaceholder<View, UIView>

/// The same under the name it has in CGLayout, where it is a layout guide of UIKit.
public typealias UIViewPlaceholder<View: UIView> = LayoutPlaceholder<View, UIView>

extension LayoutPlaceholder {
  /// The view, made on first use.
  public var view: Element { element }

  /// Whether the view was made.
  public var isViewLoaded: Bool { isElementLoaded }

  /// The view, if it was made.
  public var viewIfLoaded: Element? { elementIfLoaded }

  /// Makes the view, unless it is there.
  public func loadView() { loadElement() }
}
