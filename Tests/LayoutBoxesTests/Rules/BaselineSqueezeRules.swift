import Foundation
import LayoutBoxes
import LayoutCore
import Testing

/// Filled rows on baselines in too little room, and columns that chain baselines which move.
@Suite struct BaselineSqueezeRules {
  private func line(_ tree: inout BoxTree, _ up: Double, _ down: Double, fixed: Double? = nil) {
    tree.content(
      width: 10, BoxContentSize(height: up + down, firstBaseline: up, lastBaseline: down),
      fixedHeight: fixed)
  }

  /// The tops and heights of a box's children.
  private func spans(_ tree: BoxTree, of box: Int = 0) -> [[Double]] {
    tree.children(of: box).map {
      [Double(tree.frame(of: $0).minY), Double(tree.frame(of: $0).height)]
    }
  }

  /// A column with a row on baselines, 35 high, above an element 20 high that never shrinks before
  /// class 3.
  private func column(
    _ height: Double, _ baseline: BoxBaseline = .first, margins: BoxMargins = BoxMargins(0),
    _ row: (inout BoxTree) -> Void
  ) -> [[Double]] {
    var tree = BoxTree(BoxStyle(.column, spacing: 0)) { tree in
      tree.box(BoxStyle(.row, spacing: 0, margins: margins, baseline: baseline), row)
      tree.leaf(width: .natural(10), height: .natural(20))
    }
    tree.layOut(width: 100, height: height)
    return spans(tree)
  }

  @Test(arguments: [BoxBaseline.first, .last])
  func `A row of elements gives way before an element behind it`(_ baseline: BoxBaseline) {
    let found = column(40, baseline) {
      line(&$0, 15, 5)
      line(&$0, 10, 20)
    }
    #expect(found == [[0, 20], [20, 20]])
  }

  @Test func `A row whose lowest part keeps its content gives way after an element behind it`() {
    // The inner column ends 20 below the line, and its content resists with the last class.
    let found = column(40) {
      line(&$0, 15, 5)
      $0.box(BoxStyle(.column, spacing: 0)) { line(&$0, 10, 20) }
    }
    #expect(found == [[0, 35], [35, 5]])
  }

  @Test func `A row gives way down to what keeps its content`() {
    // The element reaches 30 below the line, the inner column 5: 45 down to 20 costs class 2.
    let found = column(45) {
      line(&$0, 15, 30)
      $0.box(BoxStyle(.column, spacing: 0)) { line(&$0, 10, 5) }
    }
    #expect(found == [[0, 25], [25, 20]])
    let squeezed = column(30) {
      line(&$0, 15, 30)
      $0.box(BoxStyle(.column, spacing: 0)) { line(&$0, 10, 5) }
    }
    // 20 is where the inner column ends; from there both cost the last class, the last one first.
    #expect(squeezed == [[0, 20], [20, 10]])
  }

  @Test func `On last lines the part above the line counts`() {
    // The inner column reaches 30 above its last line, the element 15.
    let found = column(40, .last) {
      line(&$0, 15, 5)
      $0.box(BoxStyle(.column, spacing: 0)) { line(&$0, 30, 5) }
    }
    #expect(found == [[0, 35], [35, 5]])
  }

  @Test func `A fixed height in a row never gives way, and margins stay`() {
    let found = column(30, margins: BoxMargins(top: 2, bottom: 3)) {
      line(&$0, 15, 5)
      line(&$0, 10, 20, fixed: 30)
    }
    #expect(found == [[0, 40], [40, 0]])
  }

  /// A column on lines 30 apart: elements with their lines 15 below their tops and 5 above their
  /// bottoms, around a box that holds such an element.
  private func chain(
    _ height: Double?, _ style: BoxStyle, hasLast: Bool = true
  ) -> [[Double]] {
    var tree = BoxTree(BoxStyle(.column, spacing: 30, baseline: .first)) { tree in
      line(&tree, 15, 5, fixed: 20)
      tree.box(style) { line(&$0, 15, 5) }
      if hasLast { line(&tree, 15, 5) }
    }
    tree.layOut(width: 100, height: height)
    return spans(tree)
  }

  @Test func `Children of natural heights are 30 from line to line`() {
    // 30 - 5 - 15 between bottom and top.
    #expect(chain(nil, BoxStyle(.row, vertical: .top)) == [[0, 20], [30, 20], [60, 20]])
  }

  @Test func `What a box has below its last line pushes nobody, so the next one that can grows`() {
    #expect(chain(90, BoxStyle(.row, vertical: .top)) == [[0, 20], [30, 20], [60, 30]])
    #expect(chain(90, BoxStyle(.row, vertical: .bottom)) == [[0, 20], [30, 20], [60, 30]])
    #expect(chain(90, BoxStyle(.row, vertical: .center)) == [[0, 20], [30, 20], [60, 30]])
  }

