import Foundation
import Framewise
import Testing

/// A controller that counts what it hears of its subviews.
private final class ListeningView: LayoutView {
  var added = 0
  var removed = 0

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    added += 1
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removed += 1
  }
}

@Suite struct ReloadTests {
  @Test func `Reloading sorts in place`() {
    let view = ListeningView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let children = (0..<6).map { _ in UIView() }
    for child in children { view.addSubview(child) }
    // Without methods, too; equal depths keep their order.
    for (child, depth) in zip(children, [2, -1, 2, 0, -1, 1]) { view.setZIndex(depth, for: child) }
    view.zIndexInfo[children[3].hash] = nil
    #expect(view.subviews == children)
    #expect(view.added == 6)
    view.reloadSubviews()
    #expect(view.subviews == [1, 4, 3, 5, 0, 2].map { children[$0] })
    #expect(view.added == 6)
    #expect(view.removed == 0)
  }

  @Test func `Reloading in order asks for nothing`() {
    let view = ListeningView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var passes = 0
    let children = (0..<3).map { _ in UIView() }
    for child in children {
      view.addSubview(
        child,
        withAssociatedConstantPosition: .makeCustom { _ in
          passes += 1
          return .zero
        }, andZIndex: 1)
    }
    view.layoutIfNeeded()
    view.reloadSubviews()
    view.layoutIfNeeded()
    #expect(passes == 3)
  }

  /// Ties of the flow follow the order of the subviews, which a reload changes.
  @Test func `Reloading changes the flow unless ordered`() {
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let children = (0..<3).map { _ in UIView() }
    for (place, child) in children.enumerated() {
      view.addSubview(
        child,
        withAssociatedConstantPosition: .makeAbsolute(
          initialFrame: CGRect(x: 0, y: 0, width: 10, height: 10), margin: 0,
          direction: .horizontal), andZIndex: -place)
    }
    view.layoutIfNeeded()
    #expect(children.map(\.frame.minX) == [0, 10, 20])
    view.reloadSubviews()
    view.layoutIfNeeded()
    #expect(children.map(\.frame.minX) == [20, 10, 0])
    for (place, child) in children.enumerated() { view.setLayoutOrder(place, for: child) }
    view.layoutIfNeeded()
    #expect(children.map(\.frame.minX) == [0, 10, 20])
  }
}
