public import Foundation

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// The gap between siblings: 8 points.
public let systemSpacing = systemSiblingSpacing

/// The gap between siblings: 8 points.
public let systemSiblingSpacing: CGFloat = 8

/// The gap between a view and what is in it: 8 points.
public let systemParentSpacing: CGFloat = 8

extension UIView {
  /// Adds a view that statements place, and gives it back.
  ///
  /// ```swift
  /// addForAutoLayout(header) >> allButBottom
  /// ```
  @discardableResult
  public func addForAutoLayout<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  /// Adds a new guide and gives it back.
  public func addLayoutGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }

  /// The rectangle inside the view's safe area.
  public var safeArea: UILayoutGuide { safeAreaLayoutGuide }

  /// The rectangle inside the superview's safe area.
  public var parentSafeArea: UILayoutGuide? { superview?.safeAreaLayoutGuide }
}

extension UILayoutGuide {
  /// The rectangle inside the owning view's safe area.
  public var parentSafeArea: UILayoutGuide? { owningView?.safeAreaLayoutGuide }
}
