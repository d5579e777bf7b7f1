import Framewise

/// The colors of the screens.
enum Palette {
  static let ink = UIColor(red: 0.09, green: 0.11, blue: 0.16, alpha: 1)
  static let muted = UIColor(red: 0.40, green: 0.44, blue: 0.52, alpha: 1)
  static let ground = UIColor(red: 0.95, green: 0.96, blue: 0.98, alpha: 1)
  static let card = UIColor.white
  static let accent = UIColor(red: 0.15, green: 0.39, blue: 0.92, alpha: 1)
  static let pale = UIColor(red: 0.86, green: 0.91, blue: 0.99, alpha: 1)
  static let green = UIColor(red: 0.08, green: 0.50, blue: 0.27, alpha: 1)
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
