#if RECORDS_DECISIONS
import Foundation
import HeadlessUIKit
import LayoutAnalysis
import LayoutCore
import TestSupport
import Testing

/// Layouts with a flaw at sizes that a hasty proof would pass over. Frames and sizes by hand.
struct SoundnessRules {
  private typealias Pass = @Sendable (LayoutInput) -> LayoutSnapshot

  /// A map of elements whose frames and visibility are computed.
  private func map(
    _ widths: ClosedRange<CGFloat> = 320...1400,
    _ elements: @escaping @Sendable (LayoutInput) -> [(name: String, frame: CGRect, hidden: Bool)]
  ) -> LayoutMap {
    LayoutMap(over: .sizes(widths, 480...1200)) { input in
      var builder = LayoutSnapshot.Builder()
      builder.begin(name: "screen", frame: CGRect(origin: .zero, size: input.size))
      for element in elements(input) {
        builder.begin(name: element.name, frame: element.frame, isHidden: element.hidden)
        builder.end()
      }
      return builder.finish()!
    }
  }

  private func rect(_ x: CGFloat, _ width: CGFloat) -> CGRect {
    CGRect(x: x, y: 0, width: width, height: 20)
  }

  @Test func `A mirror image that is right at one width only is refuted`() throws {
    var layout = SyntheticLayout()
    // Its mirror image would be at width - 400: the same at a width of 700 alone.
    layout.add("card", 300, 0, 100, 20)
    let verdict = layout.map().verdict(.sameInMirror())
    #expect(verdict.isRefuted)
    let violation = try #require(verdict.violations.first)
    #expect(violation.elements == ["screen/card"])
    #expect(abs(violation.share - 1) < 1e-6)
    #expect(layout.map(330...340, 480...490).verdictAtAllPixels(.sameInMirror()).isRefuted)
    var centered = SyntheticLayout()
    centered.add("card", 0.5 * .width - 50, 0, 100, 20)
    #expect(centered.map().verdict(.sameInMirror()).isProved)
  }

  @Test func `What is there in one direction only is no mirror image`() {
    let map = map { input in
      let isLeft = input.direction == .leftToRight
      let card = (name: "card", frame: CGRect(x: 0, y: 0, width: 100, height: 20), hidden: !isLeft)
      let other = (name: "other", frame: CGRect(x: 0, y: 40, width: 9, height: 9), hidden: false)
      return isLeft ? [card] : [card, other]
    }
    #expect(!map.verdict(.sameInMirror()).isProved)
    let hidden = self.map { input in
      [("card", CGRect(x: 0, y: 0, width: 9, height: 9), input.direction == .leftToRight)]
    }
    #expect(!hidden.verdict(.sameInMirror()).isProved)
  }

  @Test func `Shrinking beside something that appears is found`() {
    let map = map { input in
      let isWide = Length.choice(.below, .width, 600, then: 0, else: 1).value(input.size) == 1
      return [
        ("sidebar", CGRect(x: 0, y: 0, width: 299, height: 480), !isWide),
        ("content", CGRect(x: 300, y: 0, width: isWide ? 300 : 599, height: 480), false),
      ]
    }
    let verdict = map.verdict(.grows("content", along: .width))
    #expect(verdict.isRefuted, "\(verdict)")
    #expect(verdict.witness.map { abs($0.width - 600) < 0.02 } == true)
  }

  @Test(arguments: [false, true])
  func `What is hidden on one side of a border does not shrink there`(_ isHidden: Bool) {
    let map = map(320...340) { input in
      let isWide = Length.below(330, 0, 1).value(input.size) == 1
      return [("card", rect(0, isWide ? 50 : 60), isWide && isHidden)]
    }
    let property = LayoutProperty.grows("card", along: .width)
    #expect(map.verdict(property).isProved == isHidden)
    #expect(map.verdict(property).isRefuted == !isHidden)
    #expect(map.verdictAtAllPixels(property).isRefuted == !isHidden)
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `What is there in one direction is told, whichever it is`(
    _ direction: UIUserInterfaceLayoutDirection
  ) {
    let map = map { input in
      let card = (name: "card", frame: rect(0, input.size.width), hidden: false)
      return input.direction == direction ? [card] : []
    }
    let verdict = map.verdict(.sameInMirror())
    #expect(
      verdict.description
        == "refuted at 320 x 480: screen/card is there in one direction only", "\(verdict)")
  }

