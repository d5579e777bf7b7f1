#if RECORDS_DECISIONS
import Foundation
import LayoutCore
import Testing

@testable import LayoutAnalysis

/// What exploring finds and puts together: single sizes, strips, reasons and what was reported.
struct PieceRules {
  private func layout(_ x: Length) -> SyntheticLayout {
    var layout = SyntheticLayout()
    layout.add("card", x, 0, 10, 10)
    return layout
  }

  /// The frames are the same at that width, and nothing places the card there.
  @Test func `A width at which nothing places an element is a region of its own`() {
    var layout = layout(0)
    layout.leaveUnplaced(1, where: .width, isFrom: 400, upTo: 400)
    let map = layout.map(300...500, 100...200)
    #expect(map.regions.map(\.unplaced) == [[], ["screen/card"]])
    #expect(map.verdict(.placed()).witness == CGSize(width: 400, height: 100))
  }

  @Test func `In a line of sizes, too, a single size is found`() {
    let x = Length.choice(.equal, .width, 400, then: 5, else: 0)
    let map = layout(x).map(300...500, 150...150)
    for (width, place) in [(399, 0), (400, 5), (401, 0)] as [(CGFloat, CGFloat)] {
      let frames = map.frames(at: CGSize(width: width, height: 150))
      #expect(frames?["screen/card"]?.frame.minX == place, "\(width)")
    }
  }

  /// Where numbers are that large they are multiples of 1/8192.
  @Test func `Of large numbers no more is asked than a number can say`() {
    let map = layout(1e12 + 0.3 * .width).map(300...500, 100...200)
    #expect(map.regions.count == 1 && map.issues.isEmpty)
    #expect(map.passes == layout(16 + 0.3 * .width).map(300...500, 100...200).passes)
  }

  /// Between two diagonals, 4,000 points high and wide.
  @Test func `A slanted strip with too many pixels is not explored`() {
    let x = Length.below(0, of: .width - .height, 0, .below(0.0005, of: .width - .height, 5, 0))
    for (end, isExplored) in [(CGFloat(400), true), (4_000, false)] {
      let map = layout(x).map(1...end, 1...end)
      #expect(!map.seams.isEmpty)
      #expect(map.unexplored.sizes.isEmpty == isExplored, "\(end)")
      #expect(map.verdict(.minimumSize(width: 5, of: ["card"])).isProved == isExplored, "\(end)")
    }
  }

  @Test(arguments: [(1e-4, true), (1e-7, false)])
  func `A frame that is another one from pass to pass is told, but for rounding`(
    difference: Double, isTold: Bool
  ) {
    var calls = 0
    let map = LayoutMap(over: .sizes(300...500, 100...200)) { input in
      calls += 1
      return self.layout(.constant(calls.isMultiple(of: 2) ? difference : 0)).snapshot(input)
    }
    #expect(map.issues.map(\.rule) == (isTold ? [.unsteadyLayout] : []))
  }

  private func report(_ line: Int) {
    LayoutIssue.report(
      LayoutIssue(
        .negativeSize, elements: ["card"],
        location: LayoutLocation(fileID: "App/Card.swift", line: line), explanation: "It is.",
        advice: "Do."))
  }

