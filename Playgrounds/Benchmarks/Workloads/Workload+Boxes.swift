import Foundation
import Framewise

/// A tree of boxes that cases share between their closures.
final class TreeHolder {
  var tree = BoxTree(BoxStyle(.column))

  /// What reads of absolute frames fill.
  var absoluteFrames: [CGRect] = []

  /// Changes the tree in one access, as if it were a variable of the caller's.
  func change(_ body: (inout BoxTree) -> Void) { body(&tree) }

  /// The frames of the leaves in the root's coordinates.
  var leafFrames: [CGRect] {
    let frames = tree.absoluteFrames()
    return frames.indices.filter { tree.children(of: $0).isEmpty }.map { frames[$0] }
  }
}

/// A case of a tree that two kinds of work alternate on.
func treeCase(
  n: Int, phase: String, elements: Int? = nil, _ holder: TreeHolder, checksums: [Double],
  work: @escaping (Int) -> Void
) -> Case {
  let flat = FlatMatrix(count: n)
  return Case(
    n: n, phase: phase, elements: elements ?? n, work: work,
    limit: { flat.fill(columns: $0 % 2 == 0 ? 100 : 50) },
    frames: { holder.leafFrames },
    check: {
      for number in 0..<2 {
        work(number)
        if let wrong = mismatch("state \(number)", holder.leafFrames.checksum, checksums[number]) {
          return wrong
        }
      }
      return nil
    })
}

extension Workload {
  static let boxes: [Workload] = [
    .feed, .feedRelayout, .feedAbsolute, .rows, .deepFit, .deepFill, .weights, .weightsRelayout,
    .dirtyHeight, .dirtyWidth, .cleanTree, .table, .tableDirty, .textFeed, .textFeedRelayout,
  ]

  /// Rows of fixed leaves below each other, 100 and 50 in a row, built and laid out.
  static let rows = Workload(
    name: "rows", sizes: [1_000, 10_000, 100_000], quickSizes: [1_000]
  ) { n in
    let holder = TreeHolder()
    return treeCase(
      n: n + n / 100 + 1, phase: "build + layout", holder,
      checksums: [100, 50].map { FlatMatrix.checksum(count: n, columns: $0) }
    ) { number in
      let columns = number % 2 == 0 ? 100 : 50
      holder.tree.rebuild(BoxStyle(.column, spacing: 2)) { tree in
        for _ in 0..<(n / columns) {
          tree.box(BoxStyle(.row, spacing: 2)) { tree in
            for _ in 0..<columns { tree.leaf(width: .fixed(10), height: .fixed(10)) }
          }
        }
      }
      holder.tree.layOut(width: Double(12 * columns - 2), height: nil)
    }
  }

  /// Boxes in boxes that take the size of their content.
  static let deepFit = Workload(
    name: "deep-fit", sizes: deepSizes, quickSizes: [10, 100]
  ) { depth in
    let holder = TreeHolder()
    let d = Double(depth)
    return treeCase(
      n: 2 * depth, phase: "build + layout", holder,
      checksums: [3 * d * d + 7 * d, 3 * d * d + 7 * d]
    ) { _ in
      holder.change { tree in
        tree.rebuildDeep(depth, isFilled: false)
        tree.layOut(width: nil, height: nil)
      }
    }
  }

  /// Boxes in boxes that fill what they are given.
  static let deepFill = Workload(
    name: "deep-fill", sizes: deepSizes, quickSizes: [10, 100]
  ) { depth in
    let holder = TreeHolder()
    let d = Double(depth)
    return treeCase(
      n: 2 * depth, phase: "build + layout", holder,
      checksums: [3 * d * d + 15 * d - 4, 3 * d * d + 15 * d - 4]
    ) { _ in
      holder.change { tree in
        tree.rebuildDeep(depth, isFilled: true)
        tree.layOut(width: 8 * d, height: 8 * d)
      }
    }
  }

  private static let deepSizes = [10, 20, 50, 100, 200, 500, 1_000]
  private static let weightSizes = [100, 1_000, 10_000, 100_000]

  /// Weighted leaves between fixed ones in a row.
  static let weights = Workload(
    name: "weights", sizes: weightSizes, quickSizes: [100]
  ) { n in
    let holder = TreeHolder()
    let form = WeightsForm(n: n)
    return treeCase(
      n: 2 * n + 2, phase: "build + layout", holder, checksums: [4, 7].map(form.checksum)
    ) { number in
      form.build(&holder.tree)
      holder.tree.layOut(width: form.width(number % 2 == 0 ? 4 : 7), height: 10)
    }
  }

  /// The same for seven widths in turn.
  static let weightsRelayout = Workload(
    name: "weights-relayout", sizes: weightSizes, quickSizes: [100]
  ) { n in
    let holder = TreeHolder()
    let form = WeightsForm(n: n)
    form.build(&holder.tree)
    return treeCase(
      n: 2 * n + 2, phase: "relayout", holder, checksums: [5, 6].map(form.checksum)
    ) { number in
      holder.tree.layOut(width: form.width(Double(5 + number % 7)), height: 10)
    }
  }

