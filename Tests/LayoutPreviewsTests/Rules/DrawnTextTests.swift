import Foundation
import HeadlessUIKit
import LayoutPreviews
import TestSupport
import Testing

@Suite struct DrawnTextTests {
  typealias Item = LayoutPicture.Item

  /// A label of 100 × 60 points at (10, 20), drawn.
  private func lines(_ change: (UILabel) -> Void) -> [ParsedXML.Element] {
    let root = UIView(frame: rect(0, 0, 300, 200))
    let label = UILabel(frame: rect(10, 20, 100, 60))
    label.text = "Title Title Title"
    label.numberOfLines = 0
    change(label)
    root.addSubview(label)
    return ParsedXML(root.layoutPicture(title: "t").svg(.laidOut))["text"].filter {
      $0.attributes["xml:space"] == "preserve"
    }
  }

  /// At 17 points "Title Title" is 68.95 wide, "Title" 32.12; two lines of 18.99 leave 22.02 of 60,
  /// and the baseline is 15.39 below the top of its line.
  @Test(
    arguments: [
      (.left, false, nil, [10, 10]), (.center, false, "middle", [60, 60]),
      (.right, false, "end", [110, 110]), (.natural, false, nil, [10, 10]),
      (.justified, false, nil, [10, 10]), (.left, true, nil, [10, 10]),
      (.center, true, "middle", [60, 60]), (.right, true, "end", [110, 110]),
      (.natural, true, "end", [110, 110]), (.justified, true, "end", [110, 110]),
    ] as [(NSTextAlignment, Bool, String?, [CGFloat])])
  func `Lines stand by their alignment at the point that they keep`(
    _ alignment: NSTextAlignment, _ isMirrored: Bool, _ anchor: String?, _ places: [CGFloat]
  ) {
    let lines = lines {
      $0.textAlignment = alignment
      if isMirrored { $0.semanticContentAttribute = .forceRightToLeft }
    }
    #expect(lines.map(\.text) == ["Title Title", "Title"])
    #expect(lines.map { $0.attributes["text-anchor"] } == [anchor, anchor])
    #expect(zip(lines, places).allSatisfy { isClose($0.number("x"), $1) })
    let baselines = lines.map { $0.number("y") }
    #expect(zip(baselines, [46.397, 65.39]).allSatisfy { isClose($0, $1) })
  }

  @Test func `A picture's lines begin where the label has them`() {
    for (alignment, places) in [
      (.left, [10, 10]), (.center, [10 + 15.525, 10 + 33.942]), (.right, [41.05, 77.884]),
    ] as [(NSTextAlignment, [CGFloat])] {
      let root = UIView(frame: rect(0, 0, 300, 200))
      let label = UILabel(frame: rect(10, 20, 100, 60))
      label.text = "Title Title Title"
      label.numberOfLines = 0
      label.textAlignment = alignment
      root.addSubview(label)
      let lines = root.layoutPicture(title: "t").items[0].lines
      #expect(zip(lines, places).allSatisfy { abs($0.origin.x - $1) < 0.01 })
      #expect(abs(lines[0].width - 68.95) < 0.01 && abs(lines[1].width - 32.116) < 0.01)
      #expect(lines.allSatisfy { $0.fontSize == 17 })
    }
  }

