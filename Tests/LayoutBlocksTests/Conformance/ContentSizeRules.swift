import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// What elements are asked for their sizes and lines, and what is done with the answers.
@Suite struct ContentSizeRules {
  private let root = Box("root", rect(0, 0, 100, 100))
  private let box: Box
  private let source = rect(0, 0, 100, 100)

  init() {
    box = Box("box", .zero, in: root)
  }

  @Test(arguments: [false, true])
  func `A layout applied to an element, and a block, ask for the height at the width decided`(
    _ isBlock: Bool
  ) {
    box.fitting = { CGSize(width: $0.width, height: 2_400 / $0.width) }
    let layout = Layout(width: 40, height: .content), room = rect(0, 0, 120, 100)
    if isBlock {
      box.layoutBlock(with: layout).layout(in: room)
    } else {
      layout.apply(for: box, in: room)
    }
    #expect(box.layoutFrame == rect(0, 0, 40, 60))
  }

  @Test func `A layout applied to an element tells of content that is no size`() {
    box.fitting = { _ in CGSize(width: CGFloat.nan, height: 5) }
    let issues = LayoutIssue.collecting {
      Layout(x: 7, width: .content).apply(for: box, in: source)
    }
    #expect(issues.map(\.rule) == [.measuringFailed])
    #expect(issues.first?.elements == ["box"])
    #expect(box.layoutFrame == rect(7, 0, 0, 100))
  }

  @Test func `Where the content decides the width its height is of the same answer`() {
    // Ten lines of a tenth of the width proposed.
    box.fitting = { CGSize(width: 30, height: $0.width / 10) }
    box.layoutBlock(with: Layout(width: .content, height: .content)).layout(in: source)
    #expect(box.layoutFrame == rect(0, 0, 30, 10))
    #expect(box.measurements == 1)
  }

  @Test func `A stack without an end across asks for lengths without one`() {
    box.fitting = {
      let width: CGFloat = $0.height.isFinite ? 10 : 40
      return CGSize(width: width, height: 400 / $0.width)
    }
    var stack = StackLayoutScheme { [box] }
    stack.filling = .content
    stack.crossFilling = .content
    stack.layout(in: rect(0, 0, 200, .infinity))
    // 40 wide and so 10 high where nothing bounds it; then 10 wide in a room of that height.
    #expect(box.layoutFrame == rect(0, 0, 10, 10))
  }

  @Test func `A room without an end reaches as far as what is taken now`() {
    let wide = Box("wide", .zero, in: root), rest = Box("rest", .zero, in: root)
    let scheme = LayoutScheme(firstOf: [
      LayoutScheme(blocks: [wide.layoutBlock(with: Layout(width: 600))]).when(.height(50...)),
      LayoutScheme(blocks: [box.layoutBlock(with: Layout(width: 40)), rest.layoutBlock()]),
    ])
    scheme.layout(in: rect(0, 0, 700, 60))
    #expect(wide.layoutFrame == rect(0, 0, 600, 60))
    scheme.layout(in: rect(0, 0, .infinity, 20))
    #expect(rest.layoutFrame == rect(0, 0, 40, 20))
  }

  @Test func `A block of a baseline puts the line where it says`() {
    let text = Box("text", rect(10, 20, 50, 30), in: root)
    text.baseline = 12
    text.baselineElement.layoutBlock(with: Layout(x: 3, y: 50)).layout(in: source)
    #expect(text.layoutFrame == rect(3, 38, 50, 30))
    text.baselineElement.layoutBlock().layout(in: source)
    #expect(text.layoutFrame == rect(0, -12, 50, 30))
  }

  @Test func `What is in an element that is scrolled has the place that is seen`() {
    let holder = Box("holder", rect(30, 40, 50, 60), in: root)
    holder.layoutBoundsOrigin = CGPoint(x: 5, y: 7)
    box.layoutBlock(constraints: [holder.contentLayoutConstraint(for: [.equally])])
      .layout(in: source)
    #expect(box.layoutFrame == rect(30, 40, 50, 60))
  }

