#if RECORDS_DECISIONS
import Foundation
import Framewise
import LayoutDiffTool
import Testing

/// The command that compares two files of maps.
@Suite final class DiffToolRules {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("layout-diff-\(UInt64.random(in: 0...UInt64.max))")

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A view that covers a half from a threshold on.
  private func map(_ threshold: CGFloat) -> LayoutMap {
    LayoutMap(over: .sizes(320...1400, 480...1200)) {
      let (screen, list, detail) = PlantedScreens.pair("list", "detail")
      screen.appendConstantPosition(
        .makeAbsolute(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), for: detail)
      let half = CGRect(x: 0, y: 0, width: 0.5, height: 1)
      screen.setLayout(of: list, at: .makeRelative(frame: half), while: .width(threshold...))
      screen.appendConstantPosition(.makeInsets(insets: .zero), for: list)
      return screen
    }
  }

  private func write(_ threshold: CGFloat) throws -> String {
    let map = map(threshold)
    return try write(LayoutMapFile(map, verdicts: [map.verdict(.inside(.superview))]).json())
  }

  private func write(_ data: Data) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent("\(UInt64.random(in: 0...UInt64.max)).layoutmap")
    try data.write(to: url)
    return url.path
  }

  private func run(_ arguments: String...) -> (code: Int32, text: String) {
    var text = ""
    let code = DiffTool.run(arguments) { text += $0 + "\n" }
    return (code, text)
  }

  @Test func `Equal maps do not differ`() throws {
    let result = run(try write(600), try write(600))
    #expect(result.code == 0)
    #expect(result.text == "no difference\n")
  }

  @Test func `A moved threshold is told with the sizes between, as text and as a page`() throws {
    let page = folder.appendingPathComponent("page.html")
    let result = run(try write(600), try write(610), "--html", page.path)
    #expect(result.code == 1)
    // Half of 610 is the most; the order of the heights does not matter.
    #expect(result.text.contains("LayoutView/list: up to 305 points at 610 x "))
    #expect(result.text.contains("where 600 <= width < 610"))
    #expect(!result.text.contains("was "))
    let html = try String(contentsOf: page, encoding: .utf8)
    #expect(html.contains("LayoutView/list") && html.contains("data:image/svg+xml"))
    #expect(html.contains("600.0,480.0"))
  }

  @Test func `Less than the tolerance is no difference`() throws {
    #expect(run(try write(600), try write(610), "--tolerance=306").code == 0)
  }

  @Test func `Files that have no explored size in common are not equal`() throws {
    let none = LayoutMap(
      over: .sizes(320...1400, 480...1200), limits: LayoutMap.Limits(regions: 0)
    ) { LayoutView() }
    let file = try write(try LayoutMapFile(none).json())
    for other in [file, try write(try LayoutMapFile(map(600)).json())] {
      let result = run(file, other)
      #expect(result.code == 65)
      #expect(result.text.isEmpty)
    }
  }

  @Test func `Verdicts that changed are told`() throws {
    func file(_ text: String) throws -> String {
      var file = LayoutMapFile(map(600))
      file.verdicts = [text]
      return try write(try file.json())
    }
    let result = run(
      try file("proved: it holds at any size (3 regions, 9 passes)"),
      try file("proved: it holds at any size (4 regions, 12 passes)"))
    #expect(result.code == 0)
    let other = run(try file("proved: it holds"), try file("refuted at 1 x 2: it does not"))
    #expect(other.code == 1)
    #expect(other.text == "was proved: it holds\nis refuted at 1 x 2: it does not\n")
  }

  @Test func `What cannot be read or makes no sense has an exit code of its own`() throws {
    let good = try write(600)
    #expect(run(good).code == 64)
    #expect(run(good, good, good).code == 64)
    #expect(run(good, good, "--nonsense").code == 64)
    #expect(run(good, good, "--tolerance", "-1").code == 64)
    #expect(run(good, "\(folder.path)/nowhere").code == 66)
    #expect(run(good, good, "--html", "\(folder.path)/nowhere/page.html").code == 73)
    #expect(run("--help").code == 0)
    #expect(run(good, try write(Data("{".utf8))).code == 65)
  }

  @Test func `A damaged file is refused whatever is wrong with it`() throws {
    let good = LayoutMapFile(map(600))
    var broken: [LayoutMapFile] = []
    func damage(_ change: (inout LayoutMapFile) -> Void) {
      var copy = good
      change(&copy)
      broken.append(copy)
    }
    damage { $0.version = 2 }
    damage { $0.width = [] }
    damage { $0.height = [1200, 480] }
    damage { $0.regions[0].layout = 99 }
    damage { $0.regions.removeLast() }
    damage { $0.regions[0].corners = [] }
    damage { $0.regions[0].corners[0] = [1] }
    damage { $0.regions[0].corners[0] = $0.regions[0].corners[1] }
    damage { $0.unexplored = [[[.infinity, 500]]] }
    damage { $0.layouts[0].structure = -1 }
    damage { $0.layouts[0].formulas[0] = 1_000 }
    damage { $0.layouts[0].formulas.removeLast() }
    damage { $0.formulas[0] = [1] }
    damage { $0.structures[0] = [] }
    damage { $0.structures[0][1].end = 0 }
    damage { $0.structures[0][1].end = 99 }
    for file in broken {
      let json = try file.json()
      #expect(throws: LayoutMapFile.ReadingError.self) { try LayoutMapFile(json: json) }
    }
    #expect(try LayoutMapFile(json: try good.json()) == good)
  }

  @Test func `A file that is read back has the frames of its map`() throws {
    let map = map(600)
    let file = try LayoutMapFile(json: try LayoutMapFile(map).json())
    for (width, height) in [(320, 480), (599, 1200), (600, 500), (1000.5, 733.25), (1400, 1200)] {
      let size = CGSize(width: width, height: height)
      let (own, other) = (try #require(map.frames(at: size)), try #require(file.frames(at: size)))
      #expect(own.difference(from: other, tolerance: 1e-4).isEmpty, "\(size)")
    }
    #expect(file.frames(at: .zero) == nil)
  }
}
#endif
