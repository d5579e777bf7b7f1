import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import Testing

/// What a controller says of its methods at all sizes, and what it takes for granted.
@Suite struct CoverageRules {
  /// A screen as a user writes it: stacked on a phone, side by side on anything wider.
  private final class Screen: LayoutView {
    let list = UIView(named: "list")
    let detail = UIView(named: "detail")

    init(stacked: LayoutCondition, beside: LayoutCondition) {
      super.init(frame: .zero)
      addSubview(
        list,
        withAssociatedLayoutMethods: [
          LayoutMethod(condition: stacked, position: .spot(1)),
          LayoutMethod(condition: beside, position: .spot(2)),
        ])
      addSubview(detail, withAssociatedConstantPosition: .spot(3))
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `A user's test finds the gap of one point`() {
    let screen = Screen(stacked: .width(...400), beside: .width(401...))
    #expect(!screen.uncoveredSizes(of: screen.list).isEmpty)
    #expect(screen.uncoveredSizes(of: screen.list).map(\.description) == ["400 < width < 401"])
    #expect(screen.uncoveredSizes(of: screen.list).map(\.example.width) == [400.5])
    #expect(screen.uncoveredWidths(of: screen.list).map(\.description) == ["400 < width < 401"])
    #expect(screen.uncoveredSizes(of: screen.detail).isEmpty)
    #expect(screen.uncoveredWidths(of: screen.detail).isEmpty)
  }

  @Test func `A screen without gaps passes`() {
    let screen = Screen(stacked: .width(..<400), beside: .width(400...))
    #expect(screen.uncoveredSizes(of: screen.list).isEmpty)
    #expect(screen.layoutFindings().isEmpty)
  }

  @Test func `At the example a pass places nothing, and anywhere else it does`() {
    let screen = Screen(stacked: .portrait && .width(..<600), beside: .landscape)
    let gap = screen.uncoveredSizes(of: screen.list)
    #expect(gap.map(\.description) == ["width >= 600 && portrait"])
    screen.bounds.size = gap[0].example
    #expect(screen.activeLayoutMethod(for: screen.list) == nil)
    let issues = LayoutIssue.collecting { screen.layoutIfNeeded() }
    #expect(issues.summary == ["unplaced: list"])
    for size in [CGSize(width: 599, height: 700), CGSize(width: 800, height: 600)] {
      #expect(!gap[0].contains(LayoutInput(size: size)))
      screen.bounds.size = size
      #expect(screen.activeLayoutMethod(for: screen.list) != nil)
    }
  }

  @Test func `An element without methods is nobody's business`() {
    let view = LayoutView()
    let (bare, empty, stranger) = (UIView(), UIView(), UIView())
    view.addSubview(bare)
    view.addSubview(empty, layoutMethods: [])
    for child in [bare, empty, stranger] {
      #expect(view.uncoveredSizes(of: child).isEmpty)
      #expect(view.uncoveredWidths(of: child).isEmpty)
    }
    #expect(view.layoutFindings().isEmpty)
  }

  @Test func `A controller that is no view answers as well`() {
    let controller = BoxController()
    let box = Box("box")
    controller.addSubview(
      box,
      layoutMethods: [
        LayoutMethod(condition: .direction(.leftToRight), position: .spot(1)),
        LayoutMethod(condition: .height(300...), position: .spot(1)),
      ])
    let sizes = controller.uncoveredSizes(of: box)
    #expect(sizes.map(\.description) == ["height < 300 && direction is right to left"])
    #expect(sizes[0].exampleInput.direction == .rightToLeft)
    #expect(controller.layoutFindings().summary == ["uncoveredSizes: box"])
  }

  @Test func `Answers are values that go to other tasks`() async {
    let screen = Screen(stacked: .width(...400), beside: .width(401...))
    let (sizes, widths) = (
      screen.uncoveredSizes(of: screen.list), screen.uncoveredWidths(of: screen.list)
    )
    let texts = await Task.detached { (Set(sizes).map(\.description), Set(widths).count) }.value
    #expect(texts.0 == ["400 < width < 401"])
    #expect(texts.1 == 1)
    #expect(sizes == screen.uncoveredSizes(of: screen.list))
  }
}
