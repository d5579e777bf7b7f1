import Foundation
#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A label's text in lines, as the platform's text system breaks it.
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
  func brokenText(_ text: String, width: CGFloat, maximumLines: Int) -> BrokenText {
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
  func brokenText(_ text: String, width: CGFloat, maximumLines: Int) -> BrokenText {
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
