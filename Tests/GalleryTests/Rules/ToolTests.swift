import Foundation
import Framewise
import TestSupport
import Testing

@testable import GalleryScreens

#if canImport(FoundationXML)
import FoundationXML
#endif

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
    let cases = ["320x568-ltr", "320x568-rtl", "50x50.5-ltr", "50x50.5-rtl"]
    let pictures = cases.flatMap { ["readme-\($0)-laid-out.svg", "readme-\($0).svg"] }
    #expect(
      files
        == (["index.html", "readme.html"] + pictures + ["readme.layoutmap.json", "readme.svg"])
        .sorted())
    let page = try String(contentsOfFile: "\(path)/index.html", encoding: .utf8)
    for file in pictures { #expect(page.contains("src=\"\(file)\"")) }
    #expect(XMLParser(data: Data(page.utf8)).parseWellFormed())
    // Nothing is loaded from elsewhere, and nothing runs.
    for word in ["http:", "https:", "<script", "@import"] { #expect(!page.contains(word)) }
    let json = try Data(contentsOf: URL(fileURLWithPath: "\(path)/readme.layoutmap.json"))
    let map = try JSONDecoder().decode(LayoutMapFile.self, from: json)
    #expect(map.width == [320, 1400] && map.height == [480, 1200])
    #expect(map.verdicts.count == 4)
    #expect(try map.json() == json)
  }
}

@Suite struct SourceExcerptTests {
  private let source = """
    import Framewise

    enum Screen {
      // func make( is below.
      /// Makes it.
      /// Twice.
      static func make() {
        if true {
          "}"
        }
      }

      func remake() {}
    }

    """

  @Test func `A declaration is shown as it stands in the file, with its comments`() {
    let excerpt = SourceExcerpt(of: "make", in: source)
    #expect(
      excerpt?.lines == [
        "/// Makes it.", "/// Twice.", "static func make() {", "  if true {", "    \"}\"", "  }",
        "}",
      ])
    #expect(excerpt?.firstLine == 5)
    #expect(SourceExcerpt(of: "Screen", in: source)?.lines.count == 12)
    #expect(SourceExcerpt(of: "mak", in: source) == nil)
    #expect(SourceExcerpt(of: "made", in: source) == nil)
  }

  @Test(arguments: GalleryScreen.all.map(\.name))
  func `The page shows some lines of every screen`(_ name: String) throws {
    let screen = try #require(GalleryScreen.all.first { $0.name == name })
    let excerpts = screen.excerpts
    #expect(excerpts.count == screen.shows.count && !excerpts.isEmpty)
    let count = excerpts.reduce(0) { $0 + $1.lines.count }
    #expect((10...45).contains(count), "\(count)")
    let file = try String(contentsOfFile: screen.file, encoding: .utf8)
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    for excerpt in excerpts {
      for (index, line) in excerpt.lines.enumerated() {
        #expect(lines[excerpt.firstLine - 1 + index].hasSuffix(line))
      }
    }
  }

  @Test func `A link leads from the folder to the file`() throws {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: base) }
    let folder = try GalleryFolder(path: "\(base)/out/gallery")
    #expect(folder.link(to: "\(base)/Play grounds/A.swift") == "../../Play%20grounds/A.swift")
    #expect(folder.link(to: "\(base)/out/gallery/A.swift") == "A.swift")
  }
}
