#if RECORDS_DECISIONS
import Foundation
import LayoutAnalysis
import LayoutCore
import TestSupport
import Testing

/// Code that compares lengths without the recorder, where few passes happen to look.
///
/// A card is at 16, or elsewhere at sizes that the passes of a proof might pass over.
struct UnheardCode {
  private static let limits = LayoutMap.Limits(regions: 200, passes: 2_000)

  /// A map of the card, which is at 99 where a test that is not recorded holds.
  private func map(
    _ widths: ClosedRange<CGFloat> = 320...1400, _ heights: ClosedRange<CGFloat> = 480...1200,
    isOpaque: Bool = false, _ isMoved: @escaping @Sendable (CGSize) -> Bool
  ) -> LayoutMap {
    var layout = SyntheticLayout()
    layout.add("card", 16, 0, 9, 9)
    if isOpaque { layout.addOpaqueEvent("card is placed by a closure", touching: 1) }
    let plain = layout
    return LayoutMap(over: .sizes(widths, heights), limits: Self.limits) { input in
      var own = plain
      if isMoved(input.size) { own.frames[0].x = 99 }
      return own.snapshot(input)
    }
  }

  /// Where the map says that the card is; nil where it does not say.
  private func place(_ map: LayoutMap, _ width: CGFloat, _ height: CGFloat) -> CGFloat? {
    map.frames(at: CGSize(width: width, height: height))?["screen/card"]?.frame.minX
  }

  /// No map can tell all such sizes; but the corners of a domain are looked at, all of them.
  @Test(arguments: [false, true], [false, true])
  func `A card that is elsewhere in one corner of the domain is not proved to be in place`(
    _ isRight: Bool, _ isLow: Bool
  ) {
    let map = map { size in
      let x = isRight ? 1400 - size.width : size.width - 320
      let y = isLow ? 1200 - size.height : size.height - 480
      return x.isLess(than: 60) && y.isLess(than: 60)
    }
    let told = place(map, isRight ? 1390 : 330, isLow ? 1190 : 490)
    #expect(told != 16)
    #expect(map.verdict(.noOverlap(), testing: 10).kind == .tested)
  }

  /// The ends take the same path, and so do all sizes by what is recorded.
  @Test(arguments: [false, true])
  func `A card that is elsewhere between the ends of a line of sizes is not proved`(
    _ isWide: Bool
  ) {
    let map =
      isWide
      ? map(320...1400, 480...480) { (321...1399).contains(Int($0.width)) }
      : map(320...320, 480...1200) { (481...1199).contains(Int($0.height)) }
    #expect(map.verdict(.noOverlap(), testing: 10).kind == .tested)
    #expect((isWide ? place(map, 800, 480) : place(map, 320, 800)) != 16)
  }

  /// Beside the middle there are two strips, which are away from the corners. Chance puts further
  /// passes near the middle, so each of four is in a strip two times out of five.
  @Test func `A closure that moves a card in strips is mostly found by passes at any sizes`() {
    let starts = stride(from: CGFloat(620), through: 690, by: 5)
    let found = starts.filter { start in
      let map = map(isOpaque: true) { size in
        let width = size.width.isLess(than: 860) ? size.width : 1720 - size.width
        return start.isLess(than: width) && width.isLess(than: start + 115)
      }
      return place(map, start + 57, 800) != 16
    }
    #expect(found.count > 7)
  }
}
#endif