  @Test func `What is reported in several regions is told with all of their sizes`() {
    let map = LayoutMap(over: .sizes(300...500, 100...200)) { input in
      let isThere = Length.below(450, 1, 0).value(input.size) == 1
      if isThere { self.report(1) }
      return self.layout(.below(400, 0, 5)).snapshot(input)
    }
    let found = map.findings.filter { $0.rule == .negativeSize }
    #expect(
      found.map(\.explanation) == [
        "It is. This is so where width < 450, at the smallest 300 x 100."
      ])
    #expect(map.certainPass(at: CGSize(width: 420, height: 150))?.issues.count == 1)
  }

  @Test func `Two problems of one element are told, each by its line`() {
    let map = LayoutMap(over: .sizes(300...500, 100...200)) { input in
      for line in [1, 2, 2] { self.report(line) }
      return self.layout(0).snapshot(input)
    }
    #expect(
      map.findings.map { $0.location?.line } == [1, 2]
        && map.findings.allSatisfy { $0.explanation == "It is." })
  }

  /// Twice the width is compared as well, with twice the number.
  @Test func `A border has the reason of each comparison that is made there`() {
    let map = LayoutMap(over: .sizes(300...500, 100...200)) { input in
      SyntheticLayout.because("one", line: 1)
      let isNarrow = input.size.width < 400
      SyntheticLayout.because("other", line: 2)
      let isNarrowToo = 2 * input.size.width < 800
      return self.layout(isNarrow && isNarrowToo ? 0 : 5).snapshot(input)
    }
    #expect(map.borders.map { $0.reasons.map(\.text) } == [["one", "other"]])
    let told = "one (LoginScreen.swift:1), other (LoginScreen.swift:2)"
    #expect(map.borders.first?.description.contains(told) == true)
    let explained = map.explanation(of: "card", at: CGSize(width: 350, height: 150))
    #expect(explained?.changes.map { $0.reasons.map(\.text) } == [["one", "other"]])
  }

  @Test func `A reason of two comparisons is told once`() {
    let map = LayoutMap(over: .sizes(300...500, 100...200)) { input in
      SyntheticLayout.because("one", line: 1)
      let isNarrow = input.size.width < 400
      let isNarrowToo = 2 * input.size.width < 800
      return self.layout(isNarrow && isNarrowToo ? 0 : 5).snapshot(input)
    }
    let explained = map.explanation(of: "card", at: CGSize(width: 350, height: 150))
    #expect(explained?.changes.map { $0.reasons.map(\.text) } == [["one"]])
  }

  @Test func `A reason is told by its text, its line or both`() {
    let location = LayoutLocation(fileID: "App/Card.swift", line: 52)
    #expect(LayoutReason(text: "width < 400", location: nil).description == "width < 400")
    #expect(LayoutReason(text: "", location: location).description == "Card.swift:52")
    #expect(
      LayoutReason(text: "width < 400", location: location).description
        == "width < 400 (Card.swift:52)")
  }

  /// At 300, the end of the domain, it is reported or not; below 400 it is in either case.
  @Test(arguments: [false, true])
  func `The smallest size has what is told, at the end of the domain as well`(_ isAtEnd: Bool) {
    let map = LayoutMap(over: .sizes(300...500, 100...200)) { input in
      let least = Length.choice(.atMost, .width, 300, then: isAtEnd ? 1 : 0, else: 1)
      let isThere = Length.below(400, least, 0).value(input.size) == 1
      if isThere { self.report(1) }
      return self.layout(0).snapshot(input)
    }
    let found = map.findings.filter { $0.rule == .negativeSize }.map(\.explanation)
    #expect(found.count == 1)
    let smallest = isAtEnd ? ", at the smallest 300 x 100" : ", at the smallest near 300 x 100"
    #expect(found.first?.contains(smallest) == true, "\(found)")
  }

  /// At a width of 400 code that is not seen decides, and the frames are those of other widths.
  @Test func `A width with the frames of those beside it is no layout of its own`() {
    let plain = layout(5)
    var opaque = plain
    opaque.addOpaqueEvent("card is placed by a closure", touching: 1)
    let map = LayoutMap(over: .sizes(300...500, 100...200)) { [opaque] input in
      let isThere = Length.choice(.equal, .width, 400, then: 1, else: 0).value(input.size) == 1
      return (isThere ? opaque : plain).snapshot(input)
    }
    #expect(map.storage.content.layouts.count == 2)
    #expect(map.regions.count == 1 && map.layoutCount == 1)
    #expect(map["card"].map { $0.sizes.map(\.description) } == [["anywhere"]])
  }

  /// At a width of 400 it is 0 in the middle of the heights, as at all other widths.
  @Test func `A width at which an element differs but for one height is a region of its own`() {
    let map = layout(.choice(.equal, .width, 400, then: 0.1 * .height - 15, else: 0))
      .map(300...500, 100...200)
    #expect(
      map.regions.map(\.description) == ["anywhere", "width == 400 and 100 <= height <= 200"])
  }

  @Test func `Formulas at as many sizes come by what they say`() {
    var x: Length = 8
    for step in (0..<5).reversed() {
      x = .below(Double(350 + 50 * step), .constant(Double(step)), x)
    }
    let parts = layout(x).map(300...600, 100...200)["card"]
    #expect(parts.map { $0.frame?.x.constant } == [0, 1, 2, 3, 4, 8])
  }

  @Test func `Nothing is explained outside of the sizes of a map, however near`() {
    let map = layout(0).map(300...500, 100...200)
    #expect(map.explanation(of: "card", at: CGSize(width: 500, height: 150)) != nil)
    let outside = CGSize(width: CGFloat(500).nextUp, height: 150)
    #expect(map.explanation(of: "card", at: outside) == nil)
  }

  @Test(arguments: ["x", "y", "width", "height"])
  func `What differs from pass to pass is told by its part`(part: String) {
    var calls = 0
    let map = LayoutMap(over: .sizes(300...500, 100...200)) { input in
      calls += 1
      var layout = SyntheticLayout()
      func length(_ name: String) -> Length {
        name == part && calls.isMultiple(of: 2) ? 8 : 5
      }
      layout.add("card", length("x"), length("y"), length("width"), length("height"))
      return layout.snapshot(input)
    }
    let told = map.issues.first?.explanation ?? ""
    #expect(told.contains("card has \(part) "), "\(told)")
  }

  /// It is thinner than a thousandth of a point, and as long as 4,000.
  @Test(arguments: [false, true])
  func `A strip with one line of pixels is explored, whichever way it goes`(isUpright: Bool) {
    let length = isUpright ? Length.width : .height
    let x = Length.below(
      599.9998, of: length, 150, .choice(.atMost, length, 600.0004, then: 0, else: 150))
    let (short, long) = (500...700 as ClosedRange<CGFloat>, 100...4_100 as ClosedRange<CGFloat>)
    let map = layout(x).map(isUpright ? short : long, isUpright ? long : short)
    #expect(map.seams.count == 1 && map.unexplored.sizes.isEmpty)
    for place in [100, 2_300, 4_100] as [CGFloat] {
      let size = isUpright ? CGSize(width: 600, height: place) : CGSize(width: place, height: 600)
      #expect(map.frames(at: size)?["screen/card"]?.frame.minX == 0, "\(size)")
    }
  }
}
#endif
