import Foundation

/// A file beside a test in which a layout is kept.
struct GoldenFile {
  let url: URL

  init(url: URL) {
    self.url = url
  }

  /// The file of a name, in the folder `__Layouts__` beside the test's file.
  ///
  /// - Parameters:
  ///   - name: The name; what has no place in the name of a file becomes a hyphen.
  ///   - ending: The ending of the file, without a dot.
  init?(_ name: String, ending: String, at location: TestLocation) {
    var name = name
    if name.hasSuffix(".\(ending)") { name.removeLast(ending.count + 1) }
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: " _-#+,"))
    let parts = name.unicodeScalars.map { allowed.contains($0) ? String($0) : "-" }
    let plain = parts.joined().trimmingCharacters(in: .whitespaces)
    guard plain.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    url = URL(fileURLWithPath: "\(location.filePath)").deletingLastPathComponent()
      .appendingPathComponent("__Layouts__").appendingPathComponent(location.fileName)
      .appendingPathComponent("\(plain).\(ending)")
  }

  /// The end of the path, for messages: `__Layouts__/LoginTests/login.txt`.
  var shortPath: String { url.pathComponents.suffix(3).joined(separator: "/") }

  var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

  func read() throws -> Data { try Data(contentsOf: url) }

  func replace(with data: Data) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }
}
