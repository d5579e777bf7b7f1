import LayoutCore

extension LayoutLocation {
  /// The place, or none for an empty file, which operators pass: they are told none.
  static func known(_ fileID: String, _ line: Int) -> LayoutLocation? {
    fileID.isEmpty ? nil : LayoutLocation(fileID: fileID, line: line)
  }
}
