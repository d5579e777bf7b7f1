import Framewise

extension GalleryScreen {
  /// Text that flows, with an aside beside or below it.
  package static let article = GalleryScreen(
    name: "article",
    summary: "Measured text in a flow; the aside stands beside it on wide screens, else below.",
    shows: ["asideMethods", "flow"],
    make: { ArticleScreen.make() })
}

/// A bar above a scrolling article.
enum ArticleScreen {
  static var wide: LayoutCondition { .width(700...) }

  static func make() -> LayoutView {
    let screen = LayoutView.mirroring("screen", Palette.card)
    let scroll = ContentScrollView("scroll", content: article(), bottom: 28)
    let flat = LayoutCondition.height(..<500)
    func methods(
      _ frame: (_ size: FormulaSize, _ bar: CGFloat) -> FormulaRect
    ) -> [LayoutMethod] {
      func position(_ bar: CGFloat) -> LayoutPosition {
        .makeFormula(in: .safeArea) { frame($0, bar) }
      }
      return [
        LayoutMethod(condition: flat, position: position(36)),
        LayoutMethod(constantPosition: position(48)),
      ]
    }
    screen.addSubview(
      bar(),
      withAssociatedLayoutMethods: methods { FormulaRect(x: 0, y: 0, width: $0.width, height: $1) })
    screen.addSubview(
      scroll,
      withAssociatedLayoutMethods: methods {
        FormulaRect(x: 0, y: $1, width: $0.width, height: $0.height - $1)
      })
    return screen
  }

  static func article() -> LayoutView {
    let article = LayoutView.mirroring("article")
    // The aside takes a share of the width.
    article.snapsToPixelGrid = true
    let title = UILabel("title", ArticleText.title, size: 26, weight: .bold)
    let byline = UILabel("byline", ArticleText.byline, size: 13, color: Palette.muted)
    article.addSubview(title, withAssociatedLayoutMethods: flow(gap: 24))
    article.addSubview(byline, withAssociatedLayoutMethods: flow(gap: 6))
    for (index, text) in ArticleText.paragraphs.enumerated() {
      article.addSubview(
        UILabel("paragraph \(index + 1)", text, size: 16),
        withAssociatedLayoutMethods: flow(gap: index == 0 ? 18 : 12))
    }
    article.addSubview(aside(), withAssociatedLayoutMethods: asideMethods(below: byline))
    return article
  }

  /// Beside the text, from the first paragraph on; or behind all of it.
  private static func asideMethods(below byline: UIView) -> [LayoutMethod] {
    let beside = LayoutPosition.makeFormula(
      by: byline,
      fitting: { FormulaSize(width: asideWidth($1), height: .infinity) },
      frame: { size, byline, bounds in
        FormulaRect(
          x: bounds.width - margin(isWide: true) - asideWidth(bounds), y: byline.maxY + 18,
          width: asideWidth(bounds), height: size.height + 16)
      })
    return [
      LayoutMethod(condition: wide, position: beside),
      LayoutMethod(constantPosition: flow(gap: 20, padding: 16, isWide: false)),
    ]
  }

  private static func margin(isWide: Bool) -> CGFloat { isWide ? 40 : 20 }

  private static func asideWidth(_ bounds: FormulaSize) -> LayoutFormula {
    (bounds.width - 2 * margin(isWide: true)) * 0.32
  }

  private static func textWidth(_ bounds: FormulaSize, isWide: Bool) -> LayoutFormula {
    let room = bounds.width - 2 * margin(isWide: isWide)
    return isWide ? room - asideWidth(bounds) - 32 : room
  }

  private static func flow(gap: CGFloat) -> [LayoutMethod] {
    [
      LayoutMethod(condition: wide, position: flow(gap: gap, isWide: true)),
      LayoutMethod(constantPosition: flow(gap: gap, isWide: false)),
    ]
  }

