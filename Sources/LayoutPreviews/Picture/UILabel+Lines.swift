import Foundation
#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension UILabel {
  /// Adds the label's lines to its item, broken at its width, as many as its height has room for.
  func addLines(to item: inout LayoutPicture.Item) {
    let size = bounds.size
    guard let text, !text.isEmpty, size.width > 0, size.height > 0, item.frame.isFinite else {
      return
    }
    let room = Int(min(size.height / max(font.lineHeight, 1) + 0.01, 10_000))
    let limit = numberOfLines > 0 ? min(numberOfLines, room) : room
    let broken = brokenText(text, width: size.width, maximumLines: max(limit, 1))
    item.isTruncated = broken.isTruncated
    let height = broken.lineHeight * CGFloat(broken.lines.count)
    let top = item.frame.origin.y + (size.height - height) / 2
    let anchor = lineAnchor
    let color = textColor.map(LayoutPicture.Color.init)
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
      if let color { result.color = color }
      return result
    }
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

/// A label's text in lines, from whatever breaks text on the platform.
struct BrokenText {
  var lines: [(text: String, width: CGFloat)]
  var ascender: CGFloat
  var lineHeight: CGFloat
  var isTruncated: Bool
  var isBold: Bool
  var isItalic: Bool
}

#if canImport(UIKit) && canImport(ObjectiveC)
extension UILabel {
  /// The lines as the text system breaks them.
  fileprivate func brokenText(_ text: String, width: CGFloat, maximumLines: Int) -> BrokenText {
    let storage = NSTextStorage(string: text, attributes: [.font: font as Any])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: CGSize(width: width, height: .greatestFiniteMagnitude))
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = maximumLines
    manager.addTextContainer(container)
    let glyphs = manager.glyphRange(for: container)
    var lines: [(text: String, width: CGFloat)] = []
    manager.enumerateLineFragments(forGlyphRange: glyphs) { _, used, _, range, _ in
      let characters = manager.characterRange(forGlyphRange: range, actualGlyphRange: nil)
      let line = (text as NSString).substring(with: characters)
      lines.append((line.trimmingCharacters(in: .whitespacesAndNewlines), used.width))
    }
    let traits = font.fontDescriptor.symbolicTraits
    return BrokenText(
      lines: lines, ascender: font.ascender, lineHeight: font.lineHeight,
      isTruncated: NSMaxRange(glyphs) < manager.numberOfGlyphs,
      isBold: traits.contains(.traitBold), isItalic: traits.contains(.traitItalic))
  }
}
#else
extension UILabel {
  /// The lines as the label measures them.
  fileprivate func brokenText(_ text: String, width: CGFloat, maximumLines: Int) -> BrokenText {
    let textFont = font.textFont
    let broken = textMeasuring.lines(
      of: text, font: textFont, width: width, lineBreakMode: lineBreakMode,
      maximumLines: maximumLines)
    return BrokenText(
      lines: broken.lines.map { ($0.text, $0.width) }, ascender: broken.ascender,
      lineHeight: broken.lineHeight, isTruncated: broken.isTruncated, isBold: textFont.isBold,
      isItalic: textFont.isItalic)
  }
}
#endif
