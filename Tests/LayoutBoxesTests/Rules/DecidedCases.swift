import Foundation
import LayoutBoxes
import LayoutCore
import Testing

/// What Lima's constraints decide where several rules of its reference meet; the numbers solve
/// the constraints of section 2 by hand.
@Suite struct DecidedCases {
  /// Nothing but the weights says how wide the second cell is: 12 * 4 / 2. The third is twice
  /// the second again, in a row whose first cell belongs to the column above.
  @Test func `Weights tie the columns of rows that are not filled`() {
    var tree = BoxTree(BoxStyle(.column, spacing: 0, isGrid: true)) {
      $0.box(BoxStyle(.row, horizontal: .leading, spacing: 0)) {
        $0.leaf(width: .natural(12), height: .natural(5), weight: 2)
        $0.leaf(height: .natural(5), weight: 4)
      }
      $0.box(BoxStyle(.row, horizontal: .trailing, spacing: 0)) {
        $0.leaf(height: .natural(5))
        $0.leaf(height: .natural(5), weight: 1)
        $0.leaf(height: .natural(5), weight: 2)
      }
    }
    tree.layOut(width: 200, height: 50)
    let rows = tree.children(of: 0).map { row in
      tree.children(of: row).map { Double(tree.frame(of: $0).size.width) }
    }
    #expect(rows == [[12, 24], [12, 24, 48]])
  }

  /// The only weight of the first row ties nothing. The second row makes its last cell two thirds
  /// of the one before, which its column keeps at 9.
  @Test func `A single weight of a row that is not filled decides nothing`() {
    var tree = BoxTree(BoxStyle(.column, spacing: 0, isGrid: true)) {
      $0.box(BoxStyle(.row, horizontal: .leading, spacing: 0)) {
        $0.leaf(width: .natural(9), height: .natural(5))
        $0.leaf(height: .natural(5), weight: 2)
      }
      $0.box(BoxStyle(.row, horizontal: .leading, spacing: 0)) {
        $0.leaf(height: .natural(5), weight: 3)
        $0.leaf(height: .natural(5), weight: 2)
      }
    }
    tree.layOut(width: 200, height: 50)
    let rows = tree.children(of: 0).map { row in
      tree.children(of: row).map { Double(tree.frame(of: $0).size.width) }
    }
    #expect(rows == [[9, 6], [9, 6]])
  }

