import Foundation
import HeadlessUIKit
import Testing

/// Expected widths are sums of the font's advances, computed apart from this module, times the
/// size divided by 2048.
@Suite struct LabelTests {
  private func label(
    _ text: String, size: CGFloat = 17, lines: Int = 0, mode: NSLineBreakMode = .byWordWrapping
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    label.lineBreakMode = mode
    return label
  }

  private func texts(_ label: UILabel, _ width: CGFloat) -> [String] {
    label.textLines(fittingWidth: width).lines.map(\.text)
  }

  @Test(arguments: [
    ("Hello, world", false, 10_699), ("Hello, world", true, 11_606), ("Ελληνικά", false, 8_240),
    ("Привет", false, 6_920), ("Ünïcödé", false, 7_628),
    // Decomposed letters are as wide as composed ones.
    ("U\u{308}ni\u{308}co\u{308}de\u{301}", false, 7_628 - 569 + 455),
    ("日本語", false, 3 * 2048), ("ＡＢ", false, 2 * 2048), ("ｱｲ", false, 2048),
    ("👩‍👩‍👧‍👦", false, 2048), ("👍🏽", false, 2048), ("🇩🇪🇫🇷", false, 2 * 2048),
    ("❤️", false, 2048), ("1️⃣", false, 2048), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", false, 2048),
    // a zero-width joiner and a zero-width space between letters
    ("a\u{200D}b\u{200B}c", false, 1139 + 1139 + 1024),
    ("\t", false, 0), ("a\tb", false, 1139 + 4 * 569 + 2 + 1139),
    // a letter the font lacks
    ("\u{0E01}", false, 1139),
  ])
  func widthsAreSumsOfAdvances(text: String, isBold: Bool, units: Int) {
    let lines = LiberationSansMeasuring().lines(
      of: text, font: TextFont(pointSize: 2048, isBold: isBold), width: .infinity,
      lineBreakMode: .byWordWrapping, maximumLines: 0)
    #expect(lines.width == CGFloat(units))
  }

  @Test func `Sizes are whole pixels`() {
    // 10 699 · 17 / 2048 = 88.81; the line is (1854 + 434) · 17 / 2048 = 18.9921875 high.
    let label = label("Hello, world")
    #expect(label.sizeThatFits(.zero) == CGSize(width: 89, height: 19))
    #expect(label.intrinsicContentSize == CGSize(width: 89, height: 19))
    label.contentScaleFactor = 2
    #expect(label.intrinsicContentSize == CGSize(width: 89, height: 19))
    label.contentScaleFactor = 3
    #expect(label.intrinsicContentSize == CGSize(width: CGFloat(267) / 3, height: 19))
    // 11 606 · 17 / 2048 = 96.34, at three pixels a point 289.02 pixels.
    label.font = .boldSystemFont(ofSize: 17)
    #expect(label.intrinsicContentSize.width == CGFloat(290) / 3)
    label.sizeToFit()
    #expect(label.bounds.size.width == CGFloat(290) / 3)
  }

