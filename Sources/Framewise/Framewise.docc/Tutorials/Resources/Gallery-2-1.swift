import Framewise

final class PhotoGallery: LayoutView {
  let bar = UILabel(text: "Photos", font: .boldSystemFont(ofSize: 20))
  let photos = MatrixView()

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
    photos.itemCount = { _ in 5_000 }
    let photo = MatrixCellKind {
      UIImageView()
    } configure: { view, index in
      view.accessibilityIdentifier = "photo \(index.item)"
    }
    photos.cell = { _ in photo }
  }
}

let gallery = PhotoGallery(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
gallery.layoutIfNeeded()
print(gallery.photos.visibleItems.count)  // 3