  @Test func `Of two pulls of one side the last one counts, wherever the first one led`() {
    let mark = Box("mark", rect(40, 0, 0, 0), in: root)
    box.layoutBlock { anchors in
      anchors.left.pull(to: mark.layoutAnchors.left, offset: 200)
      anchors.left.pull(to: mark.layoutAnchors.left)
    }
    .layout(in: source)
    #expect(box.layoutFrame == rect(40, 0, 60, 100))
  }

  @Test func `A baseline has no height, so its bottom is where its top is`() {
    let text = Box("text", rect(10, 20, 50, 30), in: root)
    text.baseline = 12
    for anchor in [LayoutAnchor.top(.limit(on: .inner)), .bottom(.limit(on: .outer))] {
      box.layoutBlock(constraints: [text.baselineLayoutConstraint(for: [anchor])])
        .layout(in: source)
      #expect(box.layoutFrame == rect(0, 32, 100, 68))
    }
  }

  @Test func `Frames within a view that is scrolled go to whole pixels as they are seen`() {
    let view = SchemeView(frame: rect(0, 0, 100, 40))
    let scroll = UIScrollView(frame: rect(0, 0, 100, 40))
    let child = UIView()
    view.addSubview(scroll)
    scroll.addSubview(child)
    scroll.bounds.origin = CGPoint(x: 0.25, y: 3)
    view.snapsToPixelGrid = true
    view.schemes = [
      LayoutScheme(blocks: [child.layoutBlock(with: Layout(x: 10.125, width: 5, height: 5))])
    ]
    view.layoutIfNeeded()
    // Seen from 9.875 to 14.875, so from 10 to 15.
    #expect(child.frame.origin.x == 10.25)
    #expect(child.frame.size == CGSize(width: 5, height: 5))
  }

  @Test func `A snapshot of another tree places nothing, however many elements it has`() {
    let other = Box("other", rect(1, 2, 3, 4), in: root)
    box.layoutFrame = rect(5, 6, 7, 8)
    let scheme = LayoutScheme(blocks: [box.layoutBlock(), other.layoutBlock()])
    let inner = LayoutSnapshot(name: "", frame: rect(0, 0, 1, 1))
    let outer = LayoutSnapshot(name: "", frame: rect(0, 0, 2, 2), children: [inner])
    let issues = LayoutIssue.collecting {
      scheme.apply(snapshot: LayoutSnapshot(name: "", frame: source, children: [outer]))
    }
    #expect(issues.map(\.rule) == [.snapshotMismatch])
    #expect(issues.first?.elements == ["box", "other"])
    #expect(box.layoutFrame == rect(5, 6, 7, 8))
    #expect(other.layoutFrame == rect(1, 2, 3, 4))
  }

  @Test func `After a snapshot is applied the room of the container says what is taken`() {
    let other = Box("other", .zero, in: root)
    let scheme = LayoutScheme(firstOf: [
      LayoutScheme(blocks: [box.layoutBlock(), other.layoutBlock()]).when(.width(500...)),
      LayoutScheme(blocks: [box.layoutBlock(with: Layout(height: 9))]),
    ])
    let narrow = scheme.snapshot(for: source)
    scheme.layout(in: rect(0, 0, 600, 10))
    scheme.apply(snapshot: narrow)
    #expect(scheme.currentSnapshot == narrow)
    #expect(box.layoutFrame == rect(0, 0, 100, 9))
  }

  @Test func `A label's own size needs no code, so that it can be captured`() throws {
    let view = UIView(frame: source)
    let label = UILabel()
    label.text = "words"
    view.addSubview(label)
    let block = label.layoutBlock(constraints: [
      label.adjustLayoutConstraint(for: [.width(), .height()])
    ])
    let capture = try #require(block.capture(in: source))
    let size = label.sizeThatFits(source.size)
    #expect(capture.snapshot().frame == CGRect(origin: .zero, size: size))
  }
}
