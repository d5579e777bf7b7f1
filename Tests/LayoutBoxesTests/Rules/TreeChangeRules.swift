import Foundation
import Testing

@testable import LayoutBoxes

/// What a tree that was laid out does after a change, and after a layout that leaves no trace.
@Suite struct TreeChangeRules {
  private func outerStyle(_ direction: BoxStyle.Direction?) -> BoxStyle {
    BoxStyle(.row, horizontal: .leading, spacing: 0, direction: direction)
  }

  /// A row of 100 points with a row of 50 points, which holds 10 and 20, and a leaf of 7.
  private func tree(_ outer: BoxStyle.Direction?, _ inner: BoxStyle.Direction?) -> BoxTree {
    BoxTree(outerStyle(outer)) {
      $0.box(outerStyle(inner), width: 50) {
        $0.leaf(width: .natural(10), height: .natural(5))
        $0.leaf(width: .natural(20), height: .natural(5))
      }
      $0.leaf(width: .natural(7), height: .natural(5))
    }
  }

  /// The left edges of the nodes below the root, with another width of the innermost first leaf.
  private func lefts(outer: Bool, inner: Bool, first: Double) -> [Double] {
    let own = inner ? [50 - first, 50 - first - 20] : [0, first]
    return outer ? [50] + own + [43] : [0] + own + [50]
  }

  private func check(
    _ tree: inout BoxTree, _ outer: BoxStyle.Direction?, _ inner: BoxStyle.Direction?,
    _ direction: BoxStyle.Direction, first: Double = 10
  ) {
    tree.layOut(width: 100, height: 20, direction: direction)
    let outermost = outer ?? direction
    let expected = lefts(
      outer: outermost == .rightToLeft, inner: (inner ?? outermost) == .rightToLeft,
      first: first)
    let found = (1...4).map { Double(tree.frame(of: $0).minX) }
    #expect(found == expected, "\(outer as Any) \(inner as Any) \(direction)")
  }

  private static let directions: [BoxStyle.Direction] = [.leftToRight, .rightToLeft]
  private static let settings: [BoxStyle.Direction?] = [nil, .leftToRight, .rightToLeft]

  @Test(arguments: settings, settings)
  func `A direction that boxes get or lose counts from the next layout`(
    _ outer: BoxStyle.Direction?, _ inner: BoxStyle.Direction?
  ) {
    for direction in Self.directions {
      for (former, formerInner) in Self.settings.flatMap({ one in Self.settings.map { (one, $0) } })
      {
        var tree = tree(former, formerInner)
        check(&tree, former, formerInner, direction)
        tree.setStyle(of: 1, outerStyle(inner))
        check(&tree, former, inner, direction)
        tree.setStyle(of: 0, outerStyle(outer))
        check(&tree, outer, inner, direction)
      }
    }
  }

  @Test(arguments: settings, settings)
  func `Measuring in any direction leaves the direction of a layout`(
    _ outer: BoxStyle.Direction?, _ inner: BoxStyle.Direction?
  ) {
    for direction in Self.directions {
      for other in Self.directions {
        for isLaidOut in [false, true] {
          var tree = tree(outer, inner)
          var measuring = BoxMeasuring()
          if isLaidOut { check(&tree, outer, inner, direction) }
          tree.beginMeasuring(&measuring)
          tree.layOut(width: nil, height: nil, direction: other)
          tree.endMeasuring(&measuring)
          // A change of one leaf, so that a layout takes the short way.
          tree.setSize(of: 2, width: .natural(12))
          check(&tree, outer, inner, direction, first: 12)
        }
      }
    }
  }

  @Test(arguments: [BoxStyle.Kind.row, .column])
  func `An empty row has no width, whatever natural one it is given`(kind: BoxStyle.Kind) {
    var tree = BoxTree(BoxStyle(kind, spacing: 0)) { box in
      box.box(BoxStyle(.row))
      box.leaf(width: .natural(20), height: .fixed(10))
    }
    tree.setSize(of: 1, width: .natural(50))
    #expect(tree.layOut(width: nil, height: nil).width == 20)
  }

