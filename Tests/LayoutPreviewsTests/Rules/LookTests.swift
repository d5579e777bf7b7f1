import Foundation
import HeadlessUIKit
import LayoutCore
import LayoutPreviews
import TestSupport
import Testing

/// The two looks of a picture, and what an item tells of its view apart from its frame.
@Suite struct LookTests {
  typealias Item = LayoutPicture.Item
  typealias Color = LayoutPicture.Color

  private func screen() -> LayoutPicture {
    var card = Item(name: "card", frame: rect(10, 20, 200, 100))
    card.fill = .init(red: 1, green: 0, blue: 0)
    card.caption = "always"
    var label = Item(name: "title", frame: rect(20, 30, 100, 20), depth: 1)
    label.lines = [.init("Hello…", at: CGPoint(x: 20, y: 45), width: 40, fontSize: 12)]
    label.isTruncated = true
    var picture = smallPicture([card, label, Item(name: "out", frame: rect(250, 0, 90, 20))])
    picture.safeAreaInsets.top = 20
    picture.layoutMargins.left = 8
    picture.contentFrame = rect(0, 0, 300, 900)
    return picture
  }

  @Test func `As users see it, a picture is the screen and nothing else`() {
    let svg = ParsedXML(screen().svg())
    #expect(svg["svg"].first?.attributes["viewBox"] == "-1 -1 302 202")
    #expect(svg["text"].map(\.text) == ["Hello…"])
    for style in ["tag", "d0", "d1", "safe", "margins", "over", "scroll", "cut", "border", "ghost"]
    {
      #expect(svg.rects(style).isEmpty, "\(style)")
    }
    for id in ["labels", "legend", "size", "list", "overflows", "scrolling"] {
      #expect(svg.element(id: id) == nil, "\(id)")
    }
    // The background, the card, the area of the screen, and the line around it.
    #expect(
      svg["rect"].map(\.rect) == [
        rect(0, 0, 300, 200), rect(0, 0, 300, 200), rect(10, 20, 200, 100),
        rect(-0.5, -0.5, 301, 201),
      ])
    #expect(svg.element(id: "item-title") != nil)
  }

  @Test func `The picture's look is the default of its file and of sheets`() {
    var picture = screen()
    #expect(picture.look == .seen && picture.svg() == picture.svg(.seen))
    let seen = LayoutPictureSheet(title: "s", pictures: [picture]).svg()
    #expect(ParsedXML(seen).rects("d0").isEmpty && ParsedXML(seen).rects("safe").isEmpty)
    picture.look = .laidOut
    #expect(picture.svg() == picture.svg(.laidOut) && picture.svg() != picture.svg(.seen))
    #expect(
      !ParsedXML(LayoutPictureSheet(title: "s", pictures: [picture]).svg()).rects("d0").isEmpty)
    // A snapshot has nothing that users see.
    let snapshot = LayoutSnapshot(name: "root", frame: rect(0, 0, 10, 10))
    #expect(LayoutPicture(snapshot).look == .laidOut)
    #expect(UIView(frame: rect(0, 0, 10, 10)).layoutPicture(title: "v").look == .seen)
  }

  @Test func `What no method placed is seen as it is`() {
    var item = Item(name: "a", frame: rect(10, 20, 30, 40))
    item.fill = .init(red: 1, green: 0, blue: 0)
    item.isUnplaced = true
    #expect(ParsedXML(smallPicture([item]).svg())["rect"].contains { $0.rect == item.frame })
    #expect(
      !ParsedXML(smallPicture([item]).svg(.laidOut))["rect"].contains { $0.rect == item.frame })
  }

  @Test func `An image is a landscape in its frame, with its corners`() throws {
    var photo = Item(name: "photo", frame: rect(10, 20, 90, 60))
    photo.isImage = true
    photo.fill = .init(red: 0, green: 0, blue: 1)
    func file() -> ParsedXML { ParsedXML(smallPicture([photo]).svg()) }
    let square = file()
    let window = try #require(square["svg"].last)
    #expect(window.rect == rect(10, 20, 90, 60))
    #expect(window.attributes["preserveAspectRatio"] == "xMidYMid slice")
    let reference = try #require(square["use"].first?.attributes["href"])
    #expect(square.element(id: String(reference.dropFirst())) != nil)
    #expect(square["path"].allSatisfy { $0.attributes["class"] != "cross" })
    photo.cornerRadius = 8
    let round = file()
    let clip = try #require(round.elements.first { $0.attributes["id"] == "corners-1" })
    #expect(clip.name == "clipPath")
    #expect(round["rect"].contains { $0.rect == photo.frame && $0.attributes["rx"] == "8" })
    // No corner is round where the layer names none.
    photo.roundCorners = []
    #expect(!file().ids.contains("corners-1"))
    photo.roundCorners = .all
    // A symbol has one color and no landscape.
    photo.tint = .init(red: 0, green: 1, blue: 0)
    #expect(file()["use"].isEmpty)
    // It is a square in the middle, of four fifths of the shorter side: 48 of 60 points.
    #expect(file()["rect"].contains { $0.rect == rect(31, 26, 48, 48) })
    // Without a color behind it there is a gray one.
    photo.tint = nil
    for fill in [nil, LayoutPicture.Color(red: 0, green: 0, blue: 1)] {
      photo.fill = fill
      let grays = file()["rect"].filter { $0.attributes["fill"] == "#cbd5e1" }
      #expect(grays.map(\.rect) == (fill == nil ? [photo.frame] : []))
    }
  }

  @Test(arguments: 1...3)
  func `All images have one sky`(count: Int) {
    let images = (0..<count).map { index in
      var image = Item(name: "image", frame: rect(CGFloat(index) * 90, 20, 80, 60))
      image.isImage = true
      image.fill = .init(red: Double(index) / 4, green: 0.5, blue: 0.2)
      return image
    }
    let svg = ParsedXML(smallPicture(images).svg())
    #expect(svg["use"].count == count)
    #expect(svg.ids.filter { $0 == "sky" }.count == 1)
  }

  @Test func `Images of one color share a landscape, which is defined once`() {
    let images = [10, 110].map { x in
      var image = Item(name: "image", frame: rect(x, 20, 80, 60))
      image.isImage = true
      image.fill = .init(red: 1, green: 0, blue: 0)
      return image
    }
    let svg = ParsedXML(smallPicture(images).svg())
    let landscapes = svg.ids.filter { $0.hasPrefix("photo-") }
    #expect(landscapes.count == 1)
    #expect(
      svg["use"].map { $0.attributes["href"] } == ["#\(landscapes[0])", "#\(landscapes[0])"])
  }

  @Test func `An image without a color of its own is darker on a dark screen`() {
    var photo = Item(name: "photo", frame: rect(10, 20, 80, 60))
    photo.isImage = true
    var picture = smallPicture([photo])
    picture.isDark = true
    let fills = ParsedXML(picture.svg())["rect"].filter { $0.rect == photo.frame }
      .map { $0.attributes["fill"] }
    #expect(fills.contains("#475569") && !fills.contains("#cbd5e1"))
  }

  /// What is less than nothing, or no number, is nothing; what is more than all is all.
  @Test(arguments: [(2, 1), (-1, 0), (.nan, 0)] as [(Double, Double)])
  func `A part of a color beyond its range counts as the end of that`(
    _ part: Double, _ shown: Double
  ) {
    func landscape(_ red: Double) -> String? {
      var image = Item(name: "image", frame: rect(10, 20, 80, 60))
      image.isImage = true
      image.fill = .init(red: red, green: 0, blue: 0)
      return ParsedXML(smallPicture([image]).svg())["use"].first?.attributes["href"]
    }
    #expect(landscape(part) != nil)
    #expect(landscape(part) == landscape(shown))
  }

  @Test func `Opacity counts for what is inside as well`() {
    var outer = Item(name: "outer", frame: rect(0, 0, 100, 100))
    outer.opacity = 0.5
    var inner = Item(name: "inner", frame: rect(10, 10, 10, 10), depth: 1)
    let plain = Item(name: "plain", frame: rect(150, 10, 10, 10))
    inner.opacity = 0.5
    let svg = ParsedXML(smallPicture([outer, inner, plain]).svg())
    #expect(svg.element(id: "item-outer")?.attributes["opacity"] == "0.5")
    #expect(svg.element(id: "item-inner")?.attributes["opacity"] == "0.25")
    #expect(svg.element(id: "item-plain")?.attributes["opacity"] == nil)
    // Less than nothing is nothing, for what is inside as well.
    (outer.opacity, inner.opacity) = (-2, -0.5)
    let gone = ParsedXML(smallPicture([outer, inner, plain]).svg())
    #expect(gone.element(id: "item-outer")?.attributes["opacity"] == "0")
    #expect(gone.element(id: "item-inner")?.attributes["opacity"] == "0")
    let view = UIView(frame: rect(0, 0, 100, 100))
    let faint = UIView(frame: rect(0, 0, 10, 10))
    faint.alpha = 0.3
    view.addSubview(faint)
    #expect(abs(view.layoutPicture(title: "v").items[0].opacity - 0.3) < 1e-6)
  }

  /// Text that reads from right to left starts at its right.
  @Test(
    arguments: [
      ("Hello", .start, nil, nil, 20), ("Hello", .end, nil, "end", 60),
      ("שלום.", .start, "rtl", "end", 20), ("مرحبا", .middle, "rtl", "middle", 40),
      ("«مرحبا", .end, "rtl", nil, 60), ("12 שלום", .end, "rtl", nil, 60),
      ("12 Hi שלום", .end, nil, "end", 60),
    ] as [(String, LayoutPicture.TextLine.Anchor, String?, String?, CGFloat)])
  func `A line reads in the direction of its first letter`(
    _ text: String, _ anchor: LayoutPicture.TextLine.Anchor, _ direction: String?,
    _ name: String?, _ x: CGFloat
  ) {
    var item = Item(name: "a", frame: rect(10, 20, 100, 50))
    item.lines = [.init(text, at: CGPoint(x: 20, y: 40), width: 40, fontSize: 12)]
    item.lines[0].anchor = anchor
    let line = ParsedXML(smallPicture([item]).svg())["text"].first
    #expect(line?.attributes["direction"] == direction)
    #expect(line?.attributes["text-anchor"] == name)
    #expect(line?.number("x") == x)
  }

  @Test func `Outlines tell the vocabulary, or else the depth`() {
    var items = LayoutPicture.Vocabulary.allCases.enumerated().map { index, vocabulary in
      var item = Item(name: "i\(index)", frame: rect(CGFloat(index) * 50, 0, 40, 40), depth: 2)
      item.vocabulary = vocabulary
      return item
    }
    items.append(Item(name: "none", frame: rect(220, 0, 40, 40), depth: 2))
    let svg = ParsedXML(smallPicture(items).svg(.laidOut))
    for (index, x) in [0.5, 50.5, 100.5, 150.5].map({ CGFloat($0) }).enumerated() {
      #expect(svg.rects("d\(index)").first?.minX == x)
    }
    #expect(svg.rects("dn").first?.minX == 220.5)
    let legend = svg.texts("label muted").map(\.text)
    for vocabulary in ["conditions", "boxes", "constraints", "blocks"] {
      #expect(legend.contains(vocabulary))
    }
  }
}

