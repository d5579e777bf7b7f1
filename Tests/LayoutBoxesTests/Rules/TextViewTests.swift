import Foundation
import HeadlessUIKit
import LayoutBoxes
import Testing

/// Text views that do not scroll wrap as labels do.
@Suite struct TextViewTests {
  private let words = "several words that do not fit into one line of a narrow screen"

  private func text() -> UITextView {
    let view = UITextView()
    view.text = words
    view.isScrollEnabled = false
    return view
  }

  /// The height of the words in a label of the same font, with the text view's room of 8 points
  /// above and below, and 5 beside.
  private func height(_ width: CGFloat, _ text: String) -> CGFloat {
    let label = UILabel()
    label.font = .systemFont(ofSize: 12)
    label.numberOfLines = 0
    label.text = text
    return label.sizeThatFits(CGSize(width: width - 10, height: .infinity)).height + 16
  }

  private func laidOut(_ box: LayoutBoxView, _ width: CGFloat) {
    box.bounds.size = CGSize(width: width, height: 500)
    box.layoutIfNeeded()
  }

  @Test func `A text view is as high as its text at its width`() {
    let text = text()
    let column = ColumnView(spacing: 0, text, SpacerView())
    for width in [CGFloat(100), 150, 1000] {
      laidOut(column, width)
      #expect(text.frame == CGRect(x: 0, y: 0, width: width, height: height(width, words)))
      #expect(
        column.sizeThatFits(CGSize(width: width, height: 500)).height == height(width, words))
    }
    #expect(height(100, words) > height(150, words) && height(150, words) > height(1000, words))
    laidOut(column, 100)
    text.text = words + words
    #expect(column.isMarkedForLayout)
    column.layoutIfNeeded()
    #expect(text.frame.size.height == height(100, words + words))
  }

  /// Where a label would, in a row and in a column that is not filled.
  @Test func `A text view takes no more than there is`() {
    for box in [
      RowView(verticalAlignment: .top, text()), ColumnView(horizontalAlignment: .leading, text()),
    ] as [LayoutBoxView] {
      laidOut(box, 120)
      #expect(box.subviews[0].frame.size.width == 120)
    }
    let row = RowView(verticalAlignment: .top, text())
    laidOut(row, 120)
    #expect(row.subviews[0].frame.size.height == height(120, words))
  }

  @Test func `A text view that scrolls has no size`() {
    let text = text()
    let column = ColumnView(spacing: 0, text, SpacerView())
    laidOut(column, 100)
    text.isScrollEnabled = true
    column.layoutIfNeeded()
    #expect(column.sizeThatFits(CGSize(width: 100, height: 500)) == .zero)
    text.isScrollEnabled = false
    column.layoutIfNeeded()
    #expect(text.frame.size.height == height(100, words))
  }

  @Test func `A text view of one line does not wrap`() {
    let text = text()
    text.textContainer.maximumNumberOfLines = 1
    let column = ColumnView(spacing: 0, text, SpacerView())
    laidOut(column, 100)
    #expect(text.frame == CGRect(x: 0, y: 0, width: 100, height: height(100, "one")))
  }
}
