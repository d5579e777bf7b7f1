import Framewise

extension GalleryScreen {
  /// A form that keeps clear of a keyboard.
  package static let login = GalleryScreen(
    name: "login",
    summary: "Inequalities keep a form between the safe area and a keyboard of any height.",
    shows: ["placeAbove", "placeBeside"],
    make: { login(low: LoginScreen.isLow) })

  /// The screen with the logo beside the card while a condition holds.
  static func login(low: LayoutCondition) -> UIView {
    let screen = LoginScreen(low: low)
    // What a phone would tell: a keyboard is high in portrait and low in landscape.
    LayoutStatement.activate([screen.keyboardHeight(258)], while: .portrait)
    LayoutStatement.activate([screen.keyboardHeight(162)], while: .landscape)
    return screen
  }
}

/// A logo and a card with two fields, as large as they like as long as there is room.
final class LoginScreen: ConstraintView {
  let logo = UIView().named("logo", Palette.fill).rounded(20)
  let title = UILabel("title", "Welcome back", size: 22, weight: .bold, lines: 1)
  let card = ConstraintView().named("card", Palette.card).rounded(16)
  let keyboard = UIView().named("keyboard", .systemGray4)

  /// Narrower than 536 points there is no room for the logo beside the card.
  static let isLow = LayoutCondition.height(..<500) && .width(536...)

  /// A keyboard in portrait leaves no room for more than the card.
  static let isFull = LayoutCondition.height(..<600) && (.width(..<536) || .portrait)

  init(frame: CGRect = .zero, low: LayoutCondition = LoginScreen.isLow) {
    super.init(frame: frame)
    backgroundColor = Palette.ground
    for view in [logo, title, card, keyboard] { addForAutoLayout(view) }
    keyboard >> allButTop
    placeCard()
    placeHead(low)
    fillCard()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The keyboard's height; its statement says when it counts.
  func keyboardHeight(_ height: CGFloat) -> LayoutStatement {
    (keyboard.height >> height).identified("keyboard")
  }

  private func placeCard() {
    card.width >> .max(400)
    (card.width >> safeArea.width.offset(-32))?.priority = 900
    card >> safeArea.leading.min.offset(16)
    card >> safeArea.trailing.max.offset(-16)
    card.bottom >> keyboard.top.max.offset(-12)
  }

  /// Above the card in portrait, beside it where there is no height for both, gone where there is
  /// no width either.
  private func placeHead(_ isLow: LayoutCondition) {
    let isFull = !isLow && Self.isFull
    logo.width >> logo.height
    logo.height >> .max(96)
    (logo.height >> 96).priority = 300
    logo >> safeArea.top.min.offset(12)
    title.leading >> safeArea.leading.min.offset(16)
    placeAbove(while: !isLow)
    placeBeside(while: isLow)
    LayoutStatement.activate(while: !isLow && !isFull) { card.top >> title.bottom.offset(16) }
    LayoutStatement.activate(while: isFull) {
      card >> safeArea.top.min.offset(12)
      logo.height >> 0
      title >> (0, 0)
    }
  }

  /// Logo and title above the card, all in the middle of what the keyboard leaves.
  private func placeAbove(while condition: LayoutCondition) {
    LayoutStatement.activate(while: condition) {
      card >> safeArea.centerX
      logo >> centerX
      title >> centerX
      title.top >> logo.bottom.offset(8)
      centered(card.centerY >> centerY.offset(-40))
    }
  }

  /// Logo and title beside the card, at its foot.
  private func placeBeside(while condition: LayoutCondition) {
    LayoutStatement.activate(while: condition) {
      card >> safeArea.trailing.offset(-16)
      card >> safeArea.top.min.offset(12)
      centered(card.centerY >> centerY.at(0.6))
      title >> safeArea.leading.offset(24)
      title.bottom >> card.bottom.offset(-16)
      logo.leading >> title.leading
      title.top >> logo.bottom.offset(8)
      title.trailing >> card.leading.max.offset(-16)
    }
  }

  /// As far as it goes.
  private func centered(_ statement: LayoutStatement?) -> LayoutStatement? {
    statement?.priority = 500
    return statement
  }

  private func fillCard() {
    let name = field("name", "Name"), password = field("password", "Password")
    let button = UILabel(
      "button", "Sign in", size: 17, weight: .semibold, color: .white, lines: 1)
    button.backgroundColor = Palette.fill
    button.textAlignment = .center
    button.layer.cornerRadius = 12
    let forgot = UILabel(
      "forgot", "Forgot the password?", size: 13, color: Palette.accent, lines: 1)
    var above: UIView?
    for view in [name, password, button] {
      card.addForAutoLayout(view)
      view >> card.leading.offset(16)
      view >> card.trailing.offset(-16)
      view.height >> 44
      if let above {
        view.top >> above.bottom.offset(8)
      } else {
        view >> card.top.offset(16)
      }
      above = view
    }
    card.addForAutoLayout(forgot)
    forgot.top >> button.bottom.offset(8)
    forgot >> card.trailing.offset(-16)
    forgot >> card.bottom.offset(-10)
  }

  private func field(_ name: String, _ prompt: String) -> ConstraintView {
    let field = ConstraintView().named(name, Palette.ground).rounded(10)
    let label = UILabel("\(name) prompt", prompt, size: 16, color: Palette.muted, lines: 1)
    field.addForAutoLayout(label) >> field.centerY
    label >> field.leading.offset(12)
    return field
  }
}
