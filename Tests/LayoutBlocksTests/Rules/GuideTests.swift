import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

@Suite struct GuideTests {
  let view = UIView(frame: rect(0, 0, 300, 300))

  @Test func `A stack guide takes its items along and measures them with its insets`() {
    let items = [UIView(), UIView()]
    let guide = StackLayoutGuide<UIView>(items: items.map { .uiView($0) })
    guide.scheme.filling = .equal(40)
    guide.scheme.spacing = .equal(10)
    guide.contentInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    guide.add(to: view)
    #expect(items.allSatisfy { $0.superview === view })
    guide.frame = rect(10, 10, 200, 50)
    #expect(items.map(\.frame) == [rect(12, 11, 40, 46), rect(62, 11, 40, 46)])
    #expect(guide.sizeThatFits(CGSize(width: 200, height: 50)) == CGSize(width: 96, height: 50))
    let third = UIView()
    guide.insertArranged(element: .uiView(third), at: 0)
    #expect(third.frame == rect(12, 11, 40, 46))
    #expect(items[1].frame == rect(112, 11, 40, 46))
    guide.removeArranged(element: .uiView(items[0]))
    #expect(items[0].superview == nil)
    #expect(items[1].frame == rect(62, 11, 40, 46))
    guide.removeFromSuperElement()
    #expect(items[1].superview == nil)
    guide.add(to: view)
    #expect(items[1].superview === view)
    #expect(guide.arrangedItems.count == 2)
  }

  @Test func `A guide that holds blocks is placed in the direction of its own block`() {
    let item = UIView()
    let guide = StackLayoutGuide<UIView>(items: [.uiView(item)])
    guide.add(to: view)
    let block = guide.layoutBlock(with: Layout(x: .leading(10), width: .fixed(50)))
    block.direction = .rightToLeft
    LayoutScheme(blocks: [block]).layout(in: rect(0, 0, 200, 100))
    #expect(guide.frame == rect(140, 0, 50, 100))
    #expect(item.frame == rect(140, 0, 50, 100))
  }

