import Framewise

extension GalleryScreen {
  /// A page of a shop that is one column on phones and two on tablets.
  package static let product = GalleryScreen(
    name: "product",
    summary:
      "One column on phones, two from 700 points; the price moves from the bottom to the top.",
    shows: ["page"],
    make: { ProductScreen.make() })
}

/// A bar, a page that scrolls, and what it costs.
enum ProductScreen {
  static var wide: LayoutCondition { .width(700...) }

  /// The photo, what there is to know below or beside it, and what goes with it.
  static func page() -> LayoutView {
    let page = LayoutView.mirroring("page")
    let (photo, facts) = (ProductParts.photo(), ProductParts.facts())
    page.addSubview(
      photo,
      layoutMethods: [
        LayoutMethod(condition: wide, position: .makeFormula { square($0, share: 0.5) }),
        LayoutMethod(constantPosition: .makeFormula { square($0, share: 1) }),
      ])
    page.addSubview(
      facts,
      layoutMethods: [
        LayoutMethod(
          condition: wide,
          position: .after(photo, 20, align: .start, width: .remaining(inset: 20))),
        LayoutMethod(constantPosition: .below(photo, 20, align: .fill)),
      ])
    page.addSubview(
      ProductParts.more(),
      layoutMethods: [
        LayoutMethod(condition: wide, position: .below(photo, 24, align: .fill)),
        LayoutMethod(constantPosition: .below(facts, 24, align: .fill)),
      ])
    return page
  }

  /// A share of the width, less the margins, and three quarters as high.
  private static func square(_ bounds: FormulaSize, share: CGFloat) -> FormulaRect {
    let width = (bounds.width - 20) * share - 20
    return FormulaRect(x: 20, y: 4, width: width, height: width * 0.75)
  }

  static func make() -> LayoutView {
    let screen = LayoutView.mirroring("screen", Palette.card)
    add(
      ProductParts.bar(), to: screen,
      wide: { FormulaRect(x: 0, y: 0, width: $0.width - 340, height: 64) },
      narrow: { FormulaRect(x: 0, y: 0, width: $0.width, height: 52) })
    add(
      ContentScrollView("scroll", content: page(), bottom: 24), to: screen,
      wide: { FormulaRect(x: 0, y: 64, width: $0.width, height: $0.height - 64) },
      narrow: { FormulaRect(x: 0, y: 52, width: $0.width, height: $0.height - 52 - 72) })
    add(
      ProductParts.buy(), to: screen,
      wide: { FormulaRect(x: $0.width - 340, y: 0, width: 340, height: 64) },
      narrow: { FormulaRect(x: 0, y: $0.height - 72, width: $0.width, height: 72) })
    return screen
  }

  private static func add(
    _ view: UIView, to screen: LayoutView, wide frame: (FormulaSize) -> FormulaRect,
    narrow other: (FormulaSize) -> FormulaRect
  ) {
    screen.addSubview(
      view,
      layoutMethods: [
        LayoutMethod(condition: wide, position: .makeFormula(in: .safeArea, frame: frame)),
        LayoutMethod(constantPosition: .makeFormula(in: .safeArea, frame: other)),
      ])
  }
}
