import Foundation

/// A declaration as it stands in a file, for the page to show: the code itself, never a copy of it.
package struct SourceExcerpt: Equatable {
  /// The lines, without what they are all indented by.
  package var lines: [String]

  /// The number of the first line in the file.
  package var firstLine: Int

  /// Finds a function, a property or a type by its name, with its comments.
  ///
  /// The code has to be formatted: a declaration ends at the brace below its beginning.
  ///
  /// - Parameters:
  ///   - name: The name, without arguments.
  ///   - source: The text of the file.
  /// - Returns: The first declaration of that name; `nil` if there is none.
  package init?(of name: String, in source: String) {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let words = [
      "func \(name)(", "func \(name)<", "class \(name):", "struct \(name) ", "enum \(name) ",
      "var \(name):",
    ]
    let start = lines.firstIndex { line in
      words.contains { line.contains($0) } && !line.trimmed.hasPrefix("//")
    }
    guard let start else { return nil }
    let indentation = String(lines[start].prefix { $0 == " " })
    guard let end = lines[start...].firstIndex(of: "\(indentation)}") else { return nil }
    var first = start
    while first > 0, lines[first - 1].trimmed.hasPrefix("///") { first -= 1 }
    firstLine = first + 1
    self.lines = lines[first...end].map {
      $0.hasPrefix(indentation) ? String($0.dropFirst(indentation.count)) : $0
    }
  }
}

extension GalleryScreen {
  /// The declarations to show, as they stand in the screen's file; none where it is not at hand.
  package var excerpts: [SourceExcerpt] {
    guard let source = try? String(contentsOfFile: file, encoding: .utf8) else { return [] }
    return shows.compactMap { SourceExcerpt(of: $0, in: source) }
  }
}

extension String {
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
