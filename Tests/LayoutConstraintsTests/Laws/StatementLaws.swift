import AllocationCounter
import ConstraintSolver
import Foundation
import Framewise
import TestSupport
import Testing

@testable import LayoutConstraints

/// What holds for any statements.
@Suite struct StatementLaws {
  /// A container with items that a random set of statements determines, and more that come and go.
  struct World {
    let container = ConstraintView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    var items: [UIView] = []
    var base: [LayoutStatement] = []

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      for index in 0..<random.int(2...7) {
        let holder = index > 2 && random.int(0...2) == 0 ? items[random.int(0...1)] : container
        let item: UIView =
          random.int(0...2) == 0
          ? Sized(width: CGFloat(random.int(5...60)), height: CGFloat(random.int(5...40)))
          : random.int(0...3) == 0 ? ConstraintView() : UIView()
        items.append(holder.addForAutoLayout(item.called("i\(index)")))
      }
      for (index, item) in items.enumerated() {
        let other = index == 0 ? container : random.pick(items.prefix(index) + [container])
        let offset = CGFloat(random.int(0...30))
        base += [
          item.leading >> other.leading.offset(offset), item.top >> other.top.offset(offset),
        ].compactMap { $0 }
        if !(item is Sized) { base += item >> (CGFloat(random.int(10...90)), 20) }
      }
    }

    func extra(_ random: inout SeededGenerator) -> [LayoutStatement] {
      let (a, b) = (random.pick(items), random.pick(items + [container]))
      let number = CGFloat(random.int(-30...80))
      var made: [LayoutStatement]
      switch random.int(0...5) {
      case 0: made = a >> .size(number)
      case 1: made = [a.trailing >> b.trailing.offset(number)].compactMap { $0 }
      case 2: made = [a.width >> b.width.at(0.5).min].compactMap { $0 }
      case 3: made = a >> b.center
      case 4: made = [a.height >> b.height.max.offset(number)].compactMap { $0 }
      default: made = a >> b.allButTop
      }
      let priority: Float = random.pick([1000, 1000, 999, 500, 250])
      made.forEach { $0.priority = priority }
      return made
    }

