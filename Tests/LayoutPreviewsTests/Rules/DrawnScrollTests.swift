import Foundation
import HeadlessUIKit
import LayoutCore
import LayoutPreviews
import TestSupport
import Testing

@Suite struct DrawnScrollTests {
  /// A scroll view of 100 × 200 points over 100 × 500, with rows of 100 points, 150 points down.
  private func list() -> UIScrollView {
    let list = UIScrollView(frame: rect(0, 0, 100, 200))
    list.contentSize = CGSize(width: 100, height: 500)
    for number in 0..<5 {
      let row = UIView(frame: rect(0, CGFloat(number) * 100, 100, 100))
      row.accessibilityIdentifier = "row\(number)"
      list.addSubview(row)
    }
    list.contentOffset.y = 150
    return list
  }

  @Test func `What a scroll view at the root scrolls over is no overflow`() {
    let picture = list().layoutPicture(title: "list")
    #expect(picture.overflows.allSatisfy { $0 == .zero })
    #expect(picture.contentFrame == rect(0, -150, 100, 500) && picture.clipsContent)
    #expect(!ParsedXML(picture.svg(.laidOut)).ids.contains("overflows"))
  }

  @Test func `A view that scrolls over less than it shows has all it shows as its room`() {
    let list = UIScrollView(frame: rect(0, 0, 100, 200))
    list.contentSize = CGSize(width: 40, height: 50)
    let row = UIView(frame: rect(0, 0, 90, 180))
    list.addSubview(row)
    let picture = list.layoutPicture(title: "list")
    #expect(picture.contentFrame == rect(0, 0, 100, 200))
    #expect(picture.overflows == [.zero])
  }

  @Test func `What reaches beyond its content is`() {
    let list = list()
    list.subviews[4].frame.size.height = 130
    list.subviews[0].frame.origin.x = -10
    let overflows = list.layoutPicture(title: "list").overflows
    #expect(overflows[4].bottom == 30 && overflows[0].left == 10)
  }

  /// A snapshot knows that something scrolls, not how large its content is, nor how far it moved.
  @Test func `A picture of a snapshot has the content that is there`() {
    let list = list()
    list.subviews[4].frame.size.height = 130
    list.subviews[0].frame.origin.x = -10
    let picture = LayoutPicture(LayoutSnapshot(of: list))
    #expect(picture.contentFrame == rect(0, 0, 100, 530))
    #expect(picture.overflows.map(\.left) == [10, 0, 0, 0, 0])
    #expect(picture.overflows.allSatisfy { $0.bottom == 0 && $0.right == 0 })
    let screen = UIView(frame: rect(0, 0, 320, 400))
    screen.addSubview(list)
    list.frame.origin = CGPoint(x: 20, y: 30)
    let around = LayoutPicture(LayoutSnapshot(of: screen))
    #expect(around.contentFrame == nil)
    #expect(around.items[0].contentFrame == rect(20, 30, 100, 530))
    #expect(around.overflows.map(\.left) == [0, 10, 0, 0, 0, 0])
    #expect(around.overflows.allSatisfy { $0.bottom == 0 && $0.right == 0 })
  }

  @Test func `A row that is not finite does not widen the content of a snapshot`() {
    let list = list()
    list.subviews[4].bounds.size.width = .infinity
    #expect(LayoutPicture(LayoutSnapshot(of: list)).contentFrame == rect(0, 0, 100, 400))
  }

  @Test func `Frames are told in the content's coordinates`() {
    let lines = list().layoutPicture(title: "list").text().split(separator: "\n")
    #expect(lines.first == "list, 100 x 200, scrolls over 100 × 500")
    #expect(lines.contains("  row3 (0, 300, 100, 100)"))
  }

  /// Rows 0 and 4 are out of sight; of 1 and 3 a half is.
  @Test func `The content is cut off at the root`() {
    let svg = ParsedXML(list().layoutPicture(title: "list").svg(.laidOut))
    let drawn = svg.ids.filter { $0.hasPrefix("item-row") }
    #expect(drawn == ["item-row1", "item-row2", "item-row3"])
    let clips = drawn.map { svg.element(id: $0)?.attributes["clip-path"] }
    #expect(clips == ["url(#clip-outermost)", nil, "url(#clip-outermost)"])
    let clip = svg.elements.firstIndex { $0.attributes["id"] == "clip-outermost" } ?? 0
    #expect(svg.elements[clip + 1].rect == rect(0, 0, 100, 200))
    // Both rows share the area: an id is there once.
    #expect(svg.ids.filter { $0 == "clip-outermost" }.count == 1)
  }

