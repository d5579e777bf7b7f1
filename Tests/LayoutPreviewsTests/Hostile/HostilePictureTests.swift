import Foundation
import HeadlessUIKit
import LayoutPreviews
import TestSupport
import Testing

@Suite struct HostilePictureTests {
  typealias Item = LayoutPicture.Item

  static let names = [
    "<&\">'", "]]>", "<script>alert(1)</script>", "-->", "\u{1F469}\u{200D}\u{1F4BB} 👍🏽", "",
    "\u{0}\u{1}\u{8}\u{B}\u{1F}\u{7F}\u{80}", nonCharacters, "line\nfeed\ttab",
    "العنوان", "&amp;#0;", String(repeating: "long ", count: 500),
    "e\u{301}\u{301}\u{301}", "NaN", "\u{202E}a\u{2067}b", "\u{2069}\u{2069}a\u{202C}\u{2068}",
  ]

  /// What no literal may contain.
  static var nonCharacters: String {
    var text = String.UnicodeScalarView()
    for value: UInt32 in [0xFFFE, 0xFFFF, 0xFDD0, 0x1FFFF] {
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return String(text)
  }

  @Test(arguments: names)
  func `No name breaks a file`(_ name: String) throws {
    var item = Item(name: name, frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    item.caption = name
    item.lines = [.init(name, at: CGPoint(x: 0, y: 20), width: 50, fontSize: 12)]
    var picture = LayoutPicture(
      title: name, size: CGSize(width: 320, height: 100), items: [item, item])
    picture.items[1].isUnplaced = true
    let svg = ParsedXML(picture.svg(.laidOut))
    #expect(Set(svg.ids).count == svg.ids.count)

    let sheet = ParsedXML(LayoutPictureSheet(title: name, pictures: [picture, picture]).svg())
    #expect(Set(sheet.ids).count == sheet.ids.count)

    var index = LayoutPictureIndex(title: name)
    index.introduction = name
    index.groupNotes[name] = name
    index.groupSheets[name] = "\(name).svg"
    index.entries = [.init(picture, group: name, file: "\(name).svg")]
    let page = ParsedXML(index.html())
    #expect(page["script"].isEmpty)
    #expect(Set(page.ids).count == page.ids.count)
    let image = try #require(page["img"].first)
    #expect(image.attributes["src"]?.hasPrefix("./") == true)
    #expect(!picture.text().dropFirst().contains("\u{0}"))
  }

  /// A text that turns the order of writing ends with itself: it stands between a first strong
  /// isolate and its end, and all that it begins within is ended there.
  @Test(arguments: [
    ("a\u{202E}b", "\u{2068}a\u{202E}b\u{2069}"),
    ("\u{2067}a", "\u{2068}\u{2067}a\u{2069}\u{2069}"),
    ("\u{2067}a\u{2069}b", "\u{2068}\u{2067}a\u{2069}b\u{2069}"),
    ("\u{2069}a\u{2069}\u{202C}", "\u{2068}a\u{202C}\u{2069}"),
    ("العنوان", "العنوان"), ("a\u{200F}b", "a\u{200F}b"),
  ])
  func `A text keeps its writing direction to itself`(_ text: String, _ expected: String) {
    let picture = LayoutPicture(title: text, size: CGSize(width: 300, height: 100), items: [])
    let titles = ParsedXML(picture.svg(.laidOut))["title"].map(\.text)
    #expect(titles == ["\(expected), 300 × 100"])
    var index = LayoutPictureIndex(title: text)
    index.entries = [.init(picture, group: text, file: "a.svg")]
    #expect(ParsedXML(index.html())["h1"].map(\.text) == [expected])
  }

  static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, -20, 0, 1e300, -1e300, 1e9, .leastNonzeroMagnitude, -0.0,
    9.5e16, -9.5e16,
  ]

  @Test(arguments: numbers)
  func `No number breaks a file`(_ number: CGFloat) {
    let frames = [
      CGRect(x: number, y: 0, width: 10, height: 10), CGRect(x: 0, y: number, width: 9, height: 9),
      CGRect(x: 0, y: 0, width: number, height: 10), CGRect(x: 0, y: 0, width: 10, height: number),
      CGRect(x: number, y: number, width: number, height: number),
    ]
    var items: [Item] = []
    for frame in frames {
      for depth in 0..<3 {
        var item = Item(name: "item", frame: frame, depth: depth)
        item.clipsContent = depth == 1
        item.contentFrame = depth == 1 ? frame : nil
        item.fill = LayoutPicture.Color(
          red: Double(number), green: 0, blue: 2, alpha: Double(number))
        item.lines = [
          .init("text", at: CGPoint(x: number, y: number), width: number, fontSize: number),
          .init("text", at: CGPoint(x: 1, y: 9), width: 10, fontSize: number),
          .init("text", at: CGPoint(x: 1, y: 9), width: number, fontSize: 9),
        ]
        item.isUnplaced = depth == 2
        items.append(item)
      }
    }
    for size in [CGSize(width: 100, height: 100), CGSize(width: number, height: number)] {
      var picture = LayoutPicture(title: "t", size: size, items: items)
      let insets = UIEdgeInsets(top: number, left: 1, bottom: number, right: 1)
      picture.safeAreaInsets = insets
      picture.layoutMargins = insets
      let file = picture.svg(.laidOut)
      let svg = ParsedXML(file)
      #expect(svg.brokenNumbers == [])
      for word in ["nan", "inf"] {
        #expect(!file.contains("\"\(word)") && !file.contains(" \(word) "))
      }
      var sheet = LayoutPictureSheet(title: "t", pictures: [picture, picture])
      sheet.scale = number
      sheet.width = number
      let small = ParsedXML(sheet.svg())
      #expect(small.brokenNumbers == [])
      var index = LayoutPictureIndex(title: "t")
      index.entries = [.init(picture, group: "g", file: "f.svg")]
      let page = index.html()
      #expect(ParsedXML(page)["img"].count == 1)
      #expect(!page.contains("nan") && !page.contains(">inf"))
      #expect(!picture.text().contains("nan"))
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -4, 0, 1e300, 1e-300])
  func `A font of any size has a picture`(_ pointSize: CGFloat) {
    let (screen, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 40)), UILabel())
    screen.addSubview(label)
    label.text = "one two three"
    label.font = .systemFont(ofSize: pointSize)
    for lines in [0, 1, 3, .max, -1] {
      label.numberOfLines = lines
      for size in [CGSize(width: 50, height: 20), CGSize(width: 1e308, height: 1e308)] {
        label.frame = CGRect(origin: .zero, size: size)
        #expect(screen.layoutPicture(title: "font").items.count == 1)
      }
    }
  }

  @Test func `What is not finite is named below the picture`() {
    let frame = CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10)
    let picture = LayoutPicture(
      title: "t", size: CGSize(width: 100, height: 100), items: [Item(name: "lost", frame: frame)])
    let svg = ParsedXML(picture.svg(.laidOut))
    #expect(svg["text"].contains { $0.text == "Not finite: lost" })
    #expect(svg.element(id: "item-lost") == nil)
    #expect(picture.text().hasSuffix("lost (not finite)"))
  }

  @Test(arguments: [[0, 5, 2, -3, 9], [-1, -1], [7], [.max, .min, 0]])
  func `Depths need not make sense`(_ depths: [Int]) {
    let items = depths.map {
      Item(name: "i", frame: CGRect(x: 0, y: 0, width: 50, height: 50), depth: $0)
    }
    let picture = LayoutPicture(
      title: "t", size: CGSize(width: 100, height: 100), items: items)
    #expect(ParsedXML(picture.svg(.laidOut))["svg"].count == 1)
    #expect(picture.overflows.count == depths.count)
    #expect(!picture.text().isEmpty)
  }

  @Test func `Many items do not take forever`() {
    let items = (0..<20_000).map {
      Item(
        name: "item", frame: CGRect(x: $0 % 200 * 5, y: $0 / 200 * 10, width: 60, height: 30),
        depth: 0)
    }
    let picture = LayoutPicture(
      title: "t", size: CGSize(width: 1000, height: 1000), items: items)
    let seconds = processorSeconds { #expect(picture.svg(.laidOut).utf8.count > 100_000) }
    #expect(seconds < 20)
  }
}
