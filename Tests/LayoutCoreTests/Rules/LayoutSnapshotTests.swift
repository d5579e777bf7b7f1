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
}
