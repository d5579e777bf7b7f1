import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// The room that a guide gives to its content, and what hears of a guide that leaves.
@Suite struct GuideRoomRules {
  private let root = Box("root", rect(0, 0, 300, 300))
  private let box: Box

  init() {
    box = Box("box", .zero, in: root)
  }

  @Test func `Bounds that are set lay out the content, until the frame changes`() {
    let guide = ContentHolder(box.layoutBlock())
    guide.add(to: root)
    guide.frame = rect(100, 0, 50, 60)
    #expect(box.layoutFrame == rect(100, 0, 50, 60))
    guide.bounds = rect(10, 20, 30, 40)
    #expect(box.layoutFrame == rect(110, 20, 30, 40))
    #expect(guide.bounds == rect(10, 20, 30, 40))
    guide.frame = rect(100, 0, 70, 80)
    #expect(guide.bounds == rect(0, 0, 70, 80))
    #expect(box.layoutFrame == rect(100, 0, 70, 80))
  }

  @Test func `A view whose guide gets an owner is laid out again`() {
    let view = SchemeView(frame: rect(0, 0, 200, 100))
    let guide = LayoutGuide<UIView>()
    view.schemes = [LayoutScheme(blocks: [guide.layoutBlock(with: Layout(x: 40, width: 20))])]
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(issues.map(\.rule) == [.detachedElement])
    guide.add(to: view)
    #expect(LayoutIssue.collecting { view.layoutIfNeeded() } == [])
    #expect(guide.frame == rect(40, 0, 20, 100))
  }

  @Test func `A stack guide that gets an owner lays out its items`() {
    let guide = StackLayoutGuide<Box>(items: [.uiView(box)])
    guide.frame = rect(10, 10, 100, 50)
    box.layoutFrame = .zero
    guide.add(to: root)
    #expect(box.layoutFrame == rect(10, 10, 100, 50))
    // As any element it answers with the bounds it says of itself.
    guide.contentInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let element: any LayoutElement = guide
    #expect(element.bounds == rect(2, 1, 94, 46))
    #expect(element.layoutBounds == rect(12, 11, 94, 46))
  }

  @Test func `What a scroll guide is told lays out its content at once`() {
    let guide = ScrollLayoutGuide<Box>(layout: box.layoutBlock())
    guide.add(to: root)
    guide.contentSize = CGSize(width: 250, height: 150)
    guide.frame = rect(10, 0, 100, 50)
    #expect(box.layoutFrame == rect(10, 0, 250, 150))
    guide.contentSize = CGSize(width: 270, height: 160)
    #expect(box.layoutFrame == rect(10, 0, 270, 160))
    #expect(guide.decelerate(start: CGPoint(x: 20, y: 30), velocity: .zero) != nil)
    #expect(guide.contentOffset == CGPoint(x: 20, y: 30))
    #expect(box.layoutFrame == rect(-10, -30, 270, 160))
    guide.fitsContentSize = true
    #expect(box.layoutFrame == rect(-10, -30, 100, 50))
    #expect(guide.contentSize == CGSize(width: 100, height: 50))
  }

  @Test func `A placeholder that gets an owner lays out the view it made before`() {
    let view = UIView(frame: rect(0, 0, 200, 100))
    let placeholder = ViewPlaceholder<UIView>()
    placeholder.frame = rect(5, 6, 30, 20)
    placeholder.element.frame = rect(1, 1, 1, 1)
    placeholder.add(to: view)
    #expect(placeholder.element.superview === view)
    #expect(placeholder.element.frame == rect(5, 6, 30, 20))
  }

  @Test func `A layer's guide among a view's items belongs to the view's layer`() {
    let view = UIView(frame: rect(0, 0, 200, 100))
    let lines = LayoutGuide<CALayer>()
    let stack = StackLayoutGuide<UIView>(items: [.layoutGuide(lines)])
    stack.add(to: view)
    #expect(lines.ownerElement === view.layer)
    stack.frame = rect(5, 6, 70, 80)
    #expect(lines.frame == rect(5, 6, 70, 80))
    stack.scheme.axis = .vertical
    stack.scheme.filling = .equal(30)
    #expect(lines.frame == rect(5, 6, 70, 30))
  }

  @Test func `A view whose guide leaves is laid out again`() {
    let view = SchemeView(frame: rect(0, 0, 200, 100))
    let child = UIView()
    view.addSubview(child)
    let guide = LayoutGuide<UIView>()
    guide.add(to: view)
    view.schemes = [
      LayoutScheme(blocks: [
        guide.layoutBlock(with: Layout(x: 40, width: 20)),
        child.layoutBlock(
          constraints: [guide.layoutConstraint(for: [.left(.limit(on: .inner))])]),
      ])
    ]
    view.layoutIfNeeded()
    #expect(child.frame == rect(40, 0, 160, 100))
    guide.removeFromSuperElement()
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(issues.map(\.rule) == [.detachedElement, .detachedElement])
    #expect(child.frame == rect(0, 0, 200, 100))
  }

