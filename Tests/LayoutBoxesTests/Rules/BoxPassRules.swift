import Foundation
import HeadlessUIKit
import LayoutBoxes
import LayoutCore
import Testing

/// Text of 60 by 10 in one line, and lines of its own at less width.
private final class Lines: UIView {
  var lowered: CGFloat = 20

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    size.width < 60
      ? CGSize(width: size.width, height: lowered) : CGSize(width: 60, height: 10)
  }
}

/// A scroll view whose insets are told from outside, as a platform does for a safe area.
private final class InsetScrollView: BoxScrollView {
  var insets = UIEdgeInsets.zero

  override var adjustedContentInset: UIEdgeInsets { insets }
}

/// What a box view does after a change, and what it answers when it is measured.
@Suite struct BoxPassRules {
  private func scrollView() -> (scroll: BoxScrollView, content: UIView) {
    let content = UIView()
    (content.width, content.height) = (150, 160)
    let scroll = BoxScrollView(ColumnView(spacing: 0, content))
    scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    return (scroll, content)
  }

  private func size(of scroll: BoxScrollView) -> CGSize {
    scroll.layoutIfNeeded()
    return scroll.content!.frame.size
  }

  @Test func `A scroll view fits its content inside its insets, as they are now`() {
    let (scroll, _) = scrollView()
    #expect(size(of: scroll) == CGSize(width: 150, height: 160))
    scroll.isFitToWidth = true
    #expect(size(of: scroll) == CGSize(width: 100, height: 160))
    scroll.isFitToHeight = true
    #expect(size(of: scroll) == CGSize(width: 100, height: 80))
    scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    #expect(size(of: scroll) == CGSize(width: 90, height: 75))
    #expect(scroll.contentSize == CGSize(width: 90, height: 75))
    scroll.isFitToHeight = false
    #expect(size(of: scroll) == CGSize(width: 90, height: 160))
    scroll.isFitToWidth = false
    #expect(size(of: scroll) == CGSize(width: 150, height: 160))
  }

