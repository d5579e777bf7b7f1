import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite struct HostileTextTests {
  private static let modes: [NSLineBreakMode] = [
    .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
    .byTruncatingMiddle,
  ]

  private static let texts: [String] = [
    "\u{301}", "\u{200D}", "\u{200D}👍", "\u{FE0F}", "👍\u{200D}", "👍\u{200D}\n", "🇩", "🇩🇪🇫",
    "\u{1F3FB}", "\r", "\n\r", "\0", "\u{FEFF}", "\u{10FFFF}", "\u{E0001}", "\u{D7FF}\u{E000}",
    " ", "   \n   ", "- - -", "((((((", "))))))", "。。。。。", "「「「「", "a\u{301}\u{301}\u{301}",
    " \u{301}\u{301} ", "\u{3000}\u{3000}", "--5--", "…", "\u{2028}\u{2029}\u{85}\u{B}\u{C}",
  ]

  @Test(arguments: modes)
  func `Odd texts keep their order and fit`(mode: NSLineBreakMode) {
    for text in Self.texts {
      for width in [CGFloat.nan, -1, 0, 1e-300, 3, 12, 30, 1e300, .infinity] {
        for maximum in [0, 1, 2] {
          let lines = LiberationSansMeasuring().lines(
            of: text, font: TextFont(pointSize: 12), width: width, lineBreakMode: mode,
            maximumLines: maximum)
          #expect(!lines.lines.isEmpty)
          #expect(maximum == 0 || lines.lines.count <= maximum)
          #expect(lines.lines.allSatisfy { $0.width.isFinite && $0.width >= 0 })
          if maximum == 0 {
            let shown = lines.lines.flatMap(\.text.unicodeScalars).filter(Self.isInk)
            #expect(shown == text.unicodeScalars.filter(Self.isInk))
          }
        }
      }
    }
  }

  private static func isInk(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\0" && !scalar.properties.isWhitespace
      && scalar.properties.generalCategory != .format
      && scalar.properties.generalCategory != .nonspacingMark
  }

  @Test func `Random texts lose nothing`() {
    let alphabet = Array("ab -é日、「👍\u{200D}\u{FE0F}\u{301}\n 12.".unicodeScalars)
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<2000 {
      var text = ""
      for _ in 0..<next(30) { text.unicodeScalars.append(alphabet[next(alphabet.count)]) }
      let width = CGFloat(next(60))
      let lines = LiberationSansMeasuring().lines(
        of: text, font: TextFont(pointSize: 10), width: width, lineBreakMode: .byWordWrapping,
        maximumLines: 0)
      let shown = lines.lines.flatMap(\.text.unicodeScalars).filter(Self.isInk)
      #expect(shown == text.unicodeScalars.filter(Self.isInk), "\(text.debugDescription) \(width)")
      for line in lines.lines where width > 0 && line.width > width + 1e-9 {
        // Only a single character may be wider than its line.
        let alone = LiberationSansMeasuring().lines(
          of: line.text, font: TextFont(pointSize: 10), width: 0.01,
          lineBreakMode: .byCharWrapping, maximumLines: 0)
        #expect(alone.lines.count == 1, "\(line.text.debugDescription) \(width)")
      }
    }
  }

  @Test(arguments: ["x", " ", "\n", "ab ", "日", "👍", "\u{301}", "a\u{200D}", "-"])
  func aHundredThousandCharactersTakeLinearTime(piece: String) {
    func seconds(_ count: Int, _ mode: NSLineBreakMode) -> Double {
      let text = String(repeating: piece, count: count)
      return (0..<3).map { _ in
        processorSeconds {
          _ = LiberationSansMeasuring().lines(
            of: text, font: TextFont(pointSize: 12), width: 100, lineBreakMode: mode,
            maximumLines: mode == .byTruncatingMiddle ? 2 : 0)
        }
      }.min() ?? 0
    }
    for mode in [NSLineBreakMode.byWordWrapping, .byTruncatingMiddle] {
      // Quadratic time would be 400 times as much; the rest is room for a busy machine.
      #expect(seconds(100_000, mode) < 100 * seconds(5_000, mode) + 0.05)
    }
  }

  @Test func `Fonts without size take no room`() {
    for size in [0, -5, CGFloat.nan, .infinity] {
      let lines = LiberationSansMeasuring().lines(
        of: "a b", font: TextFont(pointSize: size), width: 1, lineBreakMode: .byWordWrapping,
        maximumLines: 0)
      #expect(lines.width == 0 && lines.height == 0 && lines.lines.count == 1)
    }
    let label = UILabel()
    label.text = "a"
    label.contentScaleFactor = 0
    #expect(label.intrinsicContentSize.width.isFinite)
  }

  @Test func `Measuring from many threads at once`() async {
    await withTaskGroup(of: CGFloat.self) { group in
      for _ in 0..<8 {
        group.addTask {
          UILabel.defaultTextMeasuring = LiberationSansMeasuring()
          let label = UILabel()
          label.text = "Hello, world"
          return label.intrinsicContentSize.width
        }
      }
      for await width in group { #expect(width == 89) }
    }
  }
}
