import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// What passes, snapshots and captures call may free elements, or ask for passes of the same
/// scheme.
@Suite struct CalledDuringPassTests {
  private let source = rect(0, 0, 10, 10)

  /// Elements that nobody else holds, and what frees them.
  private final class Victims {
    var list: [any LayoutElement] = []

    func free() {
      let all = list
      list = []
      for element in all { element.removeFromSuperElement() }
    }
  }

  private static func make(_ areViews: Bool, in container: any LayoutElement) -> any LayoutElement {
    let element: any LayoutElement = areViews ? UIView() : Box("box")
    #expect(container.addLayoutChild(element))
    return element
  }

  private static func block(
    _ element: some LayoutElement, _ layout: Layout = .equal
  ) -> any LayoutBlockProtocol {
    element.layoutBlock(with: layout)
  }

  @Test(arguments: [true, false])
  func `A condition may free elements, whatever asks it`(_ areViews: Bool) {
    let container: any LayoutElement = areViews ? UIView() : Box("container")
    let victims = Victims()
    func scheme() -> (LayoutScheme, any LayoutElement) {
      let first = Self.make(areViews, in: container)
      victims.list = (0..<3).map { _ in Self.make(areViews, in: container) }
      let blocks = victims.list.map { Self.block($0) } + [Self.block(first)]
      return (LayoutScheme(blocks: blocks).when { _ in victims.free() == () }, first)
    }
    _ = LayoutIssue.collecting {
      let (captured, _) = scheme()
      #expect(captured.capture(in: source)?.snapshot().frame == source)
      let (asked, _) = scheme()
      #expect(asked.snapshot(for: source).frame == source)
      let (completed, survivor) = scheme()
      var rects: [ObjectIdentifier: CGRect] = [:]
      _ = completed.snapshot(for: source, completedRects: &rects)
      #expect(rects == [ObjectIdentifier(survivor): source])
      let (current, _) = scheme()
      #expect(current.currentRect == .zero)
      let (direct, first) = scheme()
      direct.layout(in: source)
      #expect(first.layoutFrame == source)
    }
  }

  @Test func `A condition of a scheme view may free elements it leaves unplaced`() {
    let view = SchemeView(frame: source)
    let victims = Victims()
    victims.list = [Self.make(true, in: view)]
    let other = Self.make(true, in: view)
    let blocks = victims.list.map { Self.block($0) } + [Self.block(other)]
    view.schemes = [LayoutScheme(blocks: blocks).when { _ in victims.free() != () }]
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(issues.contains { $0.rule == .unplaced })
    #expect(other.layoutFrame == .zero)
  }

  @Test func `Contents may free elements while they are captured`() {
    let container = Box("container")
    let first = Box("first", in: container)
    let victims = Victims()
    victims.list = [Self.make(false, in: container)]
    first.fitting = { _ in
      victims.free()
      return CGSize(width: 5, height: 5)
    }
    let blocks = [Self.block(first, Layout(width: .content))] + victims.list.map { Self.block($0) }
    let snapshot = LayoutScheme(blocks: blocks).capture(in: source)?.snapshot()
    #expect(snapshot?.childSnapshots.first?.frame == rect(0, 0, 5, 10))
  }

  @Test func `What lists the items may free the first of all views`() {
    let container = UIView(frame: source)
    let victims = Victims()
    victims.list = [Self.make(true, in: container)]
    let item = Self.make(true, in: container)
    let stack = StackLayoutScheme {
      victims.free()
      return [item]
    }
    let issues = LayoutIssue.collecting {
      LayoutScheme(blocks: victims.list.map { Self.block($0) } + [stack]).layout(in: source)
    }
    #expect(Set(issues.map(\.rule)) == [.missingElement])
    #expect(item.layoutFrame == source)
  }

  @Test(arguments: [true, false])
  func `An item that is away while the items are listed is back in the next pass`(_ again: Bool) {
    let container = Box("container")
    let item = Box("item", in: container)
    var isAway = false
    let stack = StackLayoutScheme {
      if isAway { item.removeFromSuperElement() }
      return [item]
    }
    let back = StackLayoutScheme {
      if again { container.add(item) }
      return []
    }
    let scheme = LayoutScheme(blocks: [Self.block(item, .width(5)), stack, back])
    isAway = true
    _ = LayoutIssue.collecting { scheme.layout(in: source) }
    isAway = false
    container.add(item)
    scheme.layout(in: rect(0, 0, 20, 20))
    #expect(item.layoutFrame == rect(0, 0, 20, 20))
  }

  @Test func `A block that changes while another is declared is declared again`() {
    let container = Box("container")
    let box = Box("box", in: container)
    let block = box.layoutBlock()
    var changes = 0
    let stack = StackLayoutScheme {
      if changes == 0 { block.setLayout(Layout(width: 5)) }
      changes += 1
      return []
    }
    let scheme = LayoutScheme(blocks: [block, stack])
    scheme.layout(in: source)
    #expect(box.layoutFrame == rect(0, 0, 5, 10))
  }

  @Test(arguments: [true, false])
  func `A view that is asked may free others`(_ isSnapshot: Bool) {
    let container = UIView(frame: source)
    let first = AskedView()
    container.addSubview(first)
    let victims = Victims()
    victims.list = (0..<200).map { _ in Self.make(true, in: container) }
    let layout = Layout(x: .leading(3), width: 5)
    let blocks = [Self.block(first, layout)] + victims.list.map { Self.block($0, layout) }
    let scheme = LayoutScheme(blocks: blocks)
    first.willBeAsked = { victims.free() }
    _ = LayoutIssue.collecting {
      if isSnapshot {
        #expect(scheme.snapshot(for: source).childSnapshots.first?.frame == rect(3, 0, 5, 10))
      } else {
        scheme.layout(in: source)
        #expect(first.frame == rect(3, 0, 5, 10))
      }
    }
    #expect(container.subviews.count == 1)
  }

