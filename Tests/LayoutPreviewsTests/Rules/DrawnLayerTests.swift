import Foundation
import HeadlessUIKit
import LayoutPreviews
import TestSupport
import Testing

@Suite struct DrawnLayerTests {
  typealias Item = LayoutPicture.Item

  private func card(_ change: (inout Item) -> Void) -> Item {
    var item = Item(name: "card", frame: rect(10, 20, 100, 60))
    item.fill = LayoutPicture.Color(red: 1, green: 0, blue: 0)
    change(&item)
    return item
  }

  private func shapes(_ items: Item...) -> [ParsedXML.Element] {
    let svg = ParsedXML(smallPicture(items).svg(.laidOut))
    #expect(svg.brokenNumbers.isEmpty)
    return svg.elements.filter { ["rect", "path"].contains($0.name) }
  }

  @Test func `A layer without a width of its border has no border`() {
    let (root, view) = (UIView(frame: rect(0, 0, 300, 200)), UIView(frame: rect(0, 0, 50, 50)))
    root.addSubview(view)
    view.layer.cornerRadius = 4
    #expect(root.layoutPicture(title: "t").items.map(\.border) == [nil])
    view.layer.borderWidth = 0.5
    #expect(root.layoutPicture(title: "t").items[0].border?.width == 0.5)
  }

  @Test func `The fill has the corners of the layer`() {
    let fills = shapes(card { $0.cornerRadius = 8 }).filter { $0.attributes["fill"] == "#ff0000" }
    #expect(fills.count == 1 && fills[0].name == "rect")
    #expect(fills[0].rect == rect(10, 20, 100, 60) && fills[0].attributes["rx"] == "8")
  }

  /// Half of the shorter side, 60 points, is 30.
  @Test(
    arguments: [(500, "30"), (30, "30"), (0, nil), (-3, nil), (.nan, nil)] as [(CGFloat, String?)])
  func `A radius is at most half of the shorter side`(_ radius: CGFloat, _ drawn: String?) {
    let fills = shapes(card { $0.cornerRadius = radius }).filter {
      $0.attributes["fill"] == "#ff0000"
    }
    #expect(fills.count == 1 && fills[0].attributes["rx"] == drawn)
  }

  /// From the left end of the top edge clockwise; only the named corner is an arc.
  @Test(
    arguments: [
      (.topLeft, "M18 20H110V80H10V28a8 8 0 0 1 8 -8Z"),
      (.topRight, "M10 20H102a8 8 0 0 1 8 8V80H10V20Z"),
      (.bottomRight, "M10 20H110V72a8 8 0 0 1 -8 8H10V20Z"),
      (.bottomLeft, "M10 20H110V80H18a8 8 0 0 1 -8 -8V20Z"),
    ] as [(LayoutPicture.Corners, String)])
  func `Only the corners that the layer names are round`(
    _ corners: LayoutPicture.Corners, _ path: String
  ) {
    let fills = shapes(
      card {
        $0.cornerRadius = 8
        $0.roundCorners = corners
      }
    ).filter { $0.attributes["fill"] == "#ff0000" }
    #expect(fills.map { $0.attributes["d"] } == [path])
  }

  @Test func `A layer that names no corner has none that is round`() {
    let fills = shapes(
      card {
        $0.cornerRadius = 8
        $0.roundCorners = []
      }
    ).filter { $0.attributes["fill"] == "#ff0000" }
    #expect(fills.count == 1 && fills[0].name == "rect" && fills[0].attributes["rx"] == nil)
  }

  /// A line of 4 points inside the edges has its middle 2 points inside them, and there the radius
  /// is 2 points smaller.
  @Test func `A border lies inside the edges, in place of the outline`() {
    let border = LayoutPicture.Border(
      width: 4, color: LayoutPicture.Color(red: 0, green: 0, blue: 1, alpha: 0.5))
    let drawn = shapes(
      card {
        $0.cornerRadius = 8
        $0.border = border
      })
    let lines = drawn.filter { $0.attributes["stroke"] == "#0000ff" }
    #expect(lines.map(\.rect) == [rect(12, 22, 96, 56)])
    #expect(lines[0].attributes["stroke-width"] == "4" && lines[0].attributes["rx"] == "6")
    #expect(lines[0].attributes["stroke-opacity"] == "0.5")
    #expect(lines[0].attributes["fill"] == "none")
    let outline = rect(10.5, 20.5, 99, 59)
    #expect(!drawn.contains { $0.attributes["class"] == "d0" && isClose($0.rect, outline) })
  }