  @Test func `A scroll guide of one item is as large as its content in its direction`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Several words that wrap where the guide is narrow"
    view.addSubview(label)
    let guide = ScrollLayoutGuide<UIView>(contentItem: label, direction: .vertical)
    #expect(guide.fitsContentSize)
    guide.add(to: view)
    guide.frame = rect(20, 30, 100, 20)
    let size = label.sizeThatFits(CGSize(width: 100, height: 20))
    #expect(label.frame == rect(20, 30, 100, size.height))
    #expect(guide.contentSize == CGSize(width: 100, height: size.height))
    guide.contentOffset.y = 12
    #expect(label.frame == rect(20, 18, 100, size.height))
    #expect(guide.bounds == rect(0, 12, 100, 20))
  }

  @Test func `A scroll guide of one item takes a room that is given, if asked to`() {
    let label = UILabel()
    label.text = "words"
    view.addSubview(label)
    let guide = ScrollLayoutGuide<UIView>(contentItem: label, direction: .horizontal)
    guide.add(to: view)
    guide.fitsContentSize = false
    guide.contentSize = CGSize(width: 1_000, height: 70)
    guide.frame = rect(0, 0, 100, 20)
    let width = label.sizeThatFits(CGSize(width: 1_000, height: 70)).width
    #expect(label.frame == rect(0, 0, width, 70))
    #expect(guide.contentSize == CGSize(width: 1_000, height: 70))
  }

  /// The content reaches 150 and 210 points from the guide's corner, wherever that is.
  @Test(arguments: [CGPoint.zero, CGPoint(x: 20, y: 30)])
  func `A scroll guide that a scheme places knows how far its content reaches`(_ corner: CGPoint) {
    let item = UIView()
    view.addSubview(item)
    let guide = ScrollLayoutGuide<UIView>(
      layout: item.layoutBlock(with: Layout(y: .top(10), width: 150, height: 200)))
    guide.fitsContentSize = true
    guide.add(to: view)
    let scheme = LayoutScheme(blocks: [
      guide.layoutBlock(
        with: Layout(x: .left(corner.x), y: .top(corner.y), width: 100, height: 80))
    ])
    scheme.layout(in: view.bounds)
    #expect(item.frame == rect(corner.x, corner.y + 10, 150, 200))
    #expect(guide.contentSize == CGSize(width: 150, height: 210))
  }

  @Test func `Beyond its ends content follows by the formula of the reference`() {
    let guide = ScrollLayoutGuide<UIView>(layout: LayoutScheme(blocks: []))
    guide.add(to: view)
    guide.contentSize = CGSize(width: 100, height: 500)
    guide.frame = rect(0, 0, 100, 100)
    guide.decelerate(start: .zero, translation: CGPoint(x: 0, y: 50), velocity: .zero)
    #expect(abs(guide.contentOffset.y + 21.57) < 0.005)
    guide.decelerate(
      start: CGPoint(x: 0, y: 100), translation: CGPoint(x: 0, y: 30), velocity: .zero)
    #expect(guide.contentOffset == CGPoint(x: 0, y: 70))
    let movement = guide.decelerate(
      start: CGPoint(x: 0, y: CGFloat.nan), velocity: CGPoint(x: CGFloat.nan, y: 0))
    _ = movement?.step(by: Double.nan)
    _ = movement?.step(by: 0.1)
    #expect(guide.contentOffset.y.isFinite)
  }

  @Test func `A placeholder makes its view when it is asked for`() {
    let place = ViewPlaceholder<UILabel>(load: { UILabel() }, didLoad: { $0.text = "late" })
    place.add(to: view)
    place.frame = rect(1, 2, 30, 40)
    #expect(!place.isViewLoaded)
    #expect(place.viewIfLoaded == nil)
    #expect(view.subviews.isEmpty)
    let scheme = LayoutScheme(blocks: [place.layoutBlock(with: Layout(height: 9))])
    scheme.layout(in: rect(0, 0, 50, 50))
    #expect(!place.isViewLoaded)
    #expect(place.view.frame == rect(0, 0, 50, 9))
    #expect(place.view.text == "late")
    #expect(place.view.superview === view)
    scheme.layout(in: rect(0, 0, 60, 50))
    #expect(place.view.frame == rect(0, 0, 60, 9))
  }

  @Test func `Owners keep guides, guides do not keep owners`() {
    var owner: UIView? = UIView()
    weak var guide: LayoutGuide<UIView>?
    do {
      let made = LayoutGuide<UIView>()
      made.add(to: owner!)
      guide = made
    }
    #expect(guide?.ownerElement === owner)
    let kept = LayoutGuide<UIView>()
    guide?.add(layoutGuide: kept)
    #expect(kept.superElement === owner)
    owner = nil
    #expect(guide == nil)
    #expect(kept.ownerElement == nil)
  }

  @Test func `A guide whose content refers to it dies with its owner`() {
    var owner: UIView? = UIView()
    weak var guide: StackLayoutGuide<UIView>?
    let child = UIView()
    do {
      let made = StackLayoutGuide<UIView>(items: [])
      made.add(to: owner!)
      owner!.addSubview(child)
      let scroll = ScrollLayoutGuide<UIView>(
        layout: LayoutScheme(blocks: [
          made.layoutBlock(with: Layout(height: 30)),
          child.layoutBlock(constraints: [made.contentLayoutConstraint(for: [.equally])]),
        ]))
      scroll.add(to: owner!)
      scroll.contentSize = CGSize(width: 50, height: 50)
      scroll.frame = rect(0, 0, 20, 20)
      guide = made
    }
    #expect(child.frame == rect(0, 0, 50, 30))
    #expect(guide?.frame == rect(0, 0, 50, 30))
    owner = nil
    #expect(guide == nil)
  }

  @Test func `A frame put back from outside is laid out again`() {
    let child = UIView()
    let guide = StackLayoutGuide<UIView>(items: [.uiView(child)])
    guide.add(to: view)
    guide.frame = rect(0, 0, 50, 50)
    let restore = view.saveLayoutOfTree()
    guide.frame = rect(0, 0, 80, 80)
    for restoration in restore.reversed() { restoration() }
    #expect(child.frame == rect(0, 0, 50, 50))
    guide.frame = rect(0, 0, 80, 80)
    #expect(child.frame == rect(0, 0, 80, 80))
  }

  /// The guide is 0.6 as wide as the view and ends 5 points before its right and lower edges: at
  /// 100 - 5 - 60 = 35 and 100 - 5 - 50 = 45. The content is half as wide as the guide.
  @Test func `A snapshot at another input leaves guides, and what they know, as they were`() {
    let view = SchemeView(frame: rect(0, 0, 100, 100))
    let (child, item) = (UIView(), UIView())
    view.addSubview(child)
    let scroll = ScrollLayoutGuide<UIView>(
      layout: child.layoutBlock(with: Layout(width: .scaled(0.5), height: 300)))
    scroll.fitsContentSize = true
    scroll.add(to: view)
    let stack = StackLayoutGuide<UIView>(items: [.uiView(item)])
    stack.add(to: view)
    view.schemes = [
      LayoutScheme(blocks: [
        scroll.layoutBlock(
          with: Layout(x: .right(5), y: .bottom(5), width: .scaled(0.6), height: 50)),
        stack.layoutBlock(with: Layout(height: 10)),
      ])
    ]
    view.layoutIfNeeded()
    let snapshot = LayoutSnapshot(of: view, in: LayoutInput(size: CGSize(width: 300, height: 400)))
    #expect(snapshot.childSnapshots.map(\.frame) == [rect(115, 345, 90, 300), rect(0, 0, 300, 10)])
    #expect(scroll.frame == rect(35, 45, 60, 50))
    #expect(scroll.contentSize == CGSize(width: 30, height: 300))
    #expect(stack.frame == rect(0, 0, 100, 10))
    scroll.contentOffset.y = 20
    #expect(child.frame == rect(35, 25, 30, 300))
    stack.contentInsets.left = 4
    #expect(item.frame == rect(4, 0, 96, 10))
  }

  /// The item would be at 2 - 40 - 3, so it ends a point before the origin.
  @Test func `Items that end before the origin take up no room`() {
    let stack = StackLayoutGuide<Box>(items: [.init(Box("box"))])
    stack.scheme.axis = .vertical
    stack.scheme.filling = .equal(20)
    stack.scheme.crossFilling = .equal(40)
    stack.scheme.alignment = .trailing(3)
    #expect(stack.sizeThatFits(CGSize(width: 2, height: 50)) == CGSize(width: 0, height: 20))
    #expect(stack.sizeThatFits(CGSize(width: 9, height: 50)) == CGSize(width: 6, height: 20))
  }

  @Test func `A snapshot at another input leaves the guides of an element that is no view`() {
    let root = Box("root", rect(0, 0, 100, 100))
    let box = Box("box", in: root)
    let guide = StackLayoutGuide<Box>(items: [.init(box)])
    guide.add(to: root)
    guide.frame = rect(0, 0, 50, 50)
    guide.bounds = rect(5, 5, 40, 40)
    let restorations = root.saveLayoutOfTree()
    guide.frame = rect(0, 0, 80, 80)
    for restoration in restorations.reversed() { restoration() }
    #expect(guide.frame == rect(0, 0, 50, 50))
    #expect(guide.bounds == rect(5, 5, 40, 40))
    #expect(box.layoutFrame == rect(5, 5, 40, 40))
  }

  @Test func `A room that was set counts until a scheme gives the guide another frame`() {
    final class Holder: LayoutGuide<UIView> {
      var content: LayoutBlock<UIView>?
      override var contentLayout: (any LayoutBlockProtocol)? { content }
    }
    let (guide, child) = (Holder(), UIView())
    view.addSubview(child)
    guide.content = child.layoutBlock()
    guide.add(to: view)
    guide.frame = rect(10, 0, 50, 50)
    guide.bounds = rect(1, 2, 30, 40)
    #expect(child.frame == rect(11, 2, 30, 40))
    let scheme = LayoutScheme(blocks: [guide.layoutBlock(with: Layout(width: 80, height: 80))])
    for _ in 0..<2 {
      scheme.layout(in: view.bounds)
      #expect(guide.bounds == rect(0, 0, 80, 80))
      #expect(child.frame == rect(0, 0, 80, 80))
    }
  }

  @Test func `Guides among each other's items leave and are measured`() {
    let root = Box("root", rect(0, 0, 300, 300))
    let first = StackLayoutGuide<Box>(items: [])
    let second = StackLayoutGuide<Box>(items: [.layoutGuide(first)])
    first.addArranged(element: .layoutGuide(second))
    first.addArranged(element: .layoutGuide(first))
    _ = LayoutIssue.collecting {
      first.add(to: root)
      #expect(second.ownerElement === root)
      first.scheme.filling = .content
      second.scheme.filling = .content
      // Nothing is in either, and items are as high as there is room.
      #expect(
        first.sizeThatFits(CGSize(width: 10, height: 10)) == CGSize(width: 0, height: 10))
      first.removeFromSuperElement()
    }
    #expect(first.ownerElement == nil)
    #expect(second.ownerElement == nil)
  }

  @Test func `A guide that moves to another owner as it leaves stands there`() {
    final class Mover: LayoutGuide<Box> {
      var next: Box?
      override func willRemoveFromOwner() {
        guard let next else { return }
        self.next = nil
        add(to: next)
      }
    }
    let (first, second) = (Box("first"), Box("second"))
    let guide = Mover()
    guide.add(to: first)
    guide.next = second
    guide.removeFromSuperElement()
    #expect(guide.ownerElement === second)
    guide.removeFromSuperElement()
    #expect(guide.ownerElement == nil)
  }

  @Test func `The scheme of a guide may outlive it`() {
    let root = Box("root")
    let item = Box("item", in: root)
    var guide: StackLayoutGuide<Box>? = StackLayoutGuide<Box>(items: [.init(item)])
    let scheme = guide!.scheme
    guide = nil
    scheme.layout(in: rect(0, 0, 10, 10))
    #expect(item.layoutFrame == rect(0, 0, 10, 10))
  }

  @Test func `Any number of alternatives may place a guide that holds another`() {
    let view = SchemeView(frame: rect(0, 0, 80, 10))
    let item = UIView()
    view.addSubview(item)
    let inner = StackLayoutGuide<UIView>(items: [.uiView(item)])
    let outer = StackLayoutGuide<UIView>(items: [.layoutGuide(inner)])
    outer.add(to: view)
    view.schemes = (0..<100).map { width in
      LayoutScheme(blocks: [outer.layoutBlock(with: Layout(width: .fixed(CGFloat(width))))])
        .when { $0.width == CGFloat(width) }
    }
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(issues.isEmpty)
    #expect(item.frame == rect(0, 0, 80, 10))
  }

  @Test
  func `Guides that all hold each other are laid out in bounded time`() {
    let root = Box("root", rect(0, 0, 300, 300))
    let guides = (0..<9).map { _ in StackLayoutGuide<Box>(items: []) }
    for guide in guides {
      for item in guides { guide.addArranged(element: .layoutGuide(item)) }
    }
    let box = Box("box", in: root)
    let scheme = LayoutScheme(blocks: [guides[0].layoutBlock(), box.layoutBlock()])
    var issues: [LayoutIssue] = []
    let seconds = processorSeconds {
      issues = LayoutIssue.collecting {
        guides[0].add(to: root)
        scheme.layout(in: rect(0, 0, 9, 9))
      }
    }
    #expect(seconds < 30)
    #expect(issues.contains { $0.rule == .containsItself })
    #expect(box.layoutFrame == rect(0, 0, 9, 9))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e308, -1e308])
  func `Any numbers let a deceleration come to rest`(_ number: CGFloat) {
    let root = Box("root", rect(0, 0, 300, 300))
    let box = Box("box", in: root)
    let scroll = ScrollLayoutGuide<Box>(layout: box.layoutBlock())
    scroll.add(to: root)
    scroll.frame = rect(0, 0, 50, 50)
    func rest(_ start: CGPoint, _ velocity: CGPoint) -> Bool {
      let movement = scroll.decelerate(start: start, velocity: velocity)
      for _ in 0..<10_000 where movement?.step(by: 1.0 / 60) == true { return true }
      return false
    }
    _ = LayoutIssue.collecting {
      scroll.contentSize = CGSize(width: number, height: number)
      scroll.scroll(start: CGPoint(x: number, y: 0), translation: CGPoint(x: 4, y: number))
      #expect(rest(CGPoint(x: number, y: 1), CGPoint(x: 100, y: number)))
      scroll.contentInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
      #expect(rest(.zero, CGPoint(x: number, y: -1e308)))
      scroll.contentInset = .zero
      scroll.contentSize = CGSize(width: 1_000, height: 1_000)
      #expect(rest(CGPoint(x: 1e308, y: -1e308), CGPoint(x: 1e308, y: number)))
    }
    #expect(scroll.contentOffset.x.isFinite && scroll.contentOffset.y.isFinite)
    #expect((0...950).contains(scroll.contentOffset.x))
  }

  @Test func `An item that is in the owner already stays between those beside it`() {
    let items = (0..<3).map { _ in UIView() }
    for item in items { view.addSubview(item) }
    let stack = StackLayoutGuide<UIView>(items: [.uiView(items[0]), .uiView(items[1])])
    stack.add(to: view)
    #expect(view.subviews == items)
    stack.removeFromSuperElement()
    #expect(view.subviews == [items[2]])
  }
}