  /// At the column's natural height the second child is four times the first, 32 and 8, so the
  /// first baseline of the column, its first child's top, is at its own top.
  @Test(arguments: [BoxVerticalAlignment.fill, .top, .bottom])
  func `Weights decide where the baseline of a nested column is`(_ vertical: BoxVerticalAlignment) {
    let style = BoxStyle(.row, spacing: 0, baseline: .first)
    var tree = BoxTree(style) {
      $0.box(BoxStyle(.column, vertical: vertical, spacing: 0)) {
        $0.leaf(width: .natural(5), height: .natural(0), weight: 1)
        $0.leaf(width: .natural(5), height: .natural(32), weight: 4)
      }
      $0.leaf(width: .natural(5), height: .natural(20))
    }
    tree.layOut(width: 100, height: nil)
    #expect(
      tree.children(of: 0).map { tree.frame(of: $0) }.map { [$0.minY, $0.height] }
        == [[0, 40], [0, 20]])
  }

  /// The last child is 24 high by its weight, and its baseline is at its bottom: the leaf beside
  /// the column reaches down there. The baseline is 8 + 24 from the top of the row.
  @Test func `Weights decide where the last baseline of a nested column is`() {
    let style = BoxStyle(.row, spacing: 0, baseline: .last)
    var tree = BoxTree(style) {
      $0.box(BoxStyle(.column, vertical: .top, spacing: 0)) {
        $0.leaf(width: .natural(5), height: .natural(8), weight: 1)
        $0.leaf(width: .natural(5), height: .natural(0), weight: 3)
      }
      $0.leaf(width: .natural(5), height: .natural(20))
    }
    tree.layOut(width: 100, height: nil)
    #expect(
      tree.children(of: 0).map { tree.frame(of: $0) }.map { [$0.minY, $0.height] }
        == [[0, 32], [12, 20]])
  }

  /// The leaf keeps to its height of 0 with class 1 and the inner column gives way freely, so both
  /// weighted children are 0 high. What is in the inner column is 10 high all the same, and ends 10
  /// below the top; the leaf beside it ends at 20.
  @Test func `Weighted children without any height count as they are placed`() {
    var tree = BoxTree(BoxStyle(.row, vertical: .top, spacing: 0, baseline: .last)) {
      $0.box(BoxStyle(.column, vertical: .center, spacing: 0)) {
        $0.leaf(width: .natural(5), height: .natural(0), weight: 1)
        $0.box(BoxStyle(.column, vertical: .top, spacing: 0), weight: 1) {
          $0.leaf(width: .natural(5), height: .natural(10))
        }
      }
      $0.leaf(width: .natural(5), height: .natural(20))
    }
    tree.layOut(width: 100, height: nil)
    #expect(
      tree.children(of: 0).map { tree.frame(of: $0) }.map { [$0.minY, $0.height] }
        == [[10, 0], [0, 20]])
  }

  /// A baseline below the bottom of the only element makes no room below the element.
  @Test func `A row ends where its lowest element does`() {
    var tree = BoxTree(BoxStyle(.row, spacing: 0, baseline: .first)) {
      $0.content(width: 10, BoxContentSize(height: 16, firstBaseline: 12), fixedHeight: 8)
    }
    #expect(tree.layOut(width: 100, height: nil).height == 8)
    #expect(tree.frame(of: 1) == CGRect(x: 0, y: 0, width: 100, height: 8))
  }

  /// The inner row is 10 high and its only element 16, of which the upper 6 are cut; the last
  /// baseline stays 4 above the bottom, at 6, and that is where the leaf beside it ends.
  @Test func `A nested row that is too low counts as it is cut`() {
    var tree = BoxTree(BoxStyle(.row, vertical: .top, spacing: 0, baseline: .last)) {
      $0.box(BoxStyle(.row, spacing: 0, baseline: .last), height: 10) {
        $0.content(width: 10, BoxContentSize(height: 16, lastBaseline: 4))
      }
      $0.leaf(width: .natural(5), height: .natural(2))
    }
    tree.layOut(width: 100, height: 40)
    let children = tree.children(of: 0)
    #expect(tree.frame(of: children[0]).minY == 0)
    #expect(tree.frame(of: children[0] + 1).minY == 0)
    #expect(tree.frame(of: children[0] + 1).height == 10)
    #expect(tree.frame(of: children[1]).minY == 4)

    // With its whole height the row has its baseline at 12, where the leaf ends.
    tree.setSize(of: children[0], height: .fixed(16))
    tree.layOut(width: 100, height: 40)
    #expect(tree.frame(of: children[0] + 1).height == 16)
    #expect(tree.frame(of: children[1]).minY == 10)
  }

  /// Margins of 4 in a height of 1 leave nothing, and it is at the upper margin.
  @Test func `A baseline between margins that are too large is at the near one`() {
    let margins = BoxMargins(top: 1, bottom: 3)
    var tree = BoxTree(BoxStyle(.row, spacing: 0, margins: margins, baseline: .last)) {
      $0.leaf(width: .natural(5), height: .natural(2))
    }
    tree.layOut(width: 100, height: 1)
    #expect(tree.frame(of: 1) == CGRect(x: 0, y: 1, width: 100, height: 0))
  }

  /// The second gets as much as the first, which cannot be cut below 80.
  @Test func `Weights stop shrinking where the first of them would be cut`() {
    var tree = BoxTree(BoxStyle(.row, spacing: 0)) {
      $0.box(BoxStyle(.column, spacing: 0), weight: 1) { $0.leaf(width: .fixed(80)) }
      $0.box(BoxStyle(.column, spacing: 0), weight: 1) { $0.leaf(width: .fixed(10)) }
    }
    tree.layOut(width: 100, height: 20)
    #expect(tree.children(of: 0).map { tree.frame(of: $0).width } == [80, 80])
  }

  /// Of 100 points 40 are left over. The boxes are rigid, the element behind them is fixed.
  @Test func `Room that nobody can take goes to the last that is not fixed`() {
    var tree = BoxTree(BoxStyle(.row, spacing: 0)) {
      for width in [30.0, 20] {
        $0.box(BoxStyle(.column, spacing: 0)) { $0.leaf(width: .fixed(width)) }
      }
      $0.leaf(width: .fixed(10))
    }
    tree.layOut(width: 100, height: 20)
    let frames = tree.children(of: 0).map { tree.frame(of: $0) }
    #expect(frames.map(\.width) == [30, 60, 10])
    #expect(frames.map(\.minX) == [0, 30, 90])
  }

  @Test(arguments: [BoxStyle.Kind.scrollFittingWidth, .scrollFittingBoth, .scroll])
  func `Fixed content of a scroll view keeps its width and starts at the origin`(
    _ kind: BoxStyle.Kind
  ) {
    var tree = BoxTree(BoxStyle(kind)) { $0.leaf(width: .fixed(250), height: .natural(10)) }
    for direction in [BoxStyle.Direction.leftToRight, .rightToLeft] {
      tree.layOut(width: 100, height: 50, direction: direction)
      #expect(tree.frame(of: 1).minX == 0)
      #expect(tree.frame(of: 1).width == 250)
    }
  }

  @Test func `A fixed width is outvoted by what is rigid and larger`() {
    for (rigid, width) in [(30.0, 50), (80, 80)] {
      var tree = BoxTree(BoxStyle(.column, spacing: 0)) {
        $0.leaf(width: .fixed(50), height: .natural(5))
        $0.box(BoxStyle(.row, spacing: 0)) { $0.leaf(width: .fixed(rigid)) }
      }
      #expect(tree.layOut(width: nil, height: nil).width == CGFloat(width))
    }
  }

  /// The row resists nothing, so the natural size beside it decides, and be it nothing.
  @Test(arguments: [0, 0.5, 20])
  func `A natural size decides beside a box that is not filled`(_ natural: Double) {
    var tree = BoxTree(BoxStyle(.column, spacing: 0)) {
      $0.box(BoxStyle(.row, horizontal: .leading, spacing: 0)) { $0.leaf(width: .natural(50)) }
      $0.leaf(width: .natural(natural), height: .natural(5))
    }
    #expect(tree.layOut(width: nil, height: nil).width == CGFloat(natural))
  }

  /// With weights of 1 and 3 a cell of 40 makes a row of 160, with equal weights one of 80.
  @Test func `Rows of a grid are as wide as their own weights ask for`() {
    var tree = BoxTree(BoxStyle(.column, spacing: 0, isGrid: true)) {
      for weight in [1.0, 3] {
        $0.box(BoxStyle(.row, spacing: 0)) {
          $0.leaf(width: .natural(40), height: .natural(5), weight: 1)
          $0.leaf(width: .natural(40), height: .natural(5), weight: weight)
        }
      }
    }
    #expect(tree.layOut(width: nil, height: nil).width == 160)
  }

  /// The first row leaves 50 of its 80 to the weight. The second has 100 - 30 - 50 for its own.
  @Test func `Columns that are decided take no part in the weights of a row below`() {
    var tree = BoxTree(BoxStyle(.column, spacing: 0, isGrid: true)) {
      $0.box(BoxStyle(.row, spacing: 0, margins: BoxMargins(trailing: 20))) {
        $0.leaf(width: .natural(30), height: .natural(5))
        $0.leaf(height: .natural(5), weight: 1)
      }
      $0.box(BoxStyle(.row, spacing: 0)) {
        for _ in 0..<3 { $0.leaf(height: .natural(5), weight: 1) }
      }
    }
    tree.layOut(width: 100, height: 50)
    let rows = tree.children(of: 0).map { row in
      tree.children(of: row).map { Double(tree.frame(of: $0).size.width) }
    }
    #expect(rows == [[30, 50], [30, 50, 20]])
  }

  /// 30 points are missing. Held at a pair of edges content gives way before an element beside it,
  /// held at two that are none it is required, as that is, and the last one gives way.
  @Test func `Content held at left and trailing resists like required content`() {
    func widths(_ anchor: BoxAnchor) -> [CGFloat] {
      var tree = BoxTree(BoxStyle(.row, spacing: 0)) {
        $0.box(BoxStyle(.anchors)) { $0.leaf(width: .natural(50), anchor: anchor) }
        $0.leaf(width: .natural(60))
      }
      tree.layOut(width: 80, height: 20)
      return tree.children(of: 0).map { tree.frame(of: $0).width }
    }
    for pair in [BoxAnchor([.leading, .trailing]), [.left, .right]] {
      #expect(widths(pair) == [20, 60])
    }
    for mixed in [BoxAnchor([.left, .trailing]), [.leading, .right]] {
      #expect(widths(mixed) == [50, 30])
    }
  }

  /// The content of a cell gives way along the width, but is required along the height.
  @Test func `Content of a cell resists along the height only`() {
    func sizes(_ kind: BoxStyle.Kind) -> [CGSize] {
      var tree = BoxTree(BoxStyle(kind, spacing: 0)) {
        $0.box(BoxStyle(.cell)) { $0.leaf(width: .natural(50), height: .natural(50)) }
        $0.leaf(width: .natural(60), height: .natural(60))
      }
      tree.layOut(width: 80, height: 80)
      return tree.children(of: 0).map { tree.frame(of: $0).size }
    }
    #expect(sizes(.row).map(\.width) == [20, 60])
    #expect(sizes(.column).map(\.height) == [50, 30])
  }

  /// Between margins of 10 and 4 in 50 points there are 36, of which the text takes 10: it begins
  /// at 10 + 13, and its baseline is 8 further down. The element beside it hangs from that line.
  @Test func `The baseline of a column that is centered between margins is there`() {
    var tree = BoxTree(BoxStyle(.row, spacing: 0, baseline: .first)) {
      $0.box(
        BoxStyle(
          .column, vertical: .center, margins: BoxMargins(top: 10, bottom: 4),
          centersBetweenMargins: true), height: 50
      ) {
        $0.content(width: 10, BoxContentSize(height: 10, firstBaseline: 8))
      }
      $0.leaf(width: .natural(5), height: .natural(5))
    }
    tree.layOut(width: 100, height: nil)
    #expect(tree.frame(of: 2).minY == 23)
    #expect(tree.frame(of: 3).minY == 31)
  }

  @Test func `Baselines that are no numbers are at the edges`() {
    var size = BoxContentSize(height: 10, firstBaseline: .nan, lastBaseline: .infinity)
    #expect(size.firstBaseline == 0 && size.lastBaseline == 0)
    size = BoxContentSize(height: 10, firstBaseline: 4, lastBaseline: 3)
    size.firstBaseline = -.infinity
    size.lastBaseline = .nan
    #expect(size == BoxContentSize(height: 10))
  }

  /// A difference by rounding is one in proportion to the size.
  @Test func `A large size that is natural but for rounding is natural`() {
    for (natural, reason) in [
      (1e9, BoxSizing.Reason.natural), (1, .stretched(natural: 1)),
    ] {
      var tree = BoxTree(BoxStyle(.row, spacing: 0)) { $0.leaf(width: .natural(natural)) }
      tree.layOut(width: natural + 1e-5, height: 10)
      #expect(tree.frame(of: 1).width > CGFloat(natural))
      #expect(tree.sizings()[1].width == reason)
    }
  }

  /// The cell keeps the weights at 50, so that the row below is 30 too low. What is cut there is at
  /// the top, with its first baseline: it is 30 from the top instead of 60, and that is 100 below
  /// the bottom of the cell.
  @Test func `A weighted row that is too low has its baseline where it is cut`() {
    var tree = BoxTree(BoxStyle(.column, spacing: 100, baseline: .first)) {
      $0.box(BoxStyle(.cell), weight: 1) { $0.leaf(width: .natural(5), height: .natural(50)) }
      $0.box(BoxStyle(.row, spacing: 0, baseline: .last), weight: 1) {
        $0.content(width: 5, BoxContentSize(height: 10, firstBaseline: 5, lastBaseline: 5))
        $0.content(width: 5, BoxContentSize(height: 80, firstBaseline: 60, lastBaseline: 20))
      }
    }
    #expect(tree.layOut(width: 100, height: nil).height == 170)
    #expect(
      tree.children(of: 0).map { tree.frame(of: $0) }.map { [$0.minY, $0.height] }
        == [[0, 50], [120, 50]])
  }

  /// The baseline is 20 above the bottom of 10 points. The first element ends 5 above the row.
  @Test func `What ends above a row that is too low has no height`() {
    var tree = BoxTree(BoxStyle(.row, spacing: 0, baseline: .last)) {
      $0.content(width: 5, BoxContentSize(height: 10, lastBaseline: 5))
      $0.content(width: 5, BoxContentSize(height: 80, lastBaseline: 20))
    }
    tree.layOut(width: 100, height: 10)
    #expect(
      tree.children(of: 0).map { tree.frame(of: $0) }.map { [$0.minY, $0.height] }
        == [[-5, 0], [0, 10]])
  }

  /// What has no baseline hangs from the line by its top.
  @Test(arguments: [BoxStyle.Kind.cell, .scroll, .scrollFittingHeight])
  func `Cells and scroll views have no baseline of their content`(_ kind: BoxStyle.Kind) {
    var tree = BoxTree(BoxStyle(.row, spacing: 0, baseline: .first)) {
      $0.box(BoxStyle(kind)) { $0.content(width: 5, BoxContentSize(height: 10, firstBaseline: 8)) }
      $0.content(width: 5, BoxContentSize(height: 20, firstBaseline: 15))
    }
    tree.layOut(width: 100, height: nil)
    #expect(tree.frame(of: 1).minY == 15)
    #expect(tree.frame(of: 3).minY == 0)
  }

  /// The line is 30 below the top of 10 points. The first element begins 25 below that.
  @Test func `What begins below a row that is too low has no height`() {
    var tree = BoxTree(BoxStyle(.row, spacing: 0, baseline: .first)) {
      $0.content(width: 5, BoxContentSize(height: 10, firstBaseline: 5))
      $0.content(width: 5, BoxContentSize(height: 80, firstBaseline: 30))
    }
    tree.layOut(width: 100, height: 10)
    #expect(
      tree.children(of: 0).map { tree.frame(of: $0) }.map { [$0.minY, $0.height] }
        == [[25, 0], [0, 10]])
  }

  /// The weights hug as their text does, however many of them have no size.
  @Test func `What has no size takes the excess before a row of weights`() {
    var tree = BoxTree(BoxStyle(.row, spacing: 0)) {
      $0.leaf(height: .natural(5))
      $0.box(BoxStyle(.row, spacing: 0)) {
        $0.leaf(width: .natural(20), weight: 1)
        $0.leaf(weight: 1)
      }
    }
    tree.layOut(width: 100, height: 10)
    #expect((1...4).map { Double(tree.frame(of: $0).width) } == [60, 40, 20, 20])
  }
}
