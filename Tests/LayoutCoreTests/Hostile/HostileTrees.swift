import Foundation
import HeadlessUIKit
import LayoutCore
import Testing

/// Elements that claim to hold each other, as only elements that are no views can.
@Suite struct HostileTrees {
  private final class Node: LayoutElement {
    let layoutName: String
    var layoutStorage: AnyObject?
    var layoutFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    var layoutChildren: [any LayoutElement] = []
    weak var layoutContainer: AnyObject?

    init(_ name: String, _ children: [any LayoutElement] = []) {
      layoutName = name
      layoutChildren = children
    }

    func place(_ frame: CGRect) { layoutFrame = frame }
  }

  @Test func `Elements that hold each other are taken once`() {
    let (leaf, last) = (Node("leaf"), Node("last"))
    let inner = Node("inner", [leaf])
    let outer = Node("outer", [inner, last])
    // Twice, so that there were twice as many on every level.
    inner.layoutChildren += [outer, outer]
    inner.layoutContainer = outer
    outer.layoutContainer = inner
    defer { inner.layoutChildren = [] }
    var snapshots: [LayoutSnapshot] = []
    let issues = LayoutIssue.collecting {
      snapshots.append(LayoutSnapshot(of: outer))
      snapshots.append(
        LayoutSnapshot(of: outer, in: LayoutInput(size: CGSize(width: 3, height: 4))))
    }
    let text = """
      outer (1, 2, 3, 4)
        inner (1, 2, 3, 4)
          leaf (1, 2, 3, 4)
          outer (1, 2, 3, 4)
          outer (1, 2, 3, 4)
        last (1, 2, 3, 4)
      """
    #expect(snapshots.map(\.description) == [text, text])
    #expect(Set(issues.map(\.rule)) == [.containsItself])
    #expect(Set(issues.map(\.elements)) == [["outer"]])
  }

  @Test func `Subviews are put in an order only if it lists each of them once`() {
    let (root, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    for view in [a, b, c] { root.addSubview(view) }
    for wrong in [[a, a, b], [a, b, UIView()], [a, b], [a, b, c, c], []] {
      #expect(!root.reorderLayoutChildren(wrong))
      #expect(root.subviews == [a, b, c])
    }
    #expect(root.reorderLayoutChildren([c, a, b]))
    #expect(root.subviews == [c, a, b])
  }

  @Test func `A walk through a hundred thousand elements`() {
    let root = Node("root", (0..<1_000).map { Node("\($0)", (0..<100).map { Node("\($0)") }) })
    #expect(LayoutSnapshot(of: root).count == 101_001)
  }
}