  @Test func `The grid of the outermost scheme counts for what is in a guide too`() {
    var content = LayoutScheme(blocks: [box.layoutBlock(with: Layout(x: 0.25, width: 10.5))])
    content.pixelGrid = PixelGrid(scale: 4)
    let guide = ContentHolder(content)
    guide.add(to: root)
    var scheme = LayoutScheme(blocks: [guide.layoutBlock(with: Layout(x: 20, width: 30))])
    scheme.pixelGrid = PixelGrid(scale: 1)
    scheme.layout(in: rect(0, 0, 300, 300))
    // 20.25 to 30.75 is 20 to 31.
    #expect(box.layoutFrame == rect(20, 0, 11, 300))
  }

  @Test func `The content of a guide is what the scheme takes now`() {
    let narrow = Box("narrow", in: root)
    let guide = ScrollLayoutGuide<Box>(
      layout: LayoutScheme(firstOf: [
        LayoutScheme(blocks: [box.layoutBlock(with: Layout(width: 500, height: 20))])
          .when(.width(400...)),
        LayoutScheme(blocks: [narrow.layoutBlock(with: Layout(width: 40, height: 30))]),
      ]))
    guide.fitsContentSize = true
    guide.add(to: root)
    let scheme = LayoutScheme(blocks: [guide.layoutBlock()])
    scheme.layout(in: rect(0, 0, 600, 100))
    #expect(guide.contentSize == CGSize(width: 500, height: 20))
    scheme.layout(in: rect(0, 0, 100, 100))
    #expect(guide.contentSize == CGSize(width: 40, height: 30))
  }

  @Test func `The content of a guide as a constraint is its room without the insets`() {
    let guide = StackLayoutGuide<Box>(items: [])
    guide.contentInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    guide.add(to: root)
    guide.frame = rect(20, 10, 50, 40)
    let block = box.layoutBlock(constraints: [guide.contentLayoutConstraint(for: [.equally])])
    #expect(block.snapshot(for: rect(0, 0, 300, 300)).frame == rect(22, 11, 44, 36))
    block.layout(in: rect(0, 0, 300, 300))
    #expect(box.layoutFrame == rect(22, 11, 44, 36))
  }

  @Test func `Sixty-four guides may be in each other, and no more`() {
    for count in [64, 65] {
      var content: any LayoutBlockProtocol = box.layoutBlock()
      var guides: [ContentHolder] = []
      for _ in 0..<count {
        let guide = ContentHolder(content)
        guide.add(to: root)
        guides.append(guide)
        content = guide.layoutBlock()
      }
      box.layoutFrame = .zero
      let issues = LayoutIssue.collecting {
        LayoutScheme(blocks: [content]).layout(in: rect(0, 0, 30, 20))
      }
      #expect(issues.map(\.rule) == (count == 64 ? [] : [.containsItself]))
      #expect(box.layoutFrame == (count == 64 ? rect(0, 0, 30, 20) : .zero))
    }
  }

  @Test func `A guide of another class among the items of a stack is told`() {
    let view = UIView(frame: rect(0, 0, 200, 100))
    let label = UILabel()
    let (foreign, placed) = (LayoutGuide<UILabel>(), LayoutGuide<UILabel>())
    view.addSubview(label)
    placed.add(to: label)
    let stack = StackLayoutGuide<UIView>(items: [.layoutGuide(foreign), .layoutGuide(placed)])
    let issues = LayoutIssue.collecting { stack.add(to: view) }
    #expect(issues.map(\.rule) == [.detachedElement])
    #expect(foreign.ownerElement == nil)
    // One that stands elsewhere on purpose stays there.
    #expect(placed.ownerElement === label)
  }

  @Test func `A guide of a layer makes layers, and none without an owner`() {
    let layer = CALayer()
    let guide = LayoutGuide<CALayer>(frame: rect(1, 2, 30, 40))
    #expect(guide.add(CALayer.self) == nil)
    #expect(LayoutGuide<UIView>().add(UIView.self) == nil)
    layer.add(layoutGuide: guide)
    #expect(guide.ownerElement === layer)
    #expect(guide.build(CALayer.self).superlayer == nil)
    let added = guide.add(CALayer.self)
    #expect(added?.superlayer === layer)
    #expect(added?.frame == rect(1, 2, 30, 40))
    final class Other: CALayer {}
    let foreign = LayoutGuide<Other>()
    let issues = LayoutIssue.collecting { layer.add(layoutGuide: foreign) }
    #expect(issues.map(\.rule) == [.detachedElement])
    #expect(foreign.ownerElement == nil)
  }