  /// One below the other in the column of the text, each as high as its text is.
  private static func flow(
    gap: CGFloat, padding: CGFloat = 0, isWide: Bool
  ) -> LayoutPosition {
    let x = margin(isWide: isWide)
    return .makeFormula(
      fitting: { FormulaSize(width: textWidth($0, isWide: isWide), height: .infinity) },
      initialFrame: { size, bounds in
        FormulaRect(
          x: x, y: gap, width: textWidth(bounds, isWide: isWide), height: size.height + padding)
      },
      restFrame: { size, previous, bounds in
        FormulaRect(
          x: x, y: previous.maxY + gap, width: textWidth(bounds, isWide: isWide),
          height: size.height + padding)
      })
  }

  private static func aside() -> LayoutView {
    let aside = LayoutView.mirroring("aside", Palette.pale).rounded(12)
    let title = UILabel(
      "aside title", ArticleText.asideTitle, size: 15, weight: .bold, color: Palette.accent)
    let facts = ArticleText.facts.enumerated().map { UILabel("fact \($0 + 1)", $1, size: 13) }
    let position = LayoutPosition.makeFormula(
      fitting: { FormulaSize(width: $0.width - 32, height: .infinity) },
      initialFrame: { FormulaRect(x: 16, y: 16, width: $1.width - 32, height: $0.height) },
      restFrame: { FormulaRect(x: 16, y: $1.maxY + 8, width: $2.width - 32, height: $0.height) })
    for label in [title] + facts {
      aside.addSubview(label, withAssociatedConstantPosition: position)
    }
    return aside
  }

  private static func bar() -> LayoutView {
    let bar = LayoutView.mirroring("bar", Palette.ground)
    let back = UILabel("back", "Journal", size: 16, color: Palette.accent, lines: 1)
    let share = UILabel("share", "Share", size: 16, color: Palette.accent, lines: 1)
    // In line with the text below.
    func methods(
      _ x:
        @escaping (_ size: FormulaSize, _ bounds: FormulaSize, _ margin: CGFloat)
        -> LayoutFormula
    ) -> [LayoutMethod] {
      func position(isWide: Bool) -> LayoutPosition {
        .makeFormula(fitting: .zero) { size, bounds in
          FormulaRect(
            origin: FormulaPoint(
              x: x(size, bounds, margin(isWide: isWide)), y: (bounds.height - size.height) / 2),
            size: size)
        }
      }
      return [
        LayoutMethod(condition: wide, position: position(isWide: true)),
        LayoutMethod(constantPosition: position(isWide: false)),
      ]
    }
    bar.addSubview(
      back, withAssociatedLayoutMethods: methods { _, _, margin in LayoutFormula(margin) })
    bar.addSubview(
      share, withAssociatedLayoutMethods: methods { $1.width - $2 - $0.width })
    return bar
  }
}

/// What the article says.
private enum ArticleText {
  static let title = "The tide clock of the old harbour"
  static let byline = "From the journal of a small museum"
  static let paragraphs = [
    """
    Above the door of the harbour office hangs a clock with a single hand. It does not tell the \
    hour. It goes round in twelve hours and twenty-five minutes, and people here set out by it: \
    high water at the top, low water at the bottom, and all the patience in between.
    """,
    """
    The clockmaker who built it had never seen the sea. She worked from letters. A pilot wrote \
    down the water at the steps for one winter, twice a day, in pencil that the rain could not \
    wash out, and sent the pages inland in a biscuit tin.
    """,
    """
    She found that the moon is late by fifty minutes a day and cut a wheel with one tooth more \
    than anybody had asked for. The wheel is still there. When the clock was cleaned last spring, \
    nobody dared to replace it, because nobody could say which tooth was the extra one.
    """,
    """
    A storm can bring the water early, and a long calm keeps it away. The hand knows nothing of \
    either. Beneath the dial the pilot had a line engraved that visitors take for modesty and \
    sailors for advice: about now, look out of the window.
    """,
  ]
  static let asideTitle = "In short"
  static let facts = [
    "One turn of the hand takes 12 hours and 25 minutes.",
    "The dial measures 90 centimetres; the hand alone weighs as much as a cat.",
    "Wound on Mondays, by whoever comes first.",
  ]
}
