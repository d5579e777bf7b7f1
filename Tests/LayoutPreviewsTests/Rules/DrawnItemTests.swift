import Foundation
import HeadlessUIKit
import LayoutCore
import LayoutPreviews
import TestSupport
import Testing

@Suite struct DrawnItemTests {
  typealias Item = LayoutPicture.Item

  @Test func `An item is drawn as fill, shapes, cross and outline, in this order`() {
    var item = Item(name: "a", frame: rect(10, 20, 100, 50))
    item.fill = .init(red: 1, green: 0, blue: 0, alpha: 0.5)
    item.shapes = [
      .init(frame: rect(15, 25, -5, 8), cornerRadius: -3, fill: .init(red: 0, green: 1, blue: 0)),
      .init(frame: rect(20, 30, 8, 8), cornerRadius: 4, fill: .init(red: 0, green: 0, blue: 1)),
    ]
    item.isImage = true
    let svg = ParsedXML(smallPicture([item]).svg(.laidOut))
    let start = svg.elements.firstIndex { $0.attributes["id"] == "item-a" } ?? 0
    let parts = svg.elements[(start + 1)...].prefix(6)
    #expect(parts.map(\.name) == ["title", "rect", "rect", "rect", "path", "rect"])
    let rects = parts.filter { $0.name == "rect" }
    #expect(
      rects.map(\.rect) == [
        rect(10, 20, 100, 50), rect(10, 25, 5, 8), rect(20, 30, 8, 8), rect(10.5, 20.5, 99, 49),
      ])
    #expect(rects.map { $0.attributes["fill"] } == ["#ff0000", "#00ff00", "#0000ff", nil])
    #expect(rects.map { $0.attributes["rx"] } == [nil, "0", "4", nil])
    #expect(parts.first { $0.name == "path" }?.attributes["d"] == "M10 20L110 70M110 20L10 70")
    #expect(rects.last?.attributes["class"] == "d0")
    item.fill?.alpha = 0
    #expect(!smallPicture([item]).svg(.laidOut).contains("#ff0000"))
    item.isUnplaced = true
    let ghost = ParsedXML(smallPicture([item]).svg(.laidOut))
    #expect(ghost.rects("ghost").first == rect(10.5, 20.5, 99, 49))
    #expect(!ghost["path"].contains { $0.attributes["class"] == "cross" })
    // An outline of a narrow item stays within it.
    let narrow = ParsedXML(
      smallPicture([Item(name: "a", frame: rect(5, 5, 0.5, 40))]).svg(.laidOut))
    #expect(isClose(narrow.rects("d0")[0], rect(5.25, 5.5, 0, 39)))
    let low = ParsedXML(smallPicture([Item(name: "a", frame: rect(5, 5, 40, 0.5))]).svg(.laidOut))
    #expect(isClose(low.rects("d0")[0], rect(5.5, 5.25, 39, 0)))
  }

  @Test func `An item that its surroundings cut is clipped to what they show`() {
    var outer = Item(name: "outer", frame: rect(10, 10, 100, 100))
    outer.clipsContent = true
    var inner = Item(name: "inner", frame: rect(50, 50, 100, 100), depth: 1)
    inner.clipsContent = true
    let items = [
      outer, inner, Item(name: "cut", frame: rect(60, 60, 80, 80), depth: 2),
      Item(name: "whole", frame: rect(60, 60, 20, 20), depth: 2),
      Item(name: "gone", frame: rect(115, 115, 20, 20), depth: 2),
      Item(name: "free", frame: rect(100, 10, 100, 20)),
    ]
    let svg = ParsedXML(smallPicture(items).svg(.laidOut))
    func clip(_ name: String) -> String? {
      svg.element(id: "item-\(name)")?.attributes["clip-path"]
    }
    #expect(
      clip("outer") == nil && clip("inner") == "url(#clip-0)" && clip("cut") == "url(#clip-1)")
    #expect(clip("whole") == nil && clip("free") == nil && svg.element(id: "item-gone") == nil)
    #expect(svg.element(id: "item-whole") != nil && svg.element(id: "item-free") != nil)
    let paths = svg.elements.firstIndex { $0.attributes["id"] == "clip-0" } ?? 0
    #expect(svg.elements[paths + 1].rect == rect(10, 10, 100, 100))
    let other = svg.elements.firstIndex { $0.attributes["id"] == "clip-1" } ?? 0
    #expect(svg.elements[other + 1].rect == rect(50, 50, 60, 60))
    #expect(svg["clipPath"].count == 2)
  }

  /// Within a parent of 100 points that cuts it off, wherever that one is.
  @Test(arguments: [0, 20] as [CGFloat])
  func `An item without area is drawn where it is seen, from the first edges on`(start: CGFloat) {
    var parent = Item(name: "parent", frame: rect(start, start, 100, 100))
    parent.clipsContent = true
    func isDrawn(_ frame: CGRect) -> Bool {
      let item = Item(name: "a", frame: frame.offsetBy(dx: start, dy: start), depth: 1)
      return ParsedXML(smallPicture([parent, item]).svg()).element(id: "item-a") != nil
    }
    for frame in [rect(0, 10, 0, 20), rect(10, 0, 20, 0), rect(0, 0, 0, 0), rect(99, 99, 0, 0)] {
      #expect(isDrawn(frame), "\(frame)")
    }
    for frame in [rect(-1, 10, 0, 20), rect(10, -1, 20, 0), rect(100, 0, 0, 0)] {
      #expect(!isDrawn(frame), "\(frame)")
    }
  }

  @Test func `Hidden items are not drawn, with all in them, and said to be hidden`() {
    var outer = Item(name: "outer", frame: rect(10, 10, 100, 100))
    outer.isHidden = true
    let picture = smallPicture([
      outer, Item(name: "inner", frame: rect(20, 20, 10, 10), depth: 1),
      Item(name: "beside", frame: rect(20, 20, 10, 10)),
    ])
    let svg = ParsedXML(picture.svg(.laidOut))
    #expect(svg.ids.filter { $0.hasPrefix("item-") } == ["item-beside"])
    #expect(
      picture.text().hasSuffix(
        """
          outer (10, 10, 100, 100)  hidden
            inner (10, 10, 10, 10)  hidden
          beside (20, 20, 10, 10)
        """))
  }

  @Test func `A view's item tells what the view shows`() {
    let root = UIView(frame: rect(7, 9, 200, 100))
    root.backgroundColor = .red
    root.hostSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let faint = UIView(frame: rect(0, 0, 10, 10))
    faint.alpha = 0
    let hidden = UIView(frame: rect(0, 0, 10, 10))
    hidden.isHidden = true
    let moved = UIView(frame: rect(20, 30, 50, 50))
    moved.bounds.origin = CGPoint(x: 3, y: 4)
    moved.clipsToBounds = true
    moved.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    let image = UIImageView(frame: rect(5, 6, 7, 8))
    moved.addSubview(image)
    let scroll = UIScrollView(frame: rect(100, 10, 50, 60))
    scroll.contentSize = CGSize(width: 30, height: 300)
    scroll.contentOffset = CGPoint(x: 0, y: 40)
    for view in [faint, hidden, moved, scroll] { root.addSubview(view) }
    let picture = root.layoutPicture(title: "screen")
    #expect(picture.title == "screen" && picture.size == CGSize(width: 200, height: 100))
    #expect(picture.background == .init(red: 1, green: 0, blue: 0))
    #expect(picture.safeAreaInsets == root.hostSafeAreaInsets && picture.layoutMargins == .zero)
    let items = picture.items
    #expect(items.map(\.isHidden) == [true, true, false, false, false])
    #expect(items.map(\.clipsContent) == [false, false, true, false, true])
    #expect(items.map(\.isImage) == [false, false, false, true, false])
    #expect(items.map(\.depth) == [0, 0, 0, 1, 0])
    #expect(items[2].fill == .init(red: 0, green: 0, blue: 1, alpha: 0.5))
    #expect(items[2].contentFrame == rect(17, 26, 50, 50) && items[0].contentFrame == nil)
    #expect(items[3].frame == rect(22, 32, 7, 8))
    #expect(items[4].contentFrame == rect(100, -30, 50, 300))
    faint.alpha = 0.001
    #expect(!root.layoutPicture(title: "").items[0].isHidden)
    let described = root.layoutPicture(title: "") { view, item in
      item.caption = "\(view.frame.width)"
      if view === root { item.fill = .init(red: 0, green: 1, blue: 0) }
    }
    #expect(described.items.map(\.caption) == ["10.0", "10.0", "50.0", "7.0", "50.0"])
    #expect(described.background == .init(red: 0, green: 1, blue: 0))
    root.bounds.origin = CGPoint(x: 10, y: 20)
    #expect(root.layoutPicture(title: "").items[4].frame == rect(90, -10, 50, 60))
  }

  @Test func `A picture of a snapshot begins at the root's corner`() {
    let child = LayoutSnapshot(
      name: "child", frame: rect(1, 2, 3, 4),
      children: [LayoutSnapshot(name: "leaf", frame: rect(5, 6, 7, 8), isHidden: true)])
    let picture = LayoutPicture(
      LayoutSnapshot(name: "root", frame: rect(50, 60, 70, 80), children: [child]), title: "other")
    #expect(picture.title == "other" && picture.size == CGSize(width: 70, height: 80))
    #expect(picture.items.map(\.frame) == [rect(1, 2, 3, 4), rect(6, 8, 7, 8)])
    #expect(picture.items.map(\.isHidden) == [false, true])
    let hidden = LayoutPicture(
      LayoutSnapshot(name: "root", frame: rect(0, 0, 70, 80), isHidden: true, children: [child]))
    #expect(hidden.items.map(\.isHidden) == [true, true])
  }

  @Test func `An image without an area is not drawn`() {
    for frame in [rect(10, 10, 0, 20), rect(10, 10, 20, 0)] {
      var item = Item(name: "a", frame: frame)
      item.isImage = true
      for look in [LayoutPicture.Look.laidOut, .seen] {
        let svg = smallPicture([item]).svg(look)
        #expect(!svg.contains("class=\"cross\"") && !svg.contains("photo-"))
      }
    }
    var item = Item(name: "a", frame: .zero)
    item.isImage = true
    item.isImage = false
    #expect(item.kind == .plain)
    item.kind = .button
    item.isImage = false
    #expect(item.kind == .button)
  }
}
