import Foundation
import LayoutCore
import Testing

@Suite struct LayoutSnapshotTests {
  private let screen = LayoutSnapshot(
    name: "root", frame: CGRect(x: 10, y: 20, width: 320, height: 480),
    children: [
      LayoutSnapshot(
        name: "header", frame: CGRect(x: 0, y: 5, width: 320, height: 44),
        children: [
          LayoutSnapshot(name: "title", frame: CGRect(x: 16, y: 8, width: 100, height: 24))
        ]),
      LayoutSnapshot(name: "cell", frame: CGRect(x: 0, y: 60, width: 320, height: 30)),
      LayoutSnapshot(
        name: "cell", frame: CGRect(x: 0, y: 90, width: 320, height: 30), isHidden: true),
    ])

  @Test func `Nodes show the tree`() {
    #expect(screen.count == 5)
    #expect(screen.root.name == "root")
    #expect(screen.root.count == 5)
    #expect(screen.root.children.map(\.name) == ["header", "cell", "cell"])
    #expect(screen.root.children[0].count == 2)
    #expect(screen.root.children[0].children.map(\.name) == ["title"])
    #expect(screen.root.children[1].children.isEmpty)
    #expect(screen.root.children.map(\.isHidden) == [false, false, true])
  }

  @Test func `Preorder knows depth and absolute frames`() {
    let nodes = Array(screen.nodes)
    #expect(nodes.map(\.name) == ["root", "header", "title", "cell", "cell"])
    #expect(nodes.map(\.depth) == [0, 1, 2, 1, 1])
    #expect(nodes.map(\.index) == [0, 1, 2, 3, 4])
    #expect(nodes[0].absoluteFrame == CGRect(x: 10, y: 20, width: 320, height: 480))
    #expect(nodes[2].absoluteFrame == CGRect(x: 26, y: 33, width: 100, height: 24))
    #expect(nodes[4].absoluteFrame == CGRect(x: 10, y: 110, width: 320, height: 30))
    let title = screen.root.children[0].children[0]
    #expect(title.absoluteFrame == nodes[2].absoluteFrame)
    #expect(title.depth == 2)
  }

  @Test func `Paths find elements`() {
    #expect(screen["root"]?.index == 0)
    #expect(screen["root/header/title"]?.index == 2)
    #expect(screen["root/cell"]?.index == 3)
    #expect(screen["root/cell#1"]?.index == 3)
    #expect(screen["root/cell#2"]?.index == 4)
    for path in ["", "header", "root/cell#3", "root/cell#0", "root/cell#x", "root/", "root//"] {
      #expect(screen[path] == nil, "\(path)")
    }
  }

  @Test func `A step with two numbers finds nothing`() {
    for path in ["root/cell#1#2", "root/cell#2#", "root/cell##2"] {
      #expect(screen[path] == nil, "\(path)")
    }
  }

  @Test func `Names with path signs are escaped`() {
    let frame = CGRect.zero
    let snapshot = LayoutSnapshot(
      name: "a/b", frame: frame,
      children: [
        LayoutSnapshot(name: "c#2", frame: frame), LayoutSnapshot(name: "\\", frame: frame),
        LayoutSnapshot(name: "", frame: frame),
      ])
    #expect(snapshot["a\\/b/c\\#2"]?.index == 1)
    #expect(snapshot["a\\/b/\\\\"]?.index == 2)
    #expect(snapshot["a\\/b/"]?.index == 3)
    #expect(snapshot["a/b/c#2"] == nil)
    let moved = LayoutSnapshot(
      name: "a/b", frame: frame,
      children: [
        LayoutSnapshot(name: "c#2", frame: CGRect(x: 1, y: 0, width: 0, height: 0)),
        LayoutSnapshot(name: "\\", frame: CGRect(x: 0, y: 1, width: 0, height: 0)),
        LayoutSnapshot(name: "", frame: frame),
      ])
    let paths = moved.difference(from: snapshot).entries.map(\.path)
    #expect(paths == ["a\\/b/c\\#2", "a\\/b/\\\\"])
    #expect(paths.map { snapshot[$0]?.index } == [1, 2])
  }

