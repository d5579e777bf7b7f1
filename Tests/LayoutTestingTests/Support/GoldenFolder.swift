import Foundation
import Framewise

@testable import LayoutTesting

/// A folder in which golden files are kept, away from the tests themselves.
struct GoldenFolder {
  let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("layouts-\(UInt64.random(in: 0...UInt64.max))").path

  var file: GoldenFile { GoldenFile(path: path, "screen", ending: "txt") }
  var mapFile: GoldenFile { GoldenFile(path: path, "screen", ending: "layoutmap") }

  func text() throws -> String { String(decoding: try file.read(), as: UTF8.self) }

  func compare(_ snapshot: LayoutSnapshot, _ mode: LayoutRecording) -> GoldenComparison.Outcome? {
    GoldenComparison(snapshot, name: "screen", file: file, mode: mode, tolerance: 0.001).run()
  }

  func compare(_ map: LayoutMap, _ mode: LayoutRecording) -> GoldenComparison.Outcome? {
    GoldenComparison(map, [], name: "screen", file: mapFile, mode: mode, tolerance: 1e-4).run()
  }
}

extension GoldenFile {
  fileprivate init(path: String, _ name: String, ending: String) {
    self.init(
      url: URL(fileURLWithPath: path).appendingPathComponent("__Layouts__")
        .appendingPathComponent("ScreenTests").appendingPathComponent("\(name).\(ending)"))
  }
}
