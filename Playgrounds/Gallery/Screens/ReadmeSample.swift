import Framewise

/// Title and tab bar of fixed heights, and what is between them for the table.
enum ReadmeSample {
  static func make() -> LayoutView {
    let screen = LayoutView.mirroring("screen", Palette.ground)
    let titleView = titleView()
    let contentView = UITableView().named("content", Palette.card)
    let tabView = tabView()

    screen.addSubview(
      titleView,
      withAssociatedConstantPosition: .makeCustom(
        x: { _ in 0 }, y: { _ in 0 }, width: { $0.width }, height: { _ in 60 }),
      andZIndex: 1)
    screen.addSubview(
      contentView,
      withAssociatedConstantPosition: .makeCustom { bounds in
        let top = titleView.frame.maxY
        return CGRect(x: 0, y: top, width: bounds.width, height: tabView.frame.minY - top)
      })
    screen.addSubview(
      tabView,
      withAssociatedConstantPosition: .makeCustom { bounds in
        CGRect(x: 0, y: bounds.height - 64, width: bounds.width, height: 64)
      },
      andZIndex: 1)
    // The table's closure reads both bars, so it comes last.
    screen.orderInfo[contentView.hash] = 1
    screen.reloadSubviews()
    return screen
  }

  private static func titleView() -> LayoutView {
    let titleView = LayoutView.mirroring("title", Palette.fill)
    let label = UILabel("title label", "Framewise", size: 20, weight: .bold, color: .white)
    label.textAlignment = .center
    titleView.addSubview(
      label,
      withAssociatedConstantPosition: .makeOffset(
        value: .zero, from: .middleCenter, size: CGSize(width: 200, height: 40)))
    return titleView
  }

  private static func tabView() -> TabBar {
    let tabView = TabBar().named("tab bar", Palette.pale)
    for number in 1...10 {
      let item = UILabel(
        "tab \(number)", "\(number)", size: 17, weight: .semibold, color: Palette.accent)
      item.textAlignment = .center
      item.backgroundColor = Palette.card
      tabView.addSubview(
        item,
        withAssociatedConstantPosition: .makeAbsolute(
          initialFrame: CGRect(x: 8, y: 8, width: 48, height: 48), margin: 8,
          direction: .horizontal))
    }
    return tabView
  }
}

/// A scroll view that lays out its items and knows from them how far it scrolls.
final class TabBar: UIScrollView, LayoutControllable {
  var layoutInfo: [LayoutControllable.Hash: [LayoutMethod]] = [:]
  var zIndexInfo: [LayoutControllable.Hash: Int] = [:]

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutControl()
    let items = getLayoutRequiredSubviewsTotalFrame()
    contentSize = CGSize(width: items.maxX + 8, height: items.maxY + 8)
  }
}
