import Foundation
import Framewise

extension Workload {
  /// A matrix of ten million cells that scrolls by a screen, so that every cell in sight is filled
  /// for another item and placed.
  static let matrixScroll = Workload(
    name: "matrix-scroll", sizes: [10_000_000], quickSizes: [10_000_000]
  ) { n in
    let form = ScrollForm(count: n)
    let row = ViewRow(form.view.subviews)
    return Case(
      n: n, phase: "per appearing cell", elements: ScrollForm.cells,
      work: { form.scroll(to: $0) },
      limit: { row.store(form.frames[$0 % 2]) },
      check: {
        for number in [0, 1, 2] {
          form.scroll(to: number)
          let view = form.view
          if view.visibleItems.count != ScrollForm.cells || view.subviews.count != ScrollForm.cells
          {
            return "screen \(number): \(view.visibleItems.count) cells"
          }
          let first = form.screen(number) * ScrollForm.cells
          var shown = 0
          for (place, index) in view.visibleItems.enumerated() {
            guard let cell = view.viewOfItem(at: index), index.item == first + place else {
              return "screen \(number): item \(index.item) at place \(place)"
            }
            shown += cell.tag
          }
          // 20 rows of 10 cells of 30 × 30, 2 apart: Σ items, then Σx + Σy + Σ(w + h).
          let cells = ScrollForm.cells
          let items = first * cells + cells * (cells - 1) / 2
          if shown != items { return "screen \(number): items \(shown), expected \(items)" }
          let top = ScrollForm.height * Double(form.screen(number))
          let wanted =
            32.0 * 45 * 20 + (32.0 * 190 * 10 + top * Double(cells)) + 60 * Double(cells)
          let found = view.subviews.map(\.layoutFrame).checksum
          if let wrong = mismatch("screen \(number)", found, wanted) { return wrong }
        }
        return nil
      })
  }
}

/// Ten columns of squares of 30 points, 2 apart, of which a screen shows 20 rows.
private final class ScrollForm {
  static let cells = 200
  static let height = 640.0
  let view = MatrixView(frame: CGRect(x: 0, y: 0, width: 318, height: 638))

  /// The frames of the screens 0 and 1, for the limit loop.
  let frames: [[CGRect]]

  init(count: Int) {
    frames = (0..<2).map { screen in
      (0..<ScrollForm.cells).map { cell in
        let (row, column) = (cell / 10, cell % 10)
        return CGRect(
          x: 32 * Double(column), y: 32 * Double(row) + ScrollForm.height * Double(screen),
          width: 30, height: 30)
      }
    }
    let kind = MatrixCellKind {
      UIView()
    } configure: { view, index in
      view.tag = index.item
    }
    view.columns = 10
    view.spacing = 2
    view.itemCount = { _ in count }
    view.cell = { _ in kind }
    scroll(to: 1)
    scroll(to: 0)
  }

  /// Another screen for each number, far from its neighbors.
  func screen(_ number: Int) -> Int { (number &* 7919) % 40_000 }

  func scroll(to number: Int) {
    view.contentOffset = CGPoint(x: 0, y: ScrollForm.height * Double(screen(number)))
    view.layoutIfNeeded()
  }
}