  /// The bar moves over 192 points, 4 from both ends. It is 192 · 200 / 500 = 76.8 long, and half
  /// of the way of 115.2 is done: 4 + 57.6.
  @Test func `A bar shows how much is in sight, and where`() {
    let bars = ParsedXML(list().layoutPicture(title: "list").svg(.laidOut)).rects("scroll")
    #expect(isClose(Array(bars.prefix(1)), [rect(95, 61.6, 3, 76.8)]))
    // The second one is the legend's.
    #expect(bars.count == 2)
    var picture = list().layoutPicture(title: "list")
    picture.look = .laidOut
    let sheet = ParsedXML(LayoutPictureSheet(title: "all", pictures: [picture]).svg())
    #expect(isClose(sheet.rects("scroll"), [rect(95, 61.6, 3, 76.8)]))
  }

  @Test func `A bar stays on its way beyond both ends of the content`() {
    for (offset, start) in [(-50, 4), (350, 4 + 115.2)] as [(CGFloat, CGFloat)] {
      let list = list()
      list.contentOffset.y = offset
      let bars = ParsedXML(list.layoutPicture(title: "list").svg(.laidOut)).rects("scroll")
      #expect(isClose(Array(bars.prefix(1)), [rect(95, start, 3, 76.8)]))
    }
  }

  @Test func `A bar is at least 6 points long`() {
    let list = list()
    list.contentSize.height = 100_000
    list.contentOffset.y = 0
    let bars = ParsedXML(list.layoutPicture(title: "list").svg(.laidOut)).rects("scroll")
    #expect(isClose(Array(bars.prefix(1)), [rect(95, 4, 3, 6)]))
  }

  @Test func `A scroll view within a picture has bars, too`() {
    let root = UIView(frame: rect(0, 0, 300, 200))
    let strip = UIScrollView(frame: rect(50, 50, 108, 40))
    strip.contentSize = CGSize(width: 216, height: 40)
    strip.contentOffset.x = 108
    root.addSubview(strip)
    let picture = root.layoutPicture(title: "t")
    // 100 of 108 points, half as long as that, at the far end.
    let bars = ParsedXML(picture.svg(.laidOut)).rects("scroll")
    #expect(isClose(Array(bars.prefix(1)), [rect(104, 85, 50, 3)]))
    #expect(picture.text().hasSuffix("scrolls over 216 × 40"))
    strip.isHidden = true
    let svg = ParsedXML(root.layoutPicture(title: "t").svg(.laidOut))
    #expect(!svg.ids.contains("scrolling"))
  }

  /// A bar keeps 4 points from both ends.
  @Test(arguments: [CGSize(width: 8, height: 100), CGSize(width: 100, height: 8)])
  func `A scroll view with no room for a bar has none`(_ size: CGSize) {
    let root = UIView(frame: rect(0, 0, 300, 200))
    let strip = UIScrollView(frame: CGRect(x: 50, y: 50, width: size.width, height: size.height))
    strip.contentSize = CGSize(width: size.width * 2, height: size.height * 2)
    root.addSubview(strip)
    let svg = ParsedXML(root.layoutPicture(title: "t").svg(.laidOut))
    #expect(!svg.ids.contains("scrolling"))
  }

  @Test func `A scroll view whose content fits is not marked`() {
    let list = list()
    list.contentOffset = .zero
    list.contentSize = CGSize(width: 100, height: 200)
    list.subviews[2...].forEach { $0.removeFromSuperview() }
    let picture = list.layoutPicture(title: "list")
    #expect(ParsedXML(picture.svg(.laidOut)).rects("scroll").isEmpty)
    #expect(picture.text().hasPrefix("list, 100 x 200\n"))
    // Less than a hundredth of a point is rounding.
    list.contentSize.width = 100.009
    #expect(list.layoutPicture(title: "list").text().hasPrefix("list, 100 x 200\n"))
  }
}
