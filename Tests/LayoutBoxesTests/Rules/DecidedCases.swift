import Foundation
import LayoutBoxes
import LayoutCore
import Testing

/// What Lima's constraints decide where several rules of its reference meet; the numbers solve
/// the constraints of section 2 by hand.
@Suite struct DecidedCases {
  /// Nothing but the weights says how wide the second cell is: 12 * 4 / 2. The third is twice
  /// the second again, in a row whose first cell belongs to the column above.
  @Test func weightsTieTheColumnsOfRowsThatAreNotFilled() {
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
  @Test func aSingleWeightOfARowThatIsNotFilledDecidesNothing() {
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
  func weightsDecideWhereTheBaselineOfANestedColumnIs(_ vertical: BoxVerticalAlignment) {
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
  @Test func weightsDecideWhereTheLastBaselineOfANestedColumnIs() {
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
  @Test func weightedChildrenWithoutAnyHeightCountAsTheyArePlaced() {
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
  @Test func aRowEndsWhereItsLowestElementDoes() {
    var tree = BoxTree(BoxStyle(.row, spacing: 0, baseline: .first)) {
      $0.content(width: 10, BoxContentSize(height: 16, firstBaseline: 12), fixedHeight: 8)
    }
    #expect(tree.layOut(width: 100, height: nil).height == 8)
    #expect(tree.frame(of: 1) == CGRect(x: 0, y: 0, width: 100, height: 8))
  }

  /// The inner row is 10 high and its only element 16, of which the upper 6 are cut; the last
  /// baseline stays 4 above the bottom, at 6, and that is where the leaf beside it ends.
  @Test func aNestedRowThatIsTooLowCountsAsItIsCut() {
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
  @Test func aBaselineBetweenMarginsThatAreTooLargeIsAtTheNearOne() {
    let margins = BoxMargins(top: 1, bottom: 3)
    var tree = BoxTree(BoxStyle(.row, spacing: 0, margins: margins, baseline: .last)) {
      $0.leaf(width: .natural(5), height: .natural(2))
    }
    tree.layOut(width: 100, height: 1)
    #expect(tree.frame(of: 1) == CGRect(x: 0, y: 1, width: 100, height: 0))
  }
}
