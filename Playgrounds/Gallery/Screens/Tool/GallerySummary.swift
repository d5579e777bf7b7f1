import Foundation
import Framewise

/// A table of what was laid out and how long it takes.
struct GallerySummary {
  private var rows = [["screen", "size", "direction", "elements", "µs per pass"]]

  /// Adds a laid-out screen, after timing it.
  mutating func add(
    _ screen: GalleryScreen, _ device: GalleryDevice,
    _ direction: UIUserInterfaceLayoutDirection, _ root: UIView
  ) {
    let views = root.withDescendants
    rows.append([
      screen.name, GalleryTool.sizeText(device.size), direction.code, "\(views.count)",
      String(format: "%.1f", GallerySummary.microseconds(root, views)),
    ])
  }

  /// The rows in columns, numbers to the right.
  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.indices.map { column -> String in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        return column < 3 ? row[column] + space : space + row[column]
      }
      return cells.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// The median time of a pass over all views after some to warm up.
  private static func microseconds(_ root: UIView, _ views: [UIView]) -> Double {
    let clock = ContinuousClock()
    var times: [Duration] = []
    for _ in 0..<12 {
      for view in views { view.setNeedsLayout() }
      times.append(clock.measure { root.layoutIfNeeded() })
    }
    return times.dropFirst(3).sorted()[4] / .microseconds(1)
  }
}

extension UIView {
  /// The view and all views within it, each before those within it.
  var withDescendants: [UIView] {
    var views: [UIView] = []
    var pending = [self]
    while let view = pending.popLast() {
      views.append(view)
      pending += view.subviews.reversed()
    }
    return views
  }
}
