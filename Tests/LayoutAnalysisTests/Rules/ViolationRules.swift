#if RECORDS_DECISIONS
import Foundation
import LayoutCore
import TestSupport
import Testing

@testable import LayoutAnalysis

/// What verdicts tell of violations, and what they do not take for one.
struct ViolationRules {
  private var small: SyntheticLayout {
    var layout = SyntheticLayout()
    for index in 0..<3 { layout.add("card \(index)", 0, 0, 10, 10) }
    return layout
  }

  @Test func `A refutation tells the first violation and how many more there are`() {
    let map = small.map()
    let first = "refuted at 320 x 480: card 0 is too narrow (100 % of the sizes)"
    for (count, rest) in [(1, ""), (2, ", and 1 more"), (3, ", and 2 more")] {
      let names = (0..<count).map { "card \($0)" }
      let verdict = map.verdict(.minimumSize(width: 44, of: names))
      #expect(verdict.description == first + rest)
    }
  }

  @Test func `The violation at most sizes comes first`() {
    var layout = small
    for (index, end) in [400.0, 1_000, 600].enumerated() {
      layout.frames[index].width = .below(end, 10, 50)
    }
    let names = (0..<3).map { "card \($0)" }
    let found = layout.map().verdict(.minimumSize(width: 44, of: names)).violations
    #expect(found.map(\.elements) == [["screen/card 1"], ["screen/card 2"], ["screen/card 0"]])
  }

  /// Up to 400, a point outside and at the edge take turns every five points.
  @Test(arguments: [(3, 0), (4, 1), (5, 2)])
  func `Of a violation three parts are told, and how many more there are`(
    _ parts: Int, _ more: Int
  ) throws {
    var x: Length = 0
    for index in 0..<2 * parts - 1 {
      x = .below(400 - 5 * Double(index + 1), index.isMultiple(of: 2) ? -1 : 0, x)
    }
    var layout = SyntheticLayout()
    layout.add("card", x, 0, 10, 10)
    let map = LayoutMap(over: .sizes(320...400, 480...500), snapshot: layout.snapshot)
    let text = try #require(map.verdict(.inside(.superview)).violations.first).description
    let ends = ["", ", or in 1 more part", ", or in 2 more parts"]
    let end = text.firstMatch(of: /, or in \d+ more parts?\b/).map { String($0.output) }
    #expect(end ?? "" == ends[more])
    #expect(text.components(separatedBy: "where ").count == 4)
  }

  @Test func `A tested property tells the first obstacle`() {
    var verdict = LayoutVerdict(kind: .tested, property: "it holds")
    verdict.testedSizes = 1
    #expect(verdict.description == "tested at 1 size, not proved: nothing is known of it")
    verdict.obstacles = ["a closure decides", "the time is over"]
    verdict.testedSizes = 2
    #expect(verdict.description == "tested at 2 sizes, not proved: a closure decides")
  }

  @Test(arguments: [false, true])
  func `The sizes of a violation are exact unless code that is not seen decides`(
    _ isSeen: Bool
  ) throws {
    var layout = small
    if !isSeen { layout.addOpaqueEvent("card 0 is placed by a closure", touching: 1) }
    let verdict = layout.map().verdict(.minimumSize(width: 44, of: ["card 0"]))
    let violation = try #require(verdict.violations.first)
    #expect(violation.isExact == isSeen)
    let share = isSeen ? "(100 % of the sizes)" : "(about 100 % of the sizes)"
    #expect(violation.description.contains(share), "\(violation)")
  }

  /// Two comparisons with the same height, of which one is known by its line.
  @Test(arguments: [false, true])
  func `A reason that has a line comes before one that has none`(_ isFirst: Bool) throws {
    let map = LayoutMap(over: .sizes(320...1400, 480...1200)) { input in
      func isLow(_ hasLine: Bool) -> Bool {
        if hasLine {
          SyntheticLayout.because("stated", line: 52)
        } else {
          Recording.because { "follows" }
        }
        return input.size.height < 500
      }
      let (one, other) = (isLow(isFirst), isLow(!isFirst))
      var layout = self.small
      layout.frames[0].width = one && other ? 10 : 50
      return layout.snapshot(input)
    }
    let verdict = map.verdict(.minimumSize(width: 44, of: ["card 0"]))
    #expect(try #require(verdict.violations.first).reasons.map(\.text) == ["stated", "follows"])
  }

  /// Another card stands elsewhere from 800 on, so the violation is in two regions.
  @Test func `A reason that two regions share is told once`() throws {
    let map = LayoutMap(over: .sizes(320...1400, 480...1200)) { input in
      var layout = self.small
      layout.frames[1].x = .below(800, 0, 20)
      SyntheticLayout.because("stated", line: 52)
      layout.frames[0].width = input.size.height < 500 ? 10 : 50
      return layout.snapshot(input)
    }
    #expect(map.regions.count == 4)
    let verdict = map.verdict(.minimumSize(width: 44, of: ["card 0"]))
    let violation = try #require(verdict.violations.first)
    #expect(violation.sizes.count == 1)
    #expect(violation.reasons.map(\.text) == ["stated"])
  }

