import Framewise

extension GalleryScreen {
  /// A library of ten million pictures, of which those in sight exist.
  package static let library = GalleryScreen(
    name: "library",
    summary: "10,000,000 pictures by year, in 3, 5 or 8 columns; only those in sight exist.",
    shows: ["matrix"],
    make: { LibraryScreen.make() })
}

/// A bar above a matrix of pictures, a section for each year.
enum LibraryScreen {
  static let years = Array(2016...2025)
  static let perYear = 1_000_000

  static func make() -> LayoutView {
    let screen = LayoutView.mirroring("screen", Palette.card)
    let bar = UILabel("bar", "Library", size: 18, weight: .bold, lines: 1)
    screen.addSubview(
      bar,
      withAssociatedConstantPosition: .makeFormula(in: .safeArea) {
        FormulaRect(x: 16, y: 0, width: $0.width - 32, height: 44)
      })
    screen.addSubview(
      matrix(),
      withAssociatedConstantPosition: .makeInsets(
        insets: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0), in: .safeArea))
    return screen
  }

  static func matrix() -> MatrixView {
    let matrix = MatrixView().named("matrix")
    matrix.columns = Responsive(3).when(.width(900...), 8).when(.width(600...), 5)
    matrix.spacing = Responsive(2).when(.width(600...), 4)
    matrix.headerHeight = 36
    matrix.sectionCount = { years.count }
    matrix.itemCount = { _ in perYear }
    let picture = MatrixCellKind {
      UIImageView()
    } configure: { view, index in
      let hue = CGFloat((index.section * 131 + index.item * 61) % 360) / 360
      view.backgroundColor = UIColor(hue: hue, saturation: 0.42, brightness: 0.80, alpha: 1)
      view.accessibilityIdentifier = "\(years[index.section]).\(index.item + 1)"
    }
    let year = MatrixCellKind {
      UILabel("year", "", size: 15, weight: .semibold, lines: 1)
    } configure: { label, index in
      label.text = "\(years[index.section])"
      label.accessibilityIdentifier = "year \(years[index.section])"
    }
    matrix.cell = { _ in picture }
    matrix.header = { _ in year }
    return matrix
  }
}
