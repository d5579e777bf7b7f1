import Foundation
import HeadlessUIKit
import LayoutBoxes
import LayoutCore
import TestSupport
import Testing

@Suite struct BoxCellTests {
  /// 20 letters, each 10 wide, in lines 12 high.
  private func text() -> LetterText {
    let text = LetterText()
    text.node.n = 20
    text.node.cw = 10
    text.node.lh = 12
    return text
  }

  @Test func `Content keeps to the margins or not`() {
    let cell = BoxTableViewCell(style: .default, reuseIdentifier: "row")
    #expect(cell.content() == nil && cell.reuseIdentifier == "row")
    let content = leaf(10, 10)
    cell.setContent(content, ignoreMargins: true)
    cell.layoutIfNeeded()
    #expect(cell.content() === content && content.frame == rect(0, 0, 320, 44))
    cell.setContent(content, ignoreMargins: false)
    cell.layoutIfNeeded()
    #expect(content.frame == rect(8, 8, 304, 28))
    cell.contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.layoutIfNeeded()
    #expect(content.frame == rect(2, 1, 314, 40))
    #expect(cell.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 16, height: 14))
    let other = leaf(1, 1)
    cell.setContent(other)
    cell.layoutIfNeeded()
    #expect(content.superview == nil && other.frame == rect(2, 1, 314, 40))
    cell.setContent(nil)
    cell.layoutIfNeeded()
    #expect(cell.content() == nil && cell.contentView.subviews.isEmpty)
  }

  @Test func `A cell is as high as its text at its width`() {
    let cell = BoxTableViewCell(text())
    func height(_ width: CGFloat) -> CGSize {
      cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    // 320 - 16 has room for the 20 letters; 104 for 10 in a line.
    #expect(height(320) == CGSize(width: 320, height: 28))
    #expect(height(120) == CGSize(width: 120, height: 40))
    cell.accessoryType = .disclosureIndicator
    // 33 points less: 7 letters in a line.
    #expect(height(120) == CGSize(width: 120, height: 52))
    #expect(cell.systemLayoutSizeFitting(.zero) == CGSize(width: 249, height: 28))
    cell.frame = rect(0, 0, 120, 52)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(0, 0, 87, 52))
    #expect(cell.content().frame == rect(8, 8, 71, 36))
    #expect(height(320) == CGSize(width: 320, height: 28))
  }

  @Test func `Accessories take room on either side`() {
    let content = leaf(10, 10)
    let cell = BoxTableViewCell(accessoryType: .checkmark, content)
    cell.layoutIfNeeded()
    #expect(content.frame == rect(8, 8, 265, 28))
    let toggle = UISwitch()
    cell.accessoryView = toggle
    cell.layoutIfNeeded()
    #expect(content.frame == rect(8, 8, 238, 28) && toggle.frame.origin.x == 254)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(66, 0, 254, 44))
    #expect(cell.convert(content.bounds, from: content) == rect(74, 8, 238, 28))
    #expect(cell.hitTest(CGPoint(x: 75, y: 9), with: nil) === content)
    cell.accessoryView = nil
    cell.accessoryType = .none
    cell.layoutIfNeeded()
    #expect(content.frame == rect(8, 8, 304, 28))
  }

  @Test(arguments: [false, true]) func `A cell in a box`(isRightToLeft: Bool) {
    let content = leaf(10, 10)
    let cell = BoxTableViewCell(accessoryType: .disclosureIndicator, content)
    let column = ColumnView(margin: 5, spacing: 0, cell, SpacerView())
    if isRightToLeft { column.semanticContentAttribute = .forceRightToLeft }
    column.frame = rect(0, 0, 100, 200)
    column.layoutIfNeeded()
    #expect(cell.frame == rect(5, 5, 90, 26))
    // 90 less 33 of the accessory and 8 on each side.
    let left: CGFloat = isRightToLeft ? 5 + 33 + 8 : 5 + 8
    #expect(column.convert(content.bounds, from: content) == rect(left, 13, 41, 10))
    column.frame.size.width = 120
    column.layoutIfNeeded()
    #expect(column.convert(content.bounds, from: content) == rect(left, 13, 61, 10))
    // A leaf without a box around it tells the cell of a new size as well.
    content.natural = CGSize(width: 10, height: 12)
    column.layoutIfNeeded()
    #expect(cell.frame == rect(5, 5, 110, 28))
    #expect(column.convert(content.bounds, from: content) == rect(left, 13, 61, 12))
  }

