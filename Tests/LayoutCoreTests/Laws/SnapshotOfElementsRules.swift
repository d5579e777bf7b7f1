import Foundation
import HeadlessUIKit
import LayoutCore
import Testing

/// Snapshots taken of elements and applied to them.
@Suite struct SnapshotOfElementsRules {
  private final class Node: LayoutElement {
    let layoutName: String
    var layoutStorage: AnyObject?
    var layoutFrame: CGRect
    var layoutChildren: [any LayoutElement]
    var isHidden = false
    var effectiveUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
    var whenLaidOut: (Node) -> Void = { _ in }

    init(_ name: String, _ x: CGFloat, _ children: [Node] = []) {
      layoutName = name
      layoutFrame = CGRect(x: x, y: x, width: 10, height: 20)
      layoutChildren = children
    }

    func place(_ frame: CGRect) { layoutFrame = frame }
    func layOutChildren() { whenLaidOut(self) }
    func move(to x: CGFloat) { layoutFrame.origin = CGPoint(x: x, y: x) }
  }

  @Test func `Names, frames and hiding are taken of every element in order`() {
    let (a, b) = (Node("a", 1), Node("b", 2, [Node("c", 3)]))
    a.isHidden = true
    let text = """
      root (0, 0, 10, 20)
        a (1, 1, 10, 20) hidden
        b (2, 2, 10, 20)
          c (3, 3, 10, 20)
      """
    #expect(LayoutSnapshot(of: Node("root", 0, [a, b])).description == text)
  }

  @Test func `Frames are applied by place, also to elements of the same shape`() {
    let (a, b) = (Node("a", 1, [Node("inner", 11)]), Node("b", 2, [Node("inner", 12)]))
    let root = Node("root", 0, [a, b])
    let snapshot = LayoutSnapshot(of: root)
    root.layoutChildren = [b, a]
    #expect(snapshot.apply(to: root) == 5)
    #expect(b.layoutFrame.minX == 1 && b.layoutChildren[0].layoutFrame.minX == 11)
    #expect(a.layoutFrame.minX == 2 && a.layoutChildren[0].layoutFrame.minX == 12)
  }

  @Test func `Children of another number keep their frames, and all others get theirs`() {
    let (a, b) = (Node("a", 1, [Node("a1", 11)]), Node("b", 2, [Node("b1", 12)]))
    let root = Node("root", 0, [a, b])
    let snapshot = LayoutSnapshot(of: root)
    let others = [Node("a1", 91), Node("a2", 92)]
    a.layoutChildren = others
    for node in [root, a, b] { node.move(to: 70) }
    (b.layoutChildren[0] as? Node)?.move(to: 70)
    #expect(snapshot.apply(to: root) == 4)
    #expect(others.map(\.layoutFrame.minX) == [91, 92])
    #expect([root, a, b].map(\.layoutFrame.minX) == [0, 1, 2])
    #expect(b.layoutChildren[0].layoutFrame.minX == 12)
    // So do those of an element that has none in the snapshot.
    a.layoutChildren = []
    #expect(snapshot.apply(to: root) == 4)
  }

  @Test(arguments: 0..<4, [CGFloat.nan, .infinity, -.infinity])
  func `A frame with a number that is not finite is left out`(_ place: Int, _ number: CGFloat) {
    var numbers: [CGFloat] = [1, 2, 3, 4]
    numbers[place] = number
    let bad = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    let node = Node("node", 5)
    #expect(LayoutSnapshot(name: "node", frame: bad).apply(to: node) == 0)
    #expect(node.layoutFrame == CGRect(x: 5, y: 5, width: 10, height: 20))
  }

