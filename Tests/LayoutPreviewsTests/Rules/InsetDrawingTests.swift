import Foundation
import HeadlessUIKit
import LayoutPreviews
import TestSupport
import Testing

@Suite struct InsetDrawingTests {
  private func bands(_ insets: UIEdgeInsets) -> [CGRect] {
    var picture = smallPicture()
    picture.safeAreaInsets = insets
    return ParsedXML(picture.svg(.laidOut)).rects("safe").filter { $0.maxY <= 200 }
  }

  @Test func `The safe area is a band along each edge that has one`() {
    #expect(
      bands(UIEdgeInsets(top: 20, left: 30, bottom: 10, right: 40)) == [
        rect(0, 0, 300, 20), rect(0, 190, 300, 10), rect(0, 20, 30, 170), rect(260, 20, 40, 170),
      ])
    #expect(bands(UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)) == [rect(0, 166, 300, 34)])
    #expect(bands(UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)) == [rect(0, 0, 300, 5)])
    #expect(bands(UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)) == [rect(0, 0, 5, 200)])
    #expect(bands(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 5)) == [rect(295, 0, 5, 200)])
  }

  @Test func `Bands cover all that is not safe, once`() {
    for edges in 0..<16 {
      func inset(_ bit: Int, _ length: CGFloat) -> CGFloat { edges & bit == 0 ? 0 : length }
      let insets = UIEdgeInsets(
        top: inset(1, 20), left: inset(2, 40), bottom: inset(4, 30), right: inset(8, 50))
      let bands = bands(insets)
      for x in stride(from: CGFloat(5), to: 300, by: 10) {
        for y in stride(from: CGFloat(5), to: 200, by: 10) {
          let isSafe =
            x > insets.left && x < 300 - insets.right && y > insets.top && y < 200 - insets.bottom
          let count = bands.filter { $0.contains(CGPoint(x: x, y: y)) }.count
          #expect(count == (isSafe ? 0 : 1), "(\(x), \(y)) of \(insets)")
        }
      }
    }
  }

  @Test func `Insets that leave nothing of the screen are not drawn`() {
    let good = [
      UIEdgeInsets(top: 0, left: 150, bottom: 0, right: 150),
      UIEdgeInsets(top: 100, left: 0, bottom: 100, right: 0),
    ]
    let bad = [
      UIEdgeInsets(top: -1, left: 9, bottom: 9, right: 9),
      UIEdgeInsets(top: 9, left: -1, bottom: 9, right: 9),
      UIEdgeInsets(top: 9, left: 9, bottom: -1, right: 9),
      UIEdgeInsets(top: 9, left: 9, bottom: 9, right: -1),
      UIEdgeInsets(top: 0, left: 150, bottom: 0, right: 151),
      UIEdgeInsets(top: 0, left: 151, bottom: 0, right: 150),
      UIEdgeInsets(top: 101, left: 0, bottom: 100, right: 0),
      UIEdgeInsets(top: 100, left: 0, bottom: 101, right: 0),
      UIEdgeInsets(top: .nan, left: 0, bottom: 9, right: 0), .zero,
    ]
    for (list, isDrawn) in [(good, true), (bad, false)] {
      for insets in list {
        var picture = smallPicture()
        picture.safeAreaInsets = insets
        picture.layoutMargins = insets
        let svg = ParsedXML(picture.svg(.laidOut))
        #expect((svg.element(id: "safe-area") != nil) == isDrawn, "\(insets)")
        #expect((svg.element(id: "margins") != nil) == isDrawn, "\(insets)")
      }
    }
  }

  @Test func `Margins are a line inside their insets`() {
    var picture = smallPicture()
    picture.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 24, right: 32)
    let line = ParsedXML(picture.svg(.laidOut)).element(id: "margins")
    #expect(line?.rect == rect(16, 8, 252, 168) && line?.attributes["class"] == "margins")
  }
}

@Suite struct OverflowDrawingTests {
  typealias Item = LayoutPicture.Item

