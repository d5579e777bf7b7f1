import Framewise

extension GalleryScreen {
  /// Cards in one, two or three columns beside or above the navigation.
  package static let dashboard = GalleryScreen(
    name: "dashboard",
    summary: "Cards in a sequence or a matrix; the navigation moves to the side in wide landscape.",
    shows: ["grid"],
    make: { DashboardScreen.make() })
}

/// Navigation, and a scrolling grid of cards below one across all columns.
enum DashboardScreen {
  static var sidebar: LayoutCondition { .width(900...) && .landscape }

  /// How many columns the cards have by the width of the grid.
  static var columns: Responsive<Int> {
    Responsive(1).when(.width(780...), 3).when(.width(560...), 2)
  }

  static func make() -> LayoutView {
    let screen = LayoutView.mirroring("screen", Palette.ground)
    let scroll = ContentScrollView("scroll", content: grid())
    screen.addSubview(
      navigation(),
      withAssociatedLayoutMethods: [
        LayoutMethod(
          condition: sidebar,
          position: .makeFormula(in: .safeArea) {
            FormulaRect(x: 0, y: 0, width: 190, height: $0.height)
          }),
        LayoutMethod(
          constantPosition: .makeFormula(in: .safeArea) {
            FormulaRect(x: 0, y: $0.height - 52, width: $0.width, height: 52)
          }),
      ])
    screen.addSubview(
      scroll,
      withAssociatedLayoutMethods: [
        LayoutMethod(
          condition: sidebar,
          position: .makeFormula(in: .safeArea) {
            FormulaRect(x: 190, y: 0, width: $0.width - 190, height: $0.height)
          }),
        LayoutMethod(
          constantPosition: .makeFormula(in: .safeArea) {
            FormulaRect(x: 0, y: 0, width: $0.width, height: $0.height - 52)
          }),
      ])
    return screen
  }

  /// The cards: the first across the grid, the others in its columns.
  static func grid() -> LayoutView {
    let grid = LayoutView.mirroring("grid")
    grid.responsiveOptimization = columns.map { count in
      count > 1 ? .matrix(colsPerRow: count) : .none
    }
    // Wherever there is more than one column, the cards are higher.
    let methods =
      columns.cases.map { LayoutMethod(condition: $0.condition, position: cards(height: 168)) }
      + [LayoutMethod(constantPosition: cards(height: 104))]
    for (index, figure) in DashboardFigure.all.enumerated() {
      let card = DashboardCard.make(figure, isHeader: index == 0)
      if index == 0 {
        grid.addSubview(
          card,
          withAssociatedConstantPosition: .makeFormula { bounds in
            FormulaRect(x: gap, y: gap, width: bounds.width - 2 * gap, height: headerHeight)
          })
      } else {
        grid.addSubview(card, withAssociatedLayoutMethods: methods)
      }
    }
    return grid
  }

  private static let gap: CGFloat = 14
  private static let headerHeight: CGFloat = 132

  private static func cards(height: CGFloat) -> LayoutPosition {
    .makeMatrixCells { _ in
      FormulaCells(
        left: gap, top: headerHeight + 2 * gap, right: gap, columnSpacing: gap, rowSpacing: gap,
        height: height)
    }
  }

  private static func navigation() -> LayoutView {
    let navigation = LayoutView.mirroring("navigation", Palette.card)
    let heading = UILabel("heading", "Workshop", size: 18, weight: .bold, lines: 1)
    // In a bar there is no room for it.
    navigation.addSubview(
      heading,
      withAssociatedLayoutMethods: [
        LayoutMethod(
          condition: .portrait,
          position: .makeAbsolute(frame: CGRect(x: 16, y: 16, width: 158, height: 24))),
        LayoutMethod(constantPosition: .makeAbsolute(frame: .zero)),
      ])
    let names = ["Today", "Orders", "Stock", "People", "More"]
    for (index, name) in names.enumerated() {
      let item = UILabel(
        "item \(name)", name, size: 14, weight: index == 0 ? .semibold : .regular,
        color: index == 0 ? Palette.accent : Palette.muted, lines: 1)
      item.textAlignment = .center
      item.layer.cornerRadius = 10
      if index == 0 { item.backgroundColor = Palette.pale }
      navigation.addSubview(
        item,
        withAssociatedLayoutMethods: [
          LayoutMethod(
            condition: .portrait,
            position: .makeAbsolute(
              initialFrame: CGRect(x: 12, y: 56, width: 166, height: 40), margin: 4,
              direction: .vertical)),
          LayoutMethod(
            constantPosition: .makeRelative(
              initialFrame: CGRect(x: 0, y: 0, width: 0.2, height: 1), margin: 0,
              direction: .horizontal)),
        ])
    }
    return navigation
  }
}
