import Foundation
import HeadlessUIKit
import LayoutConditions
import Testing

/// Elements that were given the same array of methods.
@Suite struct SharedMethodsTests {
  @Test func `Every element asks its conditions and closures`() {
    var asked = 0
    var placed = 0
    let methods = [
      LayoutMethod(
        condition: { _ in
          asked += 1
          return asked % 2 == 1
        },
        position: .makeCustom { _ in
          placed += 1
          return CGRect(x: placed, y: 0, width: 1, height: 1)
        })
    ]
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let children = (0..<5).map { _ in UIView() }
    for child in children { view.addSubview(child, layoutMethods: methods) }
    view.layoutIfNeeded()
    #expect(asked == 5)
    // The first, third and fifth answer hold.
    #expect(children.map(\.frame.origin.x) == [1, 0, 2, 0, 3])
  }

  /// After a pass, two elements of one array come to different places among the others.
  @Test func `Elements that come between and behind others have their own methods`() {
    func methods(_ x: CGFloat) -> [LayoutMethod] {
      let frame = CGRect(x: x, y: 0, width: 5, height: 5)
      return [LayoutMethod(constantPosition: .makeAbsolute(frame: frame))]
    }
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let children = (0..<3).map { _ in UIView() }
    for child in children { view.addSubview(child, layoutMethods: methods(10)) }
    view.layoutIfNeeded()
    let shared = methods(20)
    let new = (0..<3).map { _ in UIView() }
    for child in new { view.setLayoutMethods(shared, for: child) }
    view.insertSubview(new[0], at: 1)
    view.addSubview(new[1])
    view.addSubview(new[2])
    view.layoutIfNeeded()
    #expect(view.subviews.map(\.frame.origin.x) == [10, 20, 10, 10, 20, 20])
    children[0].removeFromSuperview()
    new[1].removeFromSuperview()
    view.layoutIfNeeded()
    #expect(view.subviews.map(\.frame.origin.x) == [20, 10, 10, 20])
  }

  @Test func `A replaced element leaves the others alone`() {
    let shared = [
      LayoutMethod(
        constantPosition: .makeAbsolute(
          initialFrame: CGRect(x: 0, y: 0, width: 10, height: 10), margin: 2,
          direction: .horizontal))
    ]
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let children = (0..<4).map { _ in UIView() }
    for child in children { view.addSubview(child, layoutMethods: shared) }
    view.layoutIfNeeded()
    #expect(children.map(\.frame.origin.x) == [0, 12, 24, 36])
    view.setConstantPosition(
      .makeAbsolute(frame: CGRect(x: 70, y: 0, width: 5, height: 5)), for: children[1])
    view.layoutIfNeeded()
    // The third follows the first now.
    #expect(children.map(\.frame.origin.x) == [0, 70, 12, 24])
    view.setLayoutMethods(shared, for: children[1])
    view.layoutIfNeeded()
    #expect(children.map(\.frame.origin.x) == [0, 12, 24, 36])
  }
}
