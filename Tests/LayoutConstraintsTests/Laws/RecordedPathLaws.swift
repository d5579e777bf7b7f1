#if RECORDS_DECISIONS
import Foundation
import Framewise
import LayoutDecisions
import TestSupport
import Testing

/// What a recorder is told of a pass over statements determines the frames.
@Suite struct RecordedPathLaws {
  @Test func `The same size always takes one path`() {
    for seed in 0..<12 {
      let paths = Set(
        (0..<40).map { _ in
          DecisionRecorder.record { RandomScreen(seed: seed).numbers(430, 600) }.pass.answers
        })
      #expect(paths.count == 1, "seed \(seed)")
    }
  }

  static let parts: [RandomScreen.Parts] = [
    [], .wishes, .text, [.text, .wishes], [.conditions, .areas], .all,
  ]

  @Test(arguments: RecordedPathLaws.parts.indices)
  func `In the region of a path all sizes take it and frames are formulas`(kind: Int) {
    var checked = 0
    for seed in 0..<(ProcessInfo.processInfo.environment["MANY"].flatMap(Int.init) ?? 60) {
      let screen = 1000 * kind + seed
      let law = PathLaw {
        RandomScreen(seed: screen, parts: RecordedPathLaws.parts[kind]).numbers($0, $1)
      }
      var random = SeededGenerator(seed: UInt64(seed))
      let size = (
        Double.random(in: 100...1100, using: &random),
        Double.random(in: 100...1100, using: &random)
      )
      let outcome = law.check(around: size, places: 4, using: &random)
      checked += outcome.count
      #expect(outcome.failures.isEmpty, "screen \(screen): \(outcome.failures)")
    }
    #expect(checked > 150)
  }
}
#endif
