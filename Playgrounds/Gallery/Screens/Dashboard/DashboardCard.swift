import Framewise

/// A number with its past.
struct DashboardFigure {
  var name: String
  var value: String
  var change: String
  var history: [Double]

  static let all = [
    DashboardFigure(
      name: "Chairs mended", value: "1,284", change: "+6 %",
      history: [0.42, 0.50, 0.46, 0.58, 0.61, 0.55, 0.70, 0.74, 0.68, 0.82, 0.90, 1.00]),
    DashboardFigure(
      name: "Open orders", value: "37", change: "-3",
      history: [0.9, 0.8, 1.0, 0.7, 0.6, 0.65, 0.5]),
    DashboardFigure(
      name: "Walnut boards", value: "212", change: "+40",
      history: [0.3, 0.25, 0.2, 0.9, 0.85, 0.8, 1.0]),
    DashboardFigure(
      name: "Glue, litres", value: "18.5", change: "-1.5",
      history: [1.0, 0.92, 0.85, 0.74, 0.66, 0.5, 0.42]),
    DashboardFigure(
      name: "Visitors", value: "96", change: "+12",
      history: [0.2, 0.3, 0.35, 0.3, 0.5, 1.0, 0.8]),
    DashboardFigure(
      name: "Hours planned", value: "148", change: "+8",
      history: [0.7, 0.7, 0.75, 0.8, 0.8, 1.0, 0.9]),
    DashboardFigure(
      name: "Tools on loan", value: "9", change: "0",
      history: [0.5, 0.6, 1.0, 0.8, 0.6, 0.6, 0.6]),
    DashboardFigure(
      name: "Lathe hours", value: "61", change: "+4",
      history: [0.6, 0.5, 0.7, 0.9, 0.8, 0.75, 1.0]),
    DashboardFigure(
      name: "Letters", value: "14", change: "-6",
      history: [1.0, 0.9, 0.4, 0.5, 0.8, 0.45, 0.4]),
    DashboardFigure(
      name: "Cups of tea", value: "402", change: "+21",
      history: [0.7, 0.8, 0.75, 0.85, 0.9, 0.95, 1.0]),
  ]
}

/// A card: name, value and change of a figure, and its history as bars.
enum DashboardCard {
  static func make(_ figure: DashboardFigure, isHeader: Bool) -> LayoutView {
    let card = LayoutView.mirroring("card \(figure.name)", Palette.card).rounded(14)
    // The chart begins at a share of the width.
    card.snapsToPixelGrid = true
    let name = UILabel("name", figure.name, size: 13, color: Palette.muted, lines: 1)
    let value = UILabel(
      "value", figure.value, size: isHeader ? 34 : 26, weight: .bold, lines: 1)
    let change = UILabel(
      "change", figure.change, size: 13, weight: .semibold, color: Palette.green, lines: 1)
    card.addSubview(name, withAssociatedConstantPosition: text(y: 14))
    card.addSubview(value, withAssociatedConstantPosition: text(y: 34))
    card.addSubview(
      change,
      withAssociatedLayoutMethods: [
        // Below the value where the bars stand beside both, else in the corner.
        LayoutMethod(condition: flat, position: text(y: isHeader ? 82 : 70)),
        LayoutMethod(
          constantPosition: .makeFormula(fitting: .zero) { size, bounds in
            FormulaRect(
              origin: FormulaPoint(x: bounds.width - 14 - size.width, y: 14), size: size)
          }),
      ])
    card.addSubview(
      chart(figure),
      withAssociatedLayoutMethods: [
        LayoutMethod(
          condition: flat,
          position: .makeFormula { bounds in
            let x = bounds.width * 0.42
            return FormulaRect(
              x: x, y: 16, width: bounds.width - x - 14, height: bounds.height - 32)
          }),
        LayoutMethod(
          constantPosition: .makeInsets(
            insets: UIEdgeInsets(top: 78, left: 14, bottom: 14, right: 14))),
      ])
    return card
  }

  private static var flat: LayoutCondition { .aspectRatio(2...) }

  private static func text(y: CGFloat) -> LayoutPosition {
    .makeFormula(fitting: .zero) { size, _ in
      FormulaRect(origin: FormulaPoint(x: 14, y: y), size: size)
    }
  }

  private static func chart(_ figure: DashboardFigure) -> LayoutView {
    let chart = LayoutView.mirroring("chart")
    let step = 1 / CGFloat(figure.history.count)
    for (index, height) in figure.history.enumerated() {
      let isLast = index == figure.history.count - 1
      let bar = UIView()
        .named("bar \(index + 1)", isLast ? Palette.accent : Palette.pale).rounded(3)
      chart.addSubview(
        bar,
        withAssociatedConstantPosition: .makeRelative(
          frame: CGRect(
            x: (CGFloat(index) + 0.14) * step, y: 1 - height, width: step * 0.72, height: height)))
    }
    return chart
  }
}
