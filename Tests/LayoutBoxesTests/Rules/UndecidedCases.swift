import Foundation
import LayoutBoxes
import LayoutCore
import Testing

/// What Lima's constraints leave open or contradict, one test per row of section 6 of its
/// reference; the numbers follow from what that section defines.
@Suite struct UndecidedCases {
  private func row(
    _ width: Double, _ height: Double = 20, _ style: BoxStyle = BoxStyle(.row, spacing: 0),
    _ content: (inout BoxTree) -> Void
  ) -> [CGRect] {
    var tree = BoxTree(style, content)
    tree.layOut(width: width, height: height)
    return tree.children(of: 0).map { tree.frame(of: $0) }
  }

  private func widths(_ frames: [CGRect]) -> [Double] { frames.map { Double($0.size.width) } }
  private func lefts(_ frames: [CGRect]) -> [Double] { frames.map { Double($0.origin.x) } }

  private func column(_ tree: inout BoxTree, _ width: Double) {
    tree.box(BoxStyle(.column, spacing: 0)) {
      $0.leaf(width: .natural(width), height: .natural(5))
    }
  }

  @Test func `Excess without weights goes to the last of the lowest class`() {
    let frames = row(100) {
      $0.leaf(width: .natural(10), height: .natural(5))
      $0.leaf(width: .natural(20), height: .natural(5))
    }
    #expect(widths(frames) == [10, 90])
    // A filled column hugs its content less than a leaf does.
    let mixed = row(100) {
      column(&$0, 10)
      column(&$0, 15)
      $0.leaf(width: .natural(20), height: .natural(5))
    }
    #expect(widths(mixed) == [10, 70, 20])
  }

  @Test func `A weight wins against a filled box`() {
    let frames = row(100) {
      $0.leaf(width: .natural(5), height: .natural(5), weight: 1)
      column(&$0, 10)
    }
    #expect(widths(frames) == [90, 10])
  }

  @Test func `What has no size takes the excess before weights`() {
    let frames = row(100) {
      $0.leaf(width: .natural(5), height: .natural(5), weight: 1)
      $0.leaf()
    }
    #expect(widths(frames) == [5, 95])
  }

  @Test func `Too little room shrinks the last first`() {
    let frames = row(25) {
      $0.leaf(width: .natural(20), height: .natural(5))
      $0.leaf(width: .fixed(10), height: .natural(5))
      $0.leaf(width: .natural(20), height: .natural(5))
    }
    #expect(widths(frames) == [15, 10, 0])
    let overflowing = row(5) {
      $0.leaf(width: .natural(20), height: .natural(5))
      $0.leaf(width: .fixed(10), height: .natural(5))
    }
    #expect(widths(overflowing) == [0, 10])
    #expect(lefts(overflowing) == [0, 0])
  }

  @Test func `Several weights that are measured clip no content`() {
    var tree = BoxTree(BoxStyle(.row, spacing: 0)) {
      $0.leaf(width: .natural(10), height: .natural(5), weight: 1)
      $0.leaf(width: .natural(30), height: .natural(5), weight: 2)
    }
    #expect(tree.layOut(width: nil, height: nil).width == 45)
    #expect(tree.frame(of: 1).size.width == 15)
  }

  @Test func `A weight of zero or less is none`() {
    let frames = row(100) {
      $0.leaf(width: .natural(10), height: .natural(5), weight: 0)
      $0.leaf(width: .natural(10), height: .natural(5), weight: -2)
      $0.leaf(width: .natural(10), height: .natural(5), weight: 3)
    }
    #expect(widths(frames) == [10, 10, 80])
  }

  @Test func `A fixed size turns the weight off along the box only`() {
    let frames = row(100) {
      $0.leaf(width: .fixed(10), height: .natural(5), weight: 1)
      $0.leaf(width: .natural(10), height: .fixed(7), weight: 1)
    }
    #expect(widths(frames) == [10, 90])
    #expect(frames[1].size.height == 7)
  }

