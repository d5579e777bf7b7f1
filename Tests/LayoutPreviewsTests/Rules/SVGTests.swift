import Foundation
import HeadlessUIKit
import LayoutPreviews
import TestSupport
import Testing

@Suite struct SVGTests {
  typealias Item = LayoutPicture.Item

  @Test func `Elements can be addressed by name, also those with the same`() {
    var picture = LayoutPicture(title: "t", size: CGSize(width: 300, height: 100))
    picture.items = ["Title label", "a", "a", "a-2", "…"].map {
      Item(name: $0, frame: rect(0, 0, 100, 20))
    }
    let svg = ParsedXML(picture.svg(.laidOut))
    for id in ["item-title-label", "item-a", "item-a-2", "item-a-2-2", "item"] {
      #expect(svg.element(id: id) != nil, "\(id)")
    }
    #expect(Set(svg.ids).count == svg.ids.count)
  }

  @Test func `Everything there is to see has its place`() {
    var picture = LayoutPicture(title: "t", size: CGSize(width: 300, height: 200))
    picture.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    picture.layoutMargins = UIEdgeInsets(top: 28, left: 8, bottom: 18, right: 8)
    var card = Item(name: "card", frame: rect(20, 40, 200, 60))
    card.caption = "width >= 200 && portrait"
    var ghost = Item(name: "badge", frame: rect(240, 40, 40, 40))
    ghost.isUnplaced = true
    picture.items = [
      card, Item(name: "wide", frame: rect(180, 60, 60, 20), depth: 1), ghost,
    ]
    let svg = ParsedXML(picture.svg(.laidOut))
    for id in ["size", "safe-area", "margins", "overflows", "labels", "legend"] {
      #expect(svg.element(id: id) != nil, "\(id)")
    }
    let texts = svg.elements.map(\.text)
    #expect(texts.contains("300 × 200 pt · left to right"))
    #expect(texts.contains("width >= 200 && portrait"))
    #expect(texts.contains("20, 40, 200 × 60"))
    #expect(texts.contains("+20"))
    #expect(svg.elements.contains { $0.attributes["class"] == "ghost" })
    #expect(svg["rect"].filter { $0.attributes["class"] == "safe" }.count == 3)
  }

  @Test func `A label that does not fit is left out, its tooltip stays`() {
    var picture = LayoutPicture(title: "t", size: CGSize(width: 300, height: 200))
    picture.items = [Item(name: "dot", frame: rect(10, 10, 6, 6))]
    let svg = ParsedXML(picture.svg(.laidOut))
    #expect(!svg["tspan"].contains { $0.text == "dot" })
    #expect(svg["title"].contains { $0.text == "dot (10, 10, 6, 6)" })
  }

  @Test func `Lines are drawn at their baselines`() {
    var picture = LayoutPicture(title: "t", size: CGSize(width: 300, height: 200))
    var label = Item(name: "label", frame: rect(10, 10, 100, 40))
    label.lines = [
      .init("Hello,  <you>", at: CGPoint(x: 12, y: 24.5), width: 80, fontSize: 15)
    ]
    picture.items = [label]
    let line = ParsedXML(picture.svg(.laidOut))["text"].first { $0.text == "Hello,  <you>" }
    #expect(line?.attributes["x"] == "12")
    #expect(line?.attributes["y"] == "24.5")
    #expect(line?.attributes["font-size"] == "15")
  }

  @Test func `What a scroll view cuts off is not drawn`() {
    var picture = LayoutPicture(title: "t", size: CGSize(width: 100, height: 100))
    var scroll = Item(name: "scroll", frame: rect(0, 20, 100, 50))
    scroll.clipsContent = true
    scroll.contentFrame = rect(0, 20, 100, 900)
    picture.items = [
      scroll, Item(name: "half", frame: rect(0, 60, 100, 40), depth: 1),
      Item(name: "gone", frame: rect(0, 400, 100, 40), depth: 1),
      Item(name: "within", frame: rect(0, 400, 10, 10), depth: 2),
    ]
    let svg = ParsedXML(picture.svg(.laidOut))
    #expect(svg.element(id: "item-half")?.attributes["clip-path"] == "url(#clip-0)")
    #expect(svg.element(id: "item-gone") == nil)
    #expect(svg.element(id: "item-within") == nil)
    #expect(picture.overflows.allSatisfy { $0 == .zero })
  }

  @Test func `Equal pictures give equal files`() {
    var picture = LayoutPicture(title: "t", size: CGSize(width: 100, height: 100))
    picture.items = (0..<50).map {
      Item(name: "item \($0)", frame: rect(CGFloat($0), 0, 50, 50), depth: $0 % 4)
    }
    #expect(picture.svg(.laidOut) == picture.svg(.laidOut))
  }
}