  @Test func `A view that is in the scroll view already can become its content`() {
    let content = UIView()
    (content.width, content.height) = (150, 160)
    let scroll = BoxScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    scroll.addSubview(content)
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == .zero)
    scroll.content = content
    #expect(size(of: scroll) == CGSize(width: 150, height: 160))
    #expect(scroll.contentSize == CGSize(width: 150, height: 160))
  }

  @Test func `A scroll view that hears of other insets fits its content inside them`() {
    let content = UIView()
    let scroll = InsetScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    scroll.isFitToWidth = true
    scroll.content = content
    #expect(size(of: scroll).width == 100)
    scroll.insets = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 9)
    scroll.adjustedContentInsetDidChange()
    #expect(size(of: scroll).width == 84)
  }

  @Test func `A scroll view that loses its content scrolls nothing`() {
    let (scroll, content) = scrollView()
    _ = size(of: scroll)
    #expect(scroll.contentSize == CGSize(width: 150, height: 160))
    scroll.content = nil
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == .zero)
    scroll.content = content
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 150, height: 160))
  }

  @Test func `Content that went to another view is left alone`() {
    let (scroll, content) = scrollView()
    _ = size(of: scroll)
    let (elsewhere, frame) = (UIView(), CGRect(x: 1, y: 2, width: 3, height: 4))
    let column = scroll.content!
    elsewhere.addSubview(column)
    column.frame = frame
    content.frame = frame
    scroll.setNeedsLayout()
    scroll.layoutIfNeeded()
    #expect(column.frame == frame)
    #expect(scroll.contentSize == .zero)
  }

  @Test func `A scroll view that leaves its column is not kept by it`() {
    let column = ColumnView(spacing: 0, UIView())
    column.frame = CGRect(x: 0, y: 0, width: 60, height: 50)
    weak var former: BoxScrollView?
    do {
      let scroll = scrollView().scroll
      former = scroll
      column.addSubview(scroll)
      column.layoutIfNeeded()
      scroll.removeFromSuperview()
    }
    column.layoutIfNeeded()
    #expect(former == nil)
  }

  @Test func `A scroll view that leaves its column is laid out by itself or by the next`() {
    let (scroll, _) = scrollView()
    scroll.isFitToWidth = true
    let first = ColumnView(spacing: 0, scroll)
    first.frame = CGRect(x: 0, y: 0, width: 60, height: 50)
    first.layoutIfNeeded()
    #expect(scroll.content?.frame.width == 60)
    scroll.removeFromSuperview()
    scroll.frame = CGRect(x: 0, y: 0, width: 70, height: 50)
    scroll.layoutIfNeeded()
    #expect(scroll.content?.frame.width == 70)
    let second = ColumnView(spacing: 0, scroll)
    second.frame = CGRect(x: 0, y: 0, width: 90, height: 50)
    second.layoutIfNeeded()
    #expect(scroll.frame.width == 90)
    #expect(scroll.content?.frame.width == 90)
  }

  @Test func `Paddings of a root count from the next pass`() {
    let child = UIView()
    let root = RootView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    root.addSubview(child)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    root.topPadding = 3
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 3, width: 50, height: 37))
    root.bottomPadding = 5
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 3, width: 50, height: 32))
  }

  @Test func `A box without views stands for its own baselines`() {
    let label = UILabel(text: "Text")
    let empty = ColumnView()
    let row = RowView(empty, label)
    #expect(row.forFirstBaselineLayout === row)
    #expect(row.forLastBaselineLayout === label)
    #expect(empty.forFirstBaselineLayout === empty)
  }

  /// The line is 20 below the top of the row, as the lower leaf has it there.
  @Test func `A nested row that aligns baselines from now on knows those of its content`() {
    let (upper, lower) = (leaf(10, 10), leaf(10, 30))
    (upper.first, lower.first) = (8, 20)
    let row = RowView(spacing: 0, upper, lower)
    let column = ColumnView(spacing: 0, row)
    laidOut(column, 100, 60)
    #expect(upper.frame.minY == 0 && lower.frame.minY == 0)
    row.isAlignToBaseline = true
    column.layoutIfNeeded()
    #expect(upper.frame.minY == 12 && lower.frame.minY == 0)
  }

  /// The row of 10 and 40 points is at the left of its row, and begins at its right edge.
  @Test func `A row that comes into a row turned over since is turned over as well`() {
    let (first, last, beside) = (leaf(10, 10), leaf(40, 10), UIView())
    beside.width = 50
    let inner = RowView(spacing: 0, first, last)
    let row = RowView(spacing: 0, beside)
    let column = ColumnView(spacing: 0, row)
    laidOut(column, 100, 50)
    #expect(beside.frame.minX == 0)
    row.semanticContentAttribute = .forceRightToLeft
    column.layoutIfNeeded()
    #expect(beside.frame.minX == 50)
    row.addSubview(inner)
    column.layoutIfNeeded()
    #expect(inner.frame.minX == 0 && inner.frame.width == 50)
    #expect(first.frame.minX == 40 && last.frame.minX == 0)
  }

  @Test func `A spacing without end that comes after the first pass is told`() {
    let (first, second) = (leaf(10, 10), leaf(10, 10))
    let row = RowView(spacing: 5, first, second)
    row.accessibilityIdentifier = "row"
    laidOut(row, 100, 60)
    row.spacing = .infinity
    let issues = LayoutIssue.collecting { row.layoutIfNeeded() }
    #expect(issues.map(\.rule) == [.invalidInput])
    #expect(issues.first?.elements == ["row"])
    #expect(second.frame.minX == first.frame.maxX)
  }

  @Test(arguments: [-1e300, 1e300, -1.1e15, -CGFloat.infinity])
  func `A spacing or margin that is cut off is told`(_ length: CGFloat) {
    let row = RowView(spacing: length, leaf(10, 10), leaf(10, 10))
    row.accessibilityIdentifier = "row"
    row.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    let issues = LayoutIssue.collecting { row.layoutIfNeeded() }
    #expect(issues.map(\.rule) == [.invalidInput])
    #expect(issues.first?.numbers == [.init("spacing", Double(length))])
    row.spacing = -8
    #expect(LayoutIssue.collecting { row.layoutIfNeeded() } == [])
    row.directionalLayoutMargins.leading = length
    let others = LayoutIssue.collecting { row.layoutIfNeeded() }
    #expect(others.map(\.rule) == [.invalidInput])
    #expect(others.first?.numbers == [.init("leading margin", Double(length))])
  }

  @Test(arguments: [1.5e15, 1e300]) func `Margins that make up for each other are told`(
    _ length: CGFloat
  ) {
    let row = RowView(spacing: 5, leaf(10, 10))
    row.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: length, leading: 0, bottom: -length, trailing: 0)
    let issues = LayoutIssue.collecting { row.layoutIfNeeded() }
    #expect(issues.map(\.rule) == [.invalidInput])
    #expect(
      issues.first?.numbers == [
        .init("top margin", Double(length)), .init("bottom margin", -Double(length)),
      ])
  }

  /// The longest length of all is used as it is.
  @Test func `Margins and a spacing of 10^15 points are not cut off`() {
    let row = RowView(spacing: 1e15, leaf(10, 10), leaf(10, 10))
    row.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1e15, leading: -1e15, bottom: 1e15, trailing: 1e15)
    #expect(LayoutIssue.collecting { row.layoutIfNeeded() } == [])
  }

  /// Baselines have all boxes gathered anew, after the first one was brought up to date.
  @Test func `What is wrong with a box is told once where the whole tree is gathered`() {
    let wrong = RowView(spacing: 5, leaf(10, 10), leaf(10, 10))
    let aligned = RowView(spacing: 5, leaf(10, 10))
    let column = ColumnView(wrong, aligned)
    laidOut(column, 100, 60)
    wrong.spacing = .infinity
    aligned.isAlignToBaseline = true
    let issues = LayoutIssue.collecting { column.layoutIfNeeded() }
    #expect(issues.map(\.rule) == [.invalidInput])
  }

  /// It is asked for its size while its row is brought up to date, and again with the whole tree.
  @Test(arguments: [false, true])
  func `Content without a usable size is told once in each pass`(_ isGathered: Bool) {
    final class Odd: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: CGFloat.infinity, height: 10)
      }
    }
    let odd = Odd()
    let wrong = RowView(spacing: 5, leaf(10, 10)), aligned = RowView(spacing: 5, leaf(10, 10))
    let column = ColumnView(wrong, aligned)
    laidOut(column, 100, 60)
    for isFirst in [true, false] {
      if isFirst { wrong.addSubview(odd) } else { odd.setNeedsLayout() }
      wrong.setNeedsLayout()
      if isGathered { aligned.isAlignToBaseline.toggle() }
      let issues = LayoutIssue.collecting { column.layoutIfNeeded() }
      #expect(issues.map(\.rule) == [.measuringFailed])
    }
  }

  @Test func `A number by a condition that cannot be used is told at the condition`() {
    let child = leaf(10, 10)
    let row = RowView(spacing: 5, child, leaf(10, 10))
    row.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    func told() -> [LayoutLocation?] {
      row.setNeedsLayout()
      let issues = LayoutIssue.collecting { row.layoutIfNeeded() }
      #expect(Set(issues.map(\.rule)) == [.invalidInput])
      return issues.map(\.location)
    }
    var line = #line + 1
    row.responsiveSpacing = Responsive(5).when(.width(200...), 8).when(.width(50...), .infinity)
    #expect(told() == [LayoutLocation(fileID: #fileID, line: line)])
    row.responsiveSpacing = Responsive(.infinity)
    #expect(told() == [nil])
    row.responsiveSpacing = nil
    let wrong = NSDirectionalEdgeInsets(top: 0, leading: .nan, bottom: 0, trailing: 0)
    line = #line + 1
    row.responsiveMargins = Responsive(.zero).when(.width(50...), wrong)
    #expect(told() == [LayoutLocation(fileID: #fileID, line: line)])
    // One of others says the margins that are used; a spacing that is wrong, too, has no condition.
    let others = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: .infinity)
    line = #line + 3
    row.responsiveMargins = Responsive(.zero)
      .when(.width(200...), wrong)
      .when(.width(50...), others)
    #expect(told() == [LayoutLocation(fileID: #fileID, line: line)])
    row.spacing = .infinity
    #expect(told() == [LayoutLocation(fileID: #fileID, line: line)])
    row.responsiveMargins = Responsive(.zero).when(.width(50...), .zero)
    #expect(told() == [nil])
    row.spacing = 5
    row.responsiveMargins = nil
    line = #line + 1
    child.responsiveWeight = Responsive(1).when(.width(50...), -3)
    #expect(told() == [LayoutLocation(fileID: #fileID, line: line)])
  }

  @Test func `A required width without end is none`() {
    let child = UIView()
    (child.width, child.height) = (30, 20)
    let row = RowView(spacing: 0, child)
    let size = row.systemLayoutSizeFitting(
      CGSize(width: CGFloat.infinity, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 30, height: 20))
  }

  @Test func `Measuring tells what it cannot use`() {
    let child = UIView()
    child.width = -4
    let row = RowView(spacing: 0, child)
    for _ in 0..<2 {
      let issues = LayoutIssue.collecting {
        _ = row.sizeThatFits(CGSize(width: 100, height: 100))
      }
      #expect(issues.map(\.rule) == [.invalidInput])
    }
  }

  @Test func `Margins that change count from the next pass and the next measuring`() {
    let child = UIView()
    (child.width, child.height) = (30, 20)
    let row = RowView(verticalAlignment: .top, spacing: 0, child)
    row.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    row.layoutIfNeeded()
    #expect(child.frame.origin == .zero)
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 4, trailing: 8)
    let size = row.sizeThatFits(CGSize(width: 100, height: 100))
    #expect(size == CGSize(width: 40, height: 25))
    row.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 2, y: 1, width: 30, height: 20))
  }

  @Test func `Traits that are set as a whole count from the next pass over their box`() {
    for (child, inner) in [(RowView(), true), (UIView(), false)] {
      let (first, last) = (UIView(), UIView())
      (first.width, last.width) = (10, 20)
      let row = RowView(horizontalAlignment: .leading, spacing: 0, first, child, last)
      row.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      row.layoutIfNeeded()
      #expect(last.frame.minX == 10, "A box in the box: \(inner)")
      child.layoutTraits = LayoutTraits(width: 30)
      // Measuring takes no change away from the pass.
      #expect(row.sizeThatFits(CGSize(width: 100, height: 100)).width == 60)
      row.layoutIfNeeded()
      #expect(last.frame.minX == 40, "A box in the box: \(inner)")
      // Another child comes with the next change.
      child.layoutTraits.width = 5
      row.insertSubview(UIView(), at: 0)
      row.layoutIfNeeded()
      #expect(last.frame.minX == 15, "A box in the box: \(inner)")
      child.layoutTraits.isDisplayable = false
      row.layoutIfNeeded()
      #expect(last.frame.minX == 10, "A box in the box: \(inner)")
    }
  }

  @Test func `Text that breaks in another way has its new height, though it is as long as before`()
  {
    let (lines, below) = (Lines(), UIView())
    below.height = 5
    let column = ColumnView(verticalAlignment: .top, spacing: 0, lines, below)
    column.frame = CGRect(x: 0, y: 0, width: 30, height: 100)
    column.layoutIfNeeded()
    #expect(below.frame.minY == 20)
    lines.lowered = 40
    lines.setNeedsLayout()
    lines.invalidateIntrinsicContentSize()
    column.setNeedsLayout()
    column.layoutIfNeeded()
    #expect(below.frame.minY == 40)
    #expect(column.sizeThatFits(CGSize(width: 30, height: 100)) == CGSize(width: 30, height: 45))
  }

  /// Content 0 wide hugs it, what has no width takes what is left over.
  @Test func `A view on a line that has a width of 0 from now on has no excess any more`() {
    final class Part: UIView {
      var natural = CGSize(width: UIView.noIntrinsicMetric, height: 10) {
        didSet { invalidateIntrinsicContentSize() }
      }

      override var intrinsicContentSize: CGSize { natural }
    }
    let (part, other) = (Part(), Part())
    other.natural.width = 20
    let row = RowView(spacing: 0, isAlignToBaseline: true, part, other)
    laidOut(row, 100, 20)
    #expect([part, other].map(\.frame.width) == [80, 20])
    part.natural.width = 0
    row.layoutIfNeeded()
    #expect([part, other].map(\.frame.width) == [0, 100])
    part.natural.width = UIView.noIntrinsicMetric
    row.layoutIfNeeded()
    #expect([part, other].map(\.frame.width) == [80, 20])
  }
}
