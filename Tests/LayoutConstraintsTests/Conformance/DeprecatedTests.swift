import Foundation
import Framewise
import Testing

/// GetLaid 3.0's convenience functions, which still mean the same.
@Suite struct DeprecatedTests {
  let p = UIView().called("p")
  let a = UILabel().called("a")
  let b = UIView().called("b")

  init() {
    p.addSubview(a)
    p.addSubview(b)
  }

  @available(*, deprecated) @Test func `They know their lines`() {
    let line = #line
    let all =
      a.constrainToParent(inset: 5) + a.constrain(above: b, maxGap: 3)
      + [
        a.constrainToParentTop(), a.constrain(below: b), a.constrainAspectRatio(to: 2),
        a.constrainToParentFirstBaseline(),
      ].compactMap { $0 }
    #expect(all.count == 10)
    for statement in all {
      let location = statement.location
      #expect(location?.fileID.hasSuffix("DeprecatedTests.swift") == true)
      #expect(location.map { (line + 2...line + 6).contains($0.line) } == true)
    }
  }

  @available(*, deprecated) @Test func `A neighbor that is not there makes no statement`() {
    let nobody: UIView? = nil
    #expect(a.constrain(above: nobody) == nil)
    #expect(a.constrain(below: nobody, minGap: 3) == nil)
    #expect(a.constrain(toTheLeftOf: nobody, maxGap: 3).isEmpty)
    #expect(a.constrain(after: a.superview?.superview) == nil)
    let item: (any LayoutItem)? = b
    #expect(text(a.constrain(before: item, gap: 2)) == ["a.trailing == b.leading - 2"])
    #expect(
      text(a.constrain(toTheRightOf: b, maxGap: 3)) == [
        "a.left >= b.right", "a.left <= b.right + 3",
      ])
  }

  @available(*, deprecated) @Test func `Insets`() {
    #expect(
      text(a.constrainToParent(inset: 5)) == [
        "a.top == p.top + 5", "a.leading == p.leading + 5", "a.bottom == p.bottom - 5",
        "a.trailing == p.trailing - 5",
      ])
    #expect(
      text(
        a.constrainToParent(topInset: 1, leadingInset: 2, bottomInset: 3, trailingInset: 4))
        == [
          "a.top == p.top + 1", "a.leading == p.leading + 2", "a.bottom == p.bottom - 3",
          "a.trailing == p.trailing - 4",
        ])
    #expect(
      text(a.constrainToParent(topInset: 1, leftInset: 2, bottomInset: 3, rightInset: 4)) == [
        "a.top == p.top + 1", "a.left == p.left + 2", "a.bottom == p.bottom - 3",
        "a.right == p.right - 4",
      ])
    #expect(
      text(a.constrainToParentButTop(inset: 5)) == [
        "a.leading == p.leading + 5", "a.bottom == p.bottom - 5", "a.trailing == p.trailing - 5",
      ])
    #expect(
      text(a.constrainToParentButLeft(topInset: 1, bottomInset: 2, rightInset: 3)) == [
        "a.top == p.top + 1", "a.bottom == p.bottom - 2", "a.right == p.right - 3",
      ])
    #expect(
      text(a.constrainToParentButTrailing(leadingInset: 1)) == [
        "a.top == p.top", "a.leading == p.leading + 1", "a.bottom == p.bottom",
      ])
    #expect(
      text(a.constrainToParentCenter(xOffset: 1, yOffset: -2)) == [
        "a.centerX == p.centerX + 1", "a.centerY == p.centerY - 2",
      ])
  }

  @available(*, deprecated) @Test func `Single edges`() {
    #expect(text(a.constrainToParentTop(inset: 1)) == ["a.top == p.top + 1"])
    #expect(text(a.constrainToParentLeading()) == ["a.leading == p.leading"])
    #expect(text(a.constrainToParentLeft(inset: 1)) == ["a.left == p.left + 1"])
    #expect(text(a.constrainToParentBottom(inset: 1)) == ["a.bottom == p.bottom - 1"])
    #expect(text(a.constrainToParentTrailing(inset: 1)) == ["a.trailing == p.trailing - 1"])
    #expect(text(a.constrainToParentRight(inset: 1)) == ["a.right == p.right - 1"])
    #expect(text(a.constrainToParentCenterX(offset: 1)) == ["a.centerX == p.centerX + 1"])
    #expect(text(a.constrainToParentCenterY(offset: -1)) == ["a.centerY == p.centerY - 1"])
    #expect(text(a.constrainTopToParent(at: 0.5)) == ["a.top == 0.5 * p.bottom"])
    #expect(text(a.constrainBottomToParent(at: 0.5)) == ["a.bottom == 0.5 * p.bottom"])
    #expect(text(a.constrainCenterYToParent(at: 0.5)) == ["a.centerY == 0.5 * p.bottom"])
    #expect(text(a.constrainLeadingToParent(at: 0.5)) == ["a.leading == 0.5 * p.trailing"])
    #expect(text(a.constrainTrailingToParent(at: 0.5)) == ["a.trailing == 0.5 * p.trailing"])
    #expect(text(a.constrainCenterXToParent(at: 0.5)) == ["a.centerX == 0.5 * p.trailing"])
    #expect(text(a.constrainLeftToParent(at: 0.5)) == ["a.left == 0.5 * p.right"])
    #expect(text(a.constrainRightToParent(at: 0.5)) == ["a.right == 0.5 * p.right"])
    #expect(
      text(a.constrainToParentFirstBaseline(offset: 2)) == [
        "a.firstBaseline == p.firstBaseline + 2"
      ])
    #expect(text(a.constrainToParentLastBaseline()) == ["a.lastBaseline == p.lastBaseline"])
  }

  @available(*, deprecated) @Test func `Sizes`() {
    #expect(
      text(a.constrainToParentSize(relation: .minimum)) == [
        "a.width >= p.width", "a.height >= p.height",
      ])
    #expect(
      text(a.constrainToParentSize(at: 0.5)) == [
        "a.width == 0.5 * p.width", "a.height == 0.5 * p.height",
      ])
    #expect(text(a.constrainToParentWidth()) == ["a.width == p.width"])
    #expect(text(a.constrainToParentWidth(relation: .maximum)) == ["a.width <= p.width"])
    #expect(text(a.constrainToParentHeight(at: 0.3)) == ["a.height == 0.3 * p.height"])
    #expect(text(a.constrainAspectRatio(to: 2)) == ["a.width == 2 * a.height"])
  }

  @available(*, deprecated) @Test func `Neighbors`() {
    #expect(text(a.constrain(above: b)) == ["a.bottom == b.top"])
    #expect(text(a.constrain(above: b, gap: 3)) == ["a.bottom == b.top - 3"])
    #expect(text(a.constrain(below: b, gap: 3)) == ["a.top == b.bottom + 3"])
    #expect(text(a.constrain(toTheLeftOf: b, gap: 3)) == ["a.right == b.left - 3"])
    #expect(text(a.constrain(toTheRightOf: b, gap: 3)) == ["a.left == b.right + 3"])
    #expect(text(a.constrain(before: b, gap: 3)) == ["a.trailing == b.leading - 3"])
    #expect(text(a.constrain(after: b, gap: 3)) == ["a.leading == b.trailing + 3"])
    #expect(text(a.constrain(above: b, minGap: 3)) == ["a.bottom <= b.top - 3"])
    #expect(text(a.constrain(below: b, minGap: 3)) == ["a.top >= b.bottom + 3"])
    #expect(text(a.constrain(toTheLeftOf: b, minGap: 3)) == ["a.right <= b.left - 3"])
    #expect(text(a.constrain(after: b, minGap: 3)) == ["a.leading >= b.trailing + 3"])
    #expect(
      text(a.constrain(above: b, maxGap: 3)) == ["a.bottom <= b.top", "a.bottom >= b.top - 3"])
    #expect(
      text(a.constrain(below: b, maxGap: 3)) == ["a.top >= b.bottom", "a.top <= b.bottom + 3"])
    #expect(
      text(a.constrain(toTheRightOf: b, maxGap: 3)) == [
        "a.left >= b.right", "a.left <= b.right + 3",
      ])
  }

  /// What "but" leaves out is missing, all else keeps its sign.
  @available(*, deprecated) @Test func `Insets but one`() {
    let top = "a.top == p.top + 1", bottom = "a.bottom == p.bottom - 3"
    let leading = "a.leading == p.leading + 2", trailing = "a.trailing == p.trailing - 4"
    let left = "a.left == p.left + 2", right = "a.right == p.right - 4"
    #expect(
      text(a.constrainToParentButTop(leadingInset: 2, bottomInset: 3, trailingInset: 4)) == [
        leading, bottom, trailing,
      ])
    #expect(
      text(a.constrainToParentButTop(leftInset: 2, bottomInset: 3, rightInset: 4)) == [
        left, bottom, right,
      ])
    #expect(
      text(a.constrainToParentButLeading(topInset: 1, bottomInset: 3, trailingInset: 4)) == [
        top, bottom, trailing,
      ])
    #expect(
      text(a.constrainToParentButBottom(topInset: 1, leadingInset: 2, trailingInset: 4)) == [
        top, leading, trailing,
      ])
    #expect(
      text(a.constrainToParentButBottom(topInset: 1, leftInset: 2, rightInset: 4)) == [
        top, left, right,
      ])
    #expect(
      text(a.constrainToParentButTrailing(topInset: 1, leadingInset: 2, bottomInset: 3)) == [
        top, leading, bottom,
      ])
    #expect(
      text(a.constrainToParentButRight(topInset: 1, leftInset: 2, bottomInset: 3)) == [
        top, left, bottom,
      ])
  }

  /// One inset is the same from every edge.
  @available(*, deprecated) @Test func `One inset for all edges but one`() {
    let top = "a.top == p.top + 5", bottom = "a.bottom == p.bottom - 5"
    let leading = "a.leading == p.leading + 5", trailing = "a.trailing == p.trailing - 5"
    let left = "a.left == p.left + 5", right = "a.right == p.right - 5"
    #expect(text(a.constrainToParentButLeading(inset: 5)) == [top, bottom, trailing])
    #expect(text(a.constrainToParentButLeft(inset: 5)) == [top, bottom, right])
    #expect(text(a.constrainToParentButBottom(inset: 5)) == [top, leading, trailing])
    #expect(text(a.constrainToParentButTrailing(inset: 5)) == [top, leading, bottom])
    #expect(text(a.constrainToParentButRight(inset: 5)) == [top, left, bottom])
  }

  @available(*, deprecated) @Test func `Widths and heights alone, and gaps on every side`() {
    #expect(text(a.constrainToParentWidth(at: 0.3)) == ["a.width == 0.3 * p.width"])
    #expect(text(a.constrainToParentHeight()) == ["a.height == p.height"])
    #expect(text(a.constrainToParentHeight(relation: .minimum)) == ["a.height >= p.height"])
    #expect(
      text(a.constrainToParentHeight(relation: .relative(0.5))) == ["a.height == 0.5 * p.height"])
    #expect(text(a.constrain(toTheRightOf: b, minGap: 3)) == ["a.left >= b.right + 3"])
    #expect(text(a.constrain(before: b, minGap: 3)) == ["a.trailing <= b.leading - 3"])
    #expect(
      text(a.constrain(toTheLeftOf: b, maxGap: 3)) == [
        "a.right <= b.left", "a.right >= b.left - 3",
      ])
    #expect(
      text(a.constrain(before: b, maxGap: 3)) == [
        "a.trailing <= b.leading", "a.trailing >= b.leading - 3",
      ])
    #expect(
      text(a.constrain(after: b, maxGap: 3)) == [
        "a.leading >= b.trailing", "a.leading <= b.trailing + 3",
      ])
  }

  @available(*, deprecated) @Test func `Without a parent there is nothing to keep a distance from`()
  {
    let alone = UILabel()
    #expect(alone.constrainToParent(inset: 5).isEmpty)
    #expect(alone.constrainToParentTop() == nil)
    #expect(alone.constrainToParentSize(at: 0.5).isEmpty)
    #expect(alone.constrainToParentCenter().isEmpty)
  }

  /// From right to left "before" is on the right, while "left" stays on the left.
  @available(*, deprecated) @Test(arguments: [false, true])
  func `Neighbors stand where they are said to, in both directions`(_ isMirrored: Bool) {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    let middle = screen.addForAutoLayout(UIView())
    middle >> screen.center
    middle >> 10
    let before = screen.addForAutoLayout(UIView()), after = screen.addForAutoLayout(UIView())
    let left = screen.addForAutoLayout(UIView())
    for view in [before, after, left] {
      view >> screen.top
      view >> 10
    }
    // Each wishes to be elsewhere, so what it may do is what is seen.
    before.constrain(before: middle, maxGap: 3)
    before.leading >> screen.leading.priority(500)
    after.constrain(after: middle, maxGap: 4)
    after.trailing >> screen.trailing.priority(500)
    left.constrain(toTheLeftOf: middle, maxGap: 5)
    left.left >> screen.left.priority(500)
    #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
    #expect(middle.frame == CGRect(x: 45, y: 45, width: 10, height: 10))
    #expect(before.frame.minX == (isMirrored ? 58 : 32))
    #expect(after.frame.minX == (isMirrored ? 31 : 59))
    #expect(left.frame.minX == 30)
  }
}
