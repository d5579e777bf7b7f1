// A list with toggles in GetLaid's idiom, written from scratch.
import Foundation
import Framewise

#if canImport(UIKit)
import UIKit
#endif

final class ToggleList: ConstraintView {
  let header = UIView()
  let title = UILabel()
  let scrollView = UIScrollView()
  let content = UIView()
  private(set) var rows: [ToggleRow] = []

  init(_ names: [String]) {
    super.init(frame: .zero)
    layOutHeader()
    addForAutoLayout(scrollView) >> allButTop
    scrollView.top >> header.bottom
    scrollView.addForAutoLayout(content) >> scrollView
    content >> scrollView.width
    for name in names { add(ToggleRow(name)) }
    rows.last?.bottom.constrain(to: content.bottom.offset(-16))
  }

  required init?(coder: NSCoder) { nil }

  private func layOutHeader() {
    title.text = "Settings"
    addForAutoLayout(header) >> allButBottom
    header.height >> 64
    header.addForAutoLayout(title) >> header.centerX
    title >> header.width.at(0.5)
    title.height >> 20
    title >> title.parent?.bottom.offset(-12)
  }

  private func add(_ row: ToggleRow) {
    content.addForAutoLayout(row)
    row >> content.leading
    row >> content.trailing
    if let above = rows.last {
      row.top >> above.bottom.offset(systemSpacing)
    } else {
      row >> content.top.offset(systemParentSpacing)
    }
    rows.append(row)
  }
}

final class ToggleRow: UIView {
  let label = UILabel()
  let toggle = UISwitch()
  let line = UIView()
  private var heightStatement: LayoutStatement?

  /// Whether there is room for a second line.
  var isExpanded = false {
    didSet { heightStatement?.constant = isExpanded ? 60 : 44 }
  }

  init(_ name: String) {
    super.init(frame: .zero)
    label.text = name
    heightStatement = height >> 44
    addForAutoLayout(label) >> centerY
    label >> leading.offset(16)
    label.height >> .size(22)
    addForAutoLayout(toggle) >> label.centerY
    toggle >> (51, 31)
    toggle.leading >> label.trailing.offset(systemSpacing)
    (toggle >> toggle.parent?.trailing.offset(-16))?.priority = 999
    addForAutoLayout(line) >> allButTop(leadingOffset: 16)
    line.height >> .max(1)
    (line.height >> 1).priority = 999
  }

  required init?(coder: NSCoder) { nil }
}
