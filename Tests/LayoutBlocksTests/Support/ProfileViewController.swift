// A page in CGLayout's idiom: guides that scroll and stack, layers beside views, typed anchors.
import Foundation
import LayoutBlocks
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A profile: a header, and below it a page that scrolls in a guide, without a scroll view.
final class ProfileViewController: UIViewController {
  let header = UIView()
  let avatar = UIImageView()
  let name = NamePlate()
  let about = UILabel()
  let line = CALayer()
  let buttons = (0..<3).map { _ in UIButton() }
  let rows = (0..<4).map { _ in UIView() }

  let buttonGroup = StackLayoutGuide<UIView>()
  let rowGroup = StackLayoutGuide<UIView>()
  private(set) var scroll: ScrollLayoutGuide<UIView>!
  private var scheme: LayoutScheme!

  override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [header, avatar, name, about] { view.addSubview(subview) }
    view.layer.addSublayer(line)

    buttonGroup.scheme.spacing = .equal(10)
    buttonGroup.contentInsets = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15)
    for button in buttons { buttonGroup.views.add(button) }
    rowGroup.scheme.axis = CGRectAxis.vertical
    rowGroup.scheme.filling = .equal(44)
    rowGroup.scheme.spacing = .equal(1)
    for row in rows { rowGroup.addArranged(element: .uiView(row)) }

    let below = Bottom.limit(on: .outer)
    let page = LayoutScheme(blocks: [
      avatar.layoutBlock(
        with: Layout(x: .center(), y: .top(20), width: .fixed(80), height: .fixed(80))),
      name.layoutBlock(with: Layout(y: .top(10))) { anchors in
        anchors.top.align(by: avatar.layoutAnchors.bottom)
        anchors.centerX.align(by: avatar.layoutAnchors.centerX)
        anchors.width.equalIntrinsicSize()
        anchors.height.equalIntrinsicSize()
      },
      about.layoutBlock(
        with: Layout(x: .left(16), y: .top(12), width: .boxed(32), height: .fixed(90)),
        constraints: [name.layoutConstraint(for: [below])]),
      buttonGroup.layoutBlock(
        with: Layout(x: .equal, y: .top(20), width: .equal, height: .fixed(40)),
        constraints: [about.layoutConstraint(for: [below])]),
      line.layoutBlock(
        with: Layout(x: .equal, y: .top(10), width: .equal, height: .fixed(1)),
        constraints: [buttonGroup.layoutConstraint(for: [below])]),
      rowGroup.layoutBlock(
        with: Layout(x: .equal, y: .top(10), width: .equal, height: .fixed(179)),
        constraints: [line.layoutConstraint(for: [below])]),
    ])

    scroll = ScrollLayoutGuide<UIView>(layout: page)
    view.add(layoutGuide: scroll)
    scroll.add(layoutGuide: buttonGroup)
    scroll.add(layoutGuide: rowGroup)
    scheme = LayoutScheme(blocks: [
      header.layoutBlock(with: Layout(x: .equal, y: .equal, width: .equal, height: .fixed(64))),
      scroll.layoutBlock(
        constraints: [header.layoutConstraint(for: [.bottom(.limit(on: .outer))])]),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.contentSize = CGSize(width: view.bounds.width, height: 700)
    scheme.layout(in: view.bounds)
  }

  /// What a pan does.
  func drag(from start: CGPoint, by translation: CGPoint) {
    scroll.decelerate(start: start, translation: translation, velocity: .zero)
  }
}

/// A name of a fixed size.
final class NamePlate: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 100, height: 24) }
}
