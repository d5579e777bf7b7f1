import Foundation
import HeadlessUIKit
import LayoutBoxes
import LayoutCore
import Testing

/// Code as Lima's users write it, in the forms of all releases.
@Suite struct BoxSamplesTests {
  @Test func `Variadic children`() {
    var called: [LMRowView] = []
    let row = LMRowView(
      margin: 8, leadingMargin: 12, verticalAlignment: .top, spacing: 4,
      with: {
        #expect($0.subviews.count == 2)
        called.append($0)
      },
      leaf(30, 10), leaf(20, 20))
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    row.layoutIfNeeded()
    #expect(called.count == 1 && called.first === row)
    // An edge's own margin counts before the common one; the last child takes what is left.
    #expect(row.subviews[0].frame == CGRect(x: 12, y: 8, width: 30, height: 10))
    #expect(row.subviews[1].frame == CGRect(x: 46, y: 8, width: 146, height: 20))
  }

  @Test func `Boxes that stand for the stacks of other libraries`() {
    func frames(_ box: LayoutBoxView) -> [CGRect] {
      box.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
      box.layoutIfNeeded()
      return box.subviews.map(\.frame)
    }
    let (a, b) = (leaf(30, 10), leaf(20, 20))
    func expect(_ box: LayoutBoxView, _ first: [CGFloat], _ second: [CGFloat]) {
      #expect(
        frames(box)
          == [first, second].map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) })
    }
    // A stack of UIKit without more: no gap, and the last one takes what is left.
    expect(RowView(spacing: 0, a, b), [0, 0, 30, 50], [30, 0, 170, 50])
    // SwiftUI's: natural sizes, an HStack's in the middle of the height, a ZStack's in the middle.
    expect(
      RowView(horizontalAlignment: .leading, verticalAlignment: .center, spacing: 8) {
        a; b
      },
      [0, 20, 30, 10], [38, 15, 20, 20])
    expect(
      ColumnView(horizontalAlignment: .leading, verticalAlignment: .top) {
        a; b
      },
      [0, 0, 30, 10], [0, 18, 20, 20])
    expect(
      AnchorView {
        a; b
      }, [85, 20, 30, 10], [90, 15, 20, 20])
    // Flexbox: no gap, natural lengths along the box, filled across.
    expect(
      RowView(horizontalAlignment: .leading, spacing: 0) {
        a; b
      }, [0, 0, 30, 50], [30, 0, 20, 50])
    expect(
      ColumnView(verticalAlignment: .top, spacing: 0) {
        a; b
      }, [0, 0, 200, 10], [0, 10, 200, 20])
    expect(
      RowView(margin: 16, horizontalAlignment: .leading, spacing: 0) {
        a; b
      },
      [16, 16, 30, 18], [46, 16, 20, 18])
  }

  @Test func `Weights share what the others leave, in place of natural lengths`() {
    let (one, three, plain) = (leaf(50, 10), leaf(50, 10), leaf(50, 10))
    (one.weight, three.weight) = (1, 3)
    let row = RowView(margin: 10, spacing: 5, one, three, plain)
    row.frame = CGRect(x: 0, y: 0, width: 400, height: 50)
    row.layoutIfNeeded()
    // 400 less two margins, two gaps and 50 are 320.
    #expect(row.subviews.map(\.frame.size.width) == [80, 240, 50])
  }

  @Test func `Built children`() {
    let isNew = true
    let missing: UIView? = nil
    var count = -1
    let column = LMColumnView(
      horizontalAlignment: .leading, spacing: 2,
      with: {
        count = $0.subviews.count
      }
    ) {
      leaf(10, 5)
      if isNew { leaf(20, 5) } else { leaf(99, 99) }
      for width in [30, 40] { leaf(CGFloat(width), 5) }
      missing
      switch count {
      case -1: leaf(99, 99)
      default: leaf(50, 5)
      }
      [leaf(60, 5), leaf(70, 5)]
      LMSpacer()
    }
    #expect(count == 0)
    column.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    column.layoutIfNeeded()
    let widths = column.subviews.map(\.frame.size.width)
    #expect(widths == [10, 20, 30, 40, 50, 60, 70, 0])
    #expect(column.subviews[7].frame == CGRect(x: 0, y: 49, width: 0, height: 51))
  }

  @Test func `Nested boxes with scroll view and spacers`() {
    let title = leaf(80, 20)
    let body = leaf(300, 500)
    let screen = LMColumnView(spacing: 0) {
      LMRowView(margin: 10, spacing: 6) {
        title
        LMSpacer()
        LMAnchorView(weight: 1) {
          leaf(16, 16)
        }
      }
      LMScrollView(isFitToWidth: true, weight: 1) {
        LMColumnView { body }
      }
      LMSpacer(height: 30, backgroundColor: .red)
    }
    screen.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    screen.layoutIfNeeded()
    #expect(title.frame == CGRect(x: 10, y: 10, width: 80, height: 20))
    let scroll = screen.subviews[1] as! LMScrollView
    #expect(scroll.frame == CGRect(x: 0, y: 40, width: 200, height: 230))
    #expect(scroll.contentSize == CGSize(width: 200, height: 500))
    #expect(body.frame == CGRect(x: 0, y: 0, width: 200, height: 500))
    #expect(screen.subviews[2].frame == CGRect(x: 0, y: 270, width: 200, height: 30))
  }

  @Test func `Both labels of a scroll view`() {
    let old = LMScrollView(fitToWidth: true, leaf(1, 1))
    #expect(old.isFitToWidth && !old.isFitToHeight && old.content != nil)
    let new = LMScrollView(isFitToHeight: true, leaf(1, 1))
    #expect(new.isFitToHeight && !new.isFitToWidth)
  }

  @Test func `Root and cell`() {
    let child = leaf(10, 10)
    let root = LMRootView(topPadding: 20, bottomPadding: 5, child)
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 20, width: 100, height: 75))

    let cell = LMTableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.content() == nil)
    let text = leaf(40, 12)
    cell.setContent(LMRowView { text }, ignoreMargins: false)
    #expect(cell.sizeThatFits(CGSize(width: 320, height: CGFloat.infinity)).height == 28)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 28)
    cell.layoutIfNeeded()
    #expect(cell.content()?.frame == CGRect(x: 8, y: 8, width: 304, height: 12))
    #expect(text.frame == CGRect(x: 0, y: 0, width: 304, height: 12))
  }

  @Test func `Defaults`() {
    let row = LMRowView()
    #expect(row.spacing.isNaN && row.horizontalAlignment == .fill && !row.isAlignToBaseline)
    #expect(row.directionalLayoutMargins == .zero)
    #expect(LMSpacer().weight == 1 && LMSpacer(backgroundColor: .red).weight == 1)
    #expect(row.width.isNaN && row.height.isNaN && row.weight.isNaN && row.isDisplayable)
    #expect(LMAnchor.all.rawValue == 51 && row.anchor == LMAnchor.none)
  }

  @Test func `Labels and images with their traits`() {
    let image = UIImageView(width: 40, height: 30)
    let label = UILabel(text: "A title", numberOfLines: 0, weight: 1)
    let tagged = UILabel(text: "x", anchor: [.top, .trailing]) {
      $0.accessibilityIdentifier = "tag"
    }
    #expect(UILabel().text == nil && UIImageView().image == nil)
    #expect(tagged.anchor == [.top, .trailing] && tagged.layoutName == "tag")
    let row = LMRowView(spacing: 10) {
      image
      label
    }
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    row.layoutIfNeeded()
    #expect(image.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(label.frame == CGRect(x: 50, y: 0, width: 150, height: 30))
  }

  @Test func `A label wraps in its column`() {
    let label = UILabel(text: "several words that do not fit into one line", numberOfLines: 0)
    let column = LMColumnView(margin: 5, spacing: 0, label)
    let narrow = column.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity))
    let lines = label.sizeThatFits(CGSize(width: 90, height: CGFloat.infinity))
    #expect(narrow == CGSize(width: 100, height: lines.height + 10))
    #expect(lines.height >= 2 * label.sizeThatFits(CGSize(width: 9_999, height: 0)).height)
  }

  @Test func `A view that is optional and there is built too`() {
    let (present, missing): (UIView?, UIView?) = (UIView(), nil)
    let row = RowView {
      present
      missing
    }
    #expect(row.subviews.count == 1 && row.subviews.first === present)
  }
}
