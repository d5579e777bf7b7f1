import Foundation
import LayoutPreviews
import Testing

@Suite struct LayoutPictureSheetTests {
  @Test func `Pictures stand in rows, each with its size`() {
    let pictures = [200, 300, 400].map { (width: CGFloat) in
      LayoutPicture(
        title: "t", size: CGSize(width: width, height: 100),
        items: [.init(name: "a", frame: CGRect(x: 0, y: 0, width: width * 2, height: 10))])
    }
    var sheet = LayoutPictureSheet(title: "All", pictures: pictures)
    sheet.scale = 0.5
    sheet.width = 400
    let svg = ParsedXML(sheet.svg())
    #expect(svg["text"].map(\.text) == ["200 × 100", "300 × 100", "400 × 100"])
    let borders = svg["rect"].filter { $0.attributes["class"] == "border" }
    #expect(borders.map { $0.attributes["x"] } == ["20", "144", "20"])
    #expect(borders.map { $0.attributes["y"] } == ["20", "20", "110"])
    #expect(svg["svg"].first?.attributes["width"] == "314")
    for id in ["p1-item-a", "p2-item-a", "p3-item-a", "p3-cut"] {
      #expect(svg.element(id: id) != nil, "\(id)")
    }
  }
}
