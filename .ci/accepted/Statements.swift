// What GetLaid's users write in a view class.
import Framewise
import UIKit

final class Header: ConstraintView {
  let logo = UIImageView()
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addForAutoLayout(logo) >> allButTrailing(leadingOffset: 8)
    logo.width >> logo.height.at(16 / 9)
    logo.width >> .max(100)
    addForAutoLayout(title) >> centerY
    title.left >> logo.right.offset(systemSpacing).min
    title >> title.parent?.trailing.max.offset(-8)
    title >> parentSafeArea?.top.min
    title >> height.at(0.2)
    let guide = addLayoutGuide()
    guide >> size.at(0.5)
    guide >> center
    (guide.top >> title.lastBaseline)?.priority = 999
    title.top >> logo.top.offset(4).priority(750)
    title >> logo.all.priority(.defaultLow)
    title.left >> logo.right + 8
    title.height >> 2 * logo.height - 4
    logo.width >> title.parent?.width.at(0.5).with(.maximum)
    LayoutStatement.activate(while: .width(700...)) {
      title.height >> 44
      logo >> (40, 2 * 20)
    }
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor func problems(of header: Header) -> String {
  header.layoutIfNeeded()
  return "\(header.ambiguities())\(header.sizeThatFits(.zero))"
}

// GetLaid's own names.
@MainActor func place(_ a: UIView, _ position: HorizontalPosition, _ relation: Relation) {
  a >> a.parent?.anchor(for: position)
  let vertical: VerticalPosition = .centerY, baseline: Baseline = .firstBaseline
  let target: any Target = a.anchor(for: vertical).offset(8).with(relation)
  print(a.anchor(for: baseline), target.relation)
}
