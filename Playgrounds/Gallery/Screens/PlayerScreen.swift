import Framewise

extension GalleryScreen {
  /// Controls anchored to the edges and the middle of a film.
  package static let player = GalleryScreen(
    name: "player",
    summary: "A film with controls that hold on to its edges, corners and middle.",
    shows: ["header", "transport"],
    make: { PlayerScreen.make() })
}

/// Layers that hold on to edges; those along the time do not mirror.
enum PlayerScreen {
  private static let glass = UIColor(white: 0, alpha: 0.45)
  private static let light = UIColor(white: 0.94, alpha: 1)

  static func make() -> AnchorView {
    let film = UIImageView(
      image: UIImage(size: CGSize(width: 1600, height: 900)), contentMode: .scaleAspectFill,
      anchor: .all
    ).named("film", UIColor(red: 0.16, green: 0.23, blue: 0.27, alpha: 1))
    return AnchorView(backgroundColor: .black) {
      film
      header()
      transport()
      footer()
    }.named("screen")
  }

  private static func header() -> RowView {
    RowView(
      margin: 12, isAlignToBaseline: true, backgroundColor: glass,
      anchor: [.top, .leading, .trailing]
    ) {
      text("back", "Close", 15)
      text("title", "How a lock keeps the river out", 15, weight: 1, .center)
      text("quality", "1080p", 12)
    }.named("header")
  }

  /// In the middle, as nothing holds it anywhere else.
  private static func transport() -> RowView {
    let play = text("play", "Pause", 15, .center).named("play", glass).rounded(36)
    play.width = 72
    play.height = 72
    let transport = RowView(verticalAlignment: .center, spacing: 20) {
      text("back 10", "−10 s", 15)
      play
      text("on 10", "+10 s", 15)
    }.named("transport")
    // Time runs from left to right everywhere.
    transport.semanticContentAttribute = .playback
    return transport
  }

  private static func footer() -> ColumnView {
    let played = UIView().named("played", Palette.accent).rounded(2)
    let rest = UIView().named("rest", UIColor(white: 0.6, alpha: 1)).rounded(2)
    played.weight = 27
    rest.weight = 73
    let line = RowView(spacing: 0) {
      played
      rest
    }.named("line")
    line.height = 4
    line.semanticContentAttribute = .playback
    let times = RowView(isAlignToBaseline: true) {
      text("elapsed", "3:14", 12)
      SpacerView().named("spacer")
      text("remaining", "−8:27", 12)
    }.named("times")
    times.semanticContentAttribute = .playback
    return ColumnView(
      margin: 12, spacing: 8, backgroundColor: glass, anchor: [.bottom, .leading, .trailing]
    ) {
      text(
        "caption", "The gates close by the weight of the water they hold.", 14, lines: 0, .center)
      line
      times
    }.named("footer")
  }

  private static func text(
    _ name: String, _ text: String, _ size: CGFloat, weight: CGFloat = .nan, lines: Int = 1,
    _ alignment: NSTextAlignment = .natural
  ) -> UILabel {
    let label = UILabel(name, text, size: size, color: light, lines: lines)
    label.textAlignment = alignment
    label.weight = weight
    return label
  }
}
