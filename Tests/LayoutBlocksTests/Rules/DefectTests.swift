import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// What CGLayout 0.7.2 does wrong, by the numbers of the reference's section 5, as it is here.
@Suite struct DefectTests {
  let root = Box("root", rect(0, 0, 300, 300))
  let a: Box
  let b: Box

  init() {
    a = Box("a", rect(50, 0, 100, 10), in: root)
    b = Box("b", in: root)
  }

  let source = rect(0, 0, 300, 300)

  /// The frame of `b`, the same directly and by a snapshot.
  private func frame(_ block: some LayoutBlockProtocol) -> CGRect {
    let snapshot = block.snapshot(for: source)
    block.layout(in: source)
    #expect(snapshot.nodes.contains { $0.frame == b.layoutFrame })
    return b.layoutFrame
  }

  @Test func `D1 leading is left for readers from the left and right for others`() {
    for isMirrored in [false, true] {
      b.direction = isMirrored ? .rightToLeft : .leftToRight
      let leading = frame(
        b.layoutBlock { anchors in
          if isMirrored {
            anchors.leading.limit(by: a.layoutAnchors.left)
          } else {
            anchors.leading.limit(by: a.layoutAnchors.right)
          }
        })
      #expect(leading == (isMirrored ? rect(0, 0, 50, 300) : rect(150, 0, 150, 300)))
      let farther = frame(
        b.layoutBlock {
          $0.width.equal(to: 40)
          $0.leading.fartherThanOrEqual(to: a.layoutAnchors.trailing)
        })
      #expect(farther == (isMirrored ? rect(0, 0, 40, 300) : rect(150, 0, 40, 300)))
    }
  }

  @Test func `D2 nearer and farther come after lengths`() {
    let edge = Box("edge", rect(0, 0, 50, 10), in: root)
    let found = frame(
      b.layoutBlock {
        $0.right.nearerThanOrEqual(to: edge.layoutAnchors.right)
        $0.width.equal(to: 50)
      })
    #expect(found == rect(0, 0, 50, 300))
  }

  @Test func `D3 what is pulled past its other edge ends with no length at the target`() {
    let target = Box("target", rect(50, 0, 0, 0), in: root)
    let far = Box("far", rect(150, 0, 0, 0), in: root)
    func pulled(_ say: (LayoutAnchors<Box>) -> Void) -> CGRect {
      let block = b.layoutBlock(constraints: say)
      block.layout(in: rect(80, 0, 20, 10))
      return b.layoutFrame
    }
    #expect(pulled { $0.right.pull(to: target.layoutAnchors.left) } == rect(50, 0, 0, 10))
    #expect(pulled { $0.right.limit(by: target.layoutAnchors.left) } == rect(50, 0, 0, 10))
    #expect(pulled { $0.centerX.pull(to: far.layoutAnchors.left) } == rect(150, 0, 0, 10))
    #expect(pulled { $0.centerX.pull(to: target.layoutAnchors.left) } == rect(50, 0, 0, 10))
  }

  @Test func `D4 what an element holds is not its frame`() {
    let holder = Box("holder", in: root)
    holder.layoutContentSize = CGSize(width: 200, height: 900)
    let scheme = LayoutScheme(blocks: [
      holder.layoutBlock(with: Layout(x: 30, y: 40, width: 100, height: 100)),
      b.layoutBlock(constraints: [holder.contentLayoutConstraint(for: [.equally])]),
    ])
    // The content's own coordinates begin where the holder stands.
    #expect(frame(scheme) == rect(30, 40, 200, 900))
  }