  /// Drawn later means in front: the border of the outer item comes after the inner one, and before
  /// the item beside it.
  @Test func `A border is in front of the content and behind what follows`() {
    let outer = card {
      $0.border = LayoutPicture.Border(
        width: 4, color: LayoutPicture.Color(red: 0, green: 0, blue: 1))
    }
    let inner = Item(name: "inner", frame: rect(10, 20, 60, 60), depth: 1)
    let next = Item(name: "next", frame: rect(20, 20, 60, 60))
    let elements = ParsedXML(smallPicture([outer, inner, next]).svg(.laidOut)).elements
    let border = elements.firstIndex { $0.attributes["stroke"] == "#0000ff" } ?? -1
    let places = ["item-inner", "item-next"].compactMap { id in
      elements.firstIndex { $0.attributes["id"] == id }
    }
    #expect(places.count == 2 && places[0] < border && border < places[1])
  }

  /// Half of the shorter side, 60 points, is 30: the line covers all of the card.
  @Test func `A border is at most as wide as half of the shorter side`() {
    let blue = LayoutPicture.Color(red: 0, green: 0, blue: 1)
    let drawn = shapes(card { $0.border = LayoutPicture.Border(width: 500, color: blue) })
    let lines = drawn.filter { $0.attributes["stroke"] == "#0000ff" }
    #expect(lines.map(\.rect) == [rect(25, 35, 70, 30)])
    #expect(lines.first?.attributes["stroke-width"] == "30")
  }

  @Test func `A ghost has no border, except where the picture is as users see it`() {
    let blue = LayoutPicture.Color(red: 0, green: 0, blue: 1)
    let ghost = card {
      $0.border = LayoutPicture.Border(width: 4, color: blue)
      $0.isUnplaced = true
    }
    for (look, count) in [(.laidOut, 0), (.seen, 1)] as [(LayoutPicture.Look, Int)] {
      let lines = ParsedXML(smallPicture([ghost]).svg(look))["rect"].filter {
        $0.attributes["stroke"] == "#0000ff"
      }
      #expect(lines.count == count)
    }
  }

  /// The file ends 64 points around the screen of 300 × 200, and frames a label of 6.6 points
  /// beyond that: at 370.6 and 270.6, and at -70.6 on the other sides.
  @Test(arguments: [
    (rect(10, 20, 100, 500), "M18 20H102a8 8 0 0 1 8 8V270.6H10V28a8 8 0 0 1 8 -8Z"),
    (rect(10, 20, 500, 60), "M18 20H370.6V80H18a8 8 0 0 1 -8 -8V28a8 8 0 0 1 8 -8Z"),
    (rect(-390, 20, 500, 60), "M-70.6 20H102a8 8 0 0 1 8 8V72a8 8 0 0 1 -8 8H-70.6V20Z"),
    (rect(10, -420, 100, 500), "M10 -70.6H110V72a8 8 0 0 1 -8 8H18a8 8 0 0 1 -8 -8V-70.6Z"),
  ]) func `Corners that are cut off with their edge are not round`(_ frame: CGRect, _ path: String)
  {
    let fills = shapes(
      card {
        $0.cornerRadius = 8
        $0.frame = frame
      }
    ).filter { $0.attributes["fill"] == "#ff0000" }
    #expect(fills.map { $0.attributes["d"] } == [path])
  }

  @Test func `A border without width is none`() {
    let color = LayoutPicture.Color(red: 0, green: 0, blue: 1)
    for width in [0, -1, CGFloat.nan] {
      let drawn = shapes(card { $0.border = LayoutPicture.Border(width: width, color: color) })
      #expect(!drawn.contains { $0.attributes["stroke"] == "#0000ff" })
    }
  }