  @Test func `A size below zero is zero`() {
    var tree = BoxTree(BoxStyle(.root)) { $0.leaf(width: .natural(9), height: .natural(9)) }
    #expect(tree.layOut(width: -4, height: -5) == .zero)
    #expect(tree.frame(of: 1) == .zero)
  }

  @Test func `A row that gets a baseline aligns its children`() {
    var tree = BoxTree(BoxStyle(.row, spacing: 0)) {
      $0.content(width: 10, BoxContentSize(height: 10, firstBaseline: 8, lastBaseline: 2))
      $0.box(BoxStyle(.root)) {
        $0.content(width: 10, BoxContentSize(height: 30, firstBaseline: 20, lastBaseline: 10))
      }
    }
    func tops() -> [Double] {
      tree.layOut(width: 100, height: 60)
      return [1, 2].map { Double(tree.frame(of: $0).minY) }
    }
    #expect(tops() == [0, 0])
    tree.setStyle(of: 0, BoxStyle(.row, spacing: 0, baseline: .first))
    #expect(tops() == [12, 0])
    tree.setStyle(of: 0, BoxStyle(.row, spacing: 0))
    #expect(tops() == [0, 0])
  }

  /// With room for it, each stands on the line at its own height; without a line each is filled.
  @Test func `On a line elements have their natural heights, and a filled row fills others`() {
    for (baseline, reason) in [
      (BoxBaseline.first, BoxSizing.Reason.natural), (.last, .natural), (nil, .filled),
    ] {
      var tree = BoxTree(BoxStyle(.row, spacing: 0, baseline: baseline)) {
        $0.content(width: 10, BoxContentSize(height: 20, firstBaseline: 8, lastBaseline: 2))
        $0.content(width: 10, BoxContentSize(height: 20, firstBaseline: 8, lastBaseline: 2))
      }
      tree.layOut(width: 100, height: 60)
      #expect(tree.sizings().map(\.height) == [.given, reason, reason])
      #expect(tree.frame(of: 1).height == (baseline == nil ? 60 : 20))
    }
  }

  @Test(arguments: [BoxBaseline.first, .last])
  func `A line that moves in a nested box moves the boxes around`(_ baseline: BoxBaseline) {
    var tree = BoxTree(BoxStyle(.row, vertical: .top, spacing: 0, baseline: baseline)) {
      $0.box(BoxStyle(.column, vertical: .top, spacing: 0)) {
        $0.box(BoxStyle(.root)) {
          $0.content(width: 10, BoxContentSize(height: 30, firstBaseline: 5, lastBaseline: 25))
        }
      }
      $0.leaf(width: .natural(10), height: .natural(0))
    }
    // The leaf, which has no height, is on the line.
    tree.layOut(width: 100, height: 60)
    #expect(tree.frame(of: 4).minY == 5)
    tree.setContent(
      of: 3, width: 10, BoxContentSize(height: 30, firstBaseline: 12, lastBaseline: 18))
    tree.layOut(width: 100, height: 60)
    #expect(tree.frame(of: 4).minY == 12)
  }

  @Test func `A row of a grid counts in what is around the grid as its alignment says`() {
    // Filled rows hug their cells, so the excess goes to the leaf without a size.
    func widths(_ alignments: [BoxHorizontalAlignment], _ style: BoxStyle) -> [Double] {
      var tree = BoxTree(BoxStyle(.row, spacing: 0)) { tree in
        tree.box(style) { grid in
          for alignment in alignments {
            grid.box(BoxStyle(.row, horizontal: alignment, spacing: 0)) {
              $0.leaf(width: .natural(10), height: .natural(5))
            }
          }
        }
        tree.box(BoxStyle(.column, spacing: 0)) {
          $0.leaf(width: .natural(20), height: .natural(5))
        }
      }
      tree.layOut(width: 100, height: 20)
      return tree.children(of: 0).map { Double(tree.frame(of: $0).width) }
    }
    let grid = BoxStyle(.column, spacing: 0, isGrid: true)
    // A grid of rows that are not filled takes what is left freely, before the column does.
    #expect(widths([.leading, .leading], grid) == [80, 20])
    #expect(widths([.fill, .fill], grid) == [10, 90])
    #expect(widths([.leading, .fill], grid) == [10, 90])
    #expect(widths([.fill, .leading], grid) == [10, 90])
  }

