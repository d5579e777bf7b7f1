#if RECORDS_DECISIONS
import Foundation
import HeadlessUIKit
import LayoutAnalysis
import LayoutCore
import TestSupport
import Testing

struct VerdictRules {
  /// Two cells side by side, with the second one ten points to the left in a thin strip.
  private var planted: SyntheticLayout {
    var layout = SyntheticLayout()
    layout.add("first", 0, 0, 100, 40)
    layout.add("second", .below(600, 100, .below(600.33, 90, 100)), 0, 100, 40)
    return layout
  }

  @Test func `An overlap in a third of a point is refuted with its exact sizes`() throws {
    let verdict = planted.map().verdict(.noOverlap())
    #expect(verdict.isRefuted)
    #expect(verdict.witness == CGSize(width: 600, height: 480))
    let sizes = try #require(verdict.violations.first?.sizes)
    #expect(sizes.count == 1)
    let widths = sizes[0].corners.map(\.width)
    #expect(abs((widths.min() ?? 0) - 600) <= 1e-6)
    #expect(abs((widths.max() ?? 0) - 600.33) <= 1e-6)
    #expect(
      verdict.description
        == "refuted at 600 x 480: first overlaps second where 600 <= width < 600.33 "
        + "(0.0306 % of the sizes)")
  }

  @Test func `A thousand sizes by chance find that overlap one time in four`() {
    var random = SeededGenerator(seed: 7)
    var found = 0
    for _ in 0..<1_000 {
      let isFound = (0..<1_000).contains { _ in
        (600..<600.33).contains(Double.random(in: 320...1400, using: &random))
      }
      if isFound { found += 1 }
    }
    // 1 - (1 - 0.33 / 1080) ** 1000 = 0.263, four standard deviations of which are 0.056.
    #expect((207...319).contains(found))
  }

  /// Of the sizes above a width of 600 none is the smallest; 601 is the first in whole points.
  @Test func `Where sizes begin beyond a number the first whole size is the one that is told`() {
    var layout = SyntheticLayout()
    layout.add("card", 0, 0, .choice(.atMost, .width, 600, then: 100, else: 20), 10)
    let verdict = layout.map().verdict(.minimumSize(width: 44, of: ["card"]))
    #expect(verdict.witness == CGSize(width: 601, height: 480))
    #expect(verdict.violations.flatMap(\.sizes).map(\.description) == ["width > 600"])
  }

  @Test func `Siblings that only touch are proved not to overlap`() {
    var layout = SyntheticLayout()
    layout.add("left", 0, 0, 0.5 * .width, .height)
    layout.add("right", 0.5 * .width, 0, 0.5 * .width, .height)
    let verdict = layout.map(320...1024).verdict(.noOverlap())
    #expect(
      verdict.description
        == "proved: siblings do not overlap at any size in 320...1024 x 480...1200 "
        + "(1 region, \(layout.map(320...1024).passes) passes)")
  }

  @Test func `A button of a quarter of the room is too narrow below its exact width`() throws {
    var layout = SyntheticLayout()
    layout.add("button", 0, 0, 0.25 * (.width - 168), 44)
    let verdict = layout.map().verdict(.minimumSize(width: 44, height: 44, of: ["button"]))
    #expect(verdict.witness == CGSize(width: 320, height: 480))
    #expect(verdict.violations.first?.sizes.map(\.description) == ["width < 344"])
    layout.frames[0].width = .most(44, 0.25 * (.width - 168))
    let fixed = layout.map().verdict(.minimumSize(width: 44, of: ["button"]))
    #expect(fixed.isProved)
    layout.frames[0].width = .most(43, 0.25 * (.width - 168))
    let again = layout.map().verdict(.minimumSize(width: 44, of: ["button"]))
    #expect(again.violations.first?.sizes.map(\.description) == ["width < 344"])
  }

  @Test func `Sizes that no condition covers are found to the end`() {
    var layout = SyntheticLayout()
    layout.add("card", 0, 0, 100, 40)
    layout.leaveUnplaced(1, where: .width, isFrom: 600, upTo: 600.5)
    let map = layout.map()
    let verdict = map.verdict(.placed())
    #expect(
      verdict.description
        == "refuted at 600 x 480: card is not placed where 600 <= width <= 600.5 "
        + "(0.0463 % of the sizes)")
    #expect(map.verdict(.placed(["screen"])).isProved)
  }

  @Test func `Where both a width and a height decide, the corner is told`() {
    var layout = SyntheticLayout()
    let isLow = Length.below(500, of: .height, 0, 200)
    layout.add("logo", 24, 71 + isLow, 96, 96)
    layout.add("card", .below(536, 40, 160), 25, .width - 80, 191)
    layout.frames[0].y = .below(500, of: .height, 71, 300)
    let verdict = layout.map().verdict(.noOverlap())
    #expect(
      verdict.description
        == "refuted at 320 x 480: logo overlaps card where width < 536 and height < 500 "
        + "(0.6 % of the sizes)")
  }

  @Test func `The reason of a refutation is the condition at its border`() {
    var layout = SyntheticLayout()
    layout.add("logo", 24, 71, 96, 96)
    layout.add("card", 40, 0, 200, 0)
    let pass: (LayoutInput) -> LayoutSnapshot = { input in
      SyntheticLayout.because("height >= 500", line: 52)
      var layout = layout
      layout.frames[1].height = input.size.height >= 500 ? 60 : 191
      return layout.snapshot(input)
    }
    let map = LayoutMap(over: .sizes(320...1400, 480...1200), snapshot: pass)
    #expect(
      map.verdict(.noOverlap()).description
        == "refuted at 320 x 480: logo overlaps card where height < 500 (2.8 % of the sizes); "
        + "because of height >= 500 (LoginScreen.swift:52)")
  }

  /// A comparison at the domain's border divides nothing, whichever side the border belongs to.
  @Test(arguments: [320...1400, 100...320] as [ClosedRange<CGFloat>], [true, false])
  func `A comparison with the end of the domain is no reason`(
    widths: ClosedRange<CGFloat>, isStrict: Bool
  ) {
    var layout = SyntheticLayout()
    layout.add("title", 16, 20, 1500, 24)
    layout.add("other", 0, 50, 1, 1)
    let pass: (LayoutInput) -> LayoutSnapshot = { input in
      SyntheticLayout.because("a width of 320", line: 1)
      var layout = layout
      let isNarrow = isStrict ? input.size.width < 320 : input.size.width <= 320
      layout.frames[1].y = isNarrow ? 50 : 60
      return layout.snapshot(input)
    }
    let map = LayoutMap(over: .sizes(widths, 480...1200), snapshot: pass)
    #expect(
      map.verdict(.inside(.superview)).description
        == "refuted at \(Int(widths.lowerBound)) x 480: title leaves screen at the right "
        + "(100 % of the sizes)")
  }

  @Test func `A least size that is no number asks for nothing`() {
    var layout = SyntheticLayout()
    layout.add("title", 16, 20, 10, 24)
    #expect(layout.map().verdict(.minimumSize(width: .nan, height: -1, of: ["title"])).isProved)
    #expect(!layout.map().verdict(.minimumSize(width: .nan, height: 25, of: ["title"])).isProved)
  }

  @Test func `Elements that leave what holds them are told with the side`() {
    var layout = SyntheticLayout()
    layout.add("title", 16, 20, 400, 24)
    let verdict = layout.map().verdict(.inside(.superview))
    #expect(
      verdict.description
        == "refuted at 320 x 480: title leaves screen at the right where width < 416 "
        + "(8.9 % of the sizes)")
    #expect(layout.map(416...1400).verdict(.inside(.superview)).isProved)
    #expect(layout.map().verdict(.inside(.superview, except: ["title"])).isProved)
  }

  @Test func `The safe area is that of the domain`() {
    var layout = SyntheticLayout()
    layout.add("title", 16, 20, 100, 24)
    let insets = LayoutDomain.sizes(
      320...430, 568...932, safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let map = LayoutMap(over: insets, snapshot: layout.snapshot)
    #expect(
      map.verdict(.inside(.safeArea)).description
        == "refuted at 320 x 568: title leaves the safe area at the top (100 % of the sizes)")
    layout.frames[0].y = 47
    #expect(
      LayoutMap(over: insets, snapshot: layout.snapshot).verdict(.inside(.safeArea)).isProved)
  }

  @Test func `Elements are aligned or told`() {
    var layout = SyntheticLayout()
    layout.add("title", 16, 0, 100, 24)
    layout.add("text", .below(700, 16, 20), 30, 100, 24)
    let map = layout.map()
    #expect(map.verdict(.aligned(["title", "text"], .top)).isRefuted)
    let verdict = map.verdict(.aligned(["title", "text"], .left))
    #expect(
      verdict.description
        == "refuted at 700 x 480: text is not aligned with title at left where width >= 700 "
        + "(64.8 % of the sizes)")
    #expect(layout.map(320...699).verdict(.aligned(["title", "text"], .left)).isProved)
    #expect(map.verdict(.ordered(["title", "text"])).isProved)
    #expect(map.verdict(.ordered(["text", "title"])).isRefuted)
  }

  @Test func `An element that shrinks at a border does not grow`() {
    var layout = SyntheticLayout()
    layout.add("card", 0, 0, .below(600, .width, .width - 100), 24)
    let verdict = layout.map().verdict(.grows("card", along: .width))
    #expect(verdict.isRefuted)
    #expect(verdict.witness?.width == 600)
    layout.frames[0].width = .least(.width, 600)
    #expect(layout.map().verdict(.grows("card", along: .width)).isProved)
    layout.frames[0].width = .below(900, 400, 1_300 - .width)
    let falling = layout.map().verdict(.grows("card", along: .width))
    #expect(falling.violations.first?.sizes.first?.description == "width >= 900")
  }

  /// Above the diagonal of a width like the height it is another one; along a border of widths the
  /// height alone changes nothing.
  @Test(arguments: [(50, 60, true), (60, 50, false)])
  func `Growth across a border is in the direction in which it is crossed`(
    low: Int, high: Int, grows: Bool
  ) {
    let (before, after) = (Length.constant(Double(low)), Length.constant(Double(high)))
    var layout = SyntheticLayout()
    layout.add("card", 0, 0, 10, .choice(.atMost, .height, .width, then: before, else: after))
    layout.add("note", 0, 0, 10, .below(400, before, after))
    let map = layout.map(300...500, 300...500)
    #expect(map.verdict(.grows("card", along: .height)).isProved == grows)
    #expect(map.verdict(.grows("card", along: .height)).isRefuted == !grows)
    #expect(map.verdict(.grows("note", along: .height)).isProved)
  }

  @Test func `Strips that are too thin to be explored are told, and no growth is proved`() {
    let strip = Length.below(600.0002, 150, .choice(.atMost, .width, 600.0008, then: 0, else: 150))
    var layout = SyntheticLayout()
    layout.add("card", strip, 0, 10, 10)
    let map = layout.map(500...900, 300...400)
    let pixels = "; every size in pixels in strips thinner than 1/1000 point"
    #expect(map.verdict(.noOverlap()).description.hasSuffix(pixels))
    let growth = map.verdict(.grows("card", along: .width))
    #expect(growth.kind == .tested)
    #expect(growth.obstacles.first?.hasPrefix("strips thinner than 1/1000 point were run") == true)
  }

  @Test func `The frame of what nothing places is no breach in a pass either`() {
    var layout = SyntheticLayout()
    layout.add("card", 0, 0, 10, 10)
    let property = LayoutProperty.minimumSize(width: 44, of: ["card"])
    #expect(layout.map(320...322, 480...481).verdictAtAllPixels(property).isRefuted)
    layout.leaveUnplaced(1, where: .width, isFrom: 0, upTo: 900)
    #expect(layout.map(320...322, 480...481).verdictAtAllPixels(property).kind == .provedForPixels)
  }

  @Test func `What code of others touches is tested and not proved`() {
    var layout = SyntheticLayout()
    layout.add("chart", 0, 0, 100, 24)
    layout.add("title", 0, 40, 100, 24)
    layout.addOpaqueEvent(
      "chart is placed by a closure", advice: "a formula could be proved", line: 68, touching: 1)
    let map = layout.map()
    #expect(
      map.verdict(.noOverlap()).description
        == "tested at 1,000 sizes, not proved: chart is placed by a closure (Card.swift:68); "
        + "a formula could be proved")
    #expect(map.verdict(.minimumSize(width: 44, of: ["title"])).isProved)
    #expect(map.verdict(.minimumSize(width: 44, of: ["chart"])).kind == .tested)
    // What it refutes by its formulas is confirmed by a pass, so it is true.
    #expect(map.verdict(.minimumSize(width: 144, of: ["chart"])).isRefuted)
  }

  @Test func `A closure that differs in a third of a point is not proved`() {
    var layout = SyntheticLayout()
    layout.add("chart", 0, 0, 100, 24)
    layout.add("title", 0, 40, 100, 24)
    layout.addOpaqueEvent("chart is placed by a closure", touching: 1)
    let map = LayoutMap(
      over: .sizes(320...1400, 480...1200),
      snapshot: { input in
        var layout = layout
        // What a closure compares is not recorded.
        let isThere = (612.3..<612.6).contains(Double(input.size.width))
        if isThere { layout.frames[0].height = 60 }
        return layout.snapshot(input)
      })
    #expect(map.verdict(.noOverlap()).kind != .proved)
    #expect(map.verdict(.placed(["title"])).isProved)
  }

  @Test func `A test in code is tested only`() {
    var layout = SyntheticLayout()
    layout.add("card", 0, 0, 0.5 * .width, 24)
    let map = layout.map()
    let verdict = map.verdict(
      .holds("the card is at most 800 wide") { ($0["screen/card"]?.frame.width ?? 0) <= 800 })
    #expect(verdict.kind == .tested)
    #expect(verdict.testedSizes == 1_000)
    let narrow = map.verdict(
      .holds("the card is narrow") { ($0["screen/card"]?.frame.width ?? 0) <= 600 })
    #expect(narrow.isRefuted)
  }

  @Test func `The middle of what is not explored is tested, and most sizes in whole points`() {
    var layout = SyntheticLayout()
    layout.add("card", 0, 0, 0.5 * .width, 24)
    let map = LayoutMap(
      over: .sizes(320...1400, 480...1200), limits: LayoutMap.Limits(regions: 0),
      snapshot: layout.snapshot)
    var seen: Set<CGSize> = []
    _ = map.verdict(
      .holds("it is seen") {
        seen.insert($0.root.frame.size)
        return true
      })
    #expect(seen.contains(CGSize(width: 860, height: 840)))
    // Three in four of a thousand, and those that are told; four standard deviations are 55.
    let whole = seen.filter { $0.width == $0.width.rounded() && $0.height == $0.height.rounded() }
    #expect(seen.count == 1_000 && (695...830).contains(whole.count))
  }

  @Test func `Devices are among the sizes at which a property is tested`() {
    var layout = SyntheticLayout()
    layout.add("card", 0, 0, 0.5 * .width, 24)
    let map = layout.map()
    for device in map.domain.devices where map.domain.contains(device.size) {
      let verdict = map.verdict(
        .holds("no device is like it") { $0.root.frame.size != device.size })
      #expect(verdict.witness == device.size)
    }
  }

  @Test func `All sizes in whole points can be run`() {
    var layout = SyntheticLayout()
    layout.add("card", 0, 0, 0.5 * .width, 24)
    let map = layout.map(320...340, 480...500)
    let verdict = map.verdictAtAllPixels(.inside(.superview))
    #expect(
      verdict.description
        == "proved for all 441 sizes in whole points: elements stay inside what holds them")
    // As many as the limit are run; above it only some are.
    #expect(map.verdictAtAllPixels(.inside(.superview), limit: 441).kind == .provedForPixels)
    let some = map.verdictAtAllPixels(.inside(.superview), limit: 440)
    #expect(some.kind == .tested && some.testedSizes == 440)
  }

  /// From 160 to 170 points there are 21 half ones.
  @Test func `All sizes in pixels can be run, if there are some and the elements exist`() {
    var layout = SyntheticLayout()
    layout.add("card", 0, 0, 0.5 * .width, 24)
    let plain = layout
    func map(_ domain: LayoutDomain) -> LayoutMap {
      LayoutMap(over: domain, snapshot: plain.snapshot)
    }
    let half = map(.sizes(160...170, 480...480, scale: 2))
    #expect(
      half.verdictAtAllPixels(.inside(.superview)).description
        == "proved for all 21 sizes in pixels at scale 2: elements stay inside what holds them")
    let unknown = half.verdictAtAllPixels(.inside(.superview, of: ["nobody"]))
    #expect(
      unknown.description
        == "unknown: No element is named nobody. "
        + "Give the name or the path of an element of the layout.")
    let none = map(.sizes(160.2...160.4, 480...480)).verdictAtAllPixels(.inside(.superview))
    #expect(none.kind == .tested)
    #expect(
      none.obstacles
        == ["the domain has no size in whole pixels, or more than can be counted"])
  }

  @Test func `A property may be about an element that is there at some sizes only`() {
    let map = LayoutMap(over: .sizes(300...500, 100...200)) { input in
      var layout = SyntheticLayout()
      layout.add(input.size.width >= 400 ? "wide" : "narrow", 0, 0, 10, 10)
      return layout.snapshot(input)
    }
    for name in ["wide", "narrow"] {
      #expect(map.verdict(.inside(.superview, of: [name])).isProved)
    }
    #expect(map.verdict(.inside(.superview, of: ["nobody"])).kind == .unknown)
  }

  @Test func `An element that is larger at one width only shrinks behind it`() {
    var layout = SyntheticLayout()
    layout.add("card", 0, 0, .choice(.equal, .width, 400, then: 60, else: 50), 10)
    let verdict = layout.map(300...500, 100...200).verdict(.grows("card", along: .width))
    #expect(verdict.kind == .refuted)
    #expect(verdict.witness?.width == 400)
  }

  /// In ten points it becomes half a millionth of a point narrower.
  @Test func `An element that shrinks by less than any length grows`() {
    var layout = SyntheticLayout()
    layout.add("card", 0, 0, 100 - 5e-8 * .width, 10)
    let verdict = layout.map(320...330, 480...490).verdict(.grows("card", along: .width))
    #expect(verdict.isProved, "\(verdict)")
  }

  @Test func `An element that shrinks by rounding grows`() {
    // 0.1 and 0.2 are not quite 0.3, which the width is multiplied by.
    var layout = SyntheticLayout()
    layout.add(
      "card", 0, 0,
      .sum(
        .difference(.multiple(0.3, .width), .multiple(0.1, .width)),
        .difference(100, .multiple(0.2, .width))), 10)
    let verdict = layout.map(320...400, 480...481)
      .verdictAtAllPixels(.grows("card", along: .width))
    #expect(verdict.kind == .provedForPixels)
  }

  /// All leave the screen at its smallest size: a pass there shows it of all, and a recorded one
  /// tells that they are placed.
  @Test func `What a pass shows is known of all elements at once`() {
    var layout = SyntheticLayout()
    for index in 0..<60 {
      layout.add("card \(index)", .constant(Double(2_000 + index)), 0, 10, 10)
    }
    var passes = 0
    let map = LayoutMap(over: .sizes(320...1400, 480...1200)) { input in
      passes += 1
      return layout.snapshot(input)
    }
    passes = 0
    let verdict = map.verdict(.inside(.superview))
    #expect(verdict.violations.count == 60)
    #expect(verdict.violations.allSatisfy { $0.witness == CGSize(width: 320, height: 480) })
    #expect(passes < 30, "\(passes)")
  }

  /// A text of 114 points that takes 95 from a width of 170 on, and no more than there is. Where it
  /// is as high as the room, that is a case of its own, which ends before the width of 170.
  @Test func `A text that is cut at the bottom grows with the height`() {
    var layout = SyntheticLayout()
    let (text, room) = (Length.below(170, 114, 95), Length.height - 16)
    layout.add(
      "title", 8, 8, .width - 16,
      .choice(
        .below, room, text, then: room,
        else: .choice(.equal, room, text, then: room, else: text)))
    let verdict = layout.map(100...400, 50...400).verdict(.grows("title", along: .height))
    #expect(verdict.isProved, "\(verdict)")
  }

  /// At a height of 300 alone the card has another height, for widths below 200 only.
  @Test(arguments: [(99, true), (101, true), (100, false)])
  func `Another height at a part of one height is found`(height: Int, isRefuted: Bool) {
    var layout = SyntheticLayout()
    let own = Length.choice(
      .equal, .height, 300, then: .below(200, .constant(Double(height)), 100), else: 100)
    layout.add("card", 0, 0, 10, own)
    let verdict = layout.map(100...400, 250...400).verdict(.grows("card", along: .height))
    #expect(verdict.isRefuted == isRefuted, "\(verdict)")
    #expect(verdict.isProved == !isRefuted, "\(verdict)")
  }
}
#endif
