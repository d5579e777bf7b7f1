import Foundation
import LayoutCore
import Testing

/// Lists of conditions that nobody should write, and some that are too long to be examined.
@Suite struct HostileCoverage {
  @Test func `Thousands of conditions with few thresholds are examined`() {
    let list = (0..<5000).map { _ in LayoutCondition.width(600...) }
    let coverage = ConditionCoverage(of: list)
    #expect(coverage.isKnown)
    #expect(coverage.uncovered.map(\.description) == ["width < 600"])
    #expect(coverage.shadowed.map(\.index) == Array(1..<5000))
    #expect(coverage.shadowed.allSatisfy { $0.by == [0] })
  }

  @Test func `A thousand steps of width are examined`() {
    let steps = (0..<1000).map { LayoutCondition.width(CGFloat($0)..<CGFloat($0 + 1)) }
    let coverage = ConditionCoverage(of: steps)
    #expect(coverage.isKnown)
    #expect(coverage.uncovered.map(\.description) == ["width >= 1000"])
    #expect(coverage.shadowed.isEmpty && coverage.neverHolding.isEmpty)
  }

  /// Covered are odd widths and odd heights, so thirty by thirty squares are left.
  @Test func `Many regions that no test joins are told one by one`() {
    let odd = (0..<30).map { CGFloat(2 * $0 + 1) }
    let condition = LayoutCondition.any(
      of: odd.flatMap { [.width($0..<$0 + 1), .height($0..<$0 + 1)] } + [
        .width(60...), .height(60...),
      ])
    let coverage = ConditionCoverage(of: [condition])
    #expect(coverage.isKnown)
    #expect(coverage.uncovered.count == 900)
    #expect(Set(coverage.uncovered).count == 900)
    #expect(coverage.uncoveredWidths.count == 30)
    #expect(coverage.uncovered.first?.description == "width < 1 && height < 1")
    #expect(coverage.uncovered.last?.description == "58 <= width < 59 && 58 <= height < 59")
  }

  @Test func `What is too much is unknown and says so`() {
    let tiles = (0..<100).flatMap { row in
      (0..<100).map { LayoutCondition.width(CGFloat($0)...) && .height(CGFloat(row)...) }
    }
    let traits = (0..<7).map { LayoutCondition.trait("\($0)", is: "x") }
    let values = (0..<10_000).map { LayoutCondition.trait("a", is: "\($0)") }
    for list in [tiles, traits, values] {
      let coverage = ConditionCoverage(of: list)
      #expect(!coverage.isKnown)
      #expect(coverage.uncovered.map(\.description) == ["unknown"])
      #expect(coverage.uncoveredWidths.map(\.description) == ["unknown"])
      #expect(coverage.uncovered.map(\.isCertain) == [false])
      #expect(coverage.neverHolding.isEmpty && coverage.shadowed.isEmpty)

      let covered = ConditionCoverage(of: list + [.never, .always, .portrait, .never])
      #expect(!covered.isKnown)
      #expect(covered.uncovered.isEmpty && covered.uncoveredWidths.isEmpty)
      #expect(covered.neverHolding == [list.count, list.count + 3])
      #expect(covered.shadowed.map(\.index) == [list.count + 2])
      #expect(covered.shadowed.map(\.by) == [[list.count + 1]])
    }
  }

  @Test func `Many closures of their own are examined`() {
    let closures = (0..<1000).map { _ in LayoutCondition { _ in false } }
    #expect(ConditionCoverage(of: closures).isKnown)
    #expect(ConditionCoverage(of: closures).uncovered.isEmpty)
    #expect(ConditionCoverage(of: closures).shadowed.isEmpty)
    let narrow = closures.map { $0 && .width(600...) }
    #expect(ConditionCoverage(of: narrow).uncovered.map(\.description) == ["width < 600"])
  }

  @Test func `Bounds that are no numbers hold nowhere`() {
    let list: [LayoutCondition] = [
      .width(PartialRangeFrom(.nan)), .height(PartialRangeThrough(.nan)),
      .aspectRatio(PartialRangeUpTo(.nan)),
    ]
    let coverage = ConditionCoverage(of: list)
    #expect(coverage.neverHolding == [0, 1, 2])
    #expect(coverage.uncovered.map(\.description) == ["always"])
    let covering: [LayoutCondition] = [.width(PartialRangeFrom(.nan)) || .width(0...)]
    #expect(ConditionCoverage(of: covering).uncovered.isEmpty)
  }

  static let magnitudes: [CGFloat] = [
    .leastNonzeroMagnitude, 1e-300, 1e-9, 0.1, 1 / 3, 1.1, 1e9, 1e300, .greatestFiniteMagnitude,
  ]

  @Test(arguments: magnitudes)
  func `Numbers of any magnitude leave what is left`(_ number: CGFloat) {
    for list: [LayoutCondition] in [
      [.width(...number)], [.width(number...), .height(number...)],
      [.width(..<number), .aspectRatio(number...)],
      [.aspectRatio(..<number), !.aspectRatio(...number)],
      [.width(number...), .height(..<number), .aspectRatio(..<number)],
    ] {
      let coverage = ConditionCoverage(of: list)
      #expect(coverage.isKnown)
      for region in coverage.uncovered {
        #expect(region.contains(region.exampleInput), "\(region) of \(list)")
        #expect(!list.contains { $0(region.exampleInput) }, "\(region) of \(list)")
        #expect(region.example.width.isFinite && region.example.height.isFinite)
      }
    }
  }

  @Test func `A condition nested deeply is examined`() {
    var condition = LayoutCondition.width(600...)
    for index in 0..<5000 { condition = !condition && .height(CGFloat(index % 5)...) }
    #expect(ConditionCoverage(of: [condition]).isKnown)
  }
}
