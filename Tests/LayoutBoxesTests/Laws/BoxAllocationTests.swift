import AllocationCounter
import Foundation
import HeadlessUIKit
import LayoutCore
import Testing

@testable import LayoutBoxes

/// What layouts of boxes cost in memory.
@Suite struct BoxAllocationTests {
  /// Whether somebody counts: on Linux, but not under a sanitizer.
  static var isCounting: Bool { allocation_count() >= 0 }

  private func form(_ items: Int) -> ColumnView {
    let column = ColumnView(spacing: 4)
    for index in 0..<items {
      let text = LetterText()
      text.node.n = 10 + index % 40
      text.node.cw = 7
      text.node.lh = 12
      let weighted = leaf(10, 10)
      weighted.weight = 1
      column.addSubview(
        RowView(verticalAlignment: .top, spacing: 2, leaf(20, 20), ColumnView(text, weighted)))
    }
    return column
  }

  /// Relayouts at new sizes, after changed traits, changed content and changed styles.
  @Test(.enabled(if: isCounting)) func `Relayouts allocate nothing`() {
    let column = form(60)
    let changing = column.subviews[30].subviews[0] as? LeafView
    let row = column.subviews[20] as? RowView
    func pass(_ number: Int) {
      column.bounds.size = CGSize(width: 150 + number % 7, height: 4000 + number % 5)
      changing?.height = CGFloat(20 + number % 3)
      changing?.natural.width = CGFloat(10 + number % 4)
      row?.spacing = CGFloat(number % 2)
      column.layoutIfNeeded()
    }
    for number in 0..<40 { pass(number) }
    let before = allocation_count()
    for number in 0..<40 { pass(number) }
    let count = allocation_count() - before
    #if DEBUG
    // Without optimization a pass has closures of its own on the heap, however many views there
    // are; the benchmarks make sure of the optimized build as well.
    #expect(count <= 40 * 1000, "\(count)")
    #else
    #expect(count == 0, "\(count)")
    #endif
  }

  /// Measuring again and again: a tree that was laid out, and one that changed since.
  @Test(.enabled(if: isCounting), arguments: [false, true])
  func `Measuring allocates nothing`(_ isMarked: Bool) {
    let column = form(60)
    column.bounds.size = CGSize(width: 150, height: 4000)
    column.layoutIfNeeded()
    if isMarked { column.subviews[30].subviews[0].height = 33 }
    func measure(_ number: Int) {
      _ = column.sizeThatFits(CGSize(width: 100 + number % 7, height: 4000))
    }
    for number in 0..<40 { measure(number) }
    let before = allocation_count()
    for number in 0..<40 { measure(number) }
    let count = allocation_count() - before
    #if DEBUG
    #expect(count <= 40 * 2000, "\(count)")
    #else
    #expect(count == 0, "\(count)")
    #endif
  }

  /// Bytes of a tree that was laid out, by node; the capacity of its storage apart.
  private func bytesPerNode(_ tree: BoxTree) -> Double {
    func bytes<Element>(_ array: [Element]) -> Int {
      array.count * MemoryLayout<Element>.stride
    }
    let storage =
      bytes(tree.nodes) + bytes(tree.records) + bytes(tree.contents) + bytes(tree.gaps)
      + bytes(tree.state.frames) + bytes(tree.state.parents) + bytes(tree.state.profilesX)
      + bytes(tree.state.profilesY) + bytes(tree.state.baselines) + bytes(tree.state.marks)
      + bytes(tree.state.marked) + bytes(tree.state.arranged)
    return Double(storage) / Double(tree.count)
  }

  @Test func `At most 155 bytes a node, and less where more nodes are leaves`() {
    // The feed: 15 leaves and 7 boxes an item.
    var feed = BoxTree(BoxStyle(.column)) { tree in
      for _ in 0..<100 {
        tree.box(BoxStyle(.column, margins: BoxMargins(8))) { item in
          for boxes in [2, 3, 3, 3, 2, 2] {
            item.box(BoxStyle(.row)) { row in
              for _ in 0..<boxes { row.leaf(width: .fixed(10), height: .fixed(20)) }
            }
          }
        }
      }
    }
    feed.layOut(width: 300, height: nil)
    feed.layOut(width: 200, height: nil)
    #expect(feed.count == 2201 && bytesPerNode(feed) <= 123, "\(bytesPerNode(feed))")
    // Every second node a box.
    var deep = BoxTree(BoxStyle(.row, margins: BoxMargins(1))) { tree in
      for level in 1..<1000 {
        tree.leaf(width: .fixed(4), height: .fixed(4))
        tree.beginBox(BoxStyle(level % 2 == 0 ? .row : .column, margins: BoxMargins(1)), weight: 1)
      }
      tree.leaf(weight: 1)
      for _ in 1..<1000 { tree.endBox() }
    }
    deep.layOut(width: 8000, height: 8000)
    deep.layOut(width: 8001, height: 8001)
    #expect(deep.count == 2000 && bytesPerNode(deep) <= 155, "\(bytesPerNode(deep))")
    var row = BoxTree(BoxStyle(.row)) { row in
      for _ in 0..<1000 { row.leaf(width: .fixed(10), height: .fixed(20), weight: 1) }
    }
    row.layOut(width: 8000, height: 8000)
    #expect(bytesPerNode(row) <= 70)
  }
}