  /// A grid of five columns, each as wide as its widest cell, built and laid out.
  static let table = Workload(
    name: "table", sizes: [100, 1_000], quickSizes: [100]
  ) { rows in
    let holder = TreeHolder()
    let form = TableForm(rows: rows)
    return treeCase(
      n: form.count, phase: "layout", holder, checksums: [form.checksum(), form.checksum()]
    ) { number in
      // Another direction asks for a whole layout; twice it is the same again.
      if holder.tree.count != form.count { form.build(&holder.tree) }
      holder.tree.layOut(width: nil, height: nil, direction: .rightToLeft)
      holder.tree.layOut(width: nil, height: nil)
    }.halved
  }

  /// The same with one cell that becomes wider than its column, and narrower again.
  static let tableDirty = Workload(
    name: "table-dirty", sizes: [100, 1_000], quickSizes: [100]
  ) { rows in
    let holder = TreeHolder()
    let form = TableForm(rows: rows)
    form.build(&holder.tree)
    return treeCase(
      n: form.count, phase: "one cell", holder, checksums: [form.checksum(77), form.checksum()]
    ) { number in
      let width = number % 2 == 0 ? 77 : form.width(rows / 2, 1)
      holder.tree.setSize(of: form.index(rows / 2, 1), width: .fixed(width))
      holder.tree.layOut(width: nil, height: nil)
    }
  }
}

extension Case {
  /// The case whose work does everything twice.
  fileprivate var halved: Case {
    var copy = self
    copy.elements = 2 * elements
    return copy
  }
}

extension BoxTree {
  fileprivate mutating func rebuildDeep(_ depth: Int, isFilled: Bool) {
    func style(_ level: Int) -> BoxStyle {
      BoxStyle(
        level % 2 == 0 ? .row : .column, horizontal: isFilled ? .fill : .leading,
        vertical: isFilled ? .fill : .top, spacing: 0, margins: BoxMargins(1))
    }
    rebuild(style(0)) { tree in
      for level in 0..<depth {
        if level > 0 { tree.beginBox(style(level), weight: isFilled ? 1 : .nan) }
        if level == depth - 1, isFilled {
          tree.leaf(weight: 1)
        } else {
          tree.leaf(width: .fixed(4), height: .fixed(4))
        }
      }
      for _ in 1..<depth { tree.endBox() }
    }
  }
}

/// The row of weights: a fixed leaf before each weighted one, and one at the end.
struct WeightsForm {
  var n: Int

  func build(_ tree: inout BoxTree) {
    tree.rebuild(BoxStyle(.row, spacing: 0)) { tree in
      for index in 0..<n {
        tree.leaf(width: .fixed(2), height: .fixed(10))
        tree.leaf(height: .fixed(10), weight: Double(index % 3 + 1))
      }
      tree.leaf(width: .fixed(2), height: .fixed(10))
    }
  }

  func width(_ u: Double) -> Double {
    Double(2 * (n + 1)) + u * Double((0..<n).reduce(0) { $0 + $1 % 3 + 1 })
  }

  func checksum(_ u: Double) -> Double {
    var x = 0.0
    var sum = 0.0
    for index in 0..<n {
      let width = u * Double(index % 3 + 1)
      sum += x + 12 + (x + 2) + width + 10
      x += 2 + width
    }
    return sum + x + 12
  }
}

/// The table: five columns, cells of various fixed widths.
struct TableForm {
  var rows: Int

  var count: Int { 6 * rows + 1 }

  func width(_ row: Int, _ column: Int) -> Double {
    Double(10 * (column + 1) + (7 * row + 13 * column) % 41)
  }

  func index(_ row: Int, _ column: Int) -> Int { 6 * row + 2 + column }

  func build(_ tree: inout BoxTree) {
    tree.rebuild(BoxStyle(.column, horizontal: .leading, spacing: 2, isGrid: true)) { tree in
      for row in 0..<rows {
        tree.box(BoxStyle(.row, horizontal: .leading, spacing: 4)) { tree in
          for column in 0..<5 {
            tree.leaf(width: .fixed(width(row, column)), height: .fixed(20))
          }
        }
      }
    }
  }

  /// The checksum, with another width of the cell in the middle of the second column.
  func checksum(_ changed: Double? = nil) -> Double {
    var sum = 0.0
    var widths = [50.0, 60, 70, 80, 90]
    if let changed { widths[1] = max(widths[1], changed) }
    for row in 0..<rows {
      var x = 0.0
      for column in 0..<5 {
        let isChanged = row == rows / 2 && column == 1
        let width = (isChanged ? changed : nil) ?? width(row, column)
        sum += x + Double(22 * row) + width + 20
        x += widths[column] + 4
      }
    }
    return sum
  }
}
