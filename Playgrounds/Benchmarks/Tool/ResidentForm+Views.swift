import Foundation
import Framewise

extension ResidentForm {
  /// Views, 100 in each container, laid out by each vocabulary; and views that nobody lays out.
  static let views: [ResidentForm] = [
    ResidentForm(name: "views alone", n: 100) { row(UIView(frame: bounds)) },
    ResidentForm(name: "conditions", n: 100) {
      let view = makeView(100, size: bounds.size) { index in
        [
          LayoutMethod(
            condition: .width(600...),
            position: .makeAbsolute(frame: CGRect(x: index, y: 0, width: 10, height: 10))),
          LayoutMethod(
            constantPosition: .makeAbsolute(frame: CGRect(x: 0, y: index, width: 10, height: 10))),
        ]
      }
      view.layoutIfNeeded()
      return view
    },
    ResidentForm(name: "boxes", n: 100) {
      let view = RowView(spacing: 2) { for _ in 0..<100 { UIView() } }
      view.frame = bounds
      view.layoutIfNeeded()
      return view
    },
    ResidentForm(name: "constraints", n: 100) {
      let view = ConstraintView(frame: bounds)
      for index in 0..<100 {
        let item = UIView()
        view.addForAutoLayout(item)
        item.left >> view.left.offset(CGFloat(index))
        item.top >> view.top
        item >> 10
      }
      view.layoutIfNeeded()
      return view
    },
    ResidentForm(name: "blocks", n: 100) {
      let views = (0..<100).map { _ in UIView() }
      let view = SchemeView(frame: bounds)
      let layout = Layout(x: .left(10), y: .top(5), width: .fixed(10), height: .fixed(10))
      view.schemes = [LayoutScheme(blocks: views.map { $0.layoutBlock(with: layout) })]
      for item in views { view.addSubview(item) }
      view.layoutIfNeeded()
      return view
    },
  ]

  private static let bounds = CGRect(x: 0, y: 0, width: 1_000, height: 1_000)

  private static func row(_ view: UIView) -> UIView {
    for _ in 0..<100 { view.addSubview(UIView()) }
    return view
  }
}