  @Test func `Faces, colors and sizes are those of the label`() {
    let plain = lines { _ in }
    #expect(plain[0].attributes["font-weight"] == nil && plain[0].attributes["font-style"] == nil)
    #expect(plain[0].attributes["font-size"] == "17" && plain[0].attributes["fill"] == "#000000")
    let bold = lines { $0.font = .boldSystemFont(ofSize: 12.5) }
    #expect(
      bold[0].attributes["font-weight"] == "bold" && bold[0].attributes["font-size"] == "12.5")
    #expect(bold[0].attributes["font-style"] == nil)
    let italic = lines { $0.font = .italicSystemFont(ofSize: 12) }
    #expect(italic[0].attributes["font-style"] == "italic")
    #expect(italic[0].attributes["font-weight"] == nil)
    let faint = lines { $0.textColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25) }
    #expect(faint[0].attributes["fill"] == "#ff8000")
    #expect(faint[0].attributes["fill-opacity"] == "0.25")
  }

  @Test(
    arguments: [
      (1, 60, 1, true), (2, 60, 2, false), (3, 60, 2, false), (0, 37, 1, true),
      (0, 38, 2, false), (2, 19, 1, true), (0, 5, 1, true),
    ] as [(Int, CGFloat, Int, Bool)])
  func `As many lines show as there is room for and as the label has`(
    _ limit: Int, _ height: CGFloat, _ count: Int, _ isTruncated: Bool
  ) {
    let root = UIView(frame: rect(0, 0, 300, 200))
    let label = UILabel(frame: rect(10, 20, 100, height))
    label.text = "Title Title Title"
    label.numberOfLines = limit
    root.addSubview(label)
    let picture = root.layoutPicture(title: "t")
    #expect(picture.items[0].lines.count == count)
    #expect(picture.items[0].isTruncated == isTruncated)
    #expect(picture.text().hasSuffix("  text truncated") == isTruncated)
    label.text = nil
    #expect(root.layoutPicture(title: "t").items[0].lines.isEmpty)
  }

  @Test func `Lines out of sight and without ink are not drawn`() {
    var scroll = Item(name: "scroll", frame: rect(0, 0, 100, 100))
    scroll.clipsContent = true
    var label = Item(name: "label", frame: rect(0, 0, 100, 300), depth: 1)
    label.lines = [
      .init("in", at: CGPoint(x: 5, y: 50), width: 20, fontSize: 10),
      .init("half", at: CGPoint(x: 5, y: 107), width: 20, fontSize: 10),
      .init("out", at: CGPoint(x: 5, y: 109), width: 20, fontSize: 10),
      .init("", at: CGPoint(x: 5, y: 50), width: 20, fontSize: 10),
      .init("narrow", at: CGPoint(x: 5, y: 50), width: -1, fontSize: 10),
      .init("tiny", at: CGPoint(x: 5, y: 50), width: 1, fontSize: 0),
      .init("vast", at: CGPoint(x: 5, y: 50), width: 1, fontSize: 4097),
      .init("large", at: CGPoint(x: 5, y: 50), width: 1, fontSize: 4096),
    ]
    let svg = ParsedXML(smallPicture([scroll, label]).svg(.laidOut))
    let texts = svg["text"].filter { $0.attributes["xml:space"] == "preserve" }.map(\.text)
    #expect(texts == ["in", "half", "large"])
  }

  /// What each character becomes in a file.
  @Test func `Text is escaped`() {
    for (text, escaped) in [
      ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;"), ("\t", " "),
      ("\n", " "), ("\r", " "), ("\u{85}", " "), ("\u{2028}", " "), ("\u{1}", "\u{FFFD}"),
      ("\u{1F}", "\u{FFFD}"), ("\u{7F}", "\u{FFFD}"), ("\u{9F}", "\u{FFFD}"), ("\u{A0}", "\u{A0}"),
      ("~", "~"), ("\u{FFFD}", "\u{FFFD}"), ("é", "é"), ("\u{FDCF}", "\u{FDCF}"),
    ] {
      var item = Item(name: "label", frame: rect(0, 0, 9, 9))
      item.lines = [.init("a\(text)b", at: CGPoint(x: 0, y: 9), width: 9, fontSize: 9)]
      #expect(smallPicture([item]).svg(.laidOut).contains(">a\(escaped)b</text>"), "\(escaped)")
    }
    for value: UInt32 in [0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF] {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var item = Item(name: "label", frame: rect(0, 0, 9, 9))
      item.lines = [.init("a\(scalar)b", at: CGPoint(x: 0, y: 9), width: 9, fontSize: 9)]
      #expect(smallPicture([item]).svg(.laidOut).contains(">a\u{FFFD}b</text>"))
    }
  }

  @Test func `Ids are made of letters and digits`() {
    for (name, id) in [
      ("Title Label", "item-title-label"), ("a--b", "item-a-b"), (" a ", "item-a"),
      ("A1", "item-a1"),
      ("ÄÖ", "item"), ("aÄb", "item-a-b"), ("!", "item"), ("x_y.z", "item-x-y-z"),
      (String(repeating: "n", count: 70), "item-" + String(repeating: "n", count: 60)),
    ] {
      let svg = ParsedXML(smallPicture([Item(name: name, frame: rect(0, 0, 9, 9))]).svg(.laidOut))
      #expect(svg.element(id: id)?.name == "g", "\(name)")
    }
  }

  /// Numbers through the one place that writes them all.
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (0.004, "0"), (-0.004, "0"), (0.005, "0.01"), (0.05, "0.05"),
      (0.5, "0.5"), (1.05, "1.05"), (1.25, "1.25"), (1.999, "2"), (-1.25, "-1.25"),
      (-0.05, "-0.05"), (-10.1, "-10.1"), (12_345.678, "12345.68"), (100, "100"), (99.994, "99.99"),
      (123_456_789_012, "123456789012"), (999_999_999_999, "999999999999"),
    ] as [(CGFloat, String)])
  func `Numbers have two decimals at most`(_ number: CGFloat, _ text: String) {
    let picture = smallPicture([Item(name: "a", frame: rect(number, 0, 1, 1))])
    #expect(picture.text().contains("a (\(text), 0, 1, 1)"))
  }

  @Test(
    arguments: [
      (0, "00"), (1, "ff"), (0.5, "80"), (0.02, "05"), (0.0627, "10"), (-3, "00"), (7, "ff"),
      (.nan, "00"), (0.999, "ff"), (0.25, "40"),
    ] as [(Double, String)])
  func `Colors are written as hexadecimal bytes`(_ part: Double, _ byte: String) {
    func fill(_ color: LayoutPicture.Color) -> [String?] {
      var picture = smallPicture()
      picture.background = color
      let screen = ParsedXML(picture.svg(.laidOut)).element(id: "screen")
      return [screen?.attributes["fill"], screen?.attributes["fill-opacity"]]
    }
    #expect(fill(.init(red: part, green: 0, blue: 1)) == ["#\(byte)00ff", nil])
    #expect(fill(.init(red: 0, green: part, blue: 1)) == ["#00\(byte)ff", nil])
    #expect(fill(.init(red: 0, green: 1, blue: part, alpha: 2)) == ["#00ff\(byte)", nil])
    #expect(fill(.init(red: 0, green: 0, blue: 0, alpha: 0.5)) == ["#000000", "0.5"])
    #expect(fill(.init(red: 0, green: 0, blue: 0, alpha: .nan)) == ["#000000", "0"])
  }

  @Test func `A picture as text has a line for each item with all that is said of it`() {
    var title = Item(name: "title", frame: rect(0, 20, 320, 44))
    title.caption = "always"
    var badge = Item(name: "bad\nge", frame: rect(300, 44, 32, 16), depth: 1)
    badge.caption = "width\u{2028}< 400"
    badge.isTruncated = true
    var hidden = Item(name: "hidden", frame: rect(0, 0, 1.5, 1.256), depth: 1)
    hidden.isHidden = true
    hidden.isUnplaced = true
    let inner = Item(name: "inner", frame: rect(0, .infinity, 1, 1), depth: 60)
    let picture = LayoutPicture(
      title: "cart\u{7F}", size: CGSize(width: 320, height: 568.5),
      items: [title, badge, hidden, inner])
    #expect(
      picture.text() == """
        cart , 320 x 568.5
          title (0, 20, 320, 44)  always
            bad ge (300, 24, 32, 16)  width < 400  overflows right 12, text truncated
            hidden (0, -20, 1.5, 1.26)  hidden, unplaced
        \(String(repeating: "  ", count: 41))inner (not finite)  hidden
        """)
  }

  @Test func `A tooltip says all there is to say`() {
    var item = Item(name: "badge", frame: rect(290, 24, 32, 16))
    item.caption = "width < 400"
    item.isTruncated = true
    let svg = ParsedXML(smallPicture([item]).svg(.laidOut))
    #expect(
      svg["title"].map(\.text).last
        == "badge (290, 24, 32, 16)\nwidth < 400\noverflows right 22, text truncated".replacing(
          "\n", with: " "))
  }
}
