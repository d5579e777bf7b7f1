import Foundation
import LayoutBoxes
import LayoutCore
import Testing

@Suite struct HostileTrees {
  private static let wrong: [Double] = [.nan, .infinity, -.infinity, -1, -1e300]

  private func isUsable(_ tree: BoxTree) -> Bool {
    tree.frames.allSatisfy {
      $0.origin.x.isFinite && $0.origin.y.isFinite && $0.size.width.isFinite
        && $0.size.height.isFinite && $0.size.width >= 0 && $0.size.height >= 0
    }
  }

  @Test func `A hundred thousand levels`() {
    let depth = 100_000
    var tree = BoxTree(BoxStyle(.row, margins: BoxMargins(1))) { tree in
      for level in 1..<depth {
        tree.beginBox(BoxStyle(level % 2 == 0 ? .row : .column, margins: BoxMargins(1)))
      }
      tree.leaf(width: .natural(3), height: .natural(5))
      for _ in 1..<depth { tree.endBox() }
    }
    let size = tree.layOut(width: nil, height: nil)
    #expect(size == CGSize(width: 2 * depth + 3, height: 2 * depth + 5))
    #expect(tree.frame(of: depth) == CGRect(x: 1, y: 1, width: 3, height: 5))
    tree.setSize(of: depth, width: .natural(4))
    #expect(tree.layOut(width: nil, height: nil).width == CGFloat(2 * depth + 4))
  }

  @Test func `A hundred thousand children`() {
    let count = 100_000
    var tree = BoxTree(BoxStyle(.row, spacing: 1)) { tree in
      for _ in 0..<count { tree.leaf(width: .natural(2), height: .natural(5)) }
    }
    #expect(tree.layOut(width: nil, height: nil) == CGSize(width: 3 * count - 1, height: 5))
    // The last child takes all that is left over; too little room takes from the last ones first.
    tree.layOut(width: Double(3 * count), height: 5)
    #expect(tree.frame(of: count).size.width == 3)
    tree.layOut(width: Double(3 * count - 4), height: 5)
    #expect(tree.frame(of: count).size.width == 0)
    #expect(tree.frame(of: count - 1).size.width == 1)
  }

  @Test(arguments: wrong) func `A wrong weight is none`(_ weight: Double) {
    var tree = BoxTree(BoxStyle(.row, spacing: 0)) { row in
      row.leaf(width: .natural(10), height: .natural(1), weight: weight)
      row.leaf(width: .natural(10), height: .natural(1), weight: 1)
    }
    tree.layOut(width: 50, height: 10)
    #expect(tree.frame(of: 1).size.width == 10)
    #expect(tree.frame(of: 2).size.width == 40)
  }