  /// The pass at the smallest size shows none, so it is the corner of the next smallest area:
  /// 320 x 1200 is less than 1400 x 480.
  @Test func `Where no pass confirms the smallest size the next corner is the witness`() {
    let map = LayoutMap(over: .sizes(320...1400, 480...1200)) { input in
      var layout = self.small
      let isSmallest = input.size == CGSize(width: 320, height: 480)
      if isSmallest, !SyntheticLayout.isRecording { layout.frames[0].width = 44 }
      return layout.snapshot(input)
    }
    let verdict = map.verdict(.minimumSize(width: 44, of: ["card 0"]))
    #expect(verdict.isRefuted)
    #expect(verdict.witness == CGSize(width: 320, height: 1200))
  }

  /// The centers are at 200 and at half of the width, which is 200 at a width of 400.
  @Test func `Sizes on both sides of a line at which nothing is wrong are two sets`() {
    var layout = SyntheticLayout()
    layout.add("one", 195, 0, 10, 10)
    layout.add("other", 0.5 * .width - 5, 20, 10, 10)
    let verdict = layout.map(300...500, 200...400)
      .verdict(.aligned(["one", "other"], .centerX))
    #expect(
      Set(verdict.violations.flatMap(\.sizes).map(\.description)) == ["width < 400", "width > 400"])
    #expect(abs(verdict.violations.map(\.share).reduce(0, +) - 1) < 1e-6)
  }

  /// Nothing but the note changes at a width of 400.
  @Test func `Where it is wrong on the line as well, the sets are one`() {
    var layout = SyntheticLayout()
    layout.add("card", -5, 0, 10, 10)
    layout.add("note", .choice(.equal, .width, 400, then: 50, else: 20), 20, 10, 10)
    let map = layout.map(300...500, 200...400)
    #expect(map["screen/note"].map(\.share) == [1, 0])
    let violations = map.verdict(.inside(.superview)).violations
    #expect(violations.map { $0.sizes.map(\.description) } == [["anywhere"]])
    #expect(map["screen/card"].map(\.description) == ["x: -5, y: 0, width: 10, height: 10"])
  }

  /// The card moves by 50 points below a height of 300, and by 20 from there on.
  @Test(arguments: [(50, 20), (20, 50)])
  func `A border tells the largest move along it`(low: Int, high: Int) {
    var layout = SyntheticLayout()
    let place = Length.below(300, of: .height, .constant(Double(low)), .constant(Double(high)))
    layout.add("card", .below(400, 0, place), 0, 10, 10)
    let borders = layout.map(300...500, 200...400).borders
      .filter { $0.line == SizeFormula(width: 1, constant: -400) }
    #expect(borders.map(\.largestMove?.distance) == [50])
  }

  /// From a width of 400 on there is a bar, before the card, which makes room for it.
  @Test(arguments: [false, true])
  func `What moves where another element appears is told, and what is hidden does not move`(
    isHidden: Bool
  ) {
    let map = LayoutMap(over: .sizes(300...500, 200...400)) { input in
      let isWide = input.size.width >= 400
      var builder = LayoutSnapshot.Builder()
      builder.begin(name: "screen", frame: CGRect(origin: .zero, size: input.size))
      if isWide || isHidden {
        let bar = CGRect(x: isWide ? 0 : -200, y: 0, width: 60, height: 10)
        builder.begin(name: "bar", frame: bar, isHidden: !isWide)
        builder.end()
      }
      builder.begin(name: "card", frame: CGRect(x: isWide ? 60 : 0, y: 0, width: 9, height: 9))
      builder.end()
      return builder.finish()!
    }
    #expect(
      map.borders.map(\.largestMove) == [LayoutBorder.Move(element: "screen/card", distance: 60)])
    #expect(map.findings.map(\.rule) == [.jump])
  }

  @Test(arguments: [(0.0, 400.0), (400, 900)])
  func `What nothing places on one side of a border does not move there`(low: Double, high: Double)
  {
    var layout = SyntheticLayout()
    let x = low == 0 ? Length.choice(.atMost, .width, 400, then: 0, else: 50) : .below(400, 0, 50)
    layout.add("card", x, 0, 10, 10)
    layout.leaveUnplaced(1, where: .width, isFrom: low, upTo: high)
    #expect(layout.map(300...500, 200...400).borders.compactMap(\.largestMove).isEmpty)
  }

  /// Passes that are not recorded show it within the domain only.
  @Test func `Where no pass confirms a corner the witness is within the sizes`() {
    let map = LayoutMap(over: .sizes(320...1400, 480...1200)) { input in
      var layout = self.small
      guard !SyntheticLayout.isRecording else { return layout.snapshot(input) }
      let (width, height) = (input.size.width, input.size.height)
      let isAtEnd = width == 320 || width == 1400 || height == 480 || height == 1200
      if isAtEnd { layout.frames[0].width = 44 }
      return layout.snapshot(input)
    }
    let verdict = map.verdict(.minimumSize(width: 44, of: ["card 0"]))
    #expect(verdict.isRefuted)
    let witness = verdict.witness ?? .zero
    #expect(320 < witness.width && witness.width < 1400, "\(witness)")
    #expect(480 < witness.height && witness.height < 1200, "\(witness)")
  }

  /// No pass shows that the second card is too narrow.
  @Test func `What no pass confirms is told beside what one does`() {
    let map = LayoutMap(over: .sizes(320...1400, 480...1200)) { input in
      var layout = self.small
      if !SyntheticLayout.isRecording { layout.frames[1].width = 44 }
      return layout.snapshot(input)
    }
    let verdict = map.verdict(.minimumSize(width: 44, of: ["card 0", "card 1"]))
    #expect(verdict.isRefuted)
    #expect(verdict.violations.map(\.elements) == [["screen/card 0"]])
    #expect(verdict.issues.map(\.rule) == [.unconfirmedSize])
    #expect(verdict.issues.map(\.elements) == [["screen/card 1"]])
  }

  /// The sizes of a violation whose parts are segments at some height and single sizes.
  private func sizes(
    of thin: [[Size]], in map: LayoutMap, besides areas: [Polygon] = []
  ) -> [SizePolygon] {
    let polygons =
      areas
      + thin.map { Polygon(corners: $0, edges: $0.count > 1 ? [0, 0] : []) }
    let violation = FoundViolation(
      text: "", paths: [], parts: polygons.map { FoundViolation.Part(polygon: $0) })
    let property = LayoutProperty.minimumSize(width: 44, of: ["card 0"])
    return VerdictFinder(map: map, property: property).finished(
      violation, map.storage.content.lines
    )
    .polygons
  }

  private func segment(_ low: Double, _ high: Double, at height: Double) -> [Size] {
    [Size(low, height), Size(high, height)]
  }

  @Test func `Thin parts of a violation are told once, and not where an area has them`() {
    let map = small.map()
    let thin = [
      segment(400, 500, at: 600), segment(400, 500, at: 600), segment(420, 480, at: 600),
      [Size(450, 600)], segment(500, 550, at: 600), segment(380, 450, at: 600), [Size(450, 601)],
    ]
    let told = sizes(of: thin, in: map).map { $0.corners.map(\.width) }
    #expect(told == [[400, 500], [500, 550], [380, 450], [450]])
    let area = map.storage.regions[0].polygon
    #expect(sizes(of: thin, in: map, besides: [area]).count == 1)
  }

  /// At one height, in a thousand regions beside each other.
  @Test func `Each thin part costs the same`() {
    let map = small.map()
    let ratio = growth(from: 250) { count in
      let thin = (0..<count).map { segment(Double($0), Double($0 + 1), at: 600) }
      return { #expect(sizes(of: thin, in: map).count == count) }
    }
    #expect(ratio < 24)
  }

  @Test func `Violations at as many sizes come by what they tell`() {
    let found = small.map().verdict(.minimumSize(width: 44, of: ["card 2", "card 0", "card 1"]))
    #expect(
      found.violations.map(\.elements)
        == [["screen/card 0"], ["screen/card 1"], ["screen/card 2"]])
  }

  @Test func `Of names near an unknown one four are told`() {
    var layout = SyntheticLayout()
    for letter in ["a", "b", "c", "d", "e"] { layout.add("card \(letter)", 0, 0, 10, 10) }
    let issues = layout.map(300...500).verdict(.minimumSize(width: 4, of: ["card x"])).issues
    let near = "Near it are screen/card a, screen/card b, screen/card c, screen/card d."
    #expect(issues.first?.explanation.hasSuffix(near) == true, "\(issues)")
  }

  /// Of 400 x 100 and 300 x 200 the first is the smaller area, and the second the smaller width.
  @Test func `The corner with the smallest area is the witness`() {
    var layout = SyntheticLayout()
    layout.add("card", 0, 0, .below(500, of: .width + .height, 50, 10), 10)
    let verdict = layout.map(300...500, 100...200).verdict(.minimumSize(width: 44, of: ["card"]))
    #expect(verdict.witness == CGSize(width: 400, height: 100))
  }

  @Test func `Of two elements in the wrong order the one that begins too early comes first`() {
    var layout = SyntheticLayout()
    layout.add("first", 0, 0, 50, 50)
    layout.add("second", 0, 40, 50, 50)
    let verdict = layout.map(300...500).verdict(.ordered(["first", "second"]))
    #expect(verdict.violations.map(\.elements) == [["screen/second", "screen/first"]])
  }

  /// One center is at 75, and the other at half of the height.
  @Test func `Centers differ by half of the height where one depends on all of it`() {
    var layout = SyntheticLayout()
    layout.add("card", 0, 70, 10, 10)
    layout.add("note", 0, 0, 10, .height)
    let finder = VerdictFinder(
      map: layout.map(300...500, 100...200), property: .aligned(["card", "note"], .centerY))
    let lengths = finder.violations().flatMap(\.parts).flatMap(\.lengths)
    let difference = SizeFormula(height: 0.5, constant: -75)
    #expect(Set(lengths) == [difference, -difference])
  }
}
#endif
