import Foundation
import Framewise

/// A leaf with a natural size in each direction, or none (-1).
private final class SizedView: UIView {
  var natural = CGSize(width: -1, height: -1)

  override var intrinsicContentSize: CGSize { natural }
}

/// Views of one workload: a topmost box, and what it is to be laid out at.
struct BoxForm {
  var root: LayoutBoxView

  /// The number of nodes: boxes and leaves.
  var n: Int

  /// The size of the root for a running number.
  var size: (Int) -> CGSize

  /// The checksum there.
  var checksum: (Int) -> Double

  func layOut(_ number: Int) {
    root.bounds.size = size(number)
    root.layoutIfNeeded()
  }

  /// The sum of all coordinates of the leaves' frames in the root's coordinates.
  var foundChecksum: Double {
    var sum = 0.0
    var pending: [(UIView, CGPoint)] = [(root, .zero)]
    while let (view, origin) = pending.popLast() {
      for child in view.subviews {
        let frame = child.layoutFrame.offsetBy(dx: origin.x, dy: origin.y)
        if child.subviews.isEmpty { sum += [frame].checksum }
        pending.append((child, frame.origin))
      }
    }
    return sum
  }

  static func fixed(_ width: CGFloat, _ height: CGFloat, weight: CGFloat = .nan) -> UIView {
    let view = UIView()
    view.width = width
    view.height = height
    view.weight = weight
    return view
  }

  static func weighted(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = SizedView()
    view.natural = CGSize(width: width, height: -1)
    view.height = height
    view.weight = 1
    return view
  }
}

extension BoxForm {
  /// The feed: 15 leaves and 7 boxes an item.
  static func feed(_ items: Int) -> BoxForm {
    let feed = ColumnView(spacing: 8)
    for _ in 0..<items { feed.addSubview(feedItem()) }
    return BoxForm(
      root: feed, n: FeedForm.count(items),
      size: { CGSize(width: 376 + 6 * ($0 % 50 + 1), height: 458 * items - 8) },
      checksum: { FeedForm.checksum(items, width: Double(376 + 6 * ($0 % 50 + 1))) })
  }

  private static func feedItem() -> UIView {
    ColumnView(
      margin: 8, spacing: 4,
      RowView(spacing: 0, weighted(120, 20), fixed(16, 20)),
      RowView(
        verticalAlignment: .center, spacing: 4,
        fixed(50, 50),
        ColumnView(
          horizontalAlignment: .leading, spacing: 2, weight: 1,
          fixed(110, 20), fixed(280, 20), fixed(150, 20))),
      fixed(200, 20),
      ColumnView(spacing: 0, fixed(.nan, 200), fixed(160, 20), fixed(180, 20)),
      RowView(spacing: 0, weighted(-1, 20), weighted(-1, 20), weighted(-1, 20)),
      RowView(verticalAlignment: .center, spacing: 4, fixed(50, 50), weighted(-1, 20)))
  }

  /// Rows of 100 fixed leaves below each other.
  static func rows(_ count: Int) -> BoxForm {
    let rows = ColumnView(spacing: 2)
    for _ in 0..<(count / 100) {
      let row = RowView(spacing: 2)
      for _ in 0..<100 { row.addSubview(fixed(10, 10)) }
      rows.addSubview(row)
    }
    return BoxForm(
      root: rows, n: count + count / 100 + 1,
      size: { CGSize(width: 1198 + $0 % 51, height: 12 * count / 100 - 2) },
      checksum: { _ in FlatMatrix.checksum(count: count, columns: 100) })
  }

  /// Boxes in boxes, which take the size of their content or fill what they are given.
  static func deep(_ depth: Int, isFilled: Bool) -> BoxForm {
    func box(_ level: Int) -> BoxView {
      let box: BoxView =
        level % 2 == 0 ? RowView(margin: 1, spacing: 0) : ColumnView(margin: 1, spacing: 0)
      if !isFilled {
        box.horizontalAlignment = .leading
        box.verticalAlignment = .top
      }
      return box
    }
    let root = box(0)
    var current = root
    for level in 0..<depth {
      if level > 0 {
        let next = box(level)
        if isFilled { next.weight = 1 }
        current.addSubview(next)
        current = next
      }
      let isLast = level == depth - 1 && isFilled
      current.addSubview(isLast ? fixed(.nan, .nan, weight: 1) : fixed(4, 4))
    }
    let d = Double(depth)
    let side = { (number: Int) in 8 * d + Double(number % 50 + 1) }
    return BoxForm(
      root: root, n: 2 * depth, size: { CGSize(width: side($0), height: side($0)) },
      // Only the size of the innermost leaf grows with the root.
      checksum: {
        isFilled
          ? 3 * d * d + 15 * d - 4 + 2 * (side($0) - 8 * d) : 3 * d * d + 7 * d
      })
  }

