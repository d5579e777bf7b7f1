import Foundation
import LayoutCore
import Testing

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Which sizes lists of conditions leave out, worked out by hand.
@Suite struct ConditionCoverageRules {
  private func expect(
    _ conditions: [LayoutCondition], leave sizes: [String], widths: [String]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let coverage = ConditionCoverage(of: conditions)
    #expect(coverage.isKnown, sourceLocation: sourceLocation)
    #expect(coverage.uncovered.map(\.description) == sizes, sourceLocation: sourceLocation)
    if let widths {
      #expect(coverage.uncoveredWidths.map(\.description) == widths, sourceLocation: sourceLocation)
    }
    for region in coverage.uncovered {
      let input = region.exampleInput
      #expect(region.isCertain, sourceLocation: sourceLocation)
      #expect(region.contains(input), "\(region)", sourceLocation: sourceLocation)
      #expect(region.example == input.size, sourceLocation: sourceLocation)
      #expect(
        !conditions.contains { !$0.isOpaque && $0(input) }, "\(region)",
        sourceLocation: sourceLocation)
    }
  }

  @Test func `Ranges that meet leave nothing out`() {
    expect([.always], leave: [], widths: [])
    expect([.width(..<400), .width(400...)], leave: [], widths: [])
    expect([.width(...400), .width(400...)], leave: [], widths: [])
    expect([.portrait, .landscape], leave: [], widths: [])
    expect([.width(400...), .width(200...), .width(0...)], leave: [], widths: [])
    expect([.width((-5)...)], leave: [], widths: [])
    expect([.direction(.leftToRight), .direction(.rightToLeft)], leave: [])
    expect([!.trait("a", is: "x"), .trait("a", is: "x")], leave: [])
  }

  @Test func `Gaps between widths are named with their ends`() {
    expect([.width(600...)], leave: ["width < 600"], widths: ["width < 600"])
    expect([.width(..<600)], leave: ["width >= 600"], widths: ["width >= 600"])
    expect(
      [.width(...400), .width(401...)], leave: ["400 < width < 401"],
      widths: ["400 < width < 401"])
    expect([.width(..<400), .width(401...)], leave: ["400 <= width < 401"])
    expect([.width(...400), .width(400.5..<500)], leave: ["400 < width < 400.5", "width >= 500"])
    expect(
      [.width(..<400), !.width(...400)], leave: ["width == 400"], widths: ["width == 400"])
    expect([!.width(...0)], leave: ["width == 0"], widths: ["width == 0"])
    expect([.never], leave: ["always"], widths: ["always"])
    expect([], leave: ["always"], widths: ["always"])
  }

  @Test func `A gap that no number lies in is none`() {
    let next = CGFloat(400).nextUp
    expect([.width(...400), .width(next...)], leave: [], widths: [])
    expect([.width(..<400), .width(next...)], leave: ["width == 400"])
    expect([.height(...400), .height(next...)], leave: [])
  }

  @Test func `Heights and ratios leave regions of their own`() {
    expect([.height(300...)], leave: ["height < 300"], widths: ["always"])
    expect([.portrait], leave: ["landscape"])
    expect([.landscape], leave: ["portrait"], widths: ["always"])
    expect([.aspectRatio(..<1), .landscape], leave: ["aspect ratio == 1"], widths: ["always"])
    expect(
      [.aspectRatio(1..<2)], leave: ["aspect ratio < 1", "aspect ratio >= 2"],
      widths: ["always"])
    expect(
      [.width(600...), .height(300...)], leave: ["width < 600 && height < 300"],
      widths: ["width < 600"])
    // Beyond 600 points of width every size is covered, below 400 none is.
    expect(
      [.width(600...), .width(400...) && .landscape],
      leave: ["width < 400", "400 <= width < 600 && portrait"], widths: ["width < 600"])
    // 600 points wide and less high than 300 is no portrait, so the condition never holds.
    expect([.width(600...) && .height(..<300) && .portrait], leave: ["always"])
    // Of the sizes that are at least 600 wide, those below 600 are wider than high anyway.
    expect([.width(..<600), .height(600...), .landscape], leave: [])
  }

  @Test func `Regions that overlap no other share out what two tests would name`() {
    expect(
      [.width(400...) && .height(300...)],
      leave: ["width < 400", "width >= 400 && height < 300"], widths: ["always"])
    expect(
      [.width(400..<600) && .height(300..<500)],
      leave: [
        "width < 400", "400 <= width < 600 && height < 300",
        "400 <= width < 600 && height >= 500", "width >= 600",
      ])
  }

  /// What is left has the shape of an L; its longer arm has more numbers in it.
  @Test func `Of regions with as many tests the one with most in it comes first`() {
    let (wide, high) = (LayoutCondition.width(200...), LayoutCondition.height(200...))
    expect(
      [
        .width(..<100), .width(300...), .height(..<100), .height(400...),
        wide && .height(200..<300), wide && .height(300...),
      ],
      leave: [
        "100 <= width < 200 && 100 <= height < 400", "200 <= width < 300 && 100 <= height < 200",
      ])
    expect(
      [
        .height(..<100), .height(300...), .width(..<100), .width(400...),
        high && .width(200..<300), high && .width(300...),
      ],
      leave: [
        "100 <= width < 400 && 100 <= height < 200", "100 <= width < 200 && 200 <= height < 300",
      ])
  }

  @Test func `The size zero satisfies the ratios that include their end`() {
    // Zero by zero is neither below a ratio of 2 nor above one of 1.
    expect(
      [.aspectRatio(..<2), .landscape], leave: ["width == 0 && height == 0"],
      widths: ["width == 0"])
    expect([.aspectRatio(..<2), .aspectRatio(1...)], leave: [])
    expect([.aspectRatio(...(-1))], leave: ["width == 0 && height > 0", "width > 0"])
    expect([.aspectRatio((-1)...)], leave: [])
  }

  @Test func `Direction and traits are named only where they matter`() {
    expect(
      [.height(300...), .direction(.leftToRight)],
      leave: ["height < 300 && direction is right to left"], widths: ["always"])
    expect(
      [.width(600...), .direction(.rightToLeft) && .width(400...)],
      leave: ["width < 400", "400 <= width < 600 && direction is left to right"],
      widths: ["width < 600"])
    expect([.trait("a", is: "x")], leave: ["!(trait a is x)"])
    expect(
      [.trait("a", is: "x"), .trait("a", is: "y")], leave: ["!(trait a is x) && !(trait a is y)"])
    expect([!.trait("a", is: "x")], leave: ["trait a is x"])
    expect(
      [!.trait("a", is: "x") && !.trait("a", is: "y")], leave: ["trait a is x || trait a is y"])
    expect(
      [.width(600...), !.trait("a", is: "x") && !.trait("a", is: "y")],
      leave: ["width < 600 && (trait a is x || trait a is y)"])
    expect(
      [.trait("a", is: "x") && .direction(.leftToRight), .trait("b", is: "y")],
      leave: [
        "!(trait a is x) && !(trait b is y)",
        "direction is right to left && trait a is x && !(trait b is y)",
      ])
  }

  @Test func `A closure may cover everything`() {
    let closure = LayoutCondition { $0.width > 100 }
    expect([closure], leave: [], widths: [])
    expect([closure || .width(600...)], leave: [])
    expect([closure && .width(600...)], leave: ["width < 600"], widths: ["width < 600"])
    expect([closure && .width(600...), !closure && .width(300...)], leave: ["width < 300"])
    expect([closure && !closure, .width(600...)], leave: ["width < 600"])
    expect([closure, !closure], leave: [])
  }

  @Test func `A condition is shadowed by those that hold wherever it does`() {
    func shadowed(_ conditions: [LayoutCondition]) -> [[Int]] {
      ConditionCoverage(of: conditions).shadowed.map { [$0.index] + $0.by }
    }
    #expect(shadowed([.width(400...), .width(600...)]) == [[1, 0]])
    #expect(shadowed([.width(600...), .width(400...)]) == [])
    #expect(shadowed([.portrait, .landscape, .always]) == [[2, 0, 1]])
    #expect(
      shadowed([.always, .width(600...), .always])
        == [[1, 0], [2, 0]])
    // A square that is 600 wide is 600 high.
    #expect(
      shadowed([.height(600...), .aspectRatio(1...1) && .width(600...)])
        == [[1, 0]])
    #expect(
      shadowed([.width(600...), .width(700...) && .direction(.rightToLeft)])
        == [[1, 0]])
  }

  @Test func `A condition that holds nowhere is never, not shadowed`() {
    func never(_ conditions: [LayoutCondition]) -> [Int] {
      let coverage = ConditionCoverage(of: conditions)
      #expect(coverage.shadowed.isEmpty)
      return coverage.neverHolding
    }
    #expect(never([.width(400...) && .width(..<400), .always]) == [0])
    #expect(never([.portrait && .landscape]) == [0])
    #expect(never([.width(..<0), .height((-5)..<0), .width(0...)]) == [0, 1])
    #expect(never([.width(600...) && .portrait && .height(..<600)]) == [0])
    #expect(never([.width(600...) && .portrait && .height(...600)]) == [])
    #expect(never([.direction(.leftToRight) && .direction(.rightToLeft)]) == [0])
    #expect(never([.trait("a", is: "x") && .trait("a", is: "y")]) == [0])
    #expect(never([.trait("a", is: "x") && .trait("b", is: "y")]) == [])
    #expect(never([.width(600..<600), .width(CGFloat.infinity...), .never]) == [0, 1, 2])
  }

  @Test func `A closure shadows what it shadows whichever way it answers`() {
    let (f, g) = (LayoutCondition { _ in true }, LayoutCondition { _ in true })
    func dead(_ conditions: [LayoutCondition]) -> [Int] {
      ConditionCoverage(of: conditions).shadowed.map(\.index)
    }
    #expect(dead([f, .always]) == [])
    #expect(dead([f, f]) == [1])
    #expect(dead([f, g]) == [])
    #expect(dead([f, !f, .width(600...)]) == [2])
    #expect(dead([f || .width(600...), .width(700...)]) == [1])
    #expect(dead([f && .width(600...), .width(700...)]) == [])
    #expect(ConditionCoverage(of: [f && !f, .always]).neverHolding == [0])
    #expect(ConditionCoverage(of: [f && !g, .always]).neverHolding == [])
  }

  /// At least 300 high and at least as wide as high begins at a width of 300.
  @Test func `Widths end where heights and ratios cross`() {
    expect(
      [.height(..<300), .portrait], leave: ["height >= 300 && landscape"], widths: ["width > 300"])
    expect(
      [.height(300...), .landscape], leave: ["height < 300 && portrait"], widths: ["width < 300"])
    expect(
      [.height(..<200), .height(300...), .aspectRatio(..<2)],
      leave: ["200 <= height < 300 && aspect ratio >= 2"], widths: ["width >= 400"])
  }

  @Test func `Ranges of widths are values`() throws {
    let gaps = ConditionCoverage(of: [.width(300...400), .width(500..<600)]).uncoveredWidths
    #expect(gaps.map(\.description) == ["width < 300", "400 < width < 500", "width >= 600"])
    #expect(gaps.map(\.lowerBound) == [0, 400, 600])
    #expect(gaps.map(\.upperBound) == [300, 500, .infinity])
    #expect(gaps.map(\.includesLowerBound) == [true, false, true])
    #expect(gaps.map(\.includesUpperBound) == [false, false, false])
    #expect(gaps.map { $0.contains(0) } == [true, false, false])
    #expect(gaps.map { $0.contains(400) } == [false, false, false])
    #expect(gaps.map { $0.contains(400.5) } == [false, true, false])
    #expect(gaps.map { $0.contains(600) } == [false, false, true])
    #expect(!gaps.contains { $0.contains(.infinity) || $0.contains(.nan) || $0.contains(-1) })
    #expect(gaps.map { $0.condition(CGSize(width: 700, height: 1)) } == [false, false, true])
    #expect(Set(gaps + gaps).count == 3)
  }

  private func list(
    _ conditions: [LayoutCondition], at locations: [LayoutLocation?], hasFallback: Bool = false
  ) -> [LayoutIssue] {
    ConditionList(
      elements: ["a"], noun: "method", conditions: conditions, locations: locations,
      hasFallback: hasFallback
    ).issues(ConditionCoverage(of: conditions))
  }

  @Test func `A list names four regions that it leaves open, and counts the others`() throws {
    let place = LayoutLocation(fileID: "Shop/CartView.swift", line: 7)
    var conditions: [LayoutCondition] = [
      .width(100..<200), .width(300..<400), .width(500..<600),
    ]
    let four = """
      No method holds where width < 100, or where 200 <= width < 300, or where 400 <= width < 500, \
      or where
      """
    var issue = try #require(list(conditions, at: [nil, nil, place]).first)
    #expect(
      issue.explanation == four + " width >= 600. There the element keeps the frame it has.")
    #expect(issue.location == place)
    #expect(issue.severity == .warning)
    conditions.append(.width(700..<800))
    issue = try #require(list(conditions, at: [nil, nil, place, nil]).first)
    #expect(
      issue.explanation == four
        + " 600 <= width < 700, or in 1 more regions. There the element keeps the frame it has.")
    #expect(issue.location == nil)
  }

  @Test func `A list in which nothing ever holds says so of every size`() throws {
    let issue = try #require(list([.never], at: [nil]).first)
    #expect(
      issue.explanation == "No method holds at any size, so the element keeps the frame it has.")
    #expect(list([], at: []).isEmpty)
  }

  @Test func `What never counts is told at its own place, or else at that of its condition`() {
    let place = LayoutLocation(fileID: "Shop/CartView.swift", line: 7)
    let line = #line + 1
    let empty = LayoutCondition.width(400..<400)
    let own = LayoutLocation(fileID: #fileID, line: line)
    let issues = list(
      [.never, empty, empty], at: [place, nil, place], hasFallback: true)
    #expect(issues.map(\.rule) == Array(repeating: .conditionNeverHolds, count: 3))
    // The constant was written to switch something off.
    #expect(issues.map(\.severity) == [.note, .warning, .warning])
    #expect(issues.map(\.location) == [place, own, place])
  }

  @Test func `A condition that no size satisfies is told once, unless it says so itself`() {
    let line = #line + 1
    let empty = LayoutCondition.width(400..<400)
    let issues = LayoutIssue.neverHolding([.never, empty, .width(300...), empty, .always], ["a"])
    #expect(issues.map(\.rule) == [.conditionNeverHolds])
    #expect(issues.map(\.elements) == [["a"]])
    #expect(issues.map(\.location) == [LayoutLocation(fileID: #fileID, line: line)])
  }

  @Test func `Examples are round where there is room`() {
    func examples(_ conditions: [LayoutCondition]) -> [CGSize] {
      ConditionCoverage(of: conditions).uncovered.map(\.example)
    }
    #expect(examples([.width(600...)]).map(\.width) == [300])
    #expect(examples([.width(...400), .width(401...)]).map(\.width) == [400.5])
    #expect(examples([.width(..<400), .width(500...)]).map(\.width) == [450])
    let (width, height) = (examples([.portrait])[0].width, examples([.portrait])[0].height)
    #expect(width > height && width == width.rounded() && height == height.rounded())
  }

  @Test func `A last condition that always holds is no last resort behind one that does too`() {
    let none: [LayoutLocation?] = [nil, nil, nil]
    let behindOthers = list([.width(..<600), .width(600...), .always], at: none)
    #expect(behindOthers.map(\.rule) == [.conditionShadowed])
    #expect(behindOthers.map(\.severity) == [.note])
    let behindItself = list([.width(..<600), .always, .always], at: none)
    #expect(behindItself.map(\.rule) == [.conditionShadowed])
    #expect(behindItself.map(\.severity) == [.warning])
  }

  @Test func `Four of those that come first are named, and the others counted`() throws {
    var conditions: [LayoutCondition] = [.width(..<100)]
    for low: CGFloat in [100, 200, 300, 400] { conditions.append(.width(low..<low + 100)) }
    conditions += [.width(500...), .always]
    let issues = list(conditions, at: conditions.map { _ in nil })
    let issue = try #require(issues.first { $0.rule == .conditionShadowed })
    #expect(issue.explanation.contains("the 4th method (300 <= width < 400), 2 more comes first"))
    #expect(!issue.explanation.contains("5th"))
  }

  @Test func `Only a condition that always holds is a last resort`() {
    let line = #line + 1
    let narrow = LayoutCondition.width(400...)
    let issues = list([.width(300...), narrow], at: [nil, nil])
    let shadowed = issues.filter { $0.rule == .conditionShadowed }
    #expect(shadowed.map(\.severity) == [.warning])
    #expect(shadowed.map(\.location) == [LayoutLocation(fileID: #fileID, line: line)])
  }

  /// Of heights from 50 to 60 twice to three times as wide the widths are 100 to 180, which are
  /// within those of portraits below 300.
  @Test func `Uncovered widths within others leave these whole`() {
    let portrait = LayoutCondition.portrait && .height(..<300)
    let wide = LayoutCondition.aspectRatio(2..<3) && .height(50..<60)
    let coverage = ConditionCoverage(of: [!(portrait || wide)])
    #expect(coverage.uncoveredWidths.map(\.description) == ["width < 300"])
  }
}
