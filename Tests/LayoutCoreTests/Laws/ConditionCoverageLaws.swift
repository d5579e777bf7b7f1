import Foundation
import LayoutCore
import TestSupport
import Testing

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Coverage against asking every condition at sizes in all gaps and on all thresholds. Thresholds
/// are whole numbers up to 4 and the ratios a half, one and two, so quarters see every cell.
@Suite struct ConditionCoverageLaws {
  private static let sides: [CGFloat] = (0...48).map { CGFloat($0) / 4 }

  private static var vocabulary: ConditionVocabulary {
    ConditionVocabulary(lengths: [0, 1, 2, 4], ratios: [0.5, 1, 2])
  }

  private static func inputs(traits names: [String], directions: Bool) -> [LayoutInput] {
    var states = [LayoutInput(size: .zero)]
    if directions {
      states += states.map { input in
        var copy = input
        copy.direction = .rightToLeft
        return copy
      }
    }
    for name in names {
      states += states.flatMap { input in
        ["x", "y"].map { value in
          var copy = input
          copy.traits[name] = value
          return copy
        }
      }
    }
    return states.flatMap { state in
      sides.flatMap { width in
        sides.map { state.with(size: CGSize(width: width, height: $0)) }
      }
    }
  }

  /// What asking everywhere tells.
  private struct Asked {
    var uncovered: [LayoutInput] = []
    var covered: [LayoutInput] = []
    var holds: Set<Int> = []
    var firsts: Set<Int> = []
    var shadowers: [Int: Set<Int>] = [:]

    mutating func ask(_ answers: [Bool], at input: LayoutInput) {
      let holding = answers.indices.filter { answers[$0] }
      guard let first = holding.first else {
        uncovered.append(input)
        return
      }
      covered.append(input)
      holds.formUnion(holding)
      firsts.insert(first)
      for index in holding.dropFirst() { shadowers[index, default: []].insert(first) }
    }

    func never(_ count: Int) -> [Int] { (0..<count).filter { !holds.contains($0) } }

    /// What holds, but never first, with what does.
    var shadowed: [Int: [Int]] {
      var result: [Int: [Int]] = [:]
      for index in holds.subtracting(firsts) { result[index] = (shadowers[index] ?? []).sorted() }
      return result
    }
  }

  private func expectEqual(
    _ coverage: ConditionCoverage, _ asked: Asked, of list: [LayoutCondition]
  ) {
    let regions = coverage.uncovered
    for input in asked.uncovered {
      let count = regions.filter { $0.contains(input) }.count
      if count != 1 {
        Issue.record("\(input.size) is in \(count) regions of \(regions) for \(list)")
        return
      }
      if !coverage.uncoveredWidths.contains(where: { $0.contains(input.width) }) {
        Issue.record("width \(input.width) is missing for \(list)")
        return
      }
    }
    for input in asked.covered {
      if let region = regions.first(where: { $0.contains(input) }) {
        Issue.record("\(input.size) is covered, but in \(region) for \(list)")
        return
      }
    }
    #expect(coverage.neverHolding == asked.never(list.count), "\(list)")
  }

  private func randomList(
    _ vocabulary: ConditionVocabulary, _ generator: inout SeededGenerator
  ) -> [ConditionModel] {
    (0..<generator.int(1...5)).map { _ in
      vocabulary.random(depth: generator.int(0...3), &generator)
    }
  }

  private func check(
    _ vocabulary: ConditionVocabulary, lists: Int, inputs: [LayoutInput],
    _ generator: inout SeededGenerator
  ) {
    for _ in 0..<lists {
      let models = randomList(vocabulary, &generator)
      let list = models.map(\.condition)
      let coverage = ConditionCoverage(of: list)
      var asked = Asked()
      for input in inputs { asked.ask(models.map { $0.holds(for: input) }, at: input) }
      #expect(coverage.isKnown)
      expectEqual(coverage, asked, of: list)
      let shadowed = coverage.shadowed.map { ($0.index, $0.by) }
      #expect(Dictionary(uniqueKeysWithValues: shadowed) == asked.shadowed, "\(list)")
      for region in coverage.uncovered {
        let input = region.exampleInput
        #expect(region.contains(input), "\(region) of \(list)")
        #expect(!models.contains { $0.holds(for: input) }, "\(region) of \(list)")
        #expect(coverage.uncoveredWidths.contains { $0.contains(input.width) }, "\(list)")
      }
    }
  }

