package import Foundation

#if canImport(UIKit)
package import UIKit
#else
package import HeadlessUIKit
#endif

extension UIView {
  /// The distances of the first baseline from the top and of the last one from the bottom, at a
  /// size that the view need not have; zeros, its edges, without text.
  package func baselines(for size: CGSize) -> (first: CGFloat, last: CGFloat) {
    #if canImport(UIKit) && canImport(ObjectiveC)
    if let font = (self as? UITextField)?.font {
      let inset = (size.height - font.lineHeight) / 2
      return (inset + font.ascender, inset - font.descender)
    }
    guard let label = self as? UILabel ?? (self as? UIButton)?.titleLabel, let font = label.font
    else { return (0, 0) }
    let text = label.sizeThatFits(size)
    let inset = (size.height - text.height) / 2
    return (inset + font.ascender, inset - font.descender)
    #else
    let offsets = baselineOffsets(for: size)
    return (offsets.top, offsets.bottom)
    #endif
  }
}
