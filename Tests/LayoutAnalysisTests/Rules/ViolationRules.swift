#if RECORDS_DECISIONS
import Foundation
import LayoutCore
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
    #expect(try #require(verdict.violations.first).isExact == isSeen)
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
}
#endif
