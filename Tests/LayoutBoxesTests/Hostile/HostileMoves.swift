import Foundation
import HeadlessUIKit
import LayoutBoxes
import LayoutCore
import Testing

/// Boxes that move between trees, or die, while one of these is laid out or measured.
@Suite struct HostileMoves {
  @Test func `A topmost box becomes a nested one while it is gathered`() {
    let busy = BusyLeaf()
    let row = RowView(leaf(5, 5))
    let column = ColumnView(spacing: 0, busy, row)
    let other = RowView(spacing: 0, leaf(2, 2))
    busy.body = { other.addSubview(column) }
    laidOut(column, 100, 100)
    laidOut(other, 82, 30)
    #expect(column.frame == CGRect(x: 2, y: 0, width: 80, height: 30))
    #expect(busy.frame == CGRect(x: 0, y: 0, width: 80, height: 10))
    #expect(row.frame == CGRect(x: 0, y: 10, width: 80, height: 20))
    busy.width = 7
    #expect(other.isMarkedForLayout)
  }

  /// The tree that the box came to keeps it, be it gathered before it moves or after.
  @Test(arguments: [false, true]) func `A box is laid out in another tree meanwhile`(
    _ isFirst: Bool
  ) {
    let busy = BusyLeaf()
    let inner = RowView(spacing: 0, leaf(5, 5), leaf(6, 6))
    let first = ColumnView(spacing: 0)
    for view in isFirst ? [inner, busy] : [busy, inner] { first.addSubview(view) }
    let second = RowView(spacing: 0, leaf(2, 2))
    // Without UIKit a view that stands in no other is all there is of a window.
    let windows = [UIView(), UIView()]
    windows[0].addSubview(first)
    windows[1].addSubview(second)
    busy.body = {
      second.addSubview(inner)
      laidOut(second, 80, 30)
    }
    laidOut(first, 100, 100)
    checkMoved(inner, to: second)
    first.layoutIfNeeded()
    #expect(busy.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    checkMoved(inner, to: second)
  }

