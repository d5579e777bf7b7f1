import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import Testing

/// Passes over the same bounds give the same frames; where closures prevent that, an issue says so.
@Suite struct SettlingRules {
  let screen = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  let a = UIView(named: "a", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let b = UIView(named: "b", frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func pass() -> [LayoutIssue] {
    LayoutIssue.collecting {
      screen.setNeedsLayout()
      screen.layoutIfNeeded()
    }
  }

  private func behind(_ view: UIView) -> LayoutPosition {
    .makeCustom { [unowned view] _ in
      CGRect(x: view.frame.maxX + 8, y: 0, width: 10, height: 10)
    }
  }

  @Test func `Two closures that read each other's frames are told, with both names`() {
    screen.addSubview(a, withAssociatedConstantPosition: behind(b))
    screen.addSubview(b, withAssociatedConstantPosition: behind(a))
    #expect(pass().isEmpty)
    // a starts 8 behind b's first frame, b 8 behind a: 18, then 36.
    #expect(a.frame.minX == 18)
    #expect(b.frame.minX == 36)
    let told = pass()
    #expect(told.map(\.rule) == [.unsettledPasses])
    #expect(told.first?.elements == ["a", "b"])
    #expect(told.first?.location != nil)
    // Looking on leaves the frames as the pass placed them.
    #expect(a.frame.minX == 54)
    #expect(b.frame.minX == 72)
    #expect(pass().isEmpty)
    #expect(a.frame.minX == 90)
  }

  @Test func `Passes over other bounds tell nothing, as other frames are no wonder there`() {
    screen.addSubview(a, withAssociatedConstantPosition: behind(b))
    screen.addSubview(b, withAssociatedConstantPosition: behind(a))
    for width in [300, 310, 320] {
      screen.frame.size.width = CGFloat(width)
      #expect(pass().isEmpty)
    }
    #expect(pass().map(\.rule) == [.unsettledPasses])
  }

  @Test func `A closure that reads a later element settles`() {
    screen.addSubview(a, withAssociatedConstantPosition: behind(b))
    screen.addSubview(
      b,
      withAssociatedConstantPosition: .makeCustom {
        CGRect(x: $0.width / 4, y: 0, width: 10, height: 10)
      })
    for _ in 0..<4 { #expect(pass().isEmpty) }
    #expect(a.frame.minX == 98)
  }

  @Test func `A chain that is read against its order settles`() {
    var views = [a]
    for _ in 0..<10 {
      let next = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      screen.addSubview(next)
      views.append(next)
    }
    screen.addSubview(a, withAssociatedConstantPosition: .spot(1))
    for index in 1...10 { screen.setConstantPosition(behind(views[index - 1]), for: views[index]) }
    screen.insertSubview(views[10], at: 0)
    for view in views.reversed() { screen.bringSubviewToFront(view) }
    for _ in 0..<15 { #expect(pass().isEmpty) }
  }

  @Test func `A closure that reads a value of the app is told of nothing`() {
    final class Model { var x: CGFloat = 0 }
    let model = Model()
    screen.addSubview(
      a,
      withAssociatedConstantPosition: .makeCustom { _ in
        CGRect(x: model.x, y: 0, width: 1, height: 1)
      })
    screen.addSubview(b, withAssociatedConstantPosition: behind(a))
    for x in 0..<5 {
      model.x = CGFloat(x)
      #expect(pass().isEmpty)
      #expect(a.frame.minX == CGFloat(x))
      #expect(b.frame.minX == CGFloat(x) + 9)
    }
  }
}