  @Test(arguments: wrong) func `A wrong length is none`(_ length: Double) {
    var tree = BoxTree(BoxStyle(.column, spacing: 0)) { row in
      row.leaf(width: .fixed(length), height: .natural(length))
      row.leaf(width: .natural(length), height: .fixed(length))
      row.leaf(width: .natural(10), height: .natural(10))
    }
    #expect(tree.layOut(width: nil, height: nil) == CGSize(width: 10, height: 10))
    #expect(
      tree.layOut(width: length, height: length).width == (length < 0 && length.isFinite ? 0 : 10))
    #expect(isUsable(tree))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `A wrong margin or spacing is zero or the systems`(_ number: Double) {
    var tree = BoxTree(
      BoxStyle(.row, spacing: number, margins: BoxMargins(top: number, leading: number))
    ) { row in
      row.leaf(width: .natural(10), height: .natural(10))
      row.leaf(width: .natural(10), height: .natural(10))
    }
    let spacing: CGFloat = number.isNaN ? 8 : 0
    #expect(tree.layOut(width: nil, height: nil) == CGSize(width: 20 + spacing, height: 10))
  }

  @Test func `Numbers without end stay finite`() {
    let huge = Double.greatestFiniteMagnitude
    var tree = BoxTree(BoxStyle(.row, spacing: huge, margins: BoxMargins(huge))) { row in
      for _ in 0..<50 {
        row.leaf(width: .natural(huge), height: .fixed(huge), weight: 1e-300)
        row.leaf(width: .natural(huge), height: .fixed(huge), weight: huge)
        row.box(BoxStyle(.column, spacing: -huge)) { column in
          column.leaf(width: .fixed(huge), height: .natural(huge))
          column.leaf(width: .fixed(huge), height: .natural(huge))
        }
      }
    }
    tree.layOut(width: nil, height: nil)
    #expect(isUsable(tree))
    tree.layOut(width: huge, height: 0)
    #expect(isUsable(tree))
  }

  @Test func `Indices that do not exist are ignored`() {
    var tree = BoxTree(BoxStyle(.row)) { $0.leaf(width: .natural(1), height: .natural(1)) }
    for index in [-1, 2, .max, .min] {
      tree.setSize(of: index, width: .natural(5))
      tree.setWeight(of: index, 1)
      tree.setAnchor(of: index, .top)
      tree.setStyle(of: index, BoxStyle(.column))
      tree.setContent(of: index, width: 4, BoxContentSize(height: 4))
      #expect(tree.frame(of: index) == .zero)
      #expect(tree.parent(of: index) == nil)
      #expect(tree.children(of: index) == [])
    }
    #expect(tree.layOut(width: nil, height: nil) == CGSize(width: 1, height: 1))
  }

  @Test func `Boxes not ended and ended twice`() {
    var tree = BoxTree(BoxStyle(.row, spacing: 0)) { tree in
      tree.endBox()
      tree.beginBox(BoxStyle(.column))
      tree.leaf(width: .natural(3), height: .natural(4))
    }
    #expect(tree.layOut(width: nil, height: nil) == CGSize(width: 3, height: 4))
    tree.endBox()
    #expect(tree.leaf() == tree.count)
    tree.beginBox(BoxStyle(.row))
    #expect(tree.count == 3)
  }

  @Test func `A tree is laid out while it is declared`() {
    func declare(_ tree: inout BoxTree, _ layOut: (inout BoxTree) -> Void) {
      tree.leaf(width: .natural(1), height: .natural(1))
      layOut(&tree)
      tree.box(BoxStyle(.column, baseline: .first)) { tree in
        layOut(&tree)
        for _ in 0..<100 { tree.box(BoxStyle(.row)) { $0.leaf(width: .natural(2)) } }
        tree.setSize(of: 1, width: .natural(7))
        layOut(&tree)
      }
    }
    var tree = BoxTree(BoxStyle(.row)) { declare(&$0) { $0.layOut(width: 5, height: 5) } }
    var other = BoxTree(BoxStyle(.row)) { declare(&$0) { _ in } }
    for width in [5.0, 30] {
      tree.layOut(width: width, height: 5)
      other.layOut(width: width, height: 5)
      #expect(tree.frames == other.frames)
    }
  }

  @Test func `A tree that was described anew has no frames yet`() {
    var tree = BoxTree(BoxStyle(.row)) { tree in
      for _ in 0..<10 { tree.leaf(width: .natural(1), height: .natural(1)) }
    }
    tree.layOut(width: 20, height: 5)
    tree.rebuild(BoxStyle(.row)) { $0.leaf() }
    #expect(tree.frame(of: 1) == .zero)
    #expect(tree.frames.isEmpty && tree.absoluteFrames().isEmpty)
    var absolute = [CGRect](repeating: CGRect(x: 1, y: 2, width: 3, height: 4), count: 11)
    tree.getAbsoluteFrames(&absolute)
    #expect(absolute.isEmpty)
    tree.layOut(width: 20, height: 5)
    let filled = CGRect(x: 0, y: 0, width: 20, height: 5)
    #expect(tree.absoluteFrames() == [filled, filled])
    tree.getAbsoluteFrames(&absolute)
    #expect(absolute == [filled, filled])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `Baselines that are not finite are the edges`(_ number: Double) {
    var wrong = BoxContentSize(height: 10)
    wrong.firstBaseline = number
    wrong.lastBaseline = number
    #expect(wrong == BoxContentSize(height: 10))
    wrong.height = number
    #expect(wrong.height == 0)
    wrong.height = 10
    wrong.firstBaseline = number
    var tree = BoxTree(BoxStyle(.row, baseline: .first)) { row in
      row.content(width: 50, wrong, wraps: true)
      row.content(width: 50, BoxContentSize(height: 20, firstBaseline: 8, lastBaseline: 2))
    }
    tree.layOut(width: 40, height: nil) { _, _ in wrong }
    #expect(isUsable(tree))
  }
}