  @Test func `Taking frames for an input leaves every frame as it was`() {
    let child = Node("child", 3)
    let root = Node("root", 1, [child])
    root.whenLaidOut = { root in
      root.layoutChildren[0].place(CGRect(origin: .zero, size: root.layoutFrame.size))
    }
    let input = LayoutInput(size: CGSize(width: 70, height: 80))
    #expect(
      LayoutSnapshot(of: root, in: input).description == """
        root (1, 1, 70, 80)
          child (0, 0, 70, 80)
        """)
    #expect(root.layoutFrame == CGRect(x: 1, y: 1, width: 10, height: 20))
    #expect(child.layoutFrame == CGRect(x: 3, y: 3, width: 10, height: 20))
  }

  @Test(arguments: [
    CGSize(width: CGFloat.infinity, height: 5), CGSize(width: 5, height: CGFloat.infinity),
    CGSize(width: 5, height: CGFloat.nan),
  ])
  func `A size that is not finite takes the frames as they are`(_ size: CGSize) {
    let root = Node("root", 1)
    var passes = 0
    root.whenLaidOut = { _ in passes += 1 }
    #expect(
      LayoutSnapshot(of: root, in: LayoutInput(size: size)).description == "root (1, 1, 10, 20)")
    #expect(passes == 0)
  }

  @Test func `An element that keeps no input of its own has its size and direction`() {
    let node = Node("node", 1)
    node.effectiveUserInterfaceLayoutDirection = .rightToLeft
    #expect(
      node.containerInput
        == LayoutInput(size: CGSize(width: 10, height: 20), direction: .rightToLeft))
  }

  @Test func `Negative sizes are applied by their amounts, and told`() {
    let node = Node("a", 0)
    let frame = CGRect(
      origin: CGPoint(x: 50, y: 60), size: CGSize(width: -20, height: -30))
    let issues = LayoutIssue.collecting {
      #expect(LayoutSnapshot(name: "a", frame: frame).apply(to: node) == 1)
    }
    #expect(node.layoutFrame == CGRect(x: 30, y: 30, width: 20, height: 30))
    #expect(issues.map(\.rule) == [.negativeSize])
    #expect(issues.flatMap(\.elements) == ["a"])
  }

  @Test func `Frames count from a view's corner, in what scrolls from its content's`() {
    func view(_ name: String, _ frame: CGRect, in parent: UIView? = nil) -> UIView {
      let view = UIView(frame: frame)
      view.accessibilityIdentifier = name
      parent?.addSubview(view)
      return view
    }
    let root = view("root", CGRect(x: 1, y: 2, width: 100, height: 90))
    root.bounds.origin = CGPoint(x: 5, y: 7)
    let inner = view("inner", CGRect(x: 15, y: 27, width: 50, height: 40), in: root)
    inner.bounds.origin = CGPoint(x: -3, y: 4)
    let leaf = view("leaf", CGRect(x: 0, y: 10, width: 9, height: 8), in: inner)
    let scroll = UIScrollView(frame: CGRect(x: 5, y: 7, width: 20, height: 20))
    scroll.contentSize = CGSize(width: 20, height: 60)
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    root.addSubview(scroll)
    let last = view("last", CGRect(x: 0, y: 40, width: 20, height: 20), in: scroll)
    let snapshot = LayoutSnapshot(of: root)
    #expect(
      snapshot.description == """
        root (1, 2, 100, 90)
          inner (10, 20, 50, 40)
            leaf (3, 6, 9, 8)
          UIScrollView (0, 0, 20, 20)
            last (0, 40, 20, 20)
        """)
    // (1, 2) is the root's own place.
    let place = leaf.convert(leaf.bounds.origin, to: root)
    #expect(snapshot["root/inner/leaf"]?.absoluteFrame.origin.x == place.x - 5 + 1)
    #expect(snapshot["root/inner/leaf"]?.absoluteFrame.origin.y == place.y - 7 + 2)
    let views = [root, inner, leaf, scroll, last]
    let frames = views.map(\.frame)
    for view in views { view.center.x += 9 }
    #expect(snapshot.apply(to: root) == 5)
    #expect(views.map(\.frame) == frames)
  }

  @Test func `Views in a snapshot keep their own direction, and their own facts come first`() {
    let (root, other, own) = (UIView(), UIView(), UIView())
    root.addSubview(other)
    root.addSubview(own)
    own.semanticContentAttribute = .forceLeftToRight
    own.storage.inputTraits = ["plan": "own"]
    let input = LayoutInput(
      size: CGSize(width: 100, height: 100), direction: .rightToLeft,
      traits: ["plan": "around", "page": "around"])
    _ = LayoutSnapshot(of: root, in: input) {
      #expect(other.passInput.direction == .rightToLeft)
      #expect(other.passInput.traits == ["plan": "around", "page": "around"])
      #expect(own.passInput.direction == .leftToRight)
      #expect(own.passInput.traits == ["plan": "own", "page": "around"])
    }
  }
}
