import Framewise

final class PhotoGallery: LayoutView {
  let bar = UILabel(text: "Photos", font: .boldSystemFont(ofSize: 20))
  let photos = MatrixView()
  let years = [2023, 2024, 2025, 2026, 2027]

  override init(frame: CGRect) {
    super.init(frame: frame)
    bar.accessibilityIdentifier = "bar"
    photos.accessibilityIdentifier = "photos"
    addSubview(
      bar,
      constantPosition: .makeFormula(in: .safeArea) {
        FormulaRect(x: 16, y: 0, width: $0.width - 32, height: 44)
      })
    addSubview(
      photos,
      constantPosition: .makeInsets(
        insets: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0), in: .safeArea))
    fill()
  }

  required init?(coder: NSCoder) { nil }

  private func fill() {
    photos.columns = Responsive(3).when(.width(900...), 8).when(.width(600...), 5)
    photos.spacing = 2
    photos.headerHeight = 36
    photos.sectionCount = { [years] in years.count }
    photos.itemCount = { _ in 1_000 }
    let photo = MatrixCellKind {
      UIImageView()
    } configure: { view, index in
      view.accessibilityIdentifier = "photo \(index.section).\(index.item)"
    }
    photos.cell = { _ in photo }
    let year = MatrixCellKind {
      UILabel()
    } configure: { [years] label, index in
      label.text = "\(years[index.section])"
    }
    photos.header = { _ in year }
  }
}

let gallery = PhotoGallery(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
gallery.layoutIfNeeded()
print(gallery.photos.frameOfItem(at: MatrixIndex(section: 1, item: 0))!.minX)  // 0.0
