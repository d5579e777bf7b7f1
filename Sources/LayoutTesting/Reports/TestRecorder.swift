import Foundation

#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// Tells the test framework that is running of failures.
enum TestRecorder {
  /// Makes the running test fail, under Swift Testing or XCTest.
  static func fail(_ text: String, _ attachments: [TestAttachment] = [], at location: TestLocation)
  {
    var text = text
    let written = attachments.compactMap { write($0) }
    if !written.isEmpty { text += "\n  pictures: \(written.joined(separator: ", "))" }
    #if canImport(Testing)
    if Test.current != nil {
      let place = SourceLocation(
        fileID: "\(location.fileID)", filePath: "\(location.filePath)",
        line: Int(location.line), column: Int(location.column))
      Issue.record(Comment(rawValue: text), sourceLocation: place)
      for attachment in attachments {
        Attachment.record(attachment.text, named: attachment.name, sourceLocation: place)
      }
      return
    }
    #endif
    #if canImport(XCTest)
    XCTFail(text, file: location.filePath, line: location.line)
    attachments.forEach(attach)
    #else
    FileHandle.standardError.write(Data("\(location.filePath):\(location.line): \(text)\n".utf8))
    #endif
  }

  #if canImport(XCTest)
  private static func attach(_ attachment: TestAttachment) {
    #if canImport(Darwin)
    // XCTest has attachments on Apple's platforms only, and activities on the main thread.
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated {
      XCTContext.runActivity(named: attachment.name) { activity in
        let file = XCTAttachment(string: attachment.text)
        file.name = attachment.name
        file.lifetime = .keepAlways
        activity.add(file)
      }
    }
    #endif
  }
  #endif

  /// Writes a file to the folder that the environment names; returns its path.
  private static func write(_ attachment: TestAttachment) -> String? {
    guard let folder = CheckSettings.artifacts else { return nil }
    let url = URL(fileURLWithPath: folder).appendingPathComponent(attachment.name)
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      try attachment.text.write(to: url, atomically: true, encoding: .utf8)
      return url.path
    } catch {
      return nil
    }
  }
}
