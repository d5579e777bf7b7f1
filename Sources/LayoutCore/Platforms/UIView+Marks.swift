import Foundation
#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

#if canImport(UIKit)
extension UIView {
  /// UIKit does not tell whether a view is marked, and a mark too many costs one pass only.
  var layoutMark: Bool {
    get { true }
    set { if newValue { setNeedsLayout() } }
  }
}
#else
extension UIView {
  /// The number of declared content changes of a label, button or image view; other views do not
  /// promise to declare theirs.
  public var contentVersion: Int? {
    nil
  }

  var layoutMark: Bool {
    get { isMarkedForLayout }
    set { isMarkedForLayout = newValue }
  }
}
#endif

#if canImport(UIKit) && canImport(ObjectiveC)
import ObjectiveC

extension UIView {
  private static let storageKey = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  /// One slot for all that Framewise keeps per view, as an associated object.
  public var layoutStorage: AnyObject? {
    get { objc_getAssociatedObject(self, UIView.storageKey) as AnyObject? }
    set {
      objc_setAssociatedObject(self, UIView.storageKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
#endif