  @Test func `What reaches beyond its parent is hatched, with the amount of each edge`() {
    let svg = ParsedXML(
      smallPicture([
        Item(name: "parent", frame: rect(50, 50, 200, 100)),
        Item(name: "child", frame: rect(44, 45, 214, 112), depth: 1),
      ]).svg(.laidOut))
    // By 5 above, 7 below, 6 to the left and 8 to the right.
    #expect(
      svg.rects("over").prefix(4) == [
        rect(44, 45, 214, 5), rect(44, 150, 214, 7), rect(44, 45, 6, 112), rect(250, 45, 8, 112),
      ])
    let amounts = svg.texts("label overtext")
    #expect(amounts.map(\.text) == ["+5", "+7", "+6", "+8"])
    #expect(amounts.allSatisfy { $0.attributes["text-anchor"] == "middle" })
    // In the middle of the strip; a tag is 1.3 labels of 6.6 points high, the baseline one below.
    #expect(amounts.map { $0.number("x") } == [151, 151, 47, 254])
    for (text, middle) in zip(amounts, [47.5, 153.5, 101, 101] as [CGFloat]) {
      #expect(isClose(text.number("y"), middle - 4.29 + 6.6))
    }
    // "+5" in bold: (584 + 556) / 1000 · 6.6 · 1.06, and 0.6 labels beside it.
    let tags = svg.rects("overtag")
    #expect(tags.count == 4 && isClose(tags[0], rect(145.03, 43.21, 11.94, 8.58)))
    #expect(svg["pattern"].first?.attributes["id"] == "hatch")
    #expect(svg["pattern"].first?.attributes["width"] == "4.62")
  }

  /// 30 points to the right of the parent, which cuts them off.
  @Test func `A hundredth of a point is an overflow, less is none`() {
    let items = [CGFloat(0.01), 0.009].map {
      LayoutPicture.Item(name: "a", frame: rect(-$0, -$0, 10, 10))
    }
    #expect(smallPicture(items).overflows.map(\.left) == [0.01, 0])
    #expect(smallPicture(items).overflows.map(\.top) == [0.01, 0])
  }

  @Test func `An overflow shows where the parent cuts it off`() {
    var parent = Item(name: "parent", frame: rect(50, 50, 100, 100))
    parent.clipsContent = true
    let child = Item(name: "child", frame: rect(60, 60, 120, 20), depth: 1)
    let svg = ParsedXML(smallPicture([parent, child]).svg(.laidOut))
    #expect(svg.rects("over").first == rect(150, 60, 30, 20))
    #expect(svg.texts("label overtext").map(\.text) == ["+30"])
  }

  @Test func `An amount stays within what is drawn`() {
    for (frame, x, y) in [
      (rect(-3, 10, 20, 20), -3 + 5.967_72, 22.31), (rect(283, 10, 20, 20), 303 - 5.967_72, 22.31),
      (rect(10, -3, 20, 20), 20, 3.6), (rect(10, 183, 20, 20), 20, 203 - 8.58 + 6.6),
    ] as [(CGRect, CGFloat, CGFloat)] {
      let svg = ParsedXML(smallPicture([Item(name: "item", frame: frame)]).svg(.laidOut))
      let text = svg.texts("label overtext").first
      #expect(text?.text == "+3")
      #expect(isClose(text?.number("x") ?? 0, x) && isClose(text?.number("y") ?? 0, y), "\(frame)")
    }
  }

  @Test func `Far away, no more than the room around the screen is drawn`() {
    // 64 points of room, and a point beyond it.
    for (frame, strip, amount) in [
      (rect(280, 0, 100, 50), rect(300, 0, 65, 50), "+80"),
      (rect(-80, 0, 100, 50), rect(-65, 0, 65, 50), "+80"),
      (rect(0, 170, 50, 100), rect(0, 200, 50, 65), "+70"),
      (rect(0, -70.5, 50, 100), rect(0, -65, 50, 65), "+70.5"),
    ] {
      let svg = ParsedXML(smallPicture([Item(name: "item", frame: frame)]).svg(.laidOut))
      #expect(isClose(svg.rects("over").prefix(1).map { $0 }, [strip]))
      #expect(svg.texts("label overtext").map(\.text) == [amount])
    }
  }

  @Test func `An item beside its parent is hatched as a whole`() {
    for (frame, amount) in [
      (rect(160, 60, 20, 10), "+30"), (rect(20, 60, 20, 10), "+30"),
      (rect(60, 160, 20, 10), "+20"), (rect(60, 30, 20, 10), "+20"),
    ] {
      let svg = ParsedXML(
        smallPicture([
          Item(name: "parent", frame: rect(50, 50, 100, 100)),
          Item(name: "child", frame: frame, depth: 1),
        ]).svg(.laidOut))
      #expect(svg.rects("over").first == frame)
      #expect(svg.texts("label overtext").map(\.text) == [amount])
    }
  }

  @Test func `Overflow counts from a hundredth of a point on`() {
    for (width, amount) in [(100.02, 0.02), (100.009, 0), (100, 0), (99, 0)] as [(CGFloat, CGFloat)]
    {
      let picture = LayoutPicture(
        title: "t", size: CGSize(width: 100, height: 100),
        items: [Item(name: "a", frame: rect(0, 0, width, 10))])
      #expect(abs(picture.overflows[0].right - amount) < 1e-9)
      #expect(ParsedXML(picture.svg(.laidOut)).element(id: "overflows") == nil || amount > 0)
    }
    var picture = smallPicture([
      Item(name: "outer", frame: rect(0, 0, 10, 10)),
      Item(name: "inner", frame: rect(0, 0, 20, 10), depth: 1),
    ])
    #expect(picture.overflows.map(\.right) == [0, 10])
    picture.items[0].contentFrame = rect(0, 0, 15, 10)
    #expect(picture.overflows.map(\.right) == [0, 5])
    picture.items[0].isHidden = true
    #expect(picture.overflows.map(\.right) == [0, 0])
    picture.items[0].isHidden = false
    picture.items[1].isUnplaced = true
    #expect(picture.overflows.map(\.right) == [0, 0])
    // An item of negative size is the same rectangle as another one.
    picture.items[1] = Item(name: "inner", frame: rect(20, 10, -20, -10), depth: 1)
    #expect(picture.overflows.map(\.right) == [0, 5])
    picture.items[0].contentFrame = rect(0, 0, .infinity, .nan)
    #expect(picture.overflows.map(\.right) == [0, 0])
  }
}
