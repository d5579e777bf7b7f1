import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import Testing

/// What is made, filled and kept, and what a matrix is told.
@Suite struct MatrixReuseRules {
  /// 40 items in rows of 5, 30 points each, 4 or 5 of them in sight, below a header of 20.
  let album = Album([40])
  let view: MatrixView

  init() {
    view = album.makeView(CGRect(x: 0, y: 0, width: 225, height: 140))
    view.layoutIfNeeded()
  }

  @Test func `Views that leave are used again, and nothing is filled twice`() {
    // The rows at 20, 50, 80 and 110 begin within 140 points; the header is a view, too.
    #expect(album.made == 21)
    #expect(album.configured == 20)
    view.contentOffset.y = 20
    view.layoutIfNeeded()
    // One more row at 140.
    #expect(album.configured == 25)
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    #expect(album.configured == 30)
    let made = album.made
    view.contentOffset.y = 30
    view.layoutIfNeeded()
    #expect(album.made <= made + 5)
    #expect(view.subviews.count == 25)
  }

  @Test func `A pass without a change fills nothing`() {
    let configured = album.configured
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.contentOffset.y = -5
    view.layoutIfNeeded()
    #expect(album.configured == configured)
  }

  @Test func `A reload fills what is in sight in place`() {
    let subviews = view.subviews
    album.sections[0][3] = 3_000
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.subviews == subviews)
    #expect(album.configured == 40)
    #expect((view.viewOfItem(at: MatrixIndex(item: 3)) as? NumberedCell)?.number == 3_000)
    album.sections[0][3] = 6_000
    album.sections[0][4] = 6_004
    view.reloadItems(3..<4)
    view.layoutIfNeeded()
    #expect(album.configured == 41)
    #expect((view.viewOfItem(at: MatrixIndex(item: 3)) as? NumberedCell)?.number == 6_000)
    #expect((view.viewOfItem(at: MatrixIndex(item: 4)) as? NumberedCell)?.number == 4)
  }

  @Test func `A reload of items fills those of its section alone`() {
    let album = Album([4, 4])
    let view = album.makeView(CGRect(x: 0, y: 0, width: 225, height: 200))
    view.layoutIfNeeded()
    #expect(album.configured == 8)
    view.reloadItems(1..<3, inSection: 1)
    view.layoutIfNeeded()
    #expect(album.configured == 10)
  }

  @Test func `A kind that changes takes another view`() {
    let former = view.viewOfItem(at: MatrixIndex(item: 3))
    // Kinds are by the number's remainder of 3.
    album.sections[0][3] = 3_001
    view.reloadItems(3..<4)
    view.layoutIfNeeded()
    #expect(view.viewOfItem(at: MatrixIndex(item: 3)) !== former)
    #expect((view.viewOfItem(at: MatrixIndex(item: 3)) as? NumberedCell)?.number == 3_001)
  }

  @Test func `Items inserted above leave the row in sight, also at the top`() {
    album.sections[0].insert(contentsOf: album.numbers(10), at: 0)
    view.insertItems(0..<10)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 60)
    // The row of the last five new items, at 50.
    #expect(view.firstInSight?.distance == -10)
    let cell = view.viewOfItem(at: MatrixIndex(item: 10)) as? NumberedCell
    #expect(cell?.number == 0 && cell?.index == MatrixIndex(item: 10))
  }

  @Test func `What is removed makes room for what is behind it`() {
    view.contentOffset.y = 80
    view.layoutIfNeeded()
    // Item 10 is the first in sight, in the row at 80.
    album.sections[0].removeSubrange(5..<15)
    view.removeItems(5..<15)
    view.layoutIfNeeded()
    // Item 15 of before is item 5, in the row at 50.
    #expect(view.contentOffset.y == 50)
    #expect(view.firstInSight?.number == 15)
  }

  @Test func `Removing nearly everything scrolls back to what is left`() {
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    album.sections[0].removeSubrange(3...)
    view.removeItems(3..<40)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 0)
    // 20 + 25 + 10
    #expect(view.contentSize.height == 55)
    album.sections = []
    view.removeSections(0..<1)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 0)
    #expect(view.subviews.isEmpty)
  }

  /// Three kinds of cells and one of headers and footers, each with as many views as are shown.
  @Test func `No more views of a kind wait than there are in sight`() {
    view.frame.size.height = 400
    view.layoutIfNeeded()
    #expect(album.alive >= 40)
    view.frame.size.height = 25
    view.layoutIfNeeded()
    let shown = view.subviews.count
    #expect(shown == 6)
    #expect(album.alive <= shown + 4 * shown)
  }

  /// The pass of the snapshot takes the removal in; the next one has to do so again.
  @Test func `What was removed before a snapshot is removed after it, too`() {
    album.sections[0].removeFirst(5)
    view.removeItems(0..<5)
    _ = LayoutSnapshot(of: view, in: LayoutInput(size: CGSize(width: 225, height: 80)))
    view.layoutIfNeeded()
    #expect(view.visibleItems.count == 20)
    for index in view.visibleItems {
      let cell = view.viewOfItem(at: index) as? NumberedCell
      #expect(cell?.number == album.sections[0][index.item] && cell?.index == index)
    }
  }

  @Test func `A header moves with its section`() {
    var titles = [1, 2]
    let view = MatrixView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let cell = MatrixCellKind { UIView() }
    let header = MatrixCellKind {
      NumberedCell(nil)
    } configure: { cell, index in
      cell.number = titles[index.section]
    }
    view.sectionCount = { titles.count }
    view.itemCount = { _ in 1 }
    view.cell = { _ in cell }
    view.header = { _ in header }
    view.headerHeight = 10
    view.cellSize = .height(20)
    view.layoutIfNeeded()
    let former = view.viewOfHeader(in: 0)
    titles.insert(0, at: 0)
    view.insertSections(0..<1)
    view.layoutIfNeeded()
    #expect((0..<3).map { (view.viewOfHeader(in: $0) as? NumberedCell)?.number } == [0, 1, 2])
    #expect(view.viewOfHeader(in: 1) === former)
  }

  /// Where the section in sight is gone, the last item of those before it is the next one.
  @Test func `Removing the sections in sight scrolls to the end of those that are left`() {
    let album = Album([60, 20, 20])
    let view = album.makeView(CGRect(x: 0, y: 0, width: 225, height: 140))
    view.layoutIfNeeded()
    view.contentOffset.y = view.lastOffset
    view.layoutIfNeeded()
    album.sections.removeLast(2)
    view.removeSections(1..<3)
    view.layoutIfNeeded()
    #expect(view.lastOffset > 200 && view.contentOffset.y == view.lastOffset)
    #expect(view.visibleItems.last == MatrixIndex(item: 59))
  }

  @Test func `Other subviews are left alone`() {
    let badge = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.addSubview(badge)
    view.contentOffset.y = 90
    view.layoutIfNeeded()
    #expect(badge.superview === view)
    #expect(badge.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    let issues = LayoutIssue.collecting {
      badge.removeFromSuperview()
      view.layoutIfNeeded()
    }
    #expect(issues.isEmpty)
  }

  @Test func `A matrix and its cells can die`() {
    weak var gone: MatrixView?
    let album = Album([40])
    do {
      let view = album.makeView(CGRect(x: 0, y: 0, width: 225, height: 140))
      view.layoutIfNeeded()
      view.contentOffset.y = 60
      view.layoutIfNeeded()
      gone = view
    }
    #expect(gone == nil)
    #expect(album.alive == 0)
  }

  @Test func `A view that was let go of and is elsewhere now stays there`() {
    let former = view.subviews
    view.frame.size.height = 45
    view.layoutIfNeeded()
    let free = former.filter { $0.superview == nil }
    #expect(!free.isEmpty)
    let other = UIView()
    for cell in free { other.addSubview(cell) }
    view.frame.size.height = 140
    view.layoutIfNeeded()
    #expect(other.subviews == free)
    // A header and four rows of five.
    #expect(view.subviews.count == 21)
  }

  @Test func `A matrix that is pulled down stays where it is when it is reloaded`() {
    view.contentOffset.y = -5
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == -5)
  }

  @Test func `A snapshot brings back no view of an item that was removed before`() {
    album.sections[0].removeFirst(35)
    view.removeItems(0..<35)
    // Takes the removal in before a pass does.
    #expect(view.frameOfItem(at: MatrixIndex(item: 0))?.minY == 20)
    _ = LayoutSnapshot(of: view, in: LayoutInput(size: CGSize(width: 225, height: 60)))
    view.layoutIfNeeded()
    // The row that is left, its header and its footer.
    #expect(view.visibleItems.count == 5)
    #expect(view.subviews.count == 7)
  }
}