  @Test func `A box is laid out in another tree while text is measured`() {
    let text = BusyText()
    let inner = RowView(spacing: 0, leaf(5, 5), leaf(6, 6))
    let first = ColumnView(spacing: 0, inner, text)
    let second = RowView(spacing: 0, leaf(2, 2))
    text.body = { size in
      guard size.width < 100, inner.superview !== second else { return }
      second.addSubview(inner)
      laidOut(second, 80, 30)
    }
    laidOut(first, 50, 100)
    checkMoved(inner, to: second)
    first.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 0, y: 0, width: 50, height: 100))
    checkMoved(inner, to: second)
  }

  private func checkMoved(_ inner: RowView, to second: RowView) {
    second.layoutIfNeeded()
    let natural = (inner.subviews[0] as? LeafView)?.natural.width ?? 0
    #expect(inner.frame == CGRect(x: 2, y: 0, width: 78, height: 30))
    #expect(
      inner.subviews[1].frame == CGRect(x: natural, y: 0, width: 78 - natural, height: 30))
    (inner.subviews[0] as? LeafView)?.natural.width = natural + 1
    #expect(second.isMarkedForLayout)
    second.layoutIfNeeded()
    #expect(inner.subviews[1].frame.origin.x == natural + 1)
  }

  @Test func `A topmost box is freed while it is laid out`() {
    let busy = BusyLeaf()
    let parent = UIView()
    weak var gone: ColumnView?
    do {
      let column = ColumnView(spacing: 0, RowView(busy), leaf(3, 3))
      gone = column
      column.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      parent.addSubview(column)
    }
    busy.body = { parent.subviews.first?.removeFromSuperview() }
    parent.layoutIfNeeded()
    #expect(gone == nil)
    #expect(busy.superview == nil)
    #expect(busy.frame == CGRect(x: 0, y: 0, width: 100, height: 97))
  }

  @Test func `A topmost box is freed while it is measured`() {
    let busy = BusyLeaf()
    var column: ColumnView? = ColumnView(spacing: 0, RowView(busy), leaf(3, 3))
    weak let gone = column
    busy.body = { column = nil }
    #expect(column?.sizeThatFits(CGSize(width: 50, height: 50)) == CGSize(width: 10, height: 13))
    #expect(gone == nil)
  }

  @Test func `A topmost box becomes a nested one while it is measured`() {
    let text = BusyText()
    let last = leaf(3, 3)
    let column = ColumnView(spacing: 0, text, last)
    let other = RowView(spacing: 0, leaf(2, 2))
    laidOut(column, 200, 100)
    text.body = { size in
      if size.width < 100, column.superview == nil { other.addSubview(column) }
    }
    #expect(
      column.sizeThatFits(CGSize(width: 50, height: 500)) == CGSize(width: 50, height: 23))
    #expect(column.superview === other)
    laidOut(other, 202, 40)
    #expect(column.frame == CGRect(x: 2, y: 0, width: 200, height: 40))
    #expect(last.frame == CGRect(x: 0, y: 10, width: 200, height: 30))
  }

  @Test(arguments: [false, true]) func `A text asks its tree while it is measured`(_ isMarked: Bool)
  {
    let text = BusyText()
    let last = leaf(3, 3)
    let column = ColumnView(spacing: 0, text, last)
    laidOut(column, 200, 100)
    if isMarked { last.natural.height = 4 }
    var sizes: [CGSize] = []
    text.body = { size in
      guard size.width < 100 else { return }
      sizes.append(column.sizeThatFits(size))
      column.bounds.size.width = 150
      column.layoutIfNeeded()
    }
    let height: CGFloat = isMarked ? 24 : 23
    #expect(
      column.sizeThatFits(CGSize(width: 50, height: 500)) == CGSize(width: 50, height: height))
    // Asked while it is asked, a box answers with the size it has.
    #expect(sizes == [CGSize(width: 200, height: 100)])
    text.body = nil
    column.layoutIfNeeded()
    #expect(last.frame == CGRect(x: 0, y: 10, width: 150, height: 90))
  }

  @Test func `A box loses children while it is measured`() {
    let text = BusyText()
    weak var gone: RowView?
    let column = ColumnView(spacing: 0, text)
    do {
      let doomed = RowView(leaf(5, 5))
      gone = doomed
      column.addSubview(doomed)
    }
    laidOut(column, 200, 100)
    text.body = { size in if size.width < 100 { column.subviews.last?.removeFromSuperview() } }
    #expect(column.sizeThatFits(CGSize(width: 50, height: 500)).width == 50)
    #expect(gone == nil && column.isMarkedForLayout)
    text.body = nil
    #expect(
      column.sizeThatFits(CGSize(width: 50, height: 500)) == CGSize(width: 50, height: 20))
  }

  /// Boxes and leaves move between three trees, half of the time while one of these is laid out or
  /// measured; what comes of it is what trees made like that have.
  @Test func `Moved boxes have the frames of fresh ones`() {
    for seed in UInt64(1)...150 {
      var random = RandomTree(seed: seed)
      let roots = (0..<3).map { _ in ColumnView(spacing: 1) as LayoutBoxView }
      var boxes = roots
      var leaves: [BusyLeaf] = []
      for index in 0..<24 {
        let view: UIView
        if index % 3 == 0 {
          let box = index % 2 == 0 ? RowView(spacing: 2) : ColumnView(spacing: 1) as LayoutBoxView
          random.pick(boxes).addSubview(box)
          boxes.append(box)
          continue
        }
        let leaf = BusyLeaf()
        leaf.natural = CGSize(width: 3 + index, height: 30 - index)
        leaves.append(leaf)
        view = leaf
        random.pick(boxes).addSubview(view)
      }
      for root in roots { laidOut(root, 300, 200) }
      for step in 0..<8 {
        let box = random.pick(boxes)
        let view: UIView = random.chance(2) ? random.pick(leaves) : random.pick(boxes)
        let isFree = !roots.contains { $0 === view } && !box.isDescendant(of: view)
        let width = CGFloat(random.pick([200.0, 300, 400]))
        let isWithin = random.chance(2)
        func move() {
          if isFree { box.addSubview(view) }
          if isWithin { for root in roots { laidOut(root, width, 200) } }
        }
        if random.chance(2) {
          let leaf = random.pick(leaves)
          leaf.body = move
          leaf.invalidateIntrinsicContentSize()
        } else {
          move()
        }
        if random.chance(2) {
          for root in roots { _ = root.sizeThatFits(CGSize(width: 20, height: 20)) }
        }
        for root in roots { laidOut(root, width, 200) }
        for leaf in leaves { leaf.body = nil }
        for root in roots { laidOut(root, width, 200) }
        for root in roots {
          let fresh = copy(root)
          laidOut(fresh, width, 200)
          let isSame = frames(root) == frames(fresh)
          #expect(isSame, "seed \(seed), step \(step): \(frames(root)), not \(frames(fresh))")
          if !isSame { return }
        }
      }
    }
  }

  private func copy(_ box: LayoutBoxView) -> LayoutBoxView {
    let result: LayoutBoxView = box is RowView ? RowView(spacing: 2) : ColumnView(spacing: 1)
    for child in box.subviews {
      if let child = child as? LayoutBoxView {
        result.addSubview(copy(child))
      } else {
        let size = child.intrinsicContentSize
        result.addSubview(leaf(size.width, size.height))
      }
    }
    return result
  }

  private func frames(_ box: UIView) -> [CGRect] {
    box.subviews.flatMap { [$0.frame] + frames($0) }
  }

  @Test func `A topmost box that leaves what is around it in its pass is told of`() {
    let (first, second) = (UIView(), UIView())
    let busy = BusyLeaf()
    let column = ColumnView(spacing: 0, busy, leaf(2, 2))
    first.addSubview(column)
    busy.body = { second.addSubview(column) }
    let issues = LayoutIssue.collecting { laidOut(column, 100, 100) }
    #expect(issues.map(\.rule) == [.changedDuringPass])
  }

  /// What came back is held again, so it lives until the end of the pass in which it leaves.
  @Test(arguments: [false, true])
  func `A child that left a box and came back leaves it and dies in the pass`(_ isFirst: Bool) {
    weak var gone: UIView?
    let (asked, last) = (AlwaysBusyLeaf(), leaf(2, 2))
    let row = RowView(spacing: 0)
    do {
      let doomed = leaf(5, 5)
      gone = doomed
      for view in isFirst ? [doomed, asked, last] : [asked, doomed, last] { row.addSubview(view) }
      laidOut(row, 100, 10)
      doomed.removeFromSuperview()
      row.insertSubview(doomed, at: isFirst ? 0 : 1)
    }
    asked.body = { gone?.removeFromSuperview() }
    asked.invalidateIntrinsicContentSize()
    let issues = LayoutIssue.collecting { row.layoutIfNeeded() }
    #expect(issues.map(\.rule) == [.changedDuringPass])
    #expect(gone == nil)
    row.layoutIfNeeded()
    // The last one takes what is left over.
    #expect(asked.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(last.frame == CGRect(x: 10, y: 0, width: 90, height: 10))
  }
}
