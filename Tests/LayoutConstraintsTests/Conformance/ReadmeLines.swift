import Foundation
import Framewise
import Testing

/// Every line of GetLaid's README and comparison page, with what it says.
///
/// The file imports the umbrella only, where a view's `width`, `height` and `center` are numbers
/// and a point, too.
@Suite struct ReadmeLines {
  let parent = ConstraintView().called("p")
  let box = UIView().called("box")
  let item1 = UIView().called("1")
  let item2 = UIView().called("2")
  let item = UIView().called("i")
  let view1 = UILabel().called("v1")
  let view2 = UILabel().called("v2")
  let spacer = UIView().called("s")

  init() {
    for view in [box, item1, item2, item, view1, view2, spacer] { parent.addForAutoLayout(view) }
  }

  @Test func `Numbers and parents`() {
    #expect(text(box >> 50) == ["box.width == 50", "box.height == 50"])
    #expect(
      text(box >> box.parent?.center) == ["box.centerY == p.centerY", "box.centerX == p.centerX"])
    #expect(text(item.width >> .size(100)) == ["i.width == 100"])
    #expect(text(item.width >> 100) == ["i.width == 100"])
    #expect(text(item >> .size(100)) == ["i.width == 100", "i.height == 100"])
    #expect(text(item >> 100) == ["i.width == 100", "i.height == 100"])
    #expect(text(item >> -4) == ["i.width == -4", "i.height == -4"])
    #expect(text(item >> item.parent?.top.offset(10)) == ["i.top == p.top + 10"])
    #expect(
      text(item >> item.parent?.allButBottom) == [
        "i.top == p.top", "i.leading == p.leading", "i.trailing == p.trailing",
      ])
    #expect(
      text(item >> item.parent?.size.at(0.3)) == [
        "i.width == 0.3 * p.width", "i.height == 0.3 * p.height",
      ])
    #expect(
      text(item >> item.parent?.all(leadingOffset: 10)) == [
        "i.top == p.top", "i.bottom == p.bottom", "i.leading == p.leading + 10",
        "i.trailing == p.trailing",
      ])
    #expect(
      text(item >> item.parent) == [
        "i.top == p.top", "i.bottom == p.bottom", "i.leading == p.leading",
        "i.trailing == p.trailing",
      ])
    #expect(text(item1.left >> item1.parent?.right.at(0.5)) == ["1.left == 0.5 * p.right"])
  }

  @Test func `Baselines`() {
    #expect(text(view1.top.constrain(to: view2.lastBaseline)) == ["v1.top == v2.lastBaseline"])
    #expect(text(view1.top >> view2.lastBaseline) == ["v1.top == v2.lastBaseline"])
    #expect(
      text(view1.top >> view2.lastBaseline.offset(4)) == ["v1.top == v2.lastBaseline + 4"])
    #expect(text(view1 >> view2.firstBaseline) == ["v1.firstBaseline == v2.firstBaseline"])
    #expect(text(view1 >> view2.lastBaseline.min) == ["v1.lastBaseline >= v2.lastBaseline"])
    #expect(text(view1.firstBaseline >> view2) == ["v1.firstBaseline == v2.firstBaseline"])
    #expect(
      text(view1.firstBaseline >> view2.lastBaseline) == ["v1.firstBaseline == v2.lastBaseline"])
    #expect(text(view1.firstBaseline >> view2.top) == ["v1.firstBaseline == v2.top"])
    #expect(text(view1.firstBaseline >> view2.top.max) == ["v1.firstBaseline <= v2.top"])
  }

  @Test func `Positions`() {
    #expect(text(item1.left >> item2.left) == ["1.left == 2.left"])
    #expect(text(item1.left >> item2) == ["1.left == 2.left"])
    #expect(text(item1 >> item2.left) == ["1.left == 2.left"])
    #expect(text(item1 >> item2.left.offset(8)) == ["1.left == 2.left + 8"])
    #expect(text(item1 >> item2.left.min) == ["1.left >= 2.left"])
    #expect(text(item1 >> item2.left.max) == ["1.left <= 2.left"])
    #expect(text(item1 >> item2.left.at(0.5)) == ["1.left == 0.5 * 2.left"])
    #expect(text(item1 >> item2.left.min.offset(8)) == ["1.left >= 2.left + 8"])
    #expect(
      text(item1 >> item2.allButTop(leadingOffset: 5, bottomOffset: -5)) == [
        "1.bottom == 2.bottom - 5", "1.leading == 2.leading + 5", "1.trailing == 2.trailing",
      ])
    #expect(
      text(item1 >> item2.center) == ["1.centerY == 2.centerY", "1.centerX == 2.centerX"])
    let all = [
      "1.top == 2.top", "1.bottom == 2.bottom", "1.leading == 2.leading",
      "1.trailing == 2.trailing",
    ]
    #expect(text(item1 >> item2.all) == all)
    #expect(text(item1 >> item2) == all)
    #expect(
      text(item2.left >> item1.right.offset(systemSpacing)) == ["2.left == 1.right + 8"])
    #expect(text(item1.bottom >> item2.top.offset(-20)) == ["1.bottom == 2.top - 20"])
  }

  @Test func `Sizes`() {
    #expect(text(item1.width >> item2.height) == ["1.width == 2.height"])
    #expect(text(item1 >> item2.height.at(0.6).min) == ["1.height >= 0.6 * 2.height"])
    #expect(text(item1 >> item2.height.min.at(0.6)) == ["1.height >= 0.6 * 2.height"])
    let atMost = ["i.width <= 100", "i.height <= 100"]
    #expect(text(item >> DimensionTarget.size(100).max) == atMost)
    #expect(text(item >> layoutSize(100).max) == atMost)
    #expect(text(item >> .size(100).max) == atMost)
    #expect(text(item >> .max(100)) == atMost)
    #expect(
      text(item1 >> item2.size.min) == ["1.width >= 2.width", "1.height >= 2.height"])
    #expect(
      text(item1 >> item2.size.at(0.5).min) == [
        "1.width >= 0.5 * 2.width", "1.height >= 0.5 * 2.height",
      ])
    let pair = ["i.width == 100", "i.height == 50"]
    let k: CGFloat = 100
    #expect(text(item >> .size(100, 50)) == pair)
    #expect(text(item >> (100, 50)) == pair)
    #expect(text(item >> (k, 2 * k)) == ["i.width == 100", "i.height == 200"])
    let atLeast = ["i.width >= 100", "i.height >= 50"]
    #expect(text(item >> layoutSize(100, 50).min) == atLeast)
    #expect(text(item >> .size(100, 50).min) == atLeast)
    #expect(text(item >> .min(100, 50)) == atLeast)
    #expect(text(spacer.width >> .min(systemSpacing)) == ["s.width >= 8"])
    #expect(text(item1.height >> .min(64)) == ["1.height >= 64"])
    #expect(
      text(item1.width >> item1.height.at(16 / 9)) == ["1.width == 1.7777777777777777 * 1.height"])
    // One rule for constants: factor times number plus offset.
    #expect(text(item.width >> .size(100).offset(10).at(0.5)) == ["i.width == 60"])
    #expect(
      text(item >> .size(100, 50).offset(10).at(0.5)) == ["i.width == 60", "i.height == 35"])
    #expect(text(item.width >> item2.width.at(0.5).offset(10)) == ["i.width == 0.5 * 2.width + 10"])
  }

  @Test func `The last one wins`() {
    #expect(text(item1 >> item2.left.offset(8).offset(4)) == ["1.left == 2.left + 4"])
    #expect(text(item1 >> item2.left.min.max) == ["1.left <= 2.left"])
    #expect(text(item1 >> item2.left.at(2).at(3)) == ["1.left == 3 * 2.left"])
    #expect(text(item1 >> item2.left.target.with(.minimum)) == ["1.left >= 2.left"])
    #expect(text(item1 >> item2.left.min.with(.relative(0.5))) == ["1.left >= 0.5 * 2.left"])
  }

  @Test func `Guides`() {
    let guide = parent.addLayoutGuide()
    guide.identifier = "g"
    #expect(
      text(guide >> view1) == [
        "g.top == v1.top", "g.bottom == v1.bottom", "g.leading == v1.leading",
        "g.trailing == v1.trailing",
      ])
    #expect(text(item >> guide).first == "i.top == g.top")
    #expect(
      text(guide >> item.size.at(0.5)) == [
        "g.width == 0.5 * i.width", "g.height == 0.5 * i.height",
      ])
    #expect(text(guide >> 10) == ["g.width == 10", "g.height == 10"])
    #expect(
      text(parent.addForAutoLayout(UIView().called("c")) >> parent.safeArea).first
        == "c.top == UIViewSafeAreaLayoutGuide.top")
    #expect(text(item >> item.parentSafeArea?.top) == ["i.top == UIViewSafeAreaLayoutGuide.top"])
    #expect(item.parentSafeArea === parent.safeArea)
    #expect(guide.parentSafeArea === parent.safeArea)
  }

  @Test func `Priorities`() {
    (item1 >> item2.left)?.priority = 999
    (item1 >> item2.all).forEach { $0.priority = 999 }
    (item1.height >> (10 * 1.3)).priority = 999
    let statement = item1.height >> 13
    statement.priority = .defaultHigh
    #expect(statement.priority == UILayoutPriority(750))
    #expect(statement.priority == 750)
    #expect(text(statement) == ["1.height == 13 @750"])
  }

  @Test func `Nothing for nil`() {
    #expect((item1 >> (nil as UIView?)).isEmpty)
    #expect((item1 >> (nil as HorizontalAnchor?)) == nil)
    #expect(text(item1 >> UIView().parent?.size) == [])
    #expect((item1.left >> UIView().parent?.left) == nil)
  }

  @Test func `Inside a view class`() {
    let card = Card()
    #expect(
      text(card.made) == [
        "h.top == card.top", "h.leading == card.leading", "h.trailing == card.trailing",
        "h.height == 0.2 * card.height", "h.top == card.top", "h.bottom == card.bottom",
        "h.leading == card.leading", "h.trailing == card.trailing", "h.centerY == card.centerY",
        "h.centerX == card.centerX", "h.width >= card.width", "h.height >= card.height",
      ])
  }

  private final class Card: ConstraintView {
    let header = UIView().called("h")
    var made: [LayoutStatement] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      accessibilityIdentifier = "card"
      made += addForAutoLayout(header) >> allButBottom
      made += header >> height.at(0.2)
      made += header >> self
      made += header >> center
      made += header >> size.min
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }

  @Test func `Numbers of views stay numbers`() {
    item.width = 44
    item.height = 30
    item.center = CGPoint(x: 1, y: 2)
    let width = item.width
    let center = item.center
    #expect(width == 44)
    #expect(item.height == 30)
    #expect(center.x == 1)
    #expect([item, item1].map(\.width).first == 44)
  }

  @Test func `Anchors by their enums`() {
    #expect(
      text(item1 >> item2.anchor(for: HorizontalAnchor.Position.left)) == ["1.left == 2.left"])
    #expect(
      text(item1 >> item2.anchor(for: VerticalAnchor.Position.centerY)) == [
        "1.centerY == 2.centerY"
      ])
    #expect(
      text(view1 >> view2.anchor(for: BaselineAnchor.Baseline.firstBaseline)) == [
        "v1.firstBaseline == v2.firstBaseline"
      ])
  }
}

extension UIView {
  func called(_ name: String) -> Self {
    accessibilityIdentifier = name
    return self
  }
}

func text(_ statement: LayoutStatement?) -> [String] { statement.map { [$0.description] } ?? [] }
func text(_ statements: [LayoutStatement]) -> [String] { statements.map(\.description) }
