import Foundation
import LayoutCore
import Testing

@Suite struct LayoutSnapshotDifferenceTests {
  private func leaf(_ name: String, _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat)
    -> LayoutSnapshot
  {
    LayoutSnapshot(name: name, frame: CGRect(x: x, y: y, width: w, height: h))
  }

  private func root(_ children: LayoutSnapshot...) -> LayoutSnapshot {
    LayoutSnapshot(
      name: "root", frame: CGRect(x: 0, y: 0, width: 100, height: 100), children: children)
  }

  @Test func `Equal snapshots have none`() {
    let one = root(leaf("a", 0, 0, 1, 1))
    #expect(one.difference(from: one).isEmpty)
    #expect(one.difference(from: one).description == "no difference")
  }

  @Test func `Entries name the element and the numbers`() {
    let old = root(
      leaf("moved", 0, 0, 10, 10), leaf("grown", 0, 10, 10, 10), leaf("both", 0, 20, 10, 10),
      leaf("same", 0, 30, 10, 10), leaf("gone", 0, 40, 10, 10), leaf("twin", 0, 0, 1, 1),
      leaf("twin", 0, 0, 1, 1))
    let group = LayoutSnapshot(
      name: "new", frame: CGRect(x: 1, y: 2, width: 3, height: 4),
      children: [leaf("x", 0, 0, 0, 0), leaf("y", 0, 0, 0, 0)])
    let new = root(
      leaf("moved", 4, -0.5, 10, 10), leaf("grown", 0, 10, 15, 10), leaf("both", 1, 20, 10, 9),
      leaf("same", 0, 30, 10, 10), group, leaf("twin", 0, 0, 1, 1), leaf("twin", 2, 0, 1, 1))
    let difference = new.difference(from: old)
    #expect(
      difference.description == """
        root/moved moved by (4, -0.5): (0, 0, 10, 10) -> (4, -0.5, 10, 10)
        root/grown resized by (5, 0): (0, 10, 10, 10) -> (0, 10, 15, 10)
        root/both moved by (1, 0) and resized by (0, -1): (0, 20, 10, 10) -> (1, 20, 10, 9)
        root/new added: (1, 2, 3, 4), with 2 inside
        root/twin#2 moved by (2, 0): (0, 0, 1, 1) -> (2, 0, 1, 1)
        root/gone removed: (0, 40, 10, 10)
        """)
    #expect(
      difference.entries.map(\.kind) == [
        .moved, .resized, .movedAndResized, .added, .moved, .removed,
      ])
    let moved = difference.entries[0]
    #expect(moved.path == "root/moved")
    #expect(moved.oldFrame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(moved.newFrame == CGRect(x: 4, y: -0.5, width: 10, height: 10))
    #expect(moved.delta ?? (0, 0, 0, 0) == (4, -0.5, 0, 0))
    #expect(difference.entries[3].oldFrame == nil)
    #expect(difference.entries[3].delta == nil)
    #expect(difference.entries[3].elementCount == 3)
    #expect(difference.entries[5].newFrame == nil)
    // Entries without one of the frames are equal to themselves, and not where it is another one.
    #expect(difference == new.difference(from: old))
    let added = [4, 5].map { root(leaf("new", 1, 2, 3, $0)).difference(from: root()).entries[0] }
    #expect(added[0] != added[1])
  }

  @Test func `Becoming a group is a change of its own`() throws {
    func snapshot(_ isGroup: Bool) throws -> LayoutSnapshot {
      var builder = LayoutSnapshot.Builder()
      let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      builder.begin(name: "root", frame: frame)
      builder.begin(name: "a", frame: frame, isGroup: isGroup)
      builder.begin(name: "b", frame: frame)
      return try #require(builder.finish())
    }
    let (group, plain) = try (snapshot(true), snapshot(false))
    #expect(group.difference(from: plain).description == "root/a is a group now")
    #expect(plain.difference(from: group).description == "root/a is no longer a group")
    #expect(plain.difference(from: group, tolerance: 10).entries.map(\.kind) == [.ungrouped])
    #expect(try group.difference(from: snapshot(true)).isEmpty)
  }

  @Test func `Hiding is a change of its own`() {
    let shown = LayoutSnapshot(name: "a", frame: .zero)
    let hidden = LayoutSnapshot(
      name: "a", frame: CGRect(x: 1, y: 0, width: 0, height: 0), isHidden: true)
    #expect(
      hidden.difference(from: shown).description
        == "a moved by (1, 0): (0, 0, 0, 0) -> (1, 0, 0, 0)\na hidden")
    let back = shown.difference(from: hidden)
    #expect(back.entries.map(\.kind) == [.moved, .shown])
    #expect(back.description == "a moved by (-1, 0): (1, 0, 0, 0) -> (0, 0, 0, 0)\na shown")
  }

  @Test func `Another root replaces everything`() {
    let old = root(leaf("a", 0, 0, 1, 1))
    let new = leaf("other", 0, 0, 2, 2)
    #expect(
      new.difference(from: old).description
        == "other added: (0, 0, 2, 2)\nroot removed: (0, 0, 100, 100), with 1 inside")
  }

  @Test func `The tolerance is per number`() {
    let old = leaf("a", 0, 0, 10, 10)
    let new = leaf("a", 0.5, -0.5, 10.5, 9.5)
    #expect(new.difference(from: old, tolerance: 0.5).isEmpty)
    #expect(new.difference(from: old, tolerance: 0.49).entries.map(\.kind) == [.movedAndResized])
    #expect(new.difference(from: old, tolerance: -1) == new.difference(from: old))
    #expect(new.difference(from: old, tolerance: .nan) == new.difference(from: old))
    #expect(new.difference(from: old, tolerance: .infinity).isEmpty)
  }

  @Test func `Not a number equals itself only`() {
    let none = leaf("a", .nan, 0, .infinity, 0)
    #expect(none.difference(from: none).isEmpty)
    #expect(none == none)
    let some = leaf("a", 1, 0, .infinity, 0)
    let difference = some.difference(from: none, tolerance: 1000)
    #expect(difference.description == "a moved by (nan, 0): (nan, 0, inf, 0) -> (1, 0, inf, 0)")
    #expect(difference == some.difference(from: none))
  }

  @Test func `Long lists are cut`() {
    let old = LayoutSnapshot(
      name: "r", frame: .zero, children: (0..<150).map { _ in leaf("a", 0, 0, 0, 0) })
    let new = LayoutSnapshot(
      name: "r", frame: .zero, children: (0..<150).map { _ in leaf("a", 1, 0, 0, 0) })
    let lines = new.difference(from: old).description.split(separator: "\n")
    #expect(lines.count == 101)
    #expect(lines[99] == "r/a#100 moved by (1, 0): (0, 0, 0, 0) -> (1, 0, 0, 0)")
    #expect(lines[100] == "and 50 more")
  }
}
