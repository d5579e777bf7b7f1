import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// CGLayout's spellings of what is said otherwise elsewhere in these tests.
@Suite struct CGLayoutNameRules {
  private let view = UIView(frame: rect(0, 0, 200, 100))
  private let logo = UIView(frame: rect(0, 0, 30, 20))
  private let title = UIView(frame: rect(1, 2, 3, 4))

  init() {
    view.addSubview(logo)
    view.addSubview(title)
  }

  @Test func `Typed anchors are constraints by themselves`() {
    let (room, other) = (rect(10, 10, 100, 80), rect(50, 40, 20, 20))
    let pairs: [(any RectBasedConstraint, LayoutAnchor)] = [
      (Left.limit(on: .inner), .left(.limit(on: .inner))),
      (Right.pull(from: .outer), .right(.pull(from: .outer))),
      (Top.align(by: .inner), .top(.align(by: .inner))),
      (Bottom.limit(.outer), .bottom(.limit(.outer))),
      (Leading.pull(.inner), .left(.pull(from: .inner))),
      (Trailing.align(.outer), .right(.align(by: .outer))),
      (Center.align(by: .origin), .center(.align(by: .origin))),
      (Size.width(2), .size(.width(2))),
      (Size.height(), .height()),
      (Equal(), .equally),
    ]
    for (typed, anchor) in pairs {
      #expect(
        typed.constrained(sourceRect: room, by: other)
          == anchor.constrained(sourceRect: room, by: other))
    }
    // Behind the left edge at 50: 10 + 100 - 50.
    #expect(
      Left.limit(on: .inner).constrained(sourceRect: room, by: other) == rect(50, 10, 60, 80))
    #expect(
      Inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        .constrained(sourceRect: room, by: .zero) == rect(12, 11, 94, 76))
  }

  @Test func `A list of typed anchors and of rules constrains a block`() {
    let rightOf = Right.limit(on: .outer)
    let asHigh = Size.height()
    let block = title.layoutBlock(constraints: [logo.layoutConstraint(for: [rightOf, asHigh])])
    block.layout()
    #expect(title.frame == rect(30, 0, 170, 20))
    title.layoutBlock(constraints: [
      LayoutConstraint(element: logo, constraints: [Bottom.align(by: .outer)]),
      AnonymConstraint(anchors: [Inset(UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 15))]),
      AnonymConstraint(anchors: []),
      logo.layoutConstraint(for: []),
    ]).layout()
    #expect(title.frame == rect(10, 20, 175, 100))
  }

  @Test func `Leading among typed anchors turns with the reader`() {
    let block = title.layoutBlock(
      constraints: [logo.layoutConstraint(for: [Leading.align(by: .inner), Size.width()])])
    logo.frame = rect(40, 0, 30, 20)
    block.direction = .rightToLeft
    block.layout()
    // The right edges meet at 70, before the width becomes 30: from 70 - 200 on.
    #expect(title.frame == rect(-130, 0, 30, 100))
  }

  /// By a logo at (20, 30) of 40 by 10, in a room of 100 by 100 at (0, 0).
  @Test func `Every typed anchor in a list is what it is by itself`() {
    logo.frame = rect(20, 30, 40, 10)
    func frame(_ rule: any RectBasedConstraint, _ isMirrored: Bool = false) -> CGRect {
      let rules: [any RectBasedConstraint] = [rule]
      let block = title.layoutBlock(constraints: [logo.layoutConstraint(for: rules)])
      block.direction = isMirrored ? .rightToLeft : .leftToRight
      block.layout(in: rect(0, 0, 100, 100))
      return title.frame
    }
    let rules: [(rule: any RectBasedConstraint, frame: CGRect)] = [
      (LayoutAnchor.left(.align(by: .inner)), rect(20, 0, 100, 100)),
      (Left.pull(from: .outer), rect(0, 0, 20, 100)),
      (Right.limit(on: .inner), rect(0, 0, 60, 100)),
      (Top.pull(from: .inner), rect(0, 30, 100, 70)),
      (Bottom.align(by: .outer), rect(0, 40, 100, 100)),
      (Leading.limit(on: .inner), rect(20, 0, 80, 100)),
      (Trailing.align(by: .outer), rect(60, 0, 100, 100)),
      (Center.align(by: .center), rect(-10, -15, 100, 100)),
      (Center.align(by: .origin), rect(40, 35, 100, 100)),
      (Size.width(0.5), rect(0, 0, 20, 100)), (Equal(), rect(20, 30, 40, 10)),
      (Half(), rect(0, 0, 20, 5)),
    ]
    for (rule, wanted) in rules { #expect(frame(rule) == wanted) }
    // For readers from the right, inside of the leading edge is before 60; outside of the trailing
    // one is before 20.
    #expect(frame(Leading.limit(on: .inner), true) == rect(0, 0, 60, 100))
    #expect(frame(Trailing.align(by: .outer), true) == rect(-80, 0, 100, 100))
    #expect(frame(Left.align(by: .inner), true) == rect(20, 0, 100, 100))
    let own = Top.build(Half())
    #expect(own.constrained(sourceRect: rect(1, 2, 3, 4), by: logo.frame) == rect(1, 2, 20, 5))
  }

  /// The parts that only Layout's own names make.
  @Test func `Parts of layouts have short names, and are joined`() {
    let room = rect(0, 0, 100, 50)
    func formed(_ layout: any RectBasedLayout, _ frame: CGRect = .zero) -> CGRect {
      layout.layout(rect: frame, in: room)
    }
    #expect(formed(Layout(x: .trailing, width: 10, height: 5)) == rect(90, 0, 10, 5))
    // 40 points are spare, so the bottom edge moves to 10.
    #expect(formed(Layout.bottom(5...), rect(1, 2, 3, 10)) == rect(1, 2, 3, 8))
    #expect(formed(Layout.Filling.equal, rect(1, 2, 3, 4)) == rect(1, 2, 100, 50))
    // Without an element, content is as long as the frame was.
    #expect(formed(Layout.Filling.content, rect(1, 2, 3, 4)) == rect(1, 2, 3, 4))
    let low = Layout.Alignment.Vertical.bottom()
    #expect(formed(low + .top(7), rect(1, 2, 3, 4)) == rect(1, 7, 3, 4))
    #expect(formed(low + .bottom(7), rect(1, 2, 3, 4)) == rect(1, 39, 3, 4))
    let box = Box("box", rect(0, 0, 3, 4))
    box.fitting = { CGSize(width: $0.width / 2, height: 20) }
    Layout(alignment: .center, filling: .content).apply(for: box, in: room)
    #expect(box.layoutFrame == rect(25, 15, 50, 20))
    #expect(
      Layout(x: .left(5), height: .fixed(10)).layout(
        rect: .zero, from: view, in: room,
        use: [
          logo.layoutConstraint(for: [.right(.limit(on: .outer))]),
          logo.layoutConstraint(for: [.equally]).active(false),
        ]) == rect(35, 0, 70, 10))
    title.removeFromSuperview()
    let issues = LayoutIssue.collecting {
      Layout.equal.apply(for: title, in: room, use: [logo.layoutConstraint(for: [.equally])])
      Layout.equal.apply(for: title, use: [(logo.frame, [Right.limit(on: .outer)])])
    }
    #expect(issues.map(\.rule) == [.detachedElement, .detachedElement])
    #expect(title.frame == rect(1, 2, 3, 4))
  }

  private struct Half: RectBasedConstraint {
    func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
      sourceRect.size = CGSize(width: rect.width / 2, height: rect.height / 2)
    }
  }

  @Test func `Rules of one's own become typed anchors and parts of layouts`() {
    let anchors: [LayoutAnchor] = [
      .left(.build(Half())), .bottom(.build(Half())), .center(.build(Half())),
      .size(.build(Half())), .leading(.build(Half())),
    ]
    for anchor in anchors {
      #expect(
        anchor.constrained(sourceRect: rect(1, 2, 3, 4), by: rect(0, 0, 30, 20))
          == rect(1, 2, 15, 10))
      title.layoutBlock(constraints: [logo.layoutConstraint(for: [anchor])]).layout()
      #expect(title.frame == rect(0, 0, 15, 10))
    }
    let wide = Layout.Filling.Horizontal.build(AnyRectBasedLayout { $0.size.width = $1.width / 4 })
    #expect(Layout(width: wide).layout(rect: .zero, in: view.bounds) == rect(0, 0, 50, 100))
    let alignment: any RectBasedLayout = Layout.Alignment(horizontal: .right, vertical: .bottom)
    #expect(
      alignment.layout(rect: rect(0, 0, 20, 10), in: view.bounds) == rect(180, 90, 20, 10))
    let filling = Layout.Filling(horizontal: .scaled(0.5), vertical: .fixed(7))
    #expect(filling.layout(rect: rect(3, 4, 0, 0), in: view.bounds) == rect(3, 4, 100, 7))
    #expect(
      Layout.nothing.with(y: .bottom()).layout(rect: rect(3, 4, 20, 10), in: view.bounds)
        == rect(3, 90, 20, 10))
    #expect(
      Layout.horizontal(.center).with(width: 40).with(x: .right).with(height: 5)
        .layout(rect: .zero, in: view.bounds) == rect(160, 0, 40, 5))
  }

  @Test func `A layout places an element in what holds it`() {
    let layout = Layout(x: .left(15), y: .top(15), width: .scaled(0.5), height: .fixed(20))
    layout.apply(for: title)
    #expect(title.frame == rect(15, 15, 100, 20))
    let scroll = UIScrollView(frame: rect(0, 0, 50, 50))
    scroll.contentSize = CGSize(width: 400, height: 900)
    scroll.addSubview(title)
    layout.apply(for: title)
    #expect(title.frame == rect(15, 15, 200, 20))
    title.removeFromSuperview()
    let issues = LayoutIssue.collecting {
      layout.apply(for: title)
      layout.apply(for: title, use: [logo.layoutConstraint(for: [.equally])])
    }
    #expect(issues.map(\.rule) == [.detachedElement, .detachedElement])
    #expect(title.frame == rect(15, 15, 200, 20))
  }

  @Test func `A layout places an element in what rects and constraints leave`() {
    let layout = Layout(x: .left(5), height: .fixed(10))
    layout.apply(for: title, use: [(logo.frame, [Right.limit(on: .outer)])])
    #expect(title.frame == rect(35, 0, 170, 10))
    layout.apply(
      for: title, in: rect(0, 0, 90, 90),
      use: [(logo.frame, [Right.limit(on: .outer), Bottom.limit(on: .outer)])])
    #expect(title.frame == rect(35, 20, 60, 10))
    layout.apply(for: title, use: [logo.layoutConstraint(for: [.bottom(.limit(on: .outer))])])
    #expect(title.frame == rect(5, 20, 200, 10))
    let off = logo.layoutConstraint(for: [.equally]).active(false)
    layout.apply(for: title, in: rect(0, 0, 90, 90), use: [off])
    #expect(title.frame == rect(5, 0, 90, 10))
    let pairs: [ConstrainRect] = [(rect(0, 0, 30, 20), [Right.limit(on: .outer)])]
    #expect(
      layout.layout(rect: .zero, in: view.bounds, use: pairs) == rect(35, 0, 170, 10))
  }

  @Test func `Axes of rects, and what they do`() {
    var stack = StackLayoutScheme { [logo, title] }
    stack.axis = CGRectAxis.vertical
    stack.layout(in: view.bounds)
    #expect(title.frame == rect(0, 50, 200, 50))
    let frame = rect(10, 20, 30, 40)
    let axes: [any RectAxis] = [CGRectAxis.horizontal, CGRectAxis.vertical]
    #expect(axes.map { $0.get(sizeAt: frame) } == [30, 40])
    #expect(axes.map { $0.get(maxOf: frame) } == [40, 60])
    #expect(axes.map { $0.get(midOf: frame) } == [25, 40])
    #expect(axes.map { $0.get(originAt: frame) } == [10, 20])
    #expect(axes.map { $0.get(minOf: frame) } == [10, 20])
    #expect(axes.map { $0.transverse().isVertical } == [true, false])
    #expect(axes.map(\.isHorizontal) == [true, false])
    #expect(
      axes.map { $0.offset(rect: frame, by: 5) } == [rect(15, 20, 30, 40), rect(10, 25, 30, 40)])
    var changed = frame
    axes[0].set(size: 1, for: &changed)
    axes[1].set(origin: 2, for: &changed)
    #expect(changed == rect(10, 2, 1, 40))
    axes[0].set(origin: 3, for: &changed)
    axes[1].set(size: 4, for: &changed)
    #expect(changed == rect(3, 2, 1, 4))
  }

  @Test func `A workspace does along any axis what anchors do`() {
    let other = rect(50, 40, 20, 30)
    let horizontal = CGRectAxis.horizontal
    for room in [rect(10, 0, 20, 9), rect(40, 0, 50, 9), rect(90, 0, 20, 9)] {
      let pairs: [(any RectBasedConstraint, LayoutAnchor)] = [
        (LayoutWorkspace.Before.align(axis: horizontal, anchor: .leading), .left(.align(.outer))),
        (LayoutWorkspace.Before.limit(axis: horizontal, anchor: .leading), .left(.limit(.outer))),
        (LayoutWorkspace.Before.pull(axis: horizontal, anchor: .trailing), .right(.pull(.inner))),
        (LayoutWorkspace.After.align(axis: horizontal, anchor: .trailing), .right(.align(.outer))),
        (LayoutWorkspace.After.limit(axis: horizontal, anchor: .leading), .left(.limit(.inner))),
        (LayoutWorkspace.After.pull(axis: horizontal, anchor: .leading), .left(.pull(.inner))),
      ]
      for (rule, anchor) in pairs {
        #expect(
          rule.constrained(sourceRect: room, by: other)
            == anchor.constrained(sourceRect: room, by: other))
      }
    }
    #expect(
      LayoutWorkspace.Center.align(axis: CGRectAxis.vertical, anchor: .center)
        .constrained(sourceRect: rect(1, 2, 3, 10), by: other) == rect(1, 50, 3, 10))
  }

  @Test func `Snapshots of any kind are applied, kept or not`() {
    let block = title.layoutBlock(with: Layout(width: 50, height: 60))
    var kept: (any LayoutSnapshotProtocol)!
    kept = block.snapshot(for: view.bounds)
    block.apply(snapshot: kept)
    #expect(title.frame == rect(0, 0, 50, 60))
    block.apply(snapshot: rect(7, 8, 9, 10))
    #expect(title.frame == rect(7, 8, 9, 10))
  }

  @Test func `Guides have a frame from the start, and make what is in them`() {
    let guide = LayoutGuide<UIView>(frame: rect(20, 10, 40, 60))
    #expect(guide.frame == rect(20, 10, 40, 60))
    #expect(guide.bounds == rect(0, 0, 40, 60))
    #expect(LayoutGuide<UIView>(frame: rect(.nan, 0, 1, 1)).frame == .zero)
    #expect(guide.add(UILabel.self) == nil)
    view.add(layoutGuide: guide)
    #expect(guide.ownerElement === view)
    let label = guide.add(UILabel.self)
    #expect(label?.frame == rect(20, 10, 40, 60))
    #expect(label?.superview === view)
    #expect(guide.build(CALayerHost.self).superview == nil)
    let foreign = LayoutGuide<UIScrollView>()
    let issues = LayoutIssue.collecting { view.add(layoutGuide: foreign) }
    #expect(issues.map(\.rule) == [.detachedElement])
    #expect(foreign.ownerElement == nil)
  }

  private final class CALayerHost: UIView {}

  private final class LabelPlace: ViewPlaceholder<UILabel> {
    var text = ""
    var frames: [CGRect] = []

    override var frame: CGRect {
      didSet {
        frames.append(frame)
        elementIfLoaded?.frame = frame
      }
    }

    override func elementDidLoad() {
      super.elementDidLoad()
      element.text = text
    }

    convenience init() {
      self.init(frame: .zero)
    }

    convenience init(text: String) {
      self.init()
      self.text = text
    }
  }

  @Test func `A placeholder's frame can be overridden, and hears of every pass`() {
    let place = LabelPlace(text: "late")
    view.add(layoutGuide: place)
    LayoutScheme(blocks: [place.layoutBlock(with: Layout(width: 50, height: 20))])
      .layout(in: view.bounds)
    #expect(place.frames.last == rect(0, 0, 50, 20))
    #expect(!place.isElementLoaded)
    place.loadElementIfNeeded()
    #expect(place.element.text == "late")
    #expect(place.element.frame == rect(0, 0, 50, 20))
    place.layoutBlock(with: Layout(x: .right, width: 60, height: 20)).layout()
    #expect(place.frames.last == rect(140, 0, 60, 20))
    #expect(place.element.frame == rect(140, 0, 60, 20))
    let made = ViewPlaceholder(UIView(), nil)
    #expect(made.element.frame == .zero)
  }

  @Test func `A deceleration by the clock comes to rest as one by given times`() {
    let scroll = ScrollLayoutGuide<UIView>(layout: title.layoutBlock())
    view.add(layoutGuide: scroll)
    scroll.frame = rect(0, 0, 100, 100)
    scroll.contentSize = CGSize(width: 100, height: 900)
    scroll.contentOffset.y = 100
    let movement = ScrollAnimationDeceleration(
      scrollGuide: scroll, velocity: CGPoint(x: 0, y: -0.5))
    // Slower than a point per second is at rest at once, and hardly moves.
    #expect(movement.step())
    #expect(abs(scroll.contentOffset.y - 100) < 0.1)
  }

  @Test func `A timer steps a deceleration until it has come to rest`() {
    let scroll = ScrollLayoutGuide<UIView>(layout: title.layoutBlock())
    view.add(layoutGuide: scroll)
    scroll.frame = rect(0, 0, 100, 100)
    scroll.contentSize = CGSize(width: 100, height: 1e9)
    let timer = Timer(timeInterval: 60, repeats: true) { _ in }
    // It takes seconds until this is slower than one point per second.
    let fast = ScrollAnimationDeceleration(
      scrollGuide: scroll, velocity: CGPoint(x: 0, y: -1e30))
    fast.step(timer)
    #expect(timer.isValid)
    scroll.contentOffset = .zero
    let slow = ScrollAnimationDeceleration(scrollGuide: scroll, velocity: CGPoint(x: 0, y: 0.5))
    slow.step(timer)
    #expect(!timer.isValid)
  }
}