  @Test func `A required width is the width`() {
    // Naturally as wide as its row, 10 points, which would break the text into many lines.
    let (text, narrow) = (text(), RowView())
    narrow.width = 10
    let cell = BoxTableViewCell(ColumnView(spacing: 0, text, narrow))
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // One line, and the margins.
    #expect(fitting == CGSize(width: 320, height: 28))
  }

  @Test func `A cell of an archive mirrors its content or not, as it is told`() throws {
    let cell = try #require(BoxTableViewCell(coder: NSCoder()))
    let content = leaf(10, 10)
    #expect(cell.content() == nil)
    cell.setContent(content)
    cell.contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.frame = rect(0, 0, 320, 44)
    cell.layoutIfNeeded()
    #expect(content.frame == rect(4, 1, 314, 40))
    cell.mirrorsForRightToLeft = false
    cell.layoutIfNeeded()
    #expect(content.frame == rect(2, 1, 314, 40))
  }

  @Test func `A cell used again measures its new text`() {
    final class Row: BoxTableViewCell {
      let title = UILabel(numberOfLines: 0)
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setContent(ColumnView(spacing: 0, title, UIView()))
      }
      required init?(coder: NSCoder) { nil }
      override func prepareForReuse() {
        super.prepareForReuse()
        title.text = nil
      }
    }
    let row = Row(style: .default, reuseIdentifier: "row")
    row.title.text = "Title"
    row.layoutIfNeeded()
    // One line of 17 points is 19 high.
    #expect(row.title.frame == rect(0, 0, 304, 19))
    let unlimited = CGSize(width: 320, height: CGFloat.infinity)
    #expect(row.sizeThatFits(unlimited).height == 35)
    row.prepareForReuse()
    #expect(row.content() != nil && row.sizeThatFits(unlimited).height == 16)
    row.title.text = "Title\nTitle"
    row.frame = rect(0, 0, 320, 54)
    row.layoutIfNeeded()
    // Two lines of 18.99.
    #expect(row.title.frame == rect(0, 0, 304, 38) && row.sizeThatFits(unlimited).height == 54)
  }

  @Test func `Headers and footers`() {
    let content = leaf(30, 20)
    let header = BoxTableViewHeaderFooterView(reuseIdentifier: "header")
    #expect(header.content() == nil && header.reuseIdentifier == "header")
    header.setContent(content)
    #expect(header.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 46, height: 36))
    header.frame = rect(0, 0, 200, 36)
    header.layoutIfNeeded()
    #expect(content.frame == rect(8, 8, 184, 20))
    header.setContent(content, ignoreMargins: true)
    header.layoutIfNeeded()
    #expect(content.frame == rect(0, 0, 200, 36) && header.content() === content)
  }

  @Test func `Collection cells`() {
    let content = text()
    let cell = BoxCollectionViewCell(frame: rect(5, 5, 120, 60))
    #expect(cell.content == nil)
    cell.content = content
    cell.layoutIfNeeded()
    #expect(content.frame == rect(8, 8, 104, 44))
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: 60, height: 10), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // 44 points have room for 4 letters: 5 lines.
    #expect(fitting == CGSize(width: 60, height: 76))
    cell.setContent(content, ignoreMargins: true)
    cell.layoutIfNeeded()
    #expect(content.frame == rect(0, 0, 120, 60))
    cell.content = nil
    #expect(content.superview == nil)
  }

  @Test func `Touches beside the content`() {
    let content = leaf(10, 10)
    let cell = BoxTableViewCell(
      LMRowView(horizontalAlignment: .leading, verticalAlignment: .top, content))
    cell.layoutIfNeeded()
    let (on, beside) = (CGPoint(x: 10, y: 10), CGPoint(x: 200, y: 20))
    #expect(cell.hitTest(on, with: nil) === content)
    #expect(cell.hitTest(beside, with: nil) === cell.contentView)
    cell.selectionStyle = .none
    #expect(cell.hitTest(on, with: nil) === content)
    #expect(cell.hitTest(beside, with: nil) == nil)
    #expect(cell.hitTest(CGPoint(x: -1, y: 0), with: nil) == nil)
    cell.content().backgroundColor = .clear
    #expect(cell.hitTest(beside, with: nil) === cell.content())

    let header = BoxTableViewHeaderFooterView(leaf(1, 1))
    header.frame = rect(0, 0, 100, 40)
    header.layoutIfNeeded()
    #expect(header.hitTest(CGPoint(x: 2, y: 2), with: nil) === header.contentView)
    let item = BoxCollectionViewCell(frame: rect(0, 0, 50, 50))
    #expect(item.hitTest(CGPoint(x: 2, y: 2), with: nil) === item.contentView)
  }

  @Test(arguments: [400, 1e9, -20, CGFloat.nan, .infinity])
  func `Hostile margins`(_ margin: CGFloat) {
    let content = leaf(10, 10)
    let cell = BoxTableViewCell(RowView(content))
    cell.contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margin, leading: margin, bottom: margin, trailing: margin)
    LayoutIssue.withHandler({ _ in }) {
      cell.layoutIfNeeded()
      cell.layoutIfNeeded()
      let fitting = cell.sizeThatFits(CGSize(width: 320, height: CGFloat.infinity))
      #expect(fitting.width >= 0 && fitting.width.isFinite && fitting.height >= 0)
    }
    let frames = [cell.content().frame, content.frame]
    for frame in frames {
      #expect(frame.origin.x.isFinite && frame.origin.y.isFinite)
      #expect(frame.size.width >= 0 && frame.size.width.isFinite && frame.size.height.isFinite)
    }
    if margin == 400 {
      // Nothing is left: the content begins at the near margins.
      #expect(frames[0] == rect(400, 400, 0, 0))
    }
  }

  @Test func `A cell without room for its accessory`() {
    let content = leaf(10, 10)
    let cell = BoxTableViewCell(accessoryType: .detailDisclosureButton, content)
    cell.frame = rect(0, 0, 40, 44)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(0, 0, 0, 44))
    #expect(content.frame == rect(8, 8, 0, 28))
  }

  @Test func `A new accessory counts before the next pass`() {
    let cell = BoxTableViewCell(text())
    func height() -> CGFloat {
      cell.systemLayoutSizeFitting(
        CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    // 104 points have room for 10 letters in a line.
    #expect(height() == 40)
    cell.accessoryView = UISwitch()
    // 66 points less: 3 letters in a line, which makes 7.
    #expect(height() == 100)
    cell.accessoryView = nil
    #expect(height() == 40)
  }

  @Test func `An accessory stays at its side of a cell that does not mirror`() {
    let content = leaf(10, 10)
    let cell = BoxTableViewCell(content)
    cell.mirrorsForRightToLeft = false
    cell.accessoryView = UISwitch()
    cell.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(66, 0, 254, 44))
    #expect(cell.convert(content.bounds, from: content) == rect(74, 8, 238, 28))
  }

  @Test func `Margins that are no numbers are taken in once`() {
    let cell = BoxTableViewCell(leaf(10, 10))
    cell.contentView.directionalLayoutMargins.leading = .nan
    LayoutIssue.withHandler({ _ in }) { cell.layoutIfNeeded() }
    cell.layoutSubviews()
    #expect(!cell.isMarkedForLayout)
  }

  @Test func `A cell whose content is built has its settings`() {
    let content = leaf(10, 10)
    let cell = BoxTableViewCell(
      accessoryType: .checkmark, selectionStyle: .none, ignoreMargins: true
    ) { content }
    #expect(cell.accessoryType == .checkmark && cell.selectionStyle == .none)
    #expect(cell.content() === content)
    #expect(cell.sizeThatFits(.zero).height == 10)
  }

  @Test func `Each margin of a content view is taken in with another size of the cell`() {
    let margins: [WritableKeyPath<NSDirectionalEdgeInsets, CGFloat>] = [
      \.top, \.leading, \.bottom, \.trailing,
    ]
    for (index, margin) in margins.enumerated() {
      let content = leaf(10, 10)
      let cell = BoxTableViewCell(content)
      cell.layoutIfNeeded()
      #expect(content.frame == rect(8, 8, 304, 28))
      cell.contentView.directionalLayoutMargins[keyPath: margin] = 18
      cell.frame = rect(0, 0, 300, 60)
      cell.layoutIfNeeded()
      #expect(
        content.frame
          == [
            rect(8, 18, 284, 34), rect(18, 8, 274, 44), rect(8, 8, 284, 34),
            rect(8, 8, 274, 44),
          ][index])
    }
  }

  @Test func `Content that is elsewhere is placed no more`() {
    let content = leaf(10, 10)
    let cell = BoxTableViewCell(content)
    cell.layoutIfNeeded()
    let other = UIView()
    other.addSubview(content)
    content.frame = rect(1, 2, 3, 4)
    cell.frame = rect(0, 0, 100, 60)
    cell.layoutIfNeeded()
    #expect(content.frame == rect(1, 2, 3, 4))
    #expect(cell.sizeThatFits(.zero).height == 16)
  }

  /// What holds the content is no box, and tells none what leaves it.
  @Test(arguments: 0..<3)
  func `Content in the place of a box, in a cell in a box, is laid out`(_ kind: Int) {
    let cell: any ContentCell =
      switch kind {
      case 0: BoxTableViewCell()
      case 1: BoxCollectionViewCell()
      default: BoxTableViewHeaderFooterView()
      }
    cell.setContent(ColumnView(leaf(10, 19)), ignoreMargins: false)
    let below = leaf(10, 10)
    let top = ColumnView(verticalAlignment: .top, spacing: 0, cell, below)
    laidOut(top, 100, 200)
    #expect(cell.frame == rect(0, 0, 100, 35))
    let content = ColumnView(spacing: 0, leaf(10, 19), leaf(10, 19))
    cell.setContent(content, ignoreMargins: false)
    top.layoutIfNeeded()
    #expect(cell.frame == rect(0, 0, 100, 54) && content.frame == rect(8, 8, 84, 38))
    cell.setContent(nil, ignoreMargins: false)
    top.layoutIfNeeded()
    #expect(cell.frame == rect(0, 0, 100, 16) && below.frame.origin.y == 16)
    let removed = ColumnView(leaf(10, 19))
    cell.setContent(removed, ignoreMargins: false)
    top.layoutIfNeeded()
    #expect(cell.frame.size.height == 35)
    removed.removeFromSuperview()
    top.layoutIfNeeded()
    #expect(cell.frame.size.height == 16)
  }

  @Test(arguments: [false, true])
  func `What a cell asks for does not depend on the width that it has`(_ isRightToLeft: Bool) {
    let cell = BoxTableViewCell(accessoryType: .checkmark, text())
    if isRightToLeft { cell.semanticContentAttribute = .forceRightToLeft }
    for width in [320, 30, 10, 0, 320] as [CGFloat] {
      cell.frame = rect(0, 0, width, 44)
      cell.layoutIfNeeded()
      // 120 less 16 and 39 has room for 6 letters in a line, which makes 4 lines.
      let narrow = cell.sizeThatFits(CGSize(width: 120, height: CGFloat.infinity))
      #expect(narrow == CGSize(width: 120, height: 64))
      #expect(cell.sizeThatFits(.endless) == CGSize(width: 255, height: 28))
    }
    cell.frame = rect(0, 0, 10, 44)
    cell.layoutIfNeeded()
    cell.accessoryType = .none
    #expect(cell.sizeThatFits(.endless) == CGSize(width: 216, height: 28))
  }
}

private protocol ContentCell: UIView {
  func setContent(_ content: UIView?, ignoreMargins: Bool)
}

extension BoxTableViewCell: ContentCell {}
extension BoxCollectionViewCell: ContentCell {}
extension BoxTableViewHeaderFooterView: ContentCell {}