  @Test func `A fixed size wins against content and stands at the near edge`() {
    var style = BoxStyle(.column, spacing: 0, margins: BoxMargins(5))
    #expect(
      row(100, 40, style) { $0.leaf(width: .fixed(20), height: .natural(5)) }[0]
        == CGRect(x: 5, y: 5, width: 20, height: 30))
    style.kind = .anchors
    let anchored = row(100, 40, style) {
      $0.leaf(
        width: .fixed(20), height: .natural(8), anchor: [.leading, .trailing, .top])
    }
    #expect(anchored == [CGRect(x: 5, y: 5, width: 20, height: 8)])
  }

  @Test func `Fixed sizes across are each their own`() {
    var tree = BoxTree(BoxStyle(.column, spacing: 0)) {
      $0.leaf(width: .fixed(20), height: .natural(5))
      $0.leaf(width: .fixed(30), height: .natural(5))
    }
    #expect(tree.layOut(width: nil, height: nil).width == 30)
    #expect(tree.frame(of: 1).size.width == 20)
  }

  @Test func `Margins larger than the bounds leave nothing`() {
    let frames = row(30, 30, BoxStyle(.row, spacing: 0, margins: BoxMargins(20))) {
      $0.leaf(width: .natural(10), height: .natural(10), weight: 1)
    }
    #expect(frames == [CGRect(x: 20, y: 20, width: 0, height: 0)])
  }

  @Test func `A box that is not filled hugs its children and grows freely`() {
    var tree = BoxTree(BoxStyle(.row, spacing: 0)) {
      $0.box(BoxStyle(.row, horizontal: .leading, spacing: 0, margins: BoxMargins(2))) {
        $0.leaf(width: .natural(10), height: .natural(10))
      }
      $0.leaf(width: .natural(10), height: .natural(10))
    }
    #expect(tree.layOut(width: nil, height: nil).width == 24)
    tree.layOut(width: 50, height: 10)
    #expect(tree.frame(of: 1).size.width == 40)
  }

  @Test func `A row on a baseline keeps the group together`() {
    func tops(_ vertical: BoxVerticalAlignment, _ height: Double) -> [Double] {
      let style = BoxStyle(
        .row, vertical: vertical, spacing: 0, margins: BoxMargins(top: 2, bottom: 4),
        baseline: .first)
      return row(100, height, style) {
        $0.content(width: 10, BoxContentSize(height: 10, firstBaseline: 8, lastBaseline: 2))
        $0.content(width: 10, BoxContentSize(height: 30, firstBaseline: 20, lastBaseline: 10))
      }.map { Double($0.origin.y) }
    }
    #expect(tops(.fill, 60) == [14, 2])
    #expect(tops(.top, 60) == [14, 2])
    // The group is 30 high: 20 above the baseline and 10 below.
    #expect(tops(.bottom, 60) == [38, 26])
    #expect(tops(.center, 60) == [27, 15])
  }

  @Test func `A tall box on a baseline keeps its height unless squeezed`() {
    func frames(_ height: Double) -> [CGRect] {
      row(100, height, BoxStyle(.row, spacing: 0, baseline: .first)) {
        $0.content(width: 10, BoxContentSize(height: 10, firstBaseline: 8, lastBaseline: 2))
        $0.box(BoxStyle(.column, spacing: 0)) {
          $0.content(width: 10, BoxContentSize(height: 30, firstBaseline: 20, lastBaseline: 10))
          $0.leaf(width: .natural(10), height: .natural(40))
        }
      }
    }
    func heights(_ frames: [CGRect]) -> [Double] { frames.map { Double($0.size.height) } }
    func tops(_ frames: [CGRect]) -> [Double] { frames.map { Double($0.origin.y) } }
    // 20 above the baseline and 50 below; the small one begins at 20 - 8.
    for (height, expected) in [
      (100.0, [10.0, 70.0]), (70, [10, 70]), (40, [10, 40]), (15, [3, 15]),
    ] {
      #expect(tops(frames(height)) == [12, 0], "\(height)")
      #expect(heights(frames(height)) == expected, "\(height)")
    }
  }

  @Test func `A column on baselines stacks lines without spacing`() {
    var style = BoxStyle(.column, vertical: .top, baseline: .first)
    func second() -> Double {
      var tree = BoxTree(style) {
        $0.content(width: 10, BoxContentSize(height: 10, firstBaseline: 8, lastBaseline: 2))
        $0.content(width: 10, BoxContentSize(height: 10, firstBaseline: 8, lastBaseline: 2))
      }
      tree.layOut(width: 10, height: 100)
      return Double(tree.frame(of: 2).origin.y)
    }
    #expect(second() == 10)
    style.spacing = 25
    // From the last baseline at 8 to the next first one at 33.
    #expect(second() == 25)
  }

  private func grid(
    _ width: Double, _ rows: [[(Double, Double)]], horizontal: BoxHorizontalAlignment = .fill
  ) -> [[Double]] {
    var tree = BoxTree(BoxStyle(.column, spacing: 0, isGrid: true)) { tree in
      for cells in rows {
        tree.box(BoxStyle(.row, horizontal: horizontal, spacing: 0)) { row in
          for (width, weight) in cells {
            row.leaf(width: .natural(width), height: .natural(5), weight: weight)
          }
        }
      }
    }
    tree.layOut(width: width, height: 50)
    return tree.children(of: 0).map { row in
      tree.children(of: row).map { Double(tree.frame(of: $0).size.width) }
    }
  }

  @Test func `The last column of a grid takes the excess`() {
    #expect(
      grid(100, [[(10, 0), (20, 0)], [(30, 0), (5, 0)]]) == [[30, 70], [30, 70]])
  }

  @Test func `A grid is as wide as its widest row with its own margins and spacing`() {
    // The columns are 10 and 20 wide.
    let rows: [(spacing: Double, margins: Double, width: Double)] = [
      (0, 0, 30), (9, 0, 39), (0, 20, 50), (4, 20, 54),
    ]
    for first in rows {
      for second in rows {
        var tree = BoxTree(BoxStyle(.column, spacing: 0, isGrid: true)) { tree in
          for row in [first, second] {
            let margins = BoxMargins(leading: row.margins)
            tree.box(BoxStyle(.row, spacing: row.spacing, margins: margins)) {
              $0.leaf(width: .natural(10), height: .natural(5))
              $0.leaf(width: .natural(20), height: .natural(5))
            }
          }
        }
        let width = Double(tree.layOut(width: nil, height: nil).width)
        #expect(width == max(first.width, second.width), "\(first) \(second)")
      }
    }
  }

  @Test func `A spacing below zero leaves no size below zero`() {
    for horizontal in [BoxHorizontalAlignment.fill, .leading] {
      var tree = BoxTree(BoxStyle(.row, horizontal: horizontal, spacing: -30)) {
        $0.leaf(width: .fixed(5), height: .natural(5))
        $0.leaf(width: .fixed(5), height: .natural(5))
      }
      #expect(tree.layOut(width: nil, height: nil).width == 0)
    }
  }

  @Test func `A short row ends the columns behind it`() {
    let rows: [[(Double, Double)]] = [
      [(10, 0), (20, 0), (30, 0)], [(10, 0), (20, 0)], [(10, 0), (20, 0), (50, 0)],
    ]
    #expect(grid(100, rows, horizontal: .leading) == [[10, 20, 30], [10, 20], [10, 20, 50]])
  }

  @Test func `The first filled row decides the weights`() {
    #expect(
      grid(90, [[(0, 1), (0, 2)], [(0, 2), (0, 1)]]) == [[30, 60], [30, 60]])
  }

  @Test func `Left and trailing stretch where they are two edges`() {
    func frame(_ direction: BoxStyle.Direction) -> CGRect {
      var tree = BoxTree(BoxStyle(.anchors)) {
        $0.leaf(width: .natural(10), height: .natural(10), anchor: [.left, .trailing, .top])
      }
      tree.layOut(width: 100, height: 50, direction: direction)
      return tree.frame(of: 1)
    }
    #expect(frame(.leftToRight) == CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(frame(.rightToLeft) == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `Wrapping content takes no more than there is`() {
    var tree = BoxTree(BoxStyle(.row, horizontal: .leading, spacing: 0)) {
      $0.content(width: 300, BoxContentSize(height: 10), wraps: true)
    }
    var asked: [Double] = []
    tree.layOut(width: 100, height: nil) { _, width in
      asked.append(width)
      return BoxContentSize(height: 30)
    }
    #expect(asked == [100])
    #expect(tree.frame(of: 1) == CGRect(x: 0, y: 0, width: 100, height: 30))
  }

  @Test func `Wrapping content of a fixed width never gives way`() {
    // The content asks for 80 of 62, so there is nothing left for what stands before it.
    let frames = row(62) {
      $0.leaf(width: .natural(20), height: .natural(5))
      $0.content(width: 300, BoxContentSize(height: 10), wraps: true, fixedWidth: 80)
    }
    #expect(widths(frames) == [0, 80])
  }

  @Test func `An empty box is nothing along itself`() {
    let frames = row(100) {
      $0.box(BoxStyle(.row, margins: BoxMargins(5)))
      $0.leaf(width: .natural(10), height: .natural(5), weight: 1)
    }
    #expect(widths(frames) == [0, 100])
    var tree = BoxTree(BoxStyle(.row, margins: BoxMargins(5)))
    #expect(tree.layOut(width: nil, height: nil) == CGSize(width: 0, height: 10))
  }

  @Test func `Centered along the box is a centered group`() {
    let frames = row(100, 20, BoxStyle(.row, horizontal: .center, spacing: 4)) {
      $0.leaf(width: .natural(10), height: .natural(5))
      $0.leaf(width: .natural(20), height: .natural(5))
    }
    #expect(lefts(frames) == [33, 47])
  }

  @Test func `Centered across ignores margins`() {
    let frames = row(
      100, 20,
      BoxStyle(
        .column, horizontal: .center, margins: BoxMargins(top: 5, leading: 30, trailing: 10))
    ) {
      $0.leaf(width: .natural(20), height: .natural(5))
    }
    #expect(lefts(frames) == [40])
  }

  @Test func `A scroll view that fits both ways has content of its size`() {
    var style = BoxStyle(.scrollFittingBoth, margins: BoxMargins(3))
    #expect(
      row(50, 40, style) { $0.leaf(width: .natural(90), height: .natural(90)) }
        == [CGRect(x: 0, y: 0, width: 44, height: 34)])
    style.kind = .scroll
    #expect(
      row(50, 40, style) { $0.leaf(width: .natural(90), height: .natural(90)) }
        == [CGRect(x: 0, y: 0, width: 90, height: 90)])
  }
}
