#if RECORDS_DECISIONS
import Foundation
import LayoutAnalysis
import LayoutCore
import TestSupport
import Testing

struct MapLaws {
  @Test(arguments: 0..<60)
  func `A map has the frames of a pass at random sizes`(seed: Int) {
    var maker = LayoutMaker(seed: UInt64(seed), isExact: false)
    let layout = maker.layout(elements: 3, depth: 3)
    let map = LayoutMap(over: .sizes(320...1400, 480...1200), snapshot: layout.snapshot)
    #expect(map.unexplored.share == 0)
    let isCertified = map.regions.allSatisfy(\.isCertified)
    #expect(isCertified)
    #expect(map.issues.isEmpty)
    var comparison = Comparison()
    for _ in 0..<1_000 {
      let size = CGSize(
        width: CGFloat.random(in: 320...1400, using: &maker.random),
        height: CGFloat.random(in: 480...1200, using: &maker.random))
      comparison.compare(map, layout, at: size)
    }
    #expect(comparison.wrong.isEmpty)
    // Only a seam has none.
    #expect(comparison.missing <= (map.seams.isEmpty ? 0 : 1))
  }

  @Test(arguments: 0..<40)
  func `A map has the frames of a pass at every whole size`(seed: Int) {
    var maker = LayoutMaker(seed: UInt64(1_000 + seed), isExact: true)
    let layout = maker.layout(elements: 2, depth: 3)
    let map = LayoutMap(over: .sizes(320...400, 480...520), snapshot: layout.snapshot)
    #expect(map.unexplored.share == 0)
    var comparison = Comparison()
    for width in 320...400 {
      for height in 480...520 {
        comparison.compare(map, layout, at: CGSize(width: width, height: height))
      }
    }
    #expect(comparison.wrong.isEmpty)
    #expect(comparison.missing == 0)
  }
}
#endif
