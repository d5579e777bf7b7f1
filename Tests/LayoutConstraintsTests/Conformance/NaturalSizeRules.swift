import Foundation
import Framewise
import Testing

/// Natural sizes beside statements, and without any.
@Suite struct NaturalSizeRules {
  let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)).called("screen")

  private func layOut() -> [LayoutIssue] { LayoutIssue.collecting { screen.layoutIfNeeded() } }

  @Test func `An item without statements takes its natural size, and its position is open`() {
    let item = screen.addForAutoLayout(Sized(width: 70, height: 20)).called("item")
    #expect(layOut() == [])
    #expect(item.frame == CGRect(x: 0, y: 0, width: 70, height: 20))
    #expect(screen.ambiguities().map(\.description) == ["item: x, y"])
    item.natural = CGSize(width: 90, height: 30)
    #expect(layOut() == [])
    #expect(item.frame.size == CGSize(width: 90, height: 30))
    // A statement later is one about an item like any other.
    item >> screen.center
    #expect(layOut() == [])
    #expect(item.frame == CGRect(x: 115, y: 225, width: 90, height: 30))
    #expect(screen.ambiguities().isEmpty)
  }

  @Test func `It stays where it is, and may be what others follow`() {
    let item = Sized(width: 70, height: 20)
    item.frame.origin = CGPoint(x: 15, y: 25)
    screen.addForAutoLayout(item)
    #expect(layOut() == [])
    #expect(item.frame == CGRect(x: 15, y: 25, width: 70, height: 20))
    let mark = screen.addForAutoLayout(UIView())
    mark.left >> item.right
    mark.top >> item.top
    mark >> 5
    #expect(layOut() == [])
    #expect(mark.frame.size == CGSize(width: 5, height: 5))
    #expect(item.frame.size == CGSize(width: 70, height: 20))
    #expect(mark.frame.minX == item.frame.maxX)
  }

  /// The whole text is 203 points wide; broken at 130 it has two lines of 19, the wider of them
  /// 125.
  @Test func `A label is broken at the width that it prefers, unless it has one line`() {
    let label = screen.addForAutoLayout(UILabel())
    label.text = "The quick brown fox jumps"
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 130
    #expect(layOut() == [])
    #expect(label.frame.size == CGSize(width: 125, height: 38))
    label.preferredMaxLayoutWidth = 0
    #expect(layOut() == [])
    #expect(label.frame.size == CGSize(width: 203, height: 19))
    label.preferredMaxLayoutWidth = 130
    label.numberOfLines = 1
    #expect(layOut() == [])
    #expect(label.frame.size == CGSize(width: 203, height: 19))
  }

  @Test func `One natural length is taken, the other stays open`() {
    let item = Sized(width: -1, height: 20).called("item")
    item.frame.size.width = 33
    screen.addForAutoLayout(item)
    #expect(layOut() == [])
    #expect(item.frame.size == CGSize(width: 33, height: 20))
  }

  @Test func `What was not added for statements is left alone`() {
    let item = Sized(width: 70, height: 20), plain = UIView()
    item.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    plain.frame = item.frame
    screen.addSubview(item)
    screen.addForAutoLayout(plain)
    #expect(layOut() == [])
    #expect(item.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(plain.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(screen.ambiguities().isEmpty)
  }

  @Test func `A constraint view is as large as its statements say, with or without such items`() {
    let item = screen.addForAutoLayout(Sized(width: 70, height: 20))
    item >> screen.all
    screen.addForAutoLayout(Sized(width: 400, height: 400))
    let endless = CGSize(width: CGFloat.infinity, height: .infinity)
    #expect(screen.sizeThatFits(endless) == CGSize(width: 70, height: 20))
  }

  @Test func `The rows of a natural size can be asked for, read and changed`() {
    let item = screen.addForAutoLayout(Sized(width: 70, height: 20)).called("item")
    item >> screen.top
    item.left >> screen.left
    item.width >> .size(50).priority(600)
    #expect(layOut() == [])
    #expect(item.frame.width == 70)
    let rows = item.naturalSizeRows
    #expect(
      rows.map(\.description) == [
        "item.width <= 70 (natural size, hugging 250)",
        "item.width >= 70 (natural size, compression resistance 750)",
        "item.height <= 20 (natural size, hugging 250)",
        "item.height >= 20 (natural size, compression resistance 750)",
      ])
    #expect(rows[1].dimension == .width && rows[1].relation == .minimum && rows[1].length == 70)
    rows[1].priority = UILayoutPriority(500)
    #expect(item.contentCompressionResistancePriority(for: .horizontal).rawValue == 500)
    screen.setNeedsLayout()
    #expect(layOut() == [])
    #expect(item.frame.width == 50)
  }

  @Test func `A row that contradicts statements says so`() {
    let item = screen.addForAutoLayout(Sized(width: 70, height: -1)).called("item")
    item.width >> 50
    item.setContentCompressionResistancePriority(.required, for: .horizontal)
    #expect(layOut().map(\.rule) == [.conflictingStatements])
    let statement = item.naturalSizeRows.map(\.isSuspended)
    #expect(item.naturalSizeRows.map(\.dimension) == [.width, .width])
    // One of the two contradicting is left out: the row or the statement.
    #expect(statement.filter { $0 }.count + (item.frame.width == 70 ? 1 : 0) == 1)
  }

  /// Of what contradicts itself the newest does not count.
  @Test func `A natural size is older than all statements about its view`() {
    let item = screen.addForAutoLayout(Sized(width: 70, height: -1))
    let width = item.width >> 50
    item.setContentCompressionResistancePriority(.required, for: .horizontal)
    #expect(layOut().map(\.rule) == [.conflictingStatements])
    #expect(width.isSuspended)
    #expect(item.frame.width == 70)
  }

  @Test func `Views that no statements place have no rows`() {
    #expect(Sized(width: 1, height: 2).naturalSizeRows.isEmpty)
  }

  @Test func `A priority of a natural height is that of the vertical axis`() {
    let item = screen.addForAutoLayout(Sized(width: 70, height: 20)).called("item")
    item >> screen.top
    item.left >> screen.left
    #expect(layOut() == [])
    let rows = item.naturalSizeRows
    rows[2].priority = UILayoutPriority(300)
    rows[3].priority = UILayoutPriority(600)
    #expect(rows.map(\.priority.rawValue) == [250, 750, 300, 600])
    #expect(item.contentHuggingPriority(for: .vertical).rawValue == 300)
    #expect(item.contentHuggingPriority(for: .horizontal).rawValue == 250)
    #expect(item.contentCompressionResistancePriority(for: .vertical).rawValue == 600)
    #expect(item.contentCompressionResistancePriority(for: .horizontal).rawValue == 750)
  }

  /// As in issues: what is no number is required, and what lies outside counts as the nearest.
  @Test(
    arguments: [
      (.nan, 1000), (.infinity, 1000), (-.infinity, 1), (1e30, 1000), (-3, 1), (999.7, 999),
      (250.6, 251),
    ] as [(Float, Int)])
  func `A row says the priority that counts`(_ priority: Float, _ level: Int) {
    let item = screen.addForAutoLayout(Sized(width: 70, height: -1)).called("item")
    item >> screen.top
    item.left >> screen.left
    item.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
    item.setContentCompressionResistancePriority(UILayoutPriority(priority), for: .horizontal)
    _ = layOut()
    #expect(
      item.naturalSizeRows.map(\.description) == [
        "item.width <= 70 (natural size, hugging \(level))",
        "item.width >= 70 (natural size, compression resistance \(level))",
      ])
  }

  @Test func `A row outlives its view`() throws {
    let rows = try {
      let item = screen.addForAutoLayout(Sized(width: 70, height: 20))
      _ = layOut()
      let rows = item.naturalSizeRows
      try #require(rows.count == 4)
      item.removeFromSuperview()
      _ = layOut()
      return rows
    }()
    for row in rows {
      #expect(row.view == nil && row.priority.rawValue == 0 && !row.isSuspended)
      row.priority = .required
      #expect(row.priority.rawValue == 0)
    }
    #expect(rows[1].length == 70)
    #expect(
      rows[1].description == "(gone).width >= 70 (natural size, compression resistance 0)")
  }

  @Test func `A row of a length that the view lost is not left out`() throws {
    let item = screen.addForAutoLayout(Sized(width: 70, height: 20)).called("item")
    item >> screen.top
    item.left >> screen.left
    item.setContentCompressionResistancePriority(.required, for: .horizontal)
    let width = item.width >> 50
    #expect(layOut().map(\.rule) == [.conflictingStatements])
    let row = try #require(item.naturalSizeRows.dropFirst().first)
    #expect(width.isSuspended != row.isSuspended)
    item.natural.width = -1
    #expect(layOut() == [])
    #expect(!row.isSuspended && !width.isSuspended)
    #expect(item.frame.width == 50)
    item.removeFromSuperview()
    _ = layOut()
    #expect(!row.isSuspended)
  }

  @Test func `A container from an archive solves statements`() throws {
    let screen = try #require(ConstraintView(coder: NSCoder()))
    screen.frame.size = CGSize(width: 100, height: 80)
    let item = screen.addForAutoLayout(UIView())
    item >> screen.all(topOffset: 5)
    #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
    #expect(item.frame == CGRect(x: 0, y: 5, width: 100, height: 75))
  }
}
