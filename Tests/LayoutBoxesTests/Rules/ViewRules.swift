import Foundation
import HeadlessUIKit
import LayoutBoxes
import LayoutCore
import Testing

/// What views of boxes promise beside their frames: issues, sizes that fit, touches, snapshots.
@Suite struct ViewRules {
  /// A cell of one of the three kinds.
  private func cell(_ kind: Int, _ content: UIView) -> UIView {
    switch kind {
    case 0: return BoxTableViewCell(content)
    case 1: return BoxTableViewHeaderFooterView(content)
    default:
      let item = BoxCollectionViewCell(frame: .zero)
      item.content = content
      return item
    }
  }

  @Test func `A required length is the answer of every cell, any other the content's`() {
    for kind in 0..<3 {
      let cell = cell(kind, leaf(30, 20))
      let target = CGSize(width: 320, height: 77)
      for (horizontal, width) in [(UILayoutPriority.required, 320), (.defaultHigh, 46)] {
        for (vertical, height) in [(UILayoutPriority.required, 77), (.fittingSizeLevel, 36)] {
          #expect(
            cell.systemLayoutSizeFitting(
              target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
              == CGSize(width: width, height: height), "\(type(of: cell))")
        }
      }
    }
  }

  @Test func `A row without a frame becomes as large as its content, others fit their width`() {
    let row = RowView(spacing: 4) {
      leaf(30, 20)
      leaf(40, 10)
    }
    row.layoutMargins = .zero
    row.frame.origin = CGPoint(x: 5, y: 6)
    row.sizeToFit()
    #expect(row.frame == CGRect(x: 5, y: 6, width: 74, height: 20))
    row.frame.size = CGSize(width: 60, height: 0)
    row.sizeToFit()
    #expect(row.frame.size == CGSize(width: 60, height: 20))
  }

  @Test func `A cell that is used again measures and places its new content`() {
    for kind in 0..<3 {
      let content = leaf(30, 20)
      let cell = cell(kind, content)
      cell.bounds.size = CGSize(width: 100, height: 50)
      cell.layoutIfNeeded()
      content.natural.height = 44
      #expect(cell.isMarkedForLayout)
      cell.layoutIfNeeded()
      #expect(cell.sizeThatFits(CGSize(width: 100, height: 9)).height == 60)
      content.width = 11
      cell.layoutIfNeeded()
      #expect(content.frame.size.width == 11)
      let other = leaf(9, 9)
      if let cell = cell as? BoxTableViewCell { cell.setContent(other) }
      if let cell = cell as? BoxTableViewHeaderFooterView { cell.setContent(other) }
      if let cell = cell as? BoxCollectionViewCell { cell.setContent(other) }
      #expect(cell.sizeThatFits(CGSize(width: 100, height: 9)) == CGSize(width: 25, height: 25))
      cell.layoutIfNeeded()
      #expect(other.frame == CGRect(x: 8, y: 8, width: 84, height: 34))
      #expect(content.superview == nil)
    }
  }

  @Test func `Every edge of a cell's margins counts`() {
    let edges: [WritableKeyPath<NSDirectionalEdgeInsets, CGFloat>] = [
      \.top, \.leading, \.bottom, \.trailing,
    ]
    for kind in 0..<3 {
      for edge in edges {
        let content = leaf(30, 20)
        let cell = cell(kind, content)
        cell.bounds.size = CGSize(width: 100, height: 50)
        cell.layoutIfNeeded()
        guard let holder = content.superview else { continue }
        holder.directionalLayoutMargins[keyPath: edge] += 5
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        let isAcross = edge == \.leading || edge == \.trailing
        #expect(content.frame.size.width == (isAcross ? 79 : 84))
        #expect(content.frame.size.height == (isAcross ? 34 : 29))
        let isNear = edge == \.leading || edge == \.top
        #expect(content.frame.origin.x + content.frame.origin.y == (isNear ? 21 : 16))
      }
    }
  }

