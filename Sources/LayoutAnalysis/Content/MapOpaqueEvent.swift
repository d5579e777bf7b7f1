import LayoutCore

/// Something that could not be looked into, as a map keeps it.
struct MapOpaqueEvent: Hashable, Sendable {
  var text: String
  var advice: String
  var file: String
  var line: Int

  /// The event with its place: `chart is placed by a closure (DashboardCard.swift:68)`.
  var description: String {
    guard line > 0 else { return text }
    return "\(text) (\(LayoutLocation(fileID: file, line: line).shortDescription))"
  }
}
