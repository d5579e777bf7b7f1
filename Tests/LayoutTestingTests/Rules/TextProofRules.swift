#if RECORDS_DECISIONS
import Foundation
import Framewise
import LayoutAnalysis
import Testing

/// Where a text is cut off is known exactly. Widths of texts are asked of the label, apart from any
/// container.
@Suite struct TextProofRules {
  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.accessibilityIdentifier = "title"
    return label
  }

  /// A label in an inset of 10 on the left and 20 on the right, of a height.
  private func screen(_ label: UILabel, height: CGFloat) -> UIView {
    let screen = LayoutView(frame: .zero)
    screen.accessibilityIdentifier = "screen"
    screen.addSubview(label)
    screen.appendConstantPosition(
      .makeFormula {
        FormulaRect(x: 10, y: 0, width: $0.width - 30, height: LayoutFormula(height))
      },
      for: label)
    return screen
  }

  /// The exact width of a text, not rounded.
  private func width(_ text: String) -> CGFloat { label(text).textLines(fittingWidth: 0).width }

  /// Its height is that of its lines at the width, or all that is left.
  @Test func `The height of a text that wraps in statements grows with the height`() {
    let map = LayoutMap(over: .sizes(100...400, 50...400)) {
      let screen = ConstraintView()
      let text = "A text of almost eighty characters, one line where it is wide and several else."
      let title = screen.addForAutoLayout(label(text, lines: 0))
      title >> screen.leading.offset(8)
      title >> screen.top.offset(8)
      title >> screen.trailing.offset(-8)
      title >> screen.bottom.max.offset(-8)
      return screen
    }
    let verdict = map.verdict(.grows("title", along: .height))
    #expect(verdict.isProved, "\(verdict)")
  }

  @Test func `One line is cut below its width`() throws {
    let text = "Compare layouts"
    let map = LayoutMap(over: .sizes(50...400, 100...200)) { screen(label(text), height: 30) }
    let verdict = map.verdict(.textFits())
    let violation = try #require(verdict.violations.first, "\(verdict)")
    #expect(verdict.violations.count == 1)
    #expect(violation.elements == ["screen/title"])
    #expect(violation.text == "the text of title is cut off")
    let border = width(text) + 30
    #expect(violation.sizes.count == 1)
    let right = violation.sizes.flatMap(\.corners).map(\.width).max() ?? 0
    // A text fits if less than a unit of its font is missing.
    #expect(abs(right - border) < 0.02)
    #expect(violation.witness == CGSize(width: 50, height: 100))
    let wide = LayoutMap(over: .sizes((border + 0.1)...400, 100...200)) {
      screen(label(text), height: 30)
    }
    #expect(
      wide.verdict(.textFits()).description.hasPrefix("proved: no text is cut off at any size"))
    #expect(map.verdict(.textFits(except: ["title"])).isProved)
    let finding = try #require(map.textFindings.first)
    #expect(finding.rule == .textCut && finding.elements == ["screen/title"])
    let explanation = "At some sizes the text of title is cut off: where width"
    #expect(finding.explanation.hasPrefix(explanation))
    #expect(finding.explanation.contains("at the smallest 50 x 100"))
    #expect(wide.textFindings.isEmpty)
  }

  @Test func `Lines without room are cut`() throws {
    let text = "one two three four five six seven eight nine ten"
    // Two lines have room, as it takes 1.99 lines for the second one.
    let line = label(text).font.lineHeight
    let map = LayoutMap(over: .sizes(60...600, 100...110)) {
      screen(label(text, lines: 0), height: line * 2)
    }
    let found = try #require(map.verdict(.textFits()).violations.first)
    let cut = found.sizes.flatMap(\.corners).map(\.width).max() ?? 0
    // The least width at which two lines are enough, by halving.
    var (low, high) = (CGFloat(30), CGFloat(570))
    while high - low > 1e-6 {
      let middle = (low + high) / 2
      let count = label(text, lines: 0).textLines(fittingWidth: middle).lines.count
      if count > 2 { low = middle } else { high = middle }
    }
    #expect(abs(cut - (high + 30)) < 0.02)
  }

  @Test func `One line is shown however low the label is`() {
    let map = LayoutMap(over: .sizes(320...400, 10...40)) {
      let screen = LayoutView(frame: .zero)
      let label = label("a")
      screen.addSubview(label)
      screen.appendConstantPosition(
        .makeFormula { FormulaRect(x: 0, y: 0, width: $0.width, height: $0.height / 2) },
        for: label)
      return screen
    }
    #expect(map.verdict(.textFits()).isProved)
  }

  @Test func `What is cut from right to left only is refuted there only`() {
    let text = "Compare layouts"
    let wanted = width(text)
    func screen() -> UIView {
      let screen = LayoutView(frame: .zero)
      let label = label(text)
      screen.addSubview(label)
      let narrow = LayoutPosition.makeFormula {
        FormulaRect(x: 0, y: 0, width: $0.width - 100, height: 30)
      }
      screen.appendLayout(of: label, at: narrow, while: .direction(.rightToLeft))
      screen.appendConstantPosition(
        .makeFormula { FormulaRect(x: 0, y: 0, width: $0.width, height: 30) }, for: label)
      return screen
    }
    let domain = LayoutDomain.sizes((wanted + 1)...600, 100...200)
    #expect(LayoutMap(over: domain) { screen() }.verdict(.textFits()).isProved)
    let mirrored = LayoutMap(over: domain.with(direction: .rightToLeft)) { screen() }
    #expect(mirrored.verdict(.textFits()).isRefuted)
  }

  @Test func `A text that code places or measures is not proved`() {
    final class Fixed: TextMeasuring {
      func lines(
        of text: String, font: TextFont, width: CGFloat, lineBreakMode: NSLineBreakMode,
        maximumLines: Int
      ) -> TextLines {
        TextLines(lines: [TextLine(text: text, width: 10)], ascender: 9, lineHeight: 12)
      }
    }
    let domain = LayoutDomain.sizes(320...900, 100...110)
    let measured = LayoutMap(over: domain) {
      let label = label("a")
      label.textMeasuring = Fixed()
      return screen(label, height: 30)
    }.verdict(.textFits(), testing: 20)
    #expect(measured.kind == .tested)
    #expect(measured.description.contains("UILabel is measured by Fixed"))
    let placed = LayoutMap(over: domain) {
      let screen = LayoutView(frame: .zero)
      let (title, card) = (label("a"), UIView())
      screen.addSubview(title)
      screen.addSubview(card)
      screen.appendConstantPosition(
        .makeCustom { CGRect(x: 0, y: 0, width: $0.width > 612.5 ? 0.5 : 100, height: 30) },
        for: title)
      return screen
    }.verdict(.textFits(), testing: 20)
    #expect(!placed.isProved)
  }

  @Test func `What has nothing to do with text is no obstacle`() {
    let map = LayoutMap(over: .sizes(320...900, 100...110)) {
      let screen = screen(label("a"), height: 30)
      let card = UIView()
      screen.addSubview(card)
      (screen as? LayoutView)?.appendConstantPosition(
        .makeCustom { _ in CGRect(x: 0, y: 40, width: 5, height: 5) }, for: card)
      return screen
    }
    #expect(!map.verdict(.noOverlap()).isProved)
    #expect(map.verdict(.textFits(), testing: 20).isProved)
  }

  @Test func `Nothing is known of texts without elements`() {
    let map = LayoutMap(over: .sizes(320...400, 100...110)) { input in
      LayoutSnapshot(name: "screen", frame: CGRect(origin: .zero, size: input.size))
    }
    #expect(
      map.verdict(.textFits()).description
        == "unknown: The map is of frames alone, so nothing is known of texts. "
        + "Make the map of an element: LayoutMap(over: domain) { LoginScreen() }.")
  }
}
#endif
