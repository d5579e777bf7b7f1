import Foundation
import HeadlessUIKit
import LayoutBoxes
import Testing

/// Views with text in rows that align baselines.
@Suite struct ViewBaselineLaws {
  /// A label, and a field, a button and a text of several lines with heights of their own.
  private func views(_ height: CGFloat) -> [UIView] {
    let label = UILabel()
    label.text = "Name"
    let field = UITextField()
    field.text = "Somebody"
    let button = UIButton(type: .system)
    button.setTitle("Clear", for: .normal)
    let text = UILabel()
    text.numberOfLines = 0
    text.text = "several words that do not fit into one line"
    text.width = 90
    for view in [field, button, text] { view.height = height }
    return [label, field, button, text]
  }

  @Test(arguments: [CGFloat](stride(from: 10, through: 120, by: 11)))
  func `Views of a fixed height stand on the line that they have at that height`(_ height: CGFloat)
  {
    for baseline in [BoxBaseline.first, .last] {
      let views = views(height)
      let row = RowView(verticalAlignment: .top, isAlignToBaseline: true)
      row.baseline = baseline
      for view in views { row.addSubview(view) }
      row.frame = CGRect(x: 0, y: 0, width: 600, height: 400)
      row.layoutIfNeeded()
      let lines = views.map { view in
        let offsets = view.baselineOffsets(for: view.frame.size)
        return baseline == .first
          ? view.frame.minY + offsets.top : view.frame.maxY - offsets.bottom
      }
      #expect(lines.allSatisfy { abs($0 - lines[0]) < 0.01 }, "\(baseline) \(lines)")
      #expect(views.dropFirst().allSatisfy { $0.frame.height == height })
    }
  }

  @Test(arguments: [CGSize(width: 90, height: 200), CGSize(width: 200, height: 90)])
  func `A box that is asked has the lines that it has at that size`(_ size: CGSize) {
    func column() -> ColumnView {
      let text = UILabel()
      text.numberOfLines = 0
      text.text = "several words that do not fit into one line"
      let name = UILabel()
      name.text = "Name"
      return ColumnView(verticalAlignment: .top, name, text)
    }
    let asked = column().baselineOffsets(for: size)
    let laidOut = column()
    laidOut.frame.size = size
    laidOut.layoutIfNeeded()
    let (name, text) = (laidOut.subviews[0], laidOut.subviews[1])
    let top = name.frame.minY + name.baselineOffsets(for: name.frame.size).top
    let bottom = size.height - text.frame.maxY + text.baselineOffsets(for: text.frame.size).bottom
    #expect(abs(asked.top - top) < 1e-9 && abs(asked.bottom - bottom) < 1e-9)
  }
}