  @Test func `Bounds that are no size lay out nothing, and say so`() {
    for size in [CGSize(width: CGFloat.nan, height: 5), CGSize(width: 5, height: CGFloat.infinity)]
    {
      let child = leaf(5, 5)
      let row = RowView(child)
      row.accessibilityIdentifier = "row"
      laidOut(row, 30, 40)
      let frame = child.frame
      let issues = LayoutIssue.collecting { laidOut(row, size.width, size.height) }
      #expect(issues.map(\.rule) == [.invalidInput])
      #expect(issues.first?.elements == ["row"])
      #expect(issues.first?.numbers.map(\.name) == ["width", "height"])
      #expect(child.frame == frame)
      laidOut(row, 50, 40)
      #expect(child.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    }
  }

  @Test(arguments: ["width", "height", "weight"])
  func `A trait that is no length is told with its element, and counts as not given`(
    _ name: String
  ) {
    for number in [-1, CGFloat.infinity] {
      let (view, other) = (leaf(10, 10), leaf(20, 10))
      view.accessibilityIdentifier = "view"
      if name == "width" { view.width = number }
      if name == "height" { view.height = number }
      if name == "weight" { view.weight = number }
      let row = RowView(
        horizontalAlignment: .leading, verticalAlignment: .top, spacing: 0, view, other)
      let issues = LayoutIssue.collecting { laidOut(row, 100, 50) }
      #expect(issues.map(\.rule) == [.invalidInput])
      #expect(issues.first?.elements == ["view"])
      #expect(issues.first?.numbers == [LayoutIssue.Number(name, Double(number))])
      #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
      // As a responsive value, the same.
      guard name == "weight" else { continue }
      view.weight = .nan
      view.responsiveWeight = Responsive(number)
      let again = LayoutIssue.collecting { laidOut(row, 100, 50) }
      #expect(again.map(\.rule) == [.invalidInput] && again.first?.elements == ["view"])
      #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  @Test func `Looking shows and hides nothing`() {
    let (view, other) = (leaf(10, 10), leaf(20, 10))
    view.responsiveIsDisplayable = Responsive(true).when(.width(100...), false)
    let row = RowView(horizontalAlignment: .leading, spacing: 0, view, other)
    laidOut(row, 50, 10)
    #expect(!view.isHidden && other.frame.origin.x == 10)
    #expect(row.sizeThatFits(CGSize(width: 200, height: 10)) == CGSize(width: 20, height: 10))
    #expect(row.sizeThatFits(CGSize(width: 50, height: 10)) == CGSize(width: 30, height: 10))
    _ = row.layoutTrace()
    #expect(!view.isHidden)
    let wide = LayoutSnapshot(of: row, in: LayoutInput(size: CGSize(width: 200, height: 10)))
    #expect(wide.nodes.map(\.isHidden) == [false, true, false])
    #expect(!view.isHidden && other.frame.origin.x == 10)
    laidOut(row, 200, 10)
    #expect(view.isHidden && other.frame.origin.x == 0)
    _ = row.sizeThatFits(CGSize(width: 50, height: 10))
    _ = row.layoutTrace()
    #expect(view.isHidden && other.frame.origin.x == 0)
  }

  @Test func `A snapshot of a nested box alone reaches its scroll views`() {
    let inner = RowView(spacing: 0, leaf(70, 8), leaf(15, 6))
    let scroll = BoxScrollView(isFitToWidth: true, inner)
    let box = ColumnView(spacing: 0, scroll)
    let outer = RowView(spacing: 0, leaf(5, 5), box)
    laidOut(outer, 105, 50)
    #expect(scroll.contentSize == CGSize(width: 100, height: 8))
    let shot = LayoutSnapshot(of: box, in: LayoutInput(size: CGSize(width: 200, height: 50)))
    #expect(shot.nodes.map(\.frame.size.width) == [200, 200, 200, 70, 130])
    #expect(scroll.contentSize == CGSize(width: 100, height: 8))
    // The content is smaller or larger than before, in either direction.
    for (width, height) in [(150.0, 3.0), (90, 30), (20, 2)] {
      inner.subviews[1].height = height
      laidOut(outer, CGFloat(width) + 5, 50)
      // A fixed height decides for the row.
      #expect(scroll.contentSize == CGSize(width: width, height: height))
    }
    scroll.content = nil
    laidOut(outer, 105, 50)
    #expect(scroll.contentSize == .zero && inner.superview == nil)
  }

  @Test func `Boxes that are moved, changed and measured have the frames of their new place`() {
    for isMeasured in [false, true] {
      let (a, b, c) = (leaf(10, 10), leaf(20, 10), leaf(30, 10))
      let inner = RowView(spacing: 0, a, b)
      let first = ColumnView(spacing: 0, inner, c)
      let second = RowView(spacing: 0, leaf(5, 5))
      let alone = UIView()
      laidOut(first, 100, 40)
      laidOut(second, 80, 30)
      second.addSubview(inner)
      if isMeasured {
        #expect(
          second.sizeThatFits(CGSize(width: 500, height: 500)) == CGSize(width: 35, height: 10))
        #expect(
          first.sizeThatFits(CGSize(width: 500, height: 500)) == CGSize(width: 30, height: 10))
      }
      a.width = 12
      first.layoutIfNeeded()
      second.layoutIfNeeded()
      #expect(c.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
      #expect(b.frame == CGRect(x: 12, y: 0, width: 63, height: 30))
      alone.addSubview(inner)
      inner.frame = CGRect(x: 0, y: 0, width: 50, height: 9)
      alone.layoutIfNeeded()
      second.layoutIfNeeded()
      #expect(b.frame == CGRect(x: 12, y: 0, width: 38, height: 9))
      a.width = 20
      alone.layoutIfNeeded()
      #expect(b.frame == CGRect(x: 20, y: 0, width: 30, height: 9))
      first.insertSubview(inner, at: 0)
      laidOut(first, 100, 40)
      #expect(b.frame.origin.x == 20 && inner.frame.size.width == 100)
    }
  }

