import Foundation
import Framewise
import TestSupport
import Testing

/// CGLayout's names as its README writes them, under one import with everything else.
@Suite struct BlockVocabularyTests {
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let logo = UIImageView()
  let title = UILabel()
  let source = CGRect(x: 0, y: 0, width: 320, height: 480)

  init() {
    container.addSubview(logo)
    container.addSubview(title)
    title.text = "Title"
    logo.frame = CGRect(x: 10, y: 20, width: 100, height: 60)
  }

  @Test func `The first example, with the outer side of the logo`() {
    let logoBlock = logo.layoutBlock(
      with: Layout(x: .center(), y: .top(80), width: .fixed(70), height: .fixed(70)))
    let titleBlock = title.layoutBlock(
      with: Layout(x: .center(), y: .top(5), width: .scaled(1), height: .fixed(120)),
      constraints: [logo.layoutConstraint(for: [.bottom(.limit(on: .outer))])])
    let scheme = LayoutScheme(blocks: [logoBlock, titleBlock])
    scheme.layout()
    #expect(logo.frame == rect(125, 80, 70, 70))
    #expect(title.frame == rect(0, 155, 320, 120))
    // The inner side is the space above the logo's lower edge.
    titleBlock.setConstraints([logo.layoutConstraint(for: [.bottom(.limit(on: .inner))])])
    scheme.layout(in: source)
    #expect(title.frame == rect(0, 5, 320, 120))
  }

  @Test func `The README's board`() {
    let board = SchemeView()
    board.addSubview(logo)
    board.addSubview(title)
    board.schemes = [
      LayoutScheme(blocks: [
        logo.layoutBlock(with: Layout(x: .leading(8), y: 8, width: 40, height: 40)),
        title.layoutBlock(
          with: Layout(x: .leading(8), y: .center, width: .boxed(16), height: .content),
          constraints: [logo.layoutConstraint(for: [.trailing(.limit(on: .outer))])]),
      ])
    ]
    board.frame = rect(0, 0, 200, 56)
    board.layoutIfNeeded()
    let height = title.sizeThatFits(CGSize(width: 136, height: 56)).height
    #expect(logo.frame == rect(8, 8, 40, 40))
    #expect(title.frame == rect(56, 28 - height / 2, 136, height))
  }

  @Test func `Both layouts, the container's bounds unless a rect is given`() {
    let scheme = LayoutScheme(blocks: [title.layoutBlock()])
    scheme.layout()
    #expect(title.frame == source)
    scheme.layout(in: rect(1, 2, 3, 4))
    #expect(title.frame == rect(1, 2, 3, 4))
  }

  @Test func `Blocks with either label`() {
    LayoutBlock(with: title, layout: Layout(width: 5)).layout(in: source)
    #expect(title.frame.width == 5)
    LayoutBlock(element: title, layout: Layout(width: 6), constraints: []).layout(in: source)
    #expect(title.frame.width == 6)
    let block: LayoutBlock<UILabel> = LayoutBlock(element: title) { anchors in
      anchors.width.equal(to: 7)
    }
    block.layout(in: source)
    #expect(title.frame.width == 7)
    #expect(block.item === title)
    #expect(block.currentRect == title.frame)
  }

  @Test func `Equal on sides is align`() {
    let block = title.layoutBlock(with: .equal) { anchors in
      anchors.top.equal(to: logo.layoutAnchors.bottom)
      anchors.leading.align(by: logo.layoutAnchors.leading)
      anchors.width.equal(to: logo.layoutAnchors.width)
      anchors.height.boxed(by: logo.layoutAnchors.height, box: 20)
    }
    block.layout(in: source)
    #expect(title.frame == rect(10, 80, 100, 40))
  }