@Suite struct KindTests {
  typealias Kind = LayoutPicture.Kind

  private func item(_ view: UIView) -> LayoutPicture.Item {
    let root = UIView(frame: rect(0, 0, 300, 200))
    view.frame = rect(10, 20, 100, 40)
    root.addSubview(view)
    return root.layoutPicture(title: "t").items[0]
  }

  @Test func `An item tells what a control is and the state it shows`() {
    let toggle = UISwitch()
    toggle.isOn = true
    #expect(item(toggle).kind == .toggle(isOn: true))
    #expect(item(toggle).tint == LayoutPicture.Color(.systemGreen))
    let slider = UISlider()
    slider.minimumValue = 10
    slider.maximumValue = 20
    slider.value = 12.5
    #expect(item(slider).kind == .slider(0.25))
    // Of a range that is a single value, it is at the beginning.
    slider.minimumValue = 20
    #expect(item(slider).kind == .slider(0))
    let progress = UIProgressView()
    progress.progress = 0.5
    #expect(item(progress).kind == .progress(0.5))
    let segments = UISegmentedControl(items: ["a", "b"])
    #expect(item(segments).kind == .segments(["a", "b"], selected: nil))
    for chosen in [0, 1] {
      segments.selectedSegmentIndex = chosen
      #expect(item(segments).kind == .segments(["a", "b"], selected: chosen))
    }
    let pages = UIPageControl()
    pages.numberOfPages = 4
    pages.currentPage = 2
    #expect(item(pages).kind == .pages(4, current: 2))
    #expect(item(UIStepper()).kind == .stepper && item(UIDatePicker()).kind == .date)
    #expect(item(UIActivityIndicatorView()).kind == .activity)
    let button = UIButton()
    #expect(item(button).kind == .button && item(button).isEnabled)
    button.isEnabled = false
    #expect(!item(button).isEnabled)
    #expect(item(UIView()).kind == .plain && item(UIImageView()).kind == .image)
    #expect(item(UIImageView()).isImage && !item(UIView()).isImage)
  }

