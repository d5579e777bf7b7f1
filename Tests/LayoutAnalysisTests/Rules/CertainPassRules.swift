#if RECORDS_DECISIONS
import Foundation
import HeadlessUIKit
import LayoutAnalysis
import LayoutCore
import LayoutDecisions
import Testing

/// When a map stands for a pass: where its frames and issues are certain.
struct CertainPassRules {
  private let size = CGSize(width: 500, height: 700)

  private var plain: SyntheticLayout {
    var layout = SyntheticLayout()
    layout.add("card", 16, 25, .width - 32, 40)
    return layout
  }

  @Test func `Frames and issues are those of a pass`() throws {
    let map = LayoutMap(over: .sizes(320...1400, 480...1200)) { input in
      // Recorded, so that the sizes below 600 are a region of their own.
      if Length.below(600, 1, 0).value(input.size) == 1 {
        LayoutIssue.report(
          LayoutIssue(.negativeSize, elements: ["card"], explanation: "It is.", advice: "Do."))
      }
      return self.plain.snapshot(input)
    }
    let narrow = try #require(map.certainPass(at: size))
    #expect(narrow.snapshot == plain.snapshot(LayoutInput(size: size)))
    #expect(narrow.issues.map(\.rule) == [.negativeSize])
    let wide = try #require(map.certainPass(at: CGSize(width: 700, height: 700)))
    #expect(wide.snapshot["screen/card"]?.frame == CGRect(x: 16, y: 25, width: 668, height: 40))
    #expect(wide.issues.isEmpty)
  }

  @Test(arguments: [
    CGSize(width: 319, height: 700), CGSize(width: CGFloat(320).nextDown, height: 700),
    CGSize(width: 500, height: CGFloat(1200).nextUp), CGSize(width: 500, height: CGFloat.nan),
  ])
  func `Nothing is certain outside of the domain, however near`(_ outside: CGSize) {
    #expect(plain.map().certainPass(at: outside) == nil)
  }

  @Test func `Nothing is certain where code that is not seen decides`() {
    var layout = plain
    layout.addOpaqueEvent("card is placed by a closure", touching: 1)
    #expect(layout.map().certainPass(at: size) == nil)
    #expect(plain.map().certainPass(at: size) != nil)
  }

  @Test func `Nothing is certain where an element has no frame of its own`() {
    var layout = plain
    layout.leaveUnplaced(1, where: .width, isFrom: 400, upTo: 600)
    let map = layout.map()
    #expect(map.certainPass(at: size) == nil)
    #expect(map.certainPass(at: CGSize(width: 700, height: 700)) != nil)
  }

  @Test func `Nothing is certain where a number follows no formula`() {
    var layout = plain
    layout.addOpaqueEvent("card is placed by a closure", touching: 1)
    let map = LayoutMap(over: .sizes(320...400, 480...500)) { input in
      var bent = layout
      bent.frames[0].y = .constant(Double(input.size.width * input.size.width) / 2_000)
      return bent.snapshot(input)
    }
    #expect(map.certainPass(at: CGSize(width: 350, height: 490)) == nil)
  }

  /// Below a width of 340 the card's place is bent. No passes agree there, but for small parts all
  /// other numbers are believed.
  @Test func `Regions with a number that follows no formula have no frames and say so`() throws {
    var layout = plain
    layout.addOpaqueEvent("card is placed by a closure", touching: 1)
    let map = LayoutMap(over: .sizes(320...1400, 480...1200)) { input in
      var bent = layout
      if Length.below(340, 1, 0).value(input.size) == 1 {
        bent.frames[0].y = .constant(Double(input.size.width * input.size.width) / 2_000)
      }
      return bent.snapshot(input)
    }
    let doubtful = map.regions.filter { !$0.isCertified }
    #expect(!doubtful.isEmpty)
    for region in doubtful {
      let widths = region.sizes.corners.map(\.width)
      #expect(widths.allSatisfy { $0 < 341 })
      let middle = widths.reduce(0, +) / CGFloat(widths.count)
      let heights = region.sizes.corners.map(\.height)
      let size = CGSize(
        width: middle, height: heights.reduce(0, +) / CGFloat(heights.count))
      #expect(map.frames(at: size) == nil)
    }
    #expect(map.frames(at: size)?["screen/card"]?.frame.minY == 25)
  }

  /// Notes that the card moves to whole pixels and keeps its size.
  private var notingThatSizesAreKept: @Sendable (LayoutInput) -> Void {
    { [rule = rule(depth: 0, keepsSize: true)] _ in
      let token = Token()
      DecisionRecorder.current?.noteEntry(token, at: 1)
      DecisionRecorder.current?.notePixels(token, rule)
    }
  }

  /// In whole points the width may have become that by rounding; the height is the same anywhere.
  @Test func `Nothing is certain where a size is rounded up that is whole but for rounding`() throws
  {
    var layout = plain
    layout.note = notingThatSizesAreKept
    let map = layout.map()
    #expect(map.certainPass(at: size) == nil)
    let between = try #require(map.certainPass(at: CGSize(width: 500.5, height: 700)))
    #expect(between.snapshot["screen/card"]?.frame == CGRect(x: 16, y: 25, width: 469, height: 40))
  }

