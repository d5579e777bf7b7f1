import Framewise

extension GalleryScreen {
  /// A weather card, hours and details, laid out by one scheme over several containers.
  package static let weather = GalleryScreen(
    name: "weather",
    summary:
      "One scheme for the card, what is in it, two stacks and a badge from outside the card.",
    shows: ["narrow"],
    make: { WeatherScreen.make() })
}

/// A card with the weather of today, the hours below or beside it, and details in rows.
///
/// The badge stands beside the card in the tree, yet on the corner of the sun within the card: a
/// constraint takes the sun's frame to the badge's coordinates.
enum WeatherScreen {
  static var wide: LayoutCondition { .width(600...) && .landscape }

  static func make() -> LayoutView {
    let screen = LayoutView.mirroring("screen", Palette.ground)
    let board = SchemeView().named("board")
    screen.addSubview(
      board, withAssociatedConstantPosition: .makeInsets(insets: .zero, in: .safeArea))
    let parts = WeatherParts(in: board)
    board.schemes = [parts.wide.when(wide), parts.narrow]
    return screen
  }
}

/// The views of the screen, and the schemes over them.
private struct WeatherParts {
  let board: SchemeView
  let card = UIView().named("card", Palette.fill).rounded(20)
  let place = UILabel("place", "Harbour", size: 17, weight: .semibold, color: .white, lines: 1)
  let degrees = UILabel("degrees", "18°", size: 64, weight: .bold, color: .white, lines: 1)
  let note = UILabel(
    "note", "Sun and a light breeze from the sea, showers after sunset.", size: 15,
    color: UIColor(red: 0.93, green: 0.96, blue: 1, alpha: 1))
  let sun = UIView()
    .named("sun", UIColor(red: 0.99, green: 0.80, blue: 0.25, alpha: 1)).rounded(28)
  let badge = UILabel("badge", "2", size: 13, weight: .bold, color: .white, lines: 1)
  let strip = UIView().named("strip", Palette.card).rounded(16)
  let table = UIView().named("table", Palette.card).rounded(16)
  let hours: StackLayoutGuide<UIView>
  let details: StackLayoutGuide<UIView>

  init(in board: SchemeView) {
    self.board = board
    badge.backgroundColor = UIColor(red: 0.86, green: 0.15, blue: 0.20, alpha: 1)
    badge.textAlignment = .center
    badge.layer.cornerRadius = 11
    for view in [card, strip, table, badge] { board.addSubview(view) }
    for view in [sun, place, degrees, note] { card.addSubview(view) }

    let temperatures = [("9", 14), ("11", 16), ("13", 18), ("15", 18), ("17", 17), ("19", 15)]
    hours = StackLayoutGuide(
      items: temperatures.map { .uiView(Self.hour($0.0, degrees: $0.1)) })
    hours.scheme.spacing = .equal(4)
    hours.contentInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    hours.add(to: board)

    let facts = [
      ("Wind", "12 km/h"), ("Humidity", "61 %"), ("Rain", "20 %"), ("Sunset", "20:41"),
    ]
    details = StackLayoutGuide(items: facts.map { .uiView(Self.fact($0.0, $0.1)) })
    details.scheme.axis = .vertical
    details.scheme.spacing = .equal(0)
    details.contentInsets = UIEdgeInsets(top: 4, left: 16, bottom: 4, right: 16)
    details.add(to: board)
  }

  private static func hour(_ time: String, degrees: Int) -> UIView {
    let cell = SchemeView().named("hour \(time)")
    let name = UILabel("time", time, size: 13, color: Palette.muted, lines: 1)
    let value = UILabel("value", "\(degrees)°", size: 16, weight: .semibold, lines: 1)
    let bar = UIView().named("bar", Palette.pale).rounded(4)
    for label in [name, value] { label.textAlignment = .center }
    for view in [name, bar, value] { cell.addSubview(view) }
    let height = CGFloat(degrees - 10) / 10
    cell.schemes = [
      LayoutScheme(blocks: [
        name.layoutBlock(with: Layout(y: .bottom(2), height: .content)),
        value.layoutBlock(with: Layout(y: .top(2), height: .content)),
        bar.layoutBlock(
          with: Layout(x: .center, y: .bottom(4), width: .fixed(14), height: .scaled(height)),
          constraints: [
            value.layoutConstraint(for: [.bottom(.limit(on: .outer))]),
            name.layoutConstraint(for: [.top(.limit(on: .outer))]),
          ]),
      ])
    ]
    return cell
  }

