import Foundation

/// Text for XML and HTML files.
enum XMLText {
  /// A text as content or as an attribute's value between quotation marks.
  ///
  /// Control characters and noncharacters, which XML forbids, become U+FFFD; line feeds and tabs
  /// become spaces, as in attributes.
  static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: needsCare) else { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r", "\u{85}", "\u{2028}": result += " "
      default: result.unicodeScalars.append(isForbidden(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return result
  }

  /// A name for an `id` attribute: the letters and digits of a text in lower case, with hyphens
  /// between them.
  static func slug(_ text: String) -> String {
    var slug = ""
    for scalar in text.unicodeScalars.prefix(60) {
      if scalar.isASCII, scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        slug += scalar.properties.lowercaseMapping
      } else if !slug.isEmpty, !slug.hasSuffix("-") {
        slug += "-"
      }
    }
    while slug.hasSuffix("-") { slug.removeLast() }
    return slug
  }

  private static func needsCare(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "&", "<", ">", "\"", "'", "\u{85}", "\u{2028}": true
    default: scalar.value < 0x20 || isForbidden(scalar)
    }
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    return value < 0x20 || (0x7F..<0xA0).contains(value) || value & 0xFFFE == 0xFFFE
      || (0xFDD0...0xFDEF).contains(value)
  }
}
