import Foundation
import LayoutAnalysis
import LayoutCore
import LayoutPreviews

/// A layout beside what its golden file says.
struct GoldenComparison {
  /// What the file is about, for messages: `login`.
  var name: String
  var file: GoldenFile
  var mode: LayoutRecording

  /// What is written to the file.
  var content: Data

  /// What differs from the content of a file, with both layouts where they differ most; nil if
  /// nothing does. Throws what is wrong with the file.
  var difference: (Data) throws -> Difference?

  struct Difference {
    var text: String
    var former: LayoutSnapshot?
    var current: LayoutSnapshot?
  }

  /// What makes the test fail, if anything.
  struct Outcome {
    var message: String
    var attachments: [TestAttachment] = []
  }

  /// Compares, and writes the file if that is wanted.
  func run() -> Outcome? {
    guard mode != .all else { return write("recorded") }
    guard file.exists else {
      return mode == .never
        ? Outcome(message: "There is no \(file.shortPath), and nothing is to be recorded.")
        : write("there was no file, so it is recorded")
    }
    let found: Difference?
    do {
      found = try difference(try file.read())
    } catch {
      return Outcome(
        message: "\(file.shortPath) cannot be read, and is left as it is: \(error)\n"
          + "  to replace it: recording: .all")
    }
    guard let found else { return nil }
    var outcome =
      mode == .failed
      ? write("it differs, so it is recorded anew")
      : Outcome(
        message: "\(name) differs from \(file.shortPath)\n"
          + "  to accept it: recording: .failed, or LAYOUT_TESTING_RECORD=failed")
    outcome.message +=
      "\n" + found.text.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    if let sheet = found.sheet(name) {
      let fileName = file.url.deletingPathExtension().lastPathComponent
      outcome.attachments = [TestAttachment(name: "\(fileName)-difference.svg", text: sheet)]
    }
    return outcome
  }

  private func write(_ reason: String) -> Outcome {
    do {
      try file.replace(with: content)
      return Outcome(message: "\(file.shortPath): \(reason). Look at it, and run the test again.")
    } catch {
      return Outcome(message: "\(file.url.path) cannot be written: \(error.localizedDescription)")
    }
  }
}

extension GoldenComparison {
  /// A comparison of frames.
  init(
    _ snapshot: LayoutSnapshot, name: String, file: GoldenFile, mode: LayoutRecording,
    tolerance: CGFloat
  ) {
    self.init(name: name, file: file, mode: mode, content: Data("\(snapshot)\n".utf8)) { data in
      let former = try LayoutSnapshot(text: String(decoding: data, as: UTF8.self))
      let difference = snapshot.difference(from: former, tolerance: tolerance)
      guard !difference.isEmpty else { return nil }
      return Difference(text: "\(difference)", former: former, current: snapshot)
    }
  }

  /// A comparison of maps.
  init(
    _ map: LayoutMap, _ verdicts: [LayoutVerdict], name: String, file: GoldenFile,
    mode: LayoutRecording, tolerance: Double
  ) {
    let current = LayoutMapFile(map, verdicts: verdicts)
    // Numbers of maps are finite, so there is always a file.
    let content = (try? current.json()) ?? Data()
    self.init(name: name, file: file, mode: mode, content: content) { data in
      let former = try LayoutMapFile(json: data)
      let difference = try current.difference(from: former, tolerance: tolerance)
      guard difference.frames.comparesAnySize else {
        return Difference(text: "\(difference): no size is explored both in the map and the file")
      }
      guard !difference.isEmpty else { return nil }
      let size = difference.frames.entries.first?.size ?? map.domain.smallest
      return Difference(
        text: "\(difference)", former: former.frames(at: size), current: map.frames(at: size))
    }
  }
}

extension GoldenComparison.Difference {
  /// Both layouts side by side, as it was and as it is.
  fileprivate func sheet(_ name: String) -> String? {
    guard let former, let current else { return nil }
    let pictures = [(former, "as it was"), (current, "as it is")].map { snapshot, title in
      LayoutPicture(snapshot, title: "\(name), \(title)")
    }
    var sheet = LayoutPictureSheet(title: "\(name), as it was and as it is", pictures: pictures)
    sheet.scale = 0.6
    sheet.width = 2_400
    return sheet.svg()
  }
}
