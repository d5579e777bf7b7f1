import Foundation
import HeadlessUIKit
import LayoutBoxes
import LayoutConditions
import LayoutCore
import TestSupport
import Testing

/// What a box has as a container like any other.
@Suite struct BoxContainerTests {
  private let large = LayoutCondition.trait("size", is: "large")

  private func leading(_ leading: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: 0)
  }

  @Test func `Facts of the topmost box reach boxes in boxes, and those of a nested box come first`()
  {
    let (near, far) = (leaf(5, 5), leaf(5, 5))
    let innermost = RowView(spacing: 0, near)
    innermost.responsiveMargins = Responsive(leading(0)).when(large, leading(7))
    far.responsiveWeight = Responsive(1).when(large, 3)
    let sibling = leaf(5, 5)
    sibling.weight = 1
    let inner = ColumnView(spacing: 0, innermost, RowView(spacing: 0, far, sibling))
    let outer = ColumnView(spacing: 0, inner)
    laidOut(outer, 100, 40)
    #expect(near.frame.origin.x == 0 && far.frame.width == 50)
    outer.inputTraits = ["size": "large"]
    outer.layoutIfNeeded()
    #expect(near.frame.origin.x == 7 && far.frame.width == 75)
    inner.inputTraits = ["size": "small"]
    outer.layoutIfNeeded()
    #expect(near.frame.origin.x == 0 && far.frame.width == 50)
    innermost.inputTraits = ["size": "large"]
    outer.layoutIfNeeded()
    #expect(near.frame.origin.x == 7 && far.frame.width == 50)
    inner.inputTraits = [:]
    innermost.inputTraits = [:]
    outer.layoutIfNeeded()
    #expect(near.frame.origin.x == 7 && far.frame.width == 75)
    outer.inputTraits = [:]
    outer.layoutIfNeeded()
    #expect(near.frame.origin.x == 0 && far.frame.width == 50)
  }

  @Test func `Whether a box takes part is up to the facts of the box around it`() {
    let (first, second) = (leaf(5, 5), leaf(6, 6))
    let inner = RowView(spacing: 0, second)
    inner.responsiveIsDisplayable = Responsive(true).when(large, false)
    let outer = RowView(spacing: 0, first, inner)
    inner.inputTraits = ["size": "large"]
    laidOut(outer, 50, 10)
    #expect(!inner.isHidden && inner.frame.origin.x == 5)
    outer.inputTraits = ["size": "large"]
    outer.layoutIfNeeded()
    #expect(inner.isHidden && first.frame.width == 50)
  }

  @Test func `A trace tells which case of a nested box holds by its own facts`() {
    let inner = RowView(spacing: 0, leaf(5, 5))
    inner.accessibilityIdentifier = "inner"
    inner.responsiveSpacing = Responsive(1).when(large, 2)
    inner.inputTraits = ["size": "large"]
    let outer = ColumnView(spacing: 0, inner)
    laidOut(outer, 50, 10)
    let methods = outer.layoutTrace().entries.first { $0.element == "inner" }?.methods ?? []
    #expect(methods.first?.holds == true && methods.first?.position == "spacing 2")
  }

  @Test func `The facts of a box around a measured one count while it is measured`() {
    let text = leaf(30, 10)
    text.responsiveIsDisplayable = Responsive(true).when(large, false)
    let inner = RowView(spacing: 0, text, leaf(5, 5))
    let plain = UIView()
    plain.addSubview(inner)
    let outer = ColumnView(plain)
    #expect(inner.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 35, height: 10))
    outer.inputTraits = ["size": "large"]
    #expect(inner.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 5, height: 5))
    #expect(!text.isHidden)
  }

  @Test func `A nested box that snaps moves only what is in it to pixels of its own coordinates`() {
    let (first, second) = (leaf(10.4, 5), leaf(10.4, 5))
    let inner = RowView(horizontalAlignment: .leading, verticalAlignment: .top, spacing: 0.2)
    for view in [first, second] { inner.addSubview(view) }
    let before = leaf(3.4, 5)
    let outer = RowView(spacing: 0, before, inner)
    laidOut(outer, 60.5, 20)
    #expect(isClose(second.frame, rect(10.6, 0, 10.4, 5), within: 1e-9))
    inner.snapsToPixelGrid = true
    outer.layoutIfNeeded()
    #expect(isClose(before.frame, rect(0, 0, 3.4, 20), within: 1e-9))
    #expect(isClose(inner.frame, rect(3.4, 0, 57.1, 20), within: 1e-9))
    // Edges at 10.4, 10.6 and 21.
    #expect(first.frame == rect(0, 0, 10, 5))
    #expect(second.frame == rect(11, 0, 10, 5))
    inner.snapsToPixelGrid = false
    outer.layoutIfNeeded()
    #expect(isClose(second.frame, rect(10.6, 0, 10.4, 5), within: 1e-9))
  }

  @Test func `A snapshot of a nested box shows the pixels that the box asks for`() {
    let view = leaf(10.4, 5)
    let inner = RowView(horizontalAlignment: .leading, spacing: 0)
    inner.addSubview(view)
    inner.snapsToPixelGrid = true
    let outer = ColumnView(spacing: 0, inner)
    laidOut(outer, 100, 20)
    let input = LayoutInput(size: CGSize(width: 50, height: 10), scale: 2)
    #expect(LayoutSnapshot(of: inner, in: input).nodes.map(\.frame)[1] == rect(0, 0, 10.5, 10))
    #expect(view.frame == rect(0, 0, 10, 20))
  }

  @Test func `Scroll views and cells move their content to whole pixels`() {
    let scroll = BoxScrollView(leaf(10.4, 20.6))
    scroll.frame = rect(0, 0, 100, 100)
    scroll.snapsToPixelGrid = true
    scroll.layoutIfNeeded()
    #expect(scroll.subviews[0].frame == rect(0, 0, 10, 21))
    #expect(scroll.contentSize == CGSize(width: 10, height: 21))
    let views = [leaf(10, 10), leaf(10, 10), leaf(10, 10)]
    let tableCell = BoxTableViewCell(style: .default, reuseIdentifier: nil)
    let header = BoxTableViewHeaderFooterView(reuseIdentifier: nil)
    let item = BoxCollectionViewCell(frame: .zero)
    tableCell.setContent(views[0], ignoreMargins: true)
    header.setContent(views[1], ignoreMargins: true)
    item.setContent(views[2], ignoreMargins: true)
    for (cell, view) in zip([tableCell, header, item] as [any BoxContainer], views) {
      view.width = 10.4
      cell.frame = rect(0, 0, 100, 50)
      cell.snapsToPixelGrid = true
      cell.layoutIfNeeded()
      #expect(view.frame == rect(0, 0, 10, 50))
    }
  }

  @Test func `A box that does not mirror is laid out from left to right in any direction`() {
    let (first, second) = (leaf(10, 5), leaf(20, 5))
    let row = RowView(horizontalAlignment: .leading, spacing: 0, first, second)
    row.directionalLayoutMargins = leading(7)
    row.semanticContentAttribute = .forceRightToLeft
    laidOut(row, 100, 5)
    #expect(first.frame == rect(83, 0, 10, 5) && second.frame == rect(63, 0, 20, 5))
    row.mirrorsForRightToLeft = false
    row.layoutIfNeeded()
    #expect(first.frame == rect(7, 0, 10, 5) && second.frame == rect(17, 0, 20, 5))
    // Also in a box that does mirror.
    let outer = RowView(horizontalAlignment: .leading, spacing: 0, row, leaf(5, 5))
    outer.semanticContentAttribute = .forceRightToLeft
    laidOut(outer, 100, 5)
    #expect(row.frame == rect(63, 0, 37, 5))
    #expect(first.frame == rect(7, 0, 10, 5) && second.frame == rect(17, 0, 20, 5))
  }

  @Test func `The safe area stays at its side where a box does not mirror`() {
    let view = leaf(10, 5)
    let row = RowView(horizontalAlignment: .leading, spacing: 0, view)
    row.directionalLayoutMargins = leading(7)
    row.insetsLayoutMarginsFromSafeArea = true
    row.semanticContentAttribute = .forceRightToLeft
    row.hostSafeAreaInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    row.mirrorsForRightToLeft = false
    laidOut(row, 100, 5)
    #expect(view.frame == rect(27, 0, 10, 5))
  }

  @Test func `The content of a cell does not mirror where the cell does not`() {
    let (first, second) = (leaf(10, 5), leaf(20, 5))
    let cell = BoxCollectionViewCell(frame: rect(0, 0, 100, 5))
    cell.setContent(
      RowView(horizontalAlignment: .leading, spacing: 0, first, second), ignoreMargins: true)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()
    #expect(first.frame.origin.x == 90 && second.frame.origin.x == 70)
    cell.mirrorsForRightToLeft = false
    cell.layoutIfNeeded()
    #expect(first.frame.origin.x == 0 && second.frame.origin.x == 10)
  }

  @Test func `Breakpoints are those of all properties of a box, its children and boxes in it`() {
    let child = leaf(5, 5)
    child.responsiveWeight = Responsive(1).when(.width(100...), 2)
    child.responsiveIsDisplayable = Responsive(true).when(.width(200...), false)
    let inner = RowView(child)
    inner.responsiveSpacing = Responsive(1).when(.width(300...), 2)
    inner.responsiveAxis = Responsive(.vertical).when(.width(400...), .horizontal)
    let outer = ColumnView(inner)
    outer.responsiveMargins = Responsive(leading(1)).when(.height(500...), leading(2))
    outer.responsiveHorizontalAlignment = Responsive(.fill).when(.width(600...), .leading)
    outer.responsiveVerticalAlignment = Responsive(.fill).when(.height(700...), .top)
    let breakpoints = outer.layoutBreakpoints
    #expect(breakpoints.widths == [100, 200, 300, 400, 600])
    #expect(breakpoints.heights == [500, 700])
    #expect(breakpoints.isComplete)
    #expect(inner.layoutBreakpoints.widths == [100, 200, 300, 400])
    let scroll = BoxScrollView(outer)
    #expect(scroll.layoutBreakpoints == breakpoints)
    let cell = BoxCollectionViewCell(frame: .zero)
    cell.content = scroll
    #expect(cell.layoutBreakpoints == breakpoints)
    // Behind a plain view the column sees its own size.
    let plain = UIView()
    plain.addSubview(outer)
    #expect(!RowView(plain).layoutBreakpoints.isComplete)
  }

  @Test func `The conditions of all properties of a box and its children can be replaced`() {
    let child = leaf(5, 5)
    child.responsiveWeight = Responsive(1).when(.width(100...), 2)
    child.responsiveIsDisplayable = Responsive(true).when(.width(200...), false)
    let box = RowView(child)
    box.responsiveAxis = Responsive(.vertical).when(.width(300...), .horizontal)
    box.responsiveHorizontalAlignment = Responsive(.fill).when(.width(400...), .leading)
    box.responsiveVerticalAlignment = Responsive(.fill).when(.width(500...), .top)
    box.responsiveSpacing = Responsive(1).when(.width(600...), 2)
    box.responsiveMargins = Responsive(leading(1)).when(.width(700...), leading(2))
    var widths: [[CGFloat]] = []
    box.replaceConditions { list in
      widths.append(LayoutBreakpoints(of: list.conditions).widths)
      return list.conditions.map { _ in .height(900...) }
    }
    #expect(Set(widths) == [[100], [200], [300], [400], [500], [600], [700]])
    #expect(widths.count == 7)
    #expect(box.declaredConditions == Array(repeating: .height(900...), count: 7))
  }

  @Test func `A required width is the width, and the height is the one there`() {
    func text() -> LetterText {
      let text = LetterText()
      text.node.n = 20
      text.node.cw = 10
      text.node.lh = 12
      return text
    }
    func sizes(_ view: UIView) -> [CGSize] {
      [120, 320].map { (width: CGFloat) in
        view.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
      }
    }
    // 12 letters in a line; one line of 200.
    let expected = [CGSize(width: 120, height: 24), CGSize(width: 320, height: 12)]
    #expect(sizes(ColumnView(text())) == expected)
    #expect(sizes(BoxScrollView(isFitToWidth: true, text())) == expected)
    let column = ColumnView(text())
    #expect(column.systemLayoutSizeFitting(.zero) == CGSize(width: 200, height: 12))
    // Naturally 10 wide, which would break the text into 20 lines.
    let narrow = RowView()
    narrow.width = 10
    #expect(sizes(ColumnView(spacing: 0, text(), narrow)) == expected)
  }

  @Test func `A view that measures itself has its height at its width`() {
    final class Wrapping: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = min(200, size.width)
        return CGSize(width: width, height: 4000 / width)
      }
    }
    let view = Wrapping()
    let column = ColumnView(spacing: 0, view, SpacerView())
    laidOut(column, 100, 100)
    #expect(view.frame == rect(0, 0, 100, 40))
    #expect(column.sizeThatFits(CGSize(width: 50, height: 500)) == CGSize(width: 50, height: 80))
    let row = RowView(spacing: 0, leaf(10, 5), Wrapping())
    #expect(row.sizeThatFits(CGSize(width: 500, height: 500)) == CGSize(width: 210, height: 20))
  }

  @Test func `Content that takes no part leaves nothing to scroll`() {
    let content = leaf(30, 200)
    let scroll = BoxScrollView(content)
    let contentSize = { (width: CGFloat) in
      scroll.frame = rect(0, 0, width, 80)
      scroll.layoutIfNeeded()
      return scroll.contentSize
    }
    #expect(contentSize(100) == CGSize(width: 30, height: 200))
    content.isDisplayable = false
    #expect(contentSize(100) == .zero)
    content.isDisplayable = true
    #expect(contentSize(100) == CGSize(width: 30, height: 200))
    content.responsiveIsDisplayable = Responsive(true).when(.width(150...), false)
    #expect(contentSize(160) == .zero)
    #expect(contentSize(140) == CGSize(width: 30, height: 200))
  }

  @Test func `A box knows its baselines at a size that it does not have`() {
    let (large, small) = (UIFont.systemFont(ofSize: 40), UIFont.systemFont(ofSize: 10))
    let away = UILabel(text: "Away", font: large)
    away.isDisplayable = false
    let title = UILabel(text: "Title", font: large)
    let note = UILabel(text: "Note", font: small)
    let column = ColumnView(
      verticalAlignment: .top, spacing: 4, RowView(verticalAlignment: .top, title), note, away)
    column.topMargin = 10
    let size = CGSize(width: 200, height: 150)
    #expect(column.forFirstBaselineLayout === title && column.forLastBaselineLayout === note)
    #expect(column.firstBaseline(at: size) == 10 + large.ascender)
    let lines = column.baselineOffsets(for: size)
    #expect(lines.top == 10 + large.ascender)
    let noteTop = 10 + title.sizeThatFits(size).height + 4
    let noteHeight = note.sizeThatFits(size).height
    let below = note.baselineOffsets(for: CGSize(width: 200, height: noteHeight)).bottom
    #expect(abs(lines.bottom - (150 - noteTop - noteHeight + below)) < 1e-9)
    // Nothing was placed.
    #expect(title.frame == .zero && note.frame == .zero)
  }

  @Test func `A box in which nothing is, also not in boxes in it, has no line`() {
    let size = CGSize(width: 200, height: 150)
    for box in [ColumnView(), ColumnView(RowView()), ColumnView(leaf(3, 4), RowView())] {
      #expect(box.baselineOffsets(for: size).bottom == 0)
    }
    #expect(ColumnView(RowView()).baselineOffsets(for: size).top == 0)
  }

  @Test func `The lines of a box whose first and last view is an empty box are that one's edges`() {
    let (first, last) = (AnchorView(), RowView())
    first.height = 5
    last.height = 8
    let column = ColumnView(verticalAlignment: .top, spacing: 2, first, leaf(10, 20), last)
    column.topMargin = 4
    column.bottomMargin = 6
    // 4 + 5 + 2 + 20 + 2 + 8 + 6.
    #expect(column.sizeThatFits(.zero).height == 47)
    let lines = column.baselineOffsets(for: CGSize(width: 100, height: 60))
    #expect(lines.top == 4 && lines.bottom == 60 - 41)
    let other = leaf(10, 50)
    let row = RowView(
      verticalAlignment: .top, spacing: 0, isAlignToBaseline: true, baseline: .last, column, other)
    laidOut(row, 100, 100)
    #expect(column.frame.maxY - column.baselineOffsets(for: column.bounds.size).bottom == 50)
    #expect(other.frame.maxY == 50)
  }

  /// A text as wide as the view that holds it has no part in that view's natural width.
  @Test(arguments: [40, 200, 700] as [CGFloat])
  func `A container is as high as it needs to be at the width that it gets`(_ width: CGFloat) {
    let label = UILabel(text: "Twelve words that stand in a line, or in more than one.")
    label.numberOfLines = 0
    let view = LayoutView()
    view.addSubview(
      label,
      constantPosition: .makeFormula(
        fitting: { FormulaSize(width: $0.width, height: .infinity) },
        frame: { fitted, bounds in
          FormulaRect(x: 0, y: 0, width: bounds.width, height: fitted.height)
        }))
    let column = ColumnView(spacing: 0, view, SpacerView())
    column.frame = CGRect(x: 0, y: 0, width: width, height: 500)
    column.layoutIfNeeded()
    let height = label.sizeThatFits(CGSize(width: width, height: .infinity)).height
    #expect(view.frame == CGRect(x: 0, y: 0, width: width, height: height))
    #expect(label.frame == CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test func `A view with a size of its own is asked for its height at more width, too`() {
    final class Strip: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width.isFinite ? size.width : 40
        return CGSize(width: width, height: width / 2)
      }
    }
    let strip = Strip()
    let column = ColumnView(spacing: 0, strip, SpacerView())
    for (width, height) in [(100, 50), (40, 20), (30, 15), (60, 30)] as [(CGFloat, CGFloat)] {
      column.frame = CGRect(x: 0, y: 0, width: width, height: 500)
      column.layoutIfNeeded()
      #expect(strip.frame == CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

}
