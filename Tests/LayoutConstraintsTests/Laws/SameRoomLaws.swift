import Foundation
import Framewise
import TestSupport
import Testing

/// Passes in a room of the size before, which pass over views that have their frames: wherever an
/// app moved views meanwhile, each is where its statements say.
@Suite struct SameRoomLaws {
  /// Views with statements about their parts, each a number.
  private final class Numbers {
    let view = ConstraintView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)).called("numbers")
    private var views: [UIView] = []
    private var statements: [[LayoutStatement]] = []
    private var random: SeededGenerator

    init(seed: Int) {
      random = SeededGenerator(seed: UInt64(seed) &+ 1)
      for _ in 0..<random.int(30...90) { add() }
    }

    private func number() -> CGFloat { CGFloat(random.int(-40...400)) / 2 }

    private func add() {
      let added = view.addForAutoLayout(UIView())
      views.append(added)
      statements.append(
        [
          added.left >> view.left.offset(number()), added.top >> view.top.offset(number()),
          added.width >> abs(number()), added.height >> abs(number()),
        ].compactMap { $0 })
      if random.int(0...3) == 0 { statements.last?[random.int(0...3)].isActive = false }
    }

    private func changeStatement() {
      let statement = statements[random.int(0...statements.count - 1)][random.int(0...3)]
      if random.int(0...1) == 0 {
        statement.isActive.toggle()
      } else {
        statement.constant = abs(number())
      }
    }

    private func moveView() {
      let view = views[random.int(0...views.count - 1)]
      switch random.int(0...5) {
      case 0: view.frame.origin.x += 5
      case 1: view.frame.size.height += 1
      case 2: view.center.y -= 2
      case 3: view.bounds.size.width += 4
      case 4: view.anchorPoint = CGPoint(x: random.int(0...1), y: random.int(0...1))
      default: view.transform = CGAffineTransform(scaleX: 2, y: random.int(0...1) == 0 ? 1 : 2)
      }
    }

    private func change() {
      switch random.int(0...9) {
      case 0: add()
      case 1 where views.count > 1:
        let index = random.int(0...views.count - 1)
        views.remove(at: index).removeFromSuperview()
        statements.remove(at: index)
      case 2...5: changeStatement()
      default: moveView()
      }
    }

    /// The frame that a view has once statements replaced what they decide.
    private func expected(_ index: Int) -> CGRect {
      var frame = views[index].layoutFrame
      let numbers = statements[index].map { $0.isActive ? $0.constant : nil }
      frame.origin.x = numbers[0] ?? frame.origin.x
      frame.origin.y = numbers[1] ?? frame.origin.y
      frame.size.width = numbers[2] ?? frame.size.width
      frame.size.height = numbers[3] ?? frame.size.height
      return frame
    }

    /// Changes this and that, runs a pass, and returns the numbers of views that are elsewhere than
    /// they should be.
    func misplacedAfterStep() -> [Int] {
      for _ in 0..<random.int(0...6) { change() }
      // An item that statements are about no longer keeps its frame, as nothing places it.
      let wanted = views.indices.map(expected)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      return views.indices.filter { views[$0].layoutFrame != wanted[$0] }
    }
  }

  @Test(arguments: 0..<24) func `Every view has the frame of its statements`(_ seed: Int) {
    let numbers = Numbers(seed: seed)
    for step in 0..<30 { #expect(numbers.misplacedAfterStep() == [], "step \(step)") }
  }

  @Test func `A view that is moved after each pass does not drift`() {
    final class Nudging: ConstraintView {
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews[7].frame.origin.x += 5
      }
    }
    let view = Nudging(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for number in 0..<40 {
      let added = view.addForAutoLayout(UIView())
      added.left >> view.left.offset(CGFloat(number))
      added.width >> 10
    }
    for _ in 0..<3 {
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.subviews[7].frame.origin.x == 12)
      #expect(view.subviews[8].frame.origin.x == 8)
    }
  }

  @Test func `A frame that is refused is told of though the view has it`() {
    let view = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for number in 0..<40 {
      let added = view.addForAutoLayout(UIView())
      added >> view.top
      added.height >> 10
      if number != 20 { added.width >> 10 }
    }
    let far = view.subviews[20]
    far.accessibilityIdentifier = "far"
    far.left >> view.left.offset(1e308)
    far.width >> 1.4e308
    _ = LayoutIssue.collecting { view.layoutIfNeeded() }
    far.bounds.size.width = 1.4e308
    far.center.x = 1.7e308
    view.setNeedsLayout()
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(issues.map(\.rule) == [.nonFiniteFrame] && issues.first?.elements == ["far"])
  }
}