  /// The passes of this map know of no pixels.
  @Test func `Where a map is not sure of pixels, its frames are those of a pass`() {
    var layout = plain
    layout.frames[0].y = 25.25
    layout.note = { [rule = rule(depth: 0)] _ in
      let token = Token()
      DecisionRecorder.current?.noteEntry(token, at: 1)
      DecisionRecorder.current?.notePixels(token, rule)
      DecisionRecorder.current?.noteMeasuredPixels()
    }
    #expect(layout.map().frames(at: size)?["screen/card"]?.frame.minY == 25.25)
  }

  /// A card in a holder, which are moved to whole points by the rules of their places.
  private func nested(_ rules: [Int: PixelRule]) -> LayoutMap {
    LayoutMap(over: .sizes(320...400, 480...500)) { (input: LayoutInput) -> LayoutSnapshot in
      for (index, rule) in rules {
        let token = Token()
        DecisionRecorder.current?.noteEntry(token, at: index)
        DecisionRecorder.current?.notePixels(token, rule)
      }
      let card = CGRect(x: 0.375, y: 0.375, width: 20, height: 5)
      let holder = CGRect(x: 10.25, y: 20.25, width: 50, height: 30)
      return LayoutSnapshot(
        name: "screen", frame: CGRect(origin: .zero, size: input.size),
        children: [
          LayoutSnapshot(
            name: "holder", frame: holder, children: [LayoutSnapshot(name: "card", frame: card)])
        ])
    }
  }

  private func rule(
    depth: Int, countsComputedPlaces: Bool = false, keepsSize: Bool = false
  ) -> PixelRule {
    PixelRule(
      scale: 1, x: 0, y: 0, depth: depth, countsComputedPlaces: countsComputedPlaces,
      keepsSize: keepsSize)
  }

