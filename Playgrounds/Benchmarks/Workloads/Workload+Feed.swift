import Foundation
import Framewise

/// The feed of cards: 15 leaves and 7 boxes each.
struct FeedForm {
  static let nodesPerItem = 22

  static func count(_ items: Int) -> Int { nodesPerItem * items + 1 }

  static func build(_ tree: inout BoxTree, _ items: Int) {
    tree.rebuild(BoxStyle(.column, spacing: 8)) { tree in
      for _ in 0..<items { addItem(to: &tree) }
    }
  }

  private static func addItem(to tree: inout BoxTree) {
    tree.box(BoxStyle(.column, spacing: 4, margins: BoxMargins(8))) { item in
      item.box(BoxStyle(.row, spacing: 0)) { bar in
        bar.leaf(width: .natural(120), height: .fixed(20), weight: 1)
        bar.leaf(width: .fixed(16), height: .fixed(20))
      }
      item.box(BoxStyle(.row, vertical: .center, spacing: 4)) { card in
        card.leaf(width: .fixed(50), height: .fixed(50))
        card.box(BoxStyle(.column, horizontal: .leading, spacing: 2), weight: 1) { labels in
          labels.leaf(width: .fixed(110), height: .fixed(20))
          labels.leaf(width: .fixed(280), height: .fixed(20))
          labels.leaf(width: .fixed(150), height: .fixed(20))
        }
      }
      item.leaf(width: .fixed(200), height: .fixed(20))
      item.box(BoxStyle(.column, spacing: 0)) { content in
        content.leaf(height: .fixed(200))
        content.leaf(width: .fixed(160), height: .fixed(20))
        content.leaf(width: .fixed(180), height: .fixed(20))
      }
      item.box(BoxStyle(.row, spacing: 0)) { actions in
        for _ in 0..<3 { actions.leaf(height: .fixed(20), weight: 1) }
      }
      item.box(BoxStyle(.row, vertical: .center, spacing: 4)) { comment in
        comment.leaf(width: .fixed(50), height: .fixed(50))
        comment.leaf(height: .fixed(20), weight: 1)
      }
    }
  }

  // Indices within an item, of which the first is that of the item itself.
  static func posterComment(_ item: Int) -> Int { 1 + nodesPerItem * item + 10 }
  static func name(_ item: Int) -> Int { 1 + nodesPerItem * item + 7 }

  static func checksum(_ items: Int, width: Double) -> Double {
    let k = Double(items)
    return k * (7158 + 6 * (width - 376)) + 3435 * k * (k - 1)
  }
}

extension Workload {
  private static let feedSizes = [1, 10, 100, 1_000]

  /// The feed, built and laid out.
  static let feed = Workload(name: "feed", sizes: feedSizes, quickSizes: [10]) { items in
    let holder = TreeHolder()
    return treeCase(
      n: FeedForm.count(items), phase: "build + layout", holder,
      checksums: [376, 436].map { FeedForm.checksum(items, width: $0) }
    ) { number in
      holder.change { tree in
        FeedForm.build(&tree, items)
        tree.layOut(width: number % 2 == 0 ? 376 : 436, height: nil)
      }
    }
  }

  /// The same feed for fifty widths in turn.
  static let feedRelayout = Workload(
    name: "feed-relayout", sizes: feedSizes, quickSizes: [10]
  ) { items in
    let holder = TreeHolder()
    FeedForm.build(&holder.tree, items)
    return treeCase(
      n: FeedForm.count(items), phase: "relayout", holder,
      checksums: [382, 388].map { FeedForm.checksum(items, width: $0) }
    ) { number in
      holder.tree.layOut(width: Double(376 + 6 * (number % 50 + 1)), height: nil)
    }
  }

  /// The frames of a laid-out feed in its own coordinates, read in bulk.
  static let feedAbsolute = Workload(
    name: "feed-absolute", sizes: feedSizes, quickSizes: [10]
  ) { items in
    let holder = TreeHolder()
    FeedForm.build(&holder.tree, items)
    holder.tree.layOut(width: 376, height: nil)
    let checksum = FeedForm.checksum(items, width: 376)
    return treeCase(
      n: FeedForm.count(items), phase: "absolute frames", holder, checksums: [checksum, checksum]
    ) { _ in
      holder.change { $0.getAbsoluteFrames(&holder.absoluteFrames) }
    }
  }

  private static let dirtyItems = 454
  private static let dirtyItem = 227

  private static func dirty(
    _ name: String, _ phase: String, checksums: [Double],
    change: @escaping @Sendable (inout BoxTree, Int) -> Void
  ) -> Workload {
    let n = FeedForm.count(dirtyItems)
    return Workload(name: name, sizes: [n], quickSizes: [n]) { n in
      let holder = TreeHolder()
      FeedForm.build(&holder.tree, dirtyItems)
      holder.tree.layOut(width: 376, height: nil)
      return treeCase(n: n, phase: phase, elements: 1, holder, checksums: checksums) { number in
        change(&holder.tree, number)
        holder.tree.layOut(width: 376, height: nil)
      }
    }
  }

  /// One leaf of a feed changes its height, so that half of the feed moves; in all.
  static let dirtyHeight = dirty(
    "dirty-leaf-height", "one leaf", checksums: [709_698_702, 709_698_702 + 3399]
  ) { tree, number in
    let height = 20 + Double(number % 37)
    tree.setSize(of: FeedForm.posterComment(dirtyItem), height: .fixed(height))
  }

  /// One leaf of a feed changes its width, and nothing else moves; in all.
  static let dirtyWidth = dirty(
    "dirty-leaf-width", "one leaf", checksums: [709_698_702, 709_698_703]
  ) { tree, number in
    tree.setSize(of: FeedForm.name(dirtyItem), width: .fixed(110 + Double(number % 37)))
  }

  /// A feed without a change is laid out again; in all.
  static let cleanTree = dirty(
    "dirty-leaf-none", "nothing", checksums: [709_698_702, 709_698_702]
  ) { _, _ in }
}
