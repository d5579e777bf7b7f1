import Foundation
import LayoutCore
import Testing

/// Groups in snapshots: they have no coordinates of their own.
@Suite struct GroupRules {
  /// A root at (100, 200), a group at (10, 20) in it, an element at (1, 2) in the group and one at
  /// (3, 4) in that.
  private func snapshot(isGroup: Bool = true) throws -> LayoutSnapshot {
    var builder = LayoutSnapshot.Builder()
    let size = CGSize(width: 5, height: 5)
    for (name, x, y) in [("root", 100.0, 200.0), ("group", 10, 20), ("a", 1, 2), ("b", 3, 4)] {
      builder.begin(
        name: name, frame: CGRect(origin: CGPoint(x: x, y: y), size: size),
        isGroup: isGroup && name == "group")
    }
    return try #require(builder.finish())
  }

  @Test func `Frames within a group are in the coordinates around it`() throws {
    let group = try snapshot()
    let origins = [(100.0, 200.0), (110, 220), (101, 202), (104, 206)]
    #expect(group.nodes.map(\.absoluteFrame.origin) == origins.map { CGPoint(x: $0, y: $1) })
    // By way of children as well as in a walk.
    let last = group["root/group/a/b"]
    #expect(last?.absoluteFrame.origin == CGPoint(x: 104, y: 206))
    let element = try snapshot(isGroup: false)
    #expect(element["root/group/a/b"]?.absoluteFrame.origin == CGPoint(x: 114, y: 226))
  }

  @Test func `Being a group counts for equality and survives storage and text`() throws {
    let group = try snapshot()
    #expect(try group != snapshot(isGroup: false))
    #expect(group.nodes.map(\.isGroup) == [false, true, false, false])
    let stored = try JSONDecoder().decode(
      LayoutSnapshot.self, from: JSONEncoder().encode(group))
    #expect(stored == group)
    #expect(stored.nodes.map(\.isGroup) == [false, true, false, false])
    #expect(try LayoutSnapshot(text: group.description) == group)
    #expect(group.interpolated(to: group, fraction: 0.5) == group)
  }
}
