import Framewise

extension GalleryScreen {
  /// The feed once more, with methods in place of boxes.
  package static let feedAsConditions = GalleryScreen(
    name: "feed-as-conditions",
    summary: "The same cards by methods; every frame is that of the feed of boxes.",
    shows: ["cards"],
    make: { FeedConditionsScreen.make() })
}

/// The feed as controllers: what rows and columns add up by themselves stands in formulas here.
enum FeedConditionsScreen {
  /// A card sees its own bounds, which are narrower by the margins.
  static var wide: LayoutCondition { .width((600 - 2 * FeedMetrics.margin)...) }

  static func make() -> LayoutView {
    let screen = LayoutView.mirroring("screen", Palette.card)
    let scroll = ContentScrollView(
      "scroll", content: cards().named("cards"), bottom: FeedMetrics.margin
    ).named("scroll", Palette.ground)
    screen.addSubview(
      bar(),
      withAssociatedConstantPosition: .makeFormula(in: .safeArea) {
        FormulaRect(x: 0, y: 0, width: $0.width, height: FeedMetrics.bar)
      })
    screen.addSubview(
      scroll,
      withAssociatedConstantPosition: .makeInsets(
        insets: UIEdgeInsets(top: FeedMetrics.bar, left: 0, bottom: 0, right: 0), in: .safeArea))
    return screen
  }

  private static func bar() -> LayoutView {
    let bar = LayoutView.mirroring("bar")
    let title = UILabel("title", "Courtyard", size: 18, weight: .bold, lines: 1)
    let new = UILabel("new", "New note", size: 15, color: Palette.accent, lines: 1)
    bar.addSubview(
      title,
      withAssociatedConstantPosition: .makeFormula(fitting: .zero) { size, bounds in
        FormulaRect(
          origin: FormulaPoint(x: 16, y: (bounds.height - size.height) / 2), size: size)
      })
    // Both stand on one baseline.
    let lower = title.font.ascender - new.font.ascender
    bar.addSubview(
      new,
      withAssociatedConstantPosition: .makeFormula(
        by: title, fitting: { _, _ in .zero },
        frame: { size, title, bounds in
          FormulaRect(
            origin: FormulaPoint(x: bounds.width - 16 - size.width, y: title.minY + lower),
            size: size)
        }))
    return bar
  }

  private static func cards() -> LayoutView {
    let cards = LayoutView.mirroring("cards")
    let margin = FeedMetrics.margin
    let position = LayoutPosition.makeFormula(
      fitting: { FormulaSize(width: $0.width - 2 * margin, height: .infinity) },
      initialFrame: { size, bounds in
        FormulaRect(
          x: margin, y: margin, width: bounds.width - 2 * margin, height: size.height + margin)
      },
      restFrame: { size, previous, bounds in
        FormulaRect(
          x: margin, y: previous.maxY + margin, width: bounds.width - 2 * margin,
          height: size.height + margin)
      })
    for (index, post) in FeedPost.all.enumerated() {
      cards.addSubview(
        card(post).named("card \(index + 1)").rounded(14), withAssociatedConstantPosition: position)
    }
    return cards
  }

  static func card(_ post: FeedPost) -> LayoutView {
    let card = LayoutView.mirroring("card", Palette.card)
    let parts = FeedCardParts(post)
    func add(_ view: UIView, _ position: (_ isWide: Bool) -> LayoutPosition) {
      card.addSubview(
        view,
        withAssociatedLayoutMethods: [
          LayoutMethod(condition: wide, position: position(true)),
          LayoutMethod(constantPosition: position(false)),
        ])
    }
    add(parts.picture) { isWide in .makeFormula { picture(in: $0, isWide) } }
    add(parts.avatar) { isWide in
      .makeFormula { bounds in
        let origin = details(in: bounds, isWide).origin
        return FormulaRect(
          x: origin.x, y: origin.y, width: FeedMetrics.avatar, height: FeedMetrics.avatar)
      }
    }
    add(parts.name) { author(parts, $0, isTime: false) }
    add(parts.time) { author(parts, $0, isTime: true) }
    add(parts.text) { isWide in
      .makeFormula(
        fitting: { FormulaSize(width: details(in: $0, isWide).width, height: .infinity) },
        initialFrame: { size, bounds in
          let room = details(in: bounds, isWide)
          return FormulaRect(
            x: room.minX, y: room.minY + FeedMetrics.avatar + FeedMetrics.gap, width: room.width,
            height: size.height)
        },
        restFrame: { _, previous, _ in previous })
    }
    for (index, action) in parts.actions.enumerated() {
      add(action) { actionPosition(index, $0) }
    }
    return card
  }

  private static func picture(in bounds: FormulaSize, _ isWide: Bool) -> FormulaRect {
    let room = bounds.width - 2 * FeedMetrics.margin
    return FormulaRect(
      x: FeedMetrics.margin, y: FeedMetrics.margin,
      width: isWide ? (room - FeedMetrics.gap) / 3 : room, height: FeedMetrics.picture)
  }

  /// The room beside or below the picture; its height is that of what is in it.
  private static func details(in bounds: FormulaSize, _ isWide: Bool) -> FormulaRect {
    let picture = picture(in: bounds, isWide)
    let x = isWide ? picture.maxX + FeedMetrics.gap : picture.minX
    let y = isWide ? picture.minY : picture.maxY + FeedMetrics.gap
    return FormulaRect(x: x, y: y, width: bounds.width - FeedMetrics.margin - x, height: 0)
  }

  /// The name and the time, together in the middle of the avatar's height.
  private static func author(
    _ parts: FeedCardParts, _ isWide: Bool, isTime: Bool
  ) -> LayoutPosition {
    .makeFormula(fitting: .zero) { size, bounds in
      let room = details(in: bounds, isWide)
      let above = isTime ? parts.name.intrinsicContentSize.height + FeedMetrics.line : 0
      let x = room.minX + FeedMetrics.avatar + FeedMetrics.gap
      return FormulaRect(
        x: x, y: room.minY + parts.nameInset + above, width: room.maxX - x, height: size.height)
    }
  }

  /// A third of the row below the text.
  private static func actionPosition(_ index: Int, _ isWide: Bool) -> LayoutPosition {
    .makeFormula(
      initialFrame: { FormulaRect(origin: .zero, size: $0) },
      restFrame: { previous, bounds in
        let room = details(in: bounds, isWide)
        return FormulaRect(
          x: room.minX + room.width / 3 * CGFloat(index),
          y: index == 0 ? previous.maxY + FeedMetrics.gap : previous.minY, width: room.width / 3,
          height: FeedMetrics.action)
      })
  }
}