  /// The holder is at 10 and 20. By these the card is at 10.375 and 20.375, so at 10 and 20 as
  /// well; by the places before that it is at 10.625 and 20.625, so at 11 and 21.
  @Test(arguments: [(false, 0.0), (true, 1)])
  func `A nested frame lies between pixels of the screen`(
    countsComputedPlaces: Bool, place: Double
  ) throws {
    let inner = rule(depth: 1, countsComputedPlaces: countsComputedPlaces)
    let map = nested([1: rule(depth: 0), 2: inner])
    let frames = try #require(map.certainPass(at: CGSize(width: 350, height: 490))).snapshot
    #expect(
      frames["screen/holder"]?.frame == CGRect(x: 10, y: 20, width: 50, height: 30))
    #expect(
      frames["screen/holder/card"]?.frame == CGRect(x: place, y: place, width: 20, height: 5))
  }

  /// The holder stays at 10.25 and 20.25, so the card at 10.625 and 20.625 moves to 11 and 21.
  @Test func `A nested frame lies between pixels though what is around it does not`() {
    let frames = nested([2: rule(depth: 1)]).certainPass(at: CGSize(width: 350, height: 490))
    #expect(
      frames?.snapshot["screen/holder/card"]?.frame
        == CGRect(x: 0.75, y: 0.75, width: 20, height: 5))
  }

  /// At a width of 323 the holder has 80.75 points, moved to 81, as at 324: there the card is at
  /// 60.6, so at 61, and not at 60.35. With a safe area the place of the holder counts as well.
  @Test(arguments: [0, 10] as [CGFloat])
  func `What is in a container that was made wider is as at the size that makes it that wide`(
    top: CGFloat
  ) {
    let domain = LayoutDomain.sizes(
      300...400, 480...500,
      safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    let map = LayoutMap(over: domain) { [rule = rule(depth: 0)] input -> LayoutSnapshot in
      for index in [1, 2] {
        let token = Token()
        DecisionRecorder.current?.noteEntry(token, at: index)
        DecisionRecorder.current?.notePixels(token, rule)
      }
      let width = (0.25 * Length.width).value(input.size)
      let card = LayoutSnapshot(
        name: "card", frame: CGRect(x: width - 20.4, y: 0, width: 10, height: 10))
      let holder = CGRect(x: 0, y: 0, width: width, height: 40)
      return LayoutSnapshot(
        name: "screen", frame: CGRect(origin: .zero, size: input.size),
        children: [LayoutSnapshot(name: "holder", frame: holder, children: [card])])
    }
    let frames = map.certainPass(at: CGSize(width: 323, height: 490))?.snapshot
    #expect(frames?["screen/holder"]?.frame.width == (top > 0 ? nil : 81))
    #expect(frames?["screen/holder/card"]?.frame.minX == (top > 0 ? nil : 61))
  }

  @Test func `A proof tells of a container that lays out again after it was moved`() {
    let moved = "; of frames before they are moved to whole pixels"
    let again = ", after which holder lays out again what it holds"
    for (rules, rest) in [
      ([:], " passes)"), ([2: rule(depth: 0)], moved), ([1: rule(depth: 0)], moved + again),
      // What is placed along with the holder is not laid out again.
      ([1: rule(depth: 0), 2: rule(depth: 1)], moved),
    ] {
      let verdict = nested(rules).verdict(.noOverlap())
      #expect(verdict.isProved && verdict.description.hasSuffix(rest), "\(verdict)")
    }
  }

  /// The frames are still known, by a pass.
  @Test func `Nothing is certain where a container was asked for a size in pixels`() {
    var layout = plain
    layout.note = { _ in DecisionRecorder.current?.noteMeasuredPixels() }
    let map = layout.map()
    #expect(map.certainPass(at: size) == nil)
    #expect(map.frames(at: size) == plain.snapshot(LayoutInput(size: size)))
  }

  /// The holder of `What is in a container that was made wider ...`, whose engine placed one of two
  /// elements with it: that one keeps its computed place, and the other one is laid out anew.
  @Test func `Nothing is certain of a container that was made wider and placed a part itself`() {
    func map(_ isPartly: Bool) -> LayoutMap {
      let rules = [
        rule(depth: 0), isPartly ? rule(depth: 1) : rule(depth: 0), rule(depth: 0),
      ]
      return LayoutMap(over: .sizes(300...400, 480...500)) { input -> LayoutSnapshot in
        for (index, rule) in rules.enumerated() {
          let token = Token()
          DecisionRecorder.current?.noteEntry(token, at: index + 1)
          DecisionRecorder.current?.notePixels(token, rule)
        }
        let width = (0.25 * Length.width).value(input.size)
        let parts = ["card", "badge"].map {
          LayoutSnapshot(name: $0, frame: CGRect(x: width - 20.4, y: 0, width: 10, height: 10))
        }
        let holder = CGRect(x: 0, y: 0, width: width, height: 40)
        return LayoutSnapshot(
          name: "screen", frame: CGRect(origin: .zero, size: input.size),
          children: [LayoutSnapshot(name: "holder", frame: holder, children: parts)])
      }
    }
    // 80.75 points are moved to 81.
    let size = CGSize(width: 323, height: 490)
    #expect(map(false).certainPass(at: size) != nil)
    #expect(map(true).certainPass(at: size) == nil)
  }

  /// In a height of 700 the card has a whole number of points, maybe by rounding.
  @Test func `A height that is whole but for rounding is as uncertain as a width`() throws {
    var layout = plain
    (layout.frames[0].width, layout.frames[0].height) = (40, .height - 660)
    layout.note = notingThatSizesAreKept
    let map = layout.map()
    #expect(map.certainPass(at: size) == nil)
    let between = try #require(map.certainPass(at: CGSize(width: 500, height: 700.5)))
    #expect(between.snapshot["screen/card"]?.frame == CGRect(x: 16, y: 25, width: 40, height: 41))
  }

  /// A card in a holder whose size depends on that of the screen, both in whole points.
  private func card(
    in width: Length, _ height: Length, from corner: CGPoint, at size: CGSize
  ) -> CGPoint? {
    let map = LayoutMap(over: .sizes(300...400, 480...500)) {
      [rule = rule(depth: 0)] input -> LayoutSnapshot in
      for index in [1, 2] {
        let token = Token()
        DecisionRecorder.current?.noteEntry(token, at: index)
        DecisionRecorder.current?.notePixels(token, rule)
      }
      let (width, height) = (width.value(input.size), height.value(input.size))
      let card = LayoutSnapshot(
        name: "card",
        frame: CGRect(x: width - corner.x, y: height - corner.y, width: 10, height: 10))
      let holder = CGRect(x: 0, y: 0, width: width, height: height)
      return LayoutSnapshot(
        name: "screen", frame: CGRect(origin: .zero, size: input.size),
        children: [LayoutSnapshot(name: "holder", frame: holder, children: [card])])
    }
    return map.certainPass(at: size)?.snapshot["screen/holder/card"]?.frame.origin
  }

  /// At a height of 491 the holder has 122.75 points, moved to 123, as at 492: there the card is
  /// at 102.6, so at 103, and not at 102.35.
  @Test func `What is in a container that was made higher is as at that height`() {
    let corner = CGPoint(x: 40, y: 20.4)
    let found = card(
      in: 60, 0.25 * .height, from: corner, at: CGSize(width: 350, height: 491))
    #expect(found == CGPoint(x: 20, y: 103))
  }

  /// At 321 x 492 the holder has 203.25 x 42.75, moved to 203 x 43, as at 320 x 492: there the card
  /// is at 182.4, 22.6, so at 182, 23, and not at 182.65, 22.35.
  @Test func `What is in a container whose sides both depend on both is as at the size of both`() {
    let found = card(
      in: 0.25 * .width + 0.25 * .height, 0.25 * .height - 0.25 * .width,
      from: CGPoint(x: 20.6, y: 20.4), at: CGSize(width: 321, height: 492))
    #expect(found == CGPoint(x: 182, y: 23))
  }
}
#endif
