import Foundation
import LayoutCore
import LayoutPreviews

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

#if canImport(UIKit)
@MainActor
#endif
extension ElementLook {
  /// What an element looks like as it is now, without the parts of a control.
  init(_ element: any LayoutElement) {
    type = "\(Swift.type(of: element))"
    guard let view = element as? UIView else { return }
    let item = view.layoutItem()
    fill = item.fill.flatMap { $0.alpha > 0 ? PageColor.text($0) : nil }
    if view.alpha < 1 { alpha = Double(view.alpha) }
    if item.cornerRadius > 0 {
      radius = Double(item.cornerRadius)
      if item.roundCorners != .all { corners = item.roundCorners.rawValue }
    }
    border = item.border.map {
      BorderLook(width: Double($0.width), color: PageColor.text($0.color))
    }
    if item.isImage { isImage = true }
    if item.clipsContent { clips = true }
    if let view = view as? UIScrollView {
      content = [Double(view.contentSize.width), Double(view.contentSize.height)]
    }
    if let label = view as? UILabel { text = TextLook(label) }
  }
}

#if canImport(UIKit)
@MainActor
#endif
extension TextLook {
  /// The text of a label; nil if it has none.
  init?(_ label: UILabel) {
    guard let text = label.text, !text.isEmpty, let font = label.font else { return nil }
    self.text = text
    size = Double(font.pointSize)
    let name = font.fontName.lowercased()
    isBold = name.contains("bold")
    isItalic = name.contains("italic") || name.contains("oblique")
    color = label.textColor.map { PageColor.text(LayoutPicture.Color($0)) } ?? "#000000"
    let isMirrored = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    align =
      switch label.textAlignment {
      case .left: "left"
      case .center: "center"
      case .right: "right"
      case .justified: "justify"
      default: isMirrored ? "right" : "left"
      }
    lines = label.numberOfLines
    lineHeight = Double(font.lineHeight)
    let unlimited = CGFloat.greatestFiniteMagnitude
    width = Double(label.sizeThatFits(CGSize(width: unlimited, height: unlimited)).width)
  }
}

/// Colors as style sheets write them.
enum PageColor {
  /// `#rrggbb`, with two more digits where it is not opaque.
  static func text(_ color: LayoutPicture.Color) -> String {
    func digits(_ part: Double) -> String {
      let byte = part > 0 ? Int((min(part, 1) * 255).rounded()) : 0
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    let opaque = "#" + [color.red, color.green, color.blue].map(digits).joined()
    return color.alpha < 1 ? opaque + digits(color.alpha) : opaque
  }
}
