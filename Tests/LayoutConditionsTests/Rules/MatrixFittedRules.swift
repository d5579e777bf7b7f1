import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import Testing

/// Rows as high as the highest of their cells.
@Suite struct MatrixFittedRules {
  final class TallCell: UIView {
    var wanted: CGFloat = 0
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: min(size.width, 10), height: wanted)
    }
  }

  /// The height of an item: 10 to 79 points.
  static func height(_ item: Int) -> CGFloat { CGFloat(10 + item * 37 % 70) }

  private func list(
    _ count: Int, columns: Int = 1, estimate: CGFloat = 40,
    height: @escaping (Int) -> CGFloat = Self.height
  ) -> MatrixView {
    let view = MatrixView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let kind = MatrixCellKind {
      TallCell()
    } configure: { cell, index in
      cell.wanted = height(index.item)
    }
    view.columns = Responsive(columns)
    view.cellSize = .fitted(estimate: estimate)
    view.itemCount = { _ in count }
    view.cell = { _ in kind }
    view.layoutIfNeeded()
    return view
  }

  /// What is in sight stands gapless, each as high as wanted, and fills the view.
  private func check(_ view: MatrixView, _ comment: Comment? = nil) {
    let items = view.visibleItems
    var bottom: CGFloat?
    for index in items {
      guard let frame = view.viewOfItem(at: index)?.frame else { continue }
      #expect(frame.height == Self.height(index.item), comment)
      #expect(bottom == nil || frame.minY == bottom, comment)
      bottom = frame.maxY
    }
    let first = items.first.flatMap { view.viewOfItem(at: $0)?.frame.minY } ?? .infinity
    #expect(first <= max(view.contentOffset.y, 0), comment)
    #expect((bottom ?? 0) >= min(view.contentOffset.y + 200, view.contentSize.height), comment)
  }

  @Test func `Each row is as high as its highest cell`() {
    // 10, 47, 14 | 51, 18, 55 | 22, 59, 26 | 63, ...
    let view = list(9, columns: 3)
    let frames = (0..<9).map { view.viewOfItem(at: MatrixIndex(item: $0))!.frame }
    #expect(frames.map(\.height) == [47, 47, 47, 55, 55, 55, 59, 59, 59])
    #expect(frames.map(\.minY) == [0, 0, 0, 47, 47, 47, 102, 102, 102])
    #expect(view.contentSize.height == 161)
  }

  @Test(arguments: [1, 40, 500]) func `Rows out of sight count with the estimate`(_ estimate: Int) {
    let view = list(1_000, estimate: CGFloat(estimate))
    check(view)
    let seen = view.visibleItems.count
    let known = (0..<seen).map(Self.height).reduce(0, +)
    // The last row may have been estimated to be in sight, and then was measured as well.
    #expect(view.contentSize.height >= known + CGFloat((1_000 - seen - 200) * estimate))
    for offset in [50.0, 130, 1_000, 3_000, 2_990, 2_500, 0] {
      view.contentOffset.y = CGFloat(min(offset, Double(view.contentSize.height - 200)))
      view.layoutIfNeeded()
      check(view, "\(offset)")
    }
  }

  @Test func `Scrolling up moves nothing that is in sight`() {
    let view = list(1_000)
    view.scrollToItem(at: MatrixIndex(item: 500))
    view.layoutIfNeeded()
    for _ in 0..<40 {
      let item = view.visibleItems[0]
      let before = view.viewOfItem(at: item)!.frame.minY - view.contentOffset.y
      view.contentOffset.y -= 60
      view.layoutIfNeeded()
      check(view)
      let after = view.viewOfItem(at: item)!.frame.minY - view.contentOffset.y
      #expect(after == before + 60)
    }
  }

  @Test(arguments: [5, 40, 200]) func `Rows inserted or removed above move nothing in sight`(
    _ estimate: Int
  ) {
    for offset in stride(from: 1_000, to: 1_400, by: 7) {
      // Items keep their heights, which follow their numbers, wherever they stand.
      var numbers = Array(0..<1_000)
      let view = list(1_000, estimate: CGFloat(estimate)) { Self.height(numbers[$0]) }
      view.itemCount = { _ in numbers.count }
      view.layoutIfNeeded()
      view.contentOffset.y = CGFloat(offset)
      view.layoutIfNeeded()
      func sight() -> [Int: CGFloat] {
        Dictionary(
          uniqueKeysWithValues: view.visibleItems.map {
            (numbers[$0.item], view.viewOfItem(at: $0)!.frame.minY - view.contentOffset.y)
          })
      }
      let before = sight()
      numbers.insert(contentsOf: 5_000..<5_013, at: 0)
      view.insertItems(0..<13)
      view.layoutIfNeeded()
      #expect(sight() == before, "\(offset)")
      numbers.removeSubrange(4..<10)
      view.removeItems(4..<10)
      view.layoutIfNeeded()
      #expect(sight() == before, "\(offset)")
    }
  }

  @Test func `Scrolling to an item that was never seen ends at the item`() {
    for (position, wanted) in [
      (MatrixView.ScrollPosition.top, 0), (.bottom, 200 - Self.height(700)),
      (.center, 100 - Self.height(700) / 2),
    ] {
      let view = list(1_000)
      view.scrollToItem(at: MatrixIndex(item: 700), position: position)
      view.layoutIfNeeded()
      check(view)
      let frame = view.viewOfItem(at: MatrixIndex(item: 700))?.frame
      #expect(frame.map { $0.minY - view.contentOffset.y } == wanted)
    }
  }

  @Test func `A cell that changes its height moves what is below it`() {
    var heights = [20, 30, 40] as [CGFloat]
    let view = list(3) { heights[$0] }
    heights[1] = 70
    view.reloadItems(1..<2)
    view.layoutIfNeeded()
    #expect(view.viewOfItem(at: MatrixIndex(item: 2))?.frame.minY == 90)
    (view.viewOfItem(at: MatrixIndex(item: 0)) as! TallCell).wanted = 25
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.viewOfItem(at: MatrixIndex(item: 2))?.frame.minY == 95)
    #expect(view.contentSize.height == 135)
  }

  @Test func `No more rows are remembered than the limit, and nothing in sight moves for it`() {
    let view = list(20_000) { _ in 25 }
    // Heights of 25 where 40 were estimated: what is forgotten is estimated again.
    while view.visibleItems.last!.item < 6_000 {
      let last = view.visibleItems.last!
      let before = view.viewOfItem(at: last)!.frame.minY - view.contentOffset.y
      view.contentOffset.y += 150
      view.layoutIfNeeded()
      let after = view.viewOfItem(at: last)!.frame.minY - view.contentOffset.y
      guard after == before - 150 else {
        Issue.record("item \(last) moved by \(after - before + 150)")
        return
      }
    }
    let remembered = (20_000 * 40 - view.contentSize.height) / 15
    #expect(remembered <= 4_096 && remembered > 3_000)
  }

  @Test func `Cells without a size of their own take the estimate`() {
    let view = list(10)
    let plain = MatrixCellKind { UIView() }
    view.cell = { _ in plain }
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 400)
  }

  @Test func `Nothing is lower than a point, so that no row hides others`() {
    let view = list(1_000_000) { _ in 0.001 }
    #expect(view.subviews.count <= 202)
    let frame = view.viewOfItem(at: MatrixIndex(item: 100))?.frame
    #expect(frame == CGRect(x: 0, y: 100, width: 100, height: 1))
  }

  @Test(arguments: [1e13, 1e300] as [CGFloat])
  func `No row is so high that those behind it have no place of their own`(_ height: CGFloat) {
    let view = list(3) { _ in height }
    #expect(view.viewOfItem(at: MatrixIndex(item: 0))?.frame.height == 1e12)
    #expect(view.contentSize.height == 3e12)
    #expect(view.frameOfItem(at: MatrixIndex(item: 2))?.minY == 2e12)
  }

  /// Heights of 10, 47 and 14 are known; what stands behind a change counts with the estimate.
  @Test func `The size that fits does not count heights of rows that a change moved`() {
    let view = list(3)
    var count = 3
    view.itemCount = { _ in count }
    view.layoutIfNeeded()
    let room = CGSize(width: 100, height: CGFloat.infinity)
    #expect(view.sizeThatFits(room) == CGSize(width: 100, height: 71))
    count = 2
    view.removeItems(1..<2)
    #expect(view.sizeThatFits(room) == CGSize(width: 100, height: 10 + 40))
    view.layoutIfNeeded()
    #expect(view.sizeThatFits(room) == CGSize(width: 100, height: 10 + 47))
  }

  @Test func `A cell that asks for no height has that of the estimate`() {
    let view = list(3, estimate: 40) { $0 == 1 ? 0 : 25 }
    let frames = (0..<3).map { view.viewOfItem(at: MatrixIndex(item: $0))!.frame }
    #expect(frames.map(\.height) == [25, 40, 25])
  }

  @Test func `At another width every height is measured anew`() {
    let view = MatrixView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    // An area of 2,000.
    let kind = MatrixCellKind { AreaCell() }
    view.columns = 1
    view.cellSize = .fitted(estimate: 40)
    view.itemCount = { _ in 20 }
    view.cell = { _ in kind }
    view.layoutIfNeeded()
    view.scrollToItem(at: MatrixIndex(item: 19))
    view.layoutIfNeeded()
    // All twenty were in sight.
    #expect(view.contentSize.height == 400)
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    view.frame.size.width = 50
    view.layoutIfNeeded()
    // As high as estimated, where nothing is in sight, and as measured.
    #expect(view.contentSize.height == 800)
    #expect(view.frameOfItem(at: MatrixIndex(item: 19))?.minY == 760)
  }

  private final class AreaCell: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: 2_000 / size.width)
    }
  }

  /// Rows are estimated to be 50 high and are 30; the fourth one is measured before those above it.
  @Test func `Content at its upper end stays there while rows above others are measured`() {
    let view = MatrixView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let kind = MatrixCellKind {
      TallCell()
    } configure: { cell, _ in
      cell.wanted = 30
    }
    view.cellSize = .fitted(estimate: 50)
    view.itemCount = { _ in 100 }
    view.cell = { _ in kind }
    view.scrollToItem(at: MatrixIndex(item: 3))
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 150 && view.visibleItems.first == MatrixIndex(item: 3))
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 0)
    let tops = (0..<4).map { view.viewOfItem(at: MatrixIndex(item: $0))?.frame.minY }
    #expect(tops == [0, 30, 60, 90])
  }
}
