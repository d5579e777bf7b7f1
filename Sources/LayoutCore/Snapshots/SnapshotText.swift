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

  /// Whether an editor or a terminal could break a line at a scalar or hide it.
  private static func isLineBreakOrControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value || 0x2028...0x2029 ~= scalar.value
  }
}
