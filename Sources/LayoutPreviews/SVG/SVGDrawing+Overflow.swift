import Foundation
#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension SVGDrawing {
  /// Hatches what reaches beyond its parent and says by how much.
  mutating func drawOverflows() {
    guard overflows.contains(where: { $0 != .zero }) else { return }
    let step = PlainNumber.coordinate(labelSize * 0.7)
    definitions += "<pattern id=\"hatch\" width=\"\(step)\" height=\"\(step)\""
    definitions += " patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">"
    for (width, opacity) in [(step, ".12"), ("1.4", ".8")] {
      definitions += "<rect width=\"\(width)\" height=\"\(step)\" fill=\"#dc2626\""
      definitions += " fill-opacity=\"\(opacity)\"/>"
    }
    definitions += "</pattern>\n"
    body += "<g id=\"overflows\">\n"
    for (index, overflow) in overflows.enumerated() where overflow != .zero {
      // What the parent itself cuts off is shown all the same: that is the defect.
      let window = parents[index].map { windows[$0].rect } ?? windows[index].rect
      for (strip, amount) in picture.items[index].frame.standardized.strips(overflow) {
        guard strip.touches(window) else { continue }
        let visible = clamped(strip.intersection(window))
        body += "<rect class=\"over\"\(SVG.box(visible))/>\n"
        drawAmount(amount, beside: visible)
      }
    }
    body += "</g>\n"
  }

  private mutating func drawAmount(_ amount: CGFloat, beside strip: CGRect) {
    let text = "+\(PlainNumber.text(amount))"
    let size = CGSize(
      width: CaptionMetrics.width(of: text, size: labelSize, isBold: true) + labelSize * 0.6,
      height: labelSize * 1.3)
    let x = min(max(strip.midX - size.width / 2, canvas.minX), canvas.maxX - size.width)
    let y = min(max(strip.midY - size.height / 2, canvas.minY), canvas.maxY - size.height)
    let rect = CGRect(origin: CGPoint(x: x, y: y), size: size)
    placer.avoid(rect)
    body += "<rect class=\"overtag\" rx=\"2\"\(SVG.box(rect))/>"
    body += "<text class=\"label overtext\" text-anchor=\"middle\""
    body += " x=\"\(PlainNumber.coordinate(rect.midX))\""
    body += " y=\"\(PlainNumber.coordinate(rect.minY + labelSize))\">\(text)</text>\n"
  }
}

extension CGRect {
  /// The parts of a frame that lie beyond its parent, with their amounts.
  fileprivate func strips(_ overflow: UIEdgeInsets) -> [(CGRect, CGFloat)] {
    var strips: [(CGRect, CGFloat)] = []
    func add(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ amount: CGFloat) {
      if amount > 0 { strips.append((CGRect(x: x, y: y, width: width, height: height), amount)) }
    }
    let (top, bottom) = (min(overflow.top, height), min(overflow.bottom, height))
    let (left, right) = (min(overflow.left, width), min(overflow.right, width))
    add(minX, minY, width, top, overflow.top)
    add(minX, maxY - bottom, width, bottom, overflow.bottom)
    add(minX, minY, left, height, overflow.left)
    add(maxX - right, minY, right, height, overflow.right)
    return strips
  }
}
