import Foundation
import LayoutPreviews

/// Swift code as HTML: comments, texts, numbers, words of the language and types in colors.
enum CodeMarkup {
  private static let keywords: Set<String> = [
    "as", "case", "class", "default", "else", "enum", "extension", "false", "final", "for", "func",
    "guard", "if", "in", "init", "is", "let", "nil", "override", "package", "private", "return",
    "self", "static", "struct", "super", "switch", "true", "try", "var", "while", "where",
  ]

  /// The markup of a line. A text over several lines is not colored.
  static func html(_ line: String) -> String {
    var html = ""
    var rest = Substring(line)
    while let first = rest.first {
      let (length, style) = token(rest, first)
      let text = XMLText.escaped(String(rest.prefix(length)))
      html += style.isEmpty ? text : "<span class=\"\(style)\">\(text)</span>"
      rest = rest.dropFirst(length)
    }
    return html
  }

  private static func token(_ rest: Substring, _ first: Character) -> (length: Int, style: String) {
    if rest.hasPrefix("//") { return (rest.count, "c") }
    if first == "\"" {
      let end = rest.dropFirst().firstIndex(of: "\"")
      return (end.map { rest.distance(from: rest.startIndex, to: $0) + 1 } ?? rest.count, "s")
    }
    if first.isNumber {
      return (rest.prefix { $0.isNumber || $0 == "." && rest.isNumeric($0) }.count, "n")
    }
    guard first.isLetter || first == "_" else { return (1, "") }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let style = keywords.contains(String(word)) ? "k" : first.isUppercase ? "t" : ""
    return (word.count, style)
  }
}

extension Substring {
  /// Whether a point stands between digits: that of a range does not.
  fileprivate func isNumeric(_ point: Character) -> Bool {
    guard let index = firstIndex(of: point), self.index(after: index) < endIndex else {
      return false
    }
    return self[self.index(after: index)].isNumber
  }
}
