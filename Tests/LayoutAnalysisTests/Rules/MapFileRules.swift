#if RECORDS_DECISIONS
import Foundation
import LayoutCore
import LayoutDecisions
import Testing

@testable import LayoutAnalysis

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

  /// The card is the last of two elements.
  @Test func `An element of a file that ends behind the one it is in is refused`() throws {
    var file = file(0)
    #expect(file.structures[0].map(\.end) == [2, 2])
    file.structures[0][1].end = 3
    let json = try file.json()
    #expect(throws: LayoutMapFile.ReadingError.self) { try LayoutMapFile(json: json) }
  }

  /// The numbers of the card's frame are those from the fifth on.
  @Test func `Of a number of a file that follows no formula no difference is told`() throws {
    for place in 4..<8 {
      var file = file(0)
      file.layouts[0].formulas[place] = -1
      let read = try LayoutMapFile(json: try file.json())
      let difference = try self.file(0).difference(from: read).frames
      #expect(difference.entries.isEmpty && !difference.isComplete, "\(place)")
    }
  }

  /// From 300 to 400 nothing places the note, and from 400 on it is in a box that was not there.
  @Test func `A file has what is not placed, and elements that are there at some sizes only`()
    throws
  {
    func map(_ x: Double) -> LayoutMap {
      LayoutMap(over: .sizes(300...500, 100...200)) { input in
        let isWide = input.size.width >= 400
        var layout = SyntheticLayout()
        layout.add("note", .constant(x), 0, 10, 10)
        if isWide { layout.add("badge", 0, 20, 10, 10) }
        layout.leaveUnplaced(1, where: .width, isFrom: 0, upTo: isWide ? 0 : 900)
        return layout.snapshot(input)
      }
    }
    let file = LayoutMapFile(map(5))
    #expect(file.structures.count == 2)
    let notes = file.layouts.map { $0.formulas[4..<8].filter { $0 < 0 }.count }
    #expect(notes.sorted() == [0, 4])
    let read = try LayoutMapFile(json: try file.json())
    #expect(read == file)
    #expect(try LayoutMapFile(map(5)).difference(from: read).isEmpty)
    // The note moves only where it is placed, which are half of the sizes.
    let difference = try LayoutMapFile(map(8)).difference(from: read)
    #expect(difference.frames.entries.map(\.element) == ["screen/note"])
    #expect(difference.frames.entries.map(\.largest) == [3])
    #expect(difference.frames.entries.map(\.share) == [0.5])
  }

  @Test func `A rule for pixels of elements that do not exist is refused`() throws {
    let rule = LayoutMapFile.PixelRule(
      element: 1, pixelsPerPoint: 2, origin: [0, 0], depth: 1, countsComputedPlaces: false,
      keepsSize: false)
    let changes: [(isRead: Bool, change: (inout LayoutMapFile.PixelRule) -> Void)] = [
      (true, { _ in }), (true, { $0.depth = 2 }), (false, { $0.depth = 3 }),
      (false, { $0.depth = -1 }), (false, { $0.element = 2 }), (false, { $0.element = -1 }),
      (false, { $0.origin = [0] }),
    ]
    for (number, (isRead, change)) in changes.enumerated() {
      var (file, changed) = (file(0), rule)
      change(&changed)
      file.layouts[0].pixels = [changed]
      #expect(((try? LayoutMapFile(json: file.json())) != nil) == isRead, "\(number)")
    }
  }

  /// The edge at 400 belongs to the other region, with both of its corners.
  @Test func `Corners on an edge that belongs to another region are not told once more`() {
    let regions = file(.below(400, 0, 5)).regions
    #expect(regions.compactMap(\.excluded).map { $0.filter { $0 }.count } == [1])
    #expect(regions.allSatisfy { $0.excludedCorners == nil })
  }

  /// At 600 itself, of which the strip is said not to be, the layout is that of the widths before.
  @Test func `A pixel beside a strip belongs to the region that has it, and to none besides`() {
    var layout = SyntheticLayout()
    layout.add(
      "card", .choice(.atMost, .width, 600, then: 0, else: .below(600.0005, 5, 9)), 0, 10, 10)
    let map = layout.map(500...700, 480...482)
    let file = LayoutMapFile(map)
    #expect(map.seams.count == 1 && file.seams?.count == 1)
    #expect(file.regions.count == 2 && file.ties == nil)
  }

  @Test func `What elements take is counted over the alternatives of all`() {
    var layout = SyntheticLayout()
    layout.add("card", 0, 0, 10, 10)
    layout.add("note", 0, 20, 10, 10)
    let map = LayoutMap(over: .sizes(300...500, 100...200)) { [layout] input in
      let isNarrow = input.size.width < 400
      layout.takeMethod(of: 1, isNarrow ? 1 : 0, among: ["a", "b"], isSeen: true)
      layout.takeMethod(of: 2, isNarrow ? 0 : 2, among: ["c", "d", "e"], isSeen: true)
      return layout.snapshot(input)
    }
    let file = LayoutMapFile(map)
    let texts = file.alternatives?.map(\.text) ?? []
    #expect(texts.sorted() == ["a", "b", "c", "d", "e"])
    // The frames are the same, so there is one region, in which all but d is taken.
    #expect(file.regions.map { Set($0.taken?.map { texts[$0] } ?? []) } == [["a", "b", "c", "e"]])
  }

  @Test func `A file says of a layout that a size was asked for in pixels`() {
    var layout = SyntheticLayout()
    layout.add("card", 0, 0, 10, 10)
    layout.note = { _ in DecisionRecorder.current?.noteMeasuredPixels() }
    #expect(
      LayoutMapFile(layout.map(300...500, 100...200)).layouts.map(\.measuresPixels) == [true])
  }

  @Test func `A file has no frames outside of its sizes, however near`() {
    let file = file(0)
    #expect(file.frames(at: CGSize(width: 500, height: 150)) != nil)
    #expect(file.frames(at: CGSize(width: CGFloat(500).nextUp, height: 150)) == nil)
  }

  @Test func `A file says about which elements code decides that is not seen`() {
    var layout = SyntheticLayout()
    for index in 0..<3 { layout.add("card \(index)", 0, 0, 10, 10) }
    layout.addOpaqueEvent("card 1 is placed by a closure", touching: 2)
    #expect(LayoutMapFile(layout.map(300...500, 100...200)).layouts.map(\.unproved) == [[2]])
  }

  /// The corner at 400 x 150 of one part is on a line that it does not reach, and belongs to what
  /// is beyond that line, which has the same layout.
  @Test func `A corner that another part of a region has is not told as another one's`() {
    let below = Length.choice(
      .atMost, .width, 400, then: .choice(.atMost, .height, 150, then: 0, else: 0), else: 0)
    let file = file(.below(550, of: .width + .height, below, 0))
    #expect(file.regions.count == 1)
    #expect(file.regions.map(\.excludedCorners) == [nil])
  }
}
#endif
