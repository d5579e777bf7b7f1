// What an app writes: a controller of its own, and closures that read other views.
import Framewise
import UIKit

final class TabBar: UIScrollView, LayoutControllable {
  var layoutInfo: [LayoutControllable.Hash: [LayoutMethod]] = [:]
  var zIndexInfo: [LayoutControllable.Hash: Int] = [:]

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutControl()
    let items = getLayoutRequiredSubviewsTotalFrame()
    contentSize = CGSize(width: items.maxX, height: items.maxY)
  }
}

final class Screen: LayoutView {
  let title = UILabel()
  let list = UITableView()
  let tabs = TabBar()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(
      title,
      withAssociatedConstantPosition: .makeCustom { CGRect(x: 0, y: 0, width: $0.width, height: 60) }
    )
    addSubview(
      list,
      withAssociatedConstantPosition: .makeCustom { [title] size in
        CGRect(x: 0, y: title.frame.maxY, width: size.width, height: size.height - 124)
      })
    setLayout(of: tabs, at: .makeInsets(insets: .zero, in: .safeArea), while: .width(600...))
    setLayout(of: tabs, at: .makeInsets(insets: .zero)) { $0.width < 600 }
    orderInfo[tabs.hash] = 3
    addSubview(tabs)
    reloadSubviews()
    mirrorsForRightToLeft = true
    responsiveOptimization = Responsive(.none).when(.width(900...), .matrix(colsPerRow: 4))
  }

  required init?(coder: NSCoder) {
    nil
  }
}

final class Card: SchemeView {
  let logo = UIImageView()
  let title = UILabel()
  let badge = UILabel()
  let buttons: StackLayoutGuide<UIView>
  let late = ViewPlaceholder<UILabel>(load: { UILabel() })

  override init(frame: CGRect) {
    buttons = StackLayoutGuide(items: [.uiView(UIButton()), .uiView(UIButton())])
    super.init(frame: frame)
    for view in [logo, title, badge] { addSubview(view) }
    buttons.scheme.spacing = .equal(8)
    buttons.add(to: self)
    late.add(to: self)
    let top = LayoutScheme(blocks: [
      logo.layoutBlock(with: Layout(x: .leading(8), y: 8, width: .fixed(40), height: .fixed(40))),
      title.layoutBlock(
        with: Layout(x: .leading(8), width: .boxed(16), height: .content),
        constraints: [
          logo.layoutConstraint(for: [.trailing(.limit(.outer)), .top(.limit(on: .inner))]),
          contentLayoutConstraint(for: [.bottom(.limit(on: .inner))]),
          title.adjustLayoutConstraint(for: [.height()]).active(true),
          AnonymConstraint { $0.size.width -= 1 },
        ]),
      LayoutBlock(element: badge, layout: .equal) { [logo] anchors in
        anchors.top.equal(to: logo.layoutAnchors.top)
        anchors.baseline.align(by: logo.layoutAnchors.baseline)
        anchors.width.equal(to: logo.layoutAnchors.width)
        anchors.height.equalIntrinsicSize()
      },
      buttons.layoutBlock(with: Layout(height: 44)),
      StackLayoutScheme { [logo, title] in [logo, title] },
    ])
    schemes = [top.when(.width(700...)), top]
  }

  required init?(coder: NSCoder) {
    nil
  }
}

@MainActor func background() async {
  let card = Card(frame: .zero)
  guard let capture = card.schemes[0].capture(in: card.bounds) else { return }
  let snapshot = await Task.detached { capture.snapshot() }.value
  card.schemes[0].apply(snapshot: snapshot)
}

@MainActor func snapshot() -> String {
  let screen = Screen(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  screen.layoutIfNeeded()
  return "\(LayoutSnapshot(of: screen, in: LayoutInput(size: CGSize(width: 768, height: 1024))))"
    + "\(screen.layoutTrace())"
}
