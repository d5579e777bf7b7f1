import Framewise

/// The colors of the screens, light and dark.
enum Palette {
  static let ink = color(0.09, 0.11, 0.16, dark: 0.93, 0.94, 0.97)
  static let muted = color(0.36, 0.40, 0.48, dark: 0.67, 0.70, 0.77)
  static let ground = color(0.95, 0.96, 0.98, dark: 0.03, 0.04, 0.06)
  static let card = color(1, 1, 1, dark: 0.09, 0.10, 0.13)
  static let pale = color(0.86, 0.91, 0.99, dark: 0.14, 0.21, 0.38)

  /// For texts and small shapes.
  static let accent = color(0.13, 0.35, 0.84, dark: 0.58, 0.73, 1)
  static let green = color(0.08, 0.50, 0.27, dark: 0.36, 0.82, 0.56)

  /// Behind white text, the same in both styles.
  static let fill = UIColor(red: 0.15, green: 0.39, blue: 0.92, alpha: 1)

  /// Around a film.
  static let night = color(0.09, 0.11, 0.16, dark: 0.01, 0.01, 0.02)

  private static func color(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat,
    dark darkRed: CGFloat, _ darkGreen: CGFloat, _ darkBlue: CGFloat
  ) -> UIColor {
    let light = UIColor(red: red, green: green, blue: blue, alpha: 1)
    let dark = UIColor(red: darkRed, green: darkGreen, blue: darkBlue, alpha: 1)
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}

extension UIView {
  /// The view itself, under a name and with a color.
  func named(_ name: String, _ color: UIColor? = nil) -> Self {
    accessibilityIdentifier = name
    if let color { backgroundColor = color }
    return self
  }
}

extension UIView {
  /// The view itself with round corners, that cut off what is in it where it clips.
  func rounded(_ radius: CGFloat) -> Self {
    layer.cornerRadius = radius
    return self
  }
}

extension UILabel {
  /// A label with as many lines as it takes.
  convenience init(
    _ name: String, _ text: String, size: CGFloat, weight: UIFont.Weight = .regular,
    color: UIColor = Palette.ink, lines: Int = 0
  ) {
    self.init(frame: .zero)
    accessibilityIdentifier = name
    self.text = text
    font = .systemFont(ofSize: size, weight: weight)
    textColor = color
    numberOfLines = lines
  }
}

extension LayoutView {
  /// A view whose frames are mirrored where people read from right to left.
  static func mirroring(_ name: String, _ color: UIColor? = nil) -> LayoutView {
    let view = LayoutView().named(name, color)
    view.mirrorsForRightToLeft = true
    return view
  }
}

/// A scroll view as wide as its one content view, whose layout says how high it is.
final class ContentScrollView: LayoutScrollView {
  /// - Parameter bottom: The room below the content, in points.
  init(_ name: String, content: LayoutView, bottom: CGFloat = 16) {
    super.init(frame: .zero)
    accessibilityIdentifier = name
    addSubview(
      content,
      constantPosition: .makeFormula(
        fitting: { FormulaSize(width: $0.width, height: .infinity) },
        frame: { fitted, bounds in
          FormulaRect(x: 0, y: 0, width: bounds.width, height: fitted.height + bottom)
        }))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }
}
