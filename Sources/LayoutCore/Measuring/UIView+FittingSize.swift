import Foundation

#if canImport(UIKit)
package import UIKit
#else
package import HeadlessUIKit
#endif

extension UIView {
  /// Takes the size that fits, keeping the top-left corner, without regard to a transform. A side
  /// of 0 is no limit, so that a container that was made without a frame becomes as large as its
  /// content.
  package func takeFittingSize() {
    let limit = CGSize(
      width: bounds.width > 0 ? bounds.width : .infinity,
      height: bounds.height > 0 ? bounds.height : .infinity)
    place(CGRect(origin: layoutFrame.origin, size: sizeThatFits(limit)))
  }
}