  @Test func `Measured, a view's own anchors are those of the proposal`() {
    let (view, part) = (SchemeView(frame: .zero), UIView())
    view.addSubview(part)
    view.schemes = [
      LayoutScheme(blocks: [
        part.layoutBlock(with: Layout(y: .top(2), height: .fixed(10))) { anchors in
          anchors.width.equal(to: view.layoutAnchors.width, multiplier: 1.0 / 3)
          anchors.leading.align(by: view.layoutAnchors.leading)
        }
      ])
    ]
    // A third of 300, and 2 + 10.
    for height in [100, CGFloat.infinity] {
      let fitting = view.sizeThatFits(CGSize(width: 300, height: height))
      #expect(fitting == CGSize(width: 100, height: 12))
    }
    #expect(part.frame == .zero)
    view.frame = CGRect(x: 40, y: 0, width: 600, height: 50)
    view.layoutIfNeeded()
    #expect(part.frame == rect(0, 2, 200, 10))
    // The size that the view has does not count.
    #expect(view.sizeThatFits(CGSize(width: 300, height: 40)) == CGSize(width: 100, height: 12))
  }

  @Test func `Measured without a limit, a view's own length counts as none`() {
    let (view, part) = (SchemeView(frame: .zero), UIView())
    view.addSubview(part)
    view.schemes = [
      LayoutScheme(blocks: [
        part.layoutBlock(with: Layout(y: .top(2), width: .fixed(30))) { anchors in
          anchors.height.equal(to: view.layoutAnchors.height)
        }
      ])
    ]
    let issues = LayoutIssue.collecting {
      let limited = view.sizeThatFits(CGSize(width: 300, height: 50))
      #expect(limited == CGSize(width: 30, height: 52))
      let unlimited = view.sizeThatFits(CGSize(width: 300, height: CGFloat.infinity))
      #expect(unlimited == CGSize(width: 30, height: 2))
    }
    #expect(issues.isEmpty)
  }

  @Test func `Short forms in lists of anchors`() {
    title.layoutBlock(
      constraints: [
        logo.layoutConstraint(for: [.top(.limit(.inner)), .right(.limit(.outer))])
      ]
    ).layout(in: source)
    #expect(title.frame == rect(110, 20, 210, 460))
    title.layoutBlock(constraints: [logo.layoutConstraint(for: [.height(), .width(2)])])
      .layout(in: source)
    #expect(title.frame == rect(0, 0, 200, 60))
    title.layoutBlock(
      constraints: [logo.layoutConstraint(for: [.size(.height()), .size(.width(0.5))])]
    ).layout(in: source)
    #expect(title.frame == rect(0, 0, 50, 60))
  }

  @Test func `A size that fits is that of a snapshot's frame`() {
    let scheme = LayoutScheme(blocks: [
      title.layoutBlock(with: Layout(width: .fixed(80), height: .fixed(30)))
    ])
    let snapshot: any LayoutSnapshotProtocol = scheme.snapshot(for: source)
    #expect(snapshot.frame.size == CGSize(width: 80, height: 30))
    scheme.apply(snapshot: snapshot)
    #expect(title.frame.size == CGSize(width: 80, height: 30))
  }

  @Test func `Baselines in constraints, in the DSL and as elements`() {
    title.frame = rect(0, 100, 80, title.font.lineHeight)
    let baseline = 100 + title.font.ascender
    let other = UILabel()
    other.text = "Other"
    other.font = .systemFont(ofSize: 30)
    container.addSubview(other)
    other.layoutBlock(
      with: Layout(height: 10),
      constraints: [
        BaselineLayoutConstraint(element: title, constraints: [.top(.align(by: .inner))])
      ]
    ).layout(in: source)
    #expect(abs(other.frame.minY - baseline) < 0.5)
    let line = other.font.lineHeight
    other.layoutBlock(with: .equal) { anchors in
      anchors.height.equal(to: line)
      anchors.baseline.align(by: title.layoutAnchors.baseline)
    }.layout(in: source)
    #expect(abs(other.frame.minY + other.font.ascender - baseline) < 0.5)
    other.baselineElement.layoutBlock(with: Layout(x: 3, y: 200)).layout(in: source)
    #expect(abs(other.frame.minY + other.font.ascender - 200) < 0.5)
    #expect(other.frame.minX == 3)
  }

