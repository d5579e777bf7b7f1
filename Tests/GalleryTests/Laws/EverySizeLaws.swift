#if RECORDS_DECISIONS
import Foundation
import Framewise
import GalleryScreens
import TestSupport
import Testing

/// The same as `MapLaws`, at as many sizes as one likes to wait for. They run where the environment
/// says how many, best in a build with optimization and `RECORDS_DECISIONS`:
///
///     FRAMEWISE_MAP_SIZES=10000 FRAMEWISE_MAP_SEEDS=10 swift test -c release --filter EverySize
///     ... FRAMEWISE_MAP_WHOLE=1 swift test -c release --filter EverySize ...
@Suite(.serialized) struct EverySizeLaws {
  private static func number(_ name: String) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? 0
  }

  private static let sizes = number("FRAMEWISE_MAP_SIZES")
  private static let whole = number("FRAMEWISE_MAP_WHOLE")

  private func map(_ name: String) throws -> (LayoutMap, GalleryScreen) {
    let screen = try #require(GalleryScreen.all.first { $0.name == name })
    return (LayoutMap(over: .sizes(320...1400, 480...1200)) { screen.make() }, screen)
  }

  private func report(_ name: String, _ comparison: MapComparison, since start: Date) {
    let seconds = (Date().timeIntervalSince(start) * 10).rounded() / 10
    print("\(name): \(comparison.count) sizes, largest error \(comparison.error), \(seconds) s")
  }

  @Test(.enabled(if: sizes > 0), arguments: GalleryScreen.all.map(\.name))
  func `A map has the frames of a pass at random sizes`(_ name: String) throws {
    let start = Date()
    let (map, screen) = try map(name)
    var comparison = MapComparison(map, screen)
    for seed in 1...max(Self.number("FRAMEWISE_MAP_SEEDS"), 1) {
      var generator = SeededGenerator(seed: UInt64(seed))
      comparison.compare(sizes: Self.sizes, using: &generator)
    }
    report(name, comparison, since: start)
    #expect(comparison.failures == [])
  }

  @Test(
    .enabled(if: whole > 0),
    arguments: ["player", "login", "media", "weather", "mail", "settings"])
  func `A map has the frames of a pass at every whole size`(_ name: String) throws {
    let start = Date()
    let (map, screen) = try map(name)
    var comparison = MapComparison(map, screen)
    for width in 320...1400 {
      for height in 480...1200 { comparison.compare(at: CGSize(width: width, height: height)) }
    }
    report(name, comparison, since: start)
    #expect(comparison.count == 779_401)
    #expect(comparison.failures == [])
  }
}
#endif
