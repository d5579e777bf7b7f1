import Foundation
import HeadlessUIKit
import LayoutAnalysis
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// Blocks, schemes, guides and programs, each beside what it must not be taken for.
@Suite struct BlockRules {
  private let root = Box("root", rect(0, 0, 100, 100))
  private let source = rect(0, 0, 100, 100)

  @Test func `What a layout does not say stays as the element has it now`() {
    let box = Box("box", rect(1, 2, 3, 4), in: root)
    let cases: [(Layout, CGRect)] = [
      (.width(.fixed(9)), rect(1, 2, 9, 4)), (.height(.fixed(9)), rect(1, 2, 3, 9)),
      (.horizontal(.right), rect(97, 2, 3, 4)), (.vertical(.bottom), rect(1, 96, 3, 4)),
      (.nothing, rect(1, 2, 3, 4)), (.width(.equal) + .height(.equal), rect(1, 2, 100, 100)),
    ]
    for (layout, wanted) in cases {
      let scheme = LayoutScheme(blocks: [box.layoutBlock(with: layout)])
      for _ in 0..<2 {
        // Moved by hand in between.
        box.layoutFrame = rect(1, 2, 3, 4)
        #expect(scheme.snapshot(for: source).childSnapshots.map(\.frame) == [wanted])
        scheme.layout(in: source)
        #expect(box.layoutFrame == wanted)
      }
    }
  }

  @Test func `A step counts where a range ends at zero`() {
    let box = Box("box", in: root)
    // Ten points too wide: a whole step of seven to the left.
    let layout = Layout(x: .left(between: -20...0, step: 7), width: .fixed(110))
    LayoutScheme(blocks: [box.layoutBlock(with: layout)]).layout(in: rect(0, 0, 100, 10))
    #expect(box.layoutFrame == rect(-7, 0, 110, 10))
  }

  @Test func `A layout that moves an edge of the frame of before does not fill its room`() {
    let box = Box("box", in: root)
    let cases: [(Layout, CGRect)] = [
      // The right edge, or the lower one, stays 100 points behind where the frame began.
      (Layout(x: .left(0...)), rect(0, 0, 130, 100)), (Layout(y: .top(0...)), rect(0, 0, 100, 120)),
    ]
    for (layout, wanted) in cases {
      box.layoutFrame = rect(30, 20, 5, 5)
      LayoutScheme(blocks: [box.layoutBlock(with: layout)]).layout(in: rect(0, 0, 100, 100))
      #expect(box.layoutFrame == wanted)
    }
  }

