#if RECORDS_DECISIONS
import Foundation
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

  /// The frames are still known, by a pass.
  @Test func `Nothing is certain where a container was asked for a size in pixels`() {
    var layout = plain
    layout.note = { _ in DecisionRecorder.current?.noteMeasuredPixels() }
    let map = layout.map()
    #expect(map.certainPass(at: size) == nil)
    #expect(map.frames(at: size) == plain.snapshot(LayoutInput(size: size)))
  }
}
#endif
