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

  /// How far below the view's top each item in sight is, by its number.
  private func sight(_ view: MatrixView, _ numbers: [Int]) -> [Int: CGFloat] {
    Dictionary(
      uniqueKeysWithValues: view.visibleItems.map {
        (numbers[$0.item], view.viewOfItem(at: $0)!.frame.minY - view.contentOffset.y)
      })
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
      let before = sight(view, numbers)
      numbers.insert(contentsOf: 5_000..<5_013, at: 0)
      view.insertItems(0..<13)
      view.layoutIfNeeded()
      #expect(sight(view, numbers) == before, "\(offset)")
      numbers.removeSubrange(4..<10)
      view.removeItems(4..<10)
      view.layoutIfNeeded()
      #expect(sight(view, numbers) == before, "\(offset)")
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

  /// A row counts with its estimate once something before it changed, so that the content does not
  /// reach as far as it did, until the rows in sight are measured.
  @Test(
    arguments: [44, 60, 100, 130],
    ["insert", "remove", "row", "first", "all", "width", "twice"])
  func `Near the end of the content, changes move nothing in sight`(
    _ estimate: Int, _ change: String
  ) {
    for distance in [0, 10, 30, 60, 200] as [CGFloat] {
      var numbers = Array(100..<140)
      let view = list(40, estimate: CGFloat(estimate)) { _ in 100 }
      view.itemCount = { _ in numbers.count }
      view.scrollToItem(at: MatrixIndex(item: 39), position: .bottom)
      view.layoutIfNeeded()
      view.contentOffset.y -= distance
      view.layoutIfNeeded()
      let before = sight(view, numbers)
      #expect(before.count > 1 && before[139] == (distance > 100 ? nil : 100 + distance))
      switch change {
      case "insert":
        numbers.insert(contentsOf: 0..<10, at: 0)
        view.insertItems(0..<10)
      case "remove":
        numbers.removeSubrange(0..<10)
        view.removeItems(0..<10)
      case "row": view.reloadItems(38..<39)
      case "first": view.reloadItems(0..<1)
      case "all": view.reloadData()
      case "width": view.frame.size.width = 99
      default:
        numbers.insert(contentsOf: 0..<10, at: 0)
        view.insertItems(0..<10)
        // Brings the frames up to date.
        #expect(view.frameOfItem(at: MatrixIndex(item: 49)) != nil)
        numbers.insert(contentsOf: 10..<12, at: 0)
        view.insertItems(0..<2)
      }
      view.layoutIfNeeded()
      #expect(sight(view, numbers) == before, "\(distance)")
    }
  }

  /// What was to stay in sight gives way to a scroll of the app's.
  @Test func `A scroll between a change and its pass counts`() {
    let view = list(40, estimate: 60) { _ in 100 }
    view.scrollToItem(at: MatrixIndex(item: 39), position: .bottom)
    view.layoutIfNeeded()
    view.reloadData()
    #expect(view.frameOfItem(at: MatrixIndex(item: 0)) != nil)
    view.contentOffset.y = 1_000
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 1_000)
  }

  @Test(arguments: [false, true])
  func `An item that is scrolled to is found when others come or go`(_ hasSize: Bool) {
    for isFitted in [false, true] {
      var numbers = Array(0..<200)
      let view = list(200) { numbers[$0] == 50 ? 60 : 40 }
      view.itemCount = { _ in numbers.count }
      if !isFitted { view.cellSize = .height(40) }
      if !hasSize { view.frame.size = .zero }
      view.scrollToItem(at: MatrixIndex(item: 50))
      numbers.removeSubrange(0..<10)
      view.removeItems(0..<10)
      numbers.insert(contentsOf: 1_000..<1_013, at: 0)
      view.insertItems(0..<13)
      view.frame.size = CGSize(width: 100, height: 200)
      view.layoutIfNeeded()
      let item = MatrixIndex(item: 53)
      #expect(numbers[53] == 50 && view.visibleItems.first == item)
      #expect(view.viewOfItem(at: item)?.frame.minY == view.contentOffset.y)
    }
  }

  @Test func `An item is scrolled to where it stands after changes before`() {
    for isFitted in [false, true] {
      var count = 100
      let view = list(100)
      view.itemCount = { _ in count }
      if !isFitted { view.cellSize = .height(40) }
      view.frame.size = .zero
      count = 110
      view.insertItems(0..<10)
      view.scrollToItem(at: MatrixIndex(item: 50))
      view.frame.size = CGSize(width: 100, height: 200)
      view.layoutIfNeeded()
      #expect(view.visibleItems.first == MatrixIndex(item: 50))
    }
  }

  @Test func `Changes of nothing change nothing`() {
    var questions = 0
    let view = list(40, estimate: 60) { _ in 100 }
    view.itemCount = { _ in
      questions += 1
      return 40
    }
    view.layoutIfNeeded()
    view.contentOffset.y = 500
    view.layoutIfNeeded()
    let (height, asked) = (view.contentSize.height, questions)
    view.insertItems(3..<3)
    view.removeItems(0..<0)
    view.reloadItems(-2..<0)
    view.insertSections(0..<0)
    view.removeSections(1..<1)
    #expect(!view.isMarkedForLayout)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == height && questions == asked)
  }
}
