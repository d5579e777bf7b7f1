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
    fill = item.fill.flatMap { $0.alpha > 0 ? $0.hexWithOpacity : nil }
    if view.alpha < 1 { alpha = Double(view.alpha) }
    if item.cornerRadius > 0 {
      radius = Double(item.cornerRadius)
      if item.roundCorners != .all { corners = item.roundCorners.rawValue }
    }
    border = item.border.map {
      BorderLook(width: Double($0.width), color: $0.color.hexWithOpacity)
    }
    if item.isImage { isImage = true }
    if item.clipsContent { clips = true }
    if view is UIScrollView { scrolls = true }
    if let label = view as? UILabel { text = TextLook(label, item) }
  }
}

#if canImport(UIKit)
@MainActor
#endif
extension TextLook {
  /// The text of a label; nil if it has none.
  init?(_ label: UILabel, _ item: LayoutPicture.Item) {
    guard let look = item.label else { return nil }
    text = look.text
    size = Double(look.fontSize)
    (isBold, isItalic) = (look.isBold, look.isItalic)
    color = look.color.hexWithOpacity
    align =
      switch look.anchor {
      case _ where label.textAlignment == .justified: "justify"
      case .start: "left"
      case .middle: "center"
      case .end: "right"
      }
    lines = look.lineLimit
    lineHeight = Double(look.lineHeight)
    let unlimited = CGFloat.greatestFiniteMagnitude
    width = Double(label.sizeThatFits(CGSize(width: unlimited, height: unlimited)).width)
  }
}
