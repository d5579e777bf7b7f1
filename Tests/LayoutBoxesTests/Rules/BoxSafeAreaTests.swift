import Foundation
import HeadlessUIKit
import LayoutBoxes
import LayoutCore
import Testing

@Suite struct BoxSafeAreaTests {
  @Test func aSnapshotGivesTheSafeAreaOfItsInputToAll() {
    // A plain view between two boxes: the inner one is topmost for what is in it.
    let inner = ColumnView(UIView())
    let plain = UIView()
    plain.addSubview(inner)
    let outer = RootView(plain)
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    outer.hostSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    outer.layoutIfNeeded()
    let leaf = inner.subviews[0]
    #expect(leaf.frame == CGRect(x: 0, y: 20, width: 100, height: 80))

    var input = outer.containerInput
    input.safeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 10, right: 0)
    let frames = LayoutSnapshot(of: outer, in: input).nodes.map(\.frame)
    #expect(frames[3] == CGRect(x: 30, y: 0, width: 70, height: 90))
    #expect(outer.hostSafeAreaInsets.top == 20)
    #expect(leaf.frame == CGRect(x: 0, y: 20, width: 100, height: 80))
    outer.layoutIfNeeded()
    #expect(leaf.frame == CGRect(x: 0, y: 20, width: 100, height: 80))
  }
}
