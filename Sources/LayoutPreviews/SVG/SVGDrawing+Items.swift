import Foundation
#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension SVGDrawing {
  mutating func drawScreen() {
    let fill = picture.background ?? LayoutPicture.Color(red: 1, green: 1, blue: 1)
    body += "<rect id=\"\(idPrefix)screen\"\(SVG.box(screen))\(SVG.fill(fill))/>\n"
  }

  /// The line around the screen, above its contents.
  mutating func drawBorder() {
    body += "<rect class=\"border\"\(SVG.box(screen.insetBy(dx: -0.5, dy: -0.5)))/>\n"
  }

  /// Draws the items in order, so that those in front cover those behind.
  mutating func drawItems() {
    var ids = UniqueIDs()
    body += "<g id=\"\(idPrefix)items\">\n"
    for (index, item) in picture.items.enumerated() {
      let window = window(of: index)
      windows.append(window)
      let id = ids.next(XMLText.slug(item.name))
      guard !hidden[index], item.frame.isFinite else { continue }
      let frame = item.frame.standardized
      guard frame.touches(window.rect) else { continue }
      let isCut = !window.rect.contains(frame) && window.clip != nil
      let clip = isCut ? window.clip.map { clipPath($0, window.rect) } ?? "" : ""
      body += "<g id=\"\(idPrefix)\(id)\"\(clip)><title>\(XMLText.escaped(tooltip(index)))</title>"
      drawBox(item, clamped(frame))
      drawLines(item, in: window.rect)
      body += "</g>\n"
    }
    body += "</g>\n"
  }

  private mutating func drawBox(_ item: LayoutPicture.Item, _ frame: CGRect) {
    if item.isUnplaced {
      body += "<rect class=\"ghost\"\(SVG.box(SVG.inset(frame)))/>"
      return
    }
    if let fill = item.fill, fill.alpha > 0 {
      body += "<rect\(SVG.box(frame))\(SVG.fill(fill))/>"
    }
    for shape in item.shapes where shape.frame.isFinite {
      let radius = PlainNumber.coordinate(max(0, shape.cornerRadius))
      body += "<rect\(SVG.box(shape.frame.standardized)) rx=\"\(radius)\"\(SVG.fill(shape.fill))/>"
    }
    if item.isImage {
      let number = PlainNumber.coordinate
      let (left, right) = (number(frame.minX), number(frame.maxX))
      let (top, bottom) = (number(frame.minY), number(frame.maxY))
      body += "<path class=\"cross\" d=\"M\(left) \(top)L\(right) \(bottom)"
      body += "M\(right) \(top)L\(left) \(bottom)\"/>"
    }
    guard outlinesText || item.lines.isEmpty && item.shapes.isEmpty else { return }
    body += "<rect class=\"d\(SVG.hue(item.depth))\"\(SVG.box(SVG.inset(frame)))/>"
  }

  private mutating func drawLines(_ item: LayoutPicture.Item, in window: CGRect) {
    for line in item.lines {
      guard let box = line.box, box.touches(window) else { continue }
      placer.avoid(box)
      let anchor: (name: String, offset: CGFloat) =
        switch line.anchor {
        case .start: ("", 0)
        case .middle: (" text-anchor=\"middle\"", line.width / 2)
        case .end: (" text-anchor=\"end\"", line.width)
        }
      let x = PlainNumber.coordinate(line.origin.x + anchor.offset)
      body += "<text xml:space=\"preserve\" x=\"\(x)\""
      body += " y=\"\(PlainNumber.coordinate(line.origin.y))\"\(anchor.name)"
      body += " font-size=\"\(PlainNumber.coordinate(line.fontSize))\""
      if line.isBold { body += " font-weight=\"bold\"" }
      if line.isItalic { body += " font-style=\"italic\"" }
      body += "\(SVG.fill(line.color))>\(XMLText.escaped(line.text))</text>"
    }
  }

  private func tooltip(_ index: Int) -> String {
    let row = rows[index]
    let frame = row.numbers.map { "(\($0.joined(separator: ", ")))" } ?? ""
    return ["\(row.name) \(frame)", row.caption ?? "", row.remark].filter { !$0.isEmpty }
      .joined(separator: "\n")
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
