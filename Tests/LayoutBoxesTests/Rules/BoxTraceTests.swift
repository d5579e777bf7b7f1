import Foundation
import HeadlessUIKit
import LayoutBoxes
import LayoutCore
import Testing

@Suite struct BoxTraceTests {
  private func leaf(_ name: String, _ width: CGFloat, _ height: CGFloat) -> LeafView {
    let view = LeafView()
    view.accessibilityIdentifier = name
    view.natural = CGSize(width: width, height: height)
    return view
  }

  private func positions(_ trace: LayoutTrace, _ name: String) -> [String] {
    trace.entries.first { $0.element == name }?.methods.map(\.position) ?? []
  }

  /// The engine alone: each way to come to a size.
  @Test func `Sizings tell how each size came about`() {
    var tree = BoxTree(BoxStyle(.row, vertical: .top, spacing: 0)) { row in
      row.leaf(width: .fixed(20), height: .fixed(10))
      row.leaf(width: .natural(30), height: .natural(10))
      row.leaf(width: .natural(40), height: .natural(10), weight: 1)
      row.leaf(height: .natural(10), weight: 2)
    }
    #expect(tree.sizings() == [])
    tree.layOut(width: 200, height: nil)
    #expect(
      tree.sizings().map(\.width) == [
        .given, .fixed, .natural, .weight(1, of: 3), .weight(2, of: 3),
      ])
    #expect(tree.sizings().map(\.height) == [.natural, .fixed, .natural, .natural, .natural])
    tree.layOut(width: 40, height: 100)
    // 20 are fixed and 30 resist more than weights do; still 10 are missing.
    #expect(tree.frame(of: 2).size.width == 20)
    #expect(tree.sizings()[2].width == .shrunk(natural: 30))
    #expect(tree.sizings()[0].height == .given)
  }

  @Test func `Sizings of columns grids anchors and text`() {
    var tree = BoxTree(BoxStyle(.column, spacing: 0, isGrid: true)) { column in
      column.box(BoxStyle(.row, spacing: 0)) { row in
        row.leaf(width: .natural(10), height: .natural(10))
        row.leaf(width: .natural(10), height: .natural(20))
      }
      column.box(BoxStyle(.anchors)) { box in
        box.leaf(width: .natural(10), height: .natural(10), anchor: [.leading, .trailing, .top])
      }
      column.content(width: 300, BoxContentSize(height: 12), wraps: true)
      column.leaf(width: .natural(5), height: .natural(5))
    }
    tree.layOut(width: 100, height: 200) { _, _ in BoxContentSize(height: 36) }
    let sizings = tree.sizings()
    #expect(sizings[1] == BoxSizing(width: .filled, height: .natural))
    #expect(sizings[2] == BoxSizing(width: .gridColumn, height: .filled))
    #expect(sizings[3] == BoxSizing(width: .gridColumn, height: .filled))
    #expect(sizings[5] == BoxSizing(width: .filled, height: .natural))
    #expect(sizings[6] == BoxSizing(width: .filled, height: .natural))
    #expect(tree.frame(of: 6).size == CGSize(width: 100, height: 36))
    var narrow = BoxTree(BoxStyle(.column, horizontal: .leading)) { column in
      column.content(width: 300, BoxContentSize(height: 12), wraps: true)
    }
    narrow.layOut(width: 100, height: nil) { _, _ in BoxContentSize(height: 36) }
    #expect(narrow.sizings()[1] == BoxSizing(width: .wrapped(natural: 300), height: .natural))
    // At that width it is 36 high, and has 20.
    narrow.layOut(width: 100, height: 20) { _, _ in BoxContentSize(height: 36) }
    #expect(
      narrow.sizings()[1]
        == BoxSizing(width: .wrapped(natural: 300), height: .shrunk(natural: 36)))
  }

  @Test func `A trace names conditions and sizes`() {
    let (icon, title) = (leaf("icon", 20, 20), leaf("title", 40, 10))
    icon.width = 24
    title.responsiveWeight = Responsive(1).when(.width(500...), 3)
    let row = RowView(spacing: 6, icon, title)
    row.accessibilityIdentifier = "row"
    row.responsiveAxis = Responsive(.vertical).when(.width(600...), .horizontal)
      .when(.width(100...), .horizontal)
    row.frame = CGRect(x: 5, y: 6, width: 200, height: 40)
    row.layoutIfNeeded()
    let trace = row.layoutTrace()
    #expect(trace.size == CGSize(width: 200, height: 40))
    #expect(trace.entries.map(\.element) == ["row", "icon", "title"])
    #expect(trace.entries[0].frame == row.frame)
    #expect(trace.entries[2].frame == CGRect(x: 30, y: 0, width: 170, height: 40))
    #expect(
      trace.entries[0].methods.map(\.holds) == [false, true, true, true, true])
    #expect(trace.entries[0].methods[0].condition == "width >= 600")
    #expect(
      positions(trace, "row") == [
        "axis horizontal", "axis horizontal",
        "row, spacing 6, horizontal fill, vertical fill", "width given", "height given",
      ])
    #expect(positions(trace, "icon") == ["width fixed", "height filled"])
    #expect(
      positions(trace, "title") == ["weight 3", "weight 1", "width weight 1 of 1", "height filled"])
    #expect(trace.entries[2].methods[0].holds == false)
    #expect("\(trace)".contains("icon (0, 0, 24, 40)\n  1. yes  always: width fixed"))
  }

  @Test func `A trace says what kind of box it is`() {
    let lined = RowView(spacing: 2)
    lined.isAlignToBaseline = true
    lined.baseline = .last
    let grid = ColumnView(spacing: 3)
    grid.isAlignToGrid = true
    grid.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2.5, bottom: 3, trailing: 4)
    for (box, text) in [
      (lined, "row, spacing 2, horizontal fill, vertical fill, on the last baseline"),
      (grid, "column, spacing 3, horizontal fill, vertical fill, grid, margins (1, 2.5, 3, 4)"),
      (RowView(spacing: 2), "row, spacing 2, horizontal fill, vertical fill"),
      (ColumnView(spacing: 3), "column, spacing 3, horizontal fill, vertical fill"),
      (AnchorView(), "anchors"), (RootView(), "root"),
    ] as [(LayoutBoxView, String)] {
      box.accessibilityIdentifier = "box"
      box.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
      box.layoutIfNeeded()
      #expect(positions(box.layoutTrace(), "box").first == text)
    }
  }

  @Test func `A trace says in words how sizes came about`() {
    let reasons: [BoxSizing.Reason] = [
      .given, .fixed, .natural, .filled, .weight(1.5, of: 4), .gridColumn, .stretched(natural: 40),
      .shrunk(natural: 30.5), .wrapped(natural: 300),
    ]
    #expect(
      reasons.map(\.description) == [
        "given", "fixed", "natural", "filled", "weight 1.5 of 4", "grid column",
        "stretched from 40", "shrunk from 30.5", "wrapped, natural 300",
      ])
  }

  @Test func `An element that takes no part has no active method`() {
    let (a, b) = (leaf("a", 20, 20), leaf("b", 40, 10))
    b.isDisplayable = false
    let row = RowView(a, b)
    row.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    row.layoutIfNeeded()
    let trace = row.layoutTrace()
    #expect(trace.entries.map(\.element) == ["RowView", "a", "b"])
    #expect(trace.entries[1].activeMethod != nil)
    #expect(trace.entries[2].activeMethod == nil)
  }

  /// A nested box answers with its part of the tree, and nothing moves, is marked or measured more.
  @Test func `A trace of a nested box leaves the tree as it is`() {
    let inner = ColumnView(leaf("a", 20, 20), leaf("b", 10, 10))
    let outer = RowView(leaf("c", 1, 1), inner, leaf("d", 1, 1))
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    outer.layoutIfNeeded()
    let before = LayoutSnapshot(of: outer)
    #expect(inner.layoutTrace().entries.map(\.element) == ["ColumnView", "a", "b"])
    #expect(outer.layoutTrace().entries.count == 6)
    #expect(LayoutSnapshot(of: outer) == before)
    #expect(!outer.isMarkedForLayout && !inner.isMarkedForLayout)
    #expect(inner.layoutTrace().size == outer.bounds.size)
  }

  @Test func `Scroll views and cells have traces too`() {
    let content = leaf("content", 300, 20)
    let scroll = BoxScrollView(isFitToWidth: true, content)
    scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    scroll.layoutIfNeeded()
    #expect(positions(scroll.layoutTrace(), "content") == ["width filled", "height natural"])
    let cell = BoxTableViewCell(style: .default, reuseIdentifier: nil)
    let label = leaf("label", 30, 20)
    cell.setContent(label, ignoreMargins: true)
    cell.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    cell.layoutIfNeeded()
    #expect(positions(cell.layoutTrace(), "label") == ["width filled", "height filled"])
  }

  @Test func `Weights that a fixed size turns off are not part of the sum`() {
    var tree = BoxTree(BoxStyle(.row, vertical: .top, spacing: 0)) { row in
      row.leaf(width: .fixed(20), height: .fixed(10), weight: 5)
      row.leaf(height: .fixed(10), weight: 1)
      row.leaf(height: .fixed(10), weight: 2)
    }
    tree.layOut(width: 80, height: nil)
    #expect(
      tree.sizings().map(\.width) == [.given, .fixed, .weight(1, of: 3), .weight(2, of: 3)])
    #expect(tree.children(of: 0).map { tree.frame(of: $0).size.width } == [20, 20, 40])
  }

  @Test func `Headers and cells of collections have traces too`() {
    let header = BoxTableViewHeaderFooterView(reuseIdentifier: nil)
    let title = leaf("title", 30, 20)
    title.width = 40
    header.setContent(title, ignoreMargins: true)
    header.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    header.layoutIfNeeded()
    #expect(positions(header.layoutTrace(), "title") == ["width fixed", "height filled"])
    let cell = BoxCollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    cell.setContent(RowView(spacing: 0, leaf("picture", 30, 20)), ignoreMargins: true)
    cell.layoutIfNeeded()
    let trace = cell.layoutTrace()
    #expect(trace.size == CGSize(width: 80, height: 60))
    #expect(trace.entries.map(\.element) == ["BoxCollectionViewCell", "RowView", "picture"])
    #expect(positions(trace, "picture") == ["width stretched from 30", "height filled"])
  }

  @Test func `A trace of ten thousand levels needs little stack`() {
    let root = RowView()
    var box: UIView = root
    for _ in 0..<10_000 {
      let next = RowView()
      box.addSubview(next)
      box = next
    }
    root.frame = CGRect(x: 0, y: 0, width: 3, height: 4)
    root.layoutIfNeeded()
    #expect(root.layoutTrace().entries.count == 10_001)
  }
}
