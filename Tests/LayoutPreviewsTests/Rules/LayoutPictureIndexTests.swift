import Foundation
import LayoutPreviews
import Testing

@Suite struct LayoutPictureIndexTests {
  private func entry(_ group: String, _ width: CGFloat) -> LayoutPictureIndex.Entry {
    let item = LayoutPicture.Item(
      name: "title", frame: CGRect(x: 0, y: 0, width: width, height: 40))
    let picture = LayoutPicture(
      title: group, size: CGSize(width: width, height: 100), items: [item])
    return .init(picture, group: group, file: "\(group)-\(Int(width)).svg")
  }

  @Test func `Pictures stand by group, then by size`() {
    var index = LayoutPictureIndex(title: "Shop")
    index.entries = [
      entry("cart", 320), entry("list", 320), entry("cart", 400), entry("cart", 320),
    ]
    let page = ParsedXML(index.html())
    #expect(page["h2"].map(\.text) == ["cart", "list"])
    #expect(page["h3"].map(\.text) == ["320 × 100", "400 × 100", "320 × 100"])
    #expect(
      page["img"].map { $0.attributes["src"] }
        == ["./cart-320.svg", "./cart-320.svg", "./cart-400.svg", "./list-320.svg"])
  }

  @Test func `Every picture has an alternative text, a link and a table`() {
    var index = LayoutPictureIndex(title: "Shop")
    index.entries = [entry("cart", 320)]
    let html = index.html()
    let page = ParsedXML(html)
    #expect(
      page["img"].first?.attributes["alt"]
        == "cart: 1 element in 320 × 100 points, left to right.")
    #expect(page["a"].contains { $0.attributes["href"] == "./cart-320.svg" })
    #expect(page["td"].map(\.text) == ["0", "0", "320", "40", "", ""])
    #expect(!html.contains("http://") && !html.contains("https://"))
  }

  @Test func `A page reserves as much room as each picture takes up`() {
    var entry = entry("cart", 320)
    entry.laidOutFile = "cart-320-laid-out.svg"
    // Too small for its name, which stands in a list below the screen.
    entry.picture.items.append(
      LayoutPicture.Item(name: "small", frame: CGRect(x: 0, y: 60, width: 14, height: 10)))
    var index = LayoutPictureIndex(title: "Shop")
    index.entries = [entry]
    let images = ParsedXML(index.html())["img"]
    #expect(images.count == 2)
    for (look, image) in zip([LayoutPicture.Look.seen, .laidOut], images) {
      let picture = ParsedXML(entry.picture.svg(look))["svg"].first
      for side in ["width", "height"] {
        #expect(image.number(side) == picture?.number(side).rounded())
      }
    }
  }

  @Test func `A long table is cut`() {
    var index = LayoutPictureIndex(title: "Shop")
    index.tableLimit = 1
    var long = entry("cart", 320)
    long.picture.items += long.picture.items + long.picture.items
    index.entries = [long]
    let page = ParsedXML(index.html())
    #expect(page["td"].last?.text == "and 2 more")
  }

  @Test func `A page without pictures is a page`() {
    #expect(ParsedXML(LayoutPictureIndex(title: "Shop").html())["img"].isEmpty)
  }
}