  @Test func `An item whose border is clear has an outline`() {
    let clear = LayoutPicture.Color(red: 0, green: 0, blue: 1, alpha: 0)
    for (color, count) in [(clear, 1), (.init(red: 0, green: 0, blue: 1), 0)] {
      let drawn = shapes(card { $0.border = LayoutPicture.Border(width: 2, color: color) })
      // The legend has one, too.
      #expect(drawn.filter { $0.attributes["class"] == "d0" }.count == count + 1)
      #expect(drawn.filter { $0.attributes["stroke"] == "#0000ff" }.count == 1 - count)
    }
  }

  @Test func `Content is cut off at round corners`() {
    let outer = card {
      $0.cornerRadius = 12
      $0.clipsContent = true
    }
    let inner = Item(name: "inner", frame: rect(0, 0, 60, 60), depth: 1)
    let edge = Item(name: "edge", frame: rect(10, 20, 40, 60), depth: 1)
    let middle = Item(name: "middle", frame: rect(22, 32, 40, 30), depth: 1)
    let svg = ParsedXML(smallPicture([outer, inner, edge, middle]).svg(.laidOut))
    func clip(_ id: String) -> String? { svg.element(id: id)?.attributes["clip-path"] }
    #expect(clip("item-inner") == "url(#clip-0)" && clip("item-edge") == "url(#clip-0)")
    #expect(clip("item-middle") == nil)
    let path = svg.elements.firstIndex { $0.attributes["id"] == "clip-0" } ?? 0
    #expect(svg.elements[path + 1].rect == rect(10, 20, 100, 60))
    #expect(svg.elements[path + 1].attributes["rx"] == "12")
  }

  /// Another view cuts as well: one within the card, as a scroll view is, or one around it.
  @Test func `Round corners cut off content when something else cuts it, too`() {
    let round = card {
      $0.cornerRadius = 12
      $0.clipsContent = true
    }
    func clipping(_ frame: CGRect, _ depth: Int) -> Item {
      var item = Item(name: "other", frame: frame, depth: depth)
      item.clipsContent = true
      return item
    }
    var within = round
    within.depth = 1
    let (card, side) = (rect(10, 20, 100, 60), rect(0, 0, 60, 200))
    for (items, shapes, radii) in [
      ([round, clipping(card, 1)], [card, card], ["12", nil]),
      ([clipping(side, 0), within], [side, card], [nil, "12"]),
    ] {
      let content = Item(name: "content", frame: card, depth: 2)
      let middle = Item(name: "middle", frame: rect(22, 32, 30, 30), depth: 2)
      let svg = ParsedXML(smallPicture(items + [content, middle]).svg(.seen))
      func clip(_ id: String) -> String? { svg.element(id: id)?.attributes["clip-path"] }
      #expect(clip("item-content") == "url(#clip-1)" && clip("clip-1") == "url(#clip-0)")
      #expect(clip("clip-0") == nil && clip("item-middle") == nil)
      let places = ["clip-0", "clip-1"].map { id in
        svg.elements.firstIndex { $0.attributes["id"] == id } ?? 0
      }
      #expect(places.map { svg.elements[$0 + 1].rect } == shapes)
      #expect(places.map { svg.elements[$0 + 1].attributes["rx"] } == radii)
    }
  }

  @Test func `A view's item has what its layer has`() {
    let root = UIView(frame: rect(0, 0, 300, 200))
    let (card, plain) = (UIView(frame: rect(0, 0, 10, 10)), UIView(frame: rect(0, 0, 10, 10)))
    root.addSubview(card)
    root.addSubview(plain)
    card.layer.cornerRadius = 3
    card.layer.maskedCorners = [.layerMaxXMinYCorner, .layerMinXMaxYCorner]
    card.layer.borderWidth = 2
    card.layer.borderColor = UIColor.green.cgColor
    let items = root.layoutPicture(title: "t").items
    #expect(items[0].cornerRadius == 3 && items[0].roundCorners == [.topRight, .bottomLeft])
    #expect(
      items[0].border
        == LayoutPicture.Border(width: 2, color: LayoutPicture.Color(red: 0, green: 1, blue: 0)))
    #expect(items[1].cornerRadius == 0 && items[1].border == nil)
    card.layer.borderColor = nil
    #expect(root.layoutPicture(title: "t").items[0].border == nil)
  }
}
