package import Foundation

/// A folder in which files appear whole or not at all.
package struct GalleryFolder: Sendable {
  private let url: URL
  private let replace: @Sendable (_ finished: URL, _ target: URL) throws -> Void

  /// Opens a folder, creating it and those around it where needed.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - replace: Puts a finished file in the place of another. The default does so at once, so
  ///     that there is no moment without either.
  /// - Throws: ``GalleryFailure`` if there is no such folder and none can be made.
  package init(
    path: String,
    replace: @escaping @Sendable (_ finished: URL, _ target: URL) throws -> Void = GalleryFolder
      .rename
  ) throws(GalleryFailure) {
    url = URL(fileURLWithPath: path, isDirectory: true)
    self.replace = replace
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw .cannotCreate("The folder \(path.quoted) cannot be created.")
    }
  }

  /// Writes a file beside its place, then moves it there. If either fails, whatever was there is
  /// left as it was.
  ///
  /// - Throws: ``GalleryFailure`` if the file cannot be written.
  package func write(_ text: String, to name: String) throws(GalleryFailure) {
    let target = url.appendingPathComponent(name)
    let finished = url.appendingPathComponent(".\(name).\(UUID().uuidString).partial")
    do {
      try Data(text.utf8).write(to: finished)
      try replace(finished, target)
    } catch {
      try? FileManager.default.removeItem(at: finished)
      throw .cannotCreate("The file \(target.path.quoted) cannot be written.")
    }
  }

  /// The way from the folder to a file, as links of a page in the folder have it.
  package func link(to file: String) -> String {
    let from = url.standardizedFileURL.resolvingSymlinksInPath().pathComponents
    let to = URL(fileURLWithPath: file).standardizedFileURL.resolvingSymlinksInPath().pathComponents
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let way = Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared)
    let allowed = CharacterSet(charactersIn: "/:?#% ").inverted
    return way.map { $0.addingPercentEncoding(withAllowedCharacters: allowed) ?? $0 }
      .joined(separator: "/")
  }

  /// Moves a file to a place where another may be, which it replaces.
  @Sendable package static func rename(_ finished: URL, to target: URL) throws {
    guard Foundation.rename(finished.path, target.path) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
  }
}
