import Foundation

extension LayoutSnapshot: CustomStringConvertible {
  /// The snapshot as text: one line per element, indented by two spaces per level, with numbers of
  /// at most four decimals.
  ///
  ///     root (0, 0, 320, 480)
  ///       title (16, 20, 288, 24)
  ///       "a \"name\"" (0, 0, 33.3333, 1) hidden
  ///
  /// Names that could be misread are in quotation marks. Below level 40 the indentation stays and
  /// the level stands in brackets, `[41]`, so that the text grows with the elements only.
  /// ``init(text:)`` reads the text back.
  ///
  /// - Complexity: O(elements).
  public var description: String {
    var text = ""
    for node in nodes {
      if node.index > 0 { text += "\n" }
      text += String(repeating: "  ", count: min(node.depth, SnapshotText.deepestIndentation))
      if node.depth > SnapshotText.deepestIndentation { text += "[\(node.depth)] " }
      text += SnapshotText.quotedIfNeeded(node.name)
      text += " \(node.frame.text)"
      if node.isGroup { text += " group" }
      if node.isHidden { text += " hidden" }
    }
    return text
  }

  /// Reads a snapshot from text as ``description`` writes it.
  ///
  /// Frames come back rounded to the four decimals of the text. Empty lines, spaces at the end of a
  /// line and a byte order mark before the first one do not count.
  ///
  /// - Parameter text: The text.
  /// - Throws: ``TextError`` with the first line that cannot be read.
  /// - Complexity: O(length of the text).
  public init(text: String) throws(TextError) {
    var builder = Builder()
    var lineNumber = 0
    // A file may begin with a byte order mark.
    let hasMark = text.unicodeScalars.first == "\u{FEFF}"
    for line in text.utf8.dropFirst(hasMark ? 3 : 0).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      lineNumber += 1
      var parser = SnapshotLineParser(line)
      guard !parser.isBlank else { continue }
      guard let element = parser.parse() else {
        throw TextError(line: lineNumber, reason: parser.problem)
      }
      let isPlaced = builder.begin(
        name: element.name, frame: element.frame, isHidden: element.isHidden,
        isGroup: element.isGroup, depth: element.depth)
      guard isPlaced else {
        throw TextError(
          line: lineNumber,
          reason: element.depth == 0
            ? "a second root; every other element is indented"
            : "no parent: the line above is not one level less")
      }
    }
    guard let snapshot = builder.finish() else {
      throw TextError(line: max(lineNumber, 1), reason: "no element")
    }
    self = snapshot
  }

  /// Why a text is not a snapshot.
  public struct TextError: Error, Equatable, CustomStringConvertible {
    /// The line that cannot be read, counted from 1.
    public let line: Int

    /// What is wrong with it. Repeats at most 40 characters of the line.
    public let reason: String

    /// The error in a line: `line 3: expected a number, found 'x'`.
    public var description: String {
      "line \(line): \(reason)"
    }
  }
}

extension CGRect {
  /// The numbers as snapshots print them: `(16, 20, 288, 24)`.
  var text: String {
    let texts = numbers.map { Double($0).fixedText }
    return "(\(texts.joined(separator: ", ")))"
  }
}
