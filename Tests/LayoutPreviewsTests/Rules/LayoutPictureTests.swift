import Foundation
import HeadlessUIKit
import LayoutCore
import LayoutPreviews
import TestSupport
import Testing

@Suite struct LayoutPictureTests {
  typealias Item = LayoutPicture.Item

  @Test func `A picture of a snapshot has its elements with absolute frames`() {
    let snapshot = LayoutSnapshot(
      name: "root", frame: rect(5, 7, 320, 480),
      children: [
        LayoutSnapshot(
          name: "card", frame: rect(10, 20, 100, 50),
          children: [LayoutSnapshot(name: "label", frame: rect(4, 4, 120, 20))]),
        LayoutSnapshot(name: "ghost", frame: .zero, isHidden: true),
      ])
    let picture = LayoutPicture(snapshot)
    #expect(picture.title == "root")
    #expect(picture.size == CGSize(width: 320, height: 480))
    #expect(picture.items.map(\.name) == ["card", "label", "ghost"])
    #expect(picture.items.map(\.depth) == [0, 1, 0])
    #expect(picture.items[1].frame == rect(14, 24, 120, 20))
    #expect(picture.items[2].isHidden)
    #expect(picture.overflows[1] == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 24))
  }

  /// What is in a group is in the coordinates of the card around it, in which the group is at
  /// (10, 20) and 50 wide: `wide` ends at 75 of 100 points, `over` at 105.
  @Test func `What is in a group has the numbers of the snapshot, and may leave the group`() throws
  {
    var builder = LayoutSnapshot.Builder()
    builder.begin(name: "root", frame: rect(0, 0, 200, 200))
    builder.begin(name: "card", frame: rect(40, 50, 100, 100))
    for name in ["scheme", "inner"] {
      builder.begin(name: name, frame: rect(10, 20, 50, 50), isGroup: true)
    }
    for (name, x) in [("wide", 15), ("over", 45)] {
      builder.begin(name: name, frame: rect(CGFloat(x), 25, 60, 10))
      builder.end()
    }
    let snapshot = try #require(builder.finish())
    let picture = LayoutPicture(snapshot)
    #expect(picture.items[3].frame == rect(55, 75, 60, 10))
    #expect(picture.overflows.map(\.right) == [0, 0, 0, 0, 5])
    #expect(picture.overflows.allSatisfy { $0.left == 0 && $0.top == 0 && $0.bottom == 0 })
    #expect(
      picture.text() == """
        root, 200 x 200
          card (40, 50, 100, 100)
            scheme (10, 20, 50, 50)
              inner (10, 20, 50, 50)
                wide (15, 25, 60, 10)
                over (45, 25, 60, 10)  overflows right 5
        """)
  }

  @Test func `The title of a picture is the name of what it shows, unless it is given`() {
    let root = UIView(frame: rect(0, 0, 10, 10))
    root.accessibilityIdentifier = "cart"
    #expect(root.layoutPicture().title == "cart")
    #expect(LayoutPicture(of: root).title == "cart")
    #expect(root.layoutPicture(title: "cart, dark").title == "cart, dark")
    #expect(LayoutPicture(title: "", of: root).title == "")
  }

  @Test func `Overflow is measured against the parent, hidden and unplaced items have none`() {
    var picture = LayoutPicture(title: "t", size: CGSize(width: 100, height: 100))
    var unplaced = Item(name: "unplaced", frame: rect(200, 0, 10, 10))
    unplaced.isUnplaced = true
    var hidden = Item(name: "hidden", frame: rect(-50, 0, 10, 10))
    hidden.isHidden = true
    picture.items = [
      Item(name: "outside", frame: rect(-5, -6, 117, 114)),
      Item(name: "inside", frame: rect(0, 0, 10, 10), depth: 1),
      unplaced, hidden,
      Item(name: "in the hidden one", frame: rect(900, 0, 10, 10), depth: 1),
      Item(name: "by a rounding error", frame: rect(0, 0, 100.0001, 10)),
    ]
    #expect(picture.overflows[0] == UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 12))
    #expect(picture.overflows.dropFirst().allSatisfy { $0 == .zero })
  }

  @Test func `What scrolls is no overflow, what the content has no room for is`() {
    let scroll = UIScrollView(frame: rect(10, 10, 100, 50))
    scroll.accessibilityIdentifier = "scroll"
    scroll.contentSize = CGSize(width: 300, height: 50)
    scroll.contentOffset = CGPoint(x: 40, y: 0)
    let inside = UIView(frame: rect(250, 0, 50, 50))
    let outside = UIView(frame: rect(290, 0, 30, 50))
    scroll.addSubview(inside)
    scroll.addSubview(outside)
    let root = UIView(frame: rect(0, 0, 200, 100))
    root.addSubview(scroll)
    let picture = root.layoutPicture(title: "t")
    #expect(picture.items[1].frame == rect(220, 10, 50, 50))
    #expect(picture.overflows.map(\.right) == [0, 0, 20])
    #expect(picture.text().contains("UIView (290, 0, 30, 50)  overflows right 20"))
  }

  @Test func `Lines stand where the label measured them`() throws {
    let label = UILabel(frame: rect(10, 20, 100, 60))
    label.text = "one two three four five six"
    label.numberOfLines = 0
    label.font = .boldSystemFont(ofSize: 16)
    label.textAlignment = .right
    let root = UIView(frame: rect(0, 0, 200, 100))
    root.addSubview(label)
    let item = try #require(root.layoutPicture(title: "t").items.first)
    let expected = label.textLines(fittingWidth: 100)
    #expect(item.lines.map(\.text) == expected.lines.map(\.text))
    #expect(item.lines.count > 1)
    let top = 20 + (60 - expected.height) / 2
    for (index, line) in item.lines.enumerated() {
      #expect(abs(line.origin.y - (top + expected.baseline(at: index))) < 1e-9)
      #expect(abs(line.origin.x + line.width - 110) < 1e-9)
      #expect(line.isBold && line.anchor == .end)
    }
  }

  @Test func `A label without room for all lines shows the first and says so`() throws {
    let label = UILabel(frame: rect(0, 0, 60, 20))
    label.text = "a text that is far too long for its label"
    label.numberOfLines = 0
    let root = UIView(frame: rect(0, 0, 200, 100))
    root.addSubview(label)
    let item = try #require(root.layoutPicture(title: "t").items.first)
    #expect(item.lines.count == 1)
    #expect(item.isTruncated)
  }

  @Test func `Natural text begins where the user begins to read`() throws {
    let label = UILabel(frame: rect(0, 0, 100, 20))
    label.text = "abc"
    let root = UIView(frame: rect(0, 0, 100, 20))
    root.addSubview(label)
    #expect(root.layoutPicture(title: "t").items[0].lines[0].anchor == .start)
    root.semanticContentAttribute = .forceRightToLeft
    let picture = root.layoutPicture(title: "t")
    #expect(picture.direction == .rightToLeft)
    #expect(picture.items[0].lines[0].anchor == .end)
  }

  @Test func `A deep tree is drawn without a deep stack`() {
    let root = UIView(frame: rect(0, 0, 100, 100))
    var parent = root
    for _ in 0..<5_000 {
      let child = UIView(frame: rect(0, 0, 100, 100))
      parent.addSubview(child)
      parent = child
    }
    let picture = root.layoutPicture(title: "deep")
    #expect(picture.items.count == 5_000)
    #expect(ParsedXML(picture.svg(.laidOut))["svg"].count == 1)
  }
}