    var frames: [CGRect] {
      LayoutIssue.withHandler({ _ in }) { container.layoutIfNeeded() }
      return items.map(\.frame)
    }
  }

  @Test(arguments: 0..<200) func `Adding and removing leaves nothing`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) &+ 77)
    let world = World(seed: UInt64(seed))
    let wanted = world.frames
    var added: [LayoutStatement] = []
    for _ in 0..<4 {
      for _ in 0..<random.int(1...5) { added += world.extra(&random) }
      if random.int(0...1) == 0 { _ = world.frames }
      added.shuffle(using: &random)
      for _ in 0..<random.int(0...added.count) {
        let statement = added.removeLast()
        statement.isActive = false
        if random.int(0...2) == 0 { _ = world.frames }
      }
    }
    LayoutStatement.deactivate(added)
    let found = world.frames
    for (frame, other) in zip(found, wanted) { #expect(frame.isClose(to: other, 1e-6)) }
    #expect(LayoutIssue.collecting { world.container.layoutIfNeeded() } == [])
  }

  @Test(arguments: 0..<100) func `A pass after changes is that of a new tree`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) &+ 7777)
    var other = random
    let (world, fresh) = (World(seed: UInt64(seed)), World(seed: UInt64(seed)))
    for _ in 0..<4 {
      _ = world.extra(&random)
      _ = world.frames
      world.container.frame.size.width += 5
      _ = world.frames
      world.container.frame.size.width -= 5
      _ = fresh.extra(&other)
    }
    let free = Set(
      LayoutIssue.withHandler({ _ in }) { fresh.container.ambiguities() }.map(\.item.layoutName))
    guard free.isEmpty else { return }
    for (frame, wanted) in zip(world.frames, fresh.frames) {
      #expect(frame.isClose(to: wanted, 1e-6), "\(frame) \(wanted)")
    }
  }

  @Test(arguments: 0..<100) func `Measuring and snapshots change nothing`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) &+ 999)
    let world = World(seed: UInt64(seed))
    for _ in 0..<3 { _ = world.extra(&random) }
    let wanted = world.frames
    LayoutIssue.withHandler({ _ in }) {
      _ = world.container.sizeThatFits(CGSize(width: 50, height: 50))
      _ = world.container.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
      _ = LayoutSnapshot(
        of: world.container, in: LayoutInput(size: CGSize(width: 77, height: 99)))
      let first = world.container.sizeThatFits(CGSize(width: 50, height: 50))
      #expect(world.container.sizeThatFits(CGSize(width: 50, height: 50)) == first)
    }
    #expect(world.items.map(\.frame) == wanted)
    world.container.setNeedsLayout()
    #expect(world.frames == wanted)
  }

  @Test func `Ten thousand rounds keep their size`() throws {
    let container = ConstraintView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let a = container.addForAutoLayout(UIView()), b = container.addForAutoLayout(UIView())
    a >> container.allButTrailing
    b >> container.allButLeading
    a.trailing >> b.leading
    let half = a.width >> b.width
    container.layoutIfNeeded()
    weak var last: LayoutStatement?
    var rows: [Int] = []
    for round in 0..<10_000 {
      let limit = a.width >> .max(CGFloat(round % 50))
      if round % 3 == 0 { _ = a.width >> .min(100) }
      let conflict = round % 7 == 0 ? b.width >> 3 : nil
      if round % 100 == 0 {
        LayoutIssue.withHandler({ _ in }) { container.layoutIfNeeded() }
      }
      limit?.isActive = false
      conflict?.isActive = false
      for statement in ConstraintItem.of(a).statements where statement.relation == .minimum {
        statement.isActive = false
      }
      last = limit
      if round % 1000 == 999 {
        container.layoutIfNeeded()
        let pass = try #require(ConstraintItem.of(container).ownStatementPass)
        rows.append(pass.problem.rowCount)
        #expect(pass.entries.count == 8)
        #expect(ConstraintItem.of(a).statements.count == 5)
      }
    }
    #expect(last == nil)
    #expect(rows.allSatisfy { $0 == 8 })
    #expect(half?.isActive == true)
    #expect(a.frame.width == 200)
  }

  /// Whether somebody counts: on Linux, but not under a sanitizer.
  static var isCounting: Bool { allocation_count() >= 0 }

  @Test(.enabled(if: isCounting)) func `A resize allocates nothing`() {
    let container = ConstraintView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    var above: UIView = container
    for index in 0..<50 {
      let row = container.addForAutoLayout(Sized(width: 30, height: 10))
      if index == 0 {
        row >> container.top
      } else {
        row.top >> above.bottom.offset(2)
      }
      row >> container.leading
      row.width >> container.width.at(0.5).max
      above = row
    }
    func pass(_ number: Int) {
      container.frame.size.width = CGFloat(100 + number % 2)
      container.layoutIfNeeded()
    }
    for number in 0..<6 { pass(number) }
    let before = allocation_count()
    for number in 0..<10 { pass(number) }
    let count = allocation_count() - before
    #if DEBUG
    // Without optimization the loops have closures of their own on the heap; the benchmarks make
    // sure of the optimized build as well.
    #expect(count <= 10 * 50 * 6, "\(count)")
    #else
    #expect(count == 0, "\(count)")
    #endif
  }

  @Test func `Nothing is asked twice`() {
    let container = ConstraintView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let label = container.addForAutoLayout(CountingLabel())
    label.numberOfLines = 0
    label.text = "Some words that wrap when there is little room for them"
    label >> container.allButBottom
    container.layoutIfNeeded()
    let first = label.count
    container.layoutIfNeeded()
    #expect(label.count == first)
    container.setNeedsLayout()
    container.layoutIfNeeded()
    #expect(label.count == first)
    container.frame.size.width = 100
    container.layoutIfNeeded()
    #expect(label.count == first + 1)
    #expect(label.frame.height > 30)
  }

  private final class CountingLabel: UILabel {
    var count = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      count += 1
      return super.sizeThatFits(size)
    }
  }
}
