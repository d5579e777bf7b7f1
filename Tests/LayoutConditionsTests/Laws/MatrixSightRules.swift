import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import Testing

/// What is in sight of a matrix, where it is scrolled to, and what stays where it is.
@Suite struct MatrixSightRules {
  let kind = MatrixCellKind { UIView() }

  @Test func `Scrolling to an item shows it where it was asked for`() {
    let view = gallery()
    func offset(_ item: Int, _ position: MatrixView.ScrollPosition) -> CGFloat {
      view.scrollToItem(at: MatrixIndex(item: item), position: position)
      return view.contentOffset.y
    }
    #expect(offset(12, .top) == 432)
    // 432 + 104 / 2 - 240
    #expect(offset(12, .center) == 244)
    #expect(offset(12, .bottom) == 56)
    // 540 + 104 - 480
    #expect(offset(15, .nearest) == 164)
    #expect(offset(0, .nearest) == 0)
    // No further than the content reaches: 1832 - 480.
    #expect(offset(49, .top) == 1352)
    #expect(offset(0, .bottom) == 0)
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    #expect(offset(12, .top) == 412)
    // 432 + 104 - 470
    #expect(offset(12, .bottom) == 66)
    #expect(offset(0, .top) == -20)
    #expect(offset(49, .top) == 1362)
    #expect(offset(50, .top) == 1362)
    view.layoutIfNeeded()
    #expect(view.visibleItems.last == MatrixIndex(item: 49))
  }

  /// Rows of 600 points in a view of 480.
  @Test func `An item that is higher than the view is shown from its top`() {
    let view = gallery()
    view.cellSize = .height(600)
    view.spacing = 0
    view.layoutIfNeeded()
    for start in [0, 650, 1_700] as [CGFloat] {
      view.contentOffset.y = start
      view.scrollToItem(at: MatrixIndex(item: 3), position: .nearest)
      #expect(view.contentOffset.y == 600)
    }
  }

