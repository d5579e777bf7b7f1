import Framewise

extension GalleryScreen {
  /// Cards in one, two or three columns beside or above the navigation.
  package static let dashboard = GalleryScreen(
    name: "dashboard",
    summary: "Cards in a sequence or a matrix; the navigation moves to the side in wide landscape.",
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
          position: safe { CGRect(x: 0, y: 0, width: 190, height: $0.height) }),
        LayoutMethod(
          constantPosition: safe {
            CGRect(x: 0, y: $0.height - 52, width: $0.width, height: 52)
          }),
      ])
    screen.addSubview(
      scroll,
      withAssociatedLayoutMethods: [
        LayoutMethod(
          condition: sidebar,
          position: safe { CGRect(x: 190, y: 0, width: $0.width - 190, height: $0.height) }),
        LayoutMethod(
          constantPosition: safe {
            CGRect(x: 0, y: 0, width: $0.width, height: $0.height - 52)
          }),
      ])
    return screen
  }

  private static func safe(_ frame: @escaping (CGSize) -> CGRect) -> LayoutPosition {
    .individual(.customByFrame(frame: frame).within(.safeArea))
  }

  /// The cards: the first across the grid, the others in its columns.
  static func grid() -> LayoutView {
    let grid = LayoutView.mirroring("grid")
    grid.responsiveOptimization = columns.map { count in
      count > 1 ? .matrix(colsPerRow: count) : .none
    }
    let methods =
      columns.cases.map { LayoutMethod(condition: $0.condition, position: matrix($0.value)) }
      + [LayoutMethod(constantPosition: sequence)]
    for (index, figure) in DashboardFigure.all.enumerated() {
      let card = DashboardCard.make(figure, isHeader: index == 0)
      if index == 0 {
        grid.addSubview(
          card,
          withAssociatedConstantPosition: .makeCustom { bounds in
            CGRect(x: gap, y: gap, width: bounds.width - 2 * gap, height: headerHeight)
          })
      } else {
        grid.addSubview(card, withAssociatedLayoutMethods: methods)
      }
    }
    return grid
  }

  private static let gap: CGFloat = 14
  private static let headerHeight: CGFloat = 132

  private static var sequence: LayoutPosition {
    .makeCustom(
      initialFrame: { bounds in
        CGRect(
          x: gap, y: headerHeight + 2 * gap, width: bounds.width - 2 * gap, height: 104)
      },
      restFrame: { previous, _ in previous.offsetBy(dx: 0, dy: previous.height + gap) })
  }

  private static func matrix(_ columns: Int) -> LayoutPosition {
    .makeCustom(
      initialFrame: { bounds in
        let room = bounds.width - gap * CGFloat(columns + 1)
        return CGRect(
          x: gap, y: headerHeight + 2 * gap, width: room / CGFloat(columns), height: 168)
      },
      firstInCol: { previous, _ in previous.offsetBy(dx: previous.width + gap, dy: 0) },
      firstInRow: { above, _ in above.offsetBy(dx: 0, dy: above.height + gap) },
      rest: { above, previous, _ in
        CGRect(
          x: previous.maxX + gap, y: above.maxY + gap, width: above.width, height: above.height)
      })
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
