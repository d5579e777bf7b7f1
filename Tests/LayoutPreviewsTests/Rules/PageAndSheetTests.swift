import Foundation
import HeadlessUIKit
import LayoutPreviews
import TestSupport
import Testing

@Suite struct SheetGeometryTests {
  private func sheet(
    _ sizes: [CGSize], scale: CGFloat, width: CGFloat
  ) -> (svg: ParsedXML, borders: [CGRect]) {
    var sheet = LayoutPictureSheet(
      title: "All",
      pictures: sizes.map { size in
        LayoutPicture(
          title: "t", size: size,
          items: [.init(name: "a", frame: CGRect(origin: .zero, size: size))])
      })
    sheet.scale = scale
    sheet.width = width
    let svg = ParsedXML(sheet.svg())
    return (svg, svg.rects("border"))
  }

  @Test func `Pictures stand 24 points apart, rows as high as their highest`() {
    let sizes = [
      CGSize(width: 200, height: 100), CGSize(width: 300, height: 60),
      CGSize(width: 200, height: 200),
    ]
    // 100 and 150 points wide: 20, 100, 24, 150, 20.
    let narrow = sheet(sizes, scale: 0.5, width: 314)
    #expect(
      narrow.borders == [rect(20, 20, 100, 50), rect(144, 20, 150, 30), rect(20, 110, 100, 100)])
    #expect(narrow.svg["svg"][0].attributes["width"] == "314")
    #expect(narrow.svg["svg"][0].attributes["height"] == "250")
    #expect(narrow.svg["svg"][0].attributes["viewBox"] == "0 0 314 250")
    #expect(narrow.svg.rects("paper") == [rect(0, 0, 314, 250)])
    let narrower = sheet(sizes, scale: 0.5, width: 313)
    #expect(
      narrower.borders == [rect(20, 20, 100, 50), rect(20, 110, 150, 30), rect(20, 180, 100, 100)])
    let wide = sheet(sizes, scale: 0.5, width: 1200)
    #expect(
      wide.borders.map(\.minX) == [20, 144, 318] && wide.borders.map(\.minY) == [20, 20, 20])
    // Each picture is wider than a row.
    #expect(sheet(sizes, scale: 0.5, width: 0).borders.map(\.minX) == [20, 20, 20])
    let texts = narrow.svg.texts("muted")
    #expect(texts.map(\.text) == ["200 × 100", "300 × 60", "200 × 200"])
    #expect(texts.map { $0.number("x") } == [70, 219, 70])
    #expect(texts.map { $0.number("y") } == [86, 66, 226])
    #expect(
      narrow.svg["desc"][0].text == "Laid out at 200 × 100, 300 × 60, 200 × 200 points.")
    #expect(narrow.svg["title"][0].text == "All")
    let groups = narrow.svg["g"].compactMap { $0.attributes["transform"] }
    #expect(
      groups == [
        "translate(20 20) scale(0.5)", "translate(144 20) scale(0.5)",
        "translate(20 110) scale(0.5)",
      ])
    let clips = narrow.svg["g"].compactMap { $0.attributes["clip-path"] }
    #expect(clips == ["url(#p1-cut)", "url(#p2-cut)", "url(#p3-cut)"])
    let empty = sheet([], scale: 0.5, width: 100).svg
    #expect(empty["svg"][0].attributes["viewBox"] == "0 0 40 40")
  }

  @Test(
    arguments: [
      (1, 100), (0.01, 1), (0.3, 30), (0.009, 30), (1.01, 30), (2, 30), (-1, 30), (.nan, 30),
    ] as [(CGFloat, CGFloat)])
  func `A scale that is none stands for the usual one`(_ scale: CGFloat, _ width: CGFloat) {
    let borders = sheet([CGSize(width: 100, height: 100)], scale: scale, width: 900).borders
    #expect(isClose(borders, [rect(20, 20, width, width)]))
  }

  @Test func `A small picture has bands and items, but no labels and no outlines of text`() {
    var text = LayoutPicture.Item(name: "text", frame: rect(0, 0, 50, 20))
    text.lines = [.init("line", at: CGPoint(x: 0, y: 15), width: 30, fontSize: 12)]
    var knob = LayoutPicture.Item(name: "knob", frame: rect(0, 30, 50, 20))
    knob.shapes = [.init(frame: rect(0, 30, 9, 9), fill: .init(red: 0, green: 0, blue: 0))]
    var picture = smallPicture([text, knob, .init(name: "plain", frame: rect(60, 0, 50, 20))])
    picture.safeAreaInsets.bottom = 10
    picture.layoutMargins.left = 8
    picture.look = .laidOut
    let file = LayoutPictureSheet(title: "All", pictures: [picture]).svg()
    let svg = ParsedXML(file)
    #expect(svg.rects("safe") == [rect(0, 190, 300, 10)] && svg.element(id: "p1-margins") != nil)
    #expect(svg.rects("d0") == [rect(60.5, 0.5, 49, 19)] && svg.rects("tag").isEmpty)
    #expect(svg["text"].map(\.text) == ["line", "300 × 200"])
    #expect(svg.ids.contains("p1-items") && svg.ids.contains("p1-screen"))
    // Lines are as thick as in a picture of their size: 5 points of the sheet for a label.
    #expect(file.contains(".label{font-size:16.67px}") && file.contains("stroke-width:1.85}"))
    let sheet = LayoutPictureSheet(title: "", pictures: [])
    #expect(sheet.scale == 0.3 && sheet.width == 1200)
    let whole = ParsedXML(picture.svg(.laidOut))
    #expect(whole.rects("d0").count == 4)
  }
}

