import Foundation

enum SnapshotText {
  /// The level up to which text is indented.
  static let deepestIndentation = 40

  static func quotedIfNeeded(_ name: String) -> String {
    let scalars = name.unicodeScalars
    let needsQuotes =
      scalars.isEmpty || scalars.first == " " || scalars.last == " " || scalars.first == "["
      || scalars.contains { $0 == "(" || $0 == "\"" || $0 == "\\" || isLineBreakOrControl($0) }
    guard needsQuotes else { return name }
    var text = "\""
    for scalar in scalars {
      switch scalar {
      case "\"", "\\":
        text.unicodeScalars.append("\\")
        text.unicodeScalars.append(scalar)
      case "\n": text += "\\n"
      case _ where isLineBreakOrControl(scalar):
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// What a message repeats of a text of any length: at most 40 characters of it.
  static func excerpt(_ text: Substring.UTF8View) -> String {
    // Not by `Character`: a single one may be as long as the text.
    let scalars = Substring(text).unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: 40, limitedBy: scalars.endIndex)
    guard let end, end < scalars.endIndex else { return String(Substring(text)) }
    return String(Substring(scalars[..<end])) + "…"
  }

  /// Whether an editor or a terminal could break a line at a scalar, hide it, or show what follows
  /// in another order: control characters, those of writing directions, and byte order marks.
  private static func isLineBreakOrControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value || 0x2028...0x202E ~= scalar.value
      || 0x2066...0x2069 ~= scalar.value || scalar.value == 0xFEFF
  }
}
