import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension UILabel {
  /// Adds the label's lines to its item, broken at its width, as many as fit its height.
  func addLines(to item: inout LayoutPicture.Item) {
    addText(to: &item)
    let size = bounds.size
    guard let text, !text.isEmpty, size.width > 0, size.height > 0, item.frame.isFinite else {
      return
    }
    let broken = brokenText(text, width: size.width, maximumLines: visibleLines)
    item.isTruncated = broken.isTruncated
    let height = broken.lineHeight * CGFloat(broken.lines.count)
    let top = item.frame.origin.y + (size.height - height) / 2
    let anchor = lineAnchor
    let color = LayoutPicture.Color(textColor ?? .label)
    item.lines = broken.lines.enumerated().map { index, line in
      let slack = size.width - line.width
      let inset: CGFloat =
        switch anchor {
        case .start: 0
        case .middle: slack / 2
        case .end: slack
        }
      var result = LayoutPicture.TextLine(
        line.text,
        at: CGPoint(
          x: item.frame.origin.x + inset,
          y: top + CGFloat(index) * broken.lineHeight + broken.ascender),
        width: line.width, fontSize: font.pointSize)
      result.isBold = broken.isBold
      result.isItalic = broken.isItalic
      result.anchor = anchor
      result.color = color
      return result
    }
  }

  /// Adds the label's whole text to its item.
  func addText(to item: inout LayoutPicture.Item) {
    item.kind = .text
    guard let text, !text.isEmpty else { return }
    var label = LayoutPicture.Label(text, fontSize: font.pointSize, lineHeight: font.lineHeight)
    (label.isBold, label.isItalic) = font.faces
    label.anchor = lineAnchor
    label.lineLimit = numberOfLines
    label.color = LayoutPicture.Color(textColor ?? .label)
    item.label = label
  }

  /// A label that shows the text of a view that is none.
  static func showing(
    _ text: String, _ font: UIFont, _ color: UIColor, _ alignment: NSTextAlignment, lines: Int,
    isLeftToRight: Bool
  ) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = font
    label.textColor = color
    label.textAlignment = alignment
    label.numberOfLines = lines
    label.semanticContentAttribute = isLeftToRight ? .forceLeftToRight : .forceRightToLeft
    return label
  }

  private var lineAnchor: LayoutPicture.TextLine.Anchor {
    switch textAlignment {
    case .left: return .start
    case .center: return .middle
    case .right: return .end
    default:
      return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .end : .start
    }
  }
}

extension UIFont {
  /// Whether the face is bold, and whether it is slanted.
  fileprivate var faces: (isBold: Bool, isItalic: Bool) {
    #if canImport(UIKit) && canImport(ObjectiveC)
    let traits = fontDescriptor.symbolicTraits
    return (traits.contains(.traitBold), traits.contains(.traitItalic))
    #else
    return (textFont.isBold, textFont.isItalic)
    #endif
  }
}
