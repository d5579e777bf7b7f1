#if RECORDS_DECISIONS
import Foundation
import Framewise
import LayoutAnalysis
import Testing

/// Methods and schemes that no size of a domain takes are found, and only those.
@Suite struct DeadMethodRules {
  private static let fill = LayoutPosition.makeInsets(insets: .zero)

  private func screen(_ conditions: [LayoutCondition]) -> UIView {
    let screen = LayoutView(frame: .zero)
    let card = UIView()
    card.accessibilityIdentifier = "card"
    screen.addSubview(card)
    for condition in conditions { screen.appendLayout(of: card, at: Self.fill, while: condition) }
    return screen
  }

  private func dead(
    _ widths: ClosedRange<CGFloat>, _ make: @escaping () -> UIView
  ) -> [LayoutIssue] {
    LayoutMap(over: .sizes(widths, 480...500), make).findings.filter { $0.rule == .deadMethod }
  }

  @Test func `A method below the domain is dead, and is not where the domain reaches it`() throws {
    let conditions: [LayoutCondition] = [.width(..<300), .width(..<600), .always]
    let found = dead(320...1400) { screen(conditions) }
    let issue = try #require(found.first)
    #expect(found.count == 1)
    #expect(issue.elements == ["card"])
    #expect(issue.severity == .warning)
    #expect(issue.location?.line != nil)
    #expect(
      issue.explanation
        == "The first method of card (width < 300) is taken at no size of 320...1400 x 480...500.")
    #expect(dead(299.5...1400) { screen(conditions) }.isEmpty)
  }

  @Test func `A method behind others that cover all sizes is dead`() {
    let found = dead(320...1400) { screen([.width(..<600), .width(600...), .height(490...)]) }
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.explanation.hasPrefix("The third method of card (height >= 490)") == true)
    let lastResort = dead(320...1400) { screen([.width(..<600), .width(600...), .always]) }
    #expect(lastResort.map(\.severity) == [.note])
    // Only what is last can be meant as a last resort.
    let before = dead(320...1400) {
      screen([.width(..<600), .width(600...), .always, .height(490...)])
    }
    #expect(before.map(\.severity) == [.warning, .warning])
  }

  @Test func `A method of a single width counts`() {
    #expect(dead(320...1400) { screen([.width(600...600), .always]) }.isEmpty)
  }

  @Test func `A method of a container in another one is judged by its own bounds`() {
    // The inner container is half as wide: from 160 to 700.
    let found = dead(320...1400) {
      let outer = LayoutView(frame: .zero)
      let inner = screen([.width(701...), .width(..<161), .always])
      outer.addSubview(inner)
      outer.appendConstantPosition(
        .makeFormula { FormulaRect(x: 0, y: 0, width: $0.width / 2, height: $0.height) },
        for: inner)
      return outer
    }
    #expect(found.map(\.explanation).allSatisfy { $0.contains("(width >= 701)") })
    #expect(found.count == 1)
  }

  @Test func `A scheme that is never the first is dead`() {
    let found = dead(320...1400) {
      let badge = UIView()
      let block = badge.layoutBlock(with: Layout(x: 7, y: 0, width: 10, height: 10))
      let view = SchemeView(
        LayoutScheme(blocks: [block]).when(.width(320...)), LayoutScheme(blocks: [block]))
      view.accessibilityIdentifier = "card"
      view.addSubview(badge)
      return view
    }
    #expect(found.map(\.severity) == [.note])
    #expect(found.first?.explanation.hasPrefix("The second scheme of card") == true)
  }

  @Test func `A limit that no size reaches changes nothing`() throws {
    let map = LayoutMap(over: .sizes(320...1400, 480...500)) {
      let root = ConstraintView(frame: .zero)
      let card = UIView()
      card.accessibilityIdentifier = "card"
      root.addForAutoLayout(card)
      card.left >> root.left
      card.top >> root.top
      card.height >> 20
      card.right >> root.right.priority(.defaultLow)
      card.width >> .max(600)
      card.width >> .max(2_000)
      return root
    }
    let found = map.findings.filter { $0.rule == .statementWithoutEffect }
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.explanation.hasPrefix("card.width <= 2000 changes nothing") == true)
    #expect(found.first?.elements == ["card"])
  }

  @Test func `Of what code decides nothing is said`() {
    let found = dead(320...1400) {
      screen([LayoutCondition { $0.width > 5_000 }, .always])
    }
    #expect(found.isEmpty)
  }
}

/// What a map says of a border that a condition of methods makes.
@Suite struct BorderReasonRules {
  @Test func `A border names the condition of a method, and where it was stated`() throws {
    let line = #line + 1
    let condition = LayoutCondition.width(600...).named("tablet")
    let map = LayoutMap(over: .sizes(320...1400, 480...1200)) {
      let screen = LayoutView(), list = UIView()
      screen.addSubview(
        list,
        layoutMethods: [
          LayoutMethod(
            condition: condition,
            position: .makeRelative(frame: CGRect(x: 0, y: 0, width: 0.5, height: 1))),
          LayoutMethod(constantPosition: .makeInsets(insets: .zero)),
        ])
      return screen
    }
    let border = try #require(map.borders.first)
    #expect(border.reasons.map(\.text) == ["tablet"])
    #expect(border.reasons.first?.location?.line == line)
  }

  private func makeTitle() -> UILabel {
    let title = UILabel()
    title.accessibilityIdentifier = "title"
    title.numberOfLines = 0
    title.text = "Words that take several lines"
    return title
  }

  /// What the borders say where only text changes.
  private func reasons(_ make: @escaping () -> UIView) -> Set<LayoutReason> {
    Set(LayoutMap(over: .sizes(60...200, 200...300), make).borders.flatMap(\.reasons))
  }

  @Test func `Where text of a layout view wraps, the border says whose and where`() {
    let line = #line + 7
    let found = reasons {
      let screen = LayoutView(), logo = UIView(), title = makeTitle()
      screen.addSubview(logo, withAssociatedConstantPosition: .makeAbsolute(frame: .zero))
      screen.addSubview(
        title,
        layoutMethods: [
          LayoutMethod(constantPosition: .below(logo, 8, width: .fraction(1)))
        ])
      return screen
    }
    #expect(found.map(\.text) == ["text of title"])
    #expect(found.first?.location?.line == line)
  }

  @Test func `Where text in boxes and statements wraps, the border says whose`() {
    let boxes = reasons { ColumnView(makeTitle(), UIView()) }
    #expect(boxes.map(\.text) == ["text of title"])
    let statements = reasons {
      let screen = ConstraintView(), title = screen.addForAutoLayout(makeTitle())
      title >> screen.allButBottom
      return screen
    }
    #expect(statements.map(\.text) == ["text of title"])
  }

  @Test func `Where text of a scheme wraps, the border names its block`() {
    let found = reasons {
      let screen = SchemeView(), title = makeTitle()
      screen.addSubview(title)
      screen.schemes = [
        LayoutScheme(blocks: [
          title.layoutBlock(
            with: Layout(x: .left(), y: .top(), width: .scaled(1), height: .content))
        ])
      ]
      return screen
    }
    #expect(found.map(\.text) == ["the block of title"])
  }
}
#endif
