import Framewise

extension GalleryScreen {
  /// A matrix of pictures whose columns depend on the width.
  package static let photos = GalleryScreen(
    name: "photos",
    summary: "240 pictures, each whole within its cell: 2, 3, 4 or 6 columns by the width.",
    shows: ["grid"],
    make: { PhotosScreen.make() })
}

/// A bar above a scrolling matrix of photos.
enum PhotosScreen {
  static let count = 240

  /// The narrowest widths of more than two columns, the widest first.
  static let breakpoints: [(width: CGFloat, columns: Int)] = [(1000, 6), (700, 4), (400, 3)]

  static func make() -> LayoutView {
    let screen = LayoutView.mirroring("screen", Palette.card)
    let bar = bar()
    let scroll = ContentScrollView("scroll", content: grid(), bottom: 12)
    screen.addSubview(
      bar,
      withAssociatedConstantPosition: .makeFormula(in: .safeArea) {
        FormulaRect(x: 0, y: 0, width: $0.width, height: 44)
      })
    screen.addSubview(
      scroll,
      withAssociatedConstantPosition: .makeInsets(
        insets: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0), in: .safeArea))
    return screen
  }

  /// The photos; the root of everything that has columns.
  static func grid() -> LayoutView {
    let grid = LayoutView.mirroring("grid")
    var columns = Responsive(LayoutOptimization.matrix(colsPerRow: 2))
    for breakpoint in breakpoints {
      columns = columns.when(.width(breakpoint.width...), .matrix(colsPerRow: breakpoint.columns))
    }
    grid.responsiveOptimization = columns
    // Square cells that share the width, with gaps of a hundredth of it.
    let cells = LayoutPosition.makeMatrixCells { FormulaCells(gap: $0.width / 100) }
    for index in 0..<count {
      grid.addSubview(photoCell(index), withAssociatedConstantPosition: cells)
    }
    return grid
  }

  private static func photoCell(_ index: Int) -> LayoutView {
    let cell = LayoutView.mirroring("cell \(index + 1)", Palette.ground)
    let format = formats[index * index % 31 % formats.count]
    let photo = UIImageView(image: UIImage(size: format)).named("photo")
    let hue = CGFloat(index * 61 % 360) / 360
    photo.backgroundColor = UIColor(hue: hue, saturation: 0.42, brightness: 0.80, alpha: 1)
    cell.addSubview(photo, withAssociatedConstantPosition: .makeAspectFit())
    return cell
  }

  /// What cameras and phones deliver, in pixels.
  private static let formats = [
    CGSize(width: 4032, height: 3024), CGSize(width: 6000, height: 4000),
    CGSize(width: 3024, height: 4032), CGSize(width: 3840, height: 2160),
    CGSize(width: 3024, height: 3024), CGSize(width: 4000, height: 6000),
    CGSize(width: 4320, height: 7680), CGSize(width: 5120, height: 2160),
  ]

  private static func bar() -> LayoutView {
    let bar = LayoutView.mirroring("bar", Palette.card)
    let title = UILabel("bar title", "Photos", size: 20, weight: .bold, lines: 1)
    let number = UILabel("count", "\(count) pictures", size: 13, color: Palette.muted, lines: 1)
    bar.addSubview(
      title,
      withAssociatedConstantPosition: .makeFormula(fitting: .zero) { size, bounds in
        FormulaRect(
          origin: FormulaPoint(x: 12, y: (bounds.height - size.height) / 2), size: size)
      })
    bar.addSubview(
      number,
      withAssociatedConstantPosition: .makeFormula(fitting: .zero) { size, bounds in
        FormulaRect(
          origin: FormulaPoint(
            x: bounds.width - 12 - size.width, y: (bounds.height - size.height) / 2),
          size: size)
      })
    return bar
  }
}