  @Test func `A boxed length is less the total, and stands where the place says`() {
    let layout = Layout(x: .left(10), y: .top(10), width: .boxed(10), height: .boxed(10))
    #expect(layout.layout(rect: .zero, in: source) == rect(10, 10, 310, 470))
    let inset = Layout(x: .center(), y: .center(), width: .boxed(20), height: .boxed(20))
    #expect(inset.layout(rect: .zero, in: source) == rect(10, 10, 300, 460))
  }

  @Test func `Parts, sums, rects and rules of one's own`() {
    #expect(rect(1, 2, 3, 4).asLayout().layout(rect: .zero, in: source) == rect(1, 2, 3, 4))
    let sum = Layout.width(.scaled(0.5)) + .horizontal(.right(10) + .left(3)) + .nothing
    #expect(sum.layout(rect: rect(9, 9, 9, 9), in: source) == rect(3, 9, 160, 9))
    let own = Layout.build(AnyRectBasedLayout { frame, room in frame = room.insetBy(dx: 1, dy: 1) })
    #expect(own.layout(rect: .zero, in: source) == rect(1, 1, 318, 478))
    #expect(Layout.equal(rect(5, 5, 5, 5)).layout(rect: .zero, in: source) == rect(5, 5, 5, 5))
    #expect(
      Layout.left(5...).layout(rect: rect(20, 0, 40, 1), in: rect(0, 0, 100, 1))
        == rect(60, 0, 0, 1))
    #expect(
      Layout(alignment: .center, filling: Layout.Filling(horizontal: 20, vertical: 30))
        .layout(rect: .zero, in: source) == rect(150, 225, 20, 30))
    own.apply(for: title, in: source)
    #expect(title.frame == rect(1, 1, 318, 478))
  }

  @Test func `Layouts applied to an element know its direction and its content`() {
    let view = FittingView()
    let room = rect(0, 0, 100, 100)
    // Content of 70 by 12 at the far edges, as the reference has it.
    Layout(x: .trailing(10), y: .bottom(10), width: .content, height: .content)
      .apply(for: view, in: room)
    #expect(view.frame == rect(20, 78, 70, 12))
    view.semanticContentAttribute = .forceRightToLeft
    Layout(x: .trailing(10), width: .content).apply(for: view, in: room)
    #expect(view.frame == rect(10, 0, 70, 100))
    Layout.Alignment.Horizontal.leading(5).apply(for: view, in: room)
    #expect(view.frame == rect(25, 0, 70, 100))
    Layout.build(Layout.Alignment.Horizontal.trailing(5)).apply(
      for: view, in: room, use: rect(1, 2, 3, 4))
    #expect(view.frame == rect(5, 2, 3, 4))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -50])
  func `Content without a size counts as none, in layouts applied as in blocks`(_ width: CGFloat) {
    let view = FittingView()
    container.addSubview(view)
    view.fitting = CGSize(width: width, height: 12)
    let layout = Layout(width: .content)
    let room = rect(10, 10, 100, 100)
    for lay in [
      { layout.apply(for: view, in: room) }, { view.layoutBlock(with: layout).layout(in: room) },
    ] {
      view.frame = rect(1, 2, 3, 4)
      let issues = LayoutIssue.collecting { lay() }
      #expect(issues.map(\.rule) == [.measuringFailed])
      #expect(issues.first?.elements == ["FittingView #1 in UIView"])
      #expect(view.frame == rect(10, 10, 0, 100))
    }
  }

  private final class FittingView: UIView {
    var fitting = CGSize(width: 70, height: 12)
    override func sizeThatFits(_ size: CGSize) -> CGSize { fitting }
  }

  @Test func `A placeholder with the names of a view controller`() {
    let place = BadgePlace(load: { UILabel() }, didLoad: { $0.tag = 7 })
    place.add(to: container)
    place.frame = rect(1, 2, 30, 40)
    #expect(!place.isViewLoaded)
    #expect(place.viewIfLoaded == nil)
    place.loadView()
    #expect(place.isViewLoaded)
    #expect(place.view.text == "late")
    #expect(place.view.tag == 7)
    #expect(place.view.frame == rect(1, 2, 30, 40))
    #expect(place.view.superview === container)
  }

  private final class BadgePlace: UIViewPlaceholder<UILabel> {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.text = "late"
    }
  }

  @available(*, deprecated)
  @Test func `A snapshot's frame by its former name`() {
    let snapshot: any LayoutSnapshotProtocol = title.layoutBlock(with: Layout(height: 10))
      .snapshot(for: source)
    #expect(snapshot.snapshotFrame == rect(0, 0, 320, 10))
    #expect(rect(1, 2, 3, 4).snapshotFrame == rect(1, 2, 3, 4))
  }

  @Test func `Elements of any kind have frames, bounds and coordinates`() {
    let guide = StackLayoutGuide<UIView>(items: [])
    guide.contentInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    guide.add(to: container)
    container.bounds.origin = CGPoint(x: 5, y: 6)
    let elements: [any RectBasedElement] = [title, guide]
    // The coordinates within a guide begin where its content does.
    for (element, origin) in zip(elements, [CGPoint(x: 10, y: 20), CGPoint(x: 12, y: 21)]) {
      element.frame = rect(10, 20, 50, 40)
      element.frame = rect(.nan, 0, 1, 1)
      #expect(element.frame == rect(10, 20, 50, 40))
      let inPass: any ElementInLayoutTime = element.inLayoutTime
      #expect(inPass.superElement === container)
      let space: any LayoutCoordinateSpace = element
      #expect(space.convert(point: CGPoint.zero, to: container) == origin)
    }
    #expect(title.frame == rect(10, 20, 50, 40))
    #expect(elements[0].bounds == rect(0, 0, 50, 40))
    #expect(elements[1].bounds == guide.bounds)
    #expect(guide.bounds == rect(2, 1, 44, 36))
    let root: any RectBasedElement = container
    #expect(root.bounds == rect(5, 6, 320, 480))
  }

  @Test func `What stands for an area of a view stays, with an issue`() {
    let area: any LayoutElement = container.safeAreaLayoutGuide
    let before = area.frame
    let issues = LayoutIssue.collecting {
      area.frame = rect(1, 2, 3, 4)
      Layout(width: 5).apply(for: container.safeAreaLayoutGuide, in: source)
    }
    #expect(issues.map(\.rule) == [.unplaceableElement, .unplaceableElement])
    #expect(area.frame == before)
  }

  @Test func `Frames computed elsewhere`() async throws {
    let scheme = LayoutScheme(blocks: [title.layoutBlock(with: Layout(height: 10))])
    let capture = try #require(scheme.capture(in: source))
    let snapshot = await Task.detached { capture.snapshot() }.value
    scheme.apply(snapshot: snapshot)
    #expect(title.frame == rect(0, 0, 320, 10))
  }

  @Test func `Schemes in boxes, controllers in schemes`() {
    let scheme = SchemeView()
    scheme.addSubview(title)
    scheme.schemes = [
      LayoutScheme(blocks: [title.layoutBlock(with: Layout(y: 10, width: 50, height: 20))])
    ]
    let column = ColumnView(spacing: 5, scheme, logo)
    logo.height = 8
    let fitting = column.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity))
    #expect(fitting.height == 43)
    column.frame = rect(0, 0, 200, 43)
    column.layoutIfNeeded()
    #expect(scheme.frame == rect(0, 0, 200, 30))
    #expect(logo.frame == rect(0, 35, 200, 8))
    #expect(title.frame == rect(0, 10, 50, 20))

    let controller = LayoutView()
    controller.addSubview(
      logo, withAssociatedConstantPosition: .makeInsets(insets: .zero))
    let outer = SchemeView()
    outer.addSubview(controller)
    outer.schemes = [LayoutScheme(blocks: [controller.layoutBlock(with: Layout(width: 40))])]
    outer.frame = rect(0, 0, 100, 100)
    outer.layoutIfNeeded()
    #expect(logo.frame == rect(0, 0, 40, 100))
  }
}