  @Test func `A program reads from right to left where it is told to`() {
    var program = BlockProgram()
    let (a, b) = (program.addElement(), program.addElement())
    program.addBlock(a, Layout(x: .leading(10), width: 20, height: 5))
    program.addStack(
      [b],
      like: {
        var stack = StackLayoutScheme { [] }
        stack.filling = .equal(30)
        stack.spacing = .equal(1)
        return stack
      }())
    #expect(program.frames(in: source).map(\.origin.x) == [10, 0])
    #expect(program.frames(in: source, direction: .rightToLeft).map(\.origin.x) == [70, 70])
    var content = BlockProgram()
    let text = content.addElement()
    content.addBlock(text, Layout(width: .content, height: .content))
    for size in [CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5)] {
      #expect(content.frames(in: source) { _, _ in size } == [.zero])
    }
  }

  @Test func `A room without end is measured from the frames that elements have`() {
    let box = Box("box", rect(10, 0, 30, 4), in: root)
    let other = Box("other", in: root)
    let scheme = LayoutScheme(blocks: [
      other.layoutBlock(with: Layout(width: 80, height: 50)),
      box.layoutBlock(with: .horizontal(.right) + .vertical(.bottom)),
    ])
    let endless = rect(0, 0, .infinity, .infinity)
    #expect(scheme.snapshot(for: endless).frame == rect(0, 0, 80, 50))
    scheme.layout(in: endless)
    #expect(box.layoutFrame == rect(50, 46, 30, 4))
    // A near edge stretched past the far one: the room is 80 wide, 60 more than the frame.
    let stretched = Box("stretched", rect(5, 5, 20, 20), in: root)
    let stretch = LayoutScheme(blocks: [
      other.layoutBlock(with: Layout(width: 80, height: 50)),
      stretched.layoutBlock(with: .left(0...)),
    ])
    #expect(stretch.snapshot(for: endless).childSnapshots[1].frame == rect(60, 5, 0, 20))
  }

  @Test func `Conditions see the direction of what they place`() {
    let box = Box("box", in: root)
    let isMirrored = LayoutCondition.direction(.rightToLeft)
    var scheme = LayoutScheme(firstOf: [
      LayoutScheme(blocks: [box.layoutBlock(with: Layout(width: 7))]).when(isMirrored),
      LayoutScheme(blocks: [box.layoutBlock(with: Layout(width: 9))]),
    ])
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft, .leftToRight] {
      box.direction = direction
      scheme.layout(in: source)
      #expect(box.layoutFrame.width == (direction == .rightToLeft ? 7 : 9))
      #expect(scheme.snapshot(for: source).frame.width == box.layoutFrame.width)
      #expect(scheme.capture(in: source)?.snapshot().frame.width == box.layoutFrame.width)
    }
    // Of two conditions both have to hold.
    scheme = scheme.when(.width(50...)).when(.height(50...))
    box.layoutFrame = .zero
    for room in [rect(0, 0, 20, 90), rect(0, 0, 90, 20)] {
      scheme.layout(in: room)
      #expect(box.layoutFrame == .zero)
    }
    scheme.layout(in: source)
    #expect(box.layoutFrame.width == 9)
  }

  @Test func `The direction of a scheme ends with the scheme`() {
    let box = Box("box", in: root), behind = Box("behind", in: root)
    let layout = Layout(x: .leading(5), width: 20)
    var inner = LayoutScheme(blocks: [box.layoutBlock(with: layout)])
    inner.direction = .rightToLeft
    LayoutScheme(blocks: [inner, behind.layoutBlock(with: layout)]).layout(in: source)
    #expect(box.layoutFrame == rect(75, 0, 20, 100))
    #expect(behind.layoutFrame == rect(5, 0, 20, 100))
  }

  @Test func `Constraints replace statements, and blocks are inserted where they are said to be`() {
    let boxes = (0..<3).map { Box("\($0)", in: root) }
    let block = LayoutBlock(element: boxes[0]) { $0.width.equal(to: 7) }
    block.layout(in: source)
    #expect(boxes[0].layoutFrame.width == 7)
    block.setConstraints([])
    block.layout(in: source)
    #expect(boxes[0].layoutFrame.width == 100)
    for (index, order) in [
      (0, ["2", "0", "1"]), (1, ["0", "2", "1"]), (2, ["0", "1", "2"]),
      (-1, ["0", "1", "2"]), (9, ["0", "1", "2"]),
    ] {
      var scheme = LayoutScheme(blocks: boxes[..<2].map { $0.layoutBlock() })
      scheme.insertLayout(block: boxes[2].layoutBlock(), to: index)
      #expect(
        scheme.snapshot(for: source).childSnapshots.map(\.root.name) == order, "\(index)")
    }
  }

  @Test func `Rects and rules of several blocks are each block's own`() {
    let (first, second, third) = (
      Box("first", in: root), Box("second", in: root), Box("third", in: root)
    )
    let half = Layout(x: .left(3), width: .fixed(30) + .scaled(0.5), height: .fixed(4) + .boxed(2))
    LayoutScheme(blocks: [
      first.layoutBlock(with: .equal(rect(1, 2, 3, 4))),
      second.layoutBlock(with: half),
      third.layoutBlock(with: half + .equal(rect(5, 6, 7, 8))),
    ]).layout(in: rect(0, 0, 100, 50))
    #expect(first.layoutFrame == rect(1, 2, 3, 4))
    #expect(second.layoutFrame == rect(3, 0, 50, 48))
    #expect(third.layoutFrame == rect(5, 6, 7, 8))
  }

  @Test func `Steps count from the lower bound and leave the upper one reachable`() {
    for (room, place) in [(87.0, 4.0), (97, 10), (98, 10), (83, 0), (84, 4), (200, 10)] {
      let layout = Layout(x: .left(between: 0...10, step: 4), width: 80)
      let found = layout.layout(rect: .zero, in: rect(0, 0, CGFloat(room), 10)).origin.x
      #expect(Double(found) == place, "\(room)")
    }
  }

  @Test func `A step too small to be counted leaves the place as it is`() {
    let layout = Layout(x: .left(between: 0...10, step: .leastNonzeroMagnitude), width: 80)
    #expect(layout.layout(rect: .zero, in: rect(0, 0, 84.5, 10)) == rect(4.5, 0, 80, 10))
  }

  @Test func `A step that is whole but for rounding is taken`() {
    // 10.6 - 10 is a little less than 0.6 in binary.
    let layout = Layout(x: .left(between: 0...5, step: 0.3), width: 10)
    let found = layout.layout(rect: .zero, in: rect(0, 0, 10.6, 10)).origin.x
    #expect(abs(found - 0.6) < 1e-9)
    let below = layout.layout(rect: .zero, in: rect(0, 0, 10.59, 10)).origin.x
    #expect(abs(below - 0.3) < 1e-9)
  }

  @Test func `Guides hear of offsets, insets, sizes and leaving items`() {
    let (box, other) = (Box("box", in: root), Box("other", in: root))
    let scroll = ScrollLayoutGuide<Box>(layout: box.layoutBlock())
    scroll.add(to: root)
    scroll.frame = rect(0, 0, 50, 50)
    scroll.contentSize = CGSize(width: 70, height: 200)
    #expect(box.layoutFrame == rect(0, 0, 70, 200))
    for (inset, top) in [(10.0, 10.0), (25, 25), (5, 5)] {
      scroll.contentInset = UIEdgeInsets(top: inset, left: inset, bottom: 0, right: 0)
      #expect(scroll.contentOffset == CGPoint(x: -inset, y: -inset))
      #expect(box.layoutFrame == rect(CGFloat(top), CGFloat(top), 70, 200))
    }
    let stack = StackLayoutGuide<Box>(items: [.uiView(other)])
    stack.add(to: root)
    stack.frame = rect(0, 0, 50, 50)
    let third = Box("third")
    stack.insertArranged(element: .uiView(third), at: -3)
    #expect([third, other].map(\.layoutFrame.origin.x) == [0, 25])
    stack.contentInsets = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
    #expect([third, other].map(\.layoutFrame) == [rect(10, 1, 10, 47), rect(20, 1, 10, 47)])
    stack.removeArranged(element: .uiView(third))
    #expect(third.parent == nil && other.layoutFrame == rect(10, 1, 20, 47))
    stack.removeFromSuperElement()
    #expect(other.parent == nil && stack.ownerElement == nil)
  }

  private struct Counted: LayoutConstraintProtocol {
    let declared: () -> Void
    var elementIdentifier: ObjectIdentifier? { nil }
    var isActive: Bool { true }

    func declareConstraint(in declaration: inout BlockDeclaration, within container: AnyObject) {
      declared()
    }

    func formConstrain(sourceRect: inout CGRect, by rect: CGRect?, in space: any LayoutElement) {}
  }

  @Test func `A switch that is set to what it is has nothing declared anew`() {
    let box = Box("box", in: root)
    var count = 0
    let constraint = Counted { count += 1 }.active(true)
    let block = box.layoutBlock(constraints: [constraint])
    block.layout(in: source)
    for (isActive, expected) in [(true, 1), (false, 1), (false, 1), (true, 2), (true, 2)] {
      constraint.isActive = isActive
      block.layout(in: source)
      #expect(count == expected)
    }
  }

  /// Both widths are said, and both places from the left; of the rest the frame says.
  @Test func `Four parts along one axis leave the other one as it is`() {
    let box = Box("box", rect(1, 2, 3, 4), in: root)
    let layout =
      Layout.width(10) + .width(20) + .horizontal(.left(5)) + .horizontal(.left(6))
    let block = box.layoutBlock(with: layout)
    #expect(block.snapshot(for: source).frame == rect(6, 2, 20, 4))
    block.layout(in: source)
    #expect(box.layoutFrame == rect(6, 2, 20, 4))
  }

  /// In a room of at least 100 the content is 70 wide and 12 high, in one of 70 twice as high.
  @Test func `The height of content belongs to its width, in a block or without`() {
    let layout = Layout(width: .content, height: .content)
    for isBlock in [false, true] {
      let box = Box("box", in: root)
      box.fitting = { CGSize(width: 70, height: $0.width < 100 ? 24 : 12) }
      if isBlock {
        box.layoutBlock(with: layout).layout(in: source)
      } else {
        layout.apply(for: box, in: source)
      }
      #expect(box.layoutFrame == rect(0, 0, 70, 12))
    }
  }

  @Test func `A weight below zero takes no part in what is left over`() {
    let boxes = (0..<3).map { Box("\($0)", in: root) }
    var stack = StackLayoutScheme { boxes }
    stack.spacing = .equal(0)
    for (box, weight) in zip(boxes, [-1, 2, 2] as [CGFloat]) {
      stack.setLength(.weight(weight), for: box)
    }
    stack.layout(in: source)
    #expect(boxes.map(\.layoutFrame.size.width) == [0, 50, 50])
    #expect(boxes.map(\.layoutFrame.origin.x) == [0, 0, 50])
  }

  @Test func `A length that is taken back counts no more, a bound that is kept does`() {
    let boxes = (0..<2).map { Box("\($0)", in: root) }
    var stack = StackLayoutScheme { boxes }
    stack.spacing = .equal(0)
    stack.setLength(.fixed(10), for: boxes[0])
    stack.layout(in: source)
    #expect(boxes.map(\.layoutFrame.width) == [10, 90])
    stack.setLength(.filling, for: boxes[0])
    stack.layout(in: source)
    #expect(boxes.map(\.layoutFrame.width) == [50, 50])
    // One item alone leaves no gap to be spread.
    var single = StackLayoutScheme { [boxes[0]] }
    single.filling = .equal(20)
    for (direction, x) in [
      (StackLayoutScheme.Direction.fromLeading, 0), (.fromTrailing, 80), (.fromCenter, 40),
      (.atTrailing, 80),
    ] {
      single.direction = direction
      single.layout(in: source)
      #expect(boxes[0].layoutFrame == rect(CGFloat(x), 0, 20, 100), "\(direction)")
    }
    // Contents across are no larger than the room.
    boxes[0].fitting = { _ in CGSize(width: 10, height: 300) }
    single.crossFilling = .content
    single.layout(in: source)
    #expect(boxes[0].layoutFrame.height == 100)
  }

  @Test func `A baseline moves its element, and points are converted both ways`() {
    let inner = Box("inner", rect(20, 30, 50, 50), in: root)
    inner.layoutBoundsOrigin = CGPoint(x: 3, y: 4)
    let box = Box("box", rect(0, 0, 10, 20), in: inner)
    box.baseline = 15
    box.baselineElement.frame = rect(5, 40, 10, 0)
    #expect(box.layoutFrame == rect(5, 25, 10, 20))
    #expect(box.baselineElement.frame == rect(5, 40, 10, 0))
    let own = rect(1, 2, 3, 4)
    let outside = rect(18, 28, 3, 4)
    #expect(inner.convert(rect: own, to: root) == outside)
    #expect(inner.convert(rect: outside, from: root) == own)
    #expect(root.convert(rect: own, from: inner) == outside)
    #expect(root.convert(rect: outside, to: inner) == own)
    #expect(root.convert(point: own.origin, from: inner) == outside.origin)
    #expect(inner.convert(point: outside.origin, from: root) == own.origin)
  }

  /// Items of 30 and 20 points, 8 apart, take up 58 of 100 points. Leading is left, or right for
  /// those who read from there.
  @Test(arguments: [
    (StackLayoutScheme.Direction.fromLeading, [0, 38] as [CGFloat], [70, 42] as [CGFloat]),
    (.fromTrailing, [70, 42], [0, 38]), (.fromCenter, [21, 59], [49, 21]),
    (.atTrailing, [42, 80], [28, 0]),
  ])
  func `Items as long as their content follow each other in reading direction`(
    _ direction: StackLayoutScheme.Direction, _ fromLeft: [CGFloat], _ fromRight: [CGFloat]
  ) {
    let parent = Box("parent", rect(0, 0, 100, 10))
    let items = [30, 20].map { width in
      let box = Box("box", in: parent)
      box.fitting = { _ in CGSize(width: width, height: 10) }
      return box
    }
    var stack = StackLayoutScheme { items }
    stack.filling = .content
    stack.spacing = .equal(8)
    stack.direction = direction
    for (side, places) in [
      (UIUserInterfaceLayoutDirection.leftToRight, fromLeft), (.rightToLeft, fromRight),
    ] {
      stack.layoutDirection = side
      stack.layout(in: rect(0, 0, 100, 10))
      #expect(items.map(\.layoutFrame.minX) == places)
      #expect(items.map(\.layoutFrame.width) == [30, 20])
    }
  }

  @Test func `A baseline moves its element by where it is in the element's own size`() {
    let line = CenteredLine()
    line.baselineElement.place(rect(5, 50, 20, 0))
    #expect(line.layoutFrame == rect(5, 30, 20, 40))
  }

  @Test func `Layouts of code stand where they were put among the others`() {
    let right = AnyRectBasedLayout { frame, _ in frame.origin.x += 5 }
    let down = AnyRectBasedLayout { frame, _ in frame.origin.y += 7 }
    let layout = Layout(
      x: .left(1) + .build(right), y: .build(down), width: 10, height: 20)
    #expect(layout.layout(rect: rect(0, 0, 1, 1), in: source) == rect(6, 7, 10, 20))
    let alone = Layout(x: .build(right), y: .build(down), width: 10, height: 20)
    #expect(alone.layout(rect: rect(0, 0, 1, 1), in: source) == rect(5, 7, 10, 20))
  }

  @Test func `An alignment that is added counts behind those there are, a length before them`() {
    let layout = Layout(width: 30, height: 20)
    let cases: [(Layout, CGRect)] = [
      (layout.with(x: .right), rect(70, 0, 30, 20)),
      (layout.with(y: .bottom), rect(0, 80, 30, 20)),
      (Layout(x: .right, width: 30).with(width: 50), rect(70, 0, 30, 100)),
      (Layout.horizontal(.right).with(width: 50), rect(50, 0, 50, 1)),
      (Layout.vertical(.bottom).with(height: 50), rect(0, 50, 1, 50)),
    ]
    for (layout, wanted) in cases {
      #expect(layout.layout(rect: rect(0, 0, 1, 1), in: source) == wanted)
    }
  }

  @Test func `A length from a limit on is that of the room, however large`() {
    let layout = Layout(width: .from(20), height: .from(20))
    #expect(
      layout.layout(rect: .zero, in: rect(0, 0, 1e9, 5)) == rect(0, 0, 1e9, 20))
  }

  @Test func `Of two bounds of a content the lower one counts`() {
    let item = Box("item", in: root)
    item.fitting = { _ in CGSize(width: 5, height: 5) }
    var stack = StackLayoutScheme { [item] }
    stack.setLength(.content(atLeast: 30, atMost: 20), for: item)
    stack.layout(in: source)
    #expect(item.layoutFrame.width == 30)
  }
}