  @Test func `Regions are exactly the sizes at which nothing holds`() {
    var vocabulary = Self.vocabulary
    vocabulary.hasTraits = false
    var generator = SeededGenerator(seed: 51)
    check(
      vocabulary, lists: 150, inputs: Self.inputs(traits: [], directions: false), &generator)
  }

  @Test func `Directions and traits are told apart where they matter`() {
    var generator = SeededGenerator(seed: 52)
    check(
      Self.vocabulary, lists: 15, inputs: Self.inputs(traits: ["a", "b"], directions: true),
      &generator)
  }

  /// Where heights and rays cross, they end ranges of widths that no condition mentions, so every
  /// width is tried with the heights of all thresholds and rays through it, and between these.
  @Test func `Uncovered widths have an uncovered height`() {
    var vocabulary = Self.vocabulary
    vocabulary.hasTraits = false
    var generator = SeededGenerator(seed: 53)
    for _ in 0..<150 {
      let models = randomList(vocabulary, &generator)
      let coverage = ConditionCoverage(of: models.map(\.condition))
      for width in Self.sides {
        let lines = Set([0, 1, 2, 4, width / 2, width, width * 2]).sorted()
        let between = zip(lines, lines.dropFirst()).map { ($0 + $1) / 2 }
        let isUncovered = (lines + between + [lines[lines.count - 1] + 1]).contains { height in
          let input = LayoutInput(size: CGSize(width: width, height: height))
          return !models.contains { $0.holds(for: input) }
        }
        let ranges = coverage.uncoveredWidths.filter { $0.contains(width) }
        #expect(ranges.count == (isUncovered ? 1 : 0), "\(width): \(models.map(\.condition))")
      }
    }
  }

  /// The same lists with each closure replaced by both constants.
  @Test func `Closures count as either answer`() {
    let (f, g) = (LayoutCondition { _ in true }, LayoutCondition { _ in false })
    var vocabulary = Self.vocabulary
    vocabulary.hasTraits = false
    let inputs = Self.inputs(traits: [], directions: false)
    for seed in 0..<60 {
      func list(_ f: LayoutCondition, _ g: LayoutCondition) -> [LayoutCondition] {
        var generator = SeededGenerator(seed: UInt64(seed))
        return (0..<generator.int(1...4)).map { _ in
          var result = vocabulary.random(depth: generator.int(0...2), &generator).condition
          for _ in 0..<generator.int(0...2) {
            let closure = generator.pick([f, g, !f, !g])
            result = generator.int(0...1) == 0 ? result && closure : result || closure
          }
          return result
        }
      }
      let coverage = ConditionCoverage(of: list(f, g))
      let lists = [LayoutCondition.always, .never].flatMap { f in
        [LayoutCondition.always, .never].map { list(f, $0) }
      }
      var all = Asked()
      for input in inputs {
        let answers = lists.map { $0.map { $0(input) } }
        for answers in answers where answers.contains(true) { all.ask(answers, at: input) }
        if !answers.joined().contains(true) { all.uncovered.append(input) }
      }
      #expect(coverage.isKnown)
      expectEqual(coverage, all, of: list(f, g))
      #expect(coverage.shadowed.map(\.index) == all.shadowed.keys.sorted(), "\(list(f, g))")
    }
  }

  @Test func `What covers is not changed by what stands behind it`() {
    var generator = SeededGenerator(seed: 54)
    for _ in 0..<100 {
      let list = randomList(Self.vocabulary, &generator).map(\.condition)
      let coverage = ConditionCoverage(of: list)
      let covered = ConditionCoverage(of: list + [.always])
      #expect(covered.uncovered.isEmpty)
      // The last one counts exactly where the others leave something.
      #expect(covered.shadowed.contains { $0.index == list.count } == coverage.uncovered.isEmpty)
      let rest = coverage.uncovered.map { LayoutCondition($0.condition) }
      #expect(ConditionCoverage(of: list + rest).uncovered.isEmpty)
    }
  }
}