  @Test func `A trace is of the box that was asked alone`() {
    let (hidden, inside) = (leaf(1, 1), leaf(2, 2))
    hidden.accessibilityIdentifier = "hidden"
    inside.accessibilityIdentifier = "inside"
    hidden.isDisplayable = false
    let inner = ColumnView(inside)
    let outer = RowView(hidden, inner)
    laidOut(outer, 50, 50)
    #expect(inner.layoutTrace().entries.map(\.element) == ["ColumnView", "inside"])
    #expect(
      outer.layoutTrace().entries.map(\.element) == ["RowView", "hidden", "ColumnView", "inside"])
  }

  @Test func `Nested boxes keep to their own margins, the topmost to the safe area`() {
    let child = leaf(5, 5)
    let inner = ColumnView(margin: 1, child)
    let outer = RowView(leadingMargin: 4, inner)
    outer.semanticContentAttribute = .forceRightToLeft
    outer.hostSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
    laidOut(outer, 100, 50)
    // The leading margin is at the right.
    #expect(inner.frame == CGRect(x: 20, y: 10, width: 76, height: 40))
    #expect(child.frame == CGRect(x: 1, y: 1, width: 74, height: 38))
    outer.hostSafeAreaInsets.left = 30
    #expect(outer.sizeThatFits(CGSize(width: 999, height: 999)) == CGSize(width: 41, height: 17))
    laidOut(outer, 100, 50)
    #expect(inner.frame == CGRect(x: 30, y: 10, width: 66, height: 40))
  }

  @Test func `A property that depends on conditions from now on follows the size`() {
    let changes: [(String, (RowView, LeafView) -> Void)] = [
      ("spacing", { row, _ in row.responsiveSpacing = Responsive(3).when(.width(100...), 9) }),
      (
        "axis",
        { row, _ in row.responsiveAxis = Responsive(.vertical).when(.width(100...), .horizontal) }
      ),
      (
        "horizontal",
        { row, _ in
          row.responsiveHorizontalAlignment = Responsive(.leading).when(.width(100...), .trailing)
        }
      ),
      (
        "vertical",
        { row, _ in
          row.responsiveVerticalAlignment = Responsive(.top).when(.width(100...), .bottom)
        }
      ),
      (
        "margins",
        { row, _ in
          row.responsiveMargins = Responsive(.zero).when(
            .width(100...), NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
      ),
      ("weight", { _, leaf in leaf.responsiveWeight = Responsive(1).when(.width(100...), .nan) }),
      (
        "display",
        { _, leaf in leaf.responsiveIsDisplayable = Responsive(true).when(.width(100...), false) }
      ),
    ]
    for isNested in [false, true] {
      for (name, change) in changes {
        func make(_ isChanged: Bool) -> (box: LayoutBoxView, row: RowView, leaf: LeafView) {
          let first = leaf(10, 10)
          let row = RowView(spacing: 0, first, leaf(20, 12))
          if isChanged { change(row, first) }
          return (isNested ? ColumnView(spacing: 0, row) : row, row, first)
        }
        func frames(_ view: UIView) -> [CGRect] {
          LayoutSnapshot(of: view).nodes.filter { !$0.isHidden }.map(\.frame)
        }
        let changed = make(false)
        laidOut(changed.box, 80, 50)
        change(changed.row, changed.leaf)
        for width in [CGFloat(80), 120, 90, 150, 150] {
          let fresh = make(true)
          laidOut(fresh.box, width, 50)
          laidOut(changed.box, width, 50)
          #expect(frames(changed.box) == frames(fresh.box), "\(name) \(width)")
          let size = CGSize(width: 230 - width, height: 40)
          #expect(changed.box.sizeThatFits(size) == fresh.box.sizeThatFits(size), "\(name)")
        }
      }
    }
  }

  @Test func `A view that is given twice is in the box once, and named`() {
    let twice = leaf(10, 10)
    twice.accessibilityIdentifier = "twice"
    var row: RowView?
    let issues = LayoutIssue.collecting { row = RowView(twice, leaf(5, 5), twice) }
    #expect(issues == [.duplicateElement(["twice"])])
    #expect(row?.subviews.count == 2)
  }
}
