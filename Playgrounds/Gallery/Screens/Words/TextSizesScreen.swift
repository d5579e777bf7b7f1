import Framewise

extension GalleryScreen {
  /// The same card at the text sizes that people set on their phones.
  package static let textSizes = GalleryScreen(
    name: "text-sizes",
    summary:
      "One card at three text sizes: where text is large, what stood beside it moves below it.",
    shows: ["place"],
    make: { TextSizesScreen.make() })
}

/// Cards below each other, each as high as its text.
enum TextSizesScreen {
  /// Text at its usual size, at the largest usual one, and at the third size for accessibility.
  static let sizes: [(name: String, scale: CGFloat)] = [
    ("usual", 1), ("large", 1.35), ("accessibility", 2.35),
  ]

  static func make() -> LayoutView {
    let screen = LayoutView.mirroring("screen", Palette.ground)
    screen.addSubview(
      ContentScrollView("scroll", content: content()),
      withAssociatedConstantPosition: .makeInsets(insets: .zero, in: .safeArea))
    return screen
  }

  private static func content() -> LayoutView {
    let content = LayoutView.mirroring("content")
    var above: UIView?
    for size in sizes {
      let caption = UILabel(
        "caption \(size.name)", "Text size: \(size.name)", size: 13, color: Palette.muted, lines: 1)
      let card = TextSizeCard(scale: size.scale)
        .named("card \(size.name)", Palette.card).rounded(16)
      // A fact of the app's own, which conditions ask for by name.
      card.inputTraits = ["text": size.scale > 2 ? "huge" : "usual"]
      if let above {
        content.addSubview(
          caption, withAssociatedConstantPosition: .below(above, 20, align: .fill, height: 18))
      } else {
        content.addSubview(
          caption,
          withAssociatedConstantPosition: .makeFormula {
            FormulaRect(x: 16, y: 16, width: $0.width - 32, height: 18)
          })
      }
      content.addSubview(
        card, withAssociatedConstantPosition: .below(caption, 6, align: .fill))
      above = card
    }
    return content
  }
}

/// A reminder with a switch: beside the text, or below it where the text is large.
final class TextSizeCard: ConstraintView {
  private let bell = UILabel("bell", "!", size: 20, weight: .bold, color: .white, lines: 1)
  private let title: UILabel
  private let text: UILabel
  private let toggle = UISwitch().named("switch")

  init(scale: CGFloat) {
    title = UILabel("title", "Take the bread out", size: 17 * scale, weight: .semibold)
    text = UILabel(
      "text", "Every day at a quarter past six", size: 15 * scale, color: Palette.muted)
    super.init(frame: .zero)
    bell.textAlignment = .center
    toggle.isOn = true
    toggle.setContentHuggingPriority(.required, for: .horizontal)
    toggle.setContentCompressionResistancePriority(.required, for: .horizontal)
    for view in [bell.named("bell", Palette.fill).rounded(12), title, text, toggle] {
      addForAutoLayout(view)
    }
    place(isHuge: .trait("text", is: "huge"))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The switch behind the text, or below it; the card as high as what is in it.
  private func place(isHuge: LayoutCondition) {
    bell >> (44, 44)
    bell >> top.offset(16)
    bell >> leading.offset(16)
    title >> top.offset(16)
    title.leading >> bell.trailing.offset(12)
    text.top >> title.bottom.offset(4)
    text.trailing >> title.trailing
    bottom >> bell.bottom.min.offset(16)
    LayoutStatement.activate(while: !isHuge) {
      text.leading >> title.leading
      toggle.leading >> title.trailing.offset(12)
      toggle >> trailing.offset(-16)
      toggle >> centerY
      bottom >> text.bottom.min.offset(16)
    }
    LayoutStatement.activate(while: isHuge) {
      text >> leading.offset(16)
      title >> trailing.offset(-16)
      toggle.top >> text.bottom.offset(12)
      toggle >> leading.offset(16)
      bottom >> toggle.bottom.min.offset(16)
    }
  }
}
