import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import LayoutPreviews

@Suite struct FileFrameTests {
  typealias Item = LayoutPicture.Item

  @Test func `Heading, rulers and legend stand around the screen`() {
    var picture = smallPicture()
    picture.direction = .rightToLeft
    let svg = ParsedXML(picture.svg(.laidOut))
    // Labels of 6.6 points: 3 of them beside, 5.2 above, 2 to the right; below, the legend stands
    // 2.2 labels down, and 1.4 follow.
    #expect(svg["svg"].first?.attributes["viewBox"] == "-19.8 -34.32 333 258.08")
    #expect(svg["svg"].first?.attributes["width"] == "333")
    #expect(svg["svg"].first?.attributes["height"] == "258.08")
    #expect(isClose(svg.rects("paper")[0], rect(-19.8, -34.32, 333, 258.08)))
    let heading = svg.texts("ink")[0]
    #expect(heading.attributes["y"] == "-21.12" && heading.attributes["font-size"] == "9.24")
    #expect(svg["tspan"].prefix(2).map(\.text) == ["t", "300 × 200 pt · right to left"])
    #expect(
      svg["path"].first?.attributes["d"]
        == "M0 -10.23v4.62M0 -7.92H300M300 -10.23v4.62M-10.23 0h4.62M-7.92 0V200M-10.23 200h4.62")
    let sizes = svg.texts("label muted").prefix(2)
    #expect(sizes.map(\.text) == ["300", "200"])
    #expect(sizes[0].number("x") == 150 && isClose(sizes[0].number("y"), -5.54))
    #expect(sizes[1].attributes["transform"] == "translate(-5.54 100) rotate(-90)")
    // Three digits of 0.556 em, and a label beside them.
    let gaps = svg.rects("paper").dropFirst().map { $0 }
    #expect(isClose(gaps, [rect(141.2, -11.22, 17.61, 6.6), rect(-11.22, 91.2, 6.6, 17.61)]))
    #expect(svg.element(id: "screen")?.rect == rect(0, 0, 300, 200))
    #expect(svg.element(id: "screen")?.attributes["fill"] == "#ffffff")
    #expect(svg.rects("border") == [rect(-0.5, -0.5, 301, 201)])
    #expect(svg["title"][0].text == "t, 300 × 200")
    #expect(svg["desc"][0].text == "0 elements in 300 × 200 points, right to left.")
  }

  @Test func `The file grows with what leaves the screen`() {
    let svg = ParsedXML(
      smallPicture([Item(name: "a", frame: rect(-10, -20, 340, 250))]).svg(.laidOut))
    // 10 and 30 beside, 20 above, 30 below; two notes of 1.6 labels each would be one line here.
    #expect(svg["svg"].first?.attributes["viewBox"]?.hasPrefix("-29.8 -54.32 373 ") == true)
    #expect(svg.texts("ink")[0].attributes["y"] == "-41.12")
    #expect(svg["path"].first?.attributes["d"]?.hasPrefix("M0 -30.23v4.62M0 -27.92H300") == true)
    var ghost = Item(name: "a", frame: rect(-10, 0, 5, 5))
    ghost.isUnplaced = true
    let box = ParsedXML(smallPicture([ghost]).svg(.laidOut))["svg"].first?.attributes["viewBox"]
    #expect(box?.hasPrefix("-29.8 -34.32 343 ") == true)
    ghost.isHidden = true
    let hidden = ParsedXML(smallPicture([ghost]).svg(.laidOut))["svg"].first?.attributes["viewBox"]
    #expect(hidden?.hasPrefix("-19.8 -34.32 333 ") == true)
  }

  @Test func `The file grows by the farthest at each edge, in whichever order they are drawn`() {
    let items = [
      rect(-10, 0, 5, 5), rect(-4, 0, 5, 5), rect(0, -20, 5, 5), rect(300, 0, 30, 5),
      rect(0, 200, 5, 25), rect(290, 0, 15, 5),
    ].map { Item(name: "a", frame: $0) }
    // 10 and 30 beside, 20 above.
    for items in [items, items.reversed()] {
      let svg = ParsedXML(smallPicture(items).svg(.laidOut))
      #expect(svg["svg"].first?.attributes["viewBox"]?.hasPrefix("-29.8 -54.32 373 ") == true)
    }
  }

  @Test func `What a parent cuts off does not make the file grow`() {
    var scroll = Item(name: "scroll", frame: rect(0, 0, 300, 100))
    scroll.clipsContent = true
    let items = [
      scroll, Item(name: "child", frame: rect(0, 30, 900, 900), depth: 1),
      Item(name: "grandchild", frame: rect(0, 60, 950, 950), depth: 2),
    ]
    let box = ParsedXML(smallPicture(items).svg(.laidOut))["svg"].first?.attributes["viewBox"]
    #expect(box?.hasPrefix("-19.8 -34.32 333 ") == true)
  }

  @Test(
    arguments: [
      (300, 200, "6.6"), (100, 100, "6.6"), (528, 528, "8"), (1056, 264, "8"), (594, 594, "9"),
      (2000, 1000, "9"),
    ] as [(CGFloat, CGFloat, String)])
  func `Labels are larger on larger screens`(_ width: CGFloat, _ height: CGFloat, _ size: String) {
    let file = LayoutPicture(title: "t", size: CGSize(width: width, height: height)).svg(.laidOut)
    #expect(file.contains(".label{font-size:\(size)px}"))
  }

  @Test func `The legend explains what there is to see`() {
    var picture = smallPicture([Item(name: "a", frame: rect(0, 0, 20, 20))])
    func legend() -> [String] {
      let svg = ParsedXML(picture.svg(.laidOut))
      return svg.texts("label muted").dropFirst(2).map(\.text).filter { !$0.contains(": a") }
    }
    #expect(legend() == ["element: name, x, y, w × h"])
    picture.items[0].caption = "always"
    #expect(legend() == ["element: name, x, y, w × h, condition"])
    picture.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10.5, right: 1)
    picture.layoutMargins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
    #expect(
      legend() == [
        "element: name, x, y, w × h, condition", "safe area: top 20, bottom 10.5, right 1",
        "margins: left 8",
      ])
    picture.items[0].frame.size.width = 310
    #expect(legend().last == "beyond the parent, in points")
    picture.items[0].isUnplaced = true
    #expect(legend().last == "unplaced")
    picture.safeAreaInsets = UIEdgeInsets(top: -1, left: 0, bottom: 0, right: 0)
    #expect(legend()[1] == "safe area: none")
  }

  @Test func `The legend wraps before the edge of the file`() {
    var picture = smallPicture([Item(name: "a", frame: rect(0, 0, 310, 20))])
    var ghost = Item(name: "b", frame: rect(0, 0, 20, 20))
    ghost.isUnplaced = true
    ghost.caption = "always"
    picture.items.append(ghost)
    picture.safeAreaInsets = UIEdgeInsets(top: 20, left: 1, bottom: 10, right: 1)
    picture.layoutMargins = picture.safeAreaInsets
    let svg = ParsedXML(picture.svg(.laidOut))
    let start = svg.elements.firstIndex { $0.attributes["id"] == "legend" } ?? 0
    let group = svg.elements[(start + 1)...].prefix(15)
    let swatches = group.filter { $0.name == "rect" }
    let texts = group.filter { $0.name == "text" }
    #expect(swatches.count == 10 && texts.count == 5)
    let styles = swatches.compactMap { $0.attributes["class"] }
    #expect(styles == ["d0", "safe", "margins", "ghost", "over"])
    #expect(swatches.compactMap { $0.attributes["fill"] } == Array(repeating: "#ffffff", count: 5))
    // The screen is 10 wider for what leaves it; the text ends 1 label before the paper.
    let right: CGFloat = 310 + 2 * 6.6 - 6.6
    var rows: Set<CGFloat> = []
    for (index, text) in texts.enumerated() {
      let swatch = swatches[2 * index].rect
      #expect(swatch == swatches[2 * index + 1].rect)
      #expect(isClose(swatch.width, 13.2) && isClose(swatch.height, 6.6))
      #expect(isClose(text.number("x"), swatch.minX + 17.16))
      #expect(isClose(text.number("y"), swatch.minY + 5.61))
      let width = LiberationSansMeasuring().lines(
        of: text.text, font: TextFont(pointSize: 6.6), width: 0, lineBreakMode: .byClipping,
        maximumLines: 1
      ).width
      #expect(text.number("x") + width < right + 0.5)
      rows.insert(text.number("y"))
      guard index > 0 else { continue }
      let before = texts[index - 1]
      let isBelow = isClose(text.number("y"), before.number("y") + 10.56)
      #expect(isBelow ? swatch.minX == 0 : text.number("y") == before.number("y"))
      if !isBelow { #expect(swatch.minX > before.number("x") + 20) }
    }
    #expect(rows.count > 1 && rows.count < 5 && isClose(rows.min() ?? 0, 214.52))
  }

  @Test func `Notes name what is wrong, nine of a kind at most`() {
    func notes(_ count: Int, _ change: (inout Item) -> Void) -> [ParsedXML.Element] {
      var picture = LayoutPicture(title: "t", size: CGSize(width: 900, height: 900))
      for letter in "abcdefghijklmnop".prefix(count) {
        var item = Item(name: "\(letter)", frame: rect(0, 0, 10, 10))
        change(&item)
        picture.items.append(item)
      }
      let svg = ParsedXML(picture.svg(.laidOut))
      return svg["text"].filter { $0.text.contains(": ") && !$0.text.contains("element") }
    }
    let unplaced = notes(12) { $0.isUnplaced = true }
    #expect(unplaced.map(\.text) == ["Unplaced: a, b, c, d, e, f, g, h, i and 3 more"])
    #expect(unplaced[0].attributes["class"] == "label muted")
    #expect(
      notes(9) { $0.isUnplaced = true }.map(\.text) == ["Unplaced: a, b, c, d, e, f, g, h, i"])
    #expect(
      notes(11) { $0.isTruncated = true }.map(\.text) == [
        "Text truncated: a, b, c, d, e, f, g, h, i and 2 more"
      ])
    let infinite = notes(10) { $0.frame.origin.x = .nan }
    #expect(infinite.map(\.text) == ["Not finite: a, b, c, d, e, f, g, h, i and 1 more"])
    #expect(infinite[0].attributes["class"] == "label red")
    let beyond = notes(10) { $0.frame.origin.x = -2 }
    #expect(
      beyond.map(\.text) == [
        "Beyond the parent: a (left 2), b (left 2), c (left 2), d (left 2), e (left 2), f (left 2), "
          + "g (left 2), h (left 2), i (left 2) and 1 more"
      ])
    #expect(beyond[0].attributes["class"] == "label red" && beyond[0].attributes["x"] == "0")
    let both = notes(1) {
      $0.frame = rect(-1, -2.5, 910, 920)
    }
    #expect(both.map(\.text) == ["Beyond the parent: a (top 2.5, left 1, bottom 17.5, right 9)"])
    #expect(notes(3) { _ in }.isEmpty)
  }

  @Test func `Notes stand below each other and end at the edge`() {
    var picture = smallPicture()
    for (index, name) in ["one", "two", "three"].enumerated() {
      var item = Item(name: name + String(repeating: " and on", count: 30), frame: rect(0, 0, 9, 9))
      item.isUnplaced = index == 0
      if index == 1 { item.frame.size.width = .infinity }
      if index == 2 { item.frame.origin.y = -1 }
      picture.items.append(item)
    }
    let svg = ParsedXML(picture.svg(.laidOut))
    let notes = ["Unplaced: one and", "Not finite: two", "Beyond the parent: three"].compactMap {
      start in svg["text"].first { $0.text.hasPrefix(start) }
    }
    #expect(notes.count == 3 && notes.allSatisfy { $0.text.hasSuffix("…") })
    #expect(isClose(notes[1].number("y"), notes[0].number("y") + 10.56))
    #expect(isClose(notes[2].number("y"), notes[1].number("y") + 10.56))
    for note in notes {
      let width = LiberationSansMeasuring().lines(
        of: note.text, font: TextFont(pointSize: 6.6), width: 0, lineBreakMode: .byClipping,
        maximumLines: 1
      ).width
      #expect(width < 308 && width > 200)
    }
    let box = svg.rects("paper")[0]
    #expect(isClose(box.maxY, notes[2].number("y") + 1.4 * 6.6))
  }

  @Test func `The description counts what is wrong`() {
    var items = (0..<4).map { Item(name: "a\($0)", frame: rect(0, 0, 9, 9)) }
    func description() -> String { ParsedXML(smallPicture(items).svg(.laidOut))["desc"][0].text }
    #expect(description() == "4 elements in 300 × 200 points, left to right.")
    items[0].frame.origin.x = -3
    items[1].frame.origin.x = 299
    items[2].isUnplaced = true
    #expect(
      description() == "4 elements in 300 × 200 points, left to right. Beyond their parents: 2. "
        + "Not placed by any method: 1.")
    items.removeSubrange(1...2)
    #expect(
      description() == "2 elements in 300 × 200 points, left to right. Beyond their parents: 1.")
    items = [items[1]]
    #expect(description() == "1 element in 300 × 200 points, left to right.")
  }

  @Test func `The heading says what the picture scrolls over`() {
    var picture = smallPicture()
    picture.contentFrame = rect(0, 0, 300, 900)
    #expect(
      ParsedXML(picture.svg(.laidOut))["tspan"].prefix(2).map(\.text)
        == ["t", "300 × 200 pt · left to right · scrolls over 300 × 900"])
  }

  private func footer(_ left: CGFloat, _ right: CGFloat) -> Footer {
    Footer(
      left: left, right: right, top: 100, unit: 10, ground: .init(red: 1, green: 1, blue: 1))
  }

  /// The first baseline is a unit down, whether its words have room or not.
  @Test(arguments: [30, 1_000] as [CGFloat])
  func `A legend begins at its top, however narrow it is`(right: CGFloat) {
    var footer = footer(10, right)
    footer.addLegend(of: smallPicture(), overflows: [])
    let text = ParsedXML(footer.body)["text"].first
    #expect(text?.number("x") == 36 && text?.number("y") == 110)
    #expect(footer.bottom == 114)
  }

  @Test func `A note is as wide as there is room, wherever that begins`() {
    var picture = smallPicture([Item(name: "a longer name than there is room", frame: .zero)])
    picture.items[0].isUnplaced = true
    for left in [0, 400] as [CGFloat] {
      var footer = footer(left, left + 100)
      footer.addNotes(of: picture, overflows: picture.overflows)
      let note = ParsedXML(footer.body)["text"].first
      #expect(note?.number("x") == left && note?.number("y") == 126)
      #expect(note?.text.hasPrefix("Unplaced: a lo") == true && note?.text.hasSuffix("…") == true)
      let width = CaptionMetrics.width(of: note?.text ?? "", size: 10)
      #expect(width <= 100 && width > 80)
    }
  }

  /// Lines are 14.5 high, and one of four is for what has no line: 3 rows in two columns of 300.
  @Test func `A list begins a second column when the first one is full`() {
    var list = TagList(left: 20, top: 0, height: 58, unit: 10)
    #expect(list.right == nil)
    for number in 1...8 {
      #expect(list.hasRoom == (number <= 6))
      list.add([Tag.Words(text: "name", style: .name)], hue: "t0")
      #expect(list.right == (number <= 3 ? 320 : 620))
      #expect(list.missing == max(number - 6, 0))
    }
  }
}
