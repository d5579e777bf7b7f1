import Foundation
import Framewise
import Testing

@testable import LayoutTesting

/// Which sizes a check tries, where it cannot try all that are worth it.
@Suite struct CheckSizeRules {
  /// A card that is larger from two widths on, and one that is from two heights on: nine regions.
  private func makeScreen() -> UIView {
    let (screen, first, second) = PlantedScreens.pair("first", "second")
    func position(_ length: CGFloat) -> LayoutPosition {
      .makeCustom { _ in CGRect(x: 0, y: 0, width: length, height: length) }
    }
    screen.setLayout(of: first, at: position(30), while: .width(900...))
    screen.setLayout(of: first, at: position(20), while: .width(600...))
    screen.appendConstantPosition(position(10), for: first)
    screen.setLayout(of: second, at: position(30), while: .height(1000...))
    screen.setLayout(of: second, at: position(20), while: .height(700...))
    screen.appendConstantPosition(position(10), for: second)
    return screen
  }

  /// A quarter of 200 sizes is kept for any. Of the other 150, 4 are corners, 9 are in regions and
  /// 60 are at thresholds. Where these cross takes half of what is left, 38, and the corners of
  /// regions take half of the other 39: at least 19 are left for 15 devices.
  @Test func `Corners of many regions leave room for the devices`() {
    let domain = LayoutDomain.windows
    var check = LayoutCheck(over: [domain], .holds("it is there") { _ in true }) { makeScreen() }
    check.variations = .none
    check.count = 200
    let report = check.run()
    let sizes = Set(report.inputs.map(\.size))
    #expect(report.isPassed && sizes.count == 200)
    let devices = domain.devices.map(\.size).filter(domain.contains)
    #expect(devices.count == 15)
    #expect(devices.filter { !sizes.contains($0) } == [])
  }

  /// Of 40 sizes 30 are corners, in regions and at thresholds, of which there are 73.
  @Test func `A quarter of the sizes is any, and another one for another seed`() {
    func sizes(_ seed: UInt64) -> Set<CGSize> {
      var check = LayoutCheck(over: [.windows], .holds("it is there") { _ in true }) {
        makeScreen()
      }
      check.variations = .none
      check.count = 40
      check.seed = seed
      return Set(check.run().inputs.map(\.size))
    }
    let (one, other) = (sizes(1), sizes(2))
    #expect(one.count == 40 && other.count == 40)
    #expect(one.intersection(other).count == 30)
  }

  /// It fails below a sum of 600. At the height of 310.5 that is below a width of 289.5, so the
  /// whole width near it is 289; there it fails below a height of 311, so the round one is 310, and
  /// at that below a width of 290.
  @Test func `The widths that fail are those at the height that is told`() {
    let domain = LayoutDomain.sizes(100...400, 100...400)
    let shrinker = SizeShrinker(domain) { $0.width + $0.height < 600 }
    let shrunk = shrinker.shrink(CGSize(width: 250, height: 310.5))
    #expect(shrunk.size == CGSize(width: 289, height: 310))
    #expect(shrunk.widths.low == 100 && shrunk.widths.isLowLimit)
    #expect(shrunk.widths.high == 290 && !shrunk.widths.includesHigh)
    #expect(shrunk.heights.high == 311 && !shrunk.heights.includesHigh)
  }
}
