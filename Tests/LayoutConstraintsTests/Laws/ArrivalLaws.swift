import Foundation
import Framewise
import TestSupport
import Testing

@testable import LayoutConstraints

/// Views that come into a tree that was laid out, and leave it: the answer is that of a tree that
/// is gathered anew, to the last bit.
@Suite struct ArrivalLaws {
  /// A list of items of many kinds, which come, leave, and are related to each other.
  private final class List {
    let view = ConstraintView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)).called("list")
    private let inner = ConstraintView().called("inner")
    private var items: [UIView] = []
    private var kept: [UIView] = []
    private var statements: [LayoutStatement] = []
    private var random: SeededGenerator
    /// Whether statements determine all, and only the last item leaves.
    private let isCalm: Bool
    private var number = 0

    init(seed: Int) {
      random = SeededGenerator(seed: UInt64(seed) &+ 4711)
      isCalm = seed % 4 > 0
      view.addForAutoLayout(inner) >> view.allButBottom
      if random.int(0...2) == 0 {
        LayoutStatement.activate(while: .width(300...)) { inner.height >> 40 }
        LayoutStatement.activate(while: .width(..<300)) { inner.height >> 60 }
      } else {
        inner.height >> 40
      }
      for _ in 0..<random.int(3...8) { add() }
    }

    var pass: StatementPass? { ConstraintItem.of(view).ownStatementPass }

    private func item() -> UIView {
      number += 1
      let name = "i\(number)"
      switch random.int(0...5) {
      case 0:
        let label = UILabel().called(name)
        label.text = String(repeating: "some words ", count: random.int(1...6))
        label.numberOfLines = random.int(0...1)
        return label
      case 1:
        return Sized(width: CGFloat(random.int(5...60)), height: CGFloat(random.int(5...40)))
          .called(name)
      case 2: return card(random.int(0...1) == 0 ? ConstraintView() : UIView(), name)
      default: return UIView().called(name)
      }
    }

    private func card(_ card: UIView, _ name: String) -> UIView {
      let title = card.called(name).addForAutoLayout(UILabel().called(name + " title"))
      let body = card.addForAutoLayout(UIView().called(name + " body"))
      title.text = "Title"
      title >> card.allButBottom(topOffset: 4, leadingOffset: 4, trailingOffset: -4)
      body.top >> title.bottom.offset(4)
      body >> card.left
      body.bottom >> card.bottom
      body >> CGFloat(random.int(10...30))
      if random.int(0...3) == 0 { body.left >> card.safeArea }
      return card
    }

    /// Adds an item, new or one that left, and says where it is.
    private func add() {
      let item = kept.isEmpty || isCalm || random.int(0...2) > 0 ? item() : kept.removeLast()
      let holder: UIView = random.int(0...4) == 0 ? inner : view
      item.translatesAutoresizingMaskIntoConstraints = !isCalm && random.int(0...9) == 0
      let statesFirst = !isCalm && random.int(0...5) == 0
      if statesFirst { state(item) }
      if random.int(0...2) == 0 {
        holder.insertSubview(item, at: random.int(0...holder.subviews.count))
      } else {
        holder.addSubview(item)
      }
      if !statesFirst { state(item) }
      items.append(item)
    }

    private func state(_ item: UIView) {
      if isCalm { return stateAll(item) }
      let others = items.suffix(3) + [view, inner]
      let other = random.pick(Array(others))
      let offset = CGFloat(random.int(-5...30))
      var made: [LayoutStatement] = []
      switch random.int(0...9) {
      case 0: made = item >> other.allButTop(leadingOffset: offset)
      case 1: made = [item.top >> other.bottom.offset(offset).min].compactMap { $0 }
      case 2: made = [item.width >> other.width].compactMap { $0 } + (item >> other.center)
      case 3: break
      default:
        made = [item.top >> other.bottom.offset(offset), item.left >> view.left.offset(8)]
          .compactMap { $0 }
      }
      if random.int(0...2) > 0, !(item is Sized) {
        made += [item.right >> view.right.offset(-8), item.height >> 20].compactMap { $0 }
      }
      if random.int(0...5) == 0 { made.forEach { $0.priority = random.pick([250, 750, 999]) } }
      statements += made
    }

    /// Says all about an item, as lists do.
    private func stateAll(_ item: UIView) {
      let above = items.last { $0.superview === item.superview } ?? inner
      statements += LayoutStatement.activate {
        item.top >> above.bottom.offset(8)
        item.left >> view.left.offset(CGFloat(random.int(0...20)))
        if item is Sized || item is UILabel {
          item.right >> view.right.offset(-20).max.priority(random.pick([1000, 750, 251, 250]))
        } else {
          item.right >> view.right.offset(-8)
          if item.subviews.isEmpty { item.height >> 20 }
        }
      }
    }

    private func remove() {
      guard !items.isEmpty else { return }
      let isLast = isCalm || random.int(0...2) > 0
      let place = isLast ? items.count - 1 : random.int(0...items.count - 1)
      let item = items.remove(at: place)
      if !isCalm, random.int(0...2) == 0 { kept.append(item) }
      if !isCalm, random.int(0...5) == 0 {
        statements.filter { $0.sourceItem === item }.forEach { $0.isActive = false }
      }
      item.removeFromSuperview()
    }

    func change() {
      for _ in 0..<random.int(1...3) {
        switch random.int(0...11) {
        case 0...4: add()
        case 5...7: remove()
        case 8 where !isCalm && !statements.isEmpty:
          let statement = random.pick(statements)
          statement.isActive.toggle()
        case 9 where !statements.isEmpty:
          random.pick(statements).constant = CGFloat(random.int(0...40))
        case 10: _ = view.sizeThatFits(CGSize(width: random.int(50...300), height: 100))
        default: view.frame.size.width = CGFloat(random.int(200...400))
        }
        if random.int(0...3) == 0 { view.frame.size.width += 1 }
      }
    }

    /// The frames of all views after a pass, and what is said of them.
    func answer() -> (frames: [CGRect], text: String) {
      LayoutIssue.withHandler({ _ in }) { view.layoutIfNeeded() }
      var frames: [CGRect] = []
      var pending: [UIView] = [view]
      while let next = pending.popLast() {
        frames.append(next.frame)
        pending += next.subviews
      }
      let issues = (pass?.standingIssues ?? []).map(\.description).sorted()
      let open = LayoutIssue.withHandler({ _ in }) { view.ambiguities() }.map(\.description)
      let suspended = statements.map(\.isSuspended)
      let trace = view.layoutTrace().description.split(separator: "\n").sorted()
      return (frames, "\(issues) \(open.sorted()) \(suspended) \(trace)")
    }

    func gatherAnew() {
      pass?.reset()
      view.setNeedsLayout()
    }
  }

  /// Compares passes to those of trees gathered anew; returns how many took the items as they were,
  /// but for what came and left.
  private static func grownPasses(_ seed: Int) -> (grown: Int, all: Int) {
    let list = List(seed: seed)
    _ = list.answer()
    var (grown, all) = (0, 0)
    for step in 0..<12 {
      let gatherCount = list.pass?.gatherCount
      list.change()
      let found = list.answer()
      all += 1
      if list.pass?.gatherCount == gatherCount { grown += 1 }
      if step % 3 > 0 { continue }
      list.gatherAnew()
      let wanted = list.answer()
      #expect(found.frames == wanted.frames, "seed \(seed), step \(step)")
      #expect(found.text == wanted.text, "seed \(seed), step \(step)")
    }
    return (grown, all)
  }

  @Test(arguments: 0..<20) func `What comes and leaves is as in a new tree`(_ part: Int) {
    let counts = (0..<20).map { Self.grownPasses(part * 20 + $0) }
    let (grown, all) = (counts.map(\.grown).reduce(0, +), counts.map(\.all).reduce(0, +))
    #expect(grown * 3 > all * 2, "\(grown) of \(all) passes gathered what came alone")
  }
}
