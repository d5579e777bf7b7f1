public import Foundation

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension UIColor {
  /// Creates a color from a number with red, green and blue in its lowest three bytes.
  ///
  /// ```swift
  /// UIColor(0xff8000)             // orange
  /// UIColor(0x000000, alpha: 0.5) // half of black
  /// ```
  ///
  /// Higher bytes do not count. Source: Lima 1.0.1, `UIColor`.
  public convenience init(_ rgb: Int, alpha: CGFloat = 1.0) {
    self.init(
      red: CGFloat(rgb >> 16 & 0xff) / 255, green: CGFloat(rgb >> 8 & 0xff) / 255,
      blue: CGFloat(rgb & 0xff) / 255, alpha: alpha)
  }
}
