import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension SVGDrawing {
  /// Hatches the parts of items that are beyond their parents, and labels them with the amounts.
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
      // The overflow is the defect, so it is shown even where the parent cuts it off.
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
    body += " y=\"\(PlainNumber.coordinate(rect.minY + labelSize))\""
    body += "\(SVG.fitting(size.width - labelSize * 0.6))>\(text)</text>\n"
  }
}

extension CGRect {
  /// The parts of a frame that are beyond its parent, with their amounts.
  fileprivate func strips(_ overflow: UIEdgeInsets) -> [(CGRect, CGFloat)] {
    var strips: [(CGRect, CGFloat)] = []
    func add(_ strip: CGRect, _ amount: CGFloat) {
      if amount > 0 { strips.append((strip, amount)) }
    }
    let (top, bottom) = (min(overflow.top, height), min(overflow.bottom, height))
    let (left, right) = (min(overflow.left, width), min(overflow.right, width))
    add(CGRect(x: minX, y: minY, width: width, height: top), overflow.top)
    add(CGRect(x: minX, y: maxY - bottom, width: width, height: bottom), overflow.bottom)
    add(CGRect(x: minX, y: minY, width: left, height: height), overflow.left)
    add(CGRect(x: maxX - right, y: minY, width: right, height: height), overflow.right)
    return strips
  }
}
