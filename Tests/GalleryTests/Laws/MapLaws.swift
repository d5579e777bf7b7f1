#if RECORDS_DECISIONS
import Foundation
import Framewise
import Testing

@testable import GalleryScreens

/// The screens at every size. How many layouts they have, and at most how many regions, was counted
/// by another explorer, apart from `media`, which has another condition since.
@Suite struct MapLaws {
  struct Known: Sendable {
    var name: String
    var layouts: Int
    var regions: Int
  }

  static let known = [
    Known(name: "player", layouts: 2, regions: 3), Known(name: "mail", layouts: 5, regions: 14),
    Known(name: "settings", layouts: 4, regions: 15),
    Known(name: "login", layouts: 16, regions: 46), Known(name: "media", layouts: 6, regions: 21),
    Known(name: "weather", layouts: 7, regions: 18),
    Known(name: "dashboard", layouts: 9, regions: 17),
  ]

  @Test(arguments: known)
  func `Screens are proved at every size, and their maps have the frames of a pass`(
    _ known: Known
  ) throws {
    let screen = try #require(GalleryScreen.all.first { $0.name == known.name })
    let found = GalleryMap(of: screen)
    #expect(found.map.unexplored.share == 0)
    #expect(found.map.issues.isEmpty)
    #expect(found.map.layoutCount == known.layouts)
    #expect(found.map.regions.count <= known.regions)
    for verdict in found.verdicts { #expect(verdict.kind == .proved, "\(verdict)") }
    // Its map has the frames before they are moved to whole pixels.
    let tolerance = known.name == "dashboard" ? 1.0 : 1e-6
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<60 {
      let size = CGSize(
        width: .random(in: 320...1400, using: &generator),
        height: .random(in: 480...1200, using: &generator))
      let frames = try #require(found.map.frames(at: size))
      let plain = LayoutSnapshot(of: screen.make(), in: LayoutInput(size: size))
      for (one, other) in zip(frames.nodes, plain.nodes) {
        let (a, b) = (one.frame, other.frame)
        let error = max(
          abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width),
          abs(a.height - b.height))
        #expect(error <= tolerance, "\(one.name) at \(size): \(a), \(b)")
      }
    }
  }

  @Test func `A login screen whose logo stands on its card is refuted, with the exact sizes`() {
    func verdict(_ low: LayoutCondition) -> String {
      let map = LayoutMap(over: .sizes(320...700, 480...520)) { GalleryScreen.login(low: low) }
      return map.verdict(.noOverlap()).description
    }
    let (bad, good) = (verdict(.height(..<500)), verdict(.height(..<500) && .width(536...)))
    #expect(bad.contains("logo overlaps card where width < 536 and height < 500"), "\(bad)")
    #expect(good.hasPrefix("proved: siblings do not overlap"), "\(good)")
    let less = verdict(.height(..<500) && .width(535...))
    #expect(less.contains("where 535 <= width < 536 and height < 500"), "\(less)")
  }
}
#endif
