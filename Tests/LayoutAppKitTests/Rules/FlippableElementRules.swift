import Foundation
import LayoutAppKit
import LayoutBlocks
import LayoutConditions
import LayoutCore
import TestSupport
import Testing

@Suite struct FlippableElementRules {
  @Test func `An element is placed from the upper left corner of what holds it`() {
    let page = UpwardView("page", rect(0, 0, 200, 100))
    let photo = UpwardView("photo")
    page.addSubview(photo)
    photo.place(rect(0, 0, 50, 30))
    #expect(photo.keptFrame == rect(0, 70, 50, 30))
    #expect(photo.layoutFrame == rect(0, 0, 50, 30))
    photo.place(rect(0, 0, 50, 30))
    #expect(photo.keepCount == 1)
  }

  @Test func `In a flipped container, and in none, the frame is kept as it is`() {
    let page = UpwardView("page", rect(0, 0, 200, 100), isFlipped: true)
    let photo = UpwardView("photo")
    photo.place(rect(0, 10, 50, 30))
    #expect(photo.keptFrame == rect(0, 10, 50, 30))
    page.addSubview(photo)
    #expect(photo.layoutFrame == rect(0, 10, 50, 30))
    photo.place(rect(0, 20, 50, 30))
    #expect(photo.keptFrame == rect(0, 20, 50, 30))
  }

  @Test func `A plan places by the size that the container has now`() {
    let page = UpwardView("page", rect(0, 0, 200, 100))
    let header = UpwardView("header")
    page.addSubview(
      header,
      layoutMethods: [
        LayoutMethod(
          condition: .height(150...), position: .makeRelative(frame: rect(0, 0.5, 1, 0.5))),
        LayoutMethod(constantPosition: .makeAbsolute(frame: rect(10, 10, 100, 20))),
      ])
    page.layoutControl()
    #expect(header.keptFrame == rect(10, 70, 100, 20))
    #expect(header.layoutFrame == rect(10, 10, 100, 20))
    // The lower half begins at the lower edge.
    page.place(rect(0, 0, 200, 160))
    page.layoutControl()
    #expect(header.keptFrame == rect(0, 0, 200, 80))
    #expect(header.layoutFrame == rect(0, 80, 200, 80))
  }

  /// The panel ends 70 points above the lower edge, so it begins 30 below the upper one.
  @Test func `Points are converted through containers that are flipped and others`() {
    for isFlipped in [false, true] {
      let page = UpwardView("page", rect(0, 0, 200, 100))
      let panel = UpwardView("panel", rect(20, 10, 100, 60), isFlipped: isFlipped)
      let dot = UpwardView("dot")
      page.addSubview(panel)
      panel.addSubview(dot)
      dot.place(rect(5, 5, 10, 10))
      #expect(dot.keptFrame == rect(5, isFlipped ? 5 : 45, 10, 10))
      #expect(panel.convert(point: dot.layoutFrame.origin, to: page) == CGPoint(x: 25, y: 35))
      #expect(dot.convert(point: .zero, to: page) == CGPoint(x: 25, y: 35))
    }
  }

  /// Scrolled up by 40, the dot that lies 40 points above the frame's upper edge touches it.
  @Test func `What is in a scrolled container is seen where it is`() {
    let page = UpwardView("page", rect(0, 0, 200, 100))
    let panel = UpwardView("panel", rect(0, 0, 200, 100))
    let dot = UpwardView("dot")
    page.addSubview(panel)
    panel.addSubview(dot)
    dot.place(rect(0, -40, 10, 10))
    panel.scrolled = CGPoint(x: 0, y: 40)
    #expect(dot.layoutFrame == rect(0, -40, 10, 10))
    #expect(dot.keptFrame == rect(0, 130, 10, 10))
    #expect(dot.convert(point: .zero, to: page) == .zero)
  }

  @Test func `Below an element is below it on the screen`() {
    let page = UpwardView("page", rect(0, 0, 200, 100))
    let (title, list) = (UpwardView("title"), UpwardView("list"))
    page.addSubview(title)
    page.addSubview(list)
    let scheme = LayoutScheme(blocks: [
      title.layoutBlock(with: Layout(y: .top(0), height: .fixed(30))),
      list.layoutBlock(constraints: [title.layoutConstraint(for: [.bottom(.limit(on: .outer))])]),
    ])
    scheme.layout(in: rect(0, 0, 200, 100))
    #expect(title.keptFrame == rect(0, 70, 200, 30))
    #expect(list.layoutFrame == rect(0, 30, 200, 70))
    #expect(list.keptFrame == rect(0, 0, 200, 70))
  }

  @Test func `A snapshot at another height puts every frame back as it was kept`() {
    let page = UpwardView("page", rect(0, 0, 200, 100))
    let photo = UpwardView("photo")
    page.addSubview(
      photo, constantPosition: .makeAbsolute(frame: rect(0, 0, 50, 30)))
    page.layoutControl()
    let snapshot = LayoutSnapshot(of: page, in: LayoutInput(size: CGSize(width: 200, height: 300)))
    #expect(snapshot.root.frame.size == CGSize(width: 200, height: 300))
    #expect(snapshot.root.children.first?.frame == rect(0, 0, 50, 30))
    #expect(page.keptFrame == rect(0, 0, 200, 100))
    #expect(photo.keptFrame == rect(0, 70, 50, 30))
  }
}
