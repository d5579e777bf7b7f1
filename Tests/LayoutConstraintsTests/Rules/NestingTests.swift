import Foundation
import Framewise
import Testing

/// Constraint views in boxes and layout views, and the other way round.
@Suite struct NestingTests {
  private func card(_ width: CGFloat, _ height: CGFloat) -> (ConstraintView, Sized) {
    let card = ConstraintView().called("card")
    let content = card.addForAutoLayout(Sized(width: width, height: height).called("content"))
    content >> card.all(topOffset: 5, leadingOffset: 5, bottomOffset: -5, trailingOffset: -5)
    return (card, content)
  }

  @Test func `A box asks for the size that fits`() {
    let (card, content) = card(40, 20)
    let row = RowView(verticalAlignment: .top, spacing: 10, card, UIView())
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(LayoutIssue.collecting { row.layoutIfNeeded() } == [])
    #expect(card.frame == CGRect(x: 0, y: 0, width: 50, height: 30))
    #expect(content.frame == CGRect(x: 5, y: 5, width: 40, height: 20))
    content.natural = CGSize(width: 60, height: 20)
    row.layoutIfNeeded()
    #expect(card.frame.width == 70)
    #expect(content.frame.width == 60)
  }

  @Test func `A layout view places a constraint view`() {
    let (card, content) = card(40, 20)
    let screen = LayoutView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    screen.addSubview(
      card,
      withAssociatedConstantPosition: .makeCustom(fitting: .zero) { size, bounds in
        CGRect(origin: CGPoint(x: bounds.width - size.width, y: 0), size: size)
      })
    #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
    #expect(card.frame.maxX == 300)
    #expect(
      content.frame.size == CGSize(width: card.frame.width - 10, height: card.frame.height - 10))
  }

  @Test func `Boxes are sized by what fits them`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let label = UILabel().called("label")
    label.text = "Some words that take more than one line in a narrow box"
    label.numberOfLines = 0
    let column = ColumnView(spacing: 4, Sized(width: 30, height: 10), label)
    screen.addForAutoLayout(column) >> screen.allButBottom
    let below = screen.addForAutoLayout(UIView())
    below >> screen.allButTop
    below.top >> column.bottom
    for width: CGFloat in [300, 120] {
      screen.frame.size.width = width
      #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
      let height = label.sizeThatFits(CGSize(width: width, height: .infinity)).height
      #expect(column.frame == CGRect(x: 0, y: 0, width: width, height: 14 + height))
      #expect(below.frame.minY == 14 + height)
      #expect(label.frame == CGRect(x: 0, y: 14, width: width, height: height))
    }
    label.text = "One"
    screen.layoutIfNeeded()
    #expect(below.frame.minY == 14 + label.sizeThatFits(CGSize(width: 120, height: 0)).height)
  }

  @Test func `Alternating nesting stays affordable`() {
    var inner: UIView = Sized(width: 10, height: 10)
    for _ in 0..<24 {
      let around = ConstraintView()
      around.addForAutoLayout(inner) >> around.all(leadingOffset: 1)
      inner = RowView(spacing: 0, around)
    }
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    screen.addForAutoLayout(inner) >> screen.top
    inner >> screen.left
    #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 34, height: 10))
  }

  @Test func `Measuring has no side effect`() {
    let (card, content) = card(40, 20)
    card.frame = CGRect(x: 0, y: 0, width: 90, height: 90)
    let wide = content.width >> 200
    wide.priority = 600
    card.layoutIfNeeded()
    let frame = content.frame
    let issues = LayoutIssue.collecting {
      #expect(card.sizeThatFits(CGSize(width: 30, height: 30)) == CGSize(width: 30, height: 30))
      #expect(
        card.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
          == CGSize(width: 210, height: 30))
      #expect(card.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 30))
      #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 210)
      #expect(
        card.systemLayoutSizeFitting(
          CGSize(width: 500, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 500, height: 30))
      #expect(
        card.systemLayoutSizeFitting(
          CGSize(width: 500, height: 300), withHorizontalFittingPriority: UILayoutPriority(599),
          verticalFittingPriority: .defaultHigh) == CGSize(width: 210, height: 300))
    }
    #expect(issues == [])
    #expect(content.frame == frame)
    #expect(LayoutIssue.collecting { card.layoutIfNeeded() } == [])
    #expect(content.frame == frame)
  }

  @Test(arguments: [0, -1, 5, 1e9, CGFloat.infinity, -.infinity, .nan])
  func `Any proposal has an answer`(_ number: CGFloat) {
    let (card, _) = card(40, 20)
    for proposal in [
      CGSize(width: number, height: 10), CGSize(width: 10, height: number),
      CGSize(width: number, height: number),
    ] {
      let issues = LayoutIssue.collecting {
        let fitting = card.sizeThatFits(proposal)
        let system = card.systemLayoutSizeFitting(
          proposal, withHorizontalFittingPriority: .required, verticalFittingPriority: .required)
        for size in [fitting, system] {
          #expect(size.width >= 0 && size.width.isFinite)
          #expect(size.height >= 0 && size.height.isFinite)
        }
      }
      #expect(issues == [])
    }
  }

  @Test func `Measuring is never stale`() {
    let host = UIView()
    let item = host.addForAutoLayout(UIView())
    item >> host
    let width = item.width >> 30
    item.height >> 10
    #expect(host.constraintSizeFitting(.zero) == CGSize(width: 30, height: 10))
    width.constant = 40
    #expect(host.constraintSizeFitting(.zero).width == 40)
    host.frame.size = CGSize(width: 40, height: 10)
    host.layOutConstraints()
    width.constant = 50
    #expect(host.constraintSizeFitting(.zero).width == 50)
    let (card, content) = card(40, 20)
    card.frame.size = CGSize(width: 100, height: 100)
    card.layoutIfNeeded()
    #expect(card.sizeThatFits(CGSize(width: 500, height: 500)).width == 50)
    let wide = content.width >> 90
    #expect(card.sizeThatFits(CGSize(width: 500, height: 500)).width == 100)
    wide.constant = 80
    #expect(card.sizeThatFits(CGSize(width: 500, height: 500)).width == 90)
    wide.isActive = false
    #expect(card.sizeThatFits(CGSize(width: 500, height: 500)).width == 50)
    content.natural.width = 45
    #expect(card.sizeThatFits(CGSize(width: 500, height: 500)).width == 55)
  }

  @Test func `Own sizes count while measuring`() {
    let card = ConstraintView()
    card >> .size(120, 80)
    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 120, height: 80))
    card.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    #expect(LayoutIssue.collecting { card.layoutIfNeeded() } == [])
  }

  /// A view that places some of its subviews by methods and relates others.
  private final class Mixed: LayoutView {
    let card = UIView().called("card")
    let mark = UIView().called("mark")

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(
        card,
        withAssociatedConstantPosition: .makeInsets(
          insets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)))
      card.addForAutoLayout(mark) >> card.allButLeading(topOffset: 5)
      mark.width >> card.width.at(0.5)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      layOutConstraints()
    }
  }

  @Test func `A layout view solves statements after its methods`() {
    let mixed = Mixed(frame: CGRect(x: 0, y: 0, width: 220, height: 100))
    #expect(LayoutIssue.collecting { mixed.layoutIfNeeded() } == [])
    #expect(mixed.mark.frame == CGRect(x: 100, y: 5, width: 100, height: 75))
    mixed.frame.size.width = 120
    #expect(LayoutIssue.collecting { mixed.layoutIfNeeded() } == [])
    #expect(mixed.mark.frame == CGRect(x: 50, y: 5, width: 50, height: 75))
  }

  @Test func `So it does within a constraint view`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 220, height: 100))
    let mixed = Mixed(frame: .zero)
    screen.addForAutoLayout(mixed) >> screen
    // About the view itself, and about what is in it.
    let below = mixed.addForAutoLayout(UIView())
    below >> mixed.allButTop
    below.height >> 3
    for width: CGFloat in [220, 120, 220] {
      screen.frame.size.width = width
      #expect(
        LayoutIssue.collecting { screen.layoutIfNeeded() }.filter { $0.rule != .unplaced } == [])
      #expect(below.frame == CGRect(x: 0, y: 97, width: width, height: 3))
      #expect(mixed.frame == CGRect(x: 0, y: 0, width: width, height: 100))
      let half = (width - 20) / 2
      #expect(mixed.mark.frame.minX == half)
      #expect(mixed.mark.frame.width == half)
    }
  }
}
