import Framewise

extension GalleryScreen {
  /// Each of the four vocabularies where it is at its best, in one tree.
  package static let vocabularies = GalleryScreen(
    name: "vocabularies",
    summary:
      "Conditions place the panes, boxes fill the list, a statement keeps the picture's ratio, and "
      + "blocks stack notes on it: all four in one tree.",
    shows: ["panes", "place", "placePicture", "scheme"],
    make: { VocabulariesScreen.make() })
}

/// A walk: its stops in a list, and one of them with a picture and what to do there.
enum VocabulariesScreen {
  static func make() -> LayoutView {
    let screen = LayoutView.mirroring("screen", Palette.ground)
    screen.addSubview(
      StopPane().named("stop", Palette.card),
      layoutMethods: panes(
        wide: { FormulaRect(x: $0.width * 0.38, y: 0, width: $0.width * 0.62, height: $0.height) },
        narrow: { FormulaRect(x: 0, y: 0, width: $0.width, height: $0.height * 0.64) }))
    screen.addSubview(
      list(),
      layoutMethods: panes(
        wide: { FormulaRect(x: 0, y: 0, width: $0.width * 0.38, height: $0.height) },
        narrow: {
          FormulaRect(x: 0, y: $0.height * 0.64, width: $0.width, height: $0.height * 0.36)
        }))
    return screen
  }

  /// Conditions: where a pane is depends on the size.
  private static func panes(
    wide: (FormulaSize) -> FormulaRect, narrow: (FormulaSize) -> FormulaRect
  ) -> [LayoutMethod] {
    [
      LayoutMethod(condition: .width(700...), position: .makeFormula(in: .safeArea, frame: wide)),
      LayoutMethod(constantPosition: .makeFormula(in: .safeArea, frame: narrow)),
    ]
  }

  private static func list() -> BoxScrollView {
    BoxScrollView(isFitToWidth: true) { places() }.named("list")
  }

  static func places() -> ColumnView {
    let stops = [
      ("1", "The ferry", "8:40"), ("2", "Salt store", "9:05"), ("3", "Lighthouse", "9:50"),
      ("4", "The old school", "10:30"), ("5", "Tea", "11:00"),
    ]
    return ColumnView(margin: 16, spacing: 8) {
      UILabel("walk", "A walk before lunch", size: 17, weight: .bold)
      for stop in stops { place(stop.0, stop.1, stop.2) }
    }.named("places")
  }

  /// Boxes: a row of what there is, with the room in between.
  private static func place(_ index: String, _ name: String, _ time: String) -> RowView {
    RowView(margin: 12, verticalAlignment: .center, spacing: 12, backgroundColor: Palette.card) {
      number(index)
      UILabel("place", name, size: 16, lines: 1)
      SpacerView().named("spacer")
      UILabel("time", time, size: 14, color: Palette.muted, lines: 1)
    }.named("place \(index)").rounded(12)
  }

  private static func number(_ number: String) -> UILabel {
    let isHere = number == "3"
    let label = UILabel(
      "number", number, size: 14, weight: .bold, color: isHere ? .white : Palette.accent, lines: 1)
    (label.width, label.height, label.textAlignment) = (28, 28, .center)
    return label.named("number", isHere ? Palette.fill : Palette.pale).rounded(14)
  }
}

/// A picture as large as there is room, what it shows, and two buttons of one width.
private final class StopPane: ConstraintView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let title = addForAutoLayout(UILabel("title", "Lighthouse", size: 24, weight: .bold, lines: 1))
    let text = addForAutoLayout(
      UILabel(
        "text", "Open until noon. 126 steps, and a bench half way.", size: 15, color: Palette.muted)
    )
    let picture = addForAutoLayout(StopPicture())
    let there = addForAutoLayout(Self.button("there", "Lead me there", Palette.fill, .white))
    let later = addForAutoLayout(Self.button("later", "Later", Palette.pale, Palette.accent))
    placePicture(picture)
    title.top >> picture.bottom.offset(12)
    text.top >> title.bottom.offset(4)
    for label in [title, text] {
      label >> leading.offset(16)
      label >> trailing.offset(-16)
    }
    there.top >> text.bottom.min.offset(12)
    placeButtons(there, later)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Constraints: 16 to 10, as wide as can be.
  private func placePicture(_ picture: UIView) {
    picture.width >> picture.height.at(1.6)
    picture >> top.offset(16)
    picture >> centerX
    picture.width >> width.offset(-32).max
    (picture.width >> width.offset(-32))?.priority = 600
  }

  private func placeButtons(_ there: UIView, _ later: UIView) {
    there >> bottom.offset(-16)
    there >> leading.offset(16)
    there.height >> 48
    later.top >> there.top
    later.height >> there.height
    later.width >> there.width
    later.leading >> there.trailing.offset(12)
    later >> trailing.offset(-16)
  }

  private static func button(_ name: String, _ title: String, _ fill: UIColor, _ color: UIColor)
    -> UILabel
  {
    let button = UILabel(name, title, size: 16, weight: .semibold, color: color, lines: 1)
    button.textAlignment = .center
    return button.named(name, fill).rounded(12)
  }
}

/// A photo with notes in its corners.
private final class StopPicture: SchemeView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let photo = UIImageView(image: UIImage(size: CGSize(width: 1600, height: 1000)))
      .named("photo", UIColor(red: 0.45, green: 0.62, blue: 0.74, alpha: 1)).rounded(16)
    let badge = Self.pill("badge", "Stop 3", Palette.fill)
    let credit = Self.pill("credit", "Photo: the keeper", UIColor(white: 0, alpha: 0.45))
    for view in [photo, badge, credit] { addSubview(view) }
    schemes = [scheme(photo, badge: badge, credit: credit)]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Blocks: each takes its place in the rect that the ones before leave.
  private func scheme(_ photo: UIView, badge: UIView, credit: UIView) -> LayoutScheme {
    let within = photo.layoutConstraint(for: [.equally])
    return LayoutScheme(blocks: [
      photo.layoutBlock(with: Layout()),
      badge.layoutBlock(
        with: Layout(x: .leading(12), y: .top(12), width: 68, height: 28), constraints: [within]),
      credit.layoutBlock(
        with: Layout(x: .trailing(12), y: .bottom(12), width: 130, height: 28),
        constraints: [within]),
    ])
  }

  private static func pill(_ name: String, _ text: String, _ color: UIColor) -> UILabel {
    let pill = UILabel(name, text, size: 13, weight: .semibold, color: .white, lines: 1)
    pill.textAlignment = .center
    return pill.named(name, color).rounded(14)
  }
}
