import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension BoxMargins {
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
      trailing: Double(insets.trailing))
  }

  init(_ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
    let isLeftToRight = direction == .leftToRight
    self.init(
      top: Double(insets.top), leading: Double(isLeftToRight ? insets.left : insets.right),
      bottom: Double(insets.bottom), trailing: Double(isLeftToRight ? insets.right : insets.left))
  }
}