  /// The row is as wide as before, but its columns are not.
  @Test func `Cells that change places in a row of a grid move the columns of all rows`() {
    var tree = BoxTree(BoxStyle(.column, spacing: 0, isGrid: true)) { grid in
      for widths in [[10.0, 20], [5, 5]] {
        grid.box(BoxStyle(.row, spacing: 0)) { row in
          for width in widths { row.leaf(width: .natural(width), height: .natural(5)) }
        }
      }
    }
    func columns() -> [Double] {
      tree.layOut(width: nil, height: nil)
      return [2, 3, 5, 6].map { Double(tree.frame(of: $0).minX) }
    }
    #expect(columns() == [0, 10, 0, 10])
    tree.setSize(of: 2, width: .natural(20))
    tree.setSize(of: 3, width: .natural(10))
    #expect(columns() == [0, 20, 0, 20])
  }

  /// The row of the box is as large as before, but its first column is wider.
  @Test func `What is in a cell fills a column that grows as another cell grows in both ways`() {
    var tree = BoxTree(BoxStyle(.column, horizontal: .leading, spacing: 0, isGrid: true)) { grid in
      grid.box(BoxStyle(.row, spacing: 0)) {
        $0.leaf(width: .natural(40), height: .natural(20))
        $0.leaf(width: .natural(60), height: .natural(20))
      }
      grid.box(BoxStyle(.row, spacing: 0), width: 100) {
        $0.box(BoxStyle(.column, spacing: 0)) { $0.leaf(height: .fixed(10)) }
        $0.leaf(width: .natural(10), height: .natural(10))
      }
    }
    tree.layOut(width: 200, height: 100)
    #expect(tree.frame(of: 6) == CGRect(x: 0, y: 0, width: 40, height: 10))
    tree.setSize(of: 2, width: .natural(50), height: .natural(30))
    tree.layOut(width: 200, height: 100)
    #expect(tree.frame(of: 5).width == 50)
    #expect(tree.frame(of: 6) == CGRect(x: 0, y: 0, width: 50, height: 10))
  }

  /// The content of the box is 10 high and at its bottom, with its line 8 below its own top. The
  /// leaf without a height is on that line.
  @Test func `A box of another fixed height has its line elsewhere`() {
    var tree = BoxTree(BoxStyle(.row, vertical: .top, spacing: 0, baseline: .first)) {
      $0.box(BoxStyle(.column, vertical: .bottom, spacing: 0), height: 20) {
        $0.content(width: 10, BoxContentSize(height: 10, firstBaseline: 8, lastBaseline: 2))
      }
      $0.leaf(width: .natural(10), height: .natural(0))
    }
    for height in [20.0, 40, 15] {
      tree.setSize(of: 1, height: .fixed(height))
      tree.layOut(width: 100, height: 60)
      #expect(Double(tree.frame(of: 3).minY) == height - 10 + 8)
    }
  }

  @Test(arguments: [-3, -.infinity, .infinity, .nan] as [Double])
  func `A weight that is none leaves all room to the others`(_ weight: Double) {
    var tree = BoxTree(BoxStyle(.row, spacing: 0)) {
      $0.leaf(weight: 1)
      $0.leaf(weight: 2)
    }
    tree.layOut(width: 90, height: 10)
    #expect(tree.frame(of: 1).width == 30)
    tree.setWeight(of: 1, weight)
    tree.layOut(width: 90, height: 10)
    #expect(tree.frame(of: 1).width == 0)
    #expect(tree.frame(of: 2) == CGRect(x: 0, y: 0, width: 90, height: 10))
  }

