import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// Classes of one's own with the members that CGLayout asks for.
@Suite struct OwnElementRules {
  private let root = Sprite(frame: rect(0, 0, 300, 200))

  @Test func `A class with CGLayout's members is placed, and knows where it is`() {
    let (a, b) = (Sprite(frame: .zero), Sprite(frame: .zero))
    root.add(a)
    root.add(b)
    let scheme = LayoutScheme(blocks: [
      a.layoutBlock(with: Layout(x: .left(10), width: 50, height: 20)),
      b.layoutBlock(
        with: Layout(height: 30),
        constraints: [a.layoutConstraint(for: [.right(.limit(on: .outer))])]),
    ])
    let frames = scheme.snapshot(for: root.layoutBounds).childSnapshots.map(\.frame)
    #expect(frames == [rect(10, 0, 50, 20), rect(60, 0, 240, 30)])
    scheme.layout()
    #expect(a.frame == rect(10, 0, 50, 20))
    #expect(b.frame == rect(60, 0, 240, 30))
    #expect(a.inLayoutTime === a)
    #expect(a.inLayoutTime.superElement === root)
    #expect(b.convert(point: CGPoint(x: 1, y: 2), to: a) == CGPoint(x: 51, y: 2))
    a.removeFromSuperElement()
    #expect(a.superElement == nil)
  }

  @Test func `What a class holds lies in its own bounds, or its room`() {
    let (panel, inner, outer) = (Sprite(frame: .zero), Sprite(frame: .zero), Sprite(frame: .zero))
    root.add(panel)
    root.add(outer)
    panel.add(inner)
    panel.frame = rect(100, 50, 80, 60)
    panel.bounds.origin = CGPoint(x: 5, y: 6)
    inner.frame = rect(10, 10, 20, 20)
    outer.layoutBlock(constraints: [inner.layoutConstraint(for: [.equally])]).layout()
    // 100 + 10 - 5 and 50 + 10 - 6.
    #expect(outer.frame == rect(105, 54, 20, 20))
    panel.room = rect(0, 0, 400, 900)
    inner.layoutBlock(with: Layout(x: .right, width: 10, height: 10)).layout()
    #expect(inner.frame == rect(390, 0, 10, 10))
  }

  @Test func `A class may declare any of the members of both`() {
    let plain = Plain()
    #expect(plain.layoutContainer == nil)
    #expect(plain.superElement == nil)
    #expect(plain.layoutBoundsOrigin == .zero)
    #expect(plain.layoutContentSize == nil)
    plain.frame = rect(1, 2, 3, 4)
    #expect(plain.layoutFrame == rect(1, 2, 3, 4))
    #expect(plain.bounds == rect(0, 0, 3, 4))
    #expect(plain.layoutBounds == rect(0, 0, 3, 4))
    let empty = Empty()
    empty.place(rect(1, 2, 3, 4))
    #expect(empty.layoutFrame == .zero)
    let held = Plain()
    held.holder = root
    held.layoutBlock(with: Layout(width: 30, height: 20)).layout()
    #expect(held.layoutFrame == rect(0, 0, 30, 20))
    #expect(held.superElement === root)
  }

  @Test func `Any element has CGLayout's members in a pass`() {
    let view = UIView(frame: rect(0, 0, 50, 60))
    let label = UILabel()
    view.addSubview(label)
    let inPass = label.inLayoutTime
    inPass.frame = rect(1, 2, 3, 4)
    #expect(label.frame == rect(1, 2, 3, 4))
    #expect(inPass.frame == label.frame)
    #expect(inPass.bounds == rect(0, 0, 3, 4))
    #expect(inPass.layoutBounds == rect(0, 0, 3, 4))
    #expect(inPass.superElement === view)
  }

  @Test func `A rule of its own says how large an element's content is`() {
    let text = Text(frame: .zero)
    text.text = "Test label intrinsic size"
    root.add(text)
    text.layoutBlock(constraints: [text.adjustLayoutConstraint(for: [.height()])]).layout()
    // A line of 15 for each 25 letters of 5 in 300.
    #expect(text.frame == rect(0, 0, 300, 30))
    text.layoutBlock { $0.height.equalIntrinsicSize(2) }.layout(in: rect(0, 0, 125, 200))
    #expect(text.frame == rect(0, 0, 125, 30))
    var room = rect(0, 0, 250, 200)
    text.adjustLayoutConstraint(for: [.height()]).formConstrain(
      sourceRect: &room, by: nil, in: root)
    #expect(room == rect(0, 0, 250, 30))
    text.text = nil
    text.layoutBlock(constraints: [text.adjustLayoutConstraint(for: [.height()])]).layout()
    #expect(text.frame.size.height == 0)
  }

  @Test func `A rule that answers with no size counts as none, with an issue`() {
    let text = Text(frame: .zero)
    root.add(text)
    text.text = ""
    let issues = LayoutIssue.collecting {
      text.layoutBlock(constraints: [text.adjustLayoutConstraint(for: [.height()])]).layout()
    }
    #expect(issues.map(\.rule) == [.measuringFailed])
    #expect(text.frame == rect(0, 0, 300, 0))
  }

  @Test func `A size of one's own takes the content's`() {
    let label = UILabel()
    label.text = "wide"
    let view = UIView(frame: rect(0, 0, 300, 200))
    view.addSubview(label)
    let content = label.sizeThatFits(CGSize(width: 300, height: 200))
    let twice = AnyRectBasedConstraint { room, content in room.size.width = 2 * content.width }
    label.layoutBlock(constraints: [label.adjustLayoutConstraint(for: [.build(twice)])]).layout()
    #expect(label.frame == rect(0, 0, 2 * content.width, 200))
  }
}

private class Sprite: LayoutElement, ElementInLayoutTime {
  var frame: CGRect {
    didSet { bounds.size = frame.size }
  }
  var bounds: CGRect
  var room: CGRect?
  var layoutBounds: CGRect { room ?? bounds }
  weak var superElement: (any LayoutElement)?
  var inLayoutTime: any ElementInLayoutTime { self }
  var layoutStorage: AnyObject?
  private(set) var children: [Sprite] = []

  init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
  }

  func add(_ child: Sprite) {
    children.append(child)
    child.superElement = self
  }

  func removeFromSuperElement() {
    superElement = nil
  }
}

/// Declares what this library asks for.
private final class Plain: LayoutElement, ElementInLayoutTime {
  var layoutFrame = CGRect.zero
  var layoutStorage: AnyObject?
  var holder: AnyObject?
  var layoutContainer: AnyObject? { holder }

  func place(_ frame: CGRect) {
    layoutFrame = frame
  }
}

/// Declares nothing that holds a frame.
private final class Empty: LayoutElement, ElementInLayoutTime {
  var layoutStorage: AnyObject?
}

private final class Text: Sprite, AdjustableLayoutElement, TextPresentedElement {
  var text: String?

  var contentConstraint: any RectBasedConstraint {
    AnyRectBasedConstraint { [text] room, rect in
      // As many lines as the text fits into the width, so none in an empty text is a number.
      let height = text.map { 15 * floor(rect.width / (CGFloat($0.count) * 5)) } ?? 0
      room.size = CGSize(width: rect.width, height: height)
    }
  }
}
