#if RECORDS_DECISIONS
import Foundation
import HeadlessUIKit
import LayoutDecisions
import TestSupport
import Testing

/// What a recorder is told of a text determines its lines.
@Suite struct RecordedTextLaws {
  private static let modes: [NSLineBreakMode] = [
    .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
    .byTruncatingMiddle,
  ]

  private func text(_ random: inout SeededGenerator) -> String {
    let words = [
      "a", "of", "layout", "Wi-Fi", "incomprehensibilities", "\n", "3-4", "日本語", "e\u{301}", "👩‍👩‍👧",
      "(size)", "  ", "-",
    ]
    return (0..<random.int(0...12)).map { _ in random.pick(words) }
      .joined(separator: random.pick([" ", " ", ""]))
  }

  private func label(_ seed: Int, _ mode: NSLineBreakMode) -> UILabel {
    var random = SeededGenerator(seed: UInt64(seed))
    let label = UILabel()
    label.text = text(&random)
    label.font = .systemFont(ofSize: CGFloat(random.pick([0, 1, 9, 13.3, 17, 24, 60])))
    label.numberOfLines = random.int(0...4)
    label.lineBreakMode = mode
    label.textAlignment = random.pick([.natural, .center, .right])
    label.contentScaleFactor = random.pick([1, 2, 3])
    return label
  }

  /// The size, the area and the baselines of a text.
  private func numbers(_ label: UILabel, _ width: Double, _ height: Double) -> [Double] {
    let size = CGSize(width: width, height: height)
    let fitting = label.sizeThatFits(size)
    let rect = label.textRect(
      forBounds: CGRect(origin: .zero, size: size), limitedToNumberOfLines: label.numberOfLines)
    let baselines = label.baselineOffsets(for: size)
    return [
      fitting.width, fitting.height, rect.minX, rect.minY, rect.width, rect.height, baselines.top,
      baselines.bottom,
    ].map { Double($0) }
  }

  /// Checks what a law says of the texts of some seeds, and returns how many sizes were compared.
  private func checkPaths(
    _ seeds: Int, _ mode: NSLineBreakMode, _ law: (UILabel) -> PathLaw
  ) -> Int {
    var checked = 0
    for seed in 0..<seeds {
      let law = law(label(seed, mode))
      var random = SeededGenerator(seed: UInt64(seed))
      for _ in 0..<3 {
        let width = Double.random(in: 2...random.pick([30, 100, 400]), using: &random)
        let outcome = law.check(around: (width, 200), places: 5, using: &random)
        checked += outcome.count
        #expect(outcome.failures.isEmpty, "seed \(seed): \(outcome.failures)")
      }
    }
    return checked
  }

  @Test(arguments: RecordedTextLaws.modes)
  func `In the region of a path all widths break a text alike`(mode: NSLineBreakMode) {
    let checked = checkPaths(80, mode) { label in PathLaw { numbers(label, $0, $1) } }
    #expect(checked > 500)
  }

  /// The height of a text at a width where nobody reads more than that, and its baselines.
  private func heights(_ label: UILabel, _ width: Double) -> [Double] {
    let size = CGSize(width: width, height: 200)
    func height() -> CGFloat { label.sizeThatFits(size).height }
    let recorder = DecisionRecorder.current
    let lines = label.baselineOffsets(for: size)
    return [recorder?.readingHeight(of: label) { height() } ?? height(), lines.top, lines.bottom]
      .map { Double($0) }
  }

  @Test(arguments: RecordedTextLaws.modes)
  func `In the region of a path all widths have one height`(mode: NSLineBreakMode) {
    let checked = checkPaths(30, mode) { label in PathLaw { width, _ in heights(label, width) } }
    #expect(checked > 150)
  }

  @Test(arguments: RecordedTextLaws.modes)
  func `Of a height there are as many paths as numbers of lines`(mode: NSLineBreakMode) {
    for seed in 0..<30 {
      let label = label(seed, mode)
      var paths: Set<[DecisionAnswer]> = []
      var counts: Set<Int> = []
      for width in stride(from: 1.0, through: 240, by: 1) {
        counts.insert(label.textLines(fittingWidth: width).lines.count)
        paths.insert(DecisionRecorder.record { heights(label, width) }.pass.answers)
      }
      #expect(paths.count == counts.count, "seed \(seed)")
    }
  }

  @Test func `A width that is read has its breaks recorded even where the height is asked for`() {
    final class Doubled: UILabel {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        let size = super.sizeThatFits(size)
        return CGSize(width: size.width, height: size.width)
      }
    }
    let label = Doubled()
    label.text = "one two three four five six seven"
    label.numberOfLines = 0
    for width in [60.0, 85, 110, 140, 200] {
      let size = CGSize(width: width, height: 0)
      let recorded = DecisionRecorder.record {
        DecisionRecorder.current?.readingHeight(of: label) { label.sizeThatFits(size) }
      }
      #expect(recorded.result == label.sizeThatFits(size))
    }
  }

  @Test func `In the region of a path all widths break a text in a text view alike`() {
    var checked = 0
    for seed in 0..<80 {
      var random = SeededGenerator(seed: UInt64(seed))
      let view = UITextView()
      view.isScrollEnabled = false
      view.text = text(&random)
      view.textContainer.maximumNumberOfLines = random.int(0...2)
      let law = PathLaw { width, height in
        let size = view.sizeThatFits(CGSize(width: width, height: height))
        return [Double(size.width), Double(size.height)]
      }
      // Close to the natural width the view answers with the width itself.
      let natural = Double(view.sizeThatFits(.zero).width)
      for width in [Double.random(in: 2...400, using: &random), natural - 0.3, natural - 0.7] {
        let outcome = law.check(around: (max(width, 1.5), 200), places: 5, using: &random)
        checked += outcome.count
        #expect(outcome.failures.isEmpty, "seed \(seed): \(outcome.failures)")
      }
    }
    #expect(checked > 500)
  }

  /// The line takes 6 letters of 1139 and one of 1024 units of 2048 at 20 points: 76.74 points.
  @Test func `A line that fits has its width wherever it does`() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = "000000c"
    let width = Double(6 * 1139 + 1024) * 20 / 2048
    for (proposal, expected) in [(width, 77.0), (width - 9e-6, 77.0), (width + 100, 77.0)] {
      let size = label.sizeThatFits(CGSize(width: proposal, height: 0))
      #expect(Double(size.width) == expected)
    }
    let (_, pass) = DecisionRecorder.record {
      label.sizeThatFits(CGSize(width: width + 1, height: 0))
    }
    // It fits from there on, but for what rounding may have taken from it.
    let ends = pass.differences.map { $0 + width + 1 }
    #expect(ends.contains { ($0 - width).magnitude < 1e-4 })
  }

  @Test func `Text of another measuring cannot be looked into`() {
    struct Fixed: TextMeasuring {
      func lines(
        of text: String, font: TextFont, width: CGFloat, lineBreakMode: NSLineBreakMode,
        maximumLines: Int
      ) -> TextLines {
        TextLines(lines: [TextLine(text: text, width: 10)], ascender: 8, lineHeight: 10)
      }
    }
    let label = UILabel()
    label.text = "a"
    let own = DecisionRecorder.record { label.sizeThatFits(CGSize(width: 50, height: 50)) }
    #expect(own.pass.opaqueEvents.isEmpty)
    label.textMeasuring = Fixed()
    let other = DecisionRecorder.record { label.sizeThatFits(CGSize(width: 50, height: 50)) }
    #expect(other.pass.opaqueEvents.map(\.text) == ["UILabel is measured by Fixed"])
  }
}
#endif
