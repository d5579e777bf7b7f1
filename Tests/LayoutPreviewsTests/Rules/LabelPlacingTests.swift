import Foundation
import HeadlessUIKit
import LayoutPreviews
import TestSupport
import Testing

/// Labels of 6.6 points: a tag is 1.16 labels a line and 1.5 points high, half a label wider than
/// its words, between which half a label stays free; it stands 1.5 points inside its corner.
@Suite struct LabelPlacingTests {
  typealias Item = LayoutPicture.Item

  /// The labels of a file, each as its lines of words.
  private func labels(_ svg: ParsedXML) -> [[[String]]] {
    var labels: [[[String]]] = []
    let start = svg.elements.firstIndex { $0.attributes["id"] == "labels" } ?? 0
    let ends = ["list", "legend"]
    let end =
      svg.elements.firstIndex { ends.contains($0.attributes["id"] ?? "") } ?? 0
    var isMark = false
    for element in svg.elements[start..<end] {
      if element.name == "rect" { isMark = element.attributes["class"] == "tag mark" }
      guard !isMark else { continue }
      switch element.name {
      case "rect": labels.append([])
      case "text": labels[labels.count - 1].append([])
      case "tspan":
        labels[labels.count - 1][labels[labels.count - 1].count - 1].append(element.text)
      default: break
      }
    }
    return labels
  }

  /// A filled element is small below 8 labels, which are 52.8 points.
  @Test(arguments: [(53, true), (52, false)] as [(CGFloat, Bool)])
  func `A label stands on a filled element that is not small`(_ side: CGFloat, _ isOn: Bool) {
    var item = Item(name: "ab", frame: rect(100, 100, side, side))
    item.fill = LayoutPicture.Color(red: 1, green: 0, blue: 0)
    let labels = labels(ParsedXML(smallPicture([item]).svg(.laidOut)))
    #expect(labels.isEmpty != isOn)
  }

  private func label(_ width: CGFloat, _ height: CGFloat, name: String = "ab") -> [[String]]? {
    var item = Item(name: name, frame: rect(0, 0, width, height))
    item.caption = "always"
    return labels(ParsedXML(smallPicture([item]).svg(.laidOut))).first
  }

  /// In bold "ab" is 7.78 wide, "always" 20.17 and "0, 0, 82 × 99" 36.99.
  @Test func `A label says as much as there is room for`() {
    #expect(label(90, 99) == [["ab", "0, 0, 90 × 99", "always"]])
    #expect(label(78, 99) == [["ab", "0, 0, 78 × 99", "always"]])
    #expect(label(77, 99) == [["ab", "0, 0, 77 × 99"], ["always"]])
    #expect(label(55, 99) == [["ab", "0, 0, 55 × 99"], ["always"]])
    #expect(label(54, 99) == [["ab"], ["0, 0, 54 × 99"], ["always"]])
    #expect(label(44, 99) == [["ab"], ["0, 0, 44 × 99"], ["always"]])
    #expect(label(43, 99) == [["ab"], ["0, 0"], ["43 × 99"]])
    #expect(label(29, 99) == [["ab"], ["0, 0"], ["29 × 99"]])
    #expect(label(28, 99) == [["ab"]])
    #expect(label(15, 99) == [["ab"]])
    #expect(label(14, 99) == nil)
    // Three lines take 27.47 points, two 19.81, one 12.16.
    #expect(label(54, 28) == [["ab"], ["0, 0, 54 × 28"], ["always"]])
    #expect(label(54, 27) == [["ab"], ["0, 0, 54 × 27"]])
    #expect(label(54, 20) == [["ab"], ["0, 0, 54 × 20"]])
    #expect(label(54, 19) == [["ab"]])
    #expect(label(60, 19) == [["ab", "0, 0, 60 × 19"]])
    #expect(label(77, 20) == [["ab", "0, 0, 77 × 20"], ["always"]])
    #expect(label(54, 12.2) == [["ab"]])
    #expect(label(54, 12.1) == nil)
  }

  @Test func `A long name is shortened`() {
    // Of 32 points, 27.38 are for the name: "abcdef…" is 25.2 wide, "abcdefg…" 29.1.
    #expect(label(32, 15, name: "abcdefghijkl") == [["abcdef…"]])
    #expect(label(24, 15, name: "WWWWWW") == nil)
    #expect(label(200, 15, name: "W W W") == [["W W W", "0, 0, 200 × 15", "always"]])
    #expect(label(36, 15, name: "日日日日") == [["日日日日"]])
    #expect(label(30, 15, name: "日日日日") == nil)
  }

