import Framewise

extension GalleryScreen {
  /// Title, table and tab bar, which many first samples show.
  package static let readme = GalleryScreen(
    name: "readme",
    summary: "Title, list and tabs that scroll, within the safe area and right in the mirror.",
    shows: ["tabs"],
    make: { ReadmeScreen.make() })

  /// The sample that NotAutoLayout's README opens with, to the number.
  package static let readmeSample = GalleryScreen(
    name: "readme-sample",
    summary: "Title, table and tab bar: closures that read the frames placed before them.",
    make: { ReadmeSample.make() })
}

/// Title and tabs of fixed heights, and what is between them for the list.
enum ReadmeScreen {
  static func make() -> LayoutView {
    let screen = LayoutView.mirroring("screen", Palette.card)
    let title = UILabel("title", "Framewise", size: 20, weight: .bold, lines: 1)
    title.textAlignment = .center
    screen.addSubview(
      title,
      withAssociatedConstantPosition: .makeFormula(in: .safeArea) {
        FormulaRect(x: 0, y: 0, width: $0.width, height: 48)
      })
    screen.addSubview(
      ContentScrollView("list", content: rows()).named("list", Palette.ground),
      withAssociatedConstantPosition: .makeInsets(
        insets: UIEdgeInsets(top: 48, left: 0, bottom: 64, right: 0), in: .safeArea))
    screen.addSubview(
      tabs(),
      withAssociatedConstantPosition: .makeFormula(in: .safeArea) {
        FormulaRect(x: 0, y: $0.height - 64, width: $0.width, height: 64)
      })
    return screen
  }

  /// One behind the other in reading direction, as far as they go.
  static func tabs() -> LayoutScrollView {
    let tabs = LayoutScrollView().named("tabs")
    tabs.mirrorsForRightToLeft = true
    for number in 1...10 {
      let tab = UILabel(
        "tab \(number)", "\(number)", size: 17, weight: .semibold,
        color: number == 1 ? .white : Palette.accent, lines: 1)
      tab.textAlignment = .center
      tabs.addSubview(
        tab.named("tab \(number)", number == 1 ? Palette.fill : Palette.pale).rounded(14),
        withAssociatedConstantPosition: .makeAbsolute(
          initialFrame: CGRect(x: 8, y: 8, width: 48, height: 48), margin: 8,
          direction: .horizontal))
    }
    return tabs
  }

  private static func rows() -> LayoutView {
    let rows = LayoutView.mirroring("rows")
    let names = [
      "Frames by conditions", "Rows and columns", "Statements", "Blocks", "Matrices", "Snapshots",
      "Maps of every size", "Issues as values", "Right to left", "Safe areas",
    ]
    for name in names {
      let row = LayoutView.mirroring("row", Palette.card).rounded(12)
      row.addSubview(
        UILabel("name", name, size: 16, lines: 1),
        withAssociatedConstantPosition: .makeInsets(
          insets: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)))
      rows.addSubview(
        row,
        withAssociatedConstantPosition: .makeFormula(
          initialFrame: { FormulaRect(x: 16, y: 16, width: $0.width - 32, height: 52) },
          restFrame: {
            FormulaRect(x: 16, y: $0.maxY + 8, width: $1.width - 32, height: 52)
          }))
    }
    return rows
  }
}