  @Test func `A builder makes the same tree`() {
    var builder = LayoutSnapshot.Builder()
    builder.begin(name: "root", frame: CGRect(x: 10, y: 20, width: 320, height: 480))
    builder.begin(name: "header", frame: CGRect(x: 0, y: 5, width: 320, height: 44))
    builder.append(
      LayoutSnapshot(name: "title", frame: CGRect(x: 16, y: 8, width: 100, height: 24)))
    builder.end()
    builder.begin(name: "cell", frame: CGRect(x: 0, y: 60, width: 320, height: 30))
    builder.end()
    builder.begin(
      name: "cell", frame: CGRect(x: 0, y: 90, width: 320, height: 30), isHidden: true)
    #expect(builder.finish() == screen)
    #expect(LayoutSnapshot.Builder().finish() == nil)
  }

  @Test func `A second root is a programming error`() async {
    await #expect(processExitsWith: .failure) {
      var builder = LayoutSnapshot.Builder()
      builder.begin(name: "a", frame: .zero)
      builder.end()
      builder.begin(name: "b", frame: .zero)
    }
    await #expect(processExitsWith: .failure) {
      var builder = LayoutSnapshot.Builder()
      builder.end()
    }
  }

  @Test func `Every part counts for equality`() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let one = LayoutSnapshot(name: "a", frame: frame)
    #expect(one == LayoutSnapshot(name: "a", frame: frame))
    #expect(one != LayoutSnapshot(name: "b", frame: frame))
    #expect(one != LayoutSnapshot(name: "a", frame: frame.offsetBy(dx: 1, dy: 0)))
    #expect(one != LayoutSnapshot(name: "a", frame: frame, isHidden: true))
    #expect(one != LayoutSnapshot(name: "a", frame: frame, children: [one]))
    let chain = LayoutSnapshot(
      name: "a", frame: frame,
      children: [LayoutSnapshot(name: "a", frame: frame, children: [one])])
    let fan = LayoutSnapshot(name: "a", frame: frame, children: [one, one])
    #expect(chain != fan)
  }

  private func leaf(_ name: String, _ x: CGFloat, hidden: Bool = false) -> LayoutSnapshot {
    LayoutSnapshot(
      name: name, frame: CGRect(x: x, y: 2 * x, width: 3 * x, height: 4 * x), isHidden: hidden)
  }

  @Test func `Elements in both move in a straight line`() {
    let start = leaf("a", 10)
    let end = leaf("a", 20)
    #expect(start.interpolated(to: end, fraction: 0.5) == leaf("a", 15))
    #expect(start.interpolated(to: end, fraction: 0.25) == leaf("a", 12.5))
    #expect(start.interpolated(to: end, fraction: -1) == leaf("a", 0))
    #expect(start.interpolated(to: end, fraction: 3) == leaf("a", 40))
    #expect(start.interpolated(to: end, fraction: .nan) == start)
  }

  @Test func `Elements in one only keep their frames`() {
    let start = LayoutSnapshot(
      name: "root", frame: .zero, children: [leaf("a", 0), leaf("old", 7), leaf("b", 10)])
    let inner = LayoutSnapshot(name: "new", frame: .zero, children: [leaf("x", 1), leaf("y", 2)])
    let end = LayoutSnapshot(
      name: "root", frame: .zero, children: [leaf("b", 20), inner, leaf("a", 10), leaf("z", 3)])
    let expected = LayoutSnapshot(
      name: "root", frame: .zero,
      children: [leaf("a", 5), leaf("old", 7), leaf("b", 15), inner, leaf("z", 3)])
    #expect(start.interpolated(to: end, fraction: 0.5) == expected)
  }

  @Test func `Roots correspond whatever their names`() {
    let result = leaf("phone", 0).interpolated(to: leaf("tablet", 10), fraction: 0.5)
    #expect(result == leaf("phone", 5))
  }

  @Test func `Hidden on the way means hidden at both ends`() {
    let shown = leaf("a", 1)
    let hidden = leaf("a", 1, hidden: true)
    #expect(shown.interpolated(to: hidden, fraction: 0.9) == shown)
    #expect(shown.interpolated(to: hidden, fraction: 1) == hidden)
    #expect(hidden.interpolated(to: shown, fraction: 0) == hidden)
    #expect(hidden.interpolated(to: hidden, fraction: 0.5) == hidden)
  }

  @Test func `Infinite frames stay what they are`() {
    let infinite = leaf("a", .infinity)
    #expect(infinite.interpolated(to: infinite, fraction: 0.5) == infinite)
    #expect(leaf("a", 1).interpolated(to: infinite, fraction: 0) == leaf("a", 1))
    #expect(leaf("a", 1).interpolated(to: infinite, fraction: 1) == infinite)
    #expect(infinite.interpolated(to: leaf("a", 1), fraction: 1) == leaf("a", 1))
  }
}