  /// A view that does something whenever it is asked for its direction, or whether it is hidden.
  private final class AskedView: UIView {
    var willBeAsked: (() -> Void)?

    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      willBeAsked?()
      return .leftToRight
    }

    override var isHidden: Bool {
      get {
        willBeAsked?()
        return false
      }
      set {}
    }
  }

  @Test func `A view that is asked whether it is hidden may free others`() {
    let container = UIView(frame: source)
    let first = AskedView()
    container.addSubview(first)
    let victims = Victims()
    victims.list = (0..<200).map { _ in Self.make(true, in: container) }
    // No direction is asked for.
    let blocks = [Self.block(first)] + victims.list.map { Self.block($0) }
    let scheme = LayoutScheme(blocks: blocks)
    first.willBeAsked = { victims.free() }
    let snapshot = scheme.snapshot(for: source)
    #expect(snapshot.childSnapshots.map(\.frame) == Array(repeating: source, count: 201))
    #expect(container.subviews.count == 1)
  }

  @Test func `What lists the items may free a guide that lists others`() {
    let container = Box("container")
    let item = Box("item", in: container)
    var guide: StackLayoutGuide<Box>? = StackLayoutGuide<Box>(items: [.init(item)])
    guide?.add(to: container)
    var frees = false
    let stack = StackLayoutScheme {
      if frees {
        guide?.removeFromSuperElement()
        guide = nil
      }
      return []
    }
    let scheme = LayoutScheme(blocks: [stack, guide!.layoutBlock()])
    scheme.layout(in: source)
    #expect(item.layoutFrame == source)
    frees = true
    let issues = LayoutIssue.collecting { scheme.layout(in: rect(0, 0, 20, 20)) }
    #expect(issues.map(\.rule) == [.missingElement])
    #expect(item.layoutFrame == source)
  }

  @Test func `An element that is read may free others`() {
    let container = Box("container")
    let first = Reader(in: container)
    let victims = Victims()
    victims.list = (0..<3).map { _ in Self.make(false, in: container) }
    // Frames of before are needed for heights.
    let scheme = LayoutScheme(
      blocks: [Self.block(first, .width(5))] + victims.list.map { Self.block($0, .width(5)) })
    first.willBeRead = { victims.free() }
    let issues = LayoutIssue.collecting { scheme.layout(in: source) }
    #expect(issues.map(\.rule) == [.removedDuringPass])
    #expect(first.placed.size.width == 5)
  }

  @Test func `Questions about what is there refuse passes of the same scheme`() {
    let container = Box("container")
    let items = Victims()
    let holder = Holder()
    let reader = Reader(in: container)
    let stack = StackLayoutScheme { items.list }
    let closure = AnonymConstraint { _ in
      items.free()
      holder.scheme?.layout(in: rect(0, 0, 5, 5))
    }
    let inner = LayoutScheme(blocks: [reader.layoutBlock(constraints: [closure]), stack])
    let scheme = LayoutScheme(blocks: [
      inner.when { _ in
        holder.scheme?.layout(in: rect(0, 0, 5, 5))
        return true
      }
    ])
    holder.scheme = scheme
    reader.willBeRead = {
      items.free()
      scheme.layout(in: rect(0, 0, 5, 5))
    }
    for _ in 0..<3 {
      items.list = (0..<100).map { _ in Self.make(false, in: container) }
      let issues = LayoutIssue.collecting { #expect(scheme.currentSnapshot.count > 100) }
      #expect(Set(issues.map(\.rule)) == [.changedDuringPass])
      #expect(reader.placed == .zero)
    }
  }

  @Test func `What ends with a former program may ask for a pass`() {
    let container = Box("container")
    let box = Box("box", in: container)
    let items = Victims()
    items.list = (0..<50).map { _ in Self.make(false, in: container) }
    let holder = Holder()
    let block = box.layoutBlock()
    let scheme = LayoutScheme(blocks: [block, StackLayoutScheme { items.list }])
    holder.scheme = scheme
    do {
      let end = End {
        _ = holder.scheme?.snapshot(for: rect(0, 0, 3, 3))
        _ = holder.scheme?.currentRect
        holder.scheme?.layout(in: rect(0, 0, 4, 4))
      }
      block.setConstraints([AnonymConstraint { _ in _ = end }])
    }
    scheme.layout(in: rect(0, 0, 5, 5))
    items.list = []
    block.setConstraints([])
    let issues = LayoutIssue.collecting { scheme.layout(in: rect(0, 0, 6, 6)) }
    #expect(Set(issues.map(\.rule)) == [.changedDuringPass])
    #expect(box.layoutFrame == rect(0, 0, 6, 6))
  }

  private final class Holder {
    var scheme: LayoutScheme?
  }

  private final class End {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    deinit { body() }
  }

  /// An element that does something whenever its frame is asked for.
  private final class Reader: LayoutElement {
    var layoutStorage: AnyObject?
    private(set) var placed = CGRect.zero
    let layoutContainer: AnyObject?
    var willBeRead: (() -> Void)?

    init(in container: AnyObject) { layoutContainer = container }

    var layoutFrame: CGRect {
      willBeRead?()
      return placed
    }

    func place(_ frame: CGRect) { placed = frame }
  }
}
