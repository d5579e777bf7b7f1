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

  /// Of 34 sizes 26 are near borders: 4 corners, 9 in regions, and the 4 thresholds with a pixel on
  /// both sides, before any part of a pixel.
  @Test func `A whole pixel beside a threshold comes before its parts`() {
    var check = LayoutCheck(over: [.windows], .holds("it is there") { _ in true }) { makeScreen() }
    check.variations = .none
    check.count = 34
    let sizes = check.run().inputs.map(\.size)
    for threshold in [600, 900] as [CGFloat] {
      for step in [0, -1, 1] as [CGFloat] {
        #expect(sizes.contains { $0.width == threshold + step }, "\(threshold) \(step)")
      }
    }
    for threshold in [700, 1_000] as [CGFloat] {
      for step in [0, -1, 1] as [CGFloat] {
        #expect(sizes.contains { $0.height == threshold + step }, "\(threshold) \(step)")
      }
    }
  }

  /// A panel of half the screen, in which notes change from 300 points on, beside a title of
  /// upright screens.
  private func makePanel() -> UIView {
    let (screen, panel) = (LayoutView(), LayoutView())
    screen.addSubview(panel)
    screen.appendConstantPosition(
      .makeRelative(frame: CGRect(x: 0, y: 0, width: 0.5, height: 0.5)), for: panel)
    let frames = [10, 20].map { CGRect(x: 0, y: 0, width: $0, height: $0) }
    for (holder, condition) in [
      (panel, LayoutCondition.width(300...)), (panel, .height(300...)), (screen, .portrait),
    ] {
      let view = UIView()
      holder.addSubview(view)
      holder.setLayout(of: view, at: .makeAbsolute(frame: frames[0]), while: condition)
      holder.appendConstantPosition(.makeAbsolute(frame: frames[1]), for: view)
    }
    return screen
  }

  /// The screen has no size of 300, but one of 600, at which the panel has it.
  @Test func `Thresholds are those at which the layout of the screen changes, each once`() {
    let subject = CheckSubject(making: makePanel)
    let map = subject.map(over: .windows, limits: LayoutMap.Limits())
    let thresholds = CheckThresholds(subject, map)
    #expect(thresholds.widths == [600] && thresholds.heights == [600])
    #expect(thresholds.slanted == [SizeFormula(width: 1, height: -1)])
    let others = LayoutBreakpoints(widths: [2_000, 700], heights: [100, 550], ratios: [2])
    let more = CheckThresholds(subject, map, and: others)
    #expect(more.widths == [600, 700] && more.heights == [550, 600])
    #expect(more.slanted.map(\.height) == [-1, -2])
    // At the heights of 480, 600 and 1,200, and between them; and at widths alike.
    let sizes = Set(CheckSizes(map, thresholds, seed: 1, count: 200).sizes)
    for height in [480, 540, 600, 900, 1_200] as [CGFloat] {
      for width in [height - 1, height, height + 1] {
        #expect(sizes.contains(CGSize(width: width, height: height)), "\(width) x \(height)")
      }
    }
    for height in [999, 1_000, 1_001] as [CGFloat] {
      #expect(sizes.contains(CGSize(width: 1_000, height: height)), "\(height)")
    }
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

  /// At 3,000,000,000,000 numbers are half a thousandth apart.
  @Test func `Shrinking ends where neighboring numbers are far apart`() async {
    await #expect(processExitsWith: .success) {
      let domain = LayoutDomain.sizes(0...1e13, 0...1e13)
      var passes = 0
      let shrinker = SizeShrinker(domain) { size in
        passes += 1
        precondition(passes < 1_000)
        return size.width >= 3e12
      }
      let shrunk = shrinker.shrink(CGSize(width: 7e12, height: 5e12))
      precondition(shrunk.size.width == 3e12)
      precondition(shrunk.widths.low == 3e12 && shrunk.widths.includesLow)
      precondition(shrunk.widths.isHighLimit && shrunk.heights.isWhole)
    }
  }
}
