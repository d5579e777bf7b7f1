import Framewise

/// What the page of the shop is made of.
enum ProductParts {
  private static let wood = UIColor(red: 0.80, green: 0.62, blue: 0.44, alpha: 1)

  static func photo() -> UIView {
    UIImageView(image: UIImage(size: CGSize(width: 1600, height: 1200)))
      .named("photo", wood).rounded(20)
  }

  static func bar() -> RowView {
    RowView(
      leadingMargin: 20, trailingMargin: 20, verticalAlignment: .center, spacing: 12,
      backgroundColor: Palette.card
    ) {
      UILabel("shop", "Nordhaven chairs", size: 17, weight: .semibold, lines: 1)
      SpacerView().named("spacer")
      UILabel("basket", "Basket (2)", size: 15, color: Palette.accent, lines: 1)
    }.named("bar")
  }

  /// What there is to know, in a column.
  static func facts() -> ColumnView {
    ColumnView(spacing: 14) {
      ColumnView(spacing: 4) {
        UILabel("title", "Skerry lounge chair", size: 28, weight: .bold)
        UILabel("rating", "4.8 of 5, 312 reviews", size: 14, color: Palette.muted, lines: 1)
      }.named("heading")
      UILabel(
        "text",
        """
        Steam-bent ash and a seat of paper cord, woven by hand in the harbour of a small island. \
        It weighs less than a cat, holds two of them, and creaks only when somebody lies.
        """, size: 16)
      UILabel("color", "Color: honey", size: 14, weight: .semibold, lines: 1)
      swatches()
      UILabel("height", "Height of the seat", size: 14, weight: .semibold, lines: 1)
      heights()
      ColumnView(spacing: 10) {
        fact("Width", "72 cm")
        fact("Weight", "4.1 kg")
        fact("Delivery", "in nine days")
      }.named("details")
    }.named("facts")
  }

  private static func swatches() -> RowView {
    let tints = [
      ("honey", wood), ("ink", UIColor(red: 0.20, green: 0.24, blue: 0.32, alpha: 1)),
      ("moss", UIColor(red: 0.42, green: 0.53, blue: 0.40, alpha: 1)),
      ("brick", UIColor(red: 0.72, green: 0.36, blue: 0.30, alpha: 1)),
    ]
    return RowView(horizontalAlignment: .leading, spacing: 12) {
      for (index, tint) in tints.enumerated() {
        swatch(tint.0, tint.1, isChosen: index == 0)
      }
    }.named("swatches")
  }

  private static func swatch(_ name: String, _ color: UIColor, isChosen: Bool) -> UIView {
    let swatch = UIView().named("swatch \(name)", color).rounded(22)
    (swatch.width, swatch.height) = (44, 44)
    if isChosen {
      swatch.layer.borderWidth = 3
      swatch.layer.borderColor = Palette.accent.cgColor
    }
    return swatch
  }

  private static func heights() -> UISegmentedControl {
    let heights = UISegmentedControl(items: ["Low", "Standard", "High"])
    heights.selectedSegmentIndex = 1
    heights.height = 44
    return heights.named("heights")
  }

  private static func fact(_ name: String, _ value: String) -> RowView {
    RowView(isAlignToBaseline: true) {
      UILabel("name", name, size: 15, color: Palette.muted, lines: 1)
      SpacerView().named("spacer")
      UILabel("value", value, size: 15, weight: .semibold, lines: 1)
    }.named("fact \(name)")
  }

  static func buy() -> RowView {
    var filled = UIButton.Configuration.filled()
    filled.baseBackgroundColor = Palette.fill
    let button = UIButton(configuration: filled).named("buy button").rounded(14)
    button.setTitle("Add to basket", for: .normal)
    button.weight = 1
    button.height = 48
    return RowView(
      leadingMargin: 20, trailingMargin: 20, verticalAlignment: .center, spacing: 16,
      backgroundColor: Palette.card
    ) {
      ColumnView(spacing: 2) {
        UILabel("price", "€ 489", size: 20, weight: .bold, lines: 1)
        UILabel("note", "in stock", size: 13, color: Palette.green, lines: 1)
      }.named("cost")
      button
    }.named("buy")
  }

  /// Two or three other things, each as wide as its column.
  static func more() -> LayoutView {
    let more = LayoutView.mirroring("more")
    more.responsiveOptimization = Responsive(.matrix(colsPerRow: 2))
      .when(.width(440...), .matrix(colsPerRow: 3))
    more.addSubview(
      UILabel("more heading", "Goes well with it", size: 17, weight: .semibold, lines: 1),
      withAssociatedConstantPosition: .makeFormula {
        FormulaRect(x: 0, y: 0, width: $0.width, height: 24)
      })
    let cells = LayoutPosition.makeMatrixCells { _ in
      FormulaCells(top: 34, columnSpacing: 14, rowSpacing: 16, height: .cellWidth + 48)
    }
    let things = [
      ("Footstool", "€ 149", 0.08), ("Reading lamp", "€ 96", 0.55), ("Wool throw", "€ 118", 0.9),
      ("Side table", "€ 210", 0.12), ("Cushion", "€ 42", 0.36), ("Shelf", "€ 175", 0.62),
    ]
    for thing in things {
      let color = UIColor(hue: thing.2, saturation: 0.30, brightness: 0.84, alpha: 1)
      more.addSubview(
        cell(thing.0, thing.1, color), withAssociatedConstantPosition: cells)
    }
    return more
  }

  private static func cell(_ name: String, _ price: String, _ color: UIColor) -> LayoutView {
    let cell = LayoutView.mirroring("thing \(name)")
    let photo = UIImageView(image: UIImage(size: CGSize(width: 800, height: 800)))
      .named("photo", color).rounded(12)
    cell.addSubview(
      photo,
      withAssociatedConstantPosition: .makeFormula {
        FormulaRect(x: 0, y: 0, width: $0.width, height: $0.width)
      })
    let name = UILabel("name", name, size: 14, lines: 1)
    cell.addSubview(
      name, withAssociatedConstantPosition: .below(photo, 6, align: .fill))
    cell.addSubview(
      UILabel("price", price, size: 14, weight: .semibold, lines: 1),
      withAssociatedConstantPosition: .below(name, 2, align: .fill))
    return cell
  }
}
