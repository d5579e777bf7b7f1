import Foundation
import Framewise
import LayoutTesting
import TestSupport
import Testing

/// Mistakes at few sizes, found near borders and brought to them.
@Suite struct PlantedRules {
  static let domain = LayoutDomain.sizes(320...1400, 480...1200)

  private func failure(
    _ properties: LayoutProperties, _ make: @escaping () -> UIView
  ) throws -> LayoutFailure {
    var check = LayoutCheck(over: [Self.domain], properties, make)
    check.variations = .none
    check.budget = .seconds(60)
    let report = check.run()
    #expect(report.failures.count == 1)
    for count in report.tested.values { #expect(count <= 2_000) }
    return try #require(report.failures.first)
  }

  private func uniformSizes(_ count: Int, seed: UInt64) -> [CGSize] {
    var chance = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      CGSize(
        width: CGFloat.random(in: 320...1400, using: &chance),
        height: CGFloat.random(in: 480...1200, using: &chance))
    }
  }

  @Test func `An overlap of a third of a point above a threshold is brought to the threshold`()
    throws
  {
    let failure = try failure(.noOverlap()) { PlantedScreens.overlap() }
    #expect(failure.text == "list overlaps detail")
    #expect(failure.input?.width == 600)
    let widths = try #require(failure.widths)
    #expect(abs(widths.low - 600) < 1e-3 && abs(widths.high - 600.33) < 1e-3)
    #expect(widths.includesLow && !widths.includesHigh)
    #expect(failure.heights?.isWhole == true)
    #expect("\(failure)".contains("fails from width 600 up to 600.33, at any height"))
  }

  @Test func `A button that is too narrow is brought to a pixel below the width it needs`() throws {
    let failure = try failure(.minimumSize(width: 44, of: "send")) {
      PlantedScreens.narrowButton()
    }
    #expect(failure.text == "send is too narrow")
    // 168 + 4 · 44 = 344, and a pixel is a point.
    let width = try #require(failure.input?.width)
    #expect(343 <= width && width < 344)
    #expect("\(failure)".contains("fails from width 320 up to 344, at any height"))
  }

  /// The map finds it at the smallest size, 320 points wide.
  @Test(.enabled(if: LayoutMap.recordsDecisions))
  func `A failure tells the size at which it was found`() throws {
    let failure = try failure(.minimumSize(width: 44, of: "send")) {
      PlantedScreens.narrowButton()
    }
    #expect(failure.found == CGSize(width: 320, height: 480))
    #expect(failure.found == failure.verdict?.witness && failure.found != failure.input?.size)
    #expect("\(failure)".contains("found at 320 x 480"))
  }

  /// A second layout of a tree is a pass of its own, which a map cannot stand for.
  @Test(.enabled(if: LayoutMap.recordsDecisions))
  func `What runs passes of its own is run at few sizes where the frames are certain`() throws {
    var check = LayoutCheck(over: [Self.domain], .idempotent.finite) {
      let view = LayoutView()
      view.addSubview(UIView(), withAssociatedConstantPosition: .makeInsets(insets: .zero))
      return view
    }
    check.variations = .none
    check.budget = .seconds(60)
    let report = check.run()
    #expect(report.isPassed && report.notReached.isEmpty)
    let second = try #require(report.tested["a second layout is the same as the first"])
    let finite = try #require(report.tested["frames are finite"])
    #expect(second > 0 && second * 10 < finite)
  }

  @Test func `A sliver beside a threshold is found and brought to its border`() throws {
    let failure = try failure(.inside(.superview)) { PlantedScreens.sliver() }
    #expect(failure.text == "chart leaves LayoutView at the right")
    let width = try #require(failure.input?.width)
    #expect(612.3 <= width && width < 612.6)
    let widths = try #require(failure.widths)
    #expect(abs(widths.low - 612.3) < 1e-3 && abs(widths.high - 612.6) < 1e-3)
  }

  @Test func `A thousand uniform sizes miss the slivers`() {
    for size in uniformSizes(1_000, seed: 1) {
      let overlap = LayoutSnapshot(of: PlantedScreens.overlap(), in: LayoutInput(size: size))
      let (list, detail) = (overlap.nodes.map(\.frame)[1], overlap.nodes.map(\.frame)[2])
      #expect(list.maxX <= detail.minX + 1e-6 || list.maxY <= detail.minY + 1e-6)
    }
    // Each of a thousand sizes hits a third of a point of 1,080 with probability 0.000 3.
    let hits = (0..<200).filter { seed in
      uniformSizes(1_000, seed: seed).contains { 600 <= $0.width && $0.width < 600.33 }
    }
    #expect(hits.count < 100)
  }

  @Test func `The same seed gives the same sizes, and another one others`() {
    func sizes(_ seed: UInt64) -> [CGSize] {
      var seen: [CGSize] = []
      var check = LayoutCheck(
        over: [Self.domain],
        .holds("seen") {
          seen.append($0.input.size)
          return true
        }
      ) { PlantedScreens.narrowButton() }
      check.seed = seed
      check.count = 200
      check.variations = .none
      _ = check.run()
      return seen
    }
    let first = sizes(1)
    #expect(first.count == 200)
    #expect(first == sizes(1))
    #expect(first != sizes(2))
  }
}
