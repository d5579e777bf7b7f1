import Foundation
import Framewise

/// A list in the public vocabulary, every item below the one before by four statements.
private final class ListViews {
  let list = ConstraintView(frame: CGRect(x: 0, y: 0, width: 320, height: 1000))
  private let count: Int
  private(set) var items: [UIView] = []
  private(set) var lastTop: LayoutStatement?

  init(count: Int) {
    self.count = count
    for _ in 0..<count { addItem() }
    // Where the list is wide, items are so as well.
    LayoutStatement.activate(while: .width(500...)) { items[0].height >> items[0].width.at(0.5) }
    LayoutStatement.activate(while: .width(..<500)) { items[0].height >> 20 }
    list.layoutIfNeeded()
  }

  /// Has one item more than at first, or as many.
  func grow(_ isLonger: Bool) {
    if isLonger, items.count == count { addItem() }
    if !isLonger, items.count > count { items.removeLast().removeFromSuperview() }
  }

  private func addItem() {
    let item = list.addForAutoLayout(UIView())
    if let above = items.last {
      lastTop = item.top >> above.bottom.offset(8)
    } else {
      lastTop = item.top >> list.top.offset(8)
    }
    item.left >> list.left.offset(8)
    item.right >> list.right.offset(-8)
    if !items.isEmpty { item.height >> 20 }
    items.append(item)
  }

  var checksum: Double { items.map(\.frame).checksum }

  /// From the rules of the list alone: items are 20 high at x 8, 28 points apart; in a wide list
  /// the first is half as high as it is wide.
  static func checksum(count: Int, width: Double = 320) -> Double {
    let rows = Double(count)
    let more = width < 500 ? 0 : (width - 16) / 2 - 20
    return 8 * rows + 28 * rows * (rows - 1) / 2 + rows * (8 + width - 16 + 20) + rows * more
  }
}

extension Workload {
  /// Statements that come and go, in a list that is laid out.
  static let constraintEdits: [Workload] = [
    constraintsList("statement, in all") { list, number in
      list.lastTop?.isActive = number % 2 == 0
    } checksum: { count, _ in
      // Without the statement the item stays where it was.
      ListViews.checksum(count: count)
    },
    constraintsList("item, in all") { list, number in
      list.grow(number % 2 == 0)
    } checksum: { count, number in
      ListViews.checksum(count: number % 2 == 0 ? count + 1 : count)
    },
    constraintsList("condition, in all") { list, number in
      list.list.bounds.size.width = number % 2 == 0 ? 600 : 320
    } checksum: { count, number in
      ListViews.checksum(count: count, width: number % 2 == 0 ? 600 : 320)
    },
  ]

  private static func constraintsList(
    _ phase: String, change: @escaping @Sendable (ListViews, Int) -> Void,
    checksum: @escaping @Sendable (Int, Int) -> Double
  ) -> Workload {
    Workload(name: "constraints-list", sizes: [10, 100, 1_000], quickSizes: [10, 100]) { n in
      let list = ListViews(count: n)
      let flat = FlatMatrix(count: n)
      let work: (Int) -> Void = { number in
        change(list, number)
        list.list.layoutIfNeeded()
      }
      return Case(
        n: n, phase: phase, elements: 1, work: work,
        limit: { flat.fill(columns: $0 % 2 == 0 ? 10 : 5) }, allocates: true,
        check: {
          for number in 0..<2 {
            work(number)
            if let wrong = mismatch("state \(number)", list.checksum, checksum(n, number)) {
              return wrong
            }
          }
          return nil
        })
    }
  }
}
