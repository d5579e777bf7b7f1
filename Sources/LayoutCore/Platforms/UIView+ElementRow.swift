import Foundation

#if canImport(UIKit)
package import UIKit
#else
package import HeadlessUIKit
#endif

extension UIView: ElementRow {
  package static func readsFromRight(_ element: Unmanaged<AnyObject>) -> Bool {
    element._withUnsafeGuaranteedRef {
      unsafeDowncast($0, to: UIView.self).effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
  }

  package static func isHidden(_ element: Unmanaged<AnyObject>) -> Bool {
    element._withUnsafeGuaranteedRef { unsafeDowncast($0, to: UIView.self).isHidden }
  }
}