  /// The group, from 20 to 120, and the card, from 30 to 40, are as far from the right in the
  /// mirror: both are in the coordinates of the screen.
  @Test(arguments: [false, true])
  func `What is in a group mirrors in what is around the group`(_ isMirrored: Bool) {
    let map = LayoutMap(over: .sizes(320...1400, 480...1200)) { input in
      let isLeft = input.direction == .leftToRight
      let width = input.size.width
      var builder = LayoutSnapshot.Builder()
      builder.begin(name: "screen", frame: CGRect(origin: .zero, size: input.size))
      builder.begin(name: "group", frame: rect(isLeft ? 20 : width - 120, 100), isGroup: true)
      builder.begin(name: "card", frame: rect(isLeft || !isMirrored ? 30 : width - 40, 10))
      builder.end()
      builder.end()
      builder.end()
      return builder.finish()!
    }
    let verdict = map.verdict(.sameInMirror())
    #expect(verdict.isProved == isMirrored && verdict.isRefuted == !isMirrored, "\(verdict)")
    #expect(map.verdict(.sameInMirror(except: ["group"])).isProved)
  }

  @Test func `Shrinking at a single width is found`() {
    var layout = SyntheticLayout()
    layout.add("card", 0, 0, .choice(.equal, .width, 600, then: 100, else: 200), 20)
    let verdict = layout.map().verdict(.grows("card", along: .width))
    #expect(verdict.isRefuted, "\(verdict)")
  }

  @Test func `Shrinking between two pixels is found`() {
    var layout = SyntheticLayout()
    layout.add("card", 0, 0, .below(599.5, 500, 300), 20)
    let verdict = layout.map(590...610, 480...482).verdictAtAllPixels(.grows("card", along: .width))
    #expect(verdict.isRefuted, "\(verdict)")
  }

  @Test func `What is in a group stays within what is around the group, or not`() {
    let map = LayoutMap(over: .sizes(320...400, 480...500)) { input in
      var builder = LayoutSnapshot.Builder()
      builder.begin(name: "screen", frame: CGRect(origin: .zero, size: input.size))
      builder.begin(name: "group", frame: .zero, isGroup: true)
      builder.begin(name: "card", frame: CGRect(x: 350, y: 0, width: 20, height: 20))
      return builder.finish()!
    }
    let verdict = map.verdict(.inside(.superview, of: ["card"]))
    #expect(verdict.violations.first?.sizes.map(\.description) == ["width < 370"])
  }

  @Test func `A domain that is too thin to be explored is not proved`() {
    var layout = SyntheticLayout()
    layout.add("card", 0, 0, 5000, 20)
    for widths in [0.3...(0.1 + 0.2), 320.0001...320.0009] as [ClosedRange<CGFloat>] {
      #expect(!layout.map(widths).verdict(.inside(.superview)).isProved, "\(widths)")
    }
  }

