import Foundation
import HeadlessUIKit
import LayoutBoxes
import LayoutCore
import TestSupport
import Testing

/// A row that counts its layouts.
private final class CountingRow: RowView {
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

/// Views that die, move or change the tree while they are laid out.
@Suite struct HostileViews {
  @Test(
    arguments: [
      [1e300, 1e-300], [1e-300, 1e300], [1e-300, 1e300, 1e-300], [1e308, 1e308, 1e308],
      [1e-307, 1e-307], [1e300, 0, 1e-300, 1],
    ] as [[CGFloat]])
  func `Weights of any magnitude share the width of their row`(_ weights: [CGFloat]) {
    let views = weights.map { weight in
      let view = UIView()
      view.weight = weight
      return view
    }
    let row = RowView(spacing: 0) { views }
    let issues = LayoutIssue.collecting { laidOut(row, 100, 50) }
    #expect(issues == [])
    let frames = views.map(\.frame)
    #expect(frames.allSatisfy { $0.minX.isFinite && 0...100 ~= $0.width }, "\(frames)")
    #expect(abs(frames.reduce(0) { $0 + $1.width } - 100) < 1e-9, "\(frames)")
  }

  @Test func `A leaf removes and frees its siblings while it is gathered`() {
    let busy = BusyLeaf()
    let inner = RowView(spacing: 0, leaf(5, 5), busy)
    let column = ColumnView(spacing: 0, inner)
    for _ in 0..<50 { column.addSubview(RowView(leaf(3, 3), leaf(4, 4))) }
    busy.body = { for view in column.subviews where view !== inner { view.removeFromSuperview() } }
    laidOut(column, 100, 100)
    column.layoutIfNeeded()
    #expect(column.subviews.count == 1)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(busy.frame == CGRect(x: 5, y: 0, width: 95, height: 100))
  }

  @Test func `A leaf frees its own box while it is gathered`() {
    let busy = BusyLeaf()
    weak var gone: RowView?
    let column = ColumnView(spacing: 0)
    do {
      let inner = RowView(busy)
      gone = inner
      column.addSubview(inner)
    }
    let last = leaf(3, 3)
    column.addSubview(last)
    busy.body = {
      busy.superview?.removeFromSuperview()
      busy.removeFromSuperview()
    }
    laidOut(column, 100, 100)
    #expect(gone == nil)
    #expect(last.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `A leaf asks for a layout and for a size while it is asked`() {
    let busy = BusyLeaf()
    let column = ColumnView(spacing: 0, RowView(spacing: 0, busy), leaf(20, 7))
    var size: CGSize?
    busy.body = {
      busy.weight = 1
      column.setNeedsLayout()
      column.layoutIfNeeded()
      size = column.sizeThatFits(CGSize(width: 1000, height: 1000))
    }
    laidOut(column, 100, 57)
    // Asked while it is busy, a box answers with the size it has.
    #expect(size == CGSize(width: 100, height: 57))
    #expect(column.subviews[0].frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(busy.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(column.sizeThatFits(CGSize(width: 1000, height: 1000)) == CGSize(width: 20, height: 17))
  }

