import Foundation

/// The approximate widths of the labels of a drawing, to keep them apart.
///
/// Widths are those of the usual sans-serif faces, in thousandths of an em, for ASCII; other
/// characters are assumed to be wide.
enum CaptionMetrics {
  /// The width of a text in points.
  static func width(of text: String, size: CGFloat, isBold: Bool = false) -> CGFloat {
    var units = 0
    for scalar in text.unicodeScalars {
      let index = Int(scalar.value) - 32
      units += widths.indices.contains(index) ? Int(widths[index]) : wideWidth(scalar)
    }
    return CGFloat(units) / 1000 * size * (isBold ? 1.06 : 1)
  }

  /// The text, or the longest beginning and an ellipsis that fit a width; `nil` where not even four
  /// characters fit.
  static func shortened(
    _ text: String, toFit width: CGFloat, size: CGFloat, isBold: Bool = false
  ) -> String? {
    if self.width(of: text, size: size, isBold: isBold) <= width { return text }
    // No label shows more than a few dozen characters, however long a name is.
    var beginning = String(text.prefix(80))
    while beginning.count > 4 {
      beginning.removeLast()
      let candidate = beginning + "…"
      if self.width(of: candidate, size: size, isBold: isBold) <= width { return candidate }
    }
    return nil
  }

  private static func wideWidth(_ scalar: Unicode.Scalar) -> Int {
    scalar.value < 0x1100 || (0x2000..<0x2100).contains(scalar.value) ? 600 : 1050
  }

  private static let widths: [UInt16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}
