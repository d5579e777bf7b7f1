import Framewise

extension GalleryScreen {
  /// Cards of rows and columns that turn at a breakpoint.
  package static let feed = GalleryScreen(
    name: "feed",
    summary: "Cards as boxes; on wide screens a card's column becomes a row.",
    shows: ["card"],
    make: { FeedScreen.make() })
}

/// A bar above a scrolling column of cards.
enum FeedScreen {
  /// Where a card's picture stands beside its text. All boxes see the size of the topmost one.
  static var wide: LayoutCondition { .width(600...) }

  static func make() -> ColumnView {
    ColumnView(spacing: 0, backgroundColor: Palette.card) {
      bar()
      BoxScrollView(isFitToWidth: true, backgroundColor: Palette.ground) {
        ColumnView(margin: FeedMetrics.margin, spacing: FeedMetrics.margin) {
          for (index, post) in FeedPost.all.enumerated() {
            card(post).named("card \(index + 1)").rounded(14)
          }
        }.named("cards")
      }.named("scroll")
    }.named("screen")
  }

  private static func bar() -> RowView {
    let bar = RowView(leadingMargin: 16, trailingMargin: 16, isAlignToBaseline: true) {
      UILabel("title", "Courtyard", size: 18, weight: .bold, lines: 1)
      SpacerView().named("spacer")
      UILabel("new", "New note", size: 15, color: Palette.accent, lines: 1)
    }.named("bar")
    bar.verticalAlignment = .center
    bar.height = FeedMetrics.bar
    return bar
  }

  /// The picture above or beside the column of everything else, which the actions end.
  static func card(_ post: FeedPost, wide: LayoutCondition = wide) -> RowView {
    let parts = FeedCardParts(post)
    parts.picture.height = FeedMetrics.picture
    parts.picture.responsiveWeight = Responsive(.nan).when(wide, 1)
    let details = ColumnView(spacing: FeedMetrics.gap) {
      header(parts)
      parts.text
      RowView(spacing: 0) {
        for action in parts.actions { action.weighted(1, height: FeedMetrics.action) }
      }.named("actions")
    }.named("details")
    details.responsiveWeight = Responsive(.nan).when(wide, 2)
    let card = RowView(
      margin: FeedMetrics.margin, spacing: FeedMetrics.gap, backgroundColor: Palette.card
    ) {
      parts.picture
      details
    }
    card.responsiveAxis = Responsive(.vertical).when(wide, .horizontal)
    // The picture's height is fixed; in a filled row the details would have to be as high.
    card.responsiveVerticalAlignment = Responsive(.fill).when(wide, .top)
    return card
  }

  private static func header(_ parts: FeedCardParts) -> RowView {
    parts.avatar.width = FeedMetrics.avatar
    parts.avatar.height = FeedMetrics.avatar
    let header = RowView(verticalAlignment: .center, spacing: FeedMetrics.gap) {
      parts.avatar
      ColumnView(spacing: FeedMetrics.line, weight: 1) {
        parts.name
        parts.time
      }.named("author")
    }.named("header")
    header.height = FeedMetrics.avatar
    return header
  }
}

extension UIView {
  /// The view itself with a share of its row and a height.
  fileprivate func weighted(_ weight: CGFloat, height: CGFloat) -> Self {
    self.weight = weight
    self.height = height
    return self
  }
}
