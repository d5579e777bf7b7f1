import Foundation

/// Text for XML and HTML files.
package enum XMLText {
  /// A text as content or as an attribute's value between quotation marks.
  ///
  /// Control characters and noncharacters, which XML forbids, become U+FFFD; line feeds and tabs
  /// become spaces, as in attributes. A text that says which way it reads stands between U+2068 and
  /// U+2069, so that what is around it keeps its order.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: needsCare) else { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    let text = text.unicodeScalars.contains(where: setsDirection) ? isolated(text) : text
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

  /// A text as one part of another, whose characters of writing directions end with it.
  private static func isolated(_ text: String) -> String {
    var result = String.UnicodeScalarView("\u{2068}".unicodeScalars)
    var depth = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069 where depth == 0: continue
      case 0x2069: depth -= 1
      default: break
      }
      result.append(scalar)
    }
    // The end of a part ends embeddings and overrides in it as well.
    for _ in 0...depth { result.append("\u{2069}") }
    return String(result)
  }

  /// Whether a scalar begins or ends a part that reads in a direction of its own.
  private static func setsDirection(_ scalar: Unicode.Scalar) -> Bool {
    0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value
  }

  private static func needsCare(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "&", "<", ">", "\"", "'", "\u{85}", "\u{2028}": true
    default: scalar.value < 0x20 || isForbidden(scalar) || setsDirection(scalar)
    }
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    return value < 0x20 || (0x7F..<0xA0).contains(value) || value & 0xFFFE == 0xFFFE
      || (0xFDD0...0xFDEF).contains(value)
  }
}