/// An element with its line in the middle.
private final class CenteredLine: LayoutElement {
  let layoutName = "line"
  var layoutStorage: AnyObject?
  private(set) var layoutFrame = rect(0, 0, 20, 40)

  func place(_ frame: CGRect) { layoutFrame = frame }
  func firstBaseline(at size: CGSize) -> CGFloat? { size.height / 2 }

  /// Where it is before the pass plays no part, so all sizes are known.
  @Test func `What a block reads of an element that a block before it places is proved`() {
    let map = LayoutMap(over: .sizes(320...400, 480...500)) {
      let view = SchemeView(frame: .zero)
      let (left, right) = (UIView(), UIView())
      right.accessibilityIdentifier = "right"
      view.addSubview(left)
      view.addSubview(right)
      view.schemes = [
        LayoutScheme(blocks: [
          left.layoutBlock(with: Layout(x: .left(), width: .fixed(200), height: .fixed(50))),
          right.layoutBlock(
            with: .equal,
            constraints: [left.layoutConstraint(for: [.trailing(.limit(on: .outer))])]),
        ])
      ]
      return view
    }
    // 320 less 200 at least.
    let verdict = map.verdict(.minimumSize(width: 120, of: ["right"]))
    #expect(verdict.isProved == LayoutMap.recordsDecisions, "\(verdict)")
  }
}
