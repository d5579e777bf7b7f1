import Foundation
import HeadlessUIKit
import LayoutBoxes
import LayoutCore
import Testing

/// A change of a tree while it is laid out or measured: one issue, and the next pass is right.
@Suite struct ChangedDuringPassTests {
  /// What may change, in a tree of a column with a row and two leaves.
  enum Change: CaseIterable {
    case addedChild, removedChild, movedChild, spacing, margins, responsive, childWidth, direction
    case snapping, request

    func make(_ column: ColumnView, _ row: RowView) {
      switch self {
      case .addedChild: row.addSubview(leaf(3, 3))
      case .removedChild: column.subviews.last?.removeFromSuperview()
      case .movedChild:
        if let last = column.subviews.last, last !== row { row.addSubview(last) }
      case .spacing: column.spacing = 4
      case .margins: row.topMargin = 2
      case .responsive: row.responsiveSpacing = Responsive(5)
      case .childWidth: row.subviews.first?.width = 9
      case .direction: column.semanticContentAttribute = .forceRightToLeft
      case .snapping: row.snapsToPixelGrid = true
      case .request:
        column.setNeedsLayout()
        column.layoutIfNeeded()
      }
    }
  }

  private func frames(_ view: UIView) -> [CGRect] {
    view.subviews.flatMap { [$0.frame] + frames($0) }
  }

  private func tree() -> (column: ColumnView, row: RowView, busy: BusyLeaf) {
    let busy = BusyLeaf()
    let row = RowView(spacing: 0, leaf(5.4, 5), busy)
    let column = ColumnView(spacing: 0, row, leaf(7, 7))
    column.accessibilityIdentifier = "column"
    return (column, row, busy)
  }

  @Test(arguments: Change.allCases)
  func `A change in mid-pass is told once and counts from the next`(
    _ change: Change
  ) {
    let (column, row, busy) = tree()
    busy.body = {
      change.make(column, row)
      change.make(column, row)
    }
    let issues = LayoutIssue.collecting { laidOut(column, 100, 40) }
    #expect(issues.map(\.rule) == [.changedDuringPass])
    #expect(issues.first?.elements == ["column"])
    #expect(LayoutIssue.collecting { column.layoutIfNeeded() }.isEmpty)

    let (fresh, freshRow, _) = tree()
    change.make(fresh, freshRow)
    change.make(fresh, freshRow)
    laidOut(fresh, 100, 40)
    #expect(frames(column) == frames(fresh))
  }

  @Test(arguments: [false, true]) func `A change while measuring is told once and marks`(
    _ isLaidOut: Bool
  ) {
    let (column, row, busy) = tree()
    if isLaidOut { laidOut(column, 100, 40) }
    if isLaidOut { row.setNeedsLayout() }
    busy.body = { column.addSubview(leaf(3, 3)) }
    var size = CGSize.zero
    let issues = LayoutIssue.collecting {
      size = column.sizeThatFits(CGSize(width: 100, height: 100))
    }
    #expect(size == CGSize(width: 15.4, height: 17))
    #expect(issues.map(\.rule) == [.changedDuringPass])
    #expect(column.isMarkedForLayout)
    laidOut(column, 100, 40)
    // The row takes what is left over.
    #expect(column.subviews[2].frame == CGRect(x: 0, y: 37, width: 100, height: 3))
  }

  /// Nothing knows the box yet but the measuring.
  @Test func `A change of a nested box while the topmost one is measured first is told once`() {
    let (column, row, busy) = tree()
    busy.body = { row.addSubview(leaf(3, 3)) }
    let issues = LayoutIssue.collecting {
      #expect(column.sizeThatFits(.endless) == CGSize(width: 15.4, height: 17))
    }
    #expect(issues.map(\.rule) == [.changedDuringPass])
    #expect(issues.first?.elements == ["column"])
    #expect(column.sizeThatFits(.endless) == CGSize(width: 18.4, height: 17))
  }

  @Test func `New content of a leaf in mid-pass only marks`() {
    let (column, row, busy) = tree()
    let changing = row.subviews[0] as? LeafView
    busy.body = { changing?.natural = CGSize(width: 12, height: 5) }
    let issues = LayoutIssue.collecting {
      laidOut(column, 100, 40)
      column.layoutIfNeeded()
    }
    #expect(issues.isEmpty)
    #expect(busy.frame.origin.x == 12)
  }

  @Test func `A question for the size in mid-pass is told once`() {
    let (column, _, busy) = tree()
    var size = CGSize.zero
    busy.body = { size = column.sizeThatFits(.zero) }
    let issues = LayoutIssue.collecting { laidOut(column, 100, 40) }
    #expect(issues.map(\.rule) == [.changedDuringPass])
    #expect(size == CGSize(width: 100, height: 40))
  }

  @Test func `A condition that changes its own box in mid-pass is told once`() {
    let (column, row, _) = tree()
    var isFirst = true
    column.responsiveSpacing = Responsive(0).when(
      LayoutCondition { _ in
        if isFirst {
          isFirst = false
          column.verticalAlignment = .bottom
          column.addSubview(leaf(3, 3))
        }
        return false
      }, 5)
    let issues = LayoutIssue.collecting { laidOut(column, 100, 40) }
    #expect(issues.map(\.rule) == [.changedDuringPass])
    column.layoutIfNeeded()
    // 10, 7 and 3 at the lower margin.
    #expect(row.frame == CGRect(x: 0, y: 20, width: 100, height: 10))
  }

  @Test(arguments: [false, true])
  func `A condition that changes its own nested box in mid-pass is told once`(_ isNew: Bool) {
    let (column, row, _) = tree()
    if isNew {
      row.removeFromSuperview()
      laidOut(column, 100, 40)
      column.insertSubview(row, at: 0)
    }
    var isFirst = true
    row.responsiveSpacing = Responsive(0).when(
      LayoutCondition { _ in
        if isFirst { row.leadingMargin = 7 }
        isFirst = false
        return false
      }, 5)
    let issues = LayoutIssue.collecting { laidOut(column, 100, 40) }
    #expect(issues.map(\.rule) == [.changedDuringPass])
    #expect(issues.first?.elements == ["column"])
    #expect(LayoutIssue.collecting { column.layoutIfNeeded() }.isEmpty)
    #expect(abs(row.subviews[0].frame.origin.x - 7) < 1e-9)
  }

  @Test func `Bounds that are not finite are told in the words of all containers`() {
    let (column, _, _) = tree()
    let issues = LayoutIssue.collecting { laidOut(column, .infinity, 40) }
    #expect(
      issues.map(\.explanation)
        == [LayoutIssue.invalidBounds(CGSize(width: CGFloat.infinity, height: 40), []).explanation])
    #expect(issues.first?.elements == ["column"])
  }

  @Test func `Content without a size is told once, in the words of all containers`() {
    let (column, _, busy) = tree()
    busy.natural = CGSize(width: CGFloat.nan, height: 5)
    let issues = LayoutIssue.collecting { laidOut(column, 100, 40) }
    let size = CGSize(width: 0, height: 0)
    #expect(
      issues.map(\.explanation) == [LayoutIssue.measuringFailed(size, []).explanation])
    #expect(issues.first?.elements == ["BusyLeaf #1 in column/RowView"])
  }
}