  @Test func `A last box grows as much as its line moves away from its end`() {
    // Centered, half of what the box grows is above its line: 10 more take 20, and the line is
    // (40 - 20) / 2 + 15 = 25 below the box's top, 30 below the line at 15.
    let centered = chain(60, BoxStyle(.row, vertical: .center), hasLast: false)
    #expect(centered == [[0, 20], [20, 40]])
    let top = chain(60, BoxStyle(.row, vertical: .top), hasLast: false)
    #expect(top == [[0, 20], [30, 30]])
    // At the bottom the line moves with the end, so nothing makes the column higher.
    let bottom = chain(60, BoxStyle(.row, vertical: .bottom), hasLast: false)
    #expect(bottom == [[0, 20], [30, 20]])
  }

  @Test func `Heights by weight leave lines 30 apart`() {
    var tree = BoxTree(BoxStyle(.column, spacing: 30, baseline: .first)) { tree in
      line(&tree, 15, 5, fixed: 20)
      tree.box(BoxStyle(.row, vertical: .center), weight: 1) { line(&$0, 15, 5) }
    }
    tree.layOut(width: 100, height: 80)
    // The line is 45 below the top; half of what is above 20 is above the box's line: with h high
    // the box begins at 45 - (h - 20) / 2 - 15 and ends at 80.
    #expect(spans(tree) == [[0, 20], [0, 80]])
  }

  @Test func `A box whose lines cross as it grows makes its column lower`() {
    // The first line is 5 above the end of the box and the last one 5 below its top: with h high it
    // leaves 100 - h for the column.
    func column(_ height: Double) -> [[Double]] {
      var tree = BoxTree(BoxStyle(.column, spacing: 30, baseline: .first)) { tree in
        line(&tree, 15, 5, fixed: 20)
        tree.box(BoxStyle(.anchors)) { tree in
          for anchor in [BoxAnchor.bottom, .top] {
            let size = BoxContentSize(height: 20, firstBaseline: 15, lastBaseline: 5)
            tree.content(width: 10, size, anchor: anchor)
          }
        }
        line(&tree, 15, 5, fixed: 20)
      }
      tree.layOut(width: 100, height: height)
      return spans(tree)
    }
    #expect(column(80) == [[0, 20], [30, 20], [60, 20]])
    #expect(column(60) == [[0, 20], [10, 40], [40, 20]])
    #expect(column(90) == [[0, 20], [40, 10], [70, 20]])
  }

  /// A filled column of a height between two elements, 30 from line to line.
  private func around(_ height: Double, _ inner: (inout BoxTree) -> Void) -> [[Double]] {
    var tree = BoxTree(BoxStyle(.column, vertical: .top, spacing: 30, baseline: .first)) { tree in
      line(&tree, 15, 5, fixed: 20)
      tree.box(BoxStyle(.column, spacing: 0), height: height, inner)
      line(&tree, 15, 5, fixed: 20)
    }
    tree.layOut(width: 100, height: nil)
    return spans(tree)
  }

  @Test func `Lines are where a filled column puts them when it is stretched`() {
    // The row takes 40 of 60, and its line is 5 above its end: 35 below the top of the column.
    let first = around(60) { tree in
      tree.box(BoxStyle(.row, vertical: .bottom), weight: 1) { line(&$0, 15, 5) }
      line(&tree, 15, 5, fixed: 20)
    }
    #expect(first == [[0, 20], [10, 60], [80, 20]])
    // Without a weight too, as nothing holds its height: its line is 20 + 15 below the top.
    let last = around(60) { tree in
      line(&tree, 15, 5)
      tree.box(BoxStyle(.row, vertical: .top)) { line(&$0, 15, 5) }
    }
    #expect(last == [[0, 20], [30, 60], [80, 20]])
  }

  @Test func `Lines are where a filled column puts them when it is squeezed`() {
    // The row has 10 left, and its element still ends with it: the line is 5 below its top.
    let found = around(30) { tree in
      tree.box(BoxStyle(.row, vertical: .bottom)) { line(&$0, 15, 5) }
      line(&tree, 15, 5)
    }
    #expect(found == [[0, 20], [40, 30], [80, 20]])
    // Nothing can be lower than what is fixed: its line is 15 below its top wherever the end is.
    let overflowing = around(30) { line(&$0, 15, 25, fixed: 40) }
    #expect(overflowing == [[0, 20], [30, 30], [60, 20]])
  }

  @Test func `The highest child per weight decides, wherever its lines are`() {
    // What the row is higher than its element is below its last line, and takes no room.
    var tree = BoxTree(BoxStyle(.column, vertical: .top, spacing: 30, baseline: .first)) { tree in
      tree.box(BoxStyle(.row, baseline: .first), weight: 1) { line(&$0, 15, 5) }
      let size = BoxContentSize(height: 10, firstBaseline: 5, lastBaseline: 5)
      tree.content(width: 10, size, weight: 1)
    }
    tree.layOut(width: 100, height: 200)
    // 30 below the line at 15, less 5.
    #expect(spans(tree) == [[0, 20], [40, 20]])
  }

