#if RECORDS_DECISIONS
import Foundation
import LayoutAnalysis
import LayoutCore
import Testing

/// What is in the file of a map, and what two of them tell of verdicts.
struct MapFileRules {
  private func map(_ x: Length) -> LayoutMap {
    var layout = SyntheticLayout()
    layout.add("card", x, 0, 10, 10)
    return layout.map(300...500, 100...200)
  }

  private func file(_ x: Length) -> LayoutMapFile {
    let map = map(x)
    return LayoutMapFile(map, verdicts: [map.verdict(.inside(.superview))])
  }

  @Test func `A verdict that is another one is told as it was and as it is`() throws {
    let (old, new) = (file(0), file(-5))
    let difference = try new.difference(from: old)
    #expect(old.verdicts[0].hasPrefix("proved") && new.verdicts[0].hasPrefix("refuted"))
    #expect(difference.lostVerdicts == old.verdicts && difference.newVerdicts == new.verdicts)
    #expect(!difference.isEmpty)
    let lines = difference.description.split(separator: "\n").map(String.init)
    #expect(lines.suffix(2) == ["was \(old.verdicts[0])", "is \(new.verdicts[0])"])
  }

  @Test func `The same verdict over other regions is none that is told`() throws {
    let (old, new) = (file(0), file(.below(400, 0, 5)))
    #expect(old.verdicts != new.verdicts)
    let difference = try new.difference(from: old)
    #expect(difference.lostVerdicts.isEmpty && difference.newVerdicts.isEmpty)
  }

  @Test func `A region that says too little or too much of its edges is refused`() throws {
    for count in [3, 5] {
      var file = file(0)
      #expect(file.regions[0].corners.count == 4)
      file.regions[0].excluded = [Bool](repeating: false, count: count)
      let json = try file.json()
      #expect(throws: LayoutMapFile.ReadingError.self) { try LayoutMapFile(json: json) }
    }
  }

  @Test func `What a map has nothing of is missing in its file`() throws {
    let text = String(decoding: try file(0).json(), as: UTF8.self)
    #expect(text.contains("\"regions\""))
    for name in ["ties", "pixels", "measuresPixels", "excluded", "excludedCorners"] {
      #expect(!text.contains("\"\(name)\""), "\(name)")
    }
  }

  @Test func `A strip of a file may have three corners, and no fewer`() throws {
    for (count, isRead) in [(2, false), (3, true), (4, true)] {
      var file = file(0)
      file.seams = [
        Array([[300.0, 100], [300.0005, 100], [300.0005, 200], [300, 200]].prefix(count))
      ]
      let json = try file.json()
      #expect((try? LayoutMapFile(json: json)) == (isRead ? file : nil))
    }
  }
}
#endif