  @Test func `A guide takes its own size where its content is asked for`() {
    let guide = LayoutGuide<Box>(frame: rect(1, 2, 30, 40))
    let other = LayoutGuide<Box>()
    guide.add(layoutGuide: other)
    #expect(other.ownerElement == nil)
    guide.add(to: root)
    guide.add(layoutGuide: other)
    #expect(other.ownerElement === root)
    guide.layoutBlock(with: Layout(alignment: .center, filling: .content))
      .layout(in: rect(0, 0, 100, 100))
    #expect(guide.frame == rect(35, 30, 30, 40))
  }

  @Test func `A room that is set to what it is lays out nothing`() {
    let scroll = ScrollLayoutGuide<Box>(layout: box.layoutBlock())
    scroll.add(to: root)
    scroll.contentSize = CGSize(width: 250, height: 150)
    scroll.frame = rect(10, 0, 100, 50)
    let placements = box.placements
    scroll.bounds = rect(0, 0, 100, 50)
    #expect(box.placements == placements)
    #expect(scroll.contentRect(forFrame: rect(5, 5, 20, 30)) == rect(0, 0, 20, 30))
    // Only the offset is the guide's to be set.
    scroll.bounds = rect(20, 30, 1, 1)
    #expect(scroll.contentOffset == CGPoint(x: 20, y: 30))
    #expect(scroll.bounds == rect(20, 30, 100, 50))
    #expect(scroll.contentRect(forFrame: rect(5, 5, 20, 30)) == rect(20, 30, 20, 30))
    #expect(box.layoutFrame == rect(-10, -30, 250, 150))
    let inset = Inset(rect: rect(2, 3, 50, 20), block: box.layoutBlock())
    inset.add(to: root)
    inset.frame = rect(10, 10, 100, 100)
    #expect(box.layoutFrame == rect(12, 13, 50, 20))
    box.layoutFrame = .zero
    inset.bounds = rect(2, 3, 50, 20)
    #expect(box.layoutFrame == .zero)
    inset.bounds = rect(2, 3, 50, 21)
    #expect(box.layoutFrame == rect(12, 13, 50, 21))
  }

  private final class Inset: LayoutGuide<Box> {
    let rect: CGRect
    let block: any LayoutBlockProtocol

    init(rect: CGRect, block: any LayoutBlockProtocol) {
      self.rect = rect
      self.block = block
      super.init()
    }

    override func contentRect(forFrame frame: CGRect) -> CGRect { rect }
    override var contentLayout: (any LayoutBlockProtocol)? { block }
  }

  @Test func `One element that scrolls both ways is as large as its content`() {
    box.fitting = { CGSize(width: $0.width * 3, height: 200) }
    let scroll = ScrollLayoutGuide<Box>(contentItem: box, direction: .both)
    scroll.add(to: root)
    scroll.frame = rect(10, 20, 100, 50)
    #expect(box.layoutFrame == rect(10, 20, 300, 200))
    #expect(scroll.contentSize == CGSize(width: 300, height: 200))
    #expect(scroll.offsetRange.maximum == CGPoint(x: 200, y: 150))
  }

  @Test func `Items are inserted where they are said to be, and a stranger is not taken out`() {
    let (second, stranger) = (Box("second"), Box("stranger", in: root))
    let stack = StackLayoutGuide<Box>(items: [StackLayoutGuide<Box>.Element(box)])
    stack.add(to: root)
    stack.frame = rect(0, 0, 90, 30)
    stack.insertArrangedElement(second, at: 0)
    #expect([second, box].map(\.layoutFrame) == [rect(0, 0, 45, 30), rect(45, 0, 45, 30)])
    stack.removeArrangedElement(stranger)
    #expect(stranger.parent === root)
    #expect(stack.arrangedItems.count == 2)
    for index in [-5, 7] { stack.insertArranged(element: .caLayer(CALayer()), at: index) }
    #expect(stack.arrangedItems.count == 4)
    stack.removeArrangedElement(second)
    #expect(second.parent == nil)
    #expect(box.layoutFrame == rect(30, 0, 30, 30))
  }
}

private final class ContentHolder: LayoutGuide<Box> {
  let content: any LayoutBlockProtocol

  init(_ content: any LayoutBlockProtocol) {
    self.content = content
  }

  override var contentLayout: (any LayoutBlockProtocol)? { content }
}
