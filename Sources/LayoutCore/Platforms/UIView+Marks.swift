public import Foundation
#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

#if canImport(UIKit)
extension UIView {
  /// Lays out the subtree.
  public func layOutChildren() {
    layoutIfNeeded()
  }

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
    self is UILabel || self is UIButton || self is UIImageView ? intrinsicContentVersion : nil
  }

  /// The distance of the first baseline from the top, where the view has text.
  public var firstBaseline: CGFloat? { textBaselines?.top }

  /// The distance of the last baseline from the bottom, where the view has text.
  public var lastBaseline: CGFloat? { textBaselines?.bottom }

  private var textBaselines: UIBaselineOffsets? {
    guard self is UILabel || self is UIButton || forFirstBaselineLayout !== self else { return nil }
    return baselineOffsets(for: bounds.size)
  }

  /// Lays out the marked views of the subtree; superviews stay as they are.
  public func layOutChildren() {
    layOutSubtreeIfNeeded()
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
