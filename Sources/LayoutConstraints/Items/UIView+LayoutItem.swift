public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension UIView: ConstrainableView {
  /// The superview.
  public var parent: (any ConstrainableView)? { superview }
}

extension UILayoutGuide: LayoutItem {
  /// The owning view.
  public var parent: (any ConstrainableView)? { owningView }
}
