import HeadlessUIKit
import LayoutCore
import TestSupport
import Testing

@testable import LayoutBoxes

/// A leaf that counts how often it is asked for its size.
private final class AskedLeaf: UIView {
  nonisolated(unsafe) static var count = 0

  var natural = CGSize(width: 10, height: 10)

  override var intrinsicContentSize: CGSize {
    AskedLeaf.count += 1
    return natural
  }
}

/// Text, as far as boxes know, of a size in memory that depends on the parameter.
private final class PaddedLeaf<Padding>: UIView {
  var padding: Padding?

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 10, height: 10) }
}

/// Views that come, leave and move between passes. A pass over what changed leaves the same tree
/// behind as one over everything.
@Suite(.serialized) struct EditLaws {
  private struct Garden {
    var generator: SeededGenerator
    var root: LayoutBoxView
    var boxes: [LayoutBoxView]
    var leaves: [UIView] = []

    /// What left, to come again, be freed, or be laid out alone.
    var removed: [UIView] = []

    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
      root = ColumnView(spacing: 2)
      boxes = [root]
      root.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    }

    mutating func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &generator) == 0 }

    mutating func box() -> LayoutBoxView {
      let box: LayoutBoxView =
        switch Int.random(in: 0..<8, using: &generator) {
        case 0...2: RowView(spacing: 3)
        case 3...5: ColumnView(spacing: 1)
        case 6: AnchorView()
        default: RootView()
        }
      if let box = box as? BoxView, chance(3) {
        box.horizontalAlignment = .leading
        box.verticalAlignment = .center
      }
      if let row = box as? RowView, chance(4) { row.isAlignToBaseline = true }
      if let column = box as? ColumnView, chance(8) { column.isAlignToGrid = true }
      if chance(4) { box.directionalLayoutMargins.leading = 5 }
      if chance(12) { box.semanticContentAttribute = .forceRightToLeft }
      if chance(20) { box.snapsToPixelGrid = true }
      return box
    }

    mutating func leaf() -> UIView {
      if chance(4) { return UILabel(text: "Some text that may wrap in a narrow box") }
      if chance(6) { return BoxScrollView(tree(depth: 1)) }
      let leaf = AskedLeaf()
      if chance(3) { leaf.width = CGFloat(Int.random(in: 1...40, using: &generator)) }
      if chance(3) { leaf.height = CGFloat(Int.random(in: 1...40, using: &generator)) }
      return leaf
    }

    mutating func tree(depth: Int) -> LayoutBoxView {
      let top = box()
      boxes.append(top)
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let child = depth > 0 && chance(2) ? tree(depth: depth - 1) : noted(leaf())
        if chance(4) { child.weight = CGFloat(Int.random(in: 1...3, using: &generator)) }
        top.addSubview(child)
      }
      return top
    }

    mutating func noted(_ leaf: UIView) -> UIView {
      leaves.append(leaf)
      return leaf
    }

    mutating func anyBox() -> LayoutBoxView {
      boxes[Int.random(in: 0..<boxes.count, using: &generator)]
    }

    mutating func anyView() -> UIView {
      let index = Int.random(in: 0..<boxes.count + leaves.count, using: &generator)
      return index < boxes.count ? boxes[index] : leaves[index - boxes.count]
    }

    mutating func edit() {
      switch Int.random(in: 0..<12, using: &generator) {
      case 0...2: insert(chance(2) ? tree(depth: 2) : noted(leaf()))
      case 3, 4:
        let view = anyView()
        if view !== root {
          view.removeFromSuperview()
          if !(view is LayoutBoxView) || chance(2) { removed.append(view) }
        }
      case 5:
        guard !removed.isEmpty else { return }
        insert(removed.remove(at: Int.random(in: 0..<removed.count, using: &generator)))
      case 6: insert(anyView())
      case 7: anyView().isDisplayable.toggle()
      case 8:
        let box = anyBox()
        if let view = box.subviews.first { box.bringSubviewToFront(view) }
      case 9: anyView().width = CGFloat(Int.random(in: 1...60, using: &generator))
      case 10: (anyBox() as? BoxView)?.spacing = CGFloat(Int.random(in: 0...9, using: &generator))
      default:
        removed.last?.layoutIfNeeded()
        if chance(2) { removed.removeAll() }
      }
    }

    private mutating func insert(_ view: UIView) {
      guard view !== root else { return }
      let box = anyBox()
      box.insertSubview(
        view, at: Int.random(in: 0...box.subviews.count, using: &generator))
    }
  }

  private func check(_ garden: Garden, _ place: String) -> Bool {
    guard let kept = garden.root.ownBoxState.ownPass else { return false }
    let fresh = BoxTreePass(nil)
    fresh.gatherAndRun(garden.root, garden.root.passInput)
    let found = (
      elements: kept.lists.elements.map { $0.toOpaque() },
      ends: kept.tree.records.map(\.end), nodes: kept.tree.records.map(\.node),
      parents: kept.tree.records.map(\.parent), texts: kept.tree.contents.map(\.node),
      above: kept.tree.state.parents, boxes: kept.tree.nodes.indices.map(kept.tree.box(around:)),
      places: kept.lists.states.map { $0.takeUnretainedValue().index }
    )
    let isSame =
      found.elements == fresh.lists.elements.map { $0.toOpaque() }
      && found.ends == fresh.tree.records.map(\.end)
      && found.nodes == fresh.tree.records.map(\.node)
      && found.parents == fresh.tree.records.map(\.parent)
      && found.texts == fresh.tree.contents.map(\.node)
      && found.above == fresh.tree.state.parents
      && found.boxes == fresh.tree.nodes.indices.map(fresh.tree.box(around:))
      && found.places == found.nodes.map { Int($0) }
      && kept.lists.scrollViews.count == fresh.lists.scrollViews.count
    #expect(isSame, "\(place): another tree")
    if !isSame { return false }
    for index in kept.tree.nodes.indices {
      let (frame, wanted) = (kept.tree.frame(of: index), fresh.tree.frame(of: index))
      let view = kept.lists.elements[index].takeUnretainedValue()
      let isRight = isClose(frame, wanted)
      #expect(isRight, "\(place), \(index): \(frame), expected \(wanted)")
      let isPlaced = index == 0 || kept.snapsAny || isClose(view.layoutFrame, frame)
      #expect(isPlaced, "\(place), \(index): placed at \(view.layoutFrame), not \(frame)")
      if !isRight || !isPlaced { return false }
    }
    return true
  }

  @Test func `Edited trees are those of a pass over everything`() {
    for seed in UInt64(1)...400 {
      var garden = Garden(seed: seed)
      garden.root.addSubview(garden.tree(depth: 3))
      garden.root.layoutIfNeeded()
      for step in 0..<25 {
        for _ in 0..<(garden.chance(3) ? 5 : 1) { garden.edit() }
        if garden.chance(5) { garden.root.bounds.size.width += garden.chance(2) ? 40 : -30 }
        if garden.chance(5) { _ = garden.root.sizeThatFits(CGSize(width: 120, height: 500)) }
        garden.root.layoutIfNeeded()
        if !check(garden, "seed \(seed), step \(step)") { return }
      }
    }
  }

  @Test func `What views change when they are asked counts from the next pass`() {
    for seed in UInt64(1)...300 {
      var garden = Garden(seed: seed)
      garden.root.addSubview(garden.tree(depth: 3))
      garden.root.layoutIfNeeded()
      for step in 0..<12 {
        let busy = BusyLeaf()
        let (other, gone) = (garden.anyBox(), garden.anyView())
        let changes = Int.random(in: 1..<8, using: &garden.generator)
        busy.body = {
          if changes & 1 != 0 { other.addSubview(RowView(spacing: 0, leaf(3, 4))) }
          if changes & 2 != 0, !busy.isDescendant(of: gone) { gone.removeFromSuperview() }
          if changes & 4 != 0 { other.subviews.first?.isDisplayable.toggle() }
        }
        garden.anyBox().addSubview(RowView(spacing: 1, leaf(1, 2), busy, RowView(leaf(2, 2))))
        garden.edit()
        garden.anyBox().addSubview(leaf(4, 4))
        _ = LayoutIssue.collecting { garden.root.layoutIfNeeded() }
        garden.root.layoutIfNeeded()
        if !check(garden, "seed \(seed), step \(step)") { return }
      }
    }
  }

  private func feed(_ count: Int) -> ColumnView {
    let feed = ColumnView(spacing: 4)
    for _ in 0..<count { feed.addSubview(RowView(spacing: 1, AskedLeaf(), AskedLeaf())) }
    feed.frame = CGRect(x: 0, y: 0, width: 100, height: 1000)
    feed.layoutIfNeeded()
    return feed
  }

  @Test(arguments: [0, 20, 40]) func `A row that comes asks its own views only`(_ index: Int) {
    let feed = feed(40)
    AskedLeaf.count = 0
    feed.insertSubview(RowView(spacing: 1, AskedLeaf(), AskedLeaf(), AskedLeaf()), at: index)
    feed.layoutIfNeeded()
    #expect(AskedLeaf.count == 3)
    feed.subviews[index].removeFromSuperview()
    feed.layoutIfNeeded()
    feed.subviews[5].isDisplayable = false
    feed.layoutIfNeeded()
    feed.sendSubviewToBack(feed.subviews[1])
    feed.layoutIfNeeded()
    // Besides, the two rows that changed places.
    #expect(AskedLeaf.count == 3 + 4)
    #expect(feed.subviews[7].frame.minY == CGFloat(84))
  }

  @Test func `Nothing is kept of the margins of rows that left`() throws {
    let feed = feed(5)
    let pass = try #require((feed as LayoutBoxView).ownBoxState.ownPass)
    for number in 1...100 {
      feed.subviews[2].removeFromSuperview()
      let row = RowView(spacing: 1, AskedLeaf())
      row.leadingMargin = CGFloat(number)
      feed.insertSubview(row, at: 2)
      feed.layoutIfNeeded()
      #expect(row.subviews[0].frame.minX == CGFloat(number))
      #expect(feed.subviews[3].subviews[1].frame.minX == 11)
    }
    #expect(pass.tree.gaps.count < 40)
  }

  @Test func `A view that leaves is freed at once, and another at its address is new`() {
    let feed = feed(20)
    for number in 0..<200 {
      weak let gone = feed.subviews[7]
      weak let inner = feed.subviews[7].subviews.first
      feed.subviews[7].removeFromSuperview()
      #expect(gone == nil && inner == nil)
      let row = RowView(spacing: 1, AskedLeaf(), AskedLeaf())
      row.height = CGFloat(number % 3 + 1)
      // Of leaves and boxes, that take turns as well.
      if number % 4 == 1 { row.insertSubview(RowView(row.subviews[0]), at: 0) }
      feed.insertSubview(row, at: 7)
      feed.layoutIfNeeded()
      #expect(row.frame.size.height == CGFloat(number % 3 + 1))
      #expect(row.subviews[1].frame.size.height == CGFloat(number % 3 + 1))
    }
  }

  @Test func `A box at the address of a leaf that left is laid out`() {
    typealias Words = (Int, Int, Int, Int)
    let leaves: [() -> UIView] = [
      { PaddedLeaf<Int>() }, { PaddedLeaf<(Int, Int, Int)>() }, { PaddedLeaf<(Words, Int)>() },
      { PaddedLeaf<(Words, Int, Int, Int)>() }, { PaddedLeaf<(Words, Words, Int)>() },
      { PaddedLeaf<(Words, Words, Int, Int, Int)>() }, { PaddedLeaf<(Words, Words, Words, Int)>() },
    ]
    for make in leaves {
      let column = ColumnView(spacing: 0, leaf(5, 5))
      column.addSubview(make())
      laidOut(column, 50, 50)
      let inner = leaf(7, 7)
      let address = ObjectIdentifier(column.subviews[1])
      column.subviews[1].removeFromSuperview()
      let rows = (0..<50).map { _ in RowView(frame: .zero) }
      let row = rows.first { ObjectIdentifier($0) == address } ?? rows[0]
      row.addSubview(inner)
      column.addSubview(row)
      column.layoutIfNeeded()
      #expect(inner.frame.size.height == 45)
    }
  }

  @Test func `Where many views leave, each is freed at once`() {
    let feed = feed(60)
    for count in (20..<60).reversed() {
      weak let gone = feed.subviews[count / 2]
      feed.subviews[count / 2].removeFromSuperview()
      #expect(gone == nil)
    }
    feed.layoutIfNeeded()
    #expect(feed.subviews[19].frame.minY == CGFloat(266))
  }

  @Test func `Where views come to many boxes, the tree is gathered once`() throws {
    let feed = feed(400)
    for row in feed.subviews { row.addSubview(AskedLeaf()) }
    AskedLeaf.count = 0
    feed.layoutIfNeeded()
    let pass = try #require((feed as LayoutBoxView).ownBoxState.ownPass)
    // Four times all, and the edit that is one too many.
    #expect(pass.movedCount <= 5 * pass.tree.count)
    #expect(AskedLeaf.count <= 2 * 1200)
    for row in feed.subviews { #expect(row.subviews[2].frame.minX == CGFloat(22)) }
  }

  @Test func `A row that leaves is laid out by itself, and its tree goes on without it`() {
    let feed = feed(6)
    let row = feed.subviews[2]
    row.removeFromSuperview()
    row.frame = CGRect(x: 0, y: 0, width: 31, height: 8)
    row.subviews[1].width = 11
    row.layoutIfNeeded()
    #expect(row.subviews[1].frame == CGRect(x: 20, y: 0, width: 11, height: 8))
    feed.layoutIfNeeded()
    #expect(feed.subviews[2].frame.origin.y == 28)
    feed.subviews[0].addSubview(row)
    feed.layoutIfNeeded()
    #expect(row.superview === feed.subviews[0])
    #expect(row.frame.size.height == 10)
  }
}
