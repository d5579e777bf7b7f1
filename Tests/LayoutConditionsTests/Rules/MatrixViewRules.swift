import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import Testing

/// Where a matrix puts its cells, by hand.
@Suite struct MatrixViewRules {
  let kind = MatrixCellKind { UIView() }

  private func frames(_ view: MatrixView, _ items: Int...) -> [CGRect?] {
    items.map { view.viewOfItem(at: MatrixIndex(item: $0))?.frame }
  }

  @Test func `Cells share the width and follow each other`() {
    let view = gallery()
    #expect(
      frames(view, 0, 2, 4) == [
        CGRect(x: 0, y: 0, width: 104, height: 104),
        CGRect(x: 216, y: 0, width: 104, height: 104),
        CGRect(x: 108, y: 108, width: 104, height: 104),
      ])
    // 17 rows.
    #expect(view.contentSize == CGSize(width: 320, height: 17 * 108 - 4))
    // 5 rows begin within 480 points, the last at 432.
    #expect(view.visibleItems == (0..<15).map { MatrixIndex(item: $0) })
    #expect(view.subviews.count == 15)
    #expect(view.viewOfItem(at: MatrixIndex(item: 15)) == nil)
    #expect(view.frameOfItem(at: MatrixIndex(item: 49))?.origin == CGPoint(x: 108, y: 1728))
    #expect(view.frameOfItem(at: MatrixIndex(item: 50)) == nil)
    #expect(view.indexOfItem(at: CGPoint(x: 110, y: 110)) == MatrixIndex(item: 4))
    #expect(view.indexOfItem(at: CGPoint(x: 106, y: 110)) == nil)
    #expect(view.indexOfItem(shownBy: view.subviews[7])?.section == 0)
  }

  @Test func `Sections stand below each other, each within its insets`() {
    let view = gallery([4, 0, 1])
    let header = MatrixCellKind {
      UILabel()
    } configure: { label, index in
      label.text = "Section \(index.section)"
    }
    view.header = { $0 == 1 ? nil : header }
    view.footer = { _ in header }
    view.headerHeight = 30
    view.footerHeight = 6
    view.cellSize = .height(50)
    view.rowSpacing = 10
    view.sectionInsets = Responsive(
      NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 28))
    view.layoutIfNeeded()
    // (320 - 48 - 8) / 3 = 88 wide; 30 + 1 + 50 + 10 + 50 + 2 + 6 = 149; 1 + 2 + 6 = 9 for none.
    #expect(view.viewOfHeader(in: 0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(frames(view, 0, 3).first == CGRect(x: 20, y: 31, width: 88, height: 50))
    #expect(frames(view, 0, 3).last == CGRect(x: 20, y: 91, width: 88, height: 50))
    #expect(view.viewOfFooter(in: 0)?.frame == CGRect(x: 0, y: 143, width: 320, height: 6))
    #expect(view.viewOfHeader(in: 1) == nil)
    #expect(view.viewOfFooter(in: 1)?.frame == CGRect(x: 0, y: 152, width: 320, height: 6))
    #expect((view.viewOfHeader(in: 2) as? UILabel)?.text == "Section 2")
    #expect(view.viewOfHeader(in: 2)?.frame.minY == 158)
    #expect(
      view.frameOfItem(at: MatrixIndex(section: 2, item: 0))
        == CGRect(x: 20, y: 189, width: 88, height: 50))
    // 158 + 30 + 1 + 50 + 2 + 6
    #expect(view.contentSize.height == 247)
  }

  @Test func `Rows run from right to left where the direction does`() {
    let view = gallery()
    view.sectionInsets = Responsive(
      NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 28))
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(
      frames(view, 0, 1, 2)
        == [212, 120, 28].map {
          CGRect(x: $0, y: 0, width: 88, height: 88)
        })
    view.mirrorsForRightToLeft = false
    view.layoutIfNeeded()
    #expect(frames(view, 0, 1, 2).map { $0?.minX } == [20, 112, 204])
  }

  @Test func `Columns, heights and spacing depend on the input`() {
    let view = gallery()
    view.cellSize = Responsive(.ratio(2)).when(.trait("look", is: "list"), .byWidth { $0 + 1 })
    view.spacing = Responsive(4).when(.landscape, 20)
    view.layoutIfNeeded()
    #expect(frames(view, 4) == [CGRect(x: 108, y: 56, width: 104, height: 52)])
    view.inputTraits = ["look": "list"]
    view.frame.size = CGSize(width: 700, height: 480)
    view.layoutIfNeeded()
    // (700 - 5 · 20) / 6 = 100 wide.
    #expect(frames(view, 7) == [CGRect(x: 120, y: 121, width: 100, height: 101)])
    #expect(view.layoutInput.traits == ["look": "list"])
    #expect(view.layoutBreakpoints.widths == [700])
  }

  @Test func `The content keeps clear of insets and of the safe area`() {
    let view = gallery()
    view.hostSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 14)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    // (320 - 44 - 8) / 3
    #expect(view.frameOfItem(at: MatrixIndex(item: 0))?.minX == 30)
    #expect(abs(view.frameOfItem(at: MatrixIndex(item: 2))!.maxX - 306) < 1e-9)
    #expect(view.contentSize.width == 320)
    view.contentInsetAdjustmentBehavior = .always
    view.contentInset = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
    view.layoutIfNeeded()
    #expect(view.frameOfItem(at: MatrixIndex(item: 0))?.minX == 0)
    #expect(view.contentSize.width == 268)
    view.contentInsetAdjustmentBehavior = .never
    view.keepsWithinSafeArea = false
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 312)
    #expect(view.frameOfItem(at: MatrixIndex(item: 0))?.minX == 0)
  }

  /// The scroll view keeps clear of both sides, 44 points, in a direction that it bounces in.
  @Test func `The safe area is taken from the width where the view bounces sideways`() {
    let view = gallery()
    view.hostSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 14)
    view.alwaysBounceHorizontal = true
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 276)
    #expect(view.frameOfItem(at: MatrixIndex(item: 0))?.minX == 0)
    view.contentInsetAdjustmentBehavior = .never
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 320)
    #expect(view.frameOfItem(at: MatrixIndex(item: 0))?.minX == 30)
  }

  /// As a screen is made that begins with a certain item, also where a snapshot comes before.
  @Test(arguments: [false, true])
  func `Scrolling before the view has a size is done when it has one`(_ hasSnapshot: Bool) {
    let frame = CGRect(x: 0, y: 0, width: 235, height: 140)
    let (album, other) = (Album([40, 60]), Album([40, 60]))
    let (view, expected) = (album.makeView(.zero), other.makeView(frame))
    let index = MatrixIndex(section: 1, item: 33)
    view.scrollToItem(at: index, position: .center)
    view.layoutIfNeeded()
    if hasSnapshot {
      let size = CGSize(width: 115, height: 300)
      let snapshot = LayoutSnapshot(of: view, in: LayoutInput(size: size))
      #expect(snapshot.root.children.count > 0)
    }
    expected.layoutIfNeeded()
    expected.scrollToItem(at: index, position: .center)
    expected.layoutIfNeeded()
    view.frame = frame
    view.layoutIfNeeded()
    #expect(view.contentOffset == expected.contentOffset && view.contentOffset.y > 200)
    #expect(view.sight == expected.sight && view.visibleItems.contains(index))
    // Only once.
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 0)
  }

  @Test func `A header is no item`() {
    let view = gallery([3])
    view.header = { [kind] _ in kind }
    view.headerHeight = 20
    view.footer = { [kind] _ in kind }
    view.footerHeight = 20
    view.layoutIfNeeded()
    #expect(view.viewOfHeader(in: 0) != nil && view.viewOfFooter(in: 0) != nil)
    for item in [-1, .max, 3] {
      #expect(view.viewOfItem(at: MatrixIndex(item: item)) == nil)
      #expect(view.frameOfItem(at: MatrixIndex(item: item)) == nil)
    }
  }

  @Test func `Snaps to whole pixels`() {
    let view = gallery()
    view.frame.size.width = 321
    view.snapsToPixelGrid = true
    view.layoutIfNeeded()
    // 313 / 3 = 104.33 wide: edges at 0, 104.33, 108.33, 212.67, 216.67, 321.
    #expect(frames(view, 0, 1, 2).map { $0!.minX } == [0, 108, 217])
    #expect(frames(view, 0, 1, 2).map { $0!.maxX } == [104, 213, 321])
    #expect(view.frameOfItem(at: MatrixIndex(item: 1)) == frames(view, 1)[0])
  }

  @Test func `The trace says why there are so many columns`() throws {
    let view = gallery([2])
    view.subviews[1].accessibilityIdentifier = "second"
    let entry = view.layoutTrace().entries[1]
    #expect(entry.element == "second" && entry.frame == view.subviews[1].frame)
    #expect(entry.methods.map(\.condition) == ["width >= 700", "always"])
    #expect(entry.activeMethod?.position == "3 columns: item 1 of section 0, row 0, column 1")
    view.frame.size.width = 700
    view.layoutIfNeeded()
    let wide = view.layoutTrace().entries[1]
    #expect(wide.activeMethod?.position == "6 columns: item 1 of section 0, row 0, column 1")
    // What else depends on conditions comes before.
    view.spacing = Responsive(4).when(.width(800...), 16)
    view.columns = 0
    view.layoutIfNeeded()
    let methods = try #require(view.layoutTrace().entries.first).methods
    #expect(methods.map(\.condition) == ["width >= 800", "always", "always"])
    #expect(methods.map(\.holds) == [false, true, true])
    #expect(methods.prefix(2).map(\.position) == ["spacing 16.0", "spacing 4.0"])
    #expect(methods.last?.position == "1 column: item 0 of section 0, row 0, column 0")
  }

  @Test func `The trace tells of each length that depends on conditions, columns last`() throws {
    let view = gallery([2])
    view.cellSize = Responsive(.height(10)).when(.width(1_000...), .height(20))
    view.spacing = Responsive(1).when(.width(1_001...), 9)
    view.rowSpacing = Responsive(2).when(.width(1_002...), 9)
    view.sectionInsets = Responsive(.zero).when(.width(1_003...), .zero)
    view.headerHeight = Responsive(3).when(.width(1_004...), 9)
    view.footerHeight = Responsive(4).when(.width(1_005...), 9)
    view.layoutIfNeeded()
    let methods = try #require(view.layoutTrace().entries.first).methods
    let widths = [1_000, 1_001, 1_002, 1_003, 1_004, 1_005, 700]
    #expect(methods.filter { !$0.holds }.map(\.condition) == widths.map { "width >= \($0)" })
    #expect(methods.filter(\.holds).dropFirst(4).first?.position == "header height 3.0")
    #expect(methods.filter(\.holds).dropFirst(5).first?.position == "footer height 4.0")
  }

  @Test func `The size that fits is that of the content at a width`() {
    let view = gallery()
    #expect(view.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 1832))
    // 6 columns of 680 / 6, 9 rows.
    let wide = view.sizeThatFits(CGSize(width: 700, height: CGFloat.infinity))
    #expect(wide.width == 700 && abs(wide.height - (9 * (680.0 / 6 + 4) - 4)) < 1e-9)
    #expect(view.sizeThatFits(CGSize(width: CGFloat.infinity, height: 0)).width == 320)
    #expect(view.contentSize == CGSize(width: 320, height: 1832))
    let empty = MatrixView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(empty.sizeThatFits(CGSize(width: 5, height: 5)) == CGSize(width: 5, height: 0))
  }

  @Test func `The size that fits is asked with the height that is proposed`() {
    let view = gallery([2])
    view.columns = 1
    view.cellSize = Responsive(.height(10)).when(.height(500...), .height(20))
    view.spacing = 0
    view.rowSpacing = 0
    #expect(view.sizeThatFits(CGSize(width: 800, height: 400)).height == 20)
    #expect(view.sizeThatFits(CGSize(width: 320, height: 600)).height == 40)
  }

  @Test func `The middle of what is in sight is that between the insets`() {
    let view = gallery()
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    view.scrollToItem(at: MatrixIndex(item: 12), position: .center)
    // The item's middle at 432 + 52 is at 20 + 450 / 2 of the view.
    #expect(view.contentOffset.y == 239)
  }

  @Test func `A matrix at its top shows a header that gets a height`() {
    let view = gallery()
    view.header = { [kind] _ in kind }
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 0)
    view.headerHeight = 30
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 0)
    #expect(
      view.viewOfHeader(in: 0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(frames(view, 0) == [CGRect(x: 0, y: 30, width: 104, height: 104)])
  }

  @Test func `Items below zero are none, when others are inserted`() {
    var count = 9
    let view = gallery()
    view.itemCount = { _ in count }
    view.layoutIfNeeded()
    let first = view.viewOfItem(at: MatrixIndex(item: 0))
    count = 10
    view.insertItems(-3..<1)
    view.layoutIfNeeded()
    #expect(view.viewOfItem(at: MatrixIndex(item: 1)) === first)
  }

  @Test func `Content beyond all numbers is answered with the height there is`() {
    let view = gallery()
    view.cellSize = .height(1e308)
    LayoutIssue.withHandler({ _ in }) {
      #expect(
        view.sizeThatFits(CGSize(width: 200, height: 100)) == CGSize(width: 200, height: 480))
    }
  }

  @Test func `A condition of a matrix that never holds is found once`() {
    let screen = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = gallery()
    view.columns = Responsive(3).when(.width(500...) && .width(..<400), 5)
    screen.addSubview(view)
    #expect(screen.layoutFindings().count == 1)
  }

  @Test func `A negative count is told by the pass, and not by a size that is asked for before`() {
    let view = gallery()
    view.itemCount = { _ in -1 }
    let asked = LayoutIssue.collecting { _ = view.sizeThatFits(CGSize(width: 320, height: 0)) }
    #expect(asked.isEmpty)
    #expect(LayoutIssue.collecting { view.layoutIfNeeded() }.map(\.rule) == [.invalidInput])
  }

  @Test func `A pass that is marked and asked for within itself is due afterwards`() {
    let view = gallery()
    var isFirst = true
    view.itemCount = { [unowned view] _ in
      if isFirst {
        isFirst = false
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
      return 4
    }
    #expect(LayoutIssue.collecting { view.layoutSubviews() }.map(\.rule) == [.changedDuringPass])
    #expect(view.isMarkedForLayout && view.subviews.count == 4)
    view.layoutIfNeeded()
    #expect(!view.isMarkedForLayout)
  }
}
