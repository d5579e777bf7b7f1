public import Foundation

/// Measures text with the advance widths of Liberation Sans, which are those of Arial and
/// Helvetica, so that layouts of real text can be checked without fonts.
///
/// * Latin, Greek and Cyrillic come from the font's regular and bold tables.
/// * Chinese, Japanese and Korean characters, full-width forms and emoji are one em wide,
///   half-width forms half an em. An emoji joined from several is one character.
/// * Combining marks, variation selectors, joiners and control characters have no width; a tab has
///   the width of four spaces; any other character that the font lacks is as wide as a digit.
///
/// Lines break after spaces and hyphens, and around Chinese, Japanese and Korean characters except
/// where their punctuation forbids it. A word wider than the line is broken between characters.
/// Spaces at the end of a line have no width. Line feeds, carriage returns, both together, U+0085,
/// U+2028 and U+2029 end a line; after the last one an empty line follows.
///
/// There is no kerning. The time is linear in the text.
public struct LiberationSansMeasuring: TextMeasuring {
  /// Creates a measuring.
  public init() {}

  /// The distance from a baseline up to the top of its line, in ems.
  static let ascender: CGFloat = 1854 / 2048

  /// The distance from a baseline down to the bottom of its line, in ems; negative.
  static let descender: CGFloat = -434 / 2048

  /// The font's gap between lines, in ems. Labels leave none.
  static let lineGap: CGFloat = 67 / 2048

  static let capHeight: CGFloat = 1409 / 2048
  static let xHeight: CGFloat = 1082 / 2048

  /// Breaks a text into lines; see ``TextMeasuring``.
  public func lines(
    of text: String, font: TextFont, width: CGFloat, lineBreakMode: NSLineBreakMode,
    maximumLines: Int
  ) -> TextLines {
    var (result, unit) = noLines(of: font)
    let table = font.isBold ? LiberationSansAdvances.bold : LiberationSansAdvances.regular
    // Both buffers stay within these closures: the reader and the breaker end with them, and the
    // lines returned hold strings.
    var text = text
    text.withUTF8 { bytes in
      table.withUnsafeBufferPointer { advances in
        var breaker = LineBreaker(
          reader: TextClusterReader(bytes: bytes, advances: advances),
          limit: TextUnits.limit(width, unit: unit), mode: lineBreakMode,
          maximumLines: maximumLines)
        breaker.run()
        TextUnits.note(breaker.way, of: width, unit: unit)
        result.isTruncated = breaker.isTruncated
        result.lines.reserveCapacity(breaker.lines.count)
        for line in breaker.lines {
          result.lines.append(
            TextLine(text: line.text(in: bytes), width: CGFloat(line.units) * unit))
        }
      }
    }
    return result
  }
  /// No lines of a font, and the points of a unit.
  private func noLines(of font: TextFont) -> (TextLines, unit: CGFloat) {
    let size = Recording.without {
      font.pointSize > 0 && font.pointSize.isFinite ? font.pointSize : 0
    }
    let lines = TextLines(
      lines: [], ascender: size * Self.ascender,
      lineHeight: size * (Self.ascender - Self.descender))
    return (lines, size / CGFloat(TextUnits.em))
  }

  #if RECORDS_DECISIONS
  /// As many lines as ``lines(of:font:width:lineBreakMode:maximumLines:)`` has, all empty.
  ///
  /// A recorder hears for which widths there are as many, wherever they break.
  ///
  /// - Parameter findsTruncation: Whether it is asked if there is more text than the lines show.
  func countedLines(
    of text: String, font: TextFont, width: CGFloat, lineBreakMode: NSLineBreakMode,
    maximumLines: Int, findsTruncation: Bool = false
  ) -> TextLines {
    var (result, unit) = noLines(of: font)
    let key = LineCounts.Text(
      text: text, isBold: font.isBold, mode: lineBreakMode, maximumLines: maximumLines,
      findsTruncation: findsTruncation)
    let run = LineCounts.run(of: key, limit: TextUnits.limit(width, unit: unit))
    TextUnits.note(run.way, of: width, unit: unit)
    result.lines = Array(repeating: TextLine(text: "", width: 0), count: run.count)
    result.isTruncated = run.isTruncated
    return result
  }
  #endif
}