  @Test func `The label of an item is its whole text, whatever its size`() {
    let label = UILabel()
    label.text = "Title Title Title Title Title"
    label.font = .boldSystemFont(ofSize: 20)
    label.textAlignment = .right
    label.numberOfLines = 3
    label.textColor = .red
    let shown = item(label).label
    #expect(shown?.text == label.text && shown?.fontSize == 20 && shown?.isBold == true)
    #expect(shown?.anchor == .end && shown?.lineLimit == 3)
    #expect(shown?.color == LayoutPicture.Color(.red) && shown?.lineHeight == label.font.lineHeight)
    #expect(item(UILabel()).label == nil && item(UILabel()).kind == .text)
    let field = UITextField()
    field.placeholder = "Name"
    #expect(item(field).kind == .field && item(field).label?.text == "Name")
    #expect(item(field).label?.color == LayoutPicture.Color(.placeholderText))
    #expect(item(field).label?.anchor == .start)
    field.semanticContentAttribute = .forceRightToLeft
    #expect(item(field).label?.anchor == .end)
    field.text = "key"
    field.isSecureTextEntry = true
    #expect(item(field).label?.text == "•••")
    let view = UITextView()
    view.text = "a\nb"
    #expect(item(view).label?.text == "a\nb" && item(view).label?.lineLimit == 0)
  }
}
