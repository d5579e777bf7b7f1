import Foundation
import Framewise
import Testing

@testable import GalleryScreens

@Suite struct GalleryOptionsTests {
  @Test func `Without arguments everything is written to the default folder`() throws {
    let options = try GalleryOptions([])
    #expect(options == GalleryOptions())
    #expect(options.output == "gallery")
    #expect(options.directions == [.leftToRight, .rightToLeft])
  }

  @Test func `Options are read in both forms`() throws {
    let options = try GalleryOptions([
      "--output", "out dir", "--screen=readme", "--screen", "photos", "--size", "320x568",
      "--size=10.5x1e3", "--direction", "rtl",
    ])
    #expect(options.output == "out dir")
    #expect(options.screens == ["readme", "photos"])
    #expect(
      options.sizes == [CGSize(width: 320, height: 568), CGSize(width: 10.5, height: 1000)])
    #expect(options.directions == [.rightToLeft])
    #expect(try GalleryOptions(["--list"]).action == .list)
    #expect(try GalleryOptions(["-h"]).action == .help)
    #expect(try GalleryOptions(["--direction=both"]).directions.count == 2)
  }

  @Test(arguments: [
    ["--nonsense"], ["readme"], ["--output"], ["--output="], ["--screen"], ["--screen", "nope"],
    ["--screen", "--list"], ["--size", "0x5"], ["--size", "5x-1"], ["--size", "nanx5"],
    ["--size", "infx5"], ["--size", "5"], ["--size", "5x5x5"], ["--size", "x"], ["--size", "5 x5"],
    ["--size", "1e9x5"], ["--size", ""], ["--direction", "up"], ["--direction"], ["--list=yes"],
    ["--help=1"], ["-x"], [""], ["--screen", "a\nb"], ["--size", "10001x10"],
  ])
  func `What makes no sense is refused with a sentence`(_ arguments: [String]) {
    let failure = #expect(throws: GalleryFailure.self) { try GalleryOptions(arguments) }
    #expect(failure?.exitCode == 64)
    #expect(failure?.message.hasSuffix(".") == true)
    #expect(failure?.message.contains("\n") == false)
    #expect(GalleryTool.run(arguments) == 64)
  }
}

@Suite struct GalleryFolderTests {
  private func temporaryPath() -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
  }

  @Test func `Files are written whole and replace older ones`() throws {
    let path = temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = try GalleryFolder(path: "\(path)/a/b")
    try folder.write("first", to: "x.svg")
    try folder.write("second", to: "x.svg")
    #expect(try String(contentsOfFile: "\(path)/a/b/x.svg", encoding: .utf8) == "second")
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(path)/a/b") == ["x.svg"])
  }

  @Test func `A write that fails leaves the good file and nothing else`() throws {
    struct Refused: Error {}
    let path = temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try GalleryFolder(path: path).write("good", to: "x.svg")
    let failing = try GalleryFolder(path: path) { _, _ in throw Refused() }
    let failure = #expect(throws: GalleryFailure.self) {
      try failing.write("half", to: "x.svg")
    }
    #expect(failure?.exitCode == 73)
    #expect(try String(contentsOfFile: "\(path)/x.svg", encoding: .utf8) == "good")
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["x.svg"])
  }

  @Test func `A place that is taken by a folder or a file cannot be written`() throws {
    let path = temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = try GalleryFolder(path: path)
    try FileManager.default.createDirectory(
      atPath: "\(path)/x.svg/full", withIntermediateDirectories: true)
    #expect(throws: GalleryFailure.self) { try folder.write("text", to: "x.svg") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["x.svg"])

    try folder.write("a file", to: "file")
    let failure = #expect(throws: GalleryFailure.self) { try GalleryFolder(path: "\(path)/file") }
    #expect(failure?.exitCode == 73)
    #expect(GalleryTool.run(["--output", "\(path)/file/deep", "--screen", "readme"]) == 73)
    #expect(try String(contentsOfFile: "\(path)/file", encoding: .utf8) == "a file")
  }
}

@Suite struct GalleryToolTests {
  @Test func `A run writes a picture per case and a page that shows them`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let code = GalleryTool.run([
      "--output", path, "--screen", "readme", "--size", "320x568", "--size", "50x50.5",
    ])
    #expect(code == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    #expect(
      files == [
        "index.html", "readme-320x568-ltr.svg", "readme-320x568-rtl.svg",
        "readme-50x50.5-ltr.svg", "readme-50x50.5-rtl.svg", "readme.html", "readme.layoutmap.json",
        "readme.svg",
      ])
    let page = try String(contentsOfFile: "\(path)/index.html", encoding: .utf8)
    for file in files where file.hasSuffix("svg") { #expect(page.contains("src=\"./\(file)\"")) }
    let json = try Data(contentsOf: URL(fileURLWithPath: "\(path)/readme.layoutmap.json"))
    let map = try JSONDecoder().decode(LayoutMapFile.self, from: json)
    #expect(map.width == [320, 1400] && map.height == [480, 1200])
    #expect(map.verdicts.count == 3)
    #expect(try map.json() == json)
  }
}
