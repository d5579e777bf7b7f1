#if canImport(UIKit)
public import UIKit

extension UIView {
  /// Lays out the subtree, as far as it is marked.
  public func layOutChildren() {
    layoutIfNeeded()
  }

  /// UIKit does not tell whether a view is marked, and a mark too many costs one pass only.
  var layoutMark: Bool {
    get { true }
    set { if newValue { setNeedsLayout() } }
  }
}

#if canImport(ObjectiveC)
import ObjectiveC

extension UIView {
  private static let storageKey = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  /// One slot for all that Framewise keeps per view, as an associated object.
  public var layoutStorage: AnyObject? {
    get { objc_getAssociatedObject(self, UIView.storageKey) as AnyObject? }
    set {
      objc_setAssociatedObject(
        self, UIView.storageKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
#endif
#endif