  @Test func `A label stands in the first corner that is free`() {
    func corner(_ taken: [CGRect]) -> CGRect? {
      var item = Item(name: "ab", frame: rect(20, 30, 200, 100))
      item.lines = taken.map {
        .init("x", at: CGPoint(x: $0.minX, y: $0.maxY), width: $0.width, fontSize: 10)
      }
      return ParsedXML(smallPicture([item]).svg(.laidOut)).rects("tag").first
    }
    // "20, 30, 200 × 100" is 51.67 wide, with the name and 2 · 3.3 between and beside 66.04.
    let size = CGSize(width: 66.044_352, height: 9.156)
    let corners = [
      CGPoint(x: 21.5, y: 31.5), CGPoint(x: 218.5 - size.width, y: 31.5),
      CGPoint(x: 21.5, y: 128.5 - size.height),
      CGPoint(x: 218.5 - size.width, y: 128.5 - size.height),
    ].map { CGRect(origin: $0, size: size) }
    let texts = [rect(20, 30, 30, 10), rect(190, 30, 30, 10), rect(20, 120, 30, 8)]
    for count in 0...3 {
      let place = corner(Array(texts.prefix(count)))
      #expect(place.map { isClose($0, corners[count]) } == true, "\(count)")
    }
    // With text in all of them there is none.
    #expect(corner(texts + [rect(190, 120, 30, 8)]) == nil)
  }