@Suite struct PageTests {
  private func picture(
    _ width: CGFloat, mirrored: Bool = false, items: [LayoutPicture.Item] = []
  ) -> LayoutPicture {
    var picture = LayoutPicture(
      title: "<cart>", size: CGSize(width: width, height: 100), items: items)
    if mirrored { picture.direction = .rightToLeft }
    return picture
  }

  @Test func `A page leads to its groups and files`() {
    var index = LayoutPictureIndex(title: "Shop & more")
    index.introduction = "All <screens>"
    index.groupNotes = ["cart": "The cart", "none": "nothing"]
    index.groupSheets = ["cart": "a b/ü?.svg"]
    index.entries = [
      .init(picture(320), group: "cart", file: "cart.svg"),
      .init(picture(320, mirrored: true), group: "The list", file: "x:y#z.svg"),
    ]
    let html = index.html()
    let page = ParsedXML(html)
    #expect(
      page["title"].map(\.text) == ["Shop & more"] && page["h1"].map(\.text) == ["Shop & more"])
    #expect(page["p"].map(\.text) == ["All <screens>", "The cart"])
    #expect(page["h2"].map(\.text) == ["cart", "The list"])
    let ids = page["section"].compactMap { $0.attributes["id"] }
    #expect(ids.count == 2 && ids[0] == "group-cart" && ids[1].hasPrefix("group-the-list-"))
    #expect(page["section"].map { $0.attributes["aria-labelledby"] } == ids.map { "heading-\($0)" })
    #expect(page["h2"].map { $0.attributes["id"] } == ids.map { "heading-\($0)" })
    let links = page["a"].compactMap { $0.attributes["href"] }
    #expect(
      links == ids.map { "#\($0)" } + [
        "./a%20b/%C3%BC%3F.svg", "./cart.svg", "./x%3Ay%23z.svg",
      ])
    #expect(
      page["img"].map { $0.attributes["src"] } == [
        "./a%20b/%C3%BC%3F.svg", "./cart.svg", "./x%3Ay%23z.svg",
      ])
    #expect(
      page["img"].map { $0.attributes["alt"] } == [
        "cart at all sizes", "<cart>: 0 elements in 320 × 100 points, left to right.",
        "<cart>: 0 elements in 320 × 100 points, right to left.",
      ])
    #expect(
      page["figcaption"].map(\.text) == ["<cart>, left to right", "<cart>, right to left"])
    #expect(page["a"].prefix(2).map(\.text) == ["cart", "The list"])
  }

  @Test func `A page keeps the room that each file takes`() throws {
    let widths: [CGFloat] = [100, 320, 555.5, 2000]
    for (width, look) in widths.flatMap({ [($0, LayoutPicture.Look.seen), ($0, .laidOut)] }) {
      let item = LayoutPicture.Item(name: "a", frame: rect(-30, 0, width + 50, 150))
      var picture = picture(width, items: [item])
      picture.look = look
      var index = LayoutPictureIndex(title: "Shop")
      index.entries = [.init(picture, group: "g", file: "f.svg")]
      let image = try #require(ParsedXML(index.html())["img"].first)
      let file = try #require(ParsedXML(picture.svg())["svg"].first)
      #expect(image.number("width") == file.number("width").rounded())
      #expect(image.number("height") == file.number("height").rounded())
    }
  }

  @Test func `Groups and sizes stand in the order in which they come first`() {
    var index = LayoutPictureIndex(title: "Shop")
    index.entries = [(320, "b"), (400, "a"), (400, "b"), (320, "b"), (200, "a")].map {
      .init(picture($0), group: $1, file: "\($1)\($0).svg")
    }
    let page = ParsedXML(index.html())
    #expect(page["h2"].map(\.text) == ["b", "a"])
    #expect(page["h3"].map(\.text) == ["320 × 100", "400 × 100", "400 × 100", "200 × 100"])
    #expect(page["figure"].count == 5)
    #expect(page["div"].filter { $0.attributes["class"] == "row" }.count == 4)
  }

  @Test func `Groups whose names look alike have links of their own`() {
    var index = LayoutPictureIndex(title: "Shop")
    index.entries = [
      "a b", "a-b", "A b", "日", "本", "", "A", "a-7u", "a", "a-heading", "!~", "\"_",
    ].map {
      .init(picture(320), group: $0, file: "f.svg")
    }
    let page = ParsedXML(index.html())
    let ids = page["section"].compactMap { $0.attributes["id"] }
    let headings = page["h2"].compactMap { $0.attributes["id"] }
    #expect(Set(ids + headings).count == 24 && ids.contains("group-a-b"))
  }

  @Test func `A table has a row for each element, in the coordinates of its parent`() {
    var card = LayoutPicture.Item(name: "c<ard", frame: rect(10, 20, 100, 50))
    card.caption = "width < 400"
    var inner = LayoutPicture.Item(name: "inner", frame: rect(15, 30, 120, 5.5), depth: 1)
    inner.isTruncated = true
    let lost = LayoutPicture.Item(name: "lost", frame: rect(.nan, 0, 1, 1), depth: 2)
    var index = LayoutPictureIndex(title: "Shop")
    index.entries = [.init(picture(320, items: [card, inner, lost]), group: "g", file: "f.svg")]
    var page = ParsedXML(index.html())
    #expect(
      page["th"].map(\.text) == [
        "Element", "x", "y", "width", "height", "Condition", "Remarks", "c<ard", "\u{2003}inner",
        "\u{2003}\u{2003}lost",
      ])
    let lostCells = Array(repeating: "not finite", count: 4) + ["", ""]
    let cells = ["10", "20", "100", "50", "width < 400", ""]
    let innerCells = ["5", "10", "120", "5.5", "", "overflows right 25, text truncated"]
    #expect(page["td"].map(\.text) == cells + innerCells + lostCells)
    #expect(page["summary"].map(\.text) == ["3 elements"])
    index.tableLimit = 3
    #expect(ParsedXML(index.html())["td"].map(\.text) == cells + innerCells + lostCells)
    index.tableLimit = 2
    page = ParsedXML(index.html())
    #expect(page["td"].map(\.text) == cells + innerCells + ["and 1 more"])
    #expect(page["td"].last?.attributes["colspan"] == "7")
    index.tableLimit = -4
    #expect(ParsedXML(index.html())["td"].map(\.text) == ["and 3 more"])
    #expect(LayoutPictureIndex(title: "").tableLimit == 80)
    // No element is moved in by more than 20 spaces, none to the left.
    index.tableLimit = 80
    index.entries[0].picture.items = [-3, 70].map { depth in
      LayoutPicture.Item(name: "i", frame: rect(0, 0, 1, 1), depth: depth)
    }
    #expect(
      ParsedXML(index.html())["th"].suffix(2).map(\.text)
        == ["i", String(repeating: "\u{2003}", count: 20) + "i"])
  }

  @Test func `A page with files of both looks lets its reader choose`() throws {
    var index = LayoutPictureIndex(title: "Shop")
    let item = LayoutPicture.Item(name: "a", frame: rect(0, 0, 20, 20))
    index.entries = [.init(picture(320, items: [item]), group: "g", file: "f.svg")]
    #expect(ParsedXML(index.html())["input"].isEmpty)
    index.entries[0].laidOutFile = "laid out.svg"
    let page = ParsedXML(index.html())
    #expect(page["input"].map { $0.attributes["id"] } == ["look-seen", "look-laid-out"])
    #expect(page["input"].map { $0.attributes["checked"] } == ["checked", nil])
    #expect(page["img"].map { $0.attributes["src"] } == ["./f.svg", "./laid%20out.svg"])
    let links = page["a"].filter { $0.attributes["class"] != nil }
    #expect(links.map { $0.attributes["class"] } == ["seen", "laid-out"])
    let files = [LayoutPicture.Look.seen, .laidOut].map {
      ParsedXML(index.entries[0].picture.svg($0))["svg"].first?.number("width").rounded()
    }
    #expect(page["img"].map { $0.number("width") } == files)
  }
}
