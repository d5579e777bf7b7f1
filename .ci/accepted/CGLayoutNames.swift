// What CGLayout's users have in their code, in all the spellings of its releases.
import Framewise
import UIKit

extension Center {
  static var below: Center { .build(Below()) }

  private struct Below: RectBasedConstraint {
    func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
      sourceRect.origin = CGPoint(x: rect.midX - sourceRect.width / 2, y: rect.maxY)
    }
  }
}

extension Layout.Filling.Horizontal {
  static func half(above width: CGFloat) -> Layout.Filling.Horizontal {
    .build(
      AnyRectBasedLayout { frame, room in
        let axis: any RectAxis = CGRectAxis.horizontal
        let length = axis.get(sizeAt: room)
        axis.set(size: length > width ? length / 2 : length, for: &frame)
      })
  }
}

final class WeatherViewController: UIViewController {
  private let place = UILabel()
  private let degrees = UILabel()
  private let icon = UIImageView()
  private let line = CALayer(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
  private let stack = StackLayoutGuide<UIView>()
  private let note = ViewPlaceholder<UILabel>({ UILabel() }, { $0.text = "late" })
  private let table = LayoutGuide<UITableView>(frame: CGRect(x: 0, y: 0, width: 9, height: 9))

  private let rightOf = Right.limit(on: .outer)
  private let topOf = LayoutAnchor.Top.limit(on: .inner)
  private let asHigh = Size.height()
  private lazy var reserve: MutableLayoutConstraint =
    place.layoutConstraint(for: [topOf, LayoutAnchor.Left.align(by: .outer)]).active(false)
  private lazy var scheme = LayoutScheme(blocks: [
    place.layoutBlock(
      with: Layout(x: .center(), y: .bottom(50), width: .half(above: 500), height: .fixed(30))),
    degrees.layoutBlock(
      with: Layout(alignment: .center, filling: Layout.Filling(horizontal: 20, vertical: 30)),
      constraints: [place.layoutConstraint(for: [rightOf, topOf, asHigh]), reserve]),
    icon.layoutBlock(
      with: Layout.nothing.with(y: .bottom()),
      constraints: [
        AnonymConstraint(anchors: [Inset(UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 15))]),
        icon.adjustLayoutConstraint(for: [.width(), .height()]),
        place.layoutConstraint(for: [.center(.below)]),
      ]),
    line.layoutBlock(constraints: [view.layoutConstraint(for: [.equally])]),
    stack.layoutBlock(),
    note.layoutBlock(with: .equal, constraints: { $0.top.equal(to: place.layoutAnchors.bottom) }),
  ])

  private var portrait: (any LayoutSnapshotProtocol)!
  private var landscape: (any LayoutSnapshotProtocol)!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.layer.addSublayer(line)
    view.add(layoutGuide: stack)
    view.add(layoutGuide: note)
    stack.scheme.axis = CGRectAxis.vertical
    stack.views.add(place)
    stack.layers.add(CALayer())
    stack.layoutGuides.add(LayoutGuide<UIView>())
    stack.addArranged(element: .caLayer(CALayer()))
    stack.addArrangedElement(degrees)
    stack.removeArranged(element: place)
    stack.removeArranged(element: .uiView(degrees))
    portrait = scheme.snapshot(for: view.bounds)
    landscape = scheme.snapshot(for: CGRect(x: 0, y: 0, width: 480, height: 320))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isTall = view.bounds.height > view.bounds.width
    scheme.apply(snapshot: isTall ? portrait : landscape)
    scheme.apply(snapshot: portrait)
    if let snapshot = landscape { scheme.apply(snapshot: snapshot) }
    Layout.equal.apply(for: stack)
    Layout(x: .left(15)).apply(
      for: icon, use: [(place.frame, [rightOf]), (degrees.frame, [Bottom.limit(on: .outer)])])
    for element in [place, stack] as [any LayoutElement] {
      Layout.equal.apply(for: element, use: [(element.superElement!.bounds, [asHigh])])
    }
  }
}
