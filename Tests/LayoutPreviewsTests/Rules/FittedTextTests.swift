import Foundation
import HeadlessUIKit
import LayoutPreviews
import TestSupport
import Testing

@Suite struct FittedTextTests {
  /// At 17 points "Title Title" is 68.95 wide, "Title" 32.12.
  @Test func `Lines are as wide as they were measured, whatever the font`() {
    let root = UIView(frame: rect(0, 0, 300, 200))
    let label = UILabel(frame: rect(10, 20, 100, 60))
    label.text = "Title Title Title"
    label.numberOfLines = 0
    root.addSubview(label)
    let lines = ParsedXML(root.layoutPicture(title: "t").svg(.laidOut))["text"].filter {
      $0.attributes["xml:space"] == "preserve"
    }
    #expect(isClose(lines[0].number("textLength"), 68.95))
    #expect(isClose(lines[1].number("textLength"), 32.12))
    #expect(lines.allSatisfy { $0.attributes["lengthAdjust"] == "spacingAndGlyphs" })
  }

  @Test func `A line without width has no length to keep`() {
    var item = LayoutPicture.Item(name: "a", frame: rect(0, 0, 100, 100))
    item.lines = [.init("x", at: CGPoint(x: 5, y: 50), width: 0, fontSize: 10)]
    let lines = ParsedXML(smallPicture([item]).svg(.laidOut))["text"].filter { $0.text == "x" }
    #expect(lines.count == 1 && lines[0].attributes["textLength"] == nil)
  }

  /// The words of a label are as wide as the room it was given, less a quarter of an em of 6.6
  /// points at each end and half of one between words.
  @Test func `The words of a label fill the room it has`() {
    let item = LayoutPicture.Item(name: "card", frame: rect(10, 20, 200, 100))
    let svg = ParsedXML(smallPicture([item]).svg(.laidOut))
    let room = svg.rects("tag")[0]
    let words = svg["tspan"].filter { $0.attributes["class"]?.hasPrefix("label") == true }
    let widths = words.map { $0.number("textLength") }
    #expect(words.map(\.text) == ["card", "10, 20, 200 × 100"])
    #expect(abs(widths.reduce(0, +) + 3.3 + 3.3 - room.width) < 0.02)
  }

  /// A million is the end of what a drawing tells, in both directions.
  @Test func `A line begins within a million points of the screen`() {
    var item = LayoutPicture.Item(name: "a", frame: rect(0, 0, 100, 100))
    item.lines = [
      .init("far", at: CGPoint(x: -2e6, y: 50), width: 4e6, fontSize: 10)
    ]
    let lines = ParsedXML(smallPicture([item]).svg(.laidOut))["text"].filter { $0.text == "far" }
    #expect(lines.map { $0.number("x") } == [-1e6])
  }

  /// Labels have 6.6 points here. A bold W of 0.944 em is 1.06 as wide, an ellipsis has 0.6 em:
  /// four of them and an ellipsis are 30.6 points wide, five are 37.2. A name has the width of its
  /// area without 0.7 of the labels' size.
  @Test(
    arguments: [(44, "WWWWW…"), (41, "WWWW…"), (38, "WWWW…"), (34, nil)] as [(CGFloat, String?)])
  func `A name is shortened to four letters at least`(_ width: CGFloat, _ shown: String?) {
    let item = LayoutPicture.Item(name: "WWWWWWWWWWWW", frame: rect(10, 20, width, 20))
    let svg = ParsedXML(smallPicture([item]).svg(.laidOut))
    let names = svg["tspan"].filter { $0.attributes["class"] == "label name" }
    #expect(names.contains { $0.text.hasSuffix("…") } == (shown != nil))
    if let shown { #expect(names.map(\.text) == [shown]) }
  }

  @Test func `A text that goes on is underlined and named`() {
    var item = LayoutPicture.Item(name: "story", frame: rect(10, 20, 200, 100))
    item.lines = [
      .init("a", at: CGPoint(x: 15, y: 50), width: 40, fontSize: 20),
      .init("b…", at: CGPoint(x: 15, y: 70), width: 60, fontSize: 20),
    ]
    #expect(ParsedXML(smallPicture([item]).svg(.laidOut)).rects("cut").isEmpty)
    item.isTruncated = true
    let svg = ParsedXML(smallPicture([item]).svg(.laidOut))
    // Below the last line: 0.24 of its 20 points below the baseline, a twelfth of 21.2 high.
    #expect(isClose(Array(svg.rects("cut").prefix(1)), [rect(15, 74.8, 60, 1.77)]))
    #expect(svg["text"].contains { $0.text == "Text truncated: story" })
    #expect(svg["text"].contains { $0.text == "truncated" })
  }
}
