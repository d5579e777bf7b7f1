/// A part of a source file, shown beside a screen.
///
/// ```swift
/// ExplorerSource(file: "LoginScreen.swift", text: "func place() {\n  logo >> centerX\n}", line: 40)
/// ```
public struct ExplorerSource: Hashable, Sendable {
  /// The file without its folder, as conditions tell where they are stated.
  public var file: String

  /// The lines.
  public var text: String

  /// The number of the first line, from 1.
  public var line: Int

  /// Creates a part of a file.
  ///
  /// - Parameters:
  ///   - file: The file without its folder.
  ///   - text: The lines.
  ///   - line: The number of the first line in the file, from 1.
  public init(file: String, text: String, line: Int = 1) {
    self.file = file
    self.text = text
    self.line = line
  }
}
