import Framewise

final class PhotoGallery: LayoutView {
  let bar = UILabel(text: "Photos", font: .boldSystemFont(ofSize: 20))
  let photos = MatrixView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    bar.accessibilityIdentifier = "bar"
    photos.accessibilityIdentifier = "photos"
    addSubview(bar)
    addSubview(photos)
  }

  required init?(coder: NSCoder) { nil }
}
