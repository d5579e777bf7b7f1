// What an app writes: a library of photos in a matrix, a chat of fitted rows, and a bar that scrolls.
import Framewise
import UIKit

final class PhotoCell: UIImageView {
  func show(_ name: String) { accessibilityIdentifier = name }
}

final class LibraryController: UIViewController {
  private let matrix = MatrixView()
  private let filters = LayoutScrollView()
  private var albums: [[String]] = [["a", "b"], ["c"]]

  override func viewDidLoad() {
    super.viewDidLoad()
    let photo = MatrixCellKind {
      PhotoCell()
    } configure: { [weak self] cell, index in
      cell.show(self?.albums[index.section][index.item] ?? "")
    }
    let title = MatrixCellKind {
      UILabel()
    } configure: { label, index in
      label.text = "Album \(index.section + 1)"
    }
    matrix.columns = Responsive(3).when(.width(700...), 6)
    matrix.cellSize = .ratio(1)
    matrix.spacing = 4
    matrix.rowSpacing = Responsive(4).when(.landscape, 8)
    matrix.sectionInsets = Responsive(.init(top: 8, leading: 16, bottom: 8, trailing: 16))
    matrix.headerHeight = 32
    matrix.sectionCount = { [weak self] in self?.albums.count ?? 0 }
    matrix.itemCount = { [weak self] in self?.albums[$0].count ?? 0 }
    matrix.cell = { _ in photo }
    matrix.header = { _ in title }
    view.addSubview(matrix)
    filters.addSubview(
      UIButton(type: .system),
      constantPosition: .makeAbsolute(
        initialFrame: CGRect(x: 8, y: 8, width: 80, height: 28), margin: 8, direction: .horizontal))
    view.addSubview(filters)
  }

  func insert(_ photo: String) {
    albums[0].insert(photo, at: 0)
    matrix.insertItems(0..<1)
    matrix.scrollToItem(at: MatrixIndex(item: 0), position: .nearest, animated: true)
  }

  func remove(_ album: Int) {
    albums.remove(at: album)
    matrix.removeSections(album..<album + 1)
  }
}

final class Chat: MatrixView {
  var lines: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    cellSize = .fitted(estimate: 40)
    let line = MatrixCellKind {
      UILabel()
    } configure: { [unowned self] label, index in
      label.numberOfLines = 0
      label.text = lines[index.item]
    }
    itemCount = { [unowned self] _ in lines.count }
    cell = { _ in line }
  }

  required init?(coder: NSCoder) { nil }

  func prepend(_ older: [String]) {
    lines.insert(contentsOf: older, at: 0)
    insertItems(0..<older.count)
  }
}
