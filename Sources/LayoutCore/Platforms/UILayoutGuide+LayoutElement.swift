public import Foundation

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension UILayoutGuide: LayoutElement {
  /// Stores the frame as the guide's `placedFrame`, in the owning view's coordinates. A guide that
  /// stands for an area of its view, such as the safe area, does not show it.
  public func place(_ frame: CGRect) {
    if placedFrame != frame { placedFrame = frame }
  }

  /// Whether the guide stands for no area of its view.
  public var isPlaceable: Bool { !(owningView?.hasArea(self) ?? false) }

  /// The guide's identifier, or else the name of the class.
  public var layoutName: String {
    identifier.isEmpty ? ClassNames.name(of: type(of: self)) : String(identifier)
  }

  /// The owning view.
  public var layoutContainer: AnyObject? { owningView }

  /// The direction of the owning view.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    owningView?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }
}

extension UIView {
  /// Whether a guide stands for an area of the view.
  package func hasArea(_ guide: UILayoutGuide) -> Bool {
    if guide === safeAreaLayoutGuide || guide === layoutMarginsGuide { return true }
    guard let scrollView = self as? UIScrollView else { return false }
    return guide === scrollView.contentLayoutGuide || guide === scrollView.frameLayoutGuide
  }
}

#if canImport(UIKit) && canImport(ObjectiveC)
import ObjectiveC

extension UILayoutGuide {
  private static let frameKey = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  /// One slot for all that Framewise keeps per guide, as an associated object.
  public var layoutStorage: AnyObject? {
    get { AssociatedStorage.content(of: self) }
    set { AssociatedStorage.store(newValue, for: self) }
  }

  /// The frame that Framewise placed the guide at, in the owning view's coordinates.
  ///
  /// UIKit's own `layoutFrame` knows constraints of UIKit's only.
  public var placedFrame: CGRect {
    get {
      (objc_getAssociatedObject(self, UILayoutGuide.frameKey) as? NSValue)?.cgRectValue ?? .zero
    }
    set {
      objc_setAssociatedObject(
        self, UILayoutGuide.frameKey, NSValue(cgRect: newValue), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
#endif
