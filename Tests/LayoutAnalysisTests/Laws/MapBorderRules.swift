#if RECORDS_DECISIONS
import Foundation
import HeadlessUIKit
import LayoutAnalysis
import LayoutCore
import Testing

/// Where borders between layouts lie, and which comparisons are their reasons.
struct MapBorderRules {
  @Test func `Borders are lines with what is compared there and how far elements jump`() {
    let pass: (LayoutInput) -> LayoutSnapshot = { input in
      SyntheticLayout.because("row", line: 9)
      var layout = SyntheticLayout()
      layout.add("card", 16, 25, .constant(min(400, input.size.width - 32)), 0)
      SyntheticLayout.because("height >= 500", line: 52)
      layout.frames[0].height = input.size.height >= 500 ? 240 : 191
      return layout.snapshot(input)
    }
    let map = LayoutMap(over: .sizes(320...1400, 480...1200), snapshot: pass)
    #expect(
      map.borders.map(\.description) == [
        "height = 500: height >= 500 (LoginScreen.swift:52); screen/card jumps by 49",
        "width = 432: row (LoginScreen.swift:9)",
      ])
    #expect(map.borders[0].start == CGSize(width: 320, height: 500))
    #expect(map.borders[0].end == CGSize(width: 1400, height: 500))
  }

  /// Below and above a height of 200 different lines of code compare the width with 400.
  @Test func `A border tells of all that is compared along it`() {
    let pass: (LayoutInput) -> LayoutSnapshot = { input in
      SyntheticLayout.because("height", line: 1)
      let isLow = input.size.height < 200
      SyntheticLayout.because(isLow ? "low" : "high", line: isLow ? 2 : 3)
      var layout = SyntheticLayout()
      layout.add("card", .constant(input.size.width < 400 ? 0 : 50), 0, 10, 10)
      return layout.snapshot(input)
    }
    let borders = LayoutMap(over: .sizes(300...500, 100...400), snapshot: pass).borders
    #expect(borders.count == 1)
    #expect(Set(borders.flatMap(\.reasons).map(\.text)) == ["low", "high"])
  }

  /// Below and above a height of 200 there is one layout, so that its sizes are one region.
  @Test func `A region tells each reason of a border once`() {
    let pass: (LayoutInput) -> LayoutSnapshot = { input in
      SyntheticLayout.because("height", line: 1)
      _ = input.size.height < 200
      SyntheticLayout.because("width", line: 2)
      var layout = SyntheticLayout()
      layout.add("card", .constant(input.size.width < 400 ? 0 : 50), 0, 10, 10)
      return layout.snapshot(input)
    }
    let regions = LayoutMap(over: .sizes(300...500, 100...400), snapshot: pass).regions
    #expect(regions.map { $0.reasons.flatMap(\.self).map(\.text) } == [["width"], ["width"]])
  }

  /// What is narrower than 400 compares its width a second time.
  @Test func `Of a border between sizes what both sides compare is the reason`() {
    let pass: (LayoutInput) -> LayoutSnapshot = { input in
      SyntheticLayout.because("both", line: 1)
      var isNarrow = input.size.width < 400
      SyntheticLayout.because("narrow", line: 2)
      if isNarrow { isNarrow = input.size.width < 400 }
      var layout = SyntheticLayout()
      layout.add("card", isNarrow ? 0 : 50, 0, 10, 10)
      return layout.snapshot(input)
    }
    let borders = LayoutMap(over: .sizes(300...500, 100...400), snapshot: pass).borders
    #expect(borders.map { $0.reasons.map(\.text) } == [["both"]])
  }

  /// The card moves at 400 points wherever the height is not between 200 and 300.
  @Test func `Parts of one line that do not meet are borders of their own`() {
    var layout = SyntheticLayout()
    layout.add(
      "card",
      .below(
        400, of: .width, .below(200, of: .height, 0, .below(300, of: .height, 50, 0)), 50),
      0, 10, 10)
    let borders = layout.map(300...500, 0...400).borders
      .filter { $0.line == SizeFormula(width: 1, constant: -400) }
    #expect(borders.map(\.start.height).sorted() == [0, 300])
    #expect(borders.map(\.end.height).sorted() == [200, 400])
  }

  @Test func `A border that is shorter than a point is one, too`() {
    var layout = SyntheticLayout()
    layout.add("card", .below(400, of: .width, 0, 50), 0, 10, 10)
    let map = layout.map(300...500, 0...0.5)
    #expect(map.borders.map(\.description) == ["width = 400; screen/card jumps by 50"])
  }

  /// Over one height, and over one width with the axes exchanged.
  @Test(arguments: [true, false])
  func `A domain that is a line has borders, jumps and reasons, too`(isWide: Bool) throws {
    let pass: (LayoutInput) -> LayoutSnapshot = { input in
      let length = isWide ? input.size.width : input.size.height
      SyntheticLayout.because("wide", line: 1)
      let isFar = length >= 600
      SyntheticLayout.because("wider", line: 2)
      let isLong = length >= 800
      var layout = SyntheticLayout()
      layout.add("card", isFar ? 200 : 0, 0, .constant(isLong ? Double(length) - 700 : 100), 44)
      return layout.snapshot(input)
    }
    let (lengths, one) = (320...1400 as ClosedRange<CGFloat>, 44...44 as ClosedRange<CGFloat>)
    let map = LayoutMap(over: isWide ? .sizes(lengths, one) : .sizes(one, lengths), snapshot: pass)
    let axis = isWide ? "width" : "height"
    #expect(
      map.borders.map(\.description)
        == [
          "\(axis) = 600: wide (LoginScreen.swift:1); screen/card jumps by 200",
          "\(axis) = 800: wider (LoginScreen.swift:2)",
        ])
    #expect(map.findings.map(\.rule) == [.jump])
    let start = isWide ? CGSize(width: 620, height: 44) : CGSize(width: 44, height: 620)
    let changes = try #require(map.explanation(of: "card", at: start)).changes
    #expect(changes.map(\.threshold) == [800, 600])
    #expect(changes.map { $0.reasons.map(\.text) } == [["wider"], ["wide"]])
    #expect(LayoutMapFile(map).borders.map(\.ends.count) == [2, 2])
    #expect(try LayoutMapFile(json: LayoutMapFile(map).json()) == LayoutMapFile(map))
  }
}
#endif
