import Framewise

extension ComparisonRow {
  /// A container at x of a formula, with "it" at the near corner of its safe area, or at the far
  /// one.
  private static func inset(
    isFar: Bool, _ frame: @escaping (FormulaSize) -> FormulaRect
  ) -> UIView {
    let (view, inner) = (LayoutView(), LayoutView())
    inner.addSubview(
      named("it"),
      withAssociatedConstantPosition: .makeFormula(in: .safeArea) {
        isFar
          ? FormulaRect(x: $0.width - 10, y: $0.height - 10, width: 10, height: 10)
          : FormulaRect(x: 0, y: 0, width: 10, height: 10)
      })
    view.addSubview(inner, withAssociatedConstantPosition: .makeFormula(frame: frame))
    return view
  }

  /// A button as large as the container, with an image of 40 points.
  private static func button() -> UIView {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(size: CGSize(width: 40, height: 40)), for: .normal)
    button.imageView?.accessibilityIdentifier = "it"
    let view = LayoutView()
    view.addSubview(
      button,
      withAssociatedConstantPosition: .makeFormula {
        FormulaRect(x: 0, y: 0, width: $0.width, height: $0.height)
      })
    return view
  }

  /// An element as large as it likes to be in the width of the container.
  static func fitted(_ it: UIView) -> UIView {
    it.accessibilityIdentifier = "it"
    let view = LayoutView()
    view.addSubview(
      it,
      withAssociatedConstantPosition: .makeFormula(
        fitting: { FormulaSize(width: $0.width, height: $0.height) },
        frame: { fitted, _ in
          FormulaRect(x: 0, y: 0, width: fitted.width, height: fitted.height)
        }))
    return view
  }

  /// What views compare: safe areas, texts and controls.
  static let views = [
    ComparisonRow(
      "a safe area that reaches in from the left", at: 40,
      [30: [5, 7, 10, 10], 40: [0, 7, 10, 10], 50: [0, 7, 10, 10]],
      safeArea: UIEdgeInsets(top: 7, left: 20, bottom: 0, right: 0)
    ) {
      inset(isFar: false) { FormulaRect(x: $0.width / 2, y: 0, width: 100, height: 100) }
    },
    ComparisonRow(
      "a safe area that reaches in from the top", at: 40,
      [30: [0, 5, 10, 10], 40: [0, 0, 10, 10], 50: [0, 0, 10, 10]], isTurned: true,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    ) {
      inset(isFar: false) { FormulaRect(x: 0, y: $0.height / 2, width: 100, height: 100) }
    },
    ComparisonRow(
      "a safe area that reaches in from the right", at: 120,
      [110: [80, 90, 10, 10], 120: [90, 90, 10, 10], 130: [90, 90, 10, 10]],
      safeArea: UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 20)
    ) {
      inset(isFar: true) { _ in FormulaRect(x: 0, y: 0, width: 100, height: 100) }
    },
    ComparisonRow(
      "a safe area that reaches in from the bottom", at: 120,
      [110: [90, 80, 10, 10], 120: [90, 90, 10, 10], 130: [90, 90, 10, 10]], isTurned: true,
      safeArea: UIEdgeInsets(top: 7, left: 0, bottom: 20, right: 0)
    ) {
      inset(isFar: true) { _ in FormulaRect(x: 0, y: 0, width: 100, height: 100) }
    },
    ComparisonRow(
      "an image that is wider than its button", at: 40,
      [30: [0, 130, 30, 40], 40: [0, 130, 40, 40], 50: [5, 130, 40, 40]]
    ) { button() },
    ComparisonRow(
      "an image that is higher than its button", at: 40,
      [30: [130, 0, 40, 30], 40: [130, 0, 40, 40], 50: [130, 5, 40, 40]], isTurned: true
    ) { button() },
    // An "a" is 1139 of 2048 parts of the font's size wide, and a space 569: two words are 96.81
    // points wide, and a line is 2288 parts high. Sizes are rounded up. A text fits that is too
    // wide by a thousandth of a part.
    ComparisonRow(
      "a text that breaks", at: 96.80999,
      [90: [0, 0, 46, 46], 96.8: [0, 0, 46, 46], 98: [0, 0, 97, 23]], reach: 10
    ) {
      let label = UILabel()
      label.text = "aaaa aaaa"
      label.font = .systemFont(ofSize: 20.48)
      label.numberOfLines = 0
      return fitted(label)
    },
  ]
}
