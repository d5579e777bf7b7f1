import Foundation
import HeadlessUIKit
import LayoutBoxes
import LayoutConditions
import LayoutCore
import TestSupport
import Testing

@Suite struct BoxViewTests {
  @Test func `A row turns into a column at a breakpoint`() {
    let (a, b) = (leaf(30, 10), leaf(40, 20))
    let row = RowView(a, b)
    row.responsiveAxis = Responsive(.vertical).when(.width(100...), .horizontal)
    row.responsiveSpacing = Responsive(1).when(.width(100...), 5)
    row.responsiveMargins = Responsive(.zero).when(
      .width(200...), NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    row.frame = rect(0, 0, 60, 31)
    row.layoutIfNeeded()
    #expect([a.frame, b.frame] == [rect(0, 0, 60, 10), rect(0, 11, 60, 20)])
    row.frame = rect(0, 0, 100, 31)
    row.layoutIfNeeded()
    #expect([a.frame, b.frame] == [rect(0, 0, 30, 31), rect(35, 0, 65, 31)])
    row.frame = rect(0, 0, 200, 31)
    row.layoutIfNeeded()
    #expect([a.frame, b.frame] == [rect(2, 1, 30, 27), rect(37, 1, 159, 27)])
    #expect(row.sizeThatFits(CGSize(width: 60, height: 100)) == CGSize(width: 40, height: 31))
  }

  @Test func `Weight and display depend on conditions`() {
    let (a, b) = (leaf(30, 10), leaf(40, 20))
    let row = RowView(spacing: 0, a, b)
    a.responsiveWeight = Responsive(.nan).when(.width(200...), 1)
    b.responsiveIsDisplayable = Responsive(true).when(.width(300...), false)
    row.frame = rect(0, 0, 100, 10)
    row.layoutIfNeeded()
    #expect(a.frame.size.width == 30)
    row.frame = rect(0, 0, 200, 10)
    row.layoutIfNeeded()
    #expect(a.frame.size.width == 160 && b.frame.size.width == 40)
    row.frame = rect(0, 0, 300, 10)
    row.layoutIfNeeded()
    #expect(a.frame.size.width == 300 && !a.isHidden)
    #expect(b.frame == rect(160, 0, 40, 10) && b.isHidden)
    let narrow = LayoutSnapshot(of: row, in: LayoutInput(size: CGSize(width: 200, height: 10)))
    #expect(narrow.nodes.map(\.isHidden) == [false, false, false])
    #expect(b.isHidden)
    row.frame = rect(0, 0, 200, 10)
    row.layoutIfNeeded()
    #expect(!b.isHidden)
    row.frame = rect(0, 0, 300, 10)
    row.layoutIfNeeded()
    b.responsiveIsDisplayable = nil
    #expect(!b.isHidden)
  }

  @Test func `What depends on conditions is read as it was set`() {
    let (row, child) = (RowView(), leaf(30, 10))
    row.addSubview(child)
    #expect(row.responsiveAxis == nil && row.responsiveSpacing == nil)
    #expect(row.responsiveMargins == nil && child.responsiveWeight == nil)
    let axis = Responsive(BoxAxis.vertical).when(.width(100...), .horizontal)
    row.responsiveAxis = axis
    let horizontal = Responsive(BoxHorizontalAlignment.fill).when(.width(100...), .leading)
    row.responsiveHorizontalAlignment = horizontal
    let vertical = Responsive(BoxVerticalAlignment.fill).when(.width(100...), .top)
    row.responsiveVerticalAlignment = vertical
    let spacing = Responsive<CGFloat>(1).when(.width(100...), 5)
    row.responsiveSpacing = spacing
    let margins = Responsive(NSDirectionalEdgeInsets.zero)
    row.responsiveMargins = margins
    let weight = Responsive<CGFloat>(1).when(.width(100...), 2)
    child.responsiveWeight = weight
    #expect(row.responsiveAxis == axis && row.responsiveSpacing == spacing)
    #expect(row.responsiveHorizontalAlignment == horizontal)
    #expect(row.responsiveVerticalAlignment == vertical)
    #expect(row.responsiveMargins == margins && child.responsiveWeight == weight)
    row.responsiveAxis = nil
    #expect(row.responsiveAxis == nil && row.responsiveSpacing == spacing)
  }

  @Test func `Each margin of a view is one of its directional margins`() {
    let view = leaf(1, 1)
    view.topMargin = 1
    view.leadingMargin = 2
    view.bottomMargin = 3
    view.trailingMargin = 4
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(
      [view.topMargin, view.leadingMargin, view.bottomMargin, view.trailingMargin] == [1, 2, 3, 4])
  }

  @Test(arguments: [false, true]) func `The one view of a scroll view may depend on a case`(
    _ isEmpty: Bool
  ) {
    let (placeholder, list) = (leaf(10, 20), leaf(10, 900))
    let scroll = BoxScrollView(isFitToWidth: true) {
      if isEmpty { placeholder } else { list }
    }
    #expect(scroll.content === (isEmpty ? placeholder : list))
    let column = ColumnView {
      if #available(macOS 10.15, *) { placeholder }
      if !isEmpty { list }
    }
    #expect(column.subviews == (isEmpty ? [placeholder] : [placeholder, list]))
  }

  @Test func `A topmost box keeps to the margins of its input`() {
    let child = leaf(30, 10)
    let box = ColumnView(child)
    box.frame = rect(0, 0, 100, 100)
    box.hostSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    box.layoutIfNeeded()
    #expect(child.frame == rect(0, 20, 100, 80))
    var input = box.containerInput
    input.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      LayoutSnapshot(of: box, in: input).nodes.map(\.frame)
        == [rect(0, 0, 100, 100), rect(2, 1, 94, 96)])
    input.direction = .rightToLeft
    #expect(
      LayoutSnapshot(of: box, in: input).nodes.map(\.frame)[1] == rect(2, 1, 94, 96))
    box.layoutIfNeeded()
    #expect(child.frame == rect(0, 20, 100, 80))
    box.hostSafeAreaInsets.top = 30
    box.layoutIfNeeded()
    #expect(child.frame == rect(0, 30, 100, 70))
  }

  @Test func `What is not displayed leaves the layout`() {
    let (a, b, c) = (leaf(30, 10), leaf(40, 20), leaf(50, 30))
    let row = RowView(horizontalAlignment: .leading, spacing: 7, a, b, c)
    row.frame = rect(0, 0, 200, 10)
    row.layoutIfNeeded()
    #expect(c.frame.origin.x == 84)
    b.isDisplayable = false
    row.layoutIfNeeded()
    #expect(b.isHidden && c.frame.origin.x == 37)
    b.isDisplayable = true
    b.isHidden = true
    row.layoutIfNeeded()
    #expect(c.frame.origin.x == 84)
  }

  @Test func `Where a condition decides that, a view is neither shown nor hidden by hand`() {
    let (a, b) = (leaf(30, 10), leaf(40, 20))
    a.responsiveIsDisplayable = Responsive(false).when(.width(200...), true)
    let row = RowView(spacing: 0, a, b)
    for (width, isHidden) in [(300, false), (100, true), (300, false)] as [(CGFloat, Bool)] {
      laidOut(row, width, 10)
      for isDisplayable in [false, true] {
        a.isDisplayable = isDisplayable
        #expect(a.isHidden == isHidden)
        row.layoutIfNeeded()
        #expect(a.isHidden == isHidden && b.frame.origin.x == (isHidden ? 0 : 30))
      }
    }
    a.isDisplayable = false
    a.responsiveIsDisplayable = nil
    row.layoutIfNeeded()
    #expect(a.isHidden && b.frame.origin.x == 0)
  }

  @Test func `A padding that stays as it is asks for no pass`() {
    let root = RootView(topPadding: 20, bottomPadding: 5, leaf(30, 10))
    root.frame = rect(0, 0, 200, 100)
    root.layoutIfNeeded()
    root.topPadding = 20
    root.bottomPadding = 5
    #expect(!root.isMarkedForLayout)
    root.bottomPadding = 6
    #expect(root.isMarkedForLayout)
    root.layoutIfNeeded()
    #expect(root.subviews[0].frame == rect(0, 20, 200, 74))
  }

  /// A box style that is the same asks for none either.
  @Test func `A trait that stays as it is asks for no pass`() {
    let view = leaf(30, 10)
    let row = RowView(spacing: 5, view)
    (view.width, view.weight, view.anchor) = (20, 2, [.top])
    row.frame = rect(0, 0, 200, 100)
    row.layoutIfNeeded()
    (view.width, view.height, view.weight, view.anchor) = (20, .nan, 2, [.top])
    view.isDisplayable = true
    row.spacing = 5
    #expect(!row.isMarkedForLayout)
    view.height = 9
    #expect(row.isMarkedForLayout)
  }

  @Test func `A box asks for its natural width where there is room, and for no more than there is`()
  {
    let row = RowView(spacing: 0, leaf(30, 10))
    for (width, expected) in [(29.5, 29.5), (30, 30), (31, 30)] as [(CGFloat, CGFloat)] {
      let room = CGSize(width: width, height: .infinity)
      #expect(row.sizeThatFits(room) == CGSize(width: expected, height: 10))
    }
  }

  @Test func `What scrolls takes the size of its content without asking for another pass`() {
    let scroll = BoxScrollView(frame: rect(0, 0, 20, 20))
    let content = leaf(30, 40)
    scroll.content = content
    for width in [30.0, 50] {
      content.natural.width = width
      scroll.layoutIfNeeded()
      #expect(scroll.contentSize == CGSize(width: width, height: 40))
      #expect(!scroll.isMarkedForLayout)
    }
  }

  @Test func `Content that left a scroll view is set again`() {
    let scroll = BoxScrollView(frame: rect(0, 0, 20, 20))
    let content = leaf(30, 40)
    scroll.content = content
    scroll.layoutIfNeeded()
    for other in [nil, UIView()] {
      if let other { other.addSubview(content) } else { content.removeFromSuperview() }
      scroll.layoutIfNeeded()
      #expect(scroll.contentSize == .zero)
      scroll.content = content
      scroll.layoutIfNeeded()
      #expect(content.superview === scroll && scroll.contentSize == CGSize(width: 30, height: 40))
    }
    scroll.content = content
    #expect(!scroll.isMarkedForLayout)
  }

  @Test func `From right to left a scroll view shows the right edge of its content at first`() {
    for isNested in [false, true] {
      let (first, second) = (leaf(100, 20), leaf(125, 20))
      let scroll = BoxScrollView(RowView(spacing: 0, first, second))
      let outer = ColumnView(spacing: 0)
      let top = isNested ? outer : scroll
      if isNested { outer.addSubview(scroll) }
      top.semanticContentAttribute = .forceRightToLeft
      scroll.semanticContentAttribute = .forceRightToLeft
      top.frame = rect(0, 0, 100, 50)
      top.layoutIfNeeded()
      #expect(first.frame.origin.x == 125 && second.frame.origin.x == 0)
      // 225 wide in 100 points.
      #expect(scroll.contentOffset.x == 125)
      scroll.contentOffset.x = 100
      // 25 points from the beginning, also of wider content and in a wider view.
      second.natural.width = 165
      top.layoutIfNeeded()
      #expect(scroll.contentOffset.x == 140)
      top.frame.size.width = 120
      top.layoutIfNeeded()
      #expect(scroll.contentOffset.x == 120)
      _ = LayoutSnapshot(of: top, in: LayoutInput(size: CGSize(width: 500, height: 50)))
      #expect(scroll.contentOffset.x == 120)
      top.setNeedsLayout()
      top.layoutIfNeeded()
      #expect(scroll.contentOffset.x == 120)
      scroll.mirrorsForRightToLeft = false
      top.layoutIfNeeded()
      #expect(scroll.contentOffset.x == 25)
      #expect(!scroll.isMarkedForLayout)
    }
  }

  @Test func `A view at another edge is there after the next pass`() {
    let view = leaf(30, 10)
    let box = AnchorView(view)
    view.anchor = [.top, .leading]
    box.frame = rect(0, 0, 200, 100)
    box.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 30, 10))
    view.anchor = [.bottom, .trailing]
    box.layoutIfNeeded()
    #expect(view.frame == rect(170, 90, 30, 10))
  }

  @Test func `Every change counts`() {
    let (a, b) = (leaf(30, 10), leaf(40, 20))
    let inner = ColumnView(a, b)
    let outer = RowView(horizontalAlignment: .leading, verticalAlignment: .top, spacing: 0, inner)
    outer.frame = rect(0, 0, 200, 100)
    outer.layoutIfNeeded()
    #expect(inner.frame == rect(0, 0, 40, 38))
    inner.spacing = 1
    outer.layoutIfNeeded()
    #expect(inner.frame == rect(0, 0, 40, 31))
    a.natural.width = 90
    outer.layoutIfNeeded()
    #expect(inner.frame == rect(0, 0, 90, 31))
    b.height = 5
    outer.layoutIfNeeded()
    #expect(inner.frame == rect(0, 0, 90, 16) && b.frame == rect(0, 11, 90, 5))
    inner.topMargin = 3
    outer.layoutIfNeeded()
    #expect(a.frame == rect(0, 3, 90, 10))
    b.removeFromSuperview()
    outer.layoutIfNeeded()
    #expect(inner.frame == rect(0, 0, 90, 13))
    inner.addSubview(leaf(100, 7))
    outer.layoutIfNeeded()
    #expect(inner.frame == rect(0, 0, 100, 21))
    outer.verticalAlignment = .bottom
    outer.layoutIfNeeded()
    #expect(inner.frame == rect(0, 79, 100, 21))
    inner.removeFromSuperview()
    inner.frame = rect(0, 0, 50, 50)
    inner.layoutIfNeeded()
    #expect(a.frame == rect(0, 3, 50, 10))
    a.natural.height = 20
    inner.layoutIfNeeded()
    #expect(a.frame == rect(0, 3, 50, 20))
  }

  @Test func `Right to left by inheritance with an override`() {
    let (a, b) = (leaf(30, 10), leaf(40, 10))
    let inner = RowView(horizontalAlignment: .leading, spacing: 0, b)
    inner.semanticContentAttribute = .forceLeftToRight
    let outer = ColumnView(horizontalAlignment: .leading, spacing: 0, a, inner)
    inner.width = 60
    let host = UIView(frame: rect(0, 0, 100, 100))
    host.semanticContentAttribute = .forceRightToLeft
    host.addSubview(outer)
    outer.frame = host.bounds
    host.layoutIfNeeded()
    #expect(a.frame == rect(70, 0, 30, 10))
    #expect(inner.frame.origin.x == 40 && b.frame.origin.x == 0)
    host.semanticContentAttribute = .forceLeftToRight
    host.layoutIfNeeded()
    #expect(a.frame == rect(0, 0, 30, 10))
  }

  @Test func `Boxes in controllers in boxes`() {
    let text = LetterText()
    text.node.n = 20
    text.node.cw = 10
    text.node.lh = 12
    let inner = ColumnView(text)
    let controller = LayoutView()
    controller.setLayoutMethods(
      [
        LayoutMethod(
          constantPosition: .makeInsets(
            insets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)))
      ], for: inner)
    controller.addSubview(inner)
    let spacer = SpacerView()
    let column = ColumnView(spacing: 0, leaf(10, 10), controller, spacer)
    controller.height = 40
    let outer = LayoutView(frame: rect(0, 0, 100, 200))
    outer.setLayoutMethods(
      [LayoutMethod(constantPosition: .makeInsets(insets: .zero))], for: column)
    outer.addSubview(column)
    outer.layoutIfNeeded()
    #expect(column.frame == rect(0, 0, 100, 200))
    #expect(controller.frame == rect(0, 10, 100, 40))
    #expect(inner.frame == rect(0, 0, 100, 40))
    #expect(text.frame == rect(0, 0, 100, 40))
    #expect(spacer.frame == rect(0, 50, 100, 150))
  }

  @Test func `Wrapped text is measured once per axis`() {
    let text = LetterText()
    text.node.n = 20
    text.node.cw = 10
    text.node.lh = 12
    let column = ColumnView(spacing: 0, RowView(text), SpacerView())
    column.frame = rect(0, 0, 100, 100)
    column.layoutIfNeeded()
    #expect(text.frame == rect(0, 0, 100, 24))
    #expect(text.measureCount == 2)
    column.frame = rect(0, 0, 50, 100)
    column.layoutIfNeeded()
    #expect(text.frame == rect(0, 0, 50, 48))
    #expect(text.measureCount == 3)
    column.layoutIfNeeded()
    #expect(text.measureCount == 3)
  }

  @Test func `Touches pass through`() {
    let child = leaf(10, 10)
    let row = RowView(horizontalAlignment: .leading, verticalAlignment: .top, child)
    row.frame = rect(0, 0, 100, 100)
    row.layoutIfNeeded()
    #expect(row.hitTest(CGPoint(x: 5, y: 5), with: nil) === child)
    #expect(row.hitTest(CGPoint(x: 50, y: 50), with: nil) == nil)
    row.backgroundColor = .clear
    #expect(row.hitTest(CGPoint(x: 50, y: 50), with: nil) === row)
    let spacer = SpacerView(frame: rect(0, 0, 10, 10))
    spacer.addSubview(UIView(frame: rect(0, 0, 10, 10)))
    #expect(spacer.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    spacer.backgroundColor = .red
    #expect(spacer.hitTest(CGPoint(x: 5, y: 5), with: nil) === spacer.subviews[0])
  }

  @Test func `Baselines of boxes are those of their first and last views`() {
    let first = LeafView()
    let last = LeafView()
    let box = ColumnView(RowView(first, leaf(1, 1)), RowView(leaf(1, 1), last))
    #expect(box.forFirstBaselineLayout === first)
    #expect(box.forLastBaselineLayout === last)
    let empty = RowView()
    #expect(empty.forFirstBaselineLayout === empty)
  }

  @Test func `Frames snap to pixels`() {
    let views = (0..<3).map { _ in leaf(0, 10) }
    for view in views { view.weight = 1 }
    let row = RowView(spacing: 0, views[0], views[1], views[2])
    row.snapsToPixelGrid = true
    row.frame = rect(0, 0, 100, 10)
    row.layoutIfNeeded()
    #expect(views.map(\.frame.origin.x) == [0, 33, 67])
    #expect(views.map(\.frame.size.width) == [33, 34, 33])
  }

  @Test(arguments: [-1, CGFloat.infinity]) func `Wrong traits are issues`(_ number: CGFloat) {
    let view = leaf(10, 10)
    view.accessibilityIdentifier = "badge"
    view.weight = number
    view.width = number
    let row = RowView(view)
    row.frame = rect(0, 0, 100, 10)
    nonisolated(unsafe) var issues: [LayoutIssue] = []
    LayoutIssue.withHandler({ issues.append($0) }) { row.layoutIfNeeded() }
    #expect(issues.map(\.rule) == [.invalidInput, .invalidInput])
    #expect(issues.allSatisfy { $0.elements == ["badge"] })
    #expect(issues.map { $0.numbers.map(\.name) } == [["width"], ["weight"]])
    #expect(view.frame == rect(0, 0, 100, 10))
  }

  @Test func `Ten thousand levels`() {
    let root = RowView()
    var box: UIView = root
    for level in 0..<10_000 {
      let next: UIView = level % 2 == 0 ? ColumnView() : RowView()
      box.addSubview(next)
      box = next
    }
    let last = leaf(3, 4)
    box.addSubview(last)
    #expect(root.sizeThatFits(CGSize(width: 50, height: 50)) == CGSize(width: 3, height: 4))
    root.frame = rect(0, 0, 30, 40)
    root.layoutIfNeeded()
    #expect(last.frame == rect(0, 0, 30, 40))
    last.natural.width = 8
    root.frame = rect(0, 0, 31, 40)
    root.layoutIfNeeded()
    #expect(last.frame == rect(0, 0, 31, 40))
  }
}
