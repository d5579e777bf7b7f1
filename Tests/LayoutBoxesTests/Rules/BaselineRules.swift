import Foundation
import LayoutBoxes
import Testing

/// Rows that stand on baselines, in any room and at any alignment.
@Suite struct BaselineRules {
  /// Two elements that reach 15 above and 5 below the baseline, and 10 above and 20 below it.
  private func tree(_ style: BoxStyle, isHeightFixed: Bool = false) -> BoxTree {
    BoxTree(style) {
      $0.content(
        width: 10, BoxContentSize(height: 20, firstBaseline: 15, lastBaseline: 5),
        fixedHeight: isHeightFixed ? 20 : nil)
      $0.content(
        width: 10, BoxContentSize(height: 30, firstBaseline: 10, lastBaseline: 20),
        fixedHeight: isHeightFixed ? 30 : nil)
    }
  }

  private func spans(
    _ vertical: BoxVerticalAlignment, _ baseline: BoxBaseline, _ height: Double,
    isHeightFixed: Bool = false
  ) -> [[Double]] {
    var tree = tree(
      BoxStyle(
        .row, vertical: vertical, spacing: 0, margins: BoxMargins(top: 2, bottom: 3),
        baseline: baseline), isHeightFixed: isHeightFixed)
    tree.layOut(width: 100, height: height)
    return [1, 2].map { [Double(tree.frame(of: $0).minY), Double(tree.frame(of: $0).height)] }
  }

  @Test(arguments: [BoxBaseline.first, .last])
  func `With room, all stand on one line at their own heights`(_ baseline: BoxBaseline) {
    // Both lines are 15 below the top of the group, which is 35 high.
    for height in [40.0, 60, 100] {
      for (vertical, top) in [
        (BoxVerticalAlignment.fill, 2.0), (.top, 2), (.bottom, height - 3 - 35),
        (.center, (height - 35) / 2),
      ] {
        let found = spans(vertical, baseline, height)
        #expect(found == [[top, 20], [top + 5, 30]], "\(vertical) \(height)")
      }
    }
  }

  @Test func `Without room a filled row cuts what reaches beyond it`() {
    // The line is 2 + 15 below the top; the lower edge 17 - 3 = 14 or 30 - 3 = 27.
    #expect(spans(.fill, .first, 17) == [[2, 12], [7, 7]])
    #expect(spans(.fill, .first, 30) == [[2, 20], [7, 20]])
    // From the bottom: 20 below the line in 30 - 3, so the line is at 7 and tops are cut at 2.
    #expect(spans(.fill, .last, 30) == [[2, 10], [2, 25]])
  }

  @Test func `A centered row without room lets its group reach over both edges`() {
    for baseline in [BoxBaseline.first, .last] {
      #expect(spans(.center, baseline, 15) == [[-10, 20], [-5, 30]])
      #expect(spans(.center, baseline, 30) == [[-2.5, 20], [2.5, 30]])
    }
  }

  @Test(arguments: [BoxBaseline.first, .last])
  func `A row that is not filled cuts nothing without room`(_ baseline: BoxBaseline) {
    // The group is 35 high: at the upper margin of 2, or ending at 17 - 3.
    #expect(spans(.top, baseline, 17) == [[2, 20], [7, 30]])
    #expect(spans(.bottom, baseline, 17) == [[-21, 20], [-16, 30]])
  }

  @Test func `A fixed height is never cut`() {
    #expect(spans(.fill, .first, 17, isHeightFixed: true) == [[2, 20], [7, 30]])
    #expect(spans(.fill, .last, 30, isHeightFixed: true) == [[-8, 20], [-3, 30]])
  }

  @Test func `A column measures its spacing from line to line, the system's from edge to edge`() {
    for (spacing, gap) in [(30.0, 30.0 - 5 - 10), (0, -15), (Double.nan, 0)] {
      var tree = tree(BoxStyle(.column, vertical: .top, spacing: spacing, baseline: .first))
      tree.layOut(width: 100, height: 200)
      let top = Double(tree.frame(of: 2).minY)
      #expect(top == 20 + gap, "\(spacing)")
      tree.layOut(width: 100, height: nil)
      let height = Double(tree.frame(of: 0).height)
      #expect(height == 50 + gap, "\(spacing)")
    }
  }

  /// Where a leaf without a height is in a row on last baselines, beside a box: on its line.
  private func line(_ box: (inout BoxTree) -> Void) -> Double {
    var tree = BoxTree(BoxStyle(.row, vertical: .top, spacing: 0, baseline: .last)) {
      box(&$0)
      $0.leaf(width: .natural(10), height: .natural(0))
    }
    tree.layOut(width: 100, height: 200)
    let children = tree.children(of: 0)
    return Double(tree.frame(of: children[1]).minY - tree.frame(of: children[0]).minY)
  }

