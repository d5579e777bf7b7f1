#if RECORDS_DECISIONS
import Foundation
import Framewise
import LayoutDecisions
import Testing

@testable import GalleryScreens

/// The screens at every size.
@Suite struct MapLaws {
  struct Known: Sendable {
    var name: String

    /// How many layouts a screen has by an independent count; `nil` where there is none.
    var layouts: Int?

    /// How many regions that count found, which are as many or more.
    var regions: Int?

    init(_ name: String, layouts: Int? = nil, regions: Int? = nil) {
      (self.name, self.layouts, self.regions) = (name, layouts, regions)
    }
  }

  static let known = [
    Known("player", layouts: 2, regions: 3), Known("mail", layouts: 5, regions: 14),
    Known("settings", layouts: 4, regions: 15), Known("login"), Known("media"), Known("weather"),
    Known("dashboard", layouts: 9, regions: 17), Known("feed", layouts: 19, regions: 167),
    Known("product"), Known("vocabularies"), Known("languages"), Known("text-sizes"),
    Known("readme"), Known("photos"),
  ]

  @Test(arguments: known)
  func `Screens are proved at every size, and their maps have the frames of a pass`(
    _ known: Known
  ) throws {
    let screen = try #require(GalleryScreen.all.first { $0.name == known.name })
    let found = GalleryMap(of: screen)
    #expect(found.map.unexplored.share == 0)
    #expect(found.map.issues.isEmpty)
    if let layouts = known.layouts { #expect(found.map.layoutCount == layouts) }
    if let regions = known.regions { #expect(found.map.regions.count <= regions) }
    for verdict in found.verdicts { #expect(verdict.kind == .proved, "\(verdict)") }
    #expect(failures(found.map, screen, sizes: 60) == [])
    var file = LayoutMapFile(found.map)
    #expect(try LayoutMapFile(json: file.json()) == file)
    file.seams = nil
    #expect(try LayoutMapFile(json: file.json()) == file)
  }

  /// At some corners regions meet that do not own them.
  @Test(arguments: ["login", "vocabularies", "languages"])
  func `A file of a map has the frames of a pass at the corners of its regions`(
    _ name: String
  ) throws {
    let screen = try #require(GalleryScreen.all.first { $0.name == name })
    let file = LayoutMapFile(LayoutMap(over: .sizes(320...1400, 480...1200)) { screen.make() })
    let corners = Set((file.regions + (file.ties ?? [])).flatMap(\.corners))
      .filter { $0.allSatisfy { $0 == $0.rounded() } }
    #expect(corners.count >= 8)
    for corner in corners {
      let size = CGSize(width: corner[0], height: corner[1])
      let pass = LayoutSnapshot(of: screen.make(), in: LayoutInput(size: size))
      let difference = try #require(file.frames(at: size)).difference(from: pass, tolerance: 1e-6)
      #expect(difference.isEmpty, "\(corner): \(difference)")
    }
  }

  /// Some of their classes lay out or measure by themselves, which is right but not proved.
  @Test(arguments: ["messages", "cards"])
  func `Screens that cannot be proved have a map with the frames of a pass`(
    _ name: String
  ) throws {
    let screen = try #require(GalleryScreen.all.first { $0.name == name })
    let map = LayoutMap(over: .sizes(560...700, 480...520)) { screen.make() }
    #expect(map.unexplored.share == 0)
    #expect(failures(map, screen, sizes: 30) == [])
  }

  /// Both have a container that moves what it places to whole pixels. In the article's it holds
  /// another container, whose text breaks in its width in pixels.
  @Test(arguments: ["dashboard", "article"], [CGFloat(1), 3])
  func `A map has frames on whole pixels where a container moves them`(
    _ name: String, _ scale: CGFloat
  ) throws {
    let screen = try #require(GalleryScreen.all.first { $0.name == name })
    nonisolated(unsafe) var passes = 0
    let map = LayoutMap(over: .sizes(320...1400, 480...1200, scale: scale)) {
      passes += 1
      return screen.make()
    }
    #expect(map.unexplored.share == 0)
    passes = 0
    #expect(failures(map, screen, sizes: 300) == [])
    // What is held by a container that became larger is as it is at a larger size of the screen,
    // unless the domain ends before, or the container's text makes it as high as no other size.
    #expect(passes < 60)
    // Not by chance: as they are computed, frames are elsewhere.
    let input = map.domain.input(at: CGSize(width: 1013.3, height: 700))
    let tree = screen.make()
    let computed = DecisionRecorder.record { LayoutSnapshot(of: tree, in: input) }.result
    let plain = LayoutSnapshot(of: screen.make(), in: input)
    let moves = zip(computed.nodes, plain.nodes).map {
      MapComparison.difference($0.frame, $1.frame)
    }
    #expect(moves.contains { $0 > 0.01 })
  }

  /// Where a map has other frames than passes, or none.
  private func failures(_ map: LayoutMap, _ screen: GalleryScreen, sizes: Int) -> [String] {
    var generator = SystemRandomNumberGenerator()
    var comparison = MapComparison(map, screen)
    comparison.compare(sizes: sizes, using: &generator)
    return comparison.failures
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
