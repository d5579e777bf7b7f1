import Framewise

extension GalleryScreen {
  /// A film with its controls.
  package static let media = GalleryScreen(
    name: "media",
    summary:
      "A film of 16 to 9 as large as there is room, by priorities; its controls take the rest.",
    shows: ["placeFilm"],
    make: { MediaScreen() })
}

/// A film above its controls, or beside them where the screen is low.
final class MediaScreen: ConstraintView {
  let film = ConstraintView().named("film", Palette.night)
  let panel = ConstraintView().named("panel", Palette.card)
  private let ratio: CGFloat = 16.0 / 9.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Palette.card
    addForAutoLayout(film)
    addForAutoLayout(panel)
    placeFilm()
    fillFilm()
    fillPanel()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func placeFilm() {
    // Narrower than 588 points there is no room for the buttons beside the film.
    let isLow = LayoutCondition.height(..<500) && .width(588...)
    film.width >> film.height.at(ratio)
    panel >> safeArea.bottom
    panel >> safeArea.trailing
    // As wide as can be, without ever taking more than its share.
    LayoutStatement.activate(while: !isLow) {
      film.height >> safeArea.height.at(0.6).max
      film.width >> safeArea.width.max
      wish(film.width >> safeArea.width, 800)
      film >> safeArea.top
      film >> safeArea.centerX
      panel >> safeArea.leading
      panel.top >> film.bottom
    }
    LayoutStatement.activate(while: isLow) {
      film.width >> safeArea.width.at(0.6).max
      wish(film.width >> safeArea.width.at(0.6), 800)
      film.height >> safeArea.height.max
      film >> safeArea.centerY
      film >> safeArea.leading
      panel >> safeArea.top
      panel.leading >> film.trailing
    }
  }

  /// A badge in the corner, and a play button in the middle as large as a fifth of the film.
  private func fillFilm() {
    let play = film.addForAutoLayout(Self.button("play", "►"))
    play.backgroundColor = UIColor(white: 1, alpha: 0.16)
    play.textColor = .white
    play >> film.center
    play.height >> film.height.at(0.2)
    play.width >> play.height
    let badge = film.addForAutoLayout(
      UILabel("badge", "LIVE", size: 11, weight: .bold, color: .white, lines: 1)
        .named("badge", UIColor(red: 0.08, green: 0.50, blue: 0.27, alpha: 1)).rounded(5))
    badge.textAlignment = .center
    badge >> film.top.offset(12)
    badge >> film.trailing.offset(-12)
    badge >> (44, 20)
  }

  private func fillPanel() {
    let title = UILabel(
      "title", "The long way around the mountain", size: 22, weight: .bold)
    let maker = UILabel("maker", "A film about walking", size: 15, color: Palette.muted, lines: 1)
    let line = ConstraintView().named("line", Palette.pale)
    let done = UIView().named("done", Palette.accent)
    for view in [title, maker, line] {
      panel.addForAutoLayout(view)
      view >> panel.leading.offset(20)
      view >> panel.trailing.offset(-20)
    }
    title >> panel.top.offset(16)
    maker.top >> title.bottom.offset(4)
    line.top >> maker.bottom.min.offset(12)
    line.height >> 4
    line.addForAutoLayout(done) >> line.allButTrailing
    done.width >> line.width.at(0.35)
    placeButtons(below: line)
  }

  /// A sign in the middle of a field with round corners.
  private static func button(_ name: String, _ sign: String) -> UILabel {
    let button = UILabel(name, sign, size: 18, weight: .bold, color: Palette.accent, lines: 1)
      .named(name, Palette.pale).rounded(16)
    button.textAlignment = .center
    return button
  }

  /// Three buttons of one size, larger where there is room, with equal gaps.
  private func placeButtons(below line: UIView) {
    let signs = [("back", "◄"), ("pause", "II"), ("forward", "►")]
    let buttons = signs.map { panel.addForAutoLayout(Self.button($0, $1)) }
    let (back, pause, forward) = (buttons[0], buttons[1], buttons[2])
    pause.backgroundColor = Palette.fill
    pause.textColor = .white
    pause >> panel.centerX
    pause.top >> line.bottom.offset(20)
    pause >> panel.bottom.max.offset(-16)
    wish(pause.height >> 72, 300)
    pause.height >> .min(56)
    for button in buttons {
      button.width >> button.height
      button >> pause.centerY
    }
    back.height >> pause.height.at(0.8)
    forward.height >> back.height
    back.trailing >> pause.leading.offset(-24)
    forward.leading >> pause.trailing.offset(24)
  }

  @discardableResult
  private func wish(_ statement: LayoutStatement?, _ priority: Float) -> LayoutStatement? {
    statement?.priority = priority
    return statement
  }
}
