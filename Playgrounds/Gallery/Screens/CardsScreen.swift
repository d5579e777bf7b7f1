import Framewise

extension GalleryScreen {
  /// A card of the feed in all vocabularies.
  package static let cards = GalleryScreen(
    name: "cards",
    summary: "One card four times: conditions, boxes, constraints and blocks give the same frames.",
    shows: ["content", "add"],
    make: { CardsScreen.make() })
}

/// Four cards below each other, each as high as its own vocabulary says.
enum CardsScreen {
  /// Where a card's picture stands beside its text. Each card sees its own bounds.
  static var wide: LayoutCondition { FeedConditionsScreen.wide }

  static func make() -> LayoutView {
    let screen = LayoutView.mirroring("screen", Palette.ground)
    let scroll = ContentScrollView("scroll", content: content(), bottom: FeedMetrics.margin)
    screen.addSubview(
      scroll, withAssociatedConstantPosition: .makeInsets(insets: .zero, in: .safeArea))
    return screen
  }

  private static func content() -> LayoutView {
    let content = LayoutView.mirroring("content")
    let post = FeedPost.all[1]
    add(FeedConditionsScreen.card(post), "conditions", below: FeedMetrics.margin, to: content)
    add(FeedScreen.card(post, wide: wide), "boxes", to: content)
    add(ConstraintCard(post), "constraints", to: content)
    add(BlockCard(post), "blocks", to: content)
    return content
  }

  /// Adds a card under its caption; `below` is the room that the card's own size leaves out.
  private static func add(
    _ card: UIView, _ name: String, below: CGFloat = 0, to content: LayoutView
  ) {
    let margin = FeedMetrics.margin
    let caption = UILabel("caption \(name)", name, size: 12, color: Palette.muted, lines: 1)
    func position(gap: CGFloat, below: CGFloat) -> LayoutPosition {
      func frame(
        _ size: FormulaSize, y: LayoutFormula, _ bounds: FormulaSize
      ) -> FormulaRect {
        FormulaRect(
          x: margin, y: y + gap, width: bounds.width - 2 * margin, height: size.height + below)
      }
      return .makeFormula(
        fitting: { FormulaSize(width: $0.width - 2 * margin, height: .infinity) },
        initialFrame: { frame($0, y: LayoutFormula(0), $1) },
        restFrame: { frame($0, y: $1.maxY, $2) })
    }
    content.addSubview(caption, withAssociatedConstantPosition: position(gap: margin, below: 0))
    content.addSubview(
      card.named("card \(name)", Palette.card).rounded(14),
      withAssociatedConstantPosition: position(gap: 4, below: below))
  }
}

