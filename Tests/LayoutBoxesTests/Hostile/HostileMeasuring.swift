import Foundation
import HeadlessUIKit
import LayoutBoxes
import LayoutCore
import Testing

/// What views do while the box around them is measured is done by the next pass.
@Suite struct HostileMeasuring {
  private let endless = CGSize(width: CGFloat.infinity, height: .infinity)

  /// A row with a text that runs code when it is asked for its height at 40 points.
  private func make() -> (row: ColumnView, text: BusyText, other: LeafView) {
    let (text, other) = (BusyText(), leaf(20, 7))
    return (ColumnView(spacing: 0, text, other), text, other)
  }

  @Test func `A view that is removed while the box is measured is gone afterwards`() {
    let (row, text, other) = make()
    laidOut(row, 200, 50)
    text.body = { if $0.width == 40 { other.removeFromSuperview() } }
    _ = row.sizeThatFits(CGSize(width: 40, height: 50))
    #expect(row.sizeThatFits(endless) == CGSize(width: 100, height: 10))
    row.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
  }

  @Test func `A view that is added while the box is measured is there afterwards`() {
    let (row, text, other) = make()
    laidOut(row, 200, 50)
    let added = leaf(5, 30)
    text.body = { if $0.width == 40 { row.addSubview(added) } }
    _ = row.sizeThatFits(CGSize(width: 40, height: 50))
    #expect(row.sizeThatFits(endless) == CGSize(width: 100, height: 47))
    row.layoutIfNeeded()
    #expect(
      other.frame.origin.y == 10 && added.frame == CGRect(x: 0, y: 17, width: 200, height: 33))
  }

  @Test func `A layout that is asked for while the box is busy follows`() {
    for isMeasured in [false, true] {
      let (row, text, other) = make()
      laidOut(row, 200, 50)
      text.body = { size in
        guard size.width == 40 else { return }
        other.height = 12
        row.setNeedsLayout()
        row.layoutIfNeeded()
      }
      if isMeasured {
        _ = row.sizeThatFits(CGSize(width: 40, height: 50))
        row.layoutIfNeeded()
        #expect(other.frame.size.height == 12)
      } else {
        laidOut(row, 40, 50)
        row.layoutIfNeeded()
        #expect(other.frame == CGRect(x: 0, y: 38, width: 40, height: 12))
      }
    }
  }

  @Test func `What leaves its box during a pass keeps its frame, and all others get theirs`() {
    let text = BusyText()
    let (leaving, staying) = (leaf(20, 7), leaf(20, 8))
    let inner = ColumnView(spacing: 0, leaving, staying)
    let row = ColumnView(spacing: 0, text, inner, SpacerView())
    laidOut(row, 200, 100)
    let elsewhere = UIView()
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    text.body = { size in
      guard size.width == 40 else { return }
      elsewhere.addSubview(leaving)
      leaving.frame = frame
    }
    laidOut(row, 40, 100)
    row.layoutIfNeeded()
    #expect(leaving.frame == frame && leaving.superview === elsewhere)
    #expect(inner.frame == CGRect(x: 0, y: 20, width: 40, height: 8))
    #expect(staying.frame == CGRect(x: 0, y: 0, width: 40, height: 8))
  }

  @Test func `A row without text around it takes a box from a tree that is busy`() {
    let text = BusyText()
    let child = leaf(20, 7)
    let inner = RowView(spacing: 0, child)
    let first = ColumnView(spacing: 0, text, inner)
    let second = RowView(spacing: 0, leaf(5, 5))
    laidOut(first, 200, 100)
    laidOut(second, 60, 30)
    text.body = { if $0.width == 40 { second.addSubview(inner) } }
    laidOut(first, 40, 100)
    first.layoutIfNeeded()
    second.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 5, y: 0, width: 55, height: 30))
    #expect(text.frame == CGRect(x: 0, y: 0, width: 40, height: 100))
    child.height = 3
    #expect(second.isMarkedForLayout && !first.isMarkedForLayout)
    second.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 55, height: 3))
  }
}
