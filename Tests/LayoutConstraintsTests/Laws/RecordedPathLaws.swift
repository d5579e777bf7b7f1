#if RECORDS_DECISIONS
import Foundation
import Framewise
import LayoutAnalysis
import LayoutDecisions
import TestSupport
import TreeGenerators
import Testing

/// What a recorder is told of a pass over statements determines the frames.
@Suite struct RecordedPathLaws {
  @Test func `The same size always takes one path`() {
    for seed in 0..<6 {
      let paths = Set(
        (0..<40).map { _ in
          DecisionRecorder.record { RandomScreen(seed: seed).numbers(430, 600) }.pass.answers
        })
      #expect(paths.count == 1, "seed \(seed)")
    }
  }

  /// The first label of a process makes the color of all.
  @Test func `Colors that are made in a pass decide nothing`() {
    let pass = DecisionRecorder.record {
      let gray = UIColor(white: 0.5, alpha: 2).withAlphaComponent(0.3)
      let other = UIColor(hue: 0.4, saturation: 0.5, brightness: -1, alpha: 0.7)
      return [gray, other, UIColor(red: 0, green: 1, blue: 0.2, alpha: -1)]
    }
    .pass
    #expect(pass.answers.isEmpty && pass.opaqueEvents.isEmpty)
  }

  static let parts: [RandomScreen.Parts] = [
    [], .wishes, .text, [.text, .wishes], [.conditions, .areas], .all,
  ]

  @Test(arguments: RecordedPathLaws.parts.indices)
  func `In the region of a path all sizes take it and frames are formulas`(kind: Int) {
    var checked = 0
    for seed in 0..<40 {
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
    #expect(checked > 60)
  }

  @Test(arguments: RecordedPathLaws.parts.indices)
  func `A map of statements has the frames of a pass at every size`(kind: Int) {
    for seed in 0..<3 {
      let (number, parts) = (1000 * kind + seed + 500, RecordedPathLaws.parts[kind])
      func root() -> ConstraintView { RandomScreen(seed: number, parts: parts).root }
      let map = LayoutIssue.withHandler({ _ in }) {
        LayoutMap(
          over: .sizes(200...800, 300...900), limits: LayoutMap.Limits(regions: 200, passes: 300)
        ) { root() }
      }
      var random = SeededGenerator(seed: UInt64(number))
      for _ in 0..<20 {
        let size = CGSize(
          width: .random(in: 200...800, using: &random),
          height: .random(in: 300...900, using: &random))
        guard let found = map.frames(at: size) else { continue }
        let wanted = LayoutIssue.withHandler({ _ in }) {
          LayoutSnapshot(of: root(), in: LayoutInput(size: size))
        }
        #expect(found.count == wanted.count)
        for (a, b) in zip(found.nodes, wanted.nodes) {
          #expect(
            a.frame.isClose(to: b.frame, 1e-6),
            "screen \(number) at \(size): \(a.name) \(a.frame), not \(b.frame)")
        }
      }
    }
  }

  @Test func `A border of a map names the statement that changes there, and its line`() {
    let line = #line + 6
    let map = LayoutMap(over: .sizes(60...200, 200...300)) {
      let screen = ConstraintView(), item = screen.addForAutoLayout(UIView()).called("item")
      item >> screen.allButTrailing
      let width: DimensionAnchor = screen.width
      item.width.constrain(to: width.priority(500))
      item.width.constrain(to: DimensionTarget.max(100))
      return screen
    }
    let reasons = map.borders.flatMap(\.reasons)
    let limit = reasons.first { $0.text == "item.width <= 100" }
    #expect(limit?.location?.line == line, "\(reasons)")
  }
}
#endif