  @Test func `A label keeps off the children, if there is room beside them`() {
    func corner(_ children: [CGRect]) -> CGRect? {
      let items =
        [Item(name: "ab", frame: rect(20, 30, 200, 100))]
        + children.map { Item(name: "", frame: $0, depth: 1) }
      return ParsedXML(smallPicture(items).svg(.laidOut)).rects("tag").first
    }
    #expect(corner([])?.origin == CGPoint(x: 21.5, y: 31.5))
    #expect(
      corner([rect(20, 30, 60, 100)]).map { isClose($0.minX, 152.46) && $0.minY == 31.5 } == true)
    #expect(
      corner([rect(20, 30, 200, 60)]).map { $0.minX == 21.5 && isClose($0.minY, 119.34) } == true)
    // Where children are everywhere, it stands beside the screen.
    let covered = ParsedXML(
      smallPicture([
        Item(name: "ab", frame: rect(20, 30, 200, 100)),
        Item(name: "child", frame: rect(20, 30, 200, 100), depth: 1),
      ]).svg(.laidOut))
    #expect(list(covered).map(\.first) == ["ab"])
    // A child that does not show keeps nothing free.
    var hidden = Item(name: "", frame: rect(20, 30, 60, 100), depth: 1)
    hidden.isHidden = true
    let svg = ParsedXML(
      smallPicture([Item(name: "ab", frame: rect(20, 30, 200, 100)), hidden]).svg(.laidOut))
    #expect(svg.rects("tag").first?.minX == 21.5)
  }

  @Test func `Words stand on lines below each other, each in its style`() {
    var item = Item(name: "ab", frame: rect(20, 30, 64, 40))
    item.caption = "always"
    let svg = ParsedXML(smallPicture([item]).svg(.laidOut))
    let texts = svg["text"].filter { $0.attributes["class"] == "t0" }
    #expect(texts.count == 2)
    // A quarter of a label beside; 0.95 labels and half a point below the top, then 1.16 labels.
    #expect(texts.allSatisfy { isClose($0.number("x"), 23.15) })
    let baselines = texts.map { $0.number("y") }
    #expect(zip(baselines, [38.27, 45.926]).allSatisfy { isClose($0, $1) })
    let words = svg["tspan"].dropFirst(2)
    #expect(words.map(\.text) == ["ab", "20, 30, 64 × 40", "always"])
    #expect(words.map { $0.attributes["class"] } == ["label name", "label", "label caption"])
    #expect(words.map { $0.attributes["dx"] } == [nil, "3.3", nil])
  }

  @Test func `Outlines and labels have one of four hues by depth, ghosts their own`() {
    let items = (0..<6).map {
      Item(name: "i\($0)", frame: rect(CGFloat($0) * 50, 0, 40, 40), depth: $0)
    }
    let svg = ParsedXML(
      LayoutPicture(title: "t", size: CGSize(width: 300, height: 200), items: items).svg(.laidOut))
    let outlines = svg["rect"].compactMap { $0.attributes["class"] }.filter {
      $0.hasPrefix("d") && $0.count == 2
    }
    // The last is the legend's.
    #expect(outlines == ["d0", "d1", "d2", "d3", "d0", "d1", "d0"])
    let names = svg["text"].compactMap { $0.attributes["class"] }.filter { $0.hasPrefix("t") }
    // A label may have several lines.
    let hues = names.indices.filter { $0 == 0 || names[$0] != names[$0 - 1] }.map { names[$0] }
    #expect(hues == ["t0", "t1", "t2", "t3", "t0", "t1"])
    var ghost = Item(name: "ghost", frame: rect(10, 10, 90, 40), depth: -1)
    #expect(smallPicture([ghost]).svg(.laidOut).contains("class=\"d3\""))
    ghost.isUnplaced = true
    ghost.caption = "always"
    let other = ParsedXML(smallPicture([ghost]).svg(.laidOut))
    #expect(other.rects("ghost").first == rect(10.5, 10.5, 89, 39))
    #expect(other["text"].contains { $0.attributes["class"] == "tg" })
    #expect(labels(other) == [[["ghost", "10, 10, 90 × 40"], ["unplaced"]]])
  }

  @Test func `Numbers in labels are those of the parent's coordinates`() {
    var outer = Item(name: "outer", frame: rect(20, 30, 200, 150))
    outer.contentFrame = rect(10, 30, 400, 150)
    let svg = ParsedXML(
      smallPicture([outer, Item(name: "inner", frame: rect(50, 80, 100, 60.25), depth: 1)]).svg(
        .laidOut))
    #expect(
      labels(svg) == [[["outer", "20, 30, 200 × 150"]], [["inner", "40, 50, 100 × 60.25"]]])
  }

  @Test func `Labels overlap neither each other nor text, and stay within their items`() {
    // Places without order, the same every time.
    var state: UInt64 = 42
    func next(_ range: ClosedRange<Int>) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + Int(state >> 33) % range.count
    }
    for _ in 0..<60 {
      var items: [Item] = []
      for number in 0..<12 {
        var item = Item(
          name: "n\(number)",
          frame: CGRect(
            x: next(0...220), y: next(0...150), width: next(9...80),
            height: next(9...50)), depth: next(0...2))
        item.caption = number % 3 == 0 ? "always" : nil
        if number % 4 == 0 {
          item.lines = [
            .init(
              "text", at: CGPoint(x: item.frame.minX, y: item.frame.maxY - 2),
              width: item.frame.width, fontSize: 10)
          ]
        }
        items.append(item)
      }
      let svg = ParsedXML(smallPicture(items).svg(.laidOut))
      let tags = svg.rects("tag")
      let lines = items.flatMap(\.lines).map {
        rect($0.origin.x, $0.origin.y - 8.2, $0.width, 10.6)
      }
      for (index, tag) in tags.enumerated() {
        let inner = tag.insetBy(dx: 0.02, dy: 0.02)
        #expect(!tags[..<index].contains { $0.intersects(inner) })
        #expect(!lines.contains { $0.intersects(inner) })
        #expect(!svg.rects("overtag").contains { $0.intersects(inner) })
        #expect(items.contains { $0.frame.contains(inner) })
      }
      for mark in svg.rects("tag mark") {
        let inner = mark.insetBy(dx: 0.02, dy: 0.02)
        #expect(!tags.contains { $0.intersects(inner) } && !lines.contains { $0.intersects(inner) })
      }
      #expect(!tags.isEmpty)
    }
  }

  /// The elements listed beside the screen: the words of each line, after its number.
  private func list(_ svg: ParsedXML) -> [[String]] {
    guard let start = svg.elements.firstIndex(where: { $0.attributes["id"] == "list" }) else {
      return []
    }
    var lines: [[String]] = []
    for element in svg.elements[(start + 1)...].prefix(while: { $0.name != "g" }) {
      switch element.name {
      case "text": if element.attributes["class"] == "ink" { lines.append([]) }
      default: lines[lines.count - 1].append(element.text)
      }
    }
    return lines
  }

  @Test func `What has no room for its name has a number, and the name stands beside the screen`() {
    var knob = Item(name: "switch", frame: rect(20, 30, 51, 31))
    knob.shapes = [.init(frame: knob.frame, fill: .init(red: 0, green: 1, blue: 0))]
    knob.caption = "always"
    let svg = ParsedXML(smallPicture([knob]).svg(.laidOut))
    #expect(svg.rects("tag").isEmpty)
    #expect(list(svg) == [["switch", "20, 30, 51 × 31", "always"]])
    // The number is outside, where it touches the element: "1" in bold and half a label, one line.
    let mark = svg.rects("tag mark")
    #expect(isClose(mark, [rect(20, 20.84, 3.89 + 3.3, 9.16)]))
    // The paper ends behind a column of 30 labels, two labels beside the screen.
    #expect(svg["svg"].first?.attributes["width"].map { Double($0) } == 19.8 + 300 + 32 * 6.6)
    // At the edges of the screen there is room on another side; with none, there is no number.
    knob.frame.origin.y = 0
    knob.shapes[0].frame = knob.frame
    let atTop = ParsedXML(smallPicture([knob]).svg(.laidOut))
    #expect(isClose(atTop.rects("tag mark"), [rect(12.81, 0, 7.19, 9.16)]))
    knob.frame = rect(0, 0, 300, 200)
    knob.shapes[0].frame = knob.frame
    let everywhere = ParsedXML(smallPicture([knob]).svg(.laidOut))
    #expect(everywhere.rects("tag mark").isEmpty && list(everywhere).count == 1)
  }

  /// A column has 30 labels of 6.6 points, of which 26 are for the words: 171.6 points. The caption
  /// alone would take 60 · 0.556 · 6.6 = 220.
  @Test func `A line of the list leaves out a caption that is too long`() {
    var knob = Item(name: "switch", frame: rect(20, 30, 51, 31))
    knob.shapes = [.init(frame: knob.frame, fill: .init(red: 0, green: 1, blue: 0))]
    knob.caption = String(repeating: "a", count: 60)
    let svg = ParsedXML(smallPicture([knob]).svg(.laidOut))
    #expect(list(svg) == [["switch", "20, 30, 51 × 31"]])
  }

  /// Two labels across and 1.3 down: 13.2 and 8.58 points.
  @Test func `What is smaller than a word is neither labeled nor listed`() {
    for (size, count) in [
      (CGSize(width: 13.3, height: 8.6), 1), (CGSize(width: 13.1, height: 99), 0),
      (CGSize(width: 99, height: 8.5), 0),
    ] {
      let item = Item(name: "ab", frame: CGRect(origin: CGPoint(x: 20, y: 30), size: size))
      let svg = ParsedXML(smallPicture([item]).svg(.laidOut))
      #expect(list(svg).count == count && svg.ids.contains("list") == (count > 0), "\(size)")
    }
  }

  @Test func `A number may stand on an image, a name does not`() {
    var photo = Item(name: "photo", frame: rect(20, 30, 200, 100))
    photo.isImage = true
    let svg = ParsedXML(smallPicture([photo]).svg(.laidOut))
    #expect(svg.rects("tag").isEmpty && list(svg) == [["photo", "20, 30, 200 × 100"]])
    #expect(isClose(svg.rects("tag mark"), [rect(21.5, 31.5, 7.19, 9.16)]))
    // On a small one it would hide much of it.
    photo.frame = rect(20, 30, 20, 20)
    let small = ParsedXML(smallPicture([photo]).svg(.laidOut))
    #expect(isClose(small.rects("tag mark"), [rect(20, 20.84, 7.19, 9.16)]))
  }

  @Test func `The list ends with the number of those that it leaves out`() {
    // Lines of 1.45 labels, 20 of them in 200 points, of which the last says how many are left.
    let items = (0..<60).map { index in
      var item = Item(name: "n\(index)", frame: rect(CGFloat(index) * 4, 100, 20, 20))
      item.isImage = true
      return item
    }
    let svg = ParsedXML(smallPicture(items).svg(.laidOut))
    #expect(list(svg).count == 38)
    #expect(svg["text"].contains { $0.text == "and 22 more" })
    // Two columns.
    #expect(svg["svg"].first?.attributes["width"].map { Double($0) } == 19.8 + 300 + 62 * 6.6)
    let oneOver = ParsedXML(smallPicture(Array(items.prefix(39))).svg(.laidOut))
    #expect(list(oneOver).count == 38)
    #expect(oneOver["text"].contains { $0.text == "and 1 more" })
  }

  @Test func `Only so many labels are written`() {
    let items = (0..<1600).map { Item(name: "i\($0)", frame: rect(CGFloat($0) * 10, 0, 100, 40)) }
    let picture = LayoutPicture(
      title: "t", size: CGSize(width: 16_384, height: 100), items: items)
    #expect(labels(ParsedXML(picture.svg(.laidOut))).count <= 1500)
  }
}