  @Test func `Words wrap greedily`() {
    let label = label("The quick brown fox jumps over the lazy dog")
    let wrapped = label.textLines(fittingWidth: 150)
    #expect(wrapped.lines.map(\.text) == ["The quick brown", "fox jumps over the", "lazy dog"])
    #expect(wrapped.lines.map { $0.width * 2048 / 17 } == [15_026, 16_733, 7_628])
    // 16 733 · 17 / 2048 = 138.9; 3 · 18.9921875 = 56.98
    #expect(label.sizeThatFits(CGSize(width: 150, height: 0)) == CGSize(width: 139, height: 57))
    #expect(
      texts(label, 80) == ["The quick", "brown fox", "jumps", "over the", "lazy dog"])
    // The widest word pair is 73.70 wide: at its own width it stays on one line.
    #expect(texts(label, 73.702_636_718_75).count == 5)
    #expect(texts(label, 73.7).count > 5)
  }

  @Test func `The measured width keeps the lines`() {
    let label = label("Sphinx of black quartz, judge my vow; well-known words, 日本語も.")
    for width in stride(from: CGFloat(5), through: 500, by: 3.75) {
      let size = label.sizeThatFits(CGSize(width: width, height: 0))
      #expect(size.width <= width.rounded(.up))
      // Rounded up to whole pixels, the width may hold more than the proposal did.
      #expect(label.sizeThatFits(size).height <= size.height)
      let whole = label.sizeThatFits(CGSize(width: width.rounded(.up), height: 0))
      #expect(label.sizeThatFits(whole) == whole)
    }
  }

  @Test func `Spaces at the end take no room`() {
    let label = label("The quick   brown fox   ")
    // "The quick" is 8 879 units wide.
    let width = CGFloat(8879) * 17 / 2048
    #expect(texts(label, width)[0] == "The quick")
    #expect(self.label("ab   ").sizeThatFits(.zero) == self.label("ab").sizeThatFits(.zero))
    #expect(self.label("  ab").sizeThatFits(.zero).width > label.font.pointSize)
    #expect(texts(self.label("a\u{A0}b c"), 30) == ["a\u{A0}b", "c"])
  }

  @Test func `A long word breaks between characters`() {
    // "Supercal" is 39.47 wide at 10 points, "Supercali" 41.69.
    let label = label("Supercalifragilistic", size: 10)
    #expect(texts(label, 40) == ["Supercal", "ifragilisti", "c"])
    #expect(texts(self.label("a Supercal", size: 10), 40) == ["a", "Supercal"])
    // No width is too small for one character a line, and marks stay with their letter.
    #expect(texts(self.label("ae\u{301}👍🏽x", size: 10), 0.1) == ["a", "e\u{301}", "👍🏽", "x"])
    // "i mmm" is 6 142 units wide, and cutting off "i " leaves no room for the W of 1 933.
    let narrow = self.label("i mmmW", size: 2048).textLines(fittingWidth: 6_142)
    #expect(narrow.lines.map(\.text) == ["i", "mmm", "W"])
    #expect(narrow.lines.map(\.width) == [455, 5_118, 1_933])
    let characters = self.label("ab cd", size: 10, mode: .byCharWrapping)
    // Advances: a, b, d 5.56, space 2.78, c 5.
    #expect(texts(characters, 19) == ["ab c", "d"])
  }

  @Test func `Hyphens break words but not numbers`() {
    let label = label("well-known", size: 10)
    #expect(texts(label, 35) == ["well-", "known"])
    #expect(texts(self.label("at -5", size: 10), 15) == ["at", "-5"])
    #expect(texts(self.label("a -flag", size: 10), 22) == ["a", "-flag"])
  }

  @Test func `Ideographs break anywhere but before their punctuation`() {
    #expect(texts(label("日本語文章", size: 10), 30) == ["日本語", "文章"])
    #expect(texts(label("日本語。文", size: 10), 30) == ["日本", "語。文"])
    #expect(texts(label("日本「語」", size: 10), 30) == ["日本", "「語」"])
    #expect(texts(label("ab日本", size: 10), 22) == ["ab日", "本"])
    #expect(texts(label("👍👍👍", size: 10), 20) == ["👍👍", "👍"])
  }

  @Test func `Newlines end lines`() {
    let text = "a\nb\r\nc\u{2028}d\r\re\u{2029}f"
    #expect(texts(label(text), 0) == ["a", "b", "c", "d", "", "e", "f"])
    #expect(texts(label("a\n"), 0) == ["a", ""])
    #expect(texts(label("\n\n"), 0) == ["", "", ""])
    #expect(texts(label("a  \n b"), 0) == ["a", " b"])
    #expect(texts(label(""), 0) == [])
    #expect(label("").sizeThatFits(.zero) == .zero)
    #expect(UILabel().intrinsicContentSize == .zero)
    #expect(label(" ").sizeThatFits(.zero) == CGSize(width: 0, height: 19))
  }

  @Test func `Number of lines limits`() {
    let label = label("The quick brown fox jumps over the lazy dog", lines: 2)
    let lines = label.textLines(fittingWidth: 150)
    #expect(lines.lines.map(\.text) == ["The quick brown", "fox jumps over the"])
    #expect(lines.isTruncated)
    label.numberOfLines = 3
    #expect(!label.textLines(fittingWidth: 150).isTruncated)
    label.numberOfLines = -1
    #expect(label.textLines(fittingWidth: 150).lines.count == 3)
    label.numberOfLines = 1
    label.text = "a\n"
    #expect(!label.textLines(fittingWidth: 150).isTruncated)
    label.text = "a\nb"
    #expect(texts(label, 0) == ["a"])
    label.lineBreakMode = .byTruncatingTail
    #expect(texts(label, 0) == ["a…"])
  }

  @Test func `The last line is truncated`() {
    let text = "The quick brown fox jumps over the lazy dog"
    // "The qui…" is 8 879 units wide, "The qu…" 8 424, the next letter of it 1 024.
    let tail = label(text, lines: 1, mode: .byTruncatingTail)
    #expect(texts(tail, 74) == ["The qui…"])
    #expect(texts(tail, 73) == ["The qu…"])
    #expect(tail.sizeThatFits(CGSize(width: 74, height: 0)) == CGSize(width: 74, height: 19))
    #expect(texts(tail, 0) == [text])
    // A space is not left before the ellipsis.
    #expect(texts(tail, 50) == ["The…"])
    #expect(texts(label(text, lines: 1, mode: .byTruncatingHead), 60) == ["…y dog"])
    #expect(texts(label(text, lines: 1, mode: .byTruncatingMiddle), 77) == ["The…dog"])
    let second = label(text, lines: 2, mode: .byTruncatingTail)
    #expect(texts(second, 150) == ["The quick brown", "fox jumps over th…"])
    let clipped = label(text, lines: 2, mode: .byClipping)
    #expect(texts(clipped, 150) == ["The quick brown", "fox jumps over the lazy dog"])
    #expect(clipped.sizeThatFits(CGSize(width: 150, height: 0)).width == 150)
    #expect(texts(tail, 1) == ["…"])
  }

  @Test func `Unbounded widths`() {
    let label = label("The quick brown fox jumps")
    for width in [0, -1, -CGFloat.infinity, .infinity, .nan, .greatestFiniteMagnitude] {
      #expect(label.sizeThatFits(CGSize(width: width, height: 0)).width == 203)
    }
    #expect(label.sizeThatFits(CGSize(width: CGFloat.leastNonzeroMagnitude, height: 0)).width == 1)
  }

  @Test func `A room that is whole but for rounding is no pixel wider`() {
    let label = label("Hello, world", lines: 1, mode: .byClipping)
    #expect(label.sizeThatFits(CGSize(width: 40.000_000_000_03, height: 0)).width == 40)
    #expect(label.sizeThatFits(CGSize(width: 40.01, height: 0)).width == 41)
  }

  @Test func `The preferred width counts for several lines`() {
    let label = label("The quick brown fox jumps", lines: 0)
    label.preferredMaxLayoutWidth = 130
    #expect(label.intrinsicContentSize == CGSize(width: 125, height: 38))
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize == CGSize(width: 203, height: 19))
  }

  @Test func `Baselines stand in the middle of the height`() {
    let label = label("The quick brown fox jumps")
    // The ascender is 1854 · 17 / 2048 = 15.3896484375, two lines are 38 high.
    let fitting = label.baselineOffsets(for: CGSize(width: 130, height: 38))
    #expect(fitting.top == 15.389_648_437_5)
    // 38 - 15.3896484375 - 18.9921875
    #expect(fitting.bottom == 3.618_164_062_5)
    let higher = label.baselineOffsets(for: CGSize(width: 130, height: 58))
    #expect(higher.top == 25.389_648_437_5)
    label.text = nil
    let empty = label.baselineOffsets(for: CGSize(width: 130, height: 58))
    #expect(empty == UIBaselineOffsets(top: 0, bottom: 0))
  }

  @Test func `Text stands by its alignment`() {
    let label = label("The quick brown fox jumps", lines: 0)
    let bounds = CGRect(x: 10, y: 10, width: 135, height: 48)
    func rect() -> CGRect { label.textRect(forBounds: bounds, limitedToNumberOfLines: 0) }
    #expect(rect() == CGRect(x: 10, y: 15, width: 125, height: 38))
    label.textAlignment = .center
    #expect(rect().origin.x == 15)
    label.textAlignment = .right
    #expect(rect().origin.x == 20)
    label.textAlignment = .natural
    label.semanticContentAttribute = .forceRightToLeft
    #expect(rect().origin.x == 20)
  }

  @Test func `A label uses its own measuring`() {
    struct Monospaced: TextMeasuring {
      func lines(
        of text: String, font: TextFont, width: CGFloat, lineBreakMode: NSLineBreakMode,
        maximumLines: Int
      ) -> TextLines {
        TextLines(
          lines: [TextLine(text: text, width: CGFloat(text.count) * font.pointSize)],
          ascender: 8, lineHeight: 10)
      }
    }
    let label = label("abc", size: 10)
    label.textMeasuring = Monospaced()
    #expect(label.intrinsicContentSize == CGSize(width: 30, height: 10))
    #expect(label.baselineOffsets(for: CGSize(width: 30, height: 10)).top == 8)
    #expect(UILabel.defaultTextMeasuring is LiberationSansMeasuring)
  }

  @Test func `Fonts know their metrics`() {
    let font = UIFont.systemFont(ofSize: 2048, weight: .semibold)
    #expect([font.ascender, font.descender, font.lineHeight] == [1854, -434, 2288])
    #expect([font.leading, font.capHeight, font.xHeight] == [67, 1409, 1082])
    #expect(font.textFont.isBold && font.fontName == "LiberationSans-Bold")
    #expect(!UIFont.systemFont(ofSize: 1, weight: .medium).textFont.isBold)
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.preferredFont(forTextStyle: .caption1))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
    for size in [0, -1, CGFloat.nan, .infinity] {
      #expect(UIFont.systemFont(ofSize: size).pointSize == 14)
    }
  }

  /// A letter's unit is 1.00000005 points here, so the text takes 0.0005 points more than 10699:
  /// less than what counts as wider.
  @Test func `A text that fits but for rounding has the size that it has without a limit`() {
    let label = label("Hello, world", size: 2048.0001)
    let room = CGSize(width: 10_699, height: CGFloat.infinity)
    #expect(texts(label, room.width) == ["Hello, world"])
    #expect(label.sizeThatFits(room) == label.sizeThatFits(.zero))
    #expect(label.sizeThatFits(room).width == 10_700)
  }

  /// Arrows and technical signs are an em wide where the font has none.
  @Test func `Signs that the font lacks are as wide as its size`() {
    #expect(label("\u{2318}", size: 20).intrinsicContentSize.width == 20)
    #expect(label("\u{21BA}\u{2318}", size: 20).intrinsicContentSize.width == 40)
  }
}