  @Test func `D5 snapshots contain and use what guides hold`() throws {
    let guide = HoldingGuide(a.layoutBlock(with: Layout(y: 10, height: 50)))
    guide.add(to: root)
    let scheme = LayoutScheme(blocks: [
      guide.layoutBlock(with: Layout(y: 10, height: 100)),
      b.layoutBlock(
        with: Layout(y: 0, height: 5),
        constraints: [a.layoutConstraint(for: [.bottom(.limit(on: .outer))])]),
    ])
    let snapshot = scheme.snapshot(for: source)
    #expect(frame(scheme) == rect(0, 70, 300, 5))
    let node = try #require(snapshot.childSnapshots.first)
    #expect(node.frame == rect(0, 10, 300, 100))
    #expect(node.childSnapshots.map(\.frame) == [rect(0, 20, 300, 50)])
    #expect(guide.frame == rect(0, 10, 300, 100))
    #expect(a.layoutFrame == rect(0, 20, 300, 50))
  }

  @Test func `D6 content as a length leaves the room as it is`() {
    b.fitting = { _ in CGSize(width: 70, height: 12) }
    let room = rect(0, 0, 100, 100)
    let corner = Layout(x: .right(10), y: .bottom(10))
    b.layoutBlock(
      with: corner, constraints: [b.adjustLayoutConstraint(for: [.width(), .height()])]
    ).layout(in: room)
    #expect(b.layoutFrame == rect(-10, -10, 70, 12))
    b.layoutBlock(
      with: Layout(x: .right(10), y: .bottom(10), width: .content, height: .content)
    ).layout(in: room)
    #expect(b.layoutFrame == rect(20, 78, 70, 12))
  }

