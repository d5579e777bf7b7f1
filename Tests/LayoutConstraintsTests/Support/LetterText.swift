import Foundation
import Framewise

/// Text of letters that are ten points wide and lines that are twenty high, broken between words.
struct LetterText: TextMeasuring {
  /// How much wider a line has to have room than it is, as rounding may ask for.
  var slack: CGFloat = 0

  func lines(
    of text: String, font: TextFont, width: CGFloat, lineBreakMode: NSLineBreakMode,
    maximumLines: Int
  ) -> TextLines {
    let room = width > 0 && width.isFinite ? width - slack : .infinity
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, CGFloat(10 * (last.count + 1 + word.count)) <= room {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    if maximumLines > 0 { lines = Array(lines.prefix(maximumLines)) }
    return TextLines(
      lines: lines.map { TextLine(text: $0, width: CGFloat(10 * $0.count)) }, ascender: 15,
      lineHeight: 20)
  }

  /// A label of such letters.
  static func label(_ text: String, lines: Int = 0, slack: CGFloat = 0) -> UILabel {
    let label = UILabel()
    label.textMeasuring = LetterText(slack: slack)
    label.numberOfLines = lines
    label.text = text
    return label
  }
}
