import Foundation
import HeadlessUIKit
import LayoutBoxes
import LayoutConditions
import LayoutCore
import Testing

/// A label that counts how often it is measured.
private final class CountingLabel: UILabel {
  var proposals: [CGSize] = []

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    proposals.append(size)
    return super.sizeThatFits(size)
  }
}

@Suite struct NestedMeasuringTests {
  /// A column, in a layout view, in a column, in a layout view; a label beside each.
  private func nested(_ levels: Int, _ labels: inout [CountingLabel]) -> UIView {
    let label = CountingLabel()
    label.numberOfLines = 0
    label.text = "several words that do not fit into one line of a narrow screen"
    labels.append(label)
    guard levels > 1 else { return ColumnView(spacing: 0, label, SpacerView()) }
    let inner = nested(levels - 1, &labels)
    let controller = LayoutView()
    controller.addSubview(
      inner, withAssociatedConstantPosition: .makeInsets(insets: .zero))
    return ColumnView(spacing: 0, label, controller)
  }

  /// Once for the natural width, and once for the height at the final width.
  @Test func `Each leaf is measured once per axis through four levels`() {
    var labels: [CountingLabel] = []
    let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
    root.addSubview(
      nested(4, &labels), withAssociatedConstantPosition: .makeInsets(insets: .zero))
    root.layoutIfNeeded()
    #expect(labels.map(\.frame.size.width) == [200, 200, 200, 200])
    for (level, label) in labels.enumerated() {
      #expect(label.proposals.count <= 2, "level \(level): \(label.proposals)")
    }
    for label in labels { label.proposals = [] }
    root.layoutIfNeeded()
    #expect(labels.allSatisfy { $0.proposals.isEmpty })
    root.frame.size.width = 150
    root.layoutIfNeeded()
    #expect(labels.map(\.frame.size.width) == [150, 150, 150, 150])
    for (level, label) in labels.enumerated() {
      #expect(label.proposals.count <= 1, "level \(level): \(label.proposals)")
    }
  }
}