  @Test func `The last line of a filled column stays at its bottom where something else grows`() {
    let found = line {
      $0.box(BoxStyle(.row, spacing: 0), height: 50) {
        $0.box(BoxStyle(.column, spacing: 0)) {
          $0.leaf(width: .natural(5))
          $0.content(width: 5, BoxContentSize(height: 10, firstBaseline: 8, lastBaseline: 2))
        }
      }
    }
    #expect(found == 48)
  }

  /// The fixed leaf keeps its 30, so the text ends there without a height, and its line is 2 above.
  @Test func `A column that is too low for what is fixed in it has its last line below itself`() {
    let found = line {
      $0.box(BoxStyle(.column, spacing: 0), height: 20) {
        $0.box(BoxStyle(.column, spacing: 0)) {
          $0.leaf(width: .natural(5), height: .fixed(30))
          $0.content(width: 5, BoxContentSize(height: 10, firstBaseline: 8, lastBaseline: 2))
        }
      }
    }
    #expect(found == 28)
  }

  @Test func `The only child of a filled column is as high as the column, and its line is there`() {
    let found = line {
      $0.box(BoxStyle(.column, spacing: 0), height: 30) {
        $0.box(BoxStyle(.row, vertical: .top)) {
          $0.content(width: 5, BoxContentSize(height: 10, firstBaseline: 8, lastBaseline: 2))
        }
      }
    }
    #expect(found == 8)
  }

  @Test(
    arguments: [
      (.top, 3.0 + 8), (.bottom, 50 - 4 - 2), (.center, (50 - 10) / 2 + 8),
    ] as [(BoxVerticalAlignment, Double)])
  func `The last line of a row is that of its last child, where that is aligned`(
    vertical: BoxVerticalAlignment, expected: Double
  ) {
    let found = line {
      let margins = BoxMargins(top: 3, bottom: 4)
      $0.box(BoxStyle(.row, vertical: vertical, spacing: 0, margins: margins), height: 50) {
        $0.leaf(width: .natural(5), height: .natural(20))
        $0.content(width: 5, BoxContentSize(height: 10, firstBaseline: 8, lastBaseline: 2))
      }
    }
    #expect(found == expected)
  }

  @Test func `Between margins that are too large a child is at the near one and has no height`() {
    for kind in [BoxStyle.Kind.root, .row] {
      let found = line {
        $0.box(BoxStyle(kind, margins: BoxMargins(top: 3, bottom: 4)), height: 5) {
          $0.content(width: 5, BoxContentSize(height: 10, firstBaseline: 8, lastBaseline: 2))
        }
      }
      // The child ends at 3, and its line is 2 above that.
      #expect(found == 1, "\(kind)")
    }
  }

  @Test func `Between margins without room for a child it is centered, and its line is there`() {
    var style = BoxStyle(.row, vertical: .center, margins: BoxMargins(top: 20, bottom: 20))
    style.centersBetweenMargins = true
    let found = line {
      $0.box(style, height: 10) {
        $0.content(width: 5, BoxContentSize(height: 10, firstBaseline: 8, lastBaseline: 2))
      }
    }
    // Around 20 the child ends at 25, and its line is 2 above that.
    #expect(found == 23)
  }

  /// What is rigid in the weighted box cannot grow, so the box does, for want of anything else.
  @Test func `Room that only weights can take leaves the last line of a column at its bottom`() {
    let found = line {
      $0.box(BoxStyle(.column, spacing: 0), height: 100) {
        $0.box(BoxStyle(.column), weight: 1) { $0.leaf(width: .natural(5), height: .fixed(20)) }
        $0.content(
          width: 5, BoxContentSize(height: 10, firstBaseline: 8, lastBaseline: 2), fixedHeight: 10)
      }
    }
    #expect(found == 98)
  }

  @Test func `The last line of a filled row is that of a child of a fixed height, at its top`() {
    let found = line {
      $0.box(BoxStyle(.row), height: 50) {
        $0.content(
          width: 5, BoxContentSize(height: 10, firstBaseline: 8, lastBaseline: 2), fixedHeight: 10)
      }
    }
    #expect(found == 8)
  }

  /// Both rows in the column can grow at no cost, so the last one takes all of it.
  @Test func `The first line of a column stays where it is as long as a later child grows`() {
    var tree = BoxTree(BoxStyle(.row, vertical: .top, spacing: 0, baseline: .first)) {
      $0.box(BoxStyle(.column, spacing: 0), height: 60) { column in
        for vertical in [BoxVerticalAlignment.bottom, .top] {
          column.box(BoxStyle(.row, vertical: vertical)) {
            $0.content(width: 5, BoxContentSize(height: 10, firstBaseline: 8, lastBaseline: 2))
          }
        }
      }
      $0.leaf(width: .natural(10), height: .natural(0))
    }
    tree.layOut(width: 100, height: 200)
    #expect(tree.children(of: 0).map { Double(tree.frame(of: $0).minY) } == [0, 8])
    #expect(tree.children(of: 1).map { Double(tree.frame(of: $0).height) } == [10, 50])
  }
}