  @Test func `A map without regions says why`() {
    var layout = SyntheticLayout()
    layout.add("card", 0, 0, 0, 0)
    func obstacles(
      _ widths: ClosedRange<CGFloat>, _ heights: ClosedRange<CGFloat> = 480...1200,
      _ limits: LayoutMap.Limits = LayoutMap.Limits()
    ) -> [String] {
      let map = LayoutMap(over: .sizes(widths, heights), limits: limits, snapshot: layout.snapshot)
      #expect(map.regions.isEmpty)
      #expect(map.unexplored.share == 1)
      #expect(map.issues.map(\.rule) == [.unexploredSizes])
      return map.verdict(.inside(.superview), testing: 2).obstacles
    }
    let thin = "the domain is thinner than what is explored"
    #expect(obstacles(320.0001...320.0009) == [thin])
    #expect(obstacles(0...CGFloat.leastNonzeroMagnitude) == [thin])
    #expect(obstacles(320...320.00000001, 480...480) == [thin])
    #expect(obstacles(0...1e200) == ["the domain is larger than what is explored"])
    #expect(
      obstacles(320...1400, 480...1200, LayoutMap.Limits(regions: 0))
        == ["100 % of the sizes are not explored, such as 860 x 840"])
  }

  @Test func `Any number of sizes can be asked for, and numbers without end are written`() throws {
    var layout = SyntheticLayout()
    layout.add("card", 0, 0, .constant(.infinity), 20)
    let map = layout.map(320...321, 480...481)
    let file = LayoutMapFile(map)
    #expect(try LayoutMapFile(json: file.json()) == file)
    #expect(!map.verdict(.holds("anything") { _ in true }, testing: 3).isProved)
  }

  @Test func `Snapshots that are put together are not proved`() {
    let map = LayoutMap(over: .sizes(320...400, 480...500)) { input in
      func part(_ name: String) -> LayoutSnapshot {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        view.accessibilityIdentifier = name
        return LayoutSnapshot(of: view, in: input)
      }
      var builder = LayoutSnapshot.Builder()
      builder.begin(name: "both", frame: CGRect(origin: .zero, size: input.size))
      builder.append(part("first"))
      builder.append(part("second"))
      builder.end()
      return builder.finish()!
    }
    #expect(map.verdict(.placed()).kind == .tested)
  }

  /// It is thinner than a thousandth of a point, and 600 is a width in whole points.
  @Test func `A strip too thin to be explored has its frames at all sizes of a screen`() {
    var layout = SyntheticLayout()
    let strip = Length.below(599.9998, 150, .choice(.atMost, .width, 600.0004, then: 0, else: 150))
    layout.add("card", strip, 0, 10, 10)
    for heights in [300...400, 300...302] as [ClosedRange<CGFloat>] {
      let map = layout.map(500...900, heights)
      #expect(map.seams.count == 1)
      for height in [heights.lowerBound, heights.lowerBound + 1, heights.upperBound] {
        for (width, x) in [(599, 150), (600, 0), (601, 150)] as [(CGFloat, CGFloat)] {
          let frames = map.frames(at: CGSize(width: width, height: height))
          #expect(frames?["screen/card"]?.frame.minX == x, "\(width) x \(height)")
        }
      }
    }
  }

  /// At a width of 600 the card is 100 wide. Below that width it is up to 120 wide in front of a
  /// height of 1000, and less at both ends and in the middle of the heights.
  @Test func `Shrinking at one width, neither at its ends nor in the middle, is found`() {
    var layout = SyntheticLayout()
    let narrow = Length.below(1000, of: .height, 0.2 * .height - 80, 50)
    layout.add(
      "card", 0, 0, .choice(.equal, .width, 600, then: 100, else: .below(600, narrow, 500)), 20)
    let map = layout.map()
    #expect(map.frames(at: CGSize(width: 599, height: 990))?["screen/card"]?.frame.width == 118)
    #expect(map.frames(at: CGSize(width: 600, height: 990))?["screen/card"]?.frame.width == 100)
    let verdict = map.verdict(.grows("card", along: .width))
    // 0.2 * 901 - 80 = 100.2.
    #expect(verdict.witness == CGSize(width: 600, height: 901), "\(verdict)")
  }

  /// In front of a width of 600 it is the height without 300, and behind it 300 wide: it
  /// shrinks there where the height is more than 600.
  @Test func `Only the sizes of a border are told at which an element shrinks`() throws {
    var layout = SyntheticLayout()
    layout.add("card", 0, 0, .below(600, .height - 300, 300), 20)
    let verdict = layout.map(320...1000, 480...1200).verdict(.grows("card", along: .width))
    let violation = try #require(verdict.violations.first)
    #expect(verdict.violations.count == 1 && violation.isExact)
    for height in stride(from: 480.0, through: 1200, by: 30) where height != 600 {
      let isTold = violation.sizes.contains { $0.contains(CGSize(width: 600, height: height)) }
      #expect(isTold == (height > 600), "\(height)")
    }
  }

  @Test func `All sizes of a line with a layout of its own are told at which an element shrinks`()
    throws
  {
    var layout = SyntheticLayout()
    // At a width of 400 it is 50 narrower, up to a height of 550.
    layout.add(
      "card", 0, 0,
      .choice(.equal, .width, 400, then: .below(550, of: .height, 50, 100), else: 100),
      20)
    let verdict = layout.map(320...600, 480...600).verdict(.grows("card", along: .width))
    let violation = try #require(verdict.violations.first)
    #expect(verdict.violations.count == 1 && violation.isExact)
    for height in stride(from: 480.0, through: 600, by: 7) where height != 550 {
      let isTold = violation.sizes.contains { $0.contains(CGSize(width: 400, height: height)) }
      #expect(isTold == (height < 550), "\(height)")
    }
  }

  /// Up to a width of 600 the card keeps a width of 500 that nothing gives it, or one that is in
  /// what is hidden; from there on it is 100 wide.
  @Test(arguments: [true, false])
  func `What is hidden or not placed shrinks at no pixel`(isHidden: Bool) {
    let map = LayoutMap(over: .sizes(590...610, 480...482)) { input in
      var layout = SyntheticLayout()
      layout.add("card", 0, 0, .below(600, 500, 100), 20)
      if !isHidden { layout.leaveUnplaced(1, where: .width, isFrom: 0, upTo: 600) }
      let card = layout.snapshot(input).records[1].frame
      var builder = LayoutSnapshot.Builder()
      builder.begin(name: "screen", frame: CGRect(origin: .zero, size: input.size))
      builder.begin(
        name: "card", frame: card, isHidden: isHidden && input.size.width < 600)
      builder.begin(name: "inner", frame: CGRect(origin: .zero, size: card.size))
      builder.end()
      builder.end()
      return builder.finish()!
    }
    let property = LayoutProperty.grows(isHidden ? "inner" : "card", along: .width)
    #expect(map.verdict(property).isProved)
    #expect(map.verdictAtAllPixels(property).kind == .provedForPixels)
  }

  /// At a height of 500 it is 100 wide, in front of a width of 600, and elsewhere 10; behind it 50.
  @Test func `Shrinking where a line of sizes with a layout of its own ends is found`() {
    var layout = SyntheticLayout()
    layout.add(
      "card", 0, 0, .below(600, .choice(.equal, .height, 500, then: 100, else: 10), 50), 20)
    let verdict = layout.map(320...1000, 480...600).verdict(.grows("card", along: .width))
    #expect(verdict.witness == CGSize(width: 600, height: 500), "\(verdict)")
  }

  /// At a width of 400 it is 50 narrower, or at that width alone.
  @Test(arguments: [false, true])
  func `Shrinking along a line of sizes is found, and across it there is none`(isSingle: Bool) {
    let width =
      isSingle
      ? Length.choice(.equal, .width, 400, then: 50, else: 100)
      : .below(400, 100, 50)
    var layout = SyntheticLayout()
    layout.add("card", 0, 0, width, width)
    let map = layout.map(300...500, 150...150)
    let verdict = map.verdict(.grows("card", along: .width))
    #expect(verdict.isRefuted && verdict.witness?.width == 400, "\(verdict)")
    #expect(map.verdict(.grows("card", along: .height)).isProved)
    layout.frames[0].width = .below(400, 50, 100)
    #expect(layout.map(300...500, 150...150).verdict(.grows("card", along: .width)).isProved)
  }
}
#endif