  @Test func `D7 snapshots know their elements, down to the last`() {
    let c = Box("c", in: root)
    let inner = LayoutScheme(blocks: [
      b.layoutBlock(with: Layout(height: 10)), c.layoutBlock(with: Layout(y: 20, height: 10)),
    ])
    let scheme = LayoutScheme(blocks: [a.layoutBlock(with: Layout(height: 5)), inner])
    scheme.layout(in: source)
    let snapshot = scheme.currentSnapshot
    #expect(snapshot.count == 5)
    for box in [a, b, c] { box.layoutFrame = .zero }
    scheme.apply(snapshot: snapshot)
    #expect(
      [a, b, c].map(\.layoutFrame) == [
        rect(0, 0, 300, 5), rect(0, 0, 300, 10), rect(0, 20, 300, 10),
      ])
    // Without the first block, frames still reach their elements.
    for box in [a, b, c] { box.layoutFrame = .zero }
    inner.apply(snapshot: snapshot)
    #expect([a, b, c].map(\.layoutFrame) == [.zero, rect(0, 0, 300, 10), rect(0, 20, 300, 10)])
    // What a snapshot does not know keeps its frame, with an issue.
    let d = Box("d", rect(1, 2, 3, 4), in: root)
    let other = LayoutScheme(blocks: [d.layoutBlock(), b.layoutBlock()])
    let issues = LayoutIssue.collecting { other.apply(snapshot: snapshot) }
    #expect(issues.map(\.rule) == [.snapshotMismatch])
    #expect(issues.first?.elements == ["d"])
    #expect(d.layoutFrame == rect(1, 2, 3, 4))
  }

  @Test func `D8 elements without a container are left out with an issue, roots as spaces are not`()
  {
    let loose = Box("loose", rect(0, 0, 30, 30))
    let scheme = LayoutScheme(blocks: [
      loose.layoutBlock(with: Layout(width: 1)),
      b.layoutBlock(
        with: Layout(height: 10), constraints: [loose.layoutConstraint(for: [.equally])]),
    ])
    var snapshot: LayoutSnapshot?
    let issues = LayoutIssue.collecting {
      snapshot = scheme.snapshot(for: source)
      scheme.layout(in: source)
    }
    #expect(issues.map(\.rule) == [.detachedElement, .detachedElement])
    #expect(issues.map(\.elements) == [["loose"], ["loose", "b"]])
    #expect(b.layoutFrame == rect(0, 0, 300, 10))
    #expect(snapshot?.childSnapshots.map(\.frame) == [b.layoutFrame])
    #expect(loose.layoutFrame == rect(0, 0, 30, 30))
    // The root has no container, but it is the space itself.
    root.layoutBoundsOrigin = CGPoint(x: 5, y: 6)
    let quiet = LayoutIssue.collecting {
      b.layoutBlock(constraints: [root.layoutConstraint(for: [.equally])]).layout(in: .zero)
    }
    #expect(quiet.isEmpty)
    #expect(b.layoutFrame == rect(5, 6, 300, 300))
  }

  @Test func `D9 constraints and blocks do not keep elements alive`() {
    var other: Box? = Box("other", rect(0, 0, 10, 10), in: root)
    let constraint = other!.layoutConstraint(for: [.equally])
    let block = b.layoutBlock(constraints: [constraint])
    let own = other!.layoutBlock()
    block.layout(in: source)
    weak let watch = other
    other!.removeFromSuperElement()
    other = nil
    #expect(watch == nil)
    #expect(constraint.elementIdentifier == nil)
    #expect(!constraint.isActive)
    #expect(own.item == nil)
    #expect(!own.isActive)
  }

  @Test func `D10 stack guides and placeholders are usable everywhere`() {
    let guide = StackLayoutGuide<Box>(items: [.init(a)])
    guide.scheme.filling = .equal(20)
    guide.addArranged(element: .init(b))
    guide.add(to: root)
    guide.scheme.spacing = .equal(10)
    guide.frame = rect(10, 0, 100, 30)
    #expect([a, b].map(\.layoutFrame) == [rect(10, 0, 20, 30), rect(40, 0, 20, 30)])
    let place = LayoutPlaceholder<Box, Box>(load: { Box("late") })
    place.add(to: root)
    place.frame = rect(1, 2, 3, 4)
    #expect(place.element.layoutFrame == rect(1, 2, 3, 4))
  }

  @Test func `D11 half-open ranges end at their upper bound`() {
    let layout = Layout(x: .left(between: 0..<10), width: .between(0..<10))
    #expect(layout.layout(rect: .zero, in: source) == rect(10, 0, 10, 300))
    #expect(
      Layout(width: .between(0..<10)).layout(rect: .zero, in: source)
        == Layout(width: .between(0...10)).layout(rect: .zero, in: source))
  }

  @Test func `D12 literals are as exact as numbers`() {
    let layout = Layout(x: 10.1, width: 10.1)
    #expect(layout.layout(rect: .zero, in: source) == rect(10.1, 0, 10.1, 300))
  }

  @Test func `D13 stacks align across and size items one by one`() {
    a.fitting = { _ in CGSize(width: 30, height: 12) }
    b.fitting = { _ in CGSize(width: 50, height: 20) }
    let (first, second) = (a, b)
    let third = Box("c", in: root)
    var stack = StackLayoutScheme { [first, second, third] }
    stack.spacing = .equal(10)
    stack.crossFilling = .content
    stack.alignment = .trailing(2)
    stack.setLength(.content(atMost: 40), for: second)
    stack.setLength(.fixed(60), for: third)
    stack.layout(in: rect(0, 0, 200, 30))
    // 200 − 2·10 − 40 − 60 is left for the first one; content across, from the bottom.
    #expect(a.layoutFrame == rect(0, 16, 80, 12))
    #expect(b.layoutFrame == rect(90, 8, 40, 20))
    #expect(third.layoutFrame == rect(140, 28, 60, 0))
    stack.filling = .content
    #expect(stack.snapshot(for: rect(0, 0, 200, 30)).frame == rect(0, 8, 150, 20))
    stack.setLength(.weight(1), for: first)
    stack.setLength(.weight(3), for: second)
    stack.layout(in: rect(0, 0, 200, 30))
    #expect([a, b].map(\.layoutFrame.size.width) == [30, 90])
  }

  @Test func `D14 overfull stacks have neither negative gaps nor lengths`() {
    let boxes = (0..<3).map { Box("\($0)", in: root) }
    var stack = StackLayoutScheme { boxes }
    stack.spacing = .equal(100)
    stack.layout(in: rect(0, 0, 100, 10))
    #expect(boxes.map(\.layoutFrame) == [0, 100, 200].map { rect($0, 0, 0, 10) })
    stack.spacing = .equally
    stack.filling = .equal(60)
    stack.layout(in: rect(0, 0, 100, 10))
    #expect(boxes.map(\.layoutFrame) == [0, 60, 120].map { rect($0, 0, 60, 10) })
  }

  @Test func `D15 stacked items in other containers stand where the stack is`() {
    let other = Box("other", rect(100, 20, 50, 50), in: root)
    other.layoutBoundsOrigin = CGPoint(x: 3, y: 4)
    let (first, inner) = (a, Box("inner", in: other))
    let stack = StackLayoutScheme { [first, inner] }
    let snapshot = stack.snapshot(for: rect(0, 0, 300, 30))
    stack.layout(in: rect(0, 0, 300, 30))
    #expect(a.layoutFrame == rect(0, 0, 150, 30))
    #expect(inner.layoutFrame == rect(150 - 100 + 3, -20 + 4, 150, 30))
    #expect(inner.convert(point: .zero, to: root) == CGPoint(x: 150, y: 0))
    #expect(snapshot.childSnapshots.map(\.frame) == [a.layoutFrame, inner.layoutFrame])
  }

  @Test func `D16 centred stacks are mirrored, and items can end at the trailing edge in order`() {
    let boxes = (0..<2).map { Box("\($0)", in: root) }
    var stack = StackLayoutScheme { boxes }
    stack.filling = .equal(20)
    stack.spacing = .equal(10)
    stack.direction = .fromCenter
    stack.layoutDirection = .rightToLeft
    stack.layout(in: rect(0, 0, 100, 10))
    #expect(boxes.map(\.layoutFrame.origin.x) == [55, 25])
    stack.direction = .atTrailing
    stack.layout(in: rect(0, 0, 100, 10))
    #expect(boxes.map(\.layoutFrame.origin.x) == [30, 0])
    stack.layoutDirection = .leftToRight
    stack.layout(in: rect(0, 0, 100, 10))
    #expect(boxes.map(\.layoutFrame.origin.x) == [50, 80])
  }

  @Test func `D17 guides' coordinates begin where their content does`() {
    let guide = StackLayoutGuide<Box>(items: [])
    guide.contentInsets = UIEdgeInsets(top: 8, left: 6, bottom: 0, right: 0)
    guide.add(to: root)
    guide.frame = rect(10, 20, 100, 100)
    #expect(guide.layoutBounds == rect(16, 28, 94, 92))
    #expect(guide.convert(point: .zero, to: root) == CGPoint(x: 16, y: 28))
    #expect(root.convert(point: CGPoint(x: 16, y: 28), to: guide) == .zero)
    let scroll = ScrollLayoutGuide<Box>(layout: b.layoutBlock())
    scroll.add(to: root)
    scroll.contentSize = CGSize(width: 500, height: 500)
    scroll.frame = rect(10, 20, 100, 100)
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    #expect(scroll.layoutBounds.origin == CGPoint(x: 10, y: -10))
    #expect(scroll.convert(point: .zero, to: root) == CGPoint(x: 10, y: -10))
  }

  @Test func `D18 an unchanged guide does nothing, and scrolling only moves`() {
    let constraint = CountingConstraint()
    let guide = HoldingGuide(
      b.layoutBlock(constraints: [AnonymConstraint(anchors: [.custom(constraint)])]))
    guide.add(to: root)
    guide.frame = rect(0, 0, 10, 10)
    let count = constraint.count
    guide.frame = rect(0, 0, 10, 10)
    #expect(constraint.count == count)
    guide.frame = rect(0, 0, 20, 10)
    #expect(constraint.count == count + 1)

    let items = (0..<3).map { Box("\($0)", in: root) }
    let scroll = ScrollLayoutGuide<Box>(
      layout: LayoutScheme(
        blocks: items.map { $0.layoutBlock(with: Layout(x: 4, y: 5, width: 6, height: 7)) }))
    scroll.add(to: root)
    scroll.contentSize = CGSize(width: 100, height: 1_000)
    scroll.frame = rect(0, 50, 100, 100)
    #expect(items.allSatisfy { $0.layoutFrame == rect(4, 55, 6, 7) })
    for offset in stride(from: 0.1, to: 30, by: 0.1) {
      scroll.contentOffset.y = offset
      let moved = items[2].layoutFrame
      #expect(moved.isClose(to: rect(4, 55 - offset, 6, 7), within: 1e-12))
    }
  }

  @Test func `D19 scrolling knows its content, its insets and the time it is given`() throws {
    let scroll = ScrollLayoutGuide<Box>(
      layout: b.layoutBlock(with: Layout(y: 20, height: 400)))
    scroll.fitsContentSize = true
    scroll.add(to: root)
    scroll.frame = rect(0, 0, 100, 100)
    #expect(scroll.contentSize == CGSize(width: 100, height: 420))
    // By the scheme around it, the same.
    LayoutScheme(blocks: [scroll.layoutBlock(with: Layout(width: 80, height: 90))])
      .layout(in: source)
    #expect(scroll.contentSize == CGSize(width: 80, height: 420))
    scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
    #expect(scroll.offsetRange.minimum == CGPoint(x: 0, y: -10))
    #expect(scroll.offsetRange.maximum == CGPoint(x: 0, y: 420 - 90 + 30))

    // Each edge moves its own coordinate.
    let aside = ScrollLayoutGuide<Box>(layout: b.layoutBlock(with: Layout()))
    aside.contentOffset = CGPoint(x: 30, y: 70)
    aside.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
    #expect(aside.contentOffset == CGPoint(x: 10, y: 60))

    // Beyond the end: 0.55·50·90/(90 + 0.55·50).
    scroll.scroll(start: CGPoint(x: 0, y: -10), translation: CGPoint(x: 0, y: 50))
    #expect(abs(scroll.contentOffset.y - (-10 - 27.5 * 90 / 117.5)) < 1e-9)

    func run(_ step: Double, velocity: CGFloat) throws -> (offset: CGFloat, time: Double) {
      let movement = try #require(
        scroll.decelerate(start: CGPoint(x: 0, y: 100), velocity: CGPoint(x: 0, y: velocity)))
      var time = 0.0
      while !movement.step(by: step), time < 60 { time += step }
      return (scroll.contentOffset.y, time)
    }
    let slow = try run(1.0 / 60, velocity: -120)
    let fine = try run(1.0 / 120, velocity: -120)
    // The sum of 2·0.96^k is 50 points, less what remains below a point per second.
    #expect(abs(slow.offset - 149.5) < 1.5)
    #expect(abs(slow.offset - fine.offset) < 0.1)
    let far = try run(1.0 / 60, velocity: -20_000)
    #expect(far.offset == 360)
    #expect(far.time < 5)
    #expect(try run(1.0 / 60, velocity: 20_000).offset == -10)
  }

  @Test func `D20 a placeholder that is removed does not load its element`() {
    var loads = 0
    let place = LayoutPlaceholder<Box, Box>(load: {
      loads += 1
      return Box("late")
    })
    place.add(to: root)
    place.frame = rect(0, 0, 10, 10)
    place.removeFromSuperElement()
    #expect(loads == 0)
    #expect(!place.isElementLoaded)
    place.add(to: root)
    place.loadElement()
    #expect(loads == 1)
    #expect(place.elementIfLoaded?.layoutContainer === root)
    place.removeFromSuperElement()
    #expect(place.elementIfLoaded?.layoutContainer == nil)
  }

  @Test func `D21 insets larger than the room leave nothing in the middle`() {
    let insets = UIEdgeInsets(top: 60, left: 60, bottom: 60, right: 60)
    var room = rect(0, 0, 100, 100)
    LayoutAnchor.insets(insets).formConstrain(sourceRect: &room, by: .zero)
    #expect(room == rect(50, 50, 0, 0))
    let guide = StackLayoutGuide<Box>(items: [.init(b)])
    guide.contentInsets = insets
    guide.add(to: root)
    guide.frame = rect(0, 0, 100, 100)
    #expect(b.layoutFrame == rect(50, 50, 0, 0))
  }

  @Test(arguments: [CGFloat.infinity, .greatestFiniteMagnitude])
  func `D22 a room without end is as long as what is in it`(_ length: CGFloat) {
    a.fitting = { CGSize(width: min(150, $0.width), height: 20) }
    let scheme = LayoutScheme(blocks: [
      a.layoutBlock(with: Layout(x: .right(10), width: .content, height: .content)),
      b.layoutBlock(
        with: Layout(x: .center, y: 5, width: 40, height: 30),
        constraints: [a.layoutConstraint(for: [.bottom(.limit(on: .outer))])]),
    ])
    let issues = LayoutIssue.collecting { scheme.layout(in: rect(0, 0, length, length)) }
    #expect(issues.isEmpty)
    // Content and its distance from the right make a room of 160.
    #expect(a.layoutFrame == rect(0, 0, 150, 20))
    #expect(b.layoutFrame == rect(60, 25, 40, 30))
    let frame = scheme.snapshot(for: rect(0, 0, 160, length)).frame
    #expect(frame == rect(0, 0, 150, 55))
  }

  @Test func `D23 an empty scheme is an empty rect at the source's origin`() {
    let empty = LayoutScheme(blocks: [])
    #expect(empty.snapshot(for: rect(7, 8, 9, 10)).frame == rect(7, 8, 0, 0))
    #expect(empty.currentRect == .zero)
    #expect(
      StackLayoutScheme(items: { [] }).snapshot(for: rect(7, 8, 9, 10)).frame == rect(7, 8, 0, 0))
    // It does not count around it; empty frames do.
    let around = LayoutScheme(blocks: [
      empty, a.layoutBlock(with: Layout(x: 50, y: 60, width: 0, height: 0)),
      b.layoutBlock(with: Layout(x: 100, y: 100, width: 10, height: 10)),
    ])
    #expect(around.snapshot(for: source).frame == rect(50, 60, 60, 50))
  }

  @Test func `D24 directions are asked for in the pass, per element, block or scheme`() {
    let block = a.layoutBlock(with: Layout(x: .leading(10), width: 20))
    let other = b.layoutBlock(with: Layout(x: .leading(10), width: 20))
    var scheme = LayoutScheme(blocks: [block, other])
    scheme.layout(in: source)
    #expect([a, b].map(\.layoutFrame.origin.x) == [10, 10])
    b.direction = .rightToLeft
    scheme.layout(in: source)
    #expect([a, b].map(\.layoutFrame.origin.x) == [10, 270])
    scheme.direction = .rightToLeft
    scheme.layout(in: source)
    #expect([a, b].map(\.layoutFrame.origin.x) == [270, 270])
    block.direction = .leftToRight
    scheme.layout(in: source)
    #expect([a, b].map(\.layoutFrame.origin.x) == [10, 270])
  }

  @Test func `D25 images keep their ratio, and text takes whole points`() {
    let label = UILabel()
    label.text = "Some words to be measured"
    let container = UIView()
    container.addSubview(label)
    label.numberOfLines = 0
    label.layoutBlock(with: Layout(width: 100, height: .content))
      .layout(in: rect(0, 0, 300, 300))
    #expect(label.frame.height == label.frame.height.rounded())
    #expect(label.frame.height > label.font.lineHeight)
    // 40 × 20 in 100 × 30: the height decides where it fits, the width where it fills.
    let image = UIImageView(image: UIImage(size: CGSize(width: 40, height: 20)))
    container.addSubview(image)
    let block = image.layoutBlock(
      constraints: [image.adjustLayoutConstraint(for: [.width(), .height()])])
    for (mode, size) in [
      (UIView.ContentMode.scaleAspectFit, CGSize(width: 60, height: 30)),
      (.scaleAspectFill, CGSize(width: 100, height: 50)), (.center, CGSize(width: 40, height: 20)),
    ] {
      image.contentMode = mode
      block.layout(in: rect(0, 0, 100, 30))
      #expect(image.frame.size == size)
    }
    image.contentMode = .scaleAspectFit
    block.layout(in: rect(0, 0, .infinity, 30))
    #expect(image.frame.size == CGSize(width: 60, height: 30))
    // Room without end and an image without a height have no ratio: the image's own size counts.
    let endless = CGSize(width: CGFloat.infinity, height: .infinity)
    #expect(image.contentSize(in: endless) == CGSize(width: 40, height: 20))
    image.image = UIImage(size: CGSize(width: 40, height: 0))
    #expect(image.contentSize(in: CGSize(width: 100, height: 30)) == CGSize(width: 40, height: 0))
  }

  @Test func `D26 pixels, offsets, multipliers, bounds on lengths, ratios and steps`() {
    var scheme = LayoutScheme(blocks: [
      a.layoutBlock(with: Layout(x: 0.3, y: 0.6, width: 10.3, height: 10))
    ])
    scheme.pixelGrid = PixelGrid(scale: 2)
    let snapshot = scheme.snapshot(for: source)
    scheme.layout(in: source)
    #expect(a.layoutFrame == rect(0.5, 0.5, 10, 10))
    #expect(snapshot.childSnapshots.map(\.frame) == [a.layoutFrame])

    a.layoutFrame = rect(50, 0, 100, 10)
    #expect(
      frame(
        b.layoutBlock {
          $0.left.align(by: a.layoutAnchors.right, offset: 8)
          $0.top.equal(to: a.layoutAnchors.bottom, multiplier: 2)
          $0.width.lessThanOrEqual(to: 80)
          $0.height.greaterThanOrEqual(to: a.layoutAnchors.width, multiplier: 4)
        }) == rect(158, 20, 80, 400))
    #expect(
      frame(
        b.layoutBlock {
          $0.height.equal(to: 90)
          $0.aspectRatio(2)
        }) == rect(0, 0, 180, 90))
    // 13 spare points in steps of 4.
    let layout = Layout(
      x: .right(between: 0...100, step: 4), y: .bottom(between: 0...100, step: 4), width: 87,
      height: 87)
    #expect(layout.layout(rect: .zero, in: rect(0, 0, 100, 100)) == rect(1, 1, 87, 87))
  }

  @Test func `D27 values cross threads`() async {
    func send(_ value: some Sendable) {}
    send(LayoutScheme(blocks: [b.layoutBlock()]).snapshot(for: source))
    send(BlockProgram())
    #expect(LayoutScheme(blocks: [b.layoutBlock()]).capture(in: source) != nil)
    let closure = AnonymConstraint { $0.size.width = 1 }
    #expect(
      LayoutScheme(blocks: [b.layoutBlock(constraints: [closure])]).capture(in: source) == nil)
  }
}

private final class HoldingGuide: LayoutGuide<Box> {
  let content: any LayoutBlockProtocol

  init(_ content: any LayoutBlockProtocol) {
    self.content = content
  }

  override var contentLayout: (any LayoutBlockProtocol)? { content }
}

private final class CountingConstraint: RectBasedConstraint {
  var count = 0

  func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    count += 1
  }
}