  @Test func `A weighted row on a line gives way by what it can`() {
    // Its lowest element ends 35 below the top; a higher row only gets room below that.
    var tree = BoxTree(BoxStyle(.column, spacing: 30, baseline: .first)) { tree in
      tree.box(BoxStyle(.row, spacing: 0, baseline: .first), weight: 1) { tree in
        line(&tree, 15, 5)
        line(&tree, 10, 20)
      }
      line(&tree, 15, 5, fixed: 20)
    }
    tree.layOut(width: 100, height: 50)
    #expect(spans(tree) == [[0, 35], [30, 20]])
    tree.layOut(width: 100, height: 40)
    #expect(spans(tree) == [[0, 25], [20, 20]])
  }

  @Test func `Weights count how a line moves below the natural height of a box`() {
    // The last line of the upper one stays 35 below its top, so the lower one begins at 20, where
    // its own line is there. 20 and twice the height of the upper one are 80, if that is 30: less
    // than its natural 40.
    var tree = BoxTree(BoxStyle(.column, spacing: 0, baseline: .first)) { tree in
      tree.box(BoxStyle(.column, spacing: 0), weight: 1) { tree in
        tree.box(BoxStyle(.column, vertical: .bottom, spacing: 0)) { line(&$0, 15, 5) }
        tree.box(BoxStyle(.row, vertical: .top, spacing: 0)) { line(&$0, 15, 5) }
      }
      tree.content(
        width: 10, BoxContentSize(height: 20, firstBaseline: 15, lastBaseline: 5), weight: 2)
    }
    tree.layOut(width: 100, height: 80)
    let found = spans(tree).joined()
    #expect(zip(found, [0, 30, 20, 60]).allSatisfy { abs($0 - $1) < 1e-6 }, "\(spans(tree))")
  }

  @Test func `Weights count how a line moves above the natural height of a box`() {
    // With h for each height, the last line of the upper one is h/2 - 15 above its end, as its row
    // is centered, and the lower one's is 3 below its top. 2h - (h/2 - 15) - 3 are 100, if h is
    // 58 2/3.
    var tree = BoxTree(BoxStyle(.column, spacing: 0, baseline: .first)) { tree in
      tree.box(BoxStyle(.column, spacing: 0), weight: 1) { tree in
        line(&tree, 15, 5)
        tree.box(BoxStyle(.row, vertical: .center, spacing: 0)) { line(&$0, 15, 5) }
      }
      tree.box(BoxStyle(.row, spacing: 0), weight: 1) { tree in
        tree.box(BoxStyle(.column, spacing: 0), height: 10) { line(&$0, 3, 2) }
      }
    }
    tree.layOut(width: 100, height: 100)
    let found = spans(tree).joined(), height = 88 / 1.5
    #expect(
      zip(found, [0, height, 100 - height, height]).allSatisfy { abs($0 - $1) < 1e-6 },
      "\(spans(tree))")
  }

  @Test func `A row gives way as far as its line stays, then others do`() {
    // The inner row ends 33 below the top of the one on a line. As far as that one is lower than
    // 33, the line goes up with the end, and the column is as high as before: 80 - 6.
    var tree = BoxTree(BoxStyle(.column, spacing: 20, baseline: .first)) { tree in
      line(&tree, 27, 9)
      tree.box(BoxStyle(.row, spacing: 0, baseline: .first)) { tree in
        tree.box(BoxStyle(.row, vertical: .bottom)) { line(&$0, 6, 27) }
        tree.leaf(width: .natural(10), height: .natural(33))
      }
    }
    tree.layOut(width: 100, height: 80)
    #expect(spans(tree) == [[0, 36], [41, 39]])
    tree.layOut(width: 100, height: 77)
    #expect(spans(tree) == [[0, 36], [41, 36]])
    tree.layOut(width: 100, height: 70)
    #expect(spans(tree) == [[0, 32], [37, 33]])
  }

  @Test(arguments: [20, 5_000])
  func `Lines are found in boxes in boxes, however many`(_ depth: Int) {
    // Each row fills the one around it, so the innermost element's line stays 15 below the top.
    var tree = BoxTree(BoxStyle(.row, spacing: 0, baseline: .first)) { tree in
      line(&tree, 25, 5)
      tree.beginBox(BoxStyle(.row, spacing: 0), height: 200)
      for _ in 0..<depth { tree.beginBox(BoxStyle(.row, spacing: 0)) }
      line(&tree, 15, 5)
      for _ in 0...depth { tree.endBox() }
    }
    tree.layOut(width: 100, height: 300)
    #expect(spans(tree) == [[0, 30], [10, 200]])
  }

  @Test func `A row of boxes that cost nothing gives way before elements that fill another row`() {
    var tree = BoxTree(BoxStyle(.column, spacing: 0)) { tree in
      tree.box(BoxStyle(.row, spacing: 0, baseline: .first)) { tree in
        tree.box(BoxStyle(.row, vertical: .top)) { line(&$0, 15, 5) }
      }
      tree.box(BoxStyle(.row, spacing: 0)) { $0.leaf(width: .natural(10), height: .natural(20)) }
    }
    tree.layOut(width: 100, height: 30)
    #expect(spans(tree) == [[0, 10], [10, 20]])
  }
}