  @Test func `A view whose width changes keeps its first item, or its top`() {
    let view = gallery()
    view.frame.size = CGSize(width: 700, height: 480)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 0)
    view.frame.size = CGSize(width: 320, height: 480)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 0)
    view.contentOffset.y = 442
    view.layoutIfNeeded()
    view.frame.size = CGSize(width: 700, height: 480)
    view.layoutIfNeeded()
    // Item 12 is first in row 4 of 3, hidden by 10, and in row 2 of 6 then, each 680 / 6 + 4 high.
    #expect(abs(view.contentOffset.y - (2 * (680.0 / 6 + 4) + 10)) < 1e-9)
  }

  /// Item 5 is hidden by 280 of its 300 points, and then by 28 of 30.
  @Test func `A first item that becomes lower than it was hidden stays in sight`() {
    let view = MatrixView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.itemCount = { _ in 100 }
    view.cell = { [kind] _ in kind }
    view.layoutIfNeeded()
    view.contentOffset.y = 5 * 300 + 280
    view.layoutIfNeeded()
    view.frame.size.width = 30
    view.layoutIfNeeded()
    #expect(view.visibleItems.first == MatrixIndex(item: 5))
    #expect(abs(view.contentOffset.y - (5 * 30 + 28)) < 1e-9)
  }

  /// A collapsed list: sections without items, whose headers are 44 points high.
  @Test func `Where only headers or footers are in sight, the first one stays where it is`() {
    for showsFooters in [false, true] {
      var counts = Array(repeating: 0, count: 100)
      let view = MatrixView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      view.sectionCount = { counts.count }
      view.itemCount = { counts[$0] }
      view.cell = { [kind] _ in kind }
      view.cellSize = .height(30)
      if showsFooters {
        view.footer = { [kind] _ in kind }
        view.footerHeight = 44
      } else {
        view.header = { [kind] _ in kind }
        view.headerHeight = 44
      }
      view.layoutIfNeeded()
      view.contentOffset.y = 20 * 44 + 4
      view.layoutIfNeeded()
      func distance(_ section: Int) -> CGFloat? {
        let shown = showsFooters ? view.viewOfFooter(in: section) : view.viewOfHeader(in: section)
        return shown.map { $0.frame.minY - view.contentOffset.y }
      }
      #expect(distance(20) == -4 && distance(19) == nil)
      counts[3] = 5
      view.insertItems(0..<5, inSection: 3)
      view.layoutIfNeeded()
      #expect(distance(20) == -4 && distance(19) == nil)
      counts.insert(contentsOf: [0, 2, 0], at: 0)
      view.insertSections(0..<3)
      view.layoutIfNeeded()
      #expect(distance(23) == -4 && distance(22) == nil)
      counts.removeSubrange(20..<24)
      view.removeSections(20..<24)
      view.layoutIfNeeded()
      // What was behind takes its place.
      #expect(distance(20) == -4 && distance(19) == nil)
      counts.removeSubrange(10...)
      view.removeSections(10..<99)
      view.layoutIfNeeded()
      #expect(view.contentSize.height == 650)
      #expect(distance(9) == 356)
    }
  }

  /// Rows of 33.4 points: row 7 begins at 233.8 and is drawn at 234.
  @Test func `Scrolling to an item ends at its frame on the pixel grid`() {
    let view = gallery()
    view.cellSize = .height(33.4)
    view.spacing = 0
    view.contentScaleFactor = 1
    view.snapsToPixelGrid = true
    view.frame.size.height = 100
    view.layoutIfNeeded()
    view.scrollToItem(at: MatrixIndex(item: 21))
    #expect(view.contentOffset.y == 234)
    // 267.2 is drawn at 267.
    view.scrollToItem(at: MatrixIndex(item: 21), position: .bottom)
    #expect(view.contentOffset.y == 167)
  }

  @Test func `In sight is what reaches into sight on the pixel grid`() {
    let view = snappedGallery()
    for height in [0.2, 0.5, 1, 40.3] {
      view.frame.size.height = height
      for offset in stride(from: 0, to: 200, by: 0.1) {
        view.contentOffset.y = offset
        view.layoutIfNeeded()
        let inSight = (0..<30).map { MatrixIndex(item: $0) }.filter {
          let frame = view.frameOfItem(at: $0)!
          return frame.maxY > offset && frame.minY < offset + height
        }
        #expect(view.visibleItems == inSight, "\(height) high, scrolled by \(offset)")
      }
    }
  }

  @Test func `The item at a point is the one whose frame on the pixel grid holds it`() {
    let view = snappedGallery()
    // Columns are 281 / 3 = 93.67 wide: the last one begins at 207.33, so on pixels at 207.
    #expect(
      view.frameOfItem(at: MatrixIndex(item: 2)) == CGRect(x: 207, y: 0, width: 94, height: 33))
    #expect(view.indexOfItem(at: CGPoint(x: 207.05, y: 0.05)) == MatrixIndex(item: 2))
    let frames = (0..<30).map { view.frameOfItem(at: MatrixIndex(item: $0))! }
    for y in stride(from: 0, to: 200, by: 0.25) {
      for x in [0, 93.5, 93.75, 94, 103.9, 104, 197, 197.25, 206.75, 207, 207.25, 300.75] {
        let found = view.indexOfItem(at: CGPoint(x: x, y: y))?.item
        #expect(found == frames.firstIndex { $0.contains(CGPoint(x: x, y: y)) }, "(\(x), \(y))")
      }
    }
  }

  @Test func `On the pixel grid, what is in sight stays where it is when items come before it`() {
    let view = snappedGallery()
    // Ten rows of 33.3 and nine gaps of 10 are 423 high.
    view.contentOffset.y = 223
    view.layoutIfNeeded()
    // Row 5 begins at 216.5, so on pixels at 217.
    #expect(view.viewOfItem(at: MatrixIndex(item: 15))?.frame.minY == 217)
    view.itemCount = { _ in 37 }
    view.insertItems(0..<7)
    view.layoutIfNeeded()
    // It is item 22 now, in row 7 at 303.1, so at 303.
    #expect(view.viewOfItem(at: MatrixIndex(item: 22))?.frame.minY == 303)
    // 223 + 303 - 217
    #expect(view.contentOffset.y == 309)
  }

  /// Thirty cells in three columns, none of whose lengths is a whole number.
  private func snappedGallery() -> MatrixView {
    let view = MatrixView(frame: CGRect(x: 0, y: 0, width: 301, height: 200))
    (view.columns, view.spacing, view.cellSize) = (3, 10, .height(33.3))
    view.snapsToPixelGrid = true
    view.itemCount = { _ in 30 }
    let kind = MatrixCellKind { UIView() }
    view.cell = { _ in kind }
    view.layoutIfNeeded()
    return view
  }
}
