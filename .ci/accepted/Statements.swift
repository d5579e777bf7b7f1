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
