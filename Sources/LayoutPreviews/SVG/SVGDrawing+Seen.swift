import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension SVGDrawing {
  /// The area of a file that shows what users see: the screen and the line around it.
  var seenBox: CGRect { screen.insetBy(dx: -1, dy: -1) }

  /// The finished file of what users see.
  var seenDocument: String {
    let number = PlainNumber.coordinate
    let box = seenBox
    let viewBox = [box.minX, box.minY, box.width, box.height].map(number).joined(separator: " ")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(number(box.width))" \
      height="\(number(box.height))" viewBox="\(viewBox)" role="img" aria-labelledby="title desc">
      <title id="title">\(XMLText.escaped(picture.title)), \(picture.sizeText())</title>
      <desc id="desc">\(XMLText.escaped(picture.summary))</desc>
      <style>
      text{font-family:\(SVG.fonts);font-kerning:none}
      </style>
      <defs>
      \(definitions)<clipPath id="screen-clip"><rect\(SVG.box(screen))/></clipPath>
      </defs>
      <g clip-path="url(#screen-clip)">
      \(body)</g>
      <rect fill="none" stroke="#8b95a5" stroke-opacity=".6"\
      \(SVG.box(screen.insetBy(dx: -0.5, dy: -0.5)))/>
      </svg>

      """
  }
}
