package import Foundation

#if canImport(UIKit)
package import UIKit
#else
package import HeadlessUIKit
#endif

/// A label's text in lines, as the platform's text system breaks it.
package struct BrokenText {
  package var lines: [(text: String, width: CGFloat)]
  package var ascender: CGFloat
  package var lineHeight: CGFloat
  package var isTruncated: Bool
  package var isBold: Bool
  package var isItalic: Bool
}

#if canImport(UIKit) && canImport(ObjectiveC)
extension UILabel {
  /// The lines as the text system breaks them.
  package func brokenText(_ text: String, width: CGFloat, maximumLines: Int) -> BrokenText {
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
  package func brokenText(_ text: String, width: CGFloat, maximumLines: Int) -> BrokenText {
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

extension UILabel {
  /// How many lines of the text have room in the label's bounds, at least one, and not more than it
  /// may have.
  package var visibleLines: Int {
    let (height, line) = (bounds.size.height, max(font.lineHeight, 1))
    let most = 10_000
    let lines = height / line + 0.01
    // A font may have any size, also one that is not a number.
    let room = lines < CGFloat(most) ? Int(lines) : most
    let limit = max(numberOfLines > 0 ? min(numberOfLines, room) : room, 1)
    // One line is shown however low the label is.
    let isLimited = room == most || limit == numberOfLines
    Recording.noteRange(
      from: limit > 1 ? (Double(limit) - 0.01) * Double(line) : -.infinity,
      until: isLimited ? .infinity : (Double(limit) + 0.99) * Double(line),
      of: Double(height), number: limit)
    return limit
  }

  /// Whether the label shows less than its text. A label without any size is one that nothing
  /// places, so it does not.
  package var cutsText: Bool {
    guard let text, !text.isEmpty else { return false }
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return size.width > 0 || size.height > 0 }
    #if canImport(UIKit)
    return brokenText(text, width: size.width, maximumLines: visibleLines).isTruncated
    #else
    return isTruncated(width: size.width, maximumLines: visibleLines)
    #endif
  }
}