  /// Weighted leaves between fixed ones in a row.
  static func weights(_ count: Int) -> BoxForm {
    let form = WeightsForm(n: count)
    let row = RowView(spacing: 0)
    for index in 0..<count {
      row.addSubview(fixed(2, 10))
      row.addSubview(fixed(.nan, 10, weight: CGFloat(index % 3 + 1)))
    }
    row.addSubview(fixed(2, 10))
    return BoxForm(
      root: row, n: 2 * count + 2,
      size: { CGSize(width: form.width(Double(5 + $0 % 7)), height: 10) },
      checksum: { form.checksum(Double(5 + $0 % 7)) })
  }

  /// A grid of five columns.
  static func table(_ rows: Int) -> BoxForm {
    let form = TableForm(rows: rows)
    let table = ColumnView(
      horizontalAlignment: .leading, spacing: 2, isAlignToGrid: true)
    for row in 0..<rows {
      let view = RowView(horizontalAlignment: .leading, spacing: 4)
      for column in 0..<5 { view.addSubview(fixed(form.width(row, column), 20)) }
      table.addSubview(view)
    }
    return BoxForm(
      root: table, n: form.count,
      size: { CGSize(width: 400 + $0 % 51, height: 22 * rows - 2) },
      checksum: { _ in form.checksum() })
  }
}

/// How often a workload with views gathers them.
private enum Gathering {
  /// At every layout, as the topmost box let go of all views.
  case always
  /// Once; every layout is at another size.
  case once
}

extension Workload {
  static let boxViews: [Workload] = [
    views("feed", [1, 10, 100, 1_000], .always, BoxForm.feed),
    views("feed", [1, 10, 100, 1_000], .once, BoxForm.feed),
    views("rows", [1_000, 10_000], .always, BoxForm.rows),
    views("rows", [1_000, 10_000], .once, BoxForm.rows),
    views("deep-fit", deepSizes, .always) { BoxForm.deep($0, isFilled: false) },
    views("deep-fit", deepSizes, .once) { BoxForm.deep($0, isFilled: false) },
    views("deep-fill", deepSizes, .always) { BoxForm.deep($0, isFilled: true) },
    views("deep-fill", deepSizes, .once) { BoxForm.deep($0, isFilled: true) },
    views("weights", [100, 1_000, 10_000], .always, BoxForm.weights),
    views("weights", [100, 1_000, 10_000], .once, BoxForm.weights),
    views("table", [100, 1_000], .always, BoxForm.table),
    views("table", [100, 1_000], .once, BoxForm.table),
    views("text-feed", [1, 10, 100, 1_000], .always) { TextFeedForm(items: $0).views },
    views("text-feed", [1, 10, 100, 1_000], .once) { TextFeedForm(items: $0).views },
    firstFeed, grownFeed, measuredFeed, tableCell, dirtyViewHeight, dirtyViewWidth, cleanViews,
  ]

  private static let deepSizes = [10, 100, 1_000]

  private static func views(
    _ name: String, _ sizes: [Int], _ gathering: Gathering,
    _ make: @escaping @Sendable (Int) -> BoxForm
  ) -> Workload {
    let gathers = gathering == .always
    return Workload(
      name: "views-\(name)\(gathers ? "" : "-relayout")", sizes: sizes, quickSizes: [sizes[0]]
    ) { size in
      let form = make(size)
      return viewCase(
        form, phase: gathers ? "gather + pass + apply" : "pass + apply", elements: form.n,
        allocates: gathers
      ) { number in
        if gathers {
          // Pixels change how everything is placed; a view that came and left would not do.
          form.root.snapsToPixelGrid = true
          form.root.snapsToPixelGrid = false
        }
        form.layOut(number)
      }
    }
  }

  /// The feed gathered into new storage, as it is the first time: a box that was in another one
  /// begins anew.
  private static let firstFeed = Workload(
    name: "views-feed-first", sizes: [1, 10, 100, 1_000], quickSizes: [1]
  ) { items in
    let form = BoxForm.feed(items)
    let other = ColumnView(spacing: 0)
    return viewCase(
      form, phase: "first gather + pass + apply", elements: form.n, allocates: true
    ) { number in
      other.addSubview(form.root)
      form.root.removeFromSuperview()
      form.layOut(number)
    }
  }