  @Test func `A text removes a box while it is measured`() {
    let text = BusyText()
    let doomed = RowView(leaf(5, 5))
    let column = ColumnView(spacing: 0, text, doomed, SpacerView())
    text.body = { size in if size.width < 100 { doomed.removeFromSuperview() } }
    laidOut(column, 50, 100)
    column.layoutIfNeeded()
    #expect(doomed.superview == nil)
    #expect(text.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(column.subviews[1].frame == CGRect(x: 0, y: 20, width: 50, height: 80))
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `A leaf whose size is none is named`(_ length: CGFloat) {
    let (wrong, right) = (BusyLeaf(), leaf(20, 7))
    wrong.natural = CGSize(width: 5, height: length)
    let column = ColumnView(spacing: 0, right, wrong)
    let issues = LayoutIssue.collecting { laidOut(column, 100, 57) }
    #expect(issues.map(\.rule) == [.measuringFailed])
    #expect(issues.first?.elements == ["BusyLeaf #1 in ColumnView"])
    #expect(right.frame == CGRect(x: 0, y: 0, width: 100, height: 7))
    #expect(wrong.frame == CGRect(x: 0, y: 7, width: 100, height: 50))
  }

  /// Each was looked for among the issues of all before it.
  @Test func `Many leaves whose sizes are none are named in linear time`() {
    let ratio = growth(from: 500) { count in
      let column = ColumnView()
      for number in 0..<count {
        let wrong = BusyLeaf()
        wrong.natural = CGSize(width: 5, height: CGFloat.nan)
        wrong.accessibilityIdentifier = "leaf \(number)"
        column.addSubview(wrong)
      }
      return { #expect(LayoutIssue.collecting { laidOut(column, 100, 57) }.count == count) }
    }
    #expect(ratio < 24)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1])
  func `A text whose size is none is named`(_ length: CGFloat) {
    let (wrong, right) = (BusyText(), leaf(20, 7))
    let column = ColumnView(spacing: 0, wrong, right)
    // Wrong at one width: there it counts as having no height, so it takes what is left.
    wrong.answer = {
      $0.width < 100 ? CGSize(width: 40, height: length) : CGSize(width: 90, height: 9)
    }
    let issues = LayoutIssue.collecting { laidOut(column, 50, 57) }
    #expect(issues.map(\.rule) == [.measuringFailed])
    #expect(issues.first?.elements == ["BusyText #1 in ColumnView"])
    #expect(wrong.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(right.frame == CGRect(x: 0, y: 50, width: 50, height: 7))
    #expect(LayoutIssue.collecting { laidOut(column, 120, 57) }.isEmpty)
    #expect(right.frame == CGRect(x: 0, y: 9, width: 120, height: 48))
  }

  /// It is asked for its natural size, and for its height at 30 points.
  @Test func `A text whose size is none at every width is told once`() {
    let wrong = BusyText()
    wrong.answer = { _ in CGSize(width: 40, height: CGFloat.nan) }
    let column = ColumnView(spacing: 0, wrong, leaf(20, 7))
    let issues = LayoutIssue.collecting { laidOut(column, 30, 57) }
    #expect(issues.map(\.rule) == [.measuringFailed])
    #expect(wrong.frame == CGRect(x: 0, y: 0, width: 30, height: 50))
  }

  @Test func `A leaf that always changes ends`() {
    let busy = BusyLeaf()
    let column = ColumnView(spacing: 0, busy, leaf(3, 3))
    func change() {
      busy.natural.height += 1
      busy.width = busy.natural.height
      busy.body = change
    }
    busy.body = change
    laidOut(column, 100, 100)
    #expect(column.subviews[1].frame.size.width == 100)
  }

  @Test func `A box moved to another tree belongs to that one`() {
    let inner = RowView(spacing: 0, leaf(5, 5), leaf(6, 6))
    let first = ColumnView(spacing: 0, inner, leaf(1, 1))
    let second = RowView(spacing: 0, leaf(2, 2))
    laidOut(first, 100, 100)
    laidOut(second, 80, 30)
    second.addSubview(inner)
    first.layoutIfNeeded()
    second.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 2, y: 0, width: 78, height: 30))
    (inner.subviews[0] as? LeafView)?.natural.width = 20
    #expect(!first.isMarkedForLayout && second.isMarkedForLayout)
    second.layoutIfNeeded()
    #expect(inner.subviews[1].frame == CGRect(x: 20, y: 0, width: 58, height: 30))
  }

  /// What was taken out of a box by hand is put back where the box is marked.
  @Test func `A view moved by hand returns with its box`() {
    let (a, b) = (leaf(5, 5), leaf(6, 6))
    let inner = RowView(spacing: 0, a, b)
    let outer = ColumnView(spacing: 0, inner, leaf(1, 1))
    laidOut(outer, 100, 100)
    let frame = b.frame
    b.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(b.frame == frame)
  }

  /// A nested box of a class of one's own is laid out when its size changes, and after a mark.
  @Test func `Nested boxes of other classes are laid out`() {
    let row = CountingRow(spacing: 0, leaf(5, 5), leaf(6, 6))
    let outer = ColumnView(spacing: 0, RowView(row), leaf(1, 1))
    laidOut(outer, 100, 100)
    #expect(row.layouts == 1)
    laidOut(outer, 90, 100)
    #expect(row.layouts == 2)
    row.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(row.layouts == 3)
    outer.layoutIfNeeded()
    #expect(row.layouts == 3)
    #expect(row.subviews[1].frame == CGRect(x: 5, y: 0, width: 85, height: 99))
  }

  @Test func `A box taken out of its tree is laid out on its own`() {
    let inner = RowView(spacing: 0, leaf(5, 5), leaf(6, 6))
    let outer = ColumnView(spacing: 0, RowView(inner), leaf(1, 1))
    laidOut(outer, 100, 100)
    inner.removeFromSuperview()
    laidOut(inner, 40, 10)
    #expect(inner.subviews[1].frame == CGRect(x: 5, y: 0, width: 35, height: 10))
    outer.layoutIfNeeded()
    laidOut(inner, 50, 10)
    #expect(inner.subviews[1].frame == CGRect(x: 5, y: 0, width: 45, height: 10))
  }

  /// The same view is the topmost box of a tree, then a nested one, then topmost again.
  @Test func `Topmost and nested in turn`() {
    let box = RowView(spacing: 0, leaf(5, 5), leaf(6, 6))
    box.insetsLayoutMarginsFromSafeArea = true
    for turn in 0..<3 {
      laidOut(box, 40 + CGFloat(turn), 10)
      #expect(box.subviews[1].frame.size.width == 35 + CGFloat(turn))
      let outer = ColumnView(spacing: 0, box)
      laidOut(outer, 70, 20)
      #expect(box.subviews[1].frame == CGRect(x: 5, y: 0, width: 65, height: 20))
      box.removeFromSuperview()
    }
  }

  @Test func `Style changes of nested boxes keep the tree`() {
    let (a, b) = (leaf(5, 5), leaf(6, 6))
    let inner = RowView(spacing: 0, a, b)
    let outer = ColumnView(spacing: 0, inner, leaf(1, 1))
    laidOut(outer, 100, 100)
    inner.spacing = 10
    inner.verticalAlignment = .bottom
    outer.layoutIfNeeded()
    #expect(b.frame == CGRect(x: 15, y: 93, width: 85, height: 6))
    inner.isAlignToBaseline = true
    b.first = 4
    outer.layoutIfNeeded()
    inner.responsiveSpacing = Responsive(3).when(.width(200...), 20)
    inner.isAlignToBaseline = false
    outer.layoutIfNeeded()
    #expect(b.frame.origin.x == 8)
    laidOut(outer, 200, 100)
    #expect(b.frame.origin.x == 25)
    inner.responsiveSpacing = nil
    outer.layoutIfNeeded()
    #expect(b.frame.origin.x == 15)
  }

  @Test(arguments: [false, true])
  func `A leaf asks for the trace whenever it is asked`(_ isNested: Bool) {
    let (inner, always) = (ColumnView(), AlwaysBusyLeaf())
    inner.addSubview(always)
    let row = RowView(spacing: 0, inner, leaf(5, 5))
    always.body = { _ = (isNested ? inner : row).layoutTrace() }
    laidOut(row, 100, 50)
    #expect(always.frame == CGRect(x: 0, y: 0, width: 95, height: 50))
    #expect(row.layoutTrace().entries.count == 4)
  }

  @Test(arguments: [false, true])
  func `A leaf takes a snapshot whenever it is asked`(_ isNested: Bool) {
    let (inner, always) = (ColumnView(), AlwaysBusyLeaf())
    inner.addSubview(always)
    let row = RowView(spacing: 0, inner, leaf(5, 5))
    let input = LayoutInput(size: CGSize(width: 20, height: 10))
    always.body = { _ = LayoutSnapshot(of: isNested ? inner : row, in: input) }
    laidOut(row, 100, 50)
    #expect(always.frame == CGRect(x: 0, y: 0, width: 95, height: 50))
  }
}
