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
  }

  required init?(coder: NSCoder) { nil }
}