  /// The feed that gets one more item, and loses it at the next layout.
  private static let grownFeed = Workload(
    name: "views-feed-add", sizes: [10, 100, 1_000], quickSizes: [10]
  ) { items in
    let form = BoxForm.feed(items)
    let item = BoxForm.feed(1).root.subviews[0]
    form.layOut(0)
    return viewCase(
      form, phase: "one item, in all", elements: 1, allocates: true,
      checksum: { FeedForm.checksum($0 % 2 == 0 ? items + 1 : items, width: 382) }
    ) { number in
      if number % 2 == 0 { form.root.addSubview(item) } else { item.removeFromSuperview() }
      let count = number % 2 == 0 ? items + 1 : items
      form.root.bounds.size = CGSize(width: 382, height: 458 * count - 8)
      form.root.layoutIfNeeded()
    }
  }

  /// The feed that was laid out, asked for the size it takes at another width.
  private static let measuredFeed = Workload(
    name: "views-feed-measure", sizes: [1, 10, 100, 1_000], quickSizes: [1]
  ) { items in
    let form = BoxForm.feed(items)
    form.layOut(0)
    return viewCase(
      form, phase: "measure", elements: form.n, checksum: { _ in form.checksum(0) }
    ) { number in
      let size = form.root.sizeThatFits(form.size(number))
      precondition(size.height == form.size(number).height, "The feed has another height.")
    }
  }

  /// A case of views that are laid out for running numbers.
  private static func viewCase(
    _ form: BoxForm, phase: String, elements: Int, allocates: Bool = false,
    checksum: ((Int) -> Double)? = nil, work: @escaping (Int) -> Void
  ) -> Case {
    let flat = FlatMatrix(count: form.n)
    return Case(
      n: form.n, phase: phase, elements: elements, work: work,
      limit: { flat.fill(columns: $0 % 2 == 0 ? 100 : 50) }, allocates: allocates,
      check: {
        for number in 0..<2 {
          work(number)
          let wanted = (checksum ?? form.checksum)(number)
          if let wrong = mismatch("state \(number)", form.foundChecksum, wanted) { return wrong }
        }
        return nil
      })
  }

  private static let dirtyItems = 454
  private static let dirtyItem = 227

  /// The feed with one leaf that changes, and by how much the feed grows with the running number.
  private static func dirtyView(
    _ name: String, checksums: [Double], growth: Int = 0,
    change: @escaping @Sendable (BoxForm, Int) -> Void
  ) -> Workload {
    Workload(name: "views-\(name)", sizes: [dirtyItems], quickSizes: [dirtyItems]) { items in
      var form = BoxForm.feed(items)
      form.size = { CGSize(width: 376, height: 458 * items - 8 + growth * ($0 % 37)) }
      let views = form
      return viewCase(
        views, phase: "one view, in all", elements: 1, checksum: { checksums[$0] }
      ) { number in
        change(views, number)
        views.layOut(number)
      }
    }
  }

  private static let dirtyViewHeight = dirtyView(
    "dirty-leaf-height", checksums: [709_698_702, 709_698_702 + 3399], growth: 1
  ) { form, number in
    form.root.subviews[dirtyItem].subviews[2].height = 20 + CGFloat(number % 37)
  }

  private static let dirtyViewWidth = dirtyView(
    "dirty-leaf-width", checksums: [709_698_702, 709_698_703]
  ) { form, number in
    let labels = form.root.subviews[dirtyItem].subviews[1].subviews[1]
    labels.subviews[0].width = 110 + CGFloat(number % 37)
  }

  private static let cleanViews = dirtyView(
    "dirty-leaf-none", checksums: [709_698_702, 709_698_702]
  ) { _, _ in }

  /// One cell of a table that becomes wider than its column, and narrower again.
  private static let tableCell = Workload(
    name: "views-table-dirty", sizes: [100, 1_000], quickSizes: [100]
  ) { rows in
    let form = BoxForm.table(rows)
    let table = TableForm(rows: rows)
    let cell = form.root.subviews[rows / 2].subviews[1]
    return viewCase(
      form, phase: "one cell", elements: form.n,
      checksum: { $0 == 0 ? table.checksum(77) : table.checksum() }
    ) { number in
      cell.width = number % 2 == 0 ? 77 : table.width(rows / 2, 1)
      form.layOut(0)
    }
  }
}
