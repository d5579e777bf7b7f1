import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension SVGDrawing {
  /// Draws the safe area as bands and the margins as a dotted line.
  mutating func drawInsets() {
    let safe = drawable(picture.safeAreaInsets)
    if safe != .zero {
      let inner = screen.inset(by: safe)
      body += "<g id=\"\(idPrefix)safe-area\">"
      let bands = [
        CGRect(x: 0, y: 0, width: screen.width, height: safe.top),
        CGRect(x: 0, y: screen.height - safe.bottom, width: screen.width, height: safe.bottom),
        CGRect(x: 0, y: inner.minY, width: safe.left, height: inner.height),
        CGRect(
          x: screen.width - safe.right, y: inner.minY, width: safe.right, height: inner.height),
      ]
      for band in bands where band.width > 0 && band.height > 0 {
        body += "<rect class=\"safe\"\(SVG.box(band))/>"
      }
      body += "</g>\n"
    }
    let margins = drawable(picture.layoutMargins)
    if margins != .zero {
      let inner = SVG.box(screen.inset(by: margins))
      body += "<rect id=\"\(idPrefix)margins\" class=\"margins\"\(inner)/>\n"
    }
  }

  /// The insets if they are valid and not larger than the screen, else none.
  private func drawable(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    let edges = [insets.top, insets.left, insets.bottom, insets.right]
    let isValid =
      edges.allSatisfy { $0 >= 0 && $0.isFinite }
      && insets.left + insets.right <= screen.width && insets.top + insets.bottom <= screen.height
    return isValid ? insets : .zero
  }
}
