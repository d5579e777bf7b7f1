import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension SVGDrawing {
  /// Draws all parts of the picture.
  mutating func draw() {
    drawScreen()
    drawItems()
    guard look == .laidOut else { return }
    drawInsets()
    drawBorder()
    drawScrollBars()
    drawOverflows()
    drawTags()
  }

  /// The area of the file with heading, rulers and footer.
  var box: CGRect {
    if look == .seen { return seenBox }
    let left = canvas.minX - labelSize * 3
    let top = canvas.minY - labelSize * 5.2
    return CGRect(
      x: left, y: top, width: documentRight - left, height: footer.bottom + labelSize - top)
  }

  private var documentRight: CGFloat { max(footerRight, list.right ?? 0) }

  private var footerRight: CGFloat {
    max(canvas.maxX + labelSize * 2, canvas.minX + labelSize * 31)
  }

  private var footer: Footer {
    var footer = Footer(
      left: 0, right: footerRight - labelSize, top: canvas.maxY + labelSize * 1.2,
      unit: labelSize, ground: picture.ground)
    footer.addLegend(of: picture, overflows: overflows)
    footer.addNotes(of: picture, overflows: overflows)
    return footer
  }

  /// The finished file: heading, rulers, what was drawn, legend and notes.
  var document: String {
    let box = box
    return """
      \(head(box))
      <style>
      \(SVG.style(labelSize: labelSize, isDark: picture.isDark))
      </style>
      <defs>
      \(definitions)</defs>
      <rect class="paper"\(SVG.box(box))/>
      \(heading)\(rulers)\(body)\(footer.body)</svg>

      """
  }

  /// The declaration, the element of an area of the file, and what it shows for those who cannot
  /// see.
  func head(_ box: CGRect) -> String {
    let number = PlainNumber.coordinate
    let viewBox = [box.minX, box.minY, box.width, box.height].map(number).joined(separator: " ")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(number(box.width))" \
      height="\(number(box.height))" viewBox="\(viewBox)" role="img" aria-labelledby="title desc">
      <title id="title">\(XMLText.escaped(picture.title)), \(picture.sizeText())</title>
      <desc id="desc">\(XMLText.escaped(picture.summary))</desc>
      """
  }

  private var heading: String {
    let y = PlainNumber.coordinate(canvas.minY - labelSize * 3.2)
    let size = PlainNumber.coordinate(labelSize * 1.4)
    let facts = [
      "\(picture.sizeText()) pt",
      picture.direction == .rightToLeft ? "right to left" : "left to right",
      picture.scrollingText,
    ].compactMap { $0 }
    return """
      <text class="ink" x="0" y="\(y)" font-size="\(size)"><tspan class="name">\
      \(XMLText.escaped(picture.title))</tspan><tspan class="muted" dx="\(size)">\
      \(facts.joined(separator: " · "))</tspan></text>

      """
  }

  /// Lines with the width above the screen and the height beside it.
  private var rulers: String {
    let number = PlainNumber.coordinate
    let unit = labelSize
    let (x, y) = (canvas.minX - unit * 1.2, canvas.minY - unit * 1.2)
    let tick = unit * 0.35
    let (width, height) = (number(screen.width), number(screen.height))
    let (midX, midY) = (number(screen.midX), number(screen.midY))
    var path = "M0 \(number(y - tick))v\(number(tick * 2))M0 \(number(y))H\(width)"
    path += "M\(width) \(number(y - tick))v\(number(tick * 2))"
    path += "M\(number(x - tick)) 0h\(number(tick * 2))M\(number(x)) 0V\(height)"
    path += "M\(number(x - tick)) \(height)h\(number(tick * 2))"
    let widthText = PlainNumber.text(picture.size.width)
    let heightText = PlainNumber.text(picture.size.height)
    func gap(_ text: String) -> CGFloat { CaptionMetrics.width(of: text, size: unit) + unit }
    let above = CGRect(
      x: screen.midX - gap(widthText) / 2, y: y - unit / 2, width: gap(widthText), height: unit)
    let beside = CGRect(
      x: x - unit / 2, y: screen.midY - gap(heightText) / 2, width: unit,
      height: gap(heightText))
    return """
      <g id="size"><path class="rule" d="\(path)"/>\
      <rect class="paper"\(SVG.box(above))/><rect class="paper"\(SVG.box(beside))/>\
      <text class="label muted" text-anchor="middle" x="\(midX)" y="\(number(y + unit * 0.36))">\
      \(widthText)</text>\
      <text class="label muted" text-anchor="middle" \
      transform="translate(\(number(x + unit * 0.36)) \(midY)) rotate(-90)">\(heightText)</text></g>

      """
  }
}
