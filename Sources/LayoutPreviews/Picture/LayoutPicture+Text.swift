import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension LayoutPicture {
  /// The picture as text: a heading, then a line per item with its frame in its parent's
  /// coordinates, its caption, its defects and the content it scrolls over.
  ///
  /// ```
  /// cart, 320 x 568
  ///   title (0, 20, 320, 44)  always
  ///   badge (300, 24, 32, 16)  width < 400  overflows right 12
  /// ```
  ///
  /// A name is always on one line; numbers have two decimals at most. The text is for terminals and
  /// reviews; to compare layouts, use the description of a snapshot.
  ///
  /// - Complexity: O(items).
  public func text() -> String {
    let lines = rows.map { row in
      let indentation = String(repeating: "  ", count: min(max(row.depth, 0), 40) + 1)
      let frame = row.numbers.map { $0.joined(separator: ", ") } ?? "not finite"
      let parts = ["\(indentation)\(row.name) (\(frame))", row.caption ?? "", row.remark]
      return parts.filter { !$0.isEmpty }.joined(separator: "  ")
    }
    let heading = ["\(title.singleLine), \(sizeText(separator: "x"))", scrollingText].compactMap {
      $0
    }
    return ([heading.joined(separator: ", ")] + lines).joined(separator: "\n")
  }

  /// The size as a label shows it: `320 × 568`.
  func sizeText(separator: String = "×") -> String {
    "\(PlainNumber.text(size.width)) \(separator) \(PlainNumber.text(size.height))"
  }

  /// One row of a table of the items.
  struct Row {
    var name: String
    var depth: Int

    /// x, y, width and height in the parent's coordinates; `nil` where they are not finite.
    var numbers: [String]?
    var caption: String?

    /// The item's defects in words, and what it scrolls over; usually empty.
    var remark: String
  }

  var rows: [Row] {
    let parents = parentIndices
    let hidden = hiddenItems(parents)
    let frames = localFrames(parents)
    let overflows = overflows
    return items.indices.map { index in
      let item = items[index]
      var remarks: [String] = []
      if hidden[index] { remarks.append("hidden") }
      if item.isUnplaced { remarks.append("unplaced") }
      if let overflow = overflows[index].edgesText { remarks.append("overflows \(overflow)") }
      if item.isTruncated { remarks.append("text truncated") }
      if let content = item.contentFrame?.scrollingText(in: item.frame) { remarks.append(content) }
      return Row(
        name: item.name.singleLine, depth: item.depth, numbers: frames[index].numberTexts,
        caption: item.caption?.singleLine, remark: remarks.joined(separator: ", "))
    }
  }

  /// The picture in a few sentences, for a reader who cannot see it.
  var summary: String {
    let overflowing = overflows.filter { $0 != .zero }.count
    let unplaced = items.filter(\.isUnplaced).count
    var text = "\(countText) in \(sizeText()) points, "
    text += direction == .rightToLeft ? "right to left." : "left to right."
    if let content = scrollingText { text += " It \(content)." }
    if overflowing > 0 { text += " Beyond their parents: \(overflowing)." }
    if unplaced > 0 { text += " Not placed by any method: \(unplaced)." }
    return text
  }

  /// What the outermost element scrolls over: `scrolls over 320 × 1200`; `nil` if nothing.
  var scrollingText: String? {
    contentFrame?.scrollingText(in: CGRect(origin: .zero, size: size))
  }

  var countText: String { items.count == 1 ? "1 element" : "\(items.count) elements" }
}

extension CGRect {
  /// The size of a content that is larger than what shows it, in words; `nil` if it is not.
  func scrollingText(in frame: CGRect) -> String? {
    let frame = frame.standardized
    guard isFinite, width > frame.width + 0.01 || height > frame.height + 0.01 else { return nil }
    return "scrolls over \(PlainNumber.text(width)) × \(PlainNumber.text(height))"
  }

  /// The four numbers as labels show them; `nil` if one of them is not finite.
  var numberTexts: [String]? {
    isFinite ? [origin.x, origin.y, size.width, size.height].map(PlainNumber.text) : nil
  }
}

extension String {
  /// The string without line feeds, tabs and other control characters, each a space instead.
  var singleLine: String {
    guard unicodeScalars.contains(where: \.isLineBreaking) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar.isLineBreaking ? " " : scalar) }
    return String(result)
  }
}

extension Unicode.Scalar {
  fileprivate var isLineBreaking: Bool {
    value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0x2028 || value == 0x2029
  }
}