  private static func fact(_ name: String, _ value: String) -> UIView {
    let row = SchemeView().named("fact \(name)")
    let left = UILabel("name", name, size: 15, color: Palette.muted, lines: 1)
    let right = UILabel("value", value, size: 15, weight: .semibold, lines: 1)
    for view in [left, right] { row.addSubview(view) }
    row.schemes = [
      LayoutScheme(blocks: [
        left.layoutBlock(
          with: Layout(x: .leading(), y: .center, width: .content, height: .content)),
        right.layoutBlock(
          with: Layout(x: .trailing(), y: .center, width: .content, height: .content)),
      ])
    ]
    return row
  }

  /// What is in the card, and the badge; the same in both schemes.
  private var content: [any LayoutBlockProtocol] {
    let room = card.contentLayoutConstraint(
      for: [.equally, .insets(UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))])
    let below = LayoutAnchor.bottom(.limit(on: .outer))
    return [
      sun.layoutBlock(
        with: Layout(x: .trailing(), width: 56, height: 56), constraints: [room]),
      place.layoutBlock(
        with: Layout(x: .leading(), width: .boxed(16), height: .content),
        constraints: [room, sun.layoutConstraint(for: [.leading(.limit(on: .outer))])]),
      degrees.layoutBlock(
        with: Layout(y: 2, height: .content),
        constraints: [room, place.layoutConstraint(for: [below])]),
      note.layoutBlock(
        with: Layout(y: .bottom(), height: .content),
        constraints: [room, degrees.layoutConstraint(for: [below])]),
      badge.layoutBlock(
        with: Layout(x: .trailing(-8), y: -8, width: 22, height: 22),
        constraints: [sun.layoutConstraint(for: [.equally])]),
    ]
  }

  /// Everything below each other.
  var narrow: LayoutScheme {
    let below = LayoutAnchor.bottom(.limit(on: .outer))
    let across = Layout(x: .center, y: 16, width: .boxed(32), height: .fixed(176))
    return LayoutScheme(
      blocks: [card.layoutBlock(with: across)] + content + [
        hours.layoutBlock(
          with: Layout(x: .center, y: 12, width: .boxed(32), height: 112),
          constraints: [card.layoutConstraint(for: [below])]),
        strip.layoutBlock(constraints: [hours.layoutConstraint(for: [.equally])]),
        details.layoutBlock(
          with: Layout(x: .center, y: 12, width: .boxed(32), height: .between(100...200)),
          constraints: [hours.layoutConstraint(for: [below])]),
        table.layoutBlock(constraints: [details.layoutConstraint(for: [.equally])]),
      ])
  }

  /// The card on the leading side, hours and details beside it.
  var wide: LayoutScheme {
    let beside = card.layoutConstraint(for: [.trailing(.limit(on: .outer))])
    return LayoutScheme(
      blocks: [
        card.layoutBlock(
          with: Layout(x: .center, y: 16, width: .boxed(32), height: .between(176...386)),
          constraints: [
            board.contentLayoutConstraint(for: [.width(0.45), .leading(.align(by: .inner))])
          ])
      ] + content + [
        hours.layoutBlock(
          with: Layout(x: .trailing(16), y: 16, width: .boxed(32), height: 130),
          constraints: [beside]),
        strip.layoutBlock(constraints: [hours.layoutConstraint(for: [.equally])]),
        details.layoutBlock(
          with: Layout(x: .trailing(16), y: 12, width: .boxed(32), height: .between(100...228)),
          constraints: [beside, hours.layoutConstraint(for: [.bottom(.limit(on: .outer))])]),
        table.layoutBlock(constraints: [details.layoutConstraint(for: [.equally])]),
      ])
  }
}
