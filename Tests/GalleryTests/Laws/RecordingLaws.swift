#if RECORDS_DECISIONS
import Foundation
import Framewise
import GalleryScreens
import LayoutDecisions
import Testing

/// What a pass decides depends on the size alone, or nothing could be said about all sizes.
@Suite struct RecordingLaws {
  @Test(arguments: GalleryScreen.all.map(\.name))
  func `Passes at one size take one path`(_ name: String) throws {
    let screen = try #require(GalleryScreen.all.first { $0.name == name })
    for size in [CGSize(width: 333, height: 613), CGSize(width: 901, height: 700)] {
      let first = record(screen, size)
      #expect(!first.answers.isEmpty)
      for _ in 1..<20 {
        let pass = record(screen, size)
        let place = zip(pass.answers, first.answers).enumerated().first { $1.0 != $1.1 }?.offset
        #expect(place == nil && pass.answers.count == first.answers.count)
      }
    }
  }

  private func record(_ screen: GalleryScreen, _ size: CGSize) -> RecordedPass {
    let tree = screen.make()
    return DecisionRecorder.record { LayoutSnapshot(of: tree, in: LayoutInput(size: size)) }.pass
  }
}
#endif
