import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension SVGDrawing {
  /// Draws an image, of which nobody knows more than its frame: a landscape in the color behind it,
  /// or as laid out a cross.
  mutating func drawImage(_ item: LayoutPicture.Item, _ frame: CGRect, _ radius: CGFloat) {
    guard frame.width > 0, frame.height > 0 else { return }
    guard look == .seen else { return drawCross(frame) }
    if let tint = item.tint {
      // A symbol: what it is of nobody knows, only that it has one color.
      let side = min(frame.width, frame.height) * 0.8
      let glyph = CGRect(
        x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
      body += SVG.rect(glyph, radius: side * 0.3, corners: .all, SVG.fill(tint))
      return
    }
    let corners = roundCorners(of: item, in: frame)
    let variant = PhotoPlaceholder.variant(for: item.fill)
    if item.fill == nil {
      body += SVG.rect(
        frame, radius: radius, corners: corners,
        " fill=\"\(picture.isDark ? "#475569" : "#cbd5e1")\"")
    }
    let name = "\(idPrefix)photo-\(variant)"
    if photoIDs.insert(variant).inserted {
      let sky = "\(idPrefix)sky"
      if photoIDs.count == 1 { definitions += PhotoPlaceholder.sky(id: sky) + "\n" }
      let markup = PhotoPlaceholder.markup(variant, sky: sky)
      definitions += "<g id=\"\(name)\">\(markup)</g>\n"
    }
    // It fills the frame and is cut at two of its sides.
    let side = PhotoPlaceholder.side
    let use =
      "<svg\(SVG.box(frame)) viewBox=\"0 0 \(side) \(side)\""
      + " preserveAspectRatio=\"xMidYMid slice\"><use href=\"#\(name)\"/></svg>"
    guard radius > 0, !corners.isEmpty else {
      body += use
      return
    }
    photoClips += 1
    let clip = "\(idPrefix)corners-\(photoClips)"
    let shape = SVG.rect(frame, radius: radius, corners: corners, "")
    definitions += "<clipPath id=\"\(clip)\">\(shape)</clipPath>\n"
    body += "<g clip-path=\"url(#\(clip))\">\(use)</g>"
  }

  private mutating func drawCross(_ frame: CGRect) {
    let number = PlainNumber.coordinate
    let (left, right) = (number(frame.minX), number(frame.maxX))
    let (top, bottom) = (number(frame.minY), number(frame.maxY))
    body += "<path class=\"cross\" d=\"M\(left) \(top)L\(right) \(bottom)"
    body += "M\(right) \(top)L\(left) \(bottom)\"/>"
  }
}
