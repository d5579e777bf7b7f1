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
    return """
      \(head(seenBox))
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