  /// The margins take 15 points away, more than the 10 that the leaf asks for. So the row has no
  /// width, and 15 points between its margins.
  @Test func `A filled row without a width fills what is between negative margins`() {
    let margins = BoxMargins(top: 0, leading: -5, bottom: 0, trailing: -10)
    var tree = BoxTree(BoxStyle(.row, spacing: 0, margins: margins)) {
      $0.leaf(width: .natural(10), height: .natural(5))
    }
    #expect(tree.layOut(width: nil, height: nil) == CGSize(width: 0, height: 5))
    #expect(tree.frame(of: 1) == CGRect(x: -5, y: 0, width: 15, height: 5))
  }

  /// The children take 10 + 10 - 25, and the margins 10, so the row is 5 wide. Between margins
  /// there is no room then, but never less than none: with the overlap the children have 25 to
  /// fill.
  @Test func `Children that overlap fill a row of its natural width`() {
    let margins = BoxMargins(top: 0, leading: 5, bottom: 0, trailing: 5)
    var tree = BoxTree(BoxStyle(.row, spacing: -25, margins: margins)) {
      $0.leaf(width: .fixed(10), height: .natural(5))
      $0.leaf(width: .natural(10), height: .natural(5))
    }
    #expect(tree.layOut(width: nil, height: nil) == CGSize(width: 5, height: 5))
    #expect(tree.frame(of: 1) == CGRect(x: 5, y: 0, width: 10, height: 5))
    #expect(tree.frame(of: 2) == CGRect(x: -10, y: 0, width: 15, height: 5))
  }

  @Test func `A change arranges each box around it once, and leaves nothing marked`() {
    var tree = BoxTree(BoxStyle(.column)) { tree in
      for _ in 0..<20 {
        tree.box(BoxStyle(.column, spacing: 4)) { item in
          item.box(BoxStyle(.row)) { row in
            row.leaf(width: .natural(30), height: .natural(20))
            row.leaf(height: .natural(10), weight: 1)
          }
          item.box(BoxStyle(.row)) { $0.leaf(height: .fixed(7)) }
        }
      }
    }
    tree.layOut(width: 100, height: nil)
    #expect(tree.state.marks.allSatisfy { $0 == 0 })
    // The first leaf of the third item; its row, the item and the root grow.
    tree.setSize(of: 15, height: .natural(26))
    tree.layOut(width: 100, height: nil)
    #expect(tree.state.arranged == [0, 7, 8])
    #expect(tree.frame(of: 13) == CGRect(x: 0, y: 78, width: 100, height: 37))
    #expect(tree.frame(of: 19).minY == 123)
    #expect(tree.state.marks.allSatisfy { $0 == 0 })
    tree.layOut(width: 120, height: nil)
    #expect(tree.state.isAllArranged && tree.frame(of: 16).width == 82)
    #expect(tree.state.marks.allSatisfy { $0 == 0 })
  }

  /// A column of rows with two leaves each, the first as high as is said.
  private func rows(_ heights: [Double]) -> BoxTree {
    BoxTree(BoxStyle(.column, spacing: 1)) { tree in
      for height in heights {
        tree.box(BoxStyle(.row, spacing: 2)) { row in
          row.leaf(width: .natural(30), height: .natural(height))
          row.leaf(height: .natural(3), weight: 1)
        }
      }
    }
  }

