import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore

/// A cell that tells what it shows.
final class NumberedCell: UIView {
  var number = -1
  var index = MatrixIndex(section: -1, item: -1)
  private let album: Album?

  init(_ album: Album?) {
    self.album = album
    super.init(frame: .zero)
    album?.alive += 1
    album?.made += 1
  }

  required init?(coder: NSCoder) { nil }

  deinit { album?.alive -= 1 }
}

/// A matrix of numbers, and the numbers.
final class Album {
  var sections: [[Int]]
  var made = 0
  var alive = 0
  var configured = 0
  private var next = 0

  init(_ counts: [Int]) {
    sections = []
    sections = counts.map { numbers($0) }
  }

  /// Numbers that no item has yet.
  func numbers(_ count: Int) -> [Int] {
    next += count
    return Array((next - count)..<next)
  }

  func makeView(_ frame: CGRect) -> MatrixView {
    let view = MatrixView(frame: frame)
    let kinds = (0..<3).map { _ in
      MatrixCellKind { [unowned self] in
        NumberedCell(self)
      } configure: {
        [unowned self] cell, index in
        configured += 1
        cell.index = index
        cell.number = sections[index.section][index.item]
      }
    }
    let edge = MatrixCellKind { [unowned self] in
      NumberedCell(self)
    } configure: { cell, index in
      cell.index = index
    }
    view.sectionCount = { [unowned self] in sections.count }
    view.itemCount = { [unowned self] in sections[$0].count }
    view.cell = { [unowned self] in kinds[sections[$0.section][$0.item] % 3] }
    view.header = { $0 % 2 == 0 ? edge : nil }
    view.footer = { $0 % 3 == 0 ? edge : nil }
    view.headerHeight = 20
    view.footerHeight = 10
    view.cellSize = .height(25)
    view.columns = Responsive(3).when(.width(200...), 5)
    view.spacing = 5
    return view
  }
}

extension MatrixView {
  /// What each view in sight shows and where, by its index; headers and footers by theirs.
  var sight: [String: String] {
    var sight: [String: String] = [:]
    for index in visibleItems {
      let cell = viewOfItem(at: index) as! NumberedCell
      sight["\(index.section).\(index.item)"] =
        "\(cell.number) as \(cell.index.section).\(cell.index.item) at \(cell.frame)"
    }
    for section in 0..<(sectionCount?() ?? 1) {
      if let view = viewOfHeader(in: section) { sight["header \(section)"] = "\(view.frame)" }
      if let view = viewOfFooter(in: section) { sight["footer \(section)"] = "\(view.frame)" }
    }
    return sight
  }

  /// The item at the top of what is in sight, and its distance from the top.
  var firstInSight: (number: Int, distance: CGFloat)? {
    guard let index = visibleItems.first, let cell = viewOfItem(at: index) as? NumberedCell else {
      return nil
    }
    return (cell.number, cell.frame.minY - contentOffset.y)
  }

  var lastOffset: CGFloat { max(contentSize.height - bounds.height, 0) }
}
