import Foundation
import Framewise

/// A leaf with a natural size in each direction, or none (-1).
private final class SizedView: UIView {
  var natural = CGSize(width: -1, height: -1)

  override var intrinsicContentSize: CGSize { natural }
}

/// The feed as views: 15 leaves and 7 boxes each.
private struct FeedViews {
  let feed = ColumnView(spacing: 8)
  let items: Int

  init(items: Int) {
    self.items = items
    for _ in 0..<items { feed.addSubview(makeItem()) }
  }

  private func fixed(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView()
    view.width = width
    view.height = height
    return view
  }

  private func weighted(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = SizedView()
    view.natural = CGSize(width: width, height: -1)
    view.height = height
    view.weight = 1
    return view
  }

  private func makeItem() -> UIView {
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
      RowView(
        verticalAlignment: .center, spacing: 4, fixed(50, 50), weighted(-1, 20)))
  }

  /// Lays out at a width, as high as the content is known to be.
  func layOut(_ width: CGFloat) {
    feed.bounds.size = CGSize(width: width, height: CGFloat(458 * items - 8))
    feed.layoutIfNeeded()
  }

  /// The sum of all coordinates of the leaves' frames in the feed's coordinates.
  var checksum: Double {
    var sum = 0.0
    var pending: [(UIView, CGPoint)] = [(feed, .zero)]
    while let (view, origin) = pending.popLast() {
      for child in view.subviews {
        let frame = child.layoutFrame.offsetBy(dx: origin.x, dy: origin.y)
        if child.subviews.isEmpty { sum += [frame].checksum }
        pending.append((child, frame.origin))
      }
    }
    return sum
  }
}

extension Workload {
  private static func feedViews(
    _ name: String, _ phase: String, gathers: Bool
  ) -> Workload {
    Workload(name: name, sizes: [1, 10, 100, 1_000], quickSizes: [10]) { items in
      let form = FeedViews(items: items)
      let n = FeedForm.count(items)
      let flat = FlatMatrix(count: n)
      let work: (Int) -> Void = { number in
        // Adding and removing a view has everything gathered anew.
        if gathers {
          let extra = UIView()
          form.feed.addSubview(extra)
          extra.removeFromSuperview()
        }
        form.layOut(CGFloat(376 + 6 * (number % 50 + 1)))
      }
      return Case(
        n: n, phase: phase, elements: n, work: work,
        limit: { flat.fill(columns: $0 % 2 == 0 ? 100 : 50) }, allocates: true,
        check: {
          for number in 0..<2 {
            work(number)
            let wanted = FeedForm.checksum(items, width: Double(382 + 6 * number))
            if let wrong = mismatch("state \(number)", form.checksum, wanted) { return wrong }
          }
          return nil
        })
    }
  }

  /// The feed of existing views: gathered, laid out at a new width and applied.
  static let feedViews = feedViews("views-feed", "gather + pass + apply", gathers: true)

  /// The feed of existing views at a new width.
  static let feedViewsRelayout = feedViews(
    "views-feed-relayout", "pass + apply", gathers: false)
}