  @Test(arguments: [1, 15, 16, 17, 40, 200], [1, 9, 23])
  func `Many changes at once are laid out as in a new tree`(_ count: Int, _ step: Int) {
    var heights = [Double](repeating: 10, count: 2000)
    var tree = rows(heights)
    tree.layOut(width: 100, height: nil)
    let room = tree.state.arranged.capacity
    // From the last to the first, as the order in which boxes are marked does not matter.
    let changed = (0..<count).map { (count - 1 - $0) * step % heights.count }
    for row in changed {
      heights[row] = Double(20 + row % 7)
      tree.setSize(of: 2 + 3 * row, height: .natural(heights[row]))
    }
    var fresh = rows(heights)
    #expect(
      tree.layOut(width: 100, height: nil) == fresh.layOut(width: 100, height: nil))
    #expect(tree.frames == fresh.frames)
    #expect(tree.state.arranged == [0] + changed.map { Int32($0 + 1) }.sorted())
    #expect(tree.state.marks.allSatisfy { $0 == 0 } && tree.state.marked.isEmpty)
    #expect(tree.state.arranged.capacity == room)
  }

  @Test func `Many rows that come and change at once are laid out as in a new tree`() {
    var heights = [Double](repeating: 10, count: 50)
    var tree = rows(heights)
    tree.layOut(width: 100, height: nil)
    for row in 25..<45 {
      heights[row] = Double(row)
      tree.setSize(of: 2 + 3 * row, height: .natural(heights[row]))
    }
    // In place of the first thirty rows come twenty, so most of those that changed leave again.
    let ends = tree.beginReplacing(in: 0)
    for row in 0..<20 {
      tree.box(BoxStyle(.row, spacing: 2)) {
        $0.leaf(width: .natural(30), height: .natural(Double(row)))
        $0.leaf(height: .natural(3), weight: 1)
      }
    }
    _ = tree.endReplacing(1..<91, in: 0, from: ends)
    tree.setSize(of: 2 + 3 * 39, height: .natural(77))
    heights.replaceSubrange(0..<30, with: (0..<20).map { Double($0) })
    heights[39] = 77
    var fresh = rows(heights)
    tree.layOut(width: 100, height: nil)
    fresh.layOut(width: 100, height: nil)
    #expect(tree.frames == fresh.frames)
    #expect(tree.state.marks.allSatisfy { $0 == 0 } && tree.state.marked.isEmpty)
  }

  @Test func `Rows that come to a column, or a column that becomes a grid, form columns`() {
    let (plain, grid) = (BoxStyle(.column, spacing: 0), BoxStyle(.column, spacing: 0, isGrid: true))
    func addRow(_ width: Double, to tree: inout BoxTree) {
      tree.box(BoxStyle(.row, spacing: 0)) { row in
        for width in [width, 5] { row.leaf(width: .natural(width), height: .natural(5)) }
      }
    }
    var tree = BoxTree(plain) { tree in
      addRow(10, to: &tree)
      addRow(20, to: &tree)
    }
    func columns() -> [Double] {
      tree.layOut(width: nil, height: nil)
      return tree.children(of: 0).map { Double(tree.frame(of: $0 + 2).minX) }
    }
    #expect(columns() == [10, 20])
    tree.setStyle(of: 0, grid)
    #expect(columns() == [20, 20])
    let ends = tree.beginReplacing(in: 0)
    addRow(40, to: &tree)
    _ = tree.endReplacing(4..<4, in: 0, from: ends)
    #expect(columns() == [40, 40, 40])
    tree.setStyle(of: 4, BoxStyle(.row, spacing: 0))
    #expect(columns() == [40, 40, 40])
    tree.setStyle(of: 0, plain)
    #expect(columns() == [10, 40, 20])
  }

  @Test func `Boxes that come later read in the direction of the layout`() {
    var tree = BoxTree(outerStyle(nil)) { $0.leaf(width: .natural(7), height: .natural(5)) }
    tree.layOut(width: 100, height: 20, direction: .rightToLeft)
    #expect(tree.frame(of: 1).minX == 93)
    let ends = tree.beginReplacing(in: 0)
    tree.box(outerStyle(nil), width: 50) {
      $0.leaf(width: .natural(10), height: .natural(5))
      $0.leaf(width: .natural(20), height: .natural(5))
    }
    _ = tree.endReplacing(2..<2, in: 0, from: ends)
    tree.layOut(width: 100, height: 20, direction: .rightToLeft)
    #expect((1...4).map { Double(tree.frame(of: $0).minX) } == [93, 43, 40, 20])
  }

  @Test func `A fixed height stays when the content below it changes`() {
    var tree = BoxTree(BoxStyle(.column, vertical: .top, spacing: 0)) {
      $0.content(width: 60, BoxContentSize(height: 10), fixedHeight: 30)
    }
    tree.layOut(width: 60, height: 100)
    tree.setContent(of: 1, width: 50, BoxContentSize(height: 12))
    tree.layOut(width: 60, height: 100)
    #expect(tree.frame(of: 1) == CGRect(x: 0, y: 0, width: 60, height: 30))
  }

  @Test func `Margins stay, however often other boxes get others`() {
    var tree = BoxTree(BoxStyle(.column, vertical: .top, spacing: 0)) { tree in
      for top in [5.0, 6] {
        tree.box(BoxStyle(.row, margins: BoxMargins(top: top))) { $0.leaf(height: .natural(10)) }
      }
    }
    for number in 1...100 {
      tree.setStyle(of: 3, BoxStyle(.row, margins: BoxMargins(top: Double(number))))
      tree.layOut(width: 60, height: 200)
      #expect(tree.frame(of: 1).height == 15)
      #expect(Int(tree.frame(of: 3).height) == number + 10)
    }
  }

  @Test(arguments: [0.1, 1.0 / 3, -0.7, 8, 2.5, 1e-300, 1e15 / 3, -0.0], [0.0, 4])
  func `A spacing counts to the last bit, also when it changes`(_ spacing: Double, _ top: Double) {
    let margins = BoxMargins(top: top)
    var tree = BoxTree(BoxStyle(.row, spacing: 1, margins: margins)) { tree in
      tree.leaf(width: .fixed(10), height: .fixed(10))
      tree.box(BoxStyle(.column, spacing: spacing, margins: margins)) { column in
        for _ in 0..<2 { column.leaf(width: .fixed(10), height: .fixed(10)) }
      }
    }
    tree.layOut(width: 300, height: nil)
    #expect(Double(tree.frame(of: 4).minY) == top + (10 + spacing))
    #expect(Double(tree.frame(of: 2).minX) == 11)
    tree.setStyle(of: 0, BoxStyle(.row, spacing: spacing))
    tree.setStyle(of: 2, BoxStyle(.column, spacing: 0.3))
    tree.layOut(width: 300, height: nil)
    #expect(Double(tree.frame(of: 4).minY) == 10 + 0.3)
    #expect(Double(tree.frame(of: 2).minX) == 10 + spacing)
  }

  @Test(arguments: [.nan, -5, .infinity])
  func `A fixed length that means nothing leaves content its own`(_ number: Double) {
    var tree = BoxTree(BoxStyle(.row, horizontal: .leading, vertical: .top, spacing: 0)) {
      $0.content(width: 80, BoxContentSize(height: 20), fixedWidth: number)
      $0.content(width: 80, BoxContentSize(height: 20), fixedHeight: number)
    }
    tree.layOut(width: 500, height: 50)
    #expect(tree.frame(of: 1) == CGRect(x: 0, y: 0, width: 80, height: 20))
    #expect(tree.frame(of: 2) == CGRect(x: 80, y: 0, width: 80, height: 20))
  }

  @Test func `A spacing below zero that is beyond all lengths stays below zero`() {
    for spacing in [-1e16, -1e300] {
      var tree = BoxTree(BoxStyle(.row, spacing: spacing)) {
        for _ in 0..<2 { $0.leaf(width: .fixed(10), height: .fixed(10)) }
      }
      #expect(tree.layOut(width: nil, height: nil).width == 0)
      #expect(tree.frame(of: 2).minX == 10 - 1e15)
    }
  }
}