/// The card by statements about guides and views.
private final class ConstraintCard: ConstraintView {
  init(_ post: FeedPost) {
    super.init(frame: .zero)
    let parts = FeedCardParts(post)
    let margin = FeedMetrics.margin
    let gap = FeedMetrics.gap
    for view in parts.all { addForAutoLayout(view) }
    let details = addLayoutGuide()
    let picture = parts.picture
    picture >> top.offset(margin)
    picture >> leading.offset(margin)
    picture.height >> FeedMetrics.picture
    details >> trailing.offset(-margin)
    LayoutStatement.activate(while: CardsScreen.wide) {
      details >> top.offset(margin)
      details.leading >> picture.trailing.offset(gap)
      picture.width >> details.width.at(0.5)
    }
    LayoutStatement.activate(while: !CardsScreen.wide) {
      details.top >> picture.bottom.offset(gap)
      details >> leading.offset(margin)
      picture >> trailing.offset(-margin)
    }
    placeDetails(parts, in: details)
    // As high as what is in it where it is measured.
    bottom >> details.bottom.min.offset(margin)
    bottom >> picture.bottom.min.offset(margin)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func placeDetails(_ parts: FeedCardParts, in details: UILayoutGuide) {
    let gap = FeedMetrics.gap
    let (avatar, name, time, text) = (parts.avatar, parts.name, parts.time, parts.text)
    avatar >> (FeedMetrics.avatar, FeedMetrics.avatar)
    avatar >> details.top
    avatar >> details.leading
    name.top >> avatar.top.offset(parts.nameInset)
    time.top >> name.bottom.offset(FeedMetrics.line)
    for label in [name, time] {
      label.leading >> avatar.trailing.offset(gap)
      label >> details.trailing
    }
    text.top >> avatar.bottom.offset(gap)
    text >> details.leading
    text >> details.trailing
    for (index, action) in parts.actions.enumerated() {
      action.top >> text.bottom.offset(gap)
      action.height >> FeedMetrics.action
      action.width >> details.width.at(1.0 / 3)
      if index == 0 {
        action >> details.leading
        details.bottom >> action.bottom
      } else {
        action.leading >> parts.actions[index - 1].trailing
      }
    }
  }
}

/// The card by blocks, each in the room that others leave.
private final class BlockCard: SchemeView {
  init(_ post: FeedPost) {
    super.init(frame: .zero)
    let parts = FeedCardParts(post)
    for view in parts.all { addSubview(view) }
    schemes = [
      scheme(parts, isWide: true).when(CardsScreen.wide), scheme(parts, isWide: false),
    ]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func scheme(_ parts: FeedCardParts, isWide: Bool) -> LayoutScheme {
    let margin = FeedMetrics.margin
    let gap = FeedMetrics.gap
    let below = LayoutAnchor.bottom(.limit(on: .outer))
    let behind = LayoutAnchor.trailing(.limit(on: .outer))
    let (avatar, name, time, text) = (parts.avatar, parts.name, parts.time, parts.text)
    let picture: any LayoutBlockProtocol
    if isWide {
      // A third of what is between the margins without the gap.
      picture = parts.picture.layoutBlock(
        with: Layout(y: .top(margin), height: .fixed(FeedMetrics.picture))
      ) {
        $0.width.equal(
          to: layoutAnchors.width, multiplier: 1.0 / 3, offset: -(2 * margin + gap) / 3)
        $0.leading.align(by: layoutAnchors.leading, offset: margin)
      }
    } else {
      picture = parts.picture.layoutBlock(
        with: Layout(
          x: .leading(margin), y: .top(margin), width: .boxed(2 * margin),
          height: .fixed(FeedMetrics.picture)))
    }
    let beside = parts.picture.layoutConstraint(for: [isWide ? behind : below])
    let inset = isWide ? gap : margin
    return LayoutScheme(
      blocks: [
        picture,
        avatar.layoutBlock(
          with: Layout(
            x: .leading(inset), y: .top(isWide ? margin : gap), width: .fixed(FeedMetrics.avatar),
            height: .fixed(FeedMetrics.avatar)),
          constraints: [beside]),
        name.layoutBlock(
          with: Layout(
            x: .leading(gap), y: .top(parts.nameInset), width: .boxed(gap + margin),
            height: .content),
          constraints: [avatar.layoutConstraint(for: [behind, .top(.limit(on: .inner))])]),
        time.layoutBlock(
          with: Layout(
            x: .leading(gap), y: .top(FeedMetrics.line), width: .boxed(gap + margin),
            height: .content),
          constraints: [
            avatar.layoutConstraint(for: [behind]), name.layoutConstraint(for: [below]),
          ]),
        text.layoutBlock(
          with: Layout(
            x: .leading(inset), y: .top(gap), width: .boxed(inset + margin), height: .content),
          constraints: [beside, avatar.layoutConstraint(for: [below])]),
      ] + actions(parts))
  }

  private func actions(_ parts: FeedCardParts) -> [any LayoutBlockProtocol] {
    let room = parts.text.layoutConstraint(
      for: [
        .bottom(.limit(on: .outer)), .leading(.limit(on: .inner)), .trailing(.limit(on: .inner)),
      ])
    let places: [Layout.Alignment.Horizontal] = [.leading(), .center(), .trailing()]
    return zip(parts.actions, places).map { action, place in
      action.layoutBlock(
        with: Layout(
          x: place, y: .top(FeedMetrics.gap), width: .scaled(1.0 / 3),
          height: .fixed(FeedMetrics.action)),
        constraints: [room])
    }
  }

  /// What the frames reach, and the margin below.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var fitting = super.sizeThatFits(size)
    fitting.height += FeedMetrics.margin
    return fitting
  }
}
