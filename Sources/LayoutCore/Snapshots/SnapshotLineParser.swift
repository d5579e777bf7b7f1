import Foundation

/// Reads one line of a snapshot's text.
struct SnapshotLineParser {
  struct Element {
    var name: String
    var frame: CGRect
    var isHidden: Bool
    var isGroup: Bool
    var depth: Int
  }

  /// Why `parse()` returned nil.
  private(set) var problem = ""

  private var rest: Substring.UTF8View

  init(_ line: Substring.UTF8View) {
    rest = line
    // Spaces at the end, and what is left of a line break of another platform.
    while let last = rest.last, last == Self.space || last == UInt8(ascii: "\r") {
      rest.removeLast()
    }
  }

  var isBlank: Bool {
    rest.isEmpty
  }

  mutating func parse() -> Element? {
    guard let depth = parseDepth(), let name = parseName(), let frame = parseFrame() else {
      return nil
    }
    skipSpaces()
    let isGroup = skip("group")
    guard rest.isEmpty || rest.elementsEqual("hidden".utf8) else {
      return fail("expected 'hidden' or the end of the line, found '\(SnapshotText.excerpt(rest))'")
    }
    return Element(
      name: name, frame: frame, isHidden: !rest.isEmpty, isGroup: isGroup, depth: depth)
  }

  private mutating func parseDepth() -> Int? {
    let spaces = rest.prefix { $0 == Self.space }.count
    rest = rest.dropFirst(spaces)
    if rest.first == UInt8(ascii: "\t") { return fail("indentation is by spaces, not tabs") }
    guard rest.first == UInt8(ascii: "[") else {
      guard spaces % 2 == 0 else { return fail("indentation is two spaces per level") }
      return spaces / 2
    }
    let number = rest.dropFirst().prefix { $0 != UInt8(ascii: "]") }
    guard let depth = Int(text(number)), depth > 0, number.endIndex < rest.endIndex else {
      return fail("expected a level in brackets, as in '[41]'")
    }
    rest = rest[number.endIndex...].dropFirst()
    skipSpaces()
    return depth
  }

  private mutating func parseName() -> String? {
    guard rest.first == UInt8(ascii: "\"") else {
      var name = rest.prefix { $0 != UInt8(ascii: "(") }
      rest = rest[name.endIndex...]
      while name.last == Self.space { name.removeLast() }
      return name.isEmpty ? fail("expected a name") : text(name)
    }
    return parseQuotedName()
  }

  private mutating func parseQuotedName() -> String? {
    var name = String.UnicodeScalarView()
    var source = Substring(rest).unicodeScalars.dropFirst()
    while let scalar = source.popFirst() {
      if scalar == "\"" {
        rest = rest[source.startIndex...]
        skipSpaces()
        return String(name)
      }
      guard scalar == "\\", let escape = source.popFirst() else {
        name.append(scalar)
        continue
      }
      switch escape {
      case "n": name.append("\n")
      case "u":
        let digits = source.dropFirst().prefix { $0 != "}" }
        guard source.first == "{", let value = UInt32(String(digits), radix: 16),
          let scalar = Unicode.Scalar(value)
        else { return fail("expected hexadecimal digits in braces behind '\\u'") }
        name.append(scalar)
        source = source[digits.endIndex...].dropFirst()
      default: name.append(escape)
      }
    }
    return fail("the name's closing quotation mark is missing")
  }

  private mutating func parseFrame() -> CGRect? {
    guard rest.first == UInt8(ascii: "("), let end = rest.firstIndex(of: UInt8(ascii: ")")) else {
      return fail("expected a frame in parentheses, as in '(0, 0, 320, 480)'")
    }
    let parts = rest[..<end].dropFirst().split(
      separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    var numbers: [CGFloat] = []
    for part in parts {
      let trimmed = text(part.drop { $0 == Self.space })
      guard let number = Double(trimmed) else {
        return fail("expected a number, found '\(SnapshotText.excerpt(trimmed.utf8[...]))'")
      }
      numbers.append(CGFloat(number))
    }
    guard numbers.count == 4 else {
      return fail("a frame has four numbers, found \(numbers.count)")
    }
    rest = rest[end...].dropFirst()
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Skips a word that ends at a space or with the line.
  private mutating func skip(_ word: String) -> Bool {
    let end = rest.dropFirst(word.utf8.count)
    guard rest.starts(with: word.utf8), end.isEmpty || end.first == Self.space else { return false }
    rest = end
    skipSpaces()
    return true
  }

  private mutating func skipSpaces() {
    rest = rest.drop { $0 == Self.space }
  }

  private mutating func fail<Result>(_ reason: String) -> Result? {
    problem = reason
    return nil
  }

  private func text(_ bytes: Substring.UTF8View) -> String {
    String(Substring(bytes))
  }

  private static let space = UInt8(ascii: " ")
}
