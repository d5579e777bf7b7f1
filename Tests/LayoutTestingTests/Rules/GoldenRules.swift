import Foundation
import Framewise
import Testing

@testable import LayoutTesting

/// Layouts kept in files beside tests.
@Suite struct GoldenRules {
  private static func snapshot(_ width: CGFloat) -> LayoutSnapshot {
    LayoutSnapshot(
      name: "root", frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      children: [
        LayoutSnapshot(name: "title", frame: CGRect(x: 16, y: 20, width: width, height: 24))
      ]
    )
  }

  /// A folder of its own for a test, as if its file stood there.
  private func withFolder(_ body: (GoldenFolder) throws -> Void) throws {
    let folder = GoldenFolder()
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    try body(folder)
  }

  @Test func `A missing file is written, fails the test, and is found the next time`() throws {
    try withFolder { folder in
      #expect(folder.compare(Self.snapshot(288), .missing)?.message.contains("recorded") == true)
      let text = try folder.text()
      #expect(
        text == """
          root (0, 0, 320, 480)
            title (16, 20, 288, 24)

          """)
      for mode in [LayoutRecording.missing, .failed, .never] {
        #expect(folder.compare(Self.snapshot(288), mode) == nil, "\(mode)")
      }
    }
  }

  @Test func `A difference names elements and numbers, and shows both layouts`() throws {
    try withFolder { folder in
      _ = folder.compare(Self.snapshot(288), .missing)
      let outcome = try #require(folder.compare(Self.snapshot(280), .missing))
      #expect(outcome.message.contains("root/title resized by (-8, 0)"))
      #expect(outcome.message.contains("(16, 20, 288, 24) -> (16, 20, 280, 24)"))
      let picture = try #require(outcome.attachments.first)
      #expect(picture.name == "screen-difference.svg")
      #expect(picture.text.contains("p1-") && picture.text.contains("p2-"))
      // It stays as it was, until it is to be written.
      #expect(try folder.text().contains("288"))
      #expect(
        folder.compare(Self.snapshot(280), .failed)?.message.contains("title resized") == true)
      #expect(try folder.text().contains("280"))
      #expect(folder.compare(Self.snapshot(280), .never) == nil)
    }
  }

  @Test func `Numbers may differ by the tolerance`() throws {
    try withFolder { folder in
      _ = folder.compare(Self.snapshot(288.123_456), .missing)
      #expect(folder.compare(Self.snapshot(288.123_456), .never) == nil)
      #expect(folder.compare(Self.snapshot(288.123), .never) == nil)
      #expect(folder.compare(Self.snapshot(288.126), .never) != nil)
    }
  }

  @Test func `Everything is written anew, and still fails the test`() throws {
    try withFolder { folder in
      #expect(folder.compare(Self.snapshot(288), .all) != nil)
      #expect(folder.compare(Self.snapshot(280), .all) != nil)
      let text = try folder.text()
      #expect(text.contains("280"))
    }
  }

  @Test func `Nothing is written where nothing is to be recorded`() throws {
    try withFolder { folder in
      let outcome = folder.compare(Self.snapshot(288), .never)
      #expect(outcome?.message.contains("There is no __Layouts__/ScreenTests/screen.txt") == true)
      #expect(!folder.file.exists)
    }
  }

  @Test func `A damaged file is told with its line, and left as it is`() throws {
    try withFolder { folder in
      try folder.file.replace(with: Data("root (0, 0, 320, 480)\n  title (16, x, 288, 24)\n".utf8))
      for mode in [LayoutRecording.missing, .failed, .never] {
        let outcome = try #require(folder.compare(Self.snapshot(288), mode))
        #expect(outcome.message.contains("line 2: expected a number, found 'x'"), "\(outcome)")
        #expect(try folder.text().contains("x"))
      }
    }
  }

  @Test func `A folder that cannot be written is told`() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder.path, withIntermediateDirectories: true)
      // A file stands where the folder should be.
      try Data().write(to: URL(fileURLWithPath: "\(folder.path)/__Layouts__"))
      let outcome = try #require(folder.compare(Self.snapshot(288), .missing))
      #expect(outcome.message.contains("screen.txt cannot be written"))
    }
  }

  @Test func `Names become names of files`() throws {
    let location = TestLocation(fileID: "A/B.swift", filePath: "/tests/B.swift", line: 1, column: 1)
    func path(_ name: String) -> String? {
      GoldenFile(name, ending: "txt", at: location)?.url.path
    }
    #expect(path("login()") == "/tests/__Layouts__/B/login--.txt")
    #expect(path("12") == "/tests/__Layouts__/B/12.txt")
    #expect(path("../../etc") == "/tests/__Layouts__/B/------etc.txt")
    #expect(path("a.txt") == "/tests/__Layouts__/B/a.txt")
    #expect(path(" login ") == "/tests/__Layouts__/B/login.txt")
    #expect(path("größe 1") == "/tests/__Layouts__/B/größe 1.txt")
    #expect(path("") == nil)
    #expect(path("./.") == nil)
  }

  #if RECORDS_DECISIONS
  @Test func `A map is kept in a file, and a difference names the sizes`() throws {
    try withFolder { folder in
      func map(_ threshold: CGFloat) -> LayoutMap {
        LayoutMap(over: .windows) {
          let (screen, list, detail) = PlantedScreens.pair("list", "detail")
          let (half, whole) = (
            CGRect(x: 0, y: 0, width: 0.5, height: 1), CGRect(x: 0, y: 0, width: 1, height: 1)
          )
          screen.setLayout(of: list, at: .makeRelative(frame: half), while: .width(threshold...))
          screen.appendConstantPosition(.makeRelative(frame: whole), for: list)
          screen.appendConstantPosition(.makeRelative(frame: half), for: detail)
          return screen
        }
      }
      #expect(folder.compare(map(600), .missing)?.message.contains("recorded") == true)
      #expect(folder.compare(map(600), .never) == nil)
      let outcome = try #require(folder.compare(map(601), .never))
      // Half of 601 is where they differ most.
      #expect(outcome.message.contains("LayoutView/list: up to 300.5 points at 601 x "))
      #expect(outcome.message.contains("600 <= width < 601"), "\(outcome.message)")
      #expect(!outcome.message.contains("detail"))
      try folder.mapFile.replace(with: Data("{}".utf8))
      let damaged = try #require(folder.compare(map(600), .failed))
      #expect(damaged.message.contains("the file of a map is damaged"))
      #expect(try folder.mapFile.read().count == 2)
    }
  }

  @Test func `A map without an explored size is no map to keep or to compare`() throws {
    func map(_ regions: Int) -> LayoutMap {
      LayoutMap(
        over: .sizes(320...1400, 480...1200), limits: LayoutMap.Limits(regions: regions)
      ) { LayoutView() }
    }
    try withFolder { folder in
      #expect(folder.compare(map(0), .missing) != nil)
      let outcome = try #require(folder.compare(map(9), .never))
      #expect(outcome.message.contains("no size is explored both in the map and the file"))
    }
    withKnownIssue {
      expectLayout(map(0), matches: "nothing", recording: .never)
    } matching: { issue in
      "\(issue)".contains("no size of 320...1400 x 480...1200 was explored")
    }
  }
  #endif
}
