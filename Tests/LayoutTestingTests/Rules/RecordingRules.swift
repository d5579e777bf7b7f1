import Foundation
import Framewise
import LayoutTesting
import Testing

/// What a test of an app sees of a failure.
@Suite struct RecordingRules {
  @Test func `A failure is an issue of the test that runs, with all that is known of it`() {
    withKnownIssue {
      checkLayout(over: PlantedRules.domain, varying: .none) {
        PlantedScreens.overlap()
      } properties: {
        .noOverlap()
      }
    } matching: { issue in
      let text = "\(issue)"
      return [
        "siblings do not overlap: list overlaps detail at 600 x ",
        "fails from width 600 up to 600.33, at any height", "LayoutView/list (0, 0, 304, ",
        "replay: .size(600, ",
      ].allSatisfy(text.contains)
    }
  }

  @Test func `A check that holds records nothing, and says what it did`() {
    let report = checkLayout(over: .size(CGSize(width: 400, height: 600))) {
      PlantedScreens.narrowButton()
    } properties: {
      .noOverlap().holds("it is there") { $0.contains("send") }
    }
    #expect(report.isPassed)
    #expect(report.tested["it is there"] == 2)
  }

  @Test func `A report says why nothing was to be proved`() {
    func obstacle(
      _ exhaustive: LayoutCheck.Exhaustion?, _ properties: LayoutProperties = .noOverlap()
    ) -> String? {
      var check = LayoutCheck(over: [.size(CGSize(width: 400, height: 600))], properties) {
        PlantedScreens.narrowButton()
      }
      check.exhaustive = exhaustive
      return check.run().obstacle
    }
    let unrecorded = "this build does not record what engines compare"
    #expect(obstacle(nil) == (LayoutMap.recordsDecisions ? nil : unrecorded))
    #expect(obstacle(.points) == "every size is run")
    let drawn = LayoutCheck(over: [.size(CGSize(width: 400, height: 600))], .noOverlap()) {
      content in
      let label = UILabel()
      label.text = content.text("title", [.word])
      return label
    }
    #expect("\(drawn.run())".contains("nothing is proved: each case of content is another layout"))
  }

  @Test func `A name that is none fails, and writes nothing`() {
    withKnownIssue {
      expectLayout(LayoutSnapshot(name: "root", frame: .zero), matches: "//")
    } matching: {
      "\($0)".contains("is no name of a file")
    }
  }

  #if os(Linux)
  /// What the environment says holds for a whole process, so the first test runs in one of its own.
  @Test func `A failure says where its pictures are, in the folder that the environment names`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pictures-\(UInt64.random(in: 0...UInt64.max))")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe")
    process.arguments = [
      "--testing-library", "swift-testing", "--filter", "RecordingRules.*A failure is an issue",
    ]
    process.environment = ProcessInfo.processInfo.environment
    process.environment?["LAYOUT_TESTING_ARTIFACTS"] = folder.path
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let file = try #require(files.first)
    #expect(files.count == 1)
    let picture = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    #expect(picture.contains("<svg"))
    #expect(text.contains("pictures: \(folder.path)/\(file)"), "\(text)")
  }
  #endif
}
