import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension SVGDrawing {
  /// Draws the text of an item, as far as it is in sight.
  mutating func drawLines(_ item: LayoutPicture.Item, in window: CGRect) {
    for line in item.lines {
      guard let box = line.box, box.touches(window) else { continue }
      placer.avoid(box)
      // A text that reads from right to left starts at its right.
      let isMirrored = line.text.readsFromRightToLeft
      let anchor: (name: String, offset: CGFloat) =
        switch line.anchor {
        case .start: (isMirrored ? "end" : "", 0)
        case .middle: ("middle", line.width / 2)
        case .end: (isMirrored ? "" : "end", line.width)
        }
      let x = PlainNumber.coordinate(line.origin.x + anchor.offset)
      body += "<text xml:space=\"preserve\" x=\"\(x)\""
      body += " y=\"\(PlainNumber.coordinate(line.origin.y))\""
      if isMirrored { body += " direction=\"rtl\"" }
      if !anchor.name.isEmpty { body += " text-anchor=\"\(anchor.name)\"" }
      body += " font-size=\"\(PlainNumber.coordinate(line.fontSize))\""
      if line.isBold { body += " font-weight=\"bold\"" }
      if line.isItalic { body += " font-style=\"italic\"" }
      body += "\(SVG.fitting(line.width))\(SVG.fill(line.color))>"
      body += "\(XMLText.escaped(line.text))</text>"
    }
    if look == .laidOut, item.isTruncated, let box = item.lines.last?.box, box.touches(window) {
      drawCut(below: box)
    }
  }

  /// Draws a line below a text that goes on.
  private mutating func drawCut(below box: CGRect) {
    let height = max(box.height / 12, 1)
    let line = CGRect(x: box.minX, y: box.maxY, width: box.width, height: height)
    body += "<rect class=\"cut\"\(SVG.box(line))/>"
  }
}

extension LayoutPicture.TextLine {
  /// The area of the glyphs; `nil` for a line that cannot be drawn.
  var box: CGRect? {
    guard !text.isEmpty, origin.x.isFinite, origin.y.isFinite, width.isFinite, width >= 0,
      fontSize > 0, fontSize <= 4096
    else { return nil }
    return CGRect(
      x: origin.x, y: origin.y - fontSize * 0.82, width: width, height: fontSize * 1.06)
  }
}

extension String {
  /// Whether the first letter that has a direction has this one.
  var readsFromRightToLeft: Bool {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF,
        0x1_E800...0x1_EFFF:
        return true
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }
}
